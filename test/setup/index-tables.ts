/** The tables of an index shard according to its migrations, so that new tables are included. */
export async function indexTables(shard: D1Database): Promise<string[]> {
  const { results } = await shard
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%repository_id INTEGER%' ORDER BY name")
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Of all shards together. */
export async function rowsOfIndex(shards: readonly D1Database[]): Promise<number> {
  const counts = await Promise.all(
    shards.map(async (shard) =>
      Promise.all(
        (await indexTables(shard)).map((table) =>
          shard.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n'),
        ),
      ),
    ),
  )
  return counts.flat().reduce<number>((sum, n) => sum + (n ?? 0), 0)
}

export async function emptyIndex(shards: readonly D1Database[]): Promise<void> {
  for (const shard of shards)
    await shard.batch((await indexTables(shard)).map((table) => shard.prepare(`DELETE FROM ${table}`)))
}
