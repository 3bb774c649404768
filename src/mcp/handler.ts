/**
 * The MCP endpoint. This file and `plain-call.ts` are the only ones that know the transport.
 *
 * One address serves clients of both eras: 2026-07-28 (stateless), and the 2025 versions that start with `initialize`.
 * Nothing is kept between requests, so each one is authorised on its own before the protocol sees it.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import { createMcpHandler } from 'agents/mcp/server'
import type { Refusal } from '../auth/authenticate.ts'
import { challenge, mcpProofOf } from '../auth/oauth/proof.ts'
import { openDatabases } from '../db/databases.ts'
import type { Env } from '../env.ts'
import { dispatchIndexing } from '../github/dispatch.ts'
import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { jsonBeyond } from '../http/json-depth.ts'
import { textWithin } from '../http/limited-body.ts'
import { READ_BY_PAGES } from '../http/pages.ts'
import { Failure } from '../query/failure.ts'
import { openSessionCall, PIN } from '../sessions/session-call.ts'
import { semanticsOf } from '../vectors/deployment.ts'
import { type Access, openAccess, targetOf } from './access.ts'
import type { Asked } from './asked.ts'
import { refQueryOf, type StartWorkflow } from './call-tool.ts'
import { type Cursor, decodeCursor } from './cursor.ts'
import type { Tool } from './define-tool.ts'
import { structuredError } from './failures.ts'
import { withoutNulls } from './left-out.ts'
import { answerPlainly, plainCallIn } from './plain-call.ts'
import { TOOLS } from './registry.ts'
import { refOfResource } from './resources.ts'
import { sextantServer } from './server.ts'
import { TOOLSETS, toolsetOf } from './toolsets.ts'

/** Twice the size of the largest possible tool call. Parsing many tiny values in a larger body would take seconds. */
const MOST_BODY_BYTES = 1024 * 1024
/**
 * A call nests about six levels. Walking millions of levels would take seconds, and at this point nobody is
 * authenticated.
 */
const MOST_DEPTH = 64

const ADDRESSES = 'Not found. There is /mcp, /mcp/{owner}, /mcp/{owner}/{repo} and /mcp/{owner}/{repo}@{ref}.\n'
const POST_ONLY =
  'Messages are sent here by POST (Streamable HTTP). There is no event stream to open and no session to end; the older HTTP+SSE transport is not offered.'

/** `serverFor` builds the server. The conformance suite passes its own server and otherwise uses the same path. */
export async function handleMcp(
  request: Request,
  env: Env,
  context?: Pick<ExecutionContext, 'waitUntil'>,
  serverFor: (asked: Asked) => McpServer = sextantServer,
): Promise<Response> {
  try {
    return uncached(await answer(acceptingBoth(request), env, context, serverFor))
  } catch (thrown) {
    const { message, ...error } = structuredError(thrown, 'mcp')
    return problem(503, -32603, message, undefined, { ...error })
  }
}

