/**
 * A tool call of a client of 2025, answered without a server that lives as long as the request.
 *
 * The SDK's lane for these clients makes a server with all that it could be asked, checks its own result, and makes a stream of
 * one event of it: most of what a small call costs beside its questions. Only a call of one of our tools that nothing is wrong
 * with passes by it. Whatever has to be refused, and whatever a page of the web sends, goes where that is decided.
 */
import {
  isJSONRPCRequest,
  isJsonContentType,
  isSpecType,
  PROTOCOL_VERSION_META_KEY,
  type RequestId,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import { type CallContext, callTool } from './call-tool.ts'
import type { Tool } from './define-tool.ts'

export interface PlainCall {
  readonly id: RequestId
  readonly tool: Tool
  readonly arguments: unknown
}

export function plainCallIn({ headers }: Request, body: unknown, tools: readonly Tool[]): PlainCall | undefined {
  const accepted = headers.get('accept') ?? ''
  const revision = headers.get('mcp-protocol-version')
  const isPlain =
    !headers.has('origin') &&
    accepted.includes('application/json') &&
    accepted.includes('text/event-stream') &&
    isJsonContentType(headers.get('content-type')) &&
    (revision === null || SUPPORTED_PROTOCOL_VERSIONS.includes(revision))
  if (!isPlain || !isJSONRPCRequest(body) || !isSpecType.CallToolRequest(body)) return undefined
  const { name, arguments: given, _meta } = body.params
  // Who says so is a client of 2026-07-28.
  if (_meta && PROTOCOL_VERSION_META_KEY in _meta) return undefined
  const tool = tools.find((one) => one.name === name)
  return tool && { id: body.id, tool, arguments: given }
}

export async function answerPlainly(
  { id, tool, arguments: given }: PlainCall,
  context: CallContext,
): Promise<Response> {
  return Response.json({ jsonrpc: '2.0', id, result: await callTool(tool, given, context) })
}
