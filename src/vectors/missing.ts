/** What the cron announces again: generations that nobody else will embed. */
import { type Databases, openDatabases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import type { Env } from '../env.ts'
import { homeOf } from './deployment.ts'
import { announce, type EmbedMessage } from './queue.ts'

/** A head of a ref, and where its repository is. */
interface Head extends EmbedMessage {
  readonly shard: number
}

/** How long a head stays new, and how long a model that has been begun is left to whoever began it. */
const DAY_MS = 86_400_000
/** Gives a publish's own message time to be worked off, and one that is tried again time until its next try. */
const OWN_MESSAGE_MS = 600_000
/** Heads that are looked at by one cron, of each kind. */
const MOST_HEADS = 500
/** Repositories of which one cron has an old head embedded. */
const MOST_OLD = 20

/**
 * Announces the heads of the last day without vectors, whose message was lost or went to the dead letters; and some of any age
 * without vectors of this model: nobody pushes to every repository after the model has changed or vectors were switched on.
 */
export async function announceMissing(env: Env, now = Date.now()): Promise<number> {
  const home = homeOf(env)
  if (!home) return 0
  const databases = openDatabases(env)
  const { control } = databases
  const heads = `SELECT r.id AS repository, r.shard, f.generation FROM held_generation h
      JOIN ref f ON f.id = h.ref_id AND f.generation = h.generation
      JOIN repository r ON r.id = h.repository_id AND r.deleted_at IS NULL
      JOIN organisation o ON o.id = r.organisation_id AND o.deleted_at IS NULL`
  const [recent, any] = await control.batch<Head>([
    control
      .prepare(`${heads} WHERE h.indexed_at > ?1 AND h.indexed_at < ?2 ORDER BY h.indexed_at DESC LIMIT ${MOST_HEADS}`)
      .bind(now - DAY_MS, now - OWN_MESSAGE_MS),
    // In no order, so that those that fail again and again hold up no others.
    control
      .prepare(`${heads} WHERE h.indexed_at < ?1 ORDER BY random() LIMIT ${MOST_HEADS}`)
      .bind(now - OWN_MESSAGE_MS),
  ])
  const parameters = { model: home.model, since: now - DAY_MS, seen: now - OWN_MESSAGE_MS }
  const missing = await ofThese(databases, recent?.results ?? [], WITHOUT_VECTORS, parameters)
  const taken = new Set(missing.map(({ repository }) => repository))
  const old = await ofThese(databases, any?.results ?? [], WITHOUT_THIS_MODEL, parameters)
  // One of a repository: two that begin at once would each found the model.
  const one = new Map(old.map((message) => [message.repository, message]))
  const others = [...one.values()].filter(({ repository }) => !taken.has(repository)).slice(0, MOST_OLD)
  for (const message of [...missing, ...others]) await announce(env, message)
  return missing.length + others.length
}

const IS_COMPLETE = `SELECT 1 FROM embedded_generation g JOIN embedding_model m
    ON m.repository_id = g.repository_id AND m.id = g.model_id
  WHERE g.repository_id = h.repository AND g.generation = h.generation AND g.mutation IS NULL`
/** Every share is recorded, and every look at what the store does not show yet: a second message would do it all twice. */
const AT_WORK = `SELECT 1 FROM embedded_generation g JOIN embedding_model m
    ON m.repository_id = g.repository_id AND m.id = g.model_id AND m.name = :model
  WHERE g.repository_id = h.repository AND g.generation = h.generation AND g.mutation IS NOT NULL AND g.completed_at > :seen`
const WITHOUT_VECTORS = `NOT EXISTS (${IS_COMPLETE}) AND NOT EXISTS (${AT_WORK}) AND NOT EXISTS (
  SELECT 1 FROM embedding_model m WHERE m.repository_id = h.repository AND m.name = :model
    AND m.status = 'refused' AND m.created_at > :since)`
/** A repository that was refused stays so until somebody pushes. */
const WITHOUT_THIS_MODEL = `NOT EXISTS (${IS_COMPLETE} AND m.name = :model)
  AND NOT EXISTS (${AT_WORK})
  AND NOT EXISTS (
    SELECT 1 FROM embedding_model m WHERE m.repository_id = h.repository AND m.name = :model
      AND (m.status = 'refused' OR m.status = 'building' AND m.created_at > :since))`

/** Those of the heads of which their shard says so. */
async function ofThese(
  { shards }: Databases,
  heads: readonly Head[],
  condition: string,
  parameters: { readonly model: string; readonly since: number; readonly seen: number },
): Promise<EmbedMessage[]> {
  const found: EmbedMessage[] = []
  for (const [shard, own] of Map.groupBy(heads, (head) => head.shard)) {
    const sql = `SELECT h.repository, h.generation FROM (
        SELECT value ->> 0 AS repository, value ->> 1 AS generation FROM json_each(:heads)) h WHERE ${condition}`
    const rows = JSON.stringify(own.map((head) => [head.repository, head.generation]))
    const { results } = await statement(shards[shard] as D1Database, sql, {
      heads: rows,
      ...parameters,
    }).all<EmbedMessage>()
    found.push(...results)
  }
  return found
}
