/**
 * Moves a repository's index to another shard while it is read and written.
 *
 * Everything is copied and compared first. Then one conditional update of the control plane changes the shard. If something was published
 * in between, the update fails, the copy is brought up to date, and it is tried again. Readers that started on the old
 * shard find everything there until `forget` deletes it. A publish that started there can no longer take effect, and its
 * client repeats it.
 *
 * Tables are found by their `repository_id` column, so tables of later migrations are moved too.
 */
import { rowChunks, statement, type Value } from '../../src/db/statement.ts'

export interface Move {
  readonly control: D1Database
  readonly shards: readonly D1Database[]
  readonly repositoryId: number
  readonly now: () => number
  say(line: string): void
}

interface Table {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly blob: boolean }[]
  readonly key: readonly string[]
}

/** Rows per batch: for tables whose rows contain bodies, and for all others. */
const BODIES_AT_ONCE = 50
const ROWS_AT_ONCE = 2000
const ATTEMPTS = 5
/** By then, requests that were running when the shard changed have ended. */
export const GRACE_MS = 10 * 60_000

export async function moveRepository(move: Move, to: number): Promise<'moved' | 'already there' | 'busy'> {
  const { control, repositoryId, shards } = move
  const from = await shardOf(move)
  if (from === to) return 'already there'
  const [source, target] = [shards[from], shards[to]]
  if (!source || !target) throw new Error(`There is no shard ${to}; there are ${shards.length}.`)
  await expectNoReaders(move)
  const tables = await tablesOf(source)
  await expectSameTables(tables, await tablesOf(target), to)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = await stateOf(move)
    // Remove what an abandoned move, or an earlier stay of this repository, left behind.
    for (const table of tables) await clear(target, table, repositoryId)
    for (const table of tables) {
      const rows = await copy(source, target, table, repositoryId)
      if (attempt === 1) move.say(`  ${table.name}: ${rows} rows`)
    }
    if (!(await same(source, target, tables, repositoryId))) {
      move.say('changed while it was copied; once more')
      continue
    }
    const parameters = { repository: repositoryId, from, to, now: move.now(), ...before }
    const [changed] = await control.batch([
      statement(
        control,
        `UPDATE repository SET shard = :to, sweep_due = 1 WHERE id = :repository AND shard = :from
           AND next_generation = :next AND ${HELD} = :held
           AND NOT EXISTS (SELECT 1 FROM ref WHERE repository_id = :repository AND publishing IS NOT NULL AND publishing_until > :now)`,
        parameters,
      ),
      statement(
        control,
        `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
         SELECT :now, organisation_id, id, 'system', 'repository.moved', json_object('from', :from, 'to', :to)
         FROM repository WHERE id = :repository AND changes() > 0`,
        parameters,
      ),
    ])
    if ((changed?.meta.changes ?? 0) > 0) return 'moved'
    move.say('something was published in between; once more')
  }
  return 'busy'
}

/** Deletes what a move left behind on a shard. Refuses while readers that started there may still be reading. */
export async function forgetOn(move: Move, shard: number): Promise<number> {
  const database = move.shards[shard]
  if (!database) throw new Error(`There is no shard ${shard}.`)
  if ((await shardOf(move)) === shard) throw new Error(`The repository is on shard ${shard}.`)
  await expectNoReaders(move)
  let rows = 0
  for (const table of await tablesOf(database)) rows += await clear(database, table, move.repositoryId)
  return rows
}

/** Both commands delete rows on a shard that the repository is not on; requests that started there may still read them. */
async function expectNoReaders(move: Move): Promise<void> {
  const moved = await statement(
    move.control,
    "SELECT max(at) AS at FROM audit WHERE repository_id = :repository AND action = 'repository.moved'",
    { repository: move.repositoryId },
  ).first<{ at: number | null }>()
  const left = (moved?.at ?? 0) + GRACE_MS - move.now()
  if (left > 0) throw new Error(`It was moved a moment ago. Again in ${Math.ceil(left / 60_000)} min.`)
}

async function shardOf({ control, repositoryId }: Move): Promise<number> {
  const row = await statement(control, 'SELECT shard FROM repository WHERE id = :repository', {
    repository: repositoryId,
  }).first<{ shard: number }>()
  if (!row) throw new Error('There is no such repository.')
  return row.shard
}

