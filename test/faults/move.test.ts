/**
 * A repository moves to another shard while it is read and published: readers only ever see complete trees, nothing that was
 * published is lost, and a publish that started on the old shard has no effect.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { forgetOn, GRACE_MS, type Move, moveRepository } from '../../scripts/shards/move.ts'
import { type Env, indexShards } from '../../src/env.ts'
import { developer } from '../setup/developer.ts'
import { see } from '../setup/reader.ts'
import { buildTree, type Tree, totalsOf } from '../setup/tree.ts'
import { refusal, sender } from '../setup/uploader.ts'

const me = developer()
const { begin, upload, sendTree, scopeOf } = me

const treeOf = (version: number): Tree =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [
      `f${n}.py`,
      `def item${n}_v${version}(): item${(n + 1) % 30}_v${version}()\n`,
    ]),
  )

async function moving(repository: string, on: Env = env): Promise<Move & { from: number; to: number; said: string[] }> {
  const [owner, name] = repository.split('/')
  const row = await env.DB.prepare('SELECT id, shard FROM repository WHERE owner = ? AND name = ?')
    .bind(owner, name)
    .first<{ id: number; shard: number }>()
  const said: string[] = []
  return {
    control: on.DB,
    shards: indexShards(on),
    repositoryId: row?.id as number,
    from: row?.shard as number,
    to: 1 - (row?.shard as number),
    now: () => Date.now(),
    say: (line) => said.push(line),
    said,
  }
}

async function versionSeen(repository: string, ref = 'main'): Promise<string> {
  const scope = await scopeOf(repository, ref)
  if (typeof scope === 'string') return scope
  const seen = await see(env, scope)
  if (seen.broken.length > 0) return `broken: ${seen.broken}`
  if (seen.digest !== seen.claimed.digest) return 'torn'
  for (let version = 0; version < 60; version++)
    if (totalsOf(buildTree(treeOf(version)).entries).digest === seen.digest)
      return `shard ${scope.shard}, version ${version}`
  return 'unknown'
}

const rowsOn = async (move: Move, shard: number): Promise<number> => {
  const database = move.shards[shard] as D1Database
  const counts = await database.batch<{ n: number }>(
    [
      'manifest',
      'file_version',
      'file_text',
      'link_set',
      'edge_list',
      'symbol',
      'segment',
      'trigram_block',
      'trigram_pack',
      'word_block',
      'word_pack',
    ].map((table) =>
      database.prepare(`SELECT count(*) AS n FROM ${table} WHERE repository_id = ?`).bind(move.repositoryId),
    ),
  )
  return counts.reduce((sum, result) => sum + (result.results[0]?.n ?? 0), 0)
}

describe('moving a repository', () => {
  it('leaves every ref as it was, on the other shard, and goes on from there', async () => {
    const repository = 'move/plain'
    await upload({ repository, defaultRef: 'main' }, treeOf(1))
    await upload({ repository, ref: 'topic', run: 2 }, { ...treeOf(2) })
    const move = await moving(repository)
    expect(await moveRepository(move, move.to)).toBe('moved')
    expect(await versionSeen(repository)).toBe(`shard ${move.to}, version 1`)
    expect(await versionSeen(repository, 'topic')).toBe(`shard ${move.to}, version 2`)
    expect(await moveRepository(move, move.to)).toBe('already there')
    await upload({ repository, run: 3 }, treeOf(3), treeOf(1))
    expect(await versionSeen(repository)).toBe(`shard ${move.to}, version 3`)
  })

  it('is never seen half done, however often readers look and whoever publishes meanwhile', async () => {
    const repository = 'move/busy'
    await upload({ repository, defaultRef: 'main' }, treeOf(0))
    const move = await moving(repository)
    let done = false
    const seen: string[] = []
    const reading = (async () => {
      for (; !done; await scheduler.wait(5)) seen.push(await versionSeen(repository))
    })()
    let published = 0
    const publishing = (async () => {
      for (let version = 1; version <= 4; version++) {
        const answer = await upload({ repository, run: version + 1 }, treeOf(version)).catch((error: Error) => error)
        // A publish that the move overtook is refused as a whole, and the run starts again.
        if (answer instanceof Error) await upload({ repository, run: version + 1 }, treeOf(version))
        published = version
      }
    })()
    const outcomes: string[] = []
    while (outcomes.at(-1) !== 'moved') outcomes.push(await moveRepository(move, move.to))
    await publishing
    seen.push(await versionSeen(repository))
    done = true
    await reading
    expect(new Set(seen.map((one) => one.slice(0, 7))).size, 'both shards were read').toBe(2)
    expect(seen.filter((one) => !/^shard [01], version \d+$/.test(one))).toEqual([])
    const versions = seen.map((one) => Number(/version (\d+)/.exec(one)?.[1]))
    expect(versions, 'nobody goes back').toEqual([...versions].sort((a, b) => a - b))
    expect(await versionSeen(repository)).toMatch(new RegExp(`version ${published}$`))
  }, 120_000)

  it('keeps a publish that wrote to the old shard from counting', async () => {
    const repository = 'move/overtaken'
    await upload({ repository, defaultRef: 'main' }, treeOf(1))
    const move = await moving(repository)
    const built = buildTree(treeOf(2))
    const { upload: id } = await begin({ repository, run: 2 })
    await sendTree(id, treeOf(2))
    // A stale answer of the control plane: the publisher resolved its scope before the move.
    const stale: Env = { ...env, DB: withShard(env.DB, move.from) }
    expect(await moveRepository(move, move.to)).toBe('moved')
    const answer = await refusal(
      sender(stale, me.token)(`${id}/publish`, { manifest: 'full', ...totalsOf(built.entries) }),
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await versionSeen(repository)).toBe(`shard ${move.to}, version 1`)
    await upload({ repository, run: 2 }, treeOf(2))
    expect(await versionSeen(repository)).toBe(`shard ${move.to}, version 2`)
  })

  it('leaves the old rows until readers that began there have ended, and then nothing', async () => {
    const repository = 'move/forget'
    await upload({ repository, defaultRef: 'main' }, treeOf(1))
    const move = await moving(repository)
    await expect(forgetOn(move, move.from)).rejects.toThrow(/is on shard/)
    await moveRepository(move, move.to)
    expect(await rowsOn(move, move.from)).toBeGreaterThan(0)
    await expect(forgetOn(move, move.from)).rejects.toThrow(/a moment ago/)
    await expect(moveRepository(move, move.from)).rejects.toThrow(/a moment ago/)
    await forgetOn({ ...move, now: () => Date.now() + GRACE_MS + 1000 }, move.from)
    expect(await rowsOn(move, move.from)).toBe(0)
    expect(await versionSeen(repository)).toBe(`shard ${move.to}, version 1`)
  })

  it('touches no neighbour, and clears what an abandoned move had left', async () => {
    await upload({ repository: 'move/neighbour', defaultRef: 'main' }, treeOf(5))
    const neighbour = await versionSeen('move/neighbour')
    const repository = 'move/again'
    await upload({ repository, defaultRef: 'main' }, treeOf(1))
    const move = await moving(repository)
    await move.shards[move.to]
      ?.prepare("INSERT INTO segment (repository_id, id, files, uploaded_at) VALUES (?, 77, '[1]', 0)")
      .bind(move.repositoryId)
      .run()
    expect(await moveRepository(move, move.to)).toBe('moved')
    expect(await rowsOn(move, move.to)).toBe(await rowsOn(move, move.from))
    expect(await versionSeen('move/neighbour')).toBe(neighbour)
  })
})

/** A control plane that still names the old shard of a repository. */
function withShard(database: D1Database, shard: number): D1Database {
  const replaced = <T>(result: D1Result<T>): D1Result<T> => ({
    ...result,
    results: result.results.map((row) =>
      row !== null && typeof row === 'object' && 'shard' in row ? { ...row, shard } : row,
    ),
  })
  const wrapped = new Map<object, D1PreparedStatement>()
  const wrap = (plain: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(plain, {
      get(_, key) {
        if (key === 'bind') return (...values: unknown[]) => wrap(plain.bind(...values))
        if (key === 'all' || key === 'run') return async () => replaced(await plain[key]())
        const value = Reflect.get(plain, key) as unknown
        return typeof value === 'function' ? value.bind(plain) : value
      },
    })
    wrapped.set(proxy, plain)
    return proxy
  }
  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: async <T>(statements: D1PreparedStatement[]) =>
      (await database.batch<T>(statements.map((one) => wrapped.get(one) ?? one))).map(replaced),
  } as D1Database
}
