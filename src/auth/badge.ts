/**
 * What a badge may show, and to whom: to anybody for a public repository, to the holder of a signed address for any
 * other.
 *
 * A signature covers the repository's id and the ref, never its name: it ends with the repository, and whoever takes
 * the name later does not inherit it. An absent repository, one that may not be seen, and a wrong signature take the
 * same work and give the same answer.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import { refCandidates } from './ref-name.ts'

export interface BadgeFacts {
  readonly ref: string
  readonly indexedAt: number
  /** A newer head than the indexed one is known. */
  readonly stale: boolean
}

export interface BadgeQuery {
  readonly owner: string
  readonly name: string
  /** By any name that a tool takes; by default the repository's default ref. */
  readonly ref?: string | undefined
  /** From `signBadge`. */
  readonly signature?: string | undefined
}

/**
 * Repositories of one name that are considered, those that GitHub vouches for first: at GitHub a name has one owner,
 * but here whoever runs an organisation names its repositories.
 */
const SAME_NAME = 8

interface Row {
  id: number
  visibility: string
  ref: string
  indexed_at: number
  stale: number
}

export async function badgeFacts(
  databases: Databases,
  key: string | undefined,
  query: BadgeQuery,
): Promise<BadgeFacts | undefined> {
  const sql = `SELECT r.id, r.visibility, f.name AS ref, h.indexed_at,
      f.pushed_commit IS NOT NULL AND f.pushed_commit <> h.commit_sha AS stale
    FROM repository r
    JOIN organisation o ON o.id = r.organisation_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL
    JOIN ref f ON f.repository_id = r.id AND f.name = CASE WHEN :refs IS NULL THEN r.default_ref ELSE (
      SELECT c.value FROM json_each(:refs) c JOIN ref n ON n.repository_id = r.id AND n.name = c.value
      WHERE n.generation IS NOT NULL ORDER BY c.key LIMIT 1) END
    JOIN held_generation h ON h.repository_id = r.id AND h.generation = f.generation
    WHERE r.owner = :owner AND r.name = :name AND r.deleted_at IS NULL AND r.frozen_at IS NULL
    ORDER BY r.github_id IS NULL, r.id LIMIT ${SAME_NAME}`
  const { owner, name, ref } = query
  const refs = ref === undefined ? null : JSON.stringify(refCandidates(ref))
  const { results } = await statement(databases.control, sql, { owner, name, refs }).all<Row>()
  // The same number is checked whether they exist or not, so that timing reveals nothing.
  const candidates = Array.from({ length: SAME_NAME }, (_, at) => results[at])
  const signed = await Promise.all(candidates.map((row) => isSigned(key, row?.id ?? 0, query)))
  const row = candidates.find((_, at) => signed[at]) ?? candidates.find((one) => one?.visibility === 'public')
  return row && { ref: row.ref, indexedAt: row.indexed_at, stale: row.stale === 1 }
}

/** For somebody who may read the repository: the key to add to the badge's address. */
export async function signBadge(key: string, repositoryId: number, ref?: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await imported(key), message(repositoryId, ref))
  return base64url(new Uint8Array(mac))
}

async function isSigned(
  key: string | undefined,
  repositoryId: number,
  { ref, signature }: BadgeQuery,
): Promise<boolean> {
  const mac = fromBase64url(signature ?? '')
  // `verify` compares in constant time. Without a key no signature is valid.
  const right = await crypto.subtle.verify('HMAC', await imported(key ?? 'none'), mac, message(repositoryId, ref))
  return right && key !== undefined && repositoryId > 0
}

const message = (repositoryId: number, ref: string | undefined): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(['badge', repositoryId, ref ?? null]))

const imported = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]{1,64}$/.test(text)) return new Uint8Array(32)
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
  } catch {
    return new Uint8Array(32)
  }
}
