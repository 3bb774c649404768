/**
 * P12, P13: once whoever ends an access has been told that it is done, nothing that it opened answers any more. Nine ways to end
 * one, in seven situations, and then many requests; with the token store as it was before, as another location may see it.
 *
 * `npm test` sends a few requests after each; VITE_REVOCATIONS says how many (`npm run isolation:revocations`: 100).
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../src/auth/administration/acting.ts'
import { administration } from '../../src/auth/administration.ts'
import { disconnectOwn } from '../../src/auth/connected-clients.ts'
import { signOutEverywhere } from '../../src/auth/people/sign-out-everywhere.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { call, exchange, refresh, register, type Said, SignedIn, say } from '../identity/flow.ts'
import { clientRequest, message, ORIGIN } from '../setup/client-request.ts'
import { secret } from '../setup/secret.ts'
import { buildTree } from '../setup/tree.ts'
import { beginBody, contentRecords, ndjson, sender, signIn, upload } from '../setup/uploader.ts'
import { person, tokenOf } from './principals.ts'

const TRIES = Number(import.meta.env.VITE_REVOCATIONS ?? 4)
const AT_ONCE = 10
/** In every answer about the repository, in none about anything else. */
const CANARY = secret('canary')
const NAME = `kept-${crypto.randomUUID().slice(0, 8)}`
const REPOSITORY = `revoked/${NAME}`
const PATH = `/mcp/${REPOSITORY}`
const TREE = { [`${CANARY}.py`]: `def ${CANARY}(): pass\ndef ${CANARY}_b(): pass\ndef user():\n  ${CANARY}()\n` }

let client: string
let owner: number
let organisation: number
let repository: number
beforeAll(async () => {
  await upload(sender(env, await signIn(env)), { repository: REPOSITORY }, TREE)
  const row = await env.DB.prepare('SELECT id, organisation_id FROM repository WHERE name = ?')
    .bind(NAME)
    .first<{ id: number; organisation_id: number }>()
  ;[repository, organisation] = [row?.id ?? 0, row?.organisation_id ?? 0]
  owner = await person(env, { organisation, role: 'owner' })
  await person(env, { organisation, role: 'owner' })
  client = await register(env)
})

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const acts = () => {
  const actor: Actor = { accountId: owner, organisationId: organisation }
  return administration(openDatabases(env), actor)
}

/** Somebody who may: an admin, or a member who was given the repository; with a client of theirs and a token. */
interface Holder {
  readonly account: number
  readonly access: string
  readonly refreshToken: string
  readonly grant: string
  readonly token: string
  readonly tokenId: number
}

async function holder(role: 'admin' | 'member'): Promise<Holder> {
  const account = await person(env, { organisation, role })
  if (role === 'member') await acts().allowPerson(repository, account)
  const browser = await SignedIn.as(env, account)
  const resource = `${ORIGIN}${PATH}`
  const given = await exchange(env, client, await browser.code(client, { resource }), { resource })
  const token = await tokenOf(env, {
    organisation_id: organisation,
    account_id: account,
    scopes: '["read","write"]',
  })
  const one = <T>(sql: string) => env.DB.prepare(sql).bind(account).first<T>('id') as Promise<T>
  return {
    account,
    access: given.access_token ?? '',
    refreshToken: given.refresh_token ?? '',
    grant: await one<string>('SELECT id FROM client_grant WHERE account_id = ?'),
    token,
    tokenId: await one<number>('SELECT id FROM token WHERE account_id = ?'),
  }
}

interface Kind {
  readonly name: string
  readonly role: 'admin' | 'member'
  end(of: Holder): Promise<unknown>
  readonly restore?: string
  /** What it leaves alone: a grant that ends is not the person's token, and the other way round. */
  readonly spares?: 'token' | 'client'
  /** The grant itself is over, so that refreshing it says so. */
  readonly endsGrant?: true
}

