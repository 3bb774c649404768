/**
 * An organisation with everything that a dashboard route can be about, and browsers that are signed in to it.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { tokenHash } from '../../src/auth/authenticate.ts'
import { openSession } from '../../src/auth/people/session.ts'
import { csrfToken } from '../../src/dashboard/api/door.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { secret } from '../setup/secret.ts'

const FAR = Date.now() + 30 * 86_400_000

export interface World {
  readonly organisation: number
  readonly name: string
  readonly repository: number
  readonly repositoryName: string
  readonly team: number
  /** Another organisation, which may read the repository. */
  readonly sharedTeam: number
  readonly token: number
  readonly grant: string
  readonly people: { readonly owner: number; readonly admin: number; readonly member: number; readonly other: number }
  /** Names that occur nowhere else. */
  readonly canaries: readonly string[]
}

let next = 20_000

export type Row = Record<string, string | number | null>

export function inserting(env: Env, table: string, row: Row): D1PreparedStatement {
  const names = Object.keys(row)
  return env.DB.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).bind(
    ...Object.values(row),
  )
}

/** A person without an organisation. */
export async function account(env: Env): Promise<number> {
  const id = next++
  await inserting(env, 'account', { id, name: `account-${id}`, created_at: 0 }).run()
  return id
}

export async function world(env: Env): Promise<World> {
  const canaries = ['o', 'r', 'b', 'c', 't', 'k', 'g', 'i'].map(secret)
  const [
    name = '',
    repositoryName = '',
    ref = '',
    commit = '',
    teamName = '',
    tokenName = '',
    client = '',
    clientId = '',
  ] = canaries
  const [organisation, repository, refId, team, sharedTeam, token] = [
    next++,
    next++,
    next++,
    next++,
    next++,
    next++,
  ] as const
  const people = { owner: next++, admin: next++, member: next++, other: next++ }
  const roles = { owner: 'owner', admin: 'admin', member: 'member', other: 'member' } as const
  const grant = crypto.randomUUID()
  const statistics = { symbols: 7, bytes: 100, languages: { python: { files: 3, withErrors: 1, symbols: 7 } } }
  const created_at = 0
  const rows: [table: string, row: Row][] = [
    ['organisation', { id: organisation, name, github_id: next++, created_at }],
    ...(Object.keys(people) as (keyof typeof people)[]).flatMap((role): [string, Row][] => [
      ['account', { id: people[role], name: `account-${people[role]}`, created_at }],
      ['member', { organisation_id: organisation, account_id: people[role], role: roles[role], created_at }],
    ]),
    [
      'repository',
      {
        id: repository,
        organisation_id: organisation,
        owner: name,
        name: repositoryName,
        shard: 0,
        default_ref: ref,
        created_at,
        github_id: next++,
        github_owner_id: 1,
        next_generation: 2,
      },
    ],
    ['ref', { id: refId, repository_id: repository, name: ref, generation: 1, created_at }],
    ['ref', { repository_id: repository, name: 'topic', generation: 1, created_at }],
    [
      'held_generation',
      {
        repository_id: repository,
        generation: 1,
        ref_id: refId,
        ref_name: ref,
        commit_sha: commit,
        layer_id: refId,
        digest: 0,
        indexed: 3,
        skipped: 1,
        statistics: JSON.stringify(statistics),
        indexed_at: 5,
      },
    ],
    [
      'run',
      {
        repository_id: repository,
        ref_name: ref,
        commit_sha: commit,
        run: 1,
        attempt: 1,
        agent: 'test',
        actor: 'ci',
        status: 'published',
        started_at: 1,
        finished_at: 5,
        phases: '{"list":1,"parse":3}',
      },
    ],
    ['team', { id: team, organisation_id: organisation, name: teamName }],
    ['team', { id: sharedTeam, organisation_id: organisation, name: `${teamName}2` }],
    ['team_member', { team_id: team, account_id: people.other }],
    ['repository_access', { repository_id: repository, account_id: people.other, created_at }],
    ['repository_access', { repository_id: repository, team_id: sharedTeam, created_at }],
    [
      'token',
      {
        id: token,
        hash: secret('h'),
        prefix: 'sxt_test',
        name: tokenName,
        organisation_id: organisation,
        account_id: people.member,
        scopes: '["read"]',
        created_at,
      },
    ],
    [
      'client_grant',
      {
        id: grant,
        account_id: people.member,
        client_id: clientId,
        client_name: client,
        redirect_uri: 'http://127.0.0.1:9/callback',
        resource: `${ORIGIN}/mcp`,
        scopes: '["read"]',
        created_at,
        expires_at: FAR,
      },
    ],
    ['blocked_client', { organisation_id: organisation, client_id: 'blocked', blocked_at: 0 }],
    ['allowed_client', { organisation_id: organisation, client_id: 'listed', allowed_at: 0 }],
    ['audit', { at: 1, organisation_id: organisation, actor: 'system', action: 'test.made', details: '{}' }],
  ]
  await env.DB.batch(rows.map(([table, row]) => inserting(env, table, row)))
  return { organisation, name, repository, repositoryName, team, sharedTeam, token, grant, people, canaries }
}

