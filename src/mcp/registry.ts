/**
 * The tools, in the order in which clients see them. Adding one is adding a line here.
 */
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Tool } from './define-tool.ts'
import callees from './tools/callees.ts'
import callers from './tools/callers.ts'
import compareRefs from './tools/compare-refs.ts'
import fetchResult from './tools/fetch.ts'
import findDefinition from './tools/find-definition.ts'
import findReferences from './tools/find-references.ts'
import findRelatedSymbols from './tools/find-related-symbols.ts'
import findTypeDefinition from './tools/find-type-definition.ts'
import getCodeContext from './tools/get-code-context.ts'
import getFunctionDetails from './tools/get-function-details.ts'
import getSymbolHierarchy from './tools/get-symbol-hierarchy.ts'
import health from './tools/health.ts'
import impactOf from './tools/impact-of.ts'
import listPackageExports from './tools/list-package-exports.ts'
import listRepositories from './tools/list-repositories.ts'
import openAt from './tools/open-at.ts'
import refresh from './tools/refresh.ts'
import search from './tools/search.ts'
import searchCode from './tools/search-code.ts'
import searchSymbols from './tools/search-symbols.ts'
import symbols from './tools/symbols.ts'
import traceFlow from './tools/trace-flow.ts'

export const TOOLS: readonly Tool[] = [
  search,
  fetchResult,
  getCodeContext,
  searchCode,
  searchSymbols,
  findDefinition,
  findReferences,
  callers,
  callees,
  symbols,
  openAt,
  getSymbolHierarchy,
  findRelatedSymbols,
  findTypeDefinition,
  getFunctionDetails,
  listPackageExports,
  traceFlow,
  impactOf,
  compareRefs,
  listRepositories,
  health,
  refresh,
]

export function toolNamed(name: string, among: readonly Tool[] = TOOLS): Tool {
  const tool = among.find((one) => one.name === name)
  if (!tool)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${JSON.stringify(name.slice(0, 64))}`)
  return tool
}
