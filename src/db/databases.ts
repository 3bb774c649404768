/** The databases of one request, metered together, and how a scope finds its shard. */
import { type Env, gitHubAddresses, indexShards } from '../env.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { type Meter, meteredD1, newMeter } from './metered.ts'

export interface Databases {
  readonly control: D1Database
  /** The shard that holds this repository's index. */
  shardOf(scope: RepositoryScope): D1Database
  /** All shards; a repository's shard number is an index into them. */
  readonly shards: readonly D1Database[]
  /** The base address of GitHub's pages for this deployment. Scopes carry it, so that any place can be linked. */
  readonly web: string
  readonly meters: { readonly control: Meter; readonly index: Meter }
}

export function openDatabases(env: Env): Databases {
  const total = newMeter() // the platform limits all statements of a request together
  const meters = { control: newMeter(), index: newMeter() }
  const shards = indexShards(env).map((database) => meteredD1(database, meters.index, total))
  return {
    control: meteredD1(env.DB, meters.control, total),
    shards,
    web: gitHubAddresses(env).web,
    meters,
    shardOf(scope) {
      const shard = shards[scope.shard]
      if (!shard) throw new Error(`no shard ${scope.shard}`)
      return shard
    },
  }
}