const KINDS: readonly Kind[] = [
  { name: 'a member is removed', role: 'admin', end: ({ account }) => acts().removeMember(account) },
  {
    name: 'the repository is taken from a member',
    role: 'member',
    end: ({ account }) => acts().revokeAccess(repository, { account }),
  },
  {
    name: 'a grant is ended',
    role: 'admin',
    end: ({ account, grant }) => disconnectOwn(env, openDatabases(env), account, grant),
    spares: 'token',
    endsGrant: true,
  },
  { name: 'a token is revoked', role: 'admin', end: ({ tokenId }) => acts().revokeToken(tokenId), spares: 'client' },
  {
    name: 'the client is blocked',
    role: 'admin',
    end: () => acts().blockClient(client),
    restore: 'DELETE FROM blocked_client',
    spares: 'token',
  },
  {
    name: 'a person signs out everywhere',
    role: 'admin',
    end: ({ account }) => signOutEverywhere(env, openDatabases(env), account, Date.now()),
    spares: 'token',
    endsGrant: true,
  },
  {
    name: 'the account is suspended',
    role: 'admin',
    end: ({ account }) => run('UPDATE account SET suspended_at = 1 WHERE id = ?', account),
    endsGrant: true,
  },
  {
    name: 'the organisation is deleted',
    role: 'admin',
    end: () => acts().deleteOrganisation(),
    restore: 'UPDATE organisation SET deleted_at = NULL',
  },
  {
    name: 'the repository is deleted',
    role: 'admin',
    end: () => acts().deleteRepository(repository),
    restore: 'UPDATE repository SET deleted_at = NULL, sweep_due = 0',
  },
]

const tool = (name: string, args: object) => ({ method: 'tools/call', params: { name, arguments: args } })
const DEFINITION = tool('find_definition', { repository: REPOSITORY, symbol: CANARY })
const QUESTIONS: readonly object[] = [
  DEFINITION,
  tool('list_repositories', {}),
  tool('search_symbols', { repository: REPOSITORY, query: 'canary' }),
  { method: 'resources/read', params: { uri: `sextant://${REPOSITORY}@main/${CANARY}.py` } },
  { method: 'resources/list', params: {} },
]
/** Something of the repository that the question did not bring. */
const TOLD = ['"found":true', `def ${CANARY}`, `${CANARY}_b`, 'a'.repeat(40), `"name":"${REPOSITORY}@`]
const tells = ({ text }: Said): boolean => TOLD.some((one) => text.replaceAll('\\', '').includes(one))

const bearers = (kind: Kind, of: Holder): string[] => [
  ...(kind.spares === 'client' ? [] : [of.access]),
  ...(kind.spares === 'token' ? [] : [of.token]),
]

/** Requests of everything that the kind ends; how many of them were answered. */
async function answered(kind: Kind, of: Holder, more: readonly object[] = []): Promise<number> {
  const questions = [...QUESTIONS, ...more]
  let count = 0
  for (let done = 0; done < TRIES; done += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, TRIES - done) }, async (_, at) => {
      const all = bearers(kind, of)
      const body = questions[(done + at) % questions.length] as object
      return tells(await call(env, all[(done + at) % all.length], PATH, body))
    })
    count += (await Promise.all(batch)).filter(Boolean).length
  }
  return count
}

/** What the token store holds of somebody, to be put back whatever was deleted in it. */
async function staleStore(account: number): Promise<() => Promise<unknown>> {
  const lists = await Promise.all(
    ['grant', 'token'].map((kind) => env.OAUTH_KV.list({ prefix: `${kind}:u${account}:` })),
  )
  const keys = lists.flatMap((list) => list.keys)
  expect(keys.length).toBeGreaterThan(1)
  const values = await Promise.all(keys.map(async ({ name }) => [name, await env.OAUTH_KV.get(name)] as const))
  return () => Promise.all(values.map(([name, value]) => value !== null && env.OAUTH_KV.put(name, value)))
}

