/**
 * The size of repositories' substring indexes. `health` also uses it to learn whether a shard responds.
 *
 * Reads one row per 8 KB of index, so it is for occasional checks, not for every call.
 */
import type { RepositoryScope } from '../../../tenancy/scope.ts'
import type { Databases } from '../../databases.ts'
import { statement } from '../../statement.ts'
import { POSTINGS } from '../postings-packs.ts'

/** Bytes. One round trip to each shard that holds any of these; undefined where a shard does not respond. */
export async function indexBytes(
  databases: Databases,
  scopes: readonly RepositoryScope[],
): Promise<number | undefined> {
  const byShard = Map.groupBy(scopes, (scope) => scope.shard)
  const sums = [...byShard.values()].map(async ([scope, ...others]) => {
    if (!scope) return 0
    const repositories = JSON.stringify([scope, ...others].map((one) => one.repositoryId))
    const shard = databases.shardOf(scope)
    const { packs, before } = POSTINGS.trigrams
    const bytes = (table: string) => `(SELECT coalesce(sum(length(b.data)), 0) FROM json_each(:repositories) r
      CROSS JOIN ${table} b ON b.repository_id = r.value)`
    const sql = `SELECT ${bytes(packs)} + ${bytes(before)} AS bytes`
    const [result] = await shard.batch<{ bytes: number }>([statement(shard, sql, { repositories })])
    return result?.results[0]?.bytes ?? 0
  })
  const settled = await Promise.allSettled(sums)
  if (settled.some((sum) => sum.status === 'rejected')) return undefined
  return settled.reduce((total, sum) => total + (sum.status === 'fulfilled' ? sum.value : 0), 0)
}