async function answer(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'> | undefined,
  serverFor: (asked: Asked) => McpServer,
): Promise<Response> {
  const url = new URL(request.url)
  const target = targetOf(url.pathname)
  if (!target) return new Response(ADDRESSES, { status: 404 })
  if (request.method !== 'POST' && request.method !== 'OPTIONS')
    return problem(405, -32000, POST_ONLY, { allow: 'POST, OPTIONS' })
  const tools = toolsetOf(url.searchParams.get('tools'))
  if (!tools) return problem(400, -32602, `Unknown tools: use ${Object.keys(TOOLSETS).join(', ')}, or tool names.`)
  const databases = openDatabases(env)
  const semantics = semanticsOf(env)
  const startWorkflow: StartWorkflow = (scope) => dispatchIndexing(env, databases, scope, scope.ref)
  const proof = await mcpProofOf(request, env)
  let access = openAccess(databases, proof, target)
  let scoped: Awaited<ReturnType<typeof decide>> | undefined
  let parsedBody: unknown
  if (request.method === 'POST') {
    const body = await bodyOf(request)
    if ('problem' in body) return body.problem
    parsedBody = body.parsed
    const call = callIn(parsedBody, tools)
    if (call === 'bad pin') return problem(400, -32602, `_meta["${PIN}"] must be the name of a ref, or null.`)
    const session =
      call && proof
        ? openSessionCall(env, { by: proof, ...call, waitUntil: (promise) => context?.waitUntil(promise) })
        : undefined
    access = openAccess(databases, proof, target, session)
    scoped = await decide(access, parsedBody)
    if (scoped.refusal) return refused(request, env, scoped.refusal)
    if (await session?.ended()) return refused(request, env, { ok: false, reason: 'unauthenticated' })
    // A tool call reports this in its answer, where a model reads it.
    const over = call && !isToolCall(parsedBody) ? await overLimit(access) : undefined
    if (over) return over
  }
  const plain = serverFor === sextantServer ? plainCallIn(request, parsedBody, tools) : undefined
  if (plain) return answerPlainly(plain, { databases, access, semantics, startWorkflow })
  const server = () => serverFor({ target, access, databases, semantics, startWorkflow, tools, scope: scoped?.scope })
  const serve = createMcpHandler(server, {
    route: url.pathname,
    legacy: 'stateless',
    allowedOriginHostnames: isAllowedOrigin(request, env)
      ? '*'
      : [...ownHostnames(url, env), 'localhost', '127.0.0.1', '[::1]'],
  })
  const response = await serve.fetch(request, { parsedBody })
  return access.session ? whenTold(response, () => access.finish({ outcome: 'invalid_input' })) : response
}

/** Anything includes JSON and event streams, which the library wants to see by name: `curl` and `fetch` were refused. */
function acceptingBoth(request: Request): Request {
  const accepted = request.headers.get('accept') ?? '*/*'
  if (!accepted.split(',').some((type) => type.split(';')[0]?.trim() === '*/*')) return request
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json, text/event-stream')
  return new Request(request, { headers })
}

/**
 * A call that ran has told its own end before its answer ended. One that was refused has not, and would take a place for
 * a minute. What the library refuses is its own to decide: to foresee it would be to leave calls uncounted that run.
 */
function whenTold(response: Response, end: () => void): Response {
  if (response.body && isStream(response))
    return new Response(response.body.pipeThrough(new TransformStream({ flush: end })), response)
  end()
  return response
}

/** Most answers are about somebody's code, and the library says of none that caches may not keep it. */
function uncached(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

/**
 * Host names of our own pages. Without a router in front (a service on loopback) the Host header is chosen by the
 * client, and a page elsewhere can choose it by DNS rebinding, so there it is not trusted.
 */
function ownHostnames(url: URL, env: Env): string[] {
  if (env.SEXTANT_ORIGIN) return [new URL(env.SEXTANT_ORIGIN).hostname]
  return env.SEXTANT_DEV === '1' ? [] : [url.hostname]
}

/** Reads the message once, here, because authorisation needs it before the protocol does. */
async function bodyOf(request: Request): Promise<{ parsed: unknown } | { problem: Response }> {
  const text = await textWithin(request, MOST_BODY_BYTES)
  if (text === undefined) return { problem: problem(413, -32600, 'The request is too large.') }
  if (jsonBeyond(text, MOST_DEPTH))
    return { problem: problem(400, -32600, `The request nests deeper than ${MOST_DEPTH} levels.`) }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problem: problem(400, -32700, 'Parse error: the body is not JSON.') }
  }
  // The library would answer every message of a batch, and none would be counted.
  if (Array.isArray(parsed))
    return { problem: problem(400, -32600, 'Batches are not supported: send one message at a time.') }
  return { parsed: withoutNulls(parsed) }
}

const isToolCall = (body: unknown): boolean => (body as { method?: unknown } | null)?.method === 'tools/call'