export interface Browser {
  readonly cookie: string
  readonly csrf: string
}

export async function signIn(env: Env, accountId: number, gitHubToken?: string): Promise<Browser> {
  const app = new Hono().get('/', async (c) => {
    await openSession(c, openDatabases(env), { accountId, gitHubToken }, Date.now())
    return c.text('')
  })
  const cookie = (await app.request('/')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, csrf: await csrfToken({ hash: await tokenHash(cookie.split('=')[1] ?? '') }) }
}

export interface Said {
  readonly status: number
  /** Status, headers and body. */
  readonly all: string
  readonly text: string
  readonly json: unknown
  readonly headers: Headers
}

/** Sent as our own page would send it, unless `headers` say otherwise. A header set to undefined is left out. */
export async function send(
  env: Env,
  browser: Browser | undefined,
  route: string,
  of: { readonly body?: unknown; readonly headers?: Record<string, string | undefined> } = {},
): Promise<Said> {
  const [method = '', path = ''] = route.split(' ')
  const headers = {
    host: '127.0.0.1',
    ...(browser ? { cookie: browser.cookie } : {}),
    ...(method === 'GET'
      ? {}
      : { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'x-csrf-token': browser?.csrf ?? '' }),
    ...(of.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...of.headers,
  }
  const request = new Request(`${ORIGIN}/api/dashboard${path}`, {
    method,
    headers: Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
    ...(of.body === undefined ? {} : { body: typeof of.body === 'string' ? of.body : JSON.stringify(of.body) }),
  })
  const response = await worker.fetch(request as never, env, createExecutionContext())
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
  const all = `${response.status} ${JSON.stringify([...response.headers])} ${text}`
  return {
    status: response.status,
    all,
    text,
    json: json ? JSON.parse(text) : undefined,
    headers: response.headers,
  }
}

async function tables(env: Env): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/**
 * Every row of the control plane except sessions: what a refused request must not change. `but` excludes tables, such as the audit trail.
 */
export async function everything(env: Env, but: readonly 'audit'[] = []): Promise<string> {
  const names = (await tables(env)).filter((name) => ![...but, 'web_session'].includes(name))
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)))
  return JSON.stringify(rows.map((table, at) => [names[at], table.results]))
}

/** Removes what earlier tests left. The audit trail is append-only, so its protection is lifted for a moment. */
export async function emptied(env: Env): Promise<void> {
  const trigger = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'audit_is_append_only_delete'",
  ).first<{ sql: string }>()
  if (!trigger) throw new Error('the trail is not protected')
  await env.DB.batch(
    [
      'PRAGMA defer_foreign_keys = on',
      'DROP TRIGGER audit_is_append_only_delete',
      ...(await tables(env)).map((name) => `DELETE FROM ${name}`),
      trigger.sql,
    ].map((sql) => env.DB.prepare(sql)),
  )
}

/** Changes the control plane behind the dashboard's back. */
export const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
