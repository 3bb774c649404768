/**
 * What every request to the dashboard's API passes before its handler: did it come from our own pages, who is it, and
 * does its input have the right shape. A handler that finds nothing returns undefined, which gives the same answer as
 * something the person may not see.
 */
import type { Context } from 'hono'
import type { z } from 'zod'
import { type Session, sessionOf, sha256url } from '../../auth/people/session.ts'
import { type Databases, openDatabases } from '../../db/databases.ts'
import type { Env } from '../../env.ts'
import { textWithin } from '../../http/limited-body.ts'
import type { Proof } from '../../tenancy/principal.ts'
import type { AnswerOf, ApiError, ParamsOf, ROUTES, Route } from './answers.ts'
import { Refused } from './refusals.ts'

export type C = Context<{ Bindings: Env }>

type Shape<R extends Route> = (typeof ROUTES)[R]
type Parsed<S, K extends string> = S extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined

/** What a handler is given. */
export interface Asked<R extends Route> {
  readonly session: Session
  /** The person as credentials for `authorize` and related functions. */
  readonly proof: Proof
  readonly databases: Databases
  readonly env: Env
  readonly request: Request
  /** Keeps the isolate alive until the promise settles, after the answer. */
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly now: number
  readonly params: ParamsOf<R> extends infer P
    ? { readonly [K in keyof P]: K extends TextParams ? string : number }
    : never
  readonly query: Parsed<Shape<R>, 'query'>
  readonly body: Parsed<Shape<R>, 'body'>
}
export type Handler<R extends Route> = (asked: Asked<R>) => Promise<AnswerOf<R> | Response | undefined>

/** Path parameters that are not ids of rows. */
type TextParams = 'grant' | 'tool'
const TEXT_PARAMS: ReadonlySet<string> = new Set<TextParams>(['grant', 'tool'])

const MOST_BODY_BYTES = 65_536

export async function enter<R extends Route>(
  c: C,
  shape: { readonly query?: z.ZodType; readonly body?: z.ZodType },
  handler: Handler<R>,
): Promise<Response> {
  const databases = openDatabases(c.env)
  const now = Date.now()
  const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (changes && !fromOurPages(c)) throw new Refused('not_from_here')
  const session = await sessionOf(c, databases, now)
  if (!session) throw new Refused('unauthenticated')
  if (changes && c.req.header('x-csrf-token') !== (await csrfToken(session))) throw new Refused('not_from_here')
  if (changes) await limitChanges(c.env, session)
  const asked = {
    session,
    proof: { kind: 'session', hash: session.hash } satisfies Proof,
    databases,
    env: c.env,
    request: c.req.raw,
    waitUntil: (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise),
    now,
    params: paramsOf(c),
    query: shape.query && parsed(shape.query, c.req.query()),
    body: shape.body && parsed(shape.body, await jsonOf(c)),
  } as unknown as Asked<R>
  const answer = await handler(asked)
  if (answer === undefined) throw new Refused('not_found')
  return answer instanceof Response ? answer : answered(c, answer)
}

/** Per person, not per organisation, since anybody may have one of their own. */
async function limitChanges(env: Env, { accountId }: Session): Promise<void> {
  const { success } = (await env.CHANGE_LIMIT?.limit({ key: `${accountId}` })) ?? { success: true }
  if (!success) throw new Refused('rate_limited')
}

/** Derived from the session, so each browser's is different and ends with its session. */
export const csrfToken = (session: Pick<Session, 'hash'>): Promise<string> => sha256url(`csrf ${session.hash}`)

/**
 * Browsers state where a request comes from, and pages cannot change it. A request without it does not come from our
 * pages.
 */
function fromOurPages(c: C): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  return c.req.header('origin') === new URL(c.req.url).origin
}

function paramsOf(c: C): Record<string, string | number> {
  const params = Object.entries(c.req.param() as Record<string, string>).map(([name, text]) => {
    if (TEXT_PARAMS.has(name)) return [name, text.slice(0, 200)] as const
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refused('not_found')
    return [name, Number(text)] as const
  })
  return Object.fromEntries(params)
}

async function jsonOf(c: C): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Refused('invalid', 'The body is not JSON.')
  const text = await textWithin(c.req.raw, MOST_BODY_BYTES)
  if (text === undefined) throw new Refused('too_large', `The body is over ${MOST_BODY_BYTES} bytes.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('invalid', 'The body is not JSON.')
  }
}

function parsed(shape: z.ZodType, value: unknown): unknown {
  const result = shape.safeParse(value)
  if (!result.success) {
    const details: ApiError['error']['details'] = result.error.issues
      .slice(0, 20)
      .map((issue) => ({ field: issue.path.join('.'), problem: issue.message }))
    throw new Refused('invalid', 'Part of the request is not valid.', { details })
  }
  if (!isText(result.data))
    throw new Refused('invalid', 'Part of the request is not valid text: it contains NUL or half of a character.')
  return result.data
}

/** The database would shorten or replace it: what is stored would differ from what was sent. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => isText(name) && isText(one))
}

/** A page that polls gets 304 if nothing has changed. */
async function answered(c: C, answer: unknown): Promise<Response> {
  const body = JSON.stringify(answer)
  if (c.req.method !== 'GET') return new Response(body, { headers: jsonHeaders('no-store') })
  const etag = `"${(await sha256url(body)).slice(0, 22)}"`
  const headers = { ...jsonHeaders('private, no-cache'), etag }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

export const jsonHeaders = (cache: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cache,
  vary: 'cookie',
  ...SAFE,
})

/** An answer of the API is never shown as a page, and no other site can read it. */
export const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const
