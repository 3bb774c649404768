/**
 * Answers a 2025 client's tool call without building a server for the request.
 *
 * For these clients the SDK builds a server with every capability, validates its own result, and wraps it in a stream
 * of one event. Together this costs more than everything else in a small call except its queries. Only a well-formed
 * call of one of our tools takes this shortcut. Calls that must be refused, and requests that come from a web page,
 * take the usual path, where that is decided.
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
  // A client that sends this speaks 2026-07-28.
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