/** Changes whenever a publisher claims a generation, publishes one, or the sweeper removes one. */
const HELD = `(SELECT count(*) || ':' || coalesce(max(generation), 0) FROM held_generation WHERE repository_id = :repository)`

async function stateOf({ control, repositoryId }: Move): Promise<{ next: number; held: string }> {
  const sql = `SELECT next_generation AS next, ${HELD} AS held FROM repository WHERE id = :repository`
  const row = await statement(control, sql, { repository: repositoryId }).first<{ next: number; held: string }>()
  if (!row) throw new Error('There is no such repository.')
  return row
}

async function tablesOf(database: D1Database): Promise<Table[]> {
  const { results } = await database
    .prepare(
      `SELECT t.name AS name, c.name AS column, c.type AS type, c.pk AS pk FROM sqlite_master t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY t.name, c.cid`,
    )
    .all<{ name: string; column: string; type: string; pk: number }>()
  const byName = Map.groupBy(results, (row) => row.name)
  return [...byName]
    .filter(([, columns]) => columns.some((one) => one.column === 'repository_id'))
    .map(([name, columns]) => ({
      name,
      columns: columns.map((one) => ({ name: one.column, blob: one.type === 'BLOB' })),
      key: columns
        .filter((one) => one.pk > 0 && one.column !== 'repository_id')
        .sort((a, b) => a.pk - b.pk)
        .map((one) => one.column),
    }))
}

async function expectSameTables(source: readonly Table[], target: readonly Table[], to: number): Promise<void> {
  if (JSON.stringify(source) !== JSON.stringify(target))
    throw new Error(`Shard ${to} has another schema. Apply its migrations first.`)
}

async function copy(source: D1Database, target: D1Database, table: Table, repository: number): Promise<number> {
  const { name, columns, key } = table
  const hasBlob = columns.some((one) => one.blob)
  const read = columns.map((one) => (one.blob ? `hex(${one.name}) AS ${one.name}` : one.name))
  const write = columns.map((one, at) => (one.blob ? `unhex(value ->> ${at})` : `value ->> ${at}`))
  const list = columns.map((one) => one.name).join(', ')
  const limit = hasBlob ? BODIES_AT_ONCE : ROWS_AT_ONCE
  let after: Value[] | undefined
  let rows = 0
  for (;;) {
    const position = after ? ` AND (${key.join(', ')}) > (${after.map((_, at) => `?${at + 2}`).join(', ')})` : ''
    const page = await source
      .prepare(
        `SELECT ${read.join(', ')} FROM ${name} WHERE repository_id = ?1${position} ORDER BY ${key.join(', ')} LIMIT ${limit}`,
      )
      .bind(repository, ...(after ?? []))
      .all<Record<string, Value>>()
    for (const chunk of rowChunks(page.results.map((row) => columns.map((one) => row[one.name]))))
      await target
        .prepare(`INSERT OR REPLACE INTO ${name} (${list}) SELECT ${write.join(', ')} FROM json_each(?1)`)
        .bind(chunk)
        .run()
    rows += page.results.length
    const last = page.results.at(-1)
    if (!last || page.results.length < limit) return rows
    after = key.map((one) => last[one])
  }
}

async function clear(database: D1Database, { name, key }: Table, repository: number): Promise<number> {
  const columns = key.join(', ')
  let rows = 0
  for (;;) {
    const { meta } = await database
      .prepare(
        `DELETE FROM ${name} WHERE repository_id = ?1 AND (${columns}) IN (
           SELECT ${columns} FROM ${name} WHERE repository_id = ?1 LIMIT ${ROWS_AT_ONCE})`,
      )
      .bind(repository)
      .run()
    rows += meta.changes
    if (meta.changes === 0) return rows
  }
}

/** Number of rows, and total length of their contents. */
async function same(
  source: D1Database,
  target: D1Database,
  tables: readonly Table[],
  repository: number,
): Promise<boolean> {
  const sums = (database: D1Database) =>
    database.batch(
      tables.map(({ name, columns }) =>
        database
          .prepare(
            `SELECT count(*) AS n, ${columns.map((one) => `total(length(${one.name})) AS ${one.name}`).join(', ')}
             FROM ${name} WHERE repository_id = ?1`,
          )
          .bind(repository),
      ),
    )
  const [one, other] = await Promise.all([sums(source), sums(target)])
  return JSON.stringify(one.map((result) => result.results)) === JSON.stringify(other.map((result) => result.results))
}
