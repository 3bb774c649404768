/** What a ref contains: every path of its tree exactly once, either indexed or skipped. */
import * as z from 'zod'
import { SkipReason } from './file.ts'
import { Id } from './ids.ts'
import { RepositoryPath } from './path.ts'

/** An indexed file: `[path, file version, link set]`. */
export const IndexedEntry = z.tuple([RepositoryPath, Id, Id])
export type IndexedEntry = z.infer<typeof IndexedEntry>

/** A skipped one: `[path, reason, size in bytes]`. */
export const SkippedEntry = z.tuple([RepositoryPath, SkipReason, z.int().min(0)])
export type SkippedEntry = z.infer<typeof SkippedEntry>

/** A path that no longer exists (in a delta). */
export const RemovedEntry = z.tuple([RepositoryPath])

export const ManifestEntry = z.union([IndexedEntry, SkippedEntry, RemovedEntry])
export type ManifestEntry = z.infer<typeof ManifestEntry>

export const ManifestRecord = z.object({ kind: z.literal('manifest'), entries: z.array(ManifestEntry).max(4096) })
export type ManifestRecord = z.infer<typeof ManifestRecord>

/** Canonical text of one entry, for the digest below. */
export function entryText(entry: ManifestEntry): string {
  return entry.join('\0')
}

/**
 * Digest of a manifest, independent of its order: the sum, modulo 2^52, of each entry's 52-bit hash (`idOfDigest` over
 * the SHA-256 of `entryText`). A publish that changes ten files updates it by ten subtractions and ten additions, and
 * whoever reads the whole manifest can recompute it.
 */
export function addToDigest(digest: Id, entry: Id): Id {
  return (digest + entry) % 2 ** 52
}
export function subtractFromDigest(digest: Id, entry: Id): Id {
  return (digest - entry + 2 ** 52) % 2 ** 52
}