type Situation = (kind: Kind, of: Holder, end: () => Promise<void>) => Promise<number>

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'while nothing runs': async (kind, of, end) => {
    await end()
    return answered(kind, of)
  },
  'while calls are under way': async (kind, of, end) => {
    const running = Array.from({ length: 5 }, () => call(env, bearers(kind, of)[0], PATH, DEFINITION))
    await end()
    const after = await answered(kind, of)
    await Promise.all(running)
    return after
  },
  'while a stream is open': async (kind, of, end) => {
    const stream = await listen(bearers(kind, of)[0] as string)
    expect(stream.status).toBe(200)
    await end()
    const after = await answered(kind, of)
    expect(await stream.closedWithin(5000)).toBe(true)
    return after
  },
  'in the middle of pages': async (kind, of, end) => {
    const page = { repository: REPOSITORY, query: 'canary', limit: 1 }
    const first = await call(env, bearers(kind, of)[0], PATH, tool('search_symbols', page))
    const cursor = /"nextCursor\\?":\\?"([^"\\]+)/.exec(first.text)?.[1]
    expect(cursor).toBeDefined()
    await end()
    return answered(kind, of, [tool('search_symbols', { ...page, cursor })])
  },
  'with a list of tools that the client keeps': async (kind, of, end) => {
    await call(env, bearers(kind, of)[0], PATH, { method: 'tools/list' })
    await end()
    return answered(kind, of, [tool('symbols', { repository: REPOSITORY, path: `${CANARY}.py` })])
  },
  'while tokens are refreshed': async (kind, of, end) => {
    const [given] = await Promise.all([refresh(env, client, of.refreshToken), end()])
    const again = await refresh(env, client, given.refresh_token ?? of.refreshToken)
    if (kind.endsGrant) expect([again.status, again.error]).toEqual([400, 'invalid_grant'])
    const fresh = { ...of, access: again.access_token ?? given.access_token ?? of.access }
    return answered(kind, fresh)
  },
  'in the middle of an upload': async (kind, of, end) => {
    const send = sender(env, of.token)
    const begun = await send('begin', beginBody({ repository: REPOSITORY, ref: `r-${of.account}` }))
    const { upload: id } = (await begun.json()) as { upload?: string }
    await end()
    const after = await answered(kind, of)
    if (kind.spares === 'token' || kind.role === 'member') return after
    const records = ndjson(contentRecords(TREE, buildTree(TREE)))
    const steps = [
      send(`${id}/have`, { files: [], links: [] }),
      send(`${id}/records`, records),
      send(`${id}/publish`, { manifest: 'full' }),
      send('begin', beginBody({ repository: REPOSITORY })),
    ]
    return after + (await Promise.all(steps)).filter(({ ok }) => ok).length
  },
}

/** `subscriptions/listen`. Nothing is announced here, so the service ends it by itself: no stream outlives its decision. */
async function listen(bearer: string) {
  const { default: worker } = await import('../../src/worker.ts')
  const { createExecutionContext } = await import('cloudflare:test')
  const version = '2026-07-28'
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  }
  const params = { _meta: meta, notifications: { toolsListChanged: true } }
  const headers = { 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' }
  const request = clientRequest(PATH, { bearer, body: message('subscriptions/listen', params), headers })
  const response = await worker.fetch(request as never, env, createExecutionContext())
  const closed = response.text().then(() => true)
  return {
    status: response.status,
    closedWithin: (ms: number) =>
      Promise.race([closed, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))]),
  }
}

describe.each(KINDS)('after $name', (kind) => {
  it.each(Object.entries(SITUATIONS))('%s, no request is answered', async (_, situation) => {
    const of = await holder(kind.role)
    for (const bearer of bearers(kind, of)) expect(tells(await call(env, bearer, PATH, DEFINITION))).toBe(true)
    const stale = await staleStore(of.account)
    try {
      const after = await situation(kind, of, async () => {
        await kind.end(of)
        await stale()
      })
      expect(after).toBe(0)
    } finally {
      if (kind.restore) await run(kind.restore)
    }
  })
})

it('answers everything that it is asked, when nothing was ended: else there was nothing to refuse', async () => {
  const of = await holder('admin')
  const kind: Kind = { name: '', role: 'admin', end: async () => undefined }
  expect(await answered(kind, of)).toBe(TRIES)
  expect((await say(env, '/healthz')).status).toBe(200)
})
