/** P15, P39, P50: every repository has its turn with the sweeper, whatever the others leave it to do. */
import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { sweepAll } from './sweep.ts'

const { begin, upload } = developer()

const HOUR = 3_600_000
const MOST_AT_ONCE = 20

const rowOf = (name: string) =>
  env.DB.prepare('SELECT id, shard, swept_at FROM repository WHERE name = ?').bind(name).first<{
    id: number
    shard: number
    swept_at: number | null
  }>()

/** Files that a repository has on its shard. */
const filesOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  (row?.shard === 0 ? env.INDEX_0 : env.INDEX_1)
    .prepare('SELECT count(*) AS n FROM file_version WHERE repository_id = ?')
    .bind(row?.id)
    .first<number>('n')

describe('the turns of repositories', () => {
  it('come round though more of them than are swept at once are used all the time', async () => {
    for (let at = 0; at < MOST_AT_ONCE + 5; at++) await begin({ repository: `turns/busy${at}` })
    await upload({ repository: 'turns/gone' }, { 'a.py': 'def a(): pass\n' })
    await env.DB.prepare("UPDATE repository SET deleted_at = ?, sweep_due = 1 WHERE name = 'gone'")
      .bind(Date.now())
      .run()
    const gone = await rowOf('gone')
    expect(await filesOf(gone)).toBe(1)
    for (const hour of [7, 8]) await sweepAll(env, Date.now() + hour * HOUR)
    expect(await filesOf(gone)).toBe(0)
    for (let at = 0; at < MOST_AT_ONCE + 5; at++) expect((await rowOf(`busy${at}`))?.swept_at).toBeGreaterThan(0)
  })

  it('come round though the sweep of as many fails each time', async () => {
    for (let at = 0; at < MOST_AT_ONCE; at++) await begin({ repository: `turns/broken${at}` })
    await env.DB.prepare("UPDATE repository SET shard = 9, sweep_due = 1 WHERE name LIKE 'broken%'").run()
    await upload({ repository: 'turns/behind' }, { 'a.py': 'def a(): pass\n' })
    await env.DB.prepare("UPDATE repository SET sweep_due = 1 WHERE name = 'behind'").run()
    const due = () => env.DB.prepare("SELECT sweep_due FROM repository WHERE name = 'behind'").first('sweep_due')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const hour of [20, 21]) await sweepAll(env, Date.now() + hour * HOUR)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    expect(await due()).toBe(0)
    await env.DB.prepare("UPDATE repository SET shard = 0 WHERE name LIKE 'broken%'").run()
  })

  it('are hours apart where nothing was left over: a sweep counts every row', async () => {
    await begin({ repository: 'turns/quiet' })
    const start = Date.now() + 40 * HOUR
    const sweptAt = async () => (await rowOf('quiet'))?.swept_at
    for (const hour of [0, 1, 2, 3]) await sweepAll(env, start + hour * HOUR)
    const first = await sweptAt()
    expect(first).toBeGreaterThanOrEqual(start)
    await sweepAll(env, start + 4 * HOUR)
    expect(await sweptAt()).toBe(first)
    for (const hour of [9, 10, 11]) await sweepAll(env, start + hour * HOUR)
    expect(await sweptAt()).toBeGreaterThan(first as number)
  })
})
