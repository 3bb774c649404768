/**
 * Bindings and configuration: the one place that spells their names.
 */

export interface Env {
  /** Control plane. Always read from its primary: a replica may be arbitrarily behind a revocation. */
  readonly DB: D1Database
  readonly INDEX_0: D1Database
  readonly INDEX_1: D1Database
  readonly INGEST_LIMIT?: RateLimit
  /** `1` opens the development sign-in, on loopback only. Never set in a deployed environment. */
  readonly SEXTANT_DEV?: string
}

/** Index shards by number. Append only: a repository's shard number is recorded when it is linked. */
export function indexShards(env: Env): readonly D1Database[] {
  return [env.INDEX_0, env.INDEX_1]
}
