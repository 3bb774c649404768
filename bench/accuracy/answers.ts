/**
 * Answers the yardsticks' questions directly from facts and link sets, without a server. This is the quickest way to see the effect of
 * a change to a linker. The same questions over MCP must give the same figures.
 */
import type { AnalysedFile } from '../../indexer-action/src/analysis.ts'
import { USES } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { isPreprocessed } from '../../src/query/indexed/preprocessed.ts'
import { calleesOf, callersOf, callsIn } from './calls.ts'
import { distinct, type LinkedFiles, linkedFiles, type Place, type Question } from './linked-files.ts'
import { definitionOf, referencesTo } from './names.ts'

const FORWARD = /^(function|method|struct|class|variable)$/
const SUPERS = new Set([USES.indexOf('extends'), USES.indexOf('implements')])

export function answers(analysed: readonly AnalysedFile[]) {
  const files = linkedFiles(analysed)
  return {
    definition: async (question: Question): Promise<Place[]> => definitionOf(files, question),
    references: async (question: Question): Promise<Place[]> => referencesTo(files, question),
    callers: async (question: Question): Promise<Place[]> => callersOf(files, question),
    callees: async (question: Question): Promise<Place[]> => calleesOf(files, question),
    outline: async (question: { file: string }): Promise<Place[]> => outlineOf(files.file(question.file)),
    supertypes: async (question: Question): Promise<Place[]> => supertypesOf(files, question),
    fileEdges: async (question: { file: string }): Promise<Place[]> => callsIn(files, question.file),
  }
}

function outlineOf(file: AnalysedFile | undefined): Place[] {
  if (!file) return []
  return file.symbols
    .filter((symbol) => !announces(file, symbol))
    .map(({ line, name, kind }) => ({ file: file.path, line, name, kind }))
}

/** A line that only declares something is not part of an outline, as over MCP. */
function announces(file: AnalysedFile, symbol: SymbolFact): boolean {
  return (
    isPreprocessed(file.language) &&
    FORWARD.test(symbol.kind) &&
    (symbol.modifiers?.includes('declaration') ?? false) &&
    (symbol.parent === undefined || file.symbols[symbol.parent]?.kind === 'namespace')
  )
}

function supertypesOf(files: LinkedFiles, question: Question): Place[] {
  const symbol = files.symbolAt(question)
  const file = files.file(question.file)
  if (!symbol || !file) return []
  const { use, from } = file.links
  const index = file.symbols.indexOf(symbol)
  return distinct(use.flatMap((of, at) => (SUPERS.has(of) && from[at] === index ? files.places([file, at]) : [])))
}
