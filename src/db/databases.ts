/**
 * The databases of one request, metered together. The way from a scope to its shard.
 */
import { type Env, gitHubAddresses, indexShards } from '../env.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { type Meter, meteredD1, newMeter } from './metered.ts'

export interface Databases {
  readonly control: D1Database
  /** The shard that holds this repository's index. */
  shardOf(scope: RepositoryScope): D1Database
  /** Shards there are; a repository's number is below it. */
  readonly shards: readonly D1Database[]
  /** GitHub's pages, as this deployment knows them: scopes carry it to whoever names a place to people. */
  readonly web: string
  readonly meters: { readonly control: Meter; readonly index: Meter }
}

export function openDatabases(env: Env): Databases {
  const total = newMeter() // the platform's limit is on all of a request's statements together
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
