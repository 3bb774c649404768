/**
 * P15: deleted means gone. Of a repository or an organisation nothing can be read from the next request on; and once the sweeper
 * has come nothing is left of it in the control plane, on a shard, in the token store or in the vector store. What stays is the
 * trail, which says that there was something and that it was deleted.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { type Env, indexShards } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import { work } from '../../src/vectors/queue.ts'
import { VectorizeDouble } from '../doubles/vectorize/vectorize.ts'
import { WorkersAiDouble } from '../doubles/vectorize/workers-ai.ts'
import { indexTables } from '../setup/index-tables.ts'
import { scopeOf } from '../setup/reader.ts'
import { secret } from '../setup/secret.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'
import { person, tokenOf } from './principals.ts'

const HOUR = 3_600_000
const DIMENSIONS = 1024
const index = new VectorizeDouble(DIMENSIONS, { delayMs: 0, lost: 0, doubled: 0 })
const hosted = {
  ...env,
  SEXTANT_VECTORS: undefined,
  AI: new WorkersAiDouble(DIMENSIONS),
  VECTORIZE: index,
} as unknown as Env
const vectors = async () => (await index.describe()).vectorCount
const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

let bearer: string
let organisation: number
let owner: number
beforeAll(async () => {
  bearer = await signIn(env)
  organisation = (await env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>(
    'id',
  )) as number
  owner = await person(env, { organisation, role: 'owner' })
})

/** A repository of which every name is its own, with vectors, a token, a reader and a push that was heard of. */
async function canary(): Promise<{ id: number; name: string; mark: string }> {
  const mark = secret('')
  const name = `o${mark}/r${mark}`
  const target = { repository: name, ref: `b${mark}`, commit: `${mark}00000000` }
  const text = `def f${mark}():\n    # t${mark}\n    return 1\n`
  await upload(sender(env, bearer), target, { [`p${mark}.py`]: text, [`s${mark}.bin`]: { skipped: 'binary' } })
  const scope = await scopeOf(env, bearer, name)
  if (typeof scope === 'string') throw new Error(scope)
  const { repositoryId: id, generation } = scope
  expect(await work(hosted, { repository: id, generation })).toBe('done')
  await tokenOf(env, { organisation_id: organisation, repository_id: id, name: `k${mark}` })
  await run('INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (?, ?, 0)', id, owner)
  return { id, name, mark }
}

/** Every place that has it, by table; text that is compressed is known by the repository that its row is of. */
async function remains({ id, mark }: { id: number; mark: string }): Promise<string[]> {
  const places: string[] = []
  for (const [at, shard] of indexShards(env).entries())
    for (const table of await indexTables(shard)) {
      const count = await shard
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE repository_id = ?`)
        .bind(id)
        .first('n')
      if (count !== 0) places.push(`shard ${at}: ${table}`)
    }
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
  ).all<{ name: string }>()
  for (const { name } of results) {
    const rows = await env.DB.prepare(`SELECT * FROM ${name}`).all()
    if (JSON.stringify(rows.results).includes(mark)) places.push(`control: ${name}`)
  }
  const { keys } = await env.OAUTH_KV.list()
  for (const { name } of keys)
    if (`${name} ${await env.OAUTH_KV.get(name)}`.includes(mark)) places.push(`token store: ${name}`)
  return places
}
const as = () => administration(openDatabases(env), { accountId: owner, organisationId: organisation })
const readable = async (name: string) => typeof (await scopeOf(env, bearer, name)) !== 'string'

describe('P15: a repository that was deleted', () => {
  it('cannot be read at once, is gone after the sweep wherever it was, and its neighbour has all of its own', async () => {
    const [gone, beside] = [await canary(), await canary()]
    expect((await remains(gone)).length).toBeGreaterThan(10)
    const neighbour = await remains(beside)
    const all = await vectors()
    expect(await as().deleteRepository(gone.id)).toBe(true)
    expect([await readable(gone.name), await readable(beside.name)]).toEqual([false, true])
    await sweepAll(hosted, Date.now() + HOUR)
    expect((await remains(gone)).filter((place) => place !== 'control: audit')).toEqual([])
    expect(await remains(beside)).toEqual(neighbour)
    expect(await vectors()).toBe(all / 2)
    const trail = await env.DB.prepare('SELECT action FROM audit WHERE repository_id = ? ORDER BY id DESC').bind(
      gone.id,
    )
    expect((await trail.first<{ action: string }>())?.action).toBe('repository.deleted')
  })

  it('is not called gone while the vector store does not answer', async () => {
    const gone = await canary()
    expect(await as().deleteRepository(gone.id)).toBe(true)
    const before = await vectors()
    index.failing = true
    await sweepAll(hosted, Date.now() + HOUR)
    index.failing = false
    expect(await vectors()).toBe(before)
    await sweepAll(hosted, Date.now() + HOUR)
    expect(await vectors()).toBeLessThan(before)
    expect((await remains(gone)).filter((place) => place !== 'control: audit')).toEqual([])
  })
})

describe('P15: an organisation that was deleted', () => {
  it('takes its repositories, people, teams, tokens and clients along, and leaves its name to others', async () => {
    const gone = await canary()
    await run('INSERT INTO team (organisation_id, name) VALUES (?, ?)', organisation, `team ${gone.mark}`)
    await run('UPDATE organisation SET name = ?, github_id = 77 WHERE id = ?', gone.mark, organisation)
    await run('INSERT INTO blocked_client VALUES (?, ?, 0)', organisation, `client ${gone.mark}`)
    expect(await as().deleteOrganisation(gone.mark)).toBe(true)
    expect(await readable(gone.name)).toBe(false)
    await sweepAll(hosted, Date.now())
    expect(await env.DB.prepare('SELECT 1 FROM member WHERE organisation_id = ?').bind(organisation).first()).toEqual({
      1: 1,
    })
    await sweepAll(hosted, Date.now() + HOUR)
    expect((await remains(gone)).filter((place) => place !== 'control: audit')).toEqual([])
    expect(await vectors()).toBe(0)
    for (const table of ['member', 'team', 'token', 'blocked_client'])
      expect(
        await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE organisation_id = ?`)
          .bind(organisation)
          .first('n'),
        table,
      ).toBe(0)
    expect(
      await env.DB.prepare('SELECT name, github_id FROM organisation WHERE id = ?').bind(organisation).first(),
    ).toEqual({ name: `deleted~${organisation}`, github_id: null })
  })
})
