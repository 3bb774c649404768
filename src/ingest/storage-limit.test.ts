/**
 * What an organisation keeps is counted as it is stored, recounted by the sweep, and held to a limit that is named when it is met.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../test/isolation/principals.ts'
import { developer } from '../../test/setup/developer.ts'
import { buildTree, type Tree } from '../../test/setup/tree.ts'
import { beginBody, contentRecords, ndjson, ok, refusal, sender, upload } from '../../test/setup/uploader.ts'
import { openDatabases } from '../db/databases.ts'
import { fileListing } from '../db/stores/read/file-listing.ts'
import type { Env } from '../env.ts'
import { storageLimit } from './storage-limit.ts'
import { sweepAll } from './sweep.ts'

const own = developer()
const tree = (name: string): Tree =>
  Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${name}/${at}.py`, `def ${name}_${at}():\n  return ${name}_${at + 1}()\n`]),
  )
const run = (sql: string) => env.DB.prepare(sql).run()
const stored = async (repository: string): Promise<number> =>
  (await env.DB.prepare("SELECT stored_bytes AS n FROM repository WHERE owner || '/' || name = ?")
    .bind(repository)
    .first<number>('n')) as number
const counted = async (repository: string): Promise<number> => {
  const scope = await own.scopeOf(repository)
  if (typeof scope === 'string') throw new Error(scope)
  const sizes = await fileListing(openDatabases(env)).tableSizes(scope)
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0)
}
const due = () => run('UPDATE repository SET sweep_due = 1')

/** Organisations that are not the developer's, each with a token that may create repositories. */
let nextOrganisation = 600
async function organisation(): Promise<{ id: number; token: string }> {
  const id = nextOrganisation++
  await run(`INSERT INTO organisation (id, name, created_at) VALUES (${id}, 'keeps-${id}', 0)`)
  const token = await tokenOf(env, { organisation_id: id, scopes: '["read","write","repository:create"]' })
  return { id, token }
}
const limited = (megabytes: number): Env => ({ ...env, STORED_MEGABYTES: String(megabytes) })

describe('what a repository keeps', () => {
  beforeAll(() => own.upload({ repository: 'kept/counted' }, tree('a')))

  it('is known about right when it is stored, exactly after a sweep, and not counted twice when it is sent again', async () => {
    const [estimate, exact] = [await stored('kept/counted'), await counted('kept/counted')]
    expect(exact).toBeGreaterThan(10_000)
    expect(estimate / exact).toBeGreaterThan(0.7)
    expect(estimate / exact).toBeLessThan(1.4)
    const { upload: id } = await own.begin({ repository: 'kept/counted' })
    await ok(own.send(`${id}/records`, ndjson(contentRecords(tree('a'), buildTree(tree('a'))))))
    expect(await stored('kept/counted')).toBe(estimate)
    await due()
    await sweepAll(env)
    expect(await stored('kept/counted')).toBe(exact)
  })

  it('shrinks when a sweep removes what nothing needs any more', async () => {
    await own.upload({ repository: 'kept/shrinks' }, tree('b'))
    const before = await stored('kept/shrinks')
    await own.upload({ repository: 'kept/shrinks' }, { 'one.py': 'def one(): pass\n' })
    await due()
    await sweepAll(env, Date.now() + 40 * 86_400_000)
    expect(await stored('kept/shrinks')).toBeLessThan(before / 2)
  })
})

describe('an organisation at its limit', () => {
  it('is told the limit, what it keeps, and what to do, when it begins and when it sends records', async () => {
    const { id, token } = await organisation()
    const on = limited(0.01)
    const send = sender(on, token)
    const begun = (await ok(send('begin', beginBody({ repository: 'full/one' })))) as { upload: string }
    const records = () => ndjson(contentRecords(tree('c'), buildTree(tree('c'))))
    await ok(send(`${begun.upload}/records`, records()))
    const bytes = await stored('full/one')
    for (const refused of [
      send(`${begun.upload}/records`, records()),
      send('begin', beginBody({ repository: 'full/two' })),
    ])
      expect(await refusal(refused)).toMatchObject({
        status: 413,
        code: 'too_large',
        message: `The organisation keeps ${bytes} bytes (0.00 GB), and the limit storedBytes is 10000 (0.00 GB).`,
        hint: expect.stringMatching(/Delete repositories.*fewer days/),
        details: { limit: 'storedBytes', allowed: 10_000, value: bytes },
      })
    // What was sent before can still be published, and read.
    expect((await send(`${begun.upload}/have`, { files: [], links: [] })).status).toBe(200)
    expect((await refusal(send(`${begun.upload}/publish`, { manifest: 'full' }))).code).toBe('invalid')
    // Another organisation on the same shard is none the wiser.
    const other = await organisation()
    await upload(sender(on, other.token), { repository: 'roomy/one' }, { 'a.py': 'def a(): pass\n' })
    // The operator gives it more, or others less.
    await run(`UPDATE organisation SET stored_bytes_limit = 1000000 WHERE id = ${id}`)
    await ok(send(`${begun.upload}/records`, records()))
    await run(`UPDATE organisation SET stored_bytes_limit = 0 WHERE id = ${other.id}`)
    expect(await refusal(sender(env, other.token)('begin', beginBody({ repository: 'roomy/one' })))).toMatchObject({
      details: { limit: 'storedBytes', allowed: 0 },
    })
  })

  it('is counted by all its repositories together, deleted ones too until they are purged', async () => {
    const { id, token } = await organisation()
    const send = sender(env, token)
    await upload(send, { repository: 'parts/one' }, tree('d'))
    await upload(send, { repository: 'parts/two' }, tree('e'))
    const both = (await stored('parts/one')) + (await stored('parts/two'))
    await run(`UPDATE organisation SET stored_bytes_limit = ${both} WHERE id = ${id}`)
    const refused = () => refusal(send('begin', beginBody({ repository: 'parts/two' })))
    expect(await refused()).toMatchObject({ details: { value: both } })
    await run("UPDATE repository SET deleted_at = 1, sweep_due = 1 WHERE owner = 'parts' AND name = 'one'")
    expect(await refused()).toMatchObject({ details: { value: both } })
    await sweepAll(env)
    await ok(send('begin', beginBody({ repository: 'parts/two' })))
  })
})

it('the limit of a deployment is 5 GB where nothing is set, and none in development', () => {
  const { SEXTANT_DEV: _, ...deployed } = env as Env
  expect(storageLimit(deployed, null)).toBe(5e9)
  expect(storageLimit({ ...deployed, STORED_MEGABYTES: '20' }, null)).toBe(20e6)
  expect(storageLimit({ ...deployed, STORED_MEGABYTES: '20' }, 7)).toBe(7)
  for (const slip of ['20 GB', '', '-1', 'Infinity'])
    expect(storageLimit({ ...deployed, STORED_MEGABYTES: slip }, null), slip).toBe(5e9)
  expect(storageLimit({ ...deployed, SEXTANT_DEV: '1' }, null)).toBeUndefined()
})
