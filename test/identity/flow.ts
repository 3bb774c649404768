/**
 * The authorization flow against the Worker, step by step, with every parameter open to a test: what a client sends, and what the
 * browser of a signed-in person sends.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { tokenHash } from '../../src/auth/authenticate.ts'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { clientRequest, ORIGIN } from '../setup/client-request.ts'
import { hiddenFields } from './browser.ts'

export const REDIRECT = 'http://127.0.0.1:3999/callback'
// The example of RFC 7636.
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

export interface Said {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Target of the redirect. */
  readonly to: URL | undefined
}
export type Form = Record<string, string | undefined>
type Fields = readonly (readonly [string, string])[]

export const say = (env: Env, path: string, init: RequestInit = {}): Promise<Said> =>
  said(env, new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }))

async function said(env: Env, request: Request): Promise<Said> {
  const context = createExecutionContext()
  const response = await worker.fetch(request as never, env, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  const location = response.headers.get('location')
  return {
    status: response.status,
    headers: response.headers,
    text,
    to: location ? new URL(location, ORIGIN) : undefined,
  }
}

export async function register(env: Env, more: object = {}): Promise<string> {
  const said = await say(env, '/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Probe',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      ...more,
    }),
  })
  return (JSON.parse(said.text) as { client_id: string }).client_id
}

/** The cookies of a browser that is signed in as the account. */
export class SignedIn {
  readonly cookies = new Map<string, string>()
  readonly #env: Env

  constructor(env: Env) {
    this.#env = env
  }

  static async as(env: Env, account: number, forMs = 3_600_000): Promise<SignedIn> {
    const secret = crypto.randomUUID()
    await env.DB.prepare('INSERT INTO web_session (hash, account_id, created_at, expires_at) VALUES (?, ?, 0, ?)')
      .bind(await tokenHash(secret), account, Date.now() + forMs)
      .run()
    const browser = new SignedIn(env)
    browser.cookies.set('__Host-sextant-session', secret)
    return browser
  }

  async say(path: string, init: RequestInit = {}): Promise<Said> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const said = await say(this.#env, path, {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    })
    for (const line of said.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return said
  }

  /** The consent page. */
  page(client: string, more: Form = {}): Promise<Said> {
    return this.say(`/authorize?${authorizeQuery(client, more)}`)
  }

  answer(page: Said, fields: Fields = [['reach', 'all']], headers: Record<string, string> = { origin: ORIGIN }) {
    const form = new URLSearchParams(
      [...hiddenFields(page.text), ['decision', 'allow'], ...fields].map(([a, b]) => [a, b]),
    )
    return this.say('/authorize', { method: 'POST', body: form, headers })
  }

  /** The code that a client gets when the person approves. */
  async code(client: string, more: Form = {}): Promise<string> {
    return codeIn(await this.answer(await this.page(client, more))) ?? ''
  }
}

export const codeIn = (said: Said): string | undefined => said.to?.searchParams.get('code') ?? undefined

function authorizeQuery(client: string, more: Form = {}): string {
  const query: Form = {
    response_type: 'code',
    client_id: client,
    redirect_uri: REDIRECT,
    state: 's',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    resource: `${ORIGIN}/mcp`,
    ...more,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams(given).toString()
}

export interface Tokens {
  readonly status: number
  readonly error?: string
  readonly access_token?: string
  readonly refresh_token?: string
  readonly scope?: string
  readonly resource?: string
  readonly headers: Headers
}

export async function tokens(env: Env, form: Form, headers: Record<string, string> = {}): Promise<Tokens> {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const said = await say(env, '/oauth/token', { method: 'POST', body: new URLSearchParams(given), headers })
  return {
    ...(said.text.startsWith('{') ? (JSON.parse(said.text) as object) : {}),
    status: said.status,
    headers: said.headers,
  }
}

export const exchange = (env: Env, client: string, code: string, more: Form = {}): Promise<Tokens> =>
  tokens(env, {
    grant_type: 'authorization_code',
    code,
    client_id: client,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    resource: `${ORIGIN}/mcp`,
    ...more,
  })

export const refresh = (env: Env, client: string, token: string | undefined, more: Form = {}): Promise<Tokens> =>
  tokens(env, { grant_type: 'refresh_token', refresh_token: token ?? '', client_id: client, ...more })

/** Whether a token is accepted for a call, optionally at another URL or with another method. */
export function call(
  env: Env,
  token: string | undefined,
  path = '/mcp',
  body: object = { method: 'tools/list' },
): Promise<Said> {
  return said(env, clientRequest(path, { bearer: token, body: { jsonrpc: '2.0', id: 1, ...body } }))
}
