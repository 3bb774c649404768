/**
 * Everybody who may not read one private repository, with the proof that each of them has.
 */
import { createExecutionContext } from 'cloudflare:test'
import { authorizationServer } from '../../src/auth/oauth/authorization-server.ts'
import { recordGrant } from '../../src/auth/oauth/client-grants.ts'
import { newToken } from '../../src/auth/tokens.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { ORIGIN } from '../setup/client-request.ts'

const REDIRECT = 'http://127.0.0.1:3999/callback'
// RFC 7636's own example.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

export interface Victim {
  readonly organisationId: number
  readonly repositoryId: number
  /** Another repository of the same organisation, with nothing in it. */
  readonly otherRepositoryId: number
}
/** The bearer token; undefined for nobody. */
export type Principals = ReadonlyMap<string, string | undefined>

let nextId = 5000

export async function tokenOf(env: Env, row: Record<string, string | number | null>): Promise<string> {
  const { token, hash, prefix } = await newToken()
  const all = { hash, prefix, name: 'test', scopes: '["read"]', created_at: 0, ...row }
  const names = Object.keys(all)
  await env.DB.prepare(`INSERT INTO token (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .bind(...Object.values(all))
    .run()
  return token
}

export async function person(env: Env, of: { organisation?: number; role?: string; suspended?: boolean } = {}) {
  const id = nextId++
  await env.DB.prepare('INSERT INTO account (id, name, created_at, suspended_at) VALUES (?, ?, 0, ?)')
    .bind(id, `person-${id}`, of.suspended ? 1 : null)
    .run()
  if (of.organisation !== undefined) {
    await env.DB.prepare('INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (?, ?, ?, 0)')
      .bind(of.organisation, id, of.role ?? 'member')
      .run()
  }
  return id
}

/** An access token as a client gets it: registered, allowed, exchanged. */
export async function accessToken(
  env: Env,
  of: {
    account: number
    path?: string
    repositories?: number[]
    after?: (grant: string, client: string) => Promise<unknown>
  },
): Promise<string> {
  const resource = `${ORIGIN}${of.path ?? '/mcp'}`
  const oauth = authorizationServer(ORIGIN, resource).getOAuthApi(env)
  const client = await oauth.createClient({
    clientName: 'test',
    redirectUris: [REDIRECT],
    tokenEndpointAuthMethod: 'none',
  })
  const grant = crypto.randomUUID()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: REDIRECT,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 's',
    resource,
  })
  const request = await oauth.parseAuthRequest(new Request(`${ORIGIN}/authorize?${query}`))
  const { redirectTo } = await oauth.completeAuthorization({
    request,
    userId: `u${of.account}`,
    metadata: {},
    scope: ['read'],
    props: { grant },
  })
  const code = new URL(redirectTo).searchParams.get('code') ?? ''
  await recordGrant(
    openDatabases(env),
    {
      id: grant,
      accountId: of.account,
      session: undefined,
      clientId: client.clientId,
      clientName: 'test',
      redirectUri: REDIRECT,
      resource,
      reach: of.repositories ? { of: 'repositories', repositoryIds: of.repositories } : { of: 'all' },
      scopes: ['read'],
      providerGrant: code.split(':')[1] ?? '',
      expiresAt: Date.now() + 3_600_000,
    },
    Date.now(),
  )
  const form = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER, resource }
  const body = new URLSearchParams({ ...form, client_id: client.clientId })
  const answer = await worker.fetch(
    new Request(`${ORIGIN}/oauth/token`, { method: 'POST', body }) as never,
    env,
    createExecutionContext(),
  )
  const { access_token } = (await answer.json()) as { access_token: string }
  if (access_token === undefined) throw new Error(`no token: ${answer.status}`)
  await of.after?.(grant, client.clientId)
  return access_token
}

export async function strangers(env: Env, victim: Victim): Promise<Principals> {
  const { organisationId: own } = victim
  const foreign = nextId++
  const run = (sql: string, ...values: (string | number)[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  await run('INSERT INTO organisation (id, name, created_at) VALUES (?, ?, 0)', foreign, `foreign-${foreign}`)
  const stranger = await person(env, { organisation: foreign, role: 'owner' })
  const member = await person(env, { organisation: own })
  const former = await person(env)
  const suspended = await person(env, { organisation: own, role: 'owner', suspended: true })
  const owner = await person(env, { organisation: own, role: 'owner' })
  const revoke = (grant: string) => run('UPDATE client_grant SET revoked_at = 1 WHERE id = ?', grant)
  const block = (_: string, client: string) => run('INSERT INTO blocked_client VALUES (?, ?, 0)', own, client)
  return new Map([
    ['nobody', undefined],
    ['a token that never was', 'sxt_never'],
    ['an access token that never was', 'u1:never:never'],
    ['a token of another organisation', await tokenOf(env, { organisation_id: foreign, scopes: '["read","write"]' })],
    ['a member without access', await tokenOf(env, { organisation_id: own, account_id: member })],
    ['a former member', await tokenOf(env, { organisation_id: own, account_id: former })],
    ['a suspended person', await tokenOf(env, { organisation_id: own, account_id: suspended })],
    ['a revoked token', await tokenOf(env, { organisation_id: own, revoked_at: 1 })],
    ['an expired token', await tokenOf(env, { organisation_id: own, expires_at: 1 })],
    [
      'a token that only writes',
      await tokenOf(env, { organisation_id: own, scopes: '["write"]', repository_id: victim.otherRepositoryId }),
    ],
    [
      'a token of another repository',
      await tokenOf(env, { organisation_id: own, repository_id: victim.otherRepositoryId }),
    ],
    [
      'a token of other refs',
      await tokenOf(env, { organisation_id: own, repository_id: victim.otherRepositoryId, ref_pattern: 'none' }),
    ],
    ['a stranger’s client', await accessToken(env, { account: stranger })],
    ['the client of a member without access', await accessToken(env, { account: member })],
    ['a client of another address', await accessToken(env, { account: owner, path: '/mcp/some/where' })],
    ['a client whose grant was revoked', await accessToken(env, { account: owner, after: revoke })],
    [
      'a client that may read another repository',
      await accessToken(env, { account: owner, repositories: [victim.otherRepositoryId] }),
    ],
    ['a client that the organisation blocked', await accessToken(env, { account: owner, after: block })],
  ])
}
