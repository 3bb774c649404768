/**
 * What a reader of a ref sees, read in the simplest way: every row of the manifest at its generation, and the content of each.
 * It recomputes the digest, so a mixture of two generations cannot go unnoticed.
 */

import { proofOf } from '../../src/auth/authenticate.ts'
import { authorizeRef } from '../../src/auth/authorize.ts'
import type { ManifestEntry } from '../../src/contract/manifest.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { type Env, indexShards } from '../../src/env.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { digestOf } from './tree.ts'

export async function scopeOf(env: Env, token: string, repository: string, ref?: string): Promise<RefScope | string> {
  const proof = await proofOf(new Request('http://x.test', { headers: { authorization: `Bearer ${token}` } }))
  const answer = await authorizeRef(openDatabases(env), proof, { repository, ref })
  return answer.ok ? answer.scope : answer.reason
}

interface Row {
  path: string
  file_id: number | null
  link_set_id: number | null
  reason: string | null
  size: number
}

export interface Seen {
  readonly commit: string
  readonly generation: number
  readonly entries: ManifestEntry[]
  readonly digest: number
  /** Paths whose file version, text or link set is incomplete, or whose base is. */
  readonly broken: string[]
  readonly claimed: { readonly indexed: number; readonly skipped: number; readonly digest: number }
}

export async function see(env: Env, scope: RefScope): Promise<Seen> {
  const shard = indexShards(env)[scope.shard] as D1Database
  const at = (layer: number, generation: number) =>
    shard
      .prepare(
        `SELECT path, file_id, link_set_id, reason, size FROM manifest
         WHERE repository_id = ? AND layer_id = ? AND from_gen <= ? AND to_gen > ? ORDER BY path`,
      )
      .bind(scope.repositoryId, layer, generation, generation)
  const [own, base, content] = await shard.batch<Row>([
    at(scope.layerId, scope.generation),
    at(scope.base?.layerId ?? -1, scope.base?.generation ?? -1),
    shard
      .prepare(
        `SELECT v.path, v.id AS file_id, l.id AS link_set_id FROM file_version v
         JOIN link_set l ON l.repository_id = v.repository_id AND l.file_id = v.id
         WHERE v.repository_id = ? AND EXISTS (SELECT 1 FROM file_text t WHERE t.repository_id = v.repository_id AND t.file_id = v.id)
           AND (v.beside_id IS NULL OR EXISTS (SELECT 1 FROM file_version b JOIN file_text t ON t.repository_id = b.repository_id AND t.file_id = b.id
             WHERE b.repository_id = v.repository_id AND b.id = v.beside_id))
           AND (l.beside_id IS NULL OR EXISTS (SELECT 1 FROM link_set b WHERE b.repository_id = l.repository_id AND b.id = l.beside_id))`,
      )
      .bind(scope.repositoryId),
  ])
  const rows = new Map<string, Row>()
  for (const row of base?.results ?? []) rows.set(row.path, row)
  for (const row of own?.results ?? []) rows.set(row.path, row)
  const entries = [...rows.values()]
    .filter((row) => row.reason !== 'removed')
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((row) => (row.file_id === null ? [row.path, row.reason, row.size] : [row.path, row.file_id, row.link_set_id]))
  const complete = new Set(content?.results.map((row) => `${row.path}\0${row.file_id}\0${row.link_set_id}`))
  const held = await env.DB.prepare(
    'SELECT indexed, skipped, digest FROM held_generation WHERE repository_id = ? AND generation = ?',
  )
    .bind(scope.repositoryId, scope.generation)
    .first<Seen['claimed']>()
  return {
    commit: scope.commit,
    generation: scope.generation,
    entries: entries as ManifestEntry[],
    digest: digestOf(entries as ManifestEntry[]),
    broken: entries
      .filter((entry) => typeof entry[1] === 'number' && !complete.has(entry.join('\0')))
      .map((entry) => String(entry[0])),
    claimed: held as Seen['claimed'],
  }
}
