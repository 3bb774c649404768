/**
 * A tool call of a client of 2025, answered as calls of 2026-07-28 are: with JSON, or with a stream once a tool has more to say
 * than its result.
 *
 * The SDK's lane for these clients makes a stream of every answer: an encoder, a timer and two pumps around one event, which is
 * most of what a small call costs beside its questions. Only a call that nothing is wrong with passes by it. Whatever has to be
 * refused, and whatever a page of the web sends, goes where that is decided.
 */
import {
  isJSONRPCRequest,
  isJsonContentType,
  isLegacyRequest,
  type JSONRPCRequest,
  type McpServer,
  PerRequestHTTPServerTransport,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'

export async function plainCallIn(request: Request, body: unknown): Promise<JSONRPCRequest | undefined> {
  const { headers } = request
  const accepted = headers.get('accept') ?? ''
  const revision = headers.get('mcp-protocol-version')
  const isPlain =
    !headers.has('origin') &&
    accepted.includes('application/json') &&
    accepted.includes('text/event-stream') &&
    isJsonContentType(headers.get('content-type')) &&
    (revision === null || SUPPORTED_PROTOCOL_VERSIONS.includes(revision)) &&
    isJSONRPCRequest(body) &&
    body.method === 'tools/call' &&
    (await isLegacyRequest(request, body))
  return isPlain ? body : undefined
}

export async function answerPlainly(request: Request, call: JSONRPCRequest, server: McpServer): Promise<Response> {
  const transport = new PerRequestHTTPServerTransport({ classification: { era: 'legacy' } })
  await server.connect(transport)
  // It is refused where the client went away before there was an answer.
  return transport.handleMessage(call, { request }).catch(() => new Response(null, { status: 499 }))
}