async function overLimit(access: Access): Promise<Response | undefined> {
  try {
    await access.admit()
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    access.finish({ outcome: thrown.code, refused: true })
    const seconds = thrown.details?.retry_after_seconds
    const headers = typeof seconds === 'number' ? { 'retry-after': String(seconds) } : undefined
    return problem(429, -32000, thrown.message, headers, { code: thrown.code, hint: thrown.hint, ...thrown.details })
  }
}

/** The methods that count against the limits. Others read only data that may be cached for an hour. */
const COUNTED = new Set(['resources/list', 'resources/read', 'completion/complete'])

/** The tool or method to count a message under, and the ref that it wants to pin its session to. */
function callIn(
  body: unknown,
  tools: readonly Tool[],
): { tool: string; wantedPin: string | null | undefined } | 'bad pin' | undefined {
  const { method, params } = (body ?? {}) as {
    method?: unknown
    params?: { name?: unknown; _meta?: Record<string, unknown> | null }
  }
  const tool = method === 'tools/call' ? tools.find((one) => one.name === params?.name)?.name : method
  if (typeof tool !== 'string' || (method !== 'tools/call' && !COUNTED.has(tool))) return undefined
  const wanted = params?._meta?.[PIN]
  if (wanted === undefined || wanted === null) return { tool, wantedPin: wanted }
  const isName = typeof wanted === 'string' && /^[^\0]{1,250}$/.test(wanted) && wanted.isWellFormed()
  return isName ? { tool, wantedPin: wanted } : 'bad pin'
}

/** Asks for what this message will need, in the same words in which the tool asks again. */
async function decide(
  access: Access,
  body: unknown,
): Promise<{ refusal?: Refusal; scope?: Awaited<ReturnType<Access['ref']>> }> {
  const { method, params } = (body ?? {}) as {
    method?: unknown
    params?: { name?: unknown; arguments?: unknown; uri?: unknown }
  }
  const greeting = method === 'initialize' || method === 'server/discover'
  let scope: Awaited<ReturnType<Access['ref']>> | undefined
  try {
    if (method === 'tools/call') await ahead(access, params ?? {})
    else if (method === 'resources/read') await access.ref(refOfResource(params?.uri))
    else if (greeting && access.target.repository) scope = await access.ref({})
  } catch {
    // Any other failure: the tool meets it again and reports it. Only the credentials matter here.
  }
  const refusal = await access.believed()
  return { ...(refusal ? { refusal } : {}), ...(scope ? { scope } : {}) }
}

async function ahead(access: Access, params: { name?: unknown; arguments?: unknown }): Promise<void> {
  const tool = TOOLS.find((one) => one.name === params.name)
  const args = (params.arguments ?? {}) as Record<string, unknown>
  if (!tool || typeof args !== 'object') return
  if (tool.about === 'caller') await access.repositories()
  else await access.ref(refQueryOf(args, cursorIn(args)))
}

function cursorIn(args: Record<string, unknown>): Cursor | undefined {
  try {
    return typeof args.cursor === 'string' ? decodeCursor(args.cursor) : undefined
  } catch {
    return undefined
  }
}

function refused(request: Request, env: Env, refusal: Refusal): Response {
  if (refusal.reason === 'insufficient_scope') {
    const needed = `${challenge(request, env)
      .replace('invalid_token', 'insufficient_scope')
      .replace(/scope="[^"]*"$/, '')}scope="${refusal.scope}"`
    return problem(403, -32000, 'The token does not permit this.', { 'www-authenticate': needed })
  }
  return problem(401, -32000, 'A valid access token is needed.', { 'www-authenticate': challenge(request, env) })
}

function problem(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
  data?: Readonly<Record<string, unknown>>,
): Response {
  const body = { jsonrpc: '2.0', error: { code, message, ...(data ? { data } : {}) }, id: null }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...READ_BY_PAGES, ...headers } })
}
