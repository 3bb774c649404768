/** The server's own hashing, for the ids of `src/contract/ids.ts`. Synchronous: a batch has thousands of these. */
import { createHash } from 'node:crypto'
import { fileVersionText, type Id, idOfDigest, linkSetText } from '../contract/ids.ts'
import { entryText, type ManifestEntry } from '../contract/manifest.ts'
import { segmentText } from '../contract/trigrams.ts'

const idOf = (text: string): Id => idOfDigest(createHash('sha256').update(text).digest())

export const fileVersionId = (path: string, blob: string, extractor: string): Id =>
  idOf(fileVersionText(path, blob, extractor))
export const segmentId = (files: readonly Id[]): Id => idOf(segmentText(files))
export const entryHash = (entry: ManifestEntry): Id => idOf(entryText(entry))

/** Hashes the body's bytes as received, which saves encoding them again. */
export function linkSetId(file: Id, body: Uint8Array): Id {
  return idOfDigest(createHash('sha256').update(linkSetText(file, '')).update(body).digest())
}

/**
 * The numbers of edges in a canonical order: link sets with the same edges store them once. Never leaves the server, so
 * the bytes of the numbers will do, and writing them as text takes several times as long as hashing it.
 */
export const edgesId = (edges: Float64Array): Id =>
  idOfDigest(createHash('sha256').update('edges\0').update(new Uint8Array(edges.buffer)).digest())

/** Git's object name of a file's bytes. */
export function gitBlobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
