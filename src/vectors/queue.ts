/**
 * The queue between a publish and its vectors: who is told, what a message does, and what happens when it fails.
 *
 * A message names only a generation; the database says what remains to be done. So messages may be lost, duplicated or
 * late: the cron sends a lost one again (`missing.ts`), and the others find nothing to do.
 */
import { z } from 'zod'
import { type Databases, openDatabases } from '../db/databases.ts'
import { embeddingStore } from '../db/stores/embedding-store.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'
import type { Env } from '../env.ts'
import { log } from '../telemetry/log.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { unsafeSystemRefScope } from '../tenancy/unsafe-system-scope.ts'
import { homeOf } from './deployment.ts'
import { embedShare, type Step } from './embed-generation.ts'

export const EmbedMessage = z.object({
  repository: z.int(),
  generation: z.int(),
  /** How often the store has been asked whether it shows what it was sent. */
  waited: z.int().min(0).optional(),
})
export type EmbedMessage = z.infer<typeof EmbedMessage>

/** Shares per message; then it sends a follow-up, so that no invocation is long. */
const SHARES = 8
/** Gives the publish time to be answered first: local vectors are made by the thread that answers. */
const FIRST_SECONDS = 1
/** Seconds until a store that does not show a mutation yet is asked again: first, and at most. Before the cron takes it for given up. */
const SETTLE_SECONDS = 15
const MOST_SETTLE_SECONDS = 300
const MOST_DELAY_SECONDS = 600

/** Announces that a generation needs vectors. A failure does not fail the publish: the cron announces it again. */
export async function announce(env: Env, message: EmbedMessage): Promise<void> {
  if (env.EMBED_QUEUE === undefined || env.SEXTANT_VECTORS === 'off') return
  try {
    await env.EMBED_QUEUE.send(message, { delaySeconds: FIRST_SECONDS })
  } catch (error) {
    log('warn', 'embedding was not announced', { repository: message.repository, error })
  }
}

export async function consume(batch: MessageBatch, env: Env): Promise<void> {
  for (const message of batch.messages) {
    const parsed = EmbedMessage.safeParse(message.body)
    if (!parsed.success) {
      log('error', 'not a message of ours', { queue: batch.queue })
      message.ack()
      continue
    }
    try {
      const step = await work(env, parsed.data)
      const { waited = 0, ...generation } = parsed.data
      if (step === 'more') await env.EMBED_QUEUE?.send(generation)
      if (step === 'settle') await lookAgainLater(env, generation, waited)
      message.ack()
    } catch (error) {
      const delaySeconds = Math.min(MOST_DELAY_SECONDS, 2 ** message.attempts)
      log('warn', 'embedding failed', { ...parsed.data, attempts: message.attempts, error })
      message.retry({ delaySeconds })
    }
  }
}

async function lookAgainLater(env: Env, generation: EmbedMessage, waited: number): Promise<void> {
  const delaySeconds = Math.min(MOST_SETTLE_SECONDS, SETTLE_SECONDS * 2 ** waited)
  await env.EMBED_QUEUE?.send({ ...generation, waited: waited + 1 }, { delaySeconds })
}

/** Does the shares of one message. Each may take minutes, so each looks whether somebody still needs it. */
export async function work(env: Env, message: EmbedMessage, shares = SHARES): Promise<Step> {
  const home = homeOf(env)
  if (!home) return 'done'
  const databases = openDatabases(env)
  const pipeline = { store: embeddingStore(databases), index: indexReader(databases), home, now: Date.now }
  let step: Step = 'more'
  for (let share = 0; share < shares && step === 'more'; share++) {
    const scope = await scopeOf(databases, message)
    step = scope ? await embedShare(pipeline, scope) : 'done' // gone, or a newer generation exists
  }
  return step
}

interface GenerationRow {
  id: number
  organisation_id: number
  owner: string
  name: string
  shard: number
  ref_name: string
  commit_sha: string
  layer_id: number
  base_layer_id: number | null
  base_generation: number | null
  indexed: number
  skipped: number
  indexed_at: number
}

/** Only while the generation is its ref's head: older vectors are of no use to new readers. */
async function scopeOf(databases: Databases, { repository, generation }: EmbedMessage): Promise<RefScope | undefined> {
  const row = await databases.control
    .prepare(
      `SELECT r.id, r.organisation_id, r.owner, r.name, r.shard, h.ref_name, h.commit_sha, h.layer_id, h.base_layer_id,
         h.base_generation, h.indexed, h.skipped, h.indexed_at
       FROM repository r JOIN held_generation h ON h.repository_id = r.id AND h.generation = ?2
         JOIN ref f ON f.id = h.ref_id AND f.generation = h.generation
         JOIN organisation o ON o.id = r.organisation_id AND o.deleted_at IS NULL
       WHERE r.id = ?1 AND r.deleted_at IS NULL`,
    )
    .bind(repository, generation)
    .first<GenerationRow>()
  if (!row) return undefined
  return unsafeSystemRefScope('vectors of what was published are the service’s own duty', {
    organisationId: row.organisation_id,
    repositoryId: row.id,
    repository: `${row.owner}/${row.name}`,
    shard: row.shard,
    ref: row.ref_name,
    commit: row.commit_sha,
    layerId: row.layer_id,
    generation,
    ...(row.base_layer_id === null || row.base_generation === null
      ? {}
      : { base: { layerId: row.base_layer_id, generation: row.base_generation } }),
    indexedAt: row.indexed_at,
    indexed: row.indexed,
    skipped: row.skipped,
    freshness: 'fresh',
    languages: {},
  })
}
