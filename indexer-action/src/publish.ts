/**
 * The last step: the manifest, and the one request that makes it what readers see.
 */
import type { Id } from '../../src/contract/ids.ts'
import {
  addToDigest,
  entryText,
  type IndexedEntry,
  type ManifestEntry,
  type SkippedEntry,
  subtractFromDigest,
} from '../../src/contract/manifest.ts'
import type { Base, BeginRequest, PublishAnswer, PublishRequest } from '../../src/contract/messages.ts'
import type { Published, Row } from './cache.ts'
import { idOf } from './extractors.ts'
import { type Ingest, IngestRefused } from './upload.ts'
import { Uploads } from './uploads.ts'

type Outcome = Pick<PublishRequest, 'indexed' | 'skipped' | 'statistics' | 'counts'>

/**
 * Sends the differences to the base where we know what it holds, and everything otherwise; beside what is still on its way, for
 * records may come in any order. `outcome` is asked for when all of it has arrived.
 */
export async function publish(
  ingest: Ingest,
  upload: string,
  uploads: Uploads,
  request: BeginRequest,
  base: Base | undefined,
  published: Pick<Published, 'digest' | 'entries'> | undefined,
  entries: readonly ManifestEntry[],
  outcome: () => Outcome,
): Promise<PublishAnswer> {
  try {
    if (!base || !published) return await publishWhole(ingest, upload, uploads, entries, outcome)
    const { changes, digest } = difference(published, entries)
    sendManifest(uploads, changes)
    await uploads.drained()
    return await ingest.publish(upload, { manifest: 'delta', digest, ...outcome() })
  } catch (error) {
    if (!(error instanceof IngestRefused) || (error.code !== 'base_moved' && error.code !== 'digest_mismatch'))
      throw error
    // Somebody else published in between, or what was staged is not all there. The whole goes into an upload of its own.
    const again = await ingest.begin(request)
    return await publishWhole(ingest, again.upload, new Uploads(ingest, again.upload), entries, outcome)
  }
}

async function publishWhole(
  ingest: Ingest,
  upload: string,
  uploads: Uploads,
  entries: readonly ManifestEntry[],
  outcome: () => Outcome,
): Promise<PublishAnswer> {
  sendManifest(uploads, entries)
  await uploads.drained()
  return await ingest.publish(upload, { manifest: 'full', digest: digestOf(entries), ...outcome() })
}

const ENTRIES_PER_RECORD = 4096

function sendManifest(uploads: Uploads, entries: readonly ManifestEntry[]): void {
  // Two requests' worth of paths at most in one: a manifest of long paths must stay within its bounds too.
  for (let at = 0; at < entries.length; at += ENTRIES_PER_RECORD)
    uploads.postText(`${JSON.stringify({ kind: 'manifest', entries: entries.slice(at, at + ENTRIES_PER_RECORD) })}\n`)
}

function difference(
  published: Pick<Published, 'digest' | 'entries'>,
  entries: readonly ManifestEntry[],
): { changes: ManifestEntry[]; digest: Id } {
  const before = new Map(published.entries.map((entry) => [entry[0], entry]))
  const changes: ManifestEntry[] = []
  let { digest } = published
  for (const entry of entries) {
    const old = before.get(entry[0])
    before.delete(entry[0])
    const text = entryText(entry)
    if (old && entryText(old) === text) continue
    if (old) digest = subtractFromDigest(digest, idOf(entryText(old)))
    digest = addToDigest(digest, idOf(text))
    changes.push(entry)
  }
  for (const [path, old] of before) {
    digest = subtractFromDigest(digest, idOf(entryText(old)))
    changes.push([path])
  }
  return { changes, digest }
}

export function digestOf(entries: readonly ManifestEntry[]): Id {
  return entries.reduce((digest, entry) => addToDigest(digest, idOf(entryText(entry))), 0)
}

export function entryOf(row: Row): IndexedEntry | SkippedEntry {
  if (row.skip !== undefined) return [row.path, row.skip, row.size]
  if (!row.indexed || row.link === undefined) throw new Error(`${row.path} was neither indexed nor skipped`)
  return [row.path, row.indexed.file, row.link]
}

export const isIndexed = (entry: ManifestEntry): entry is IndexedEntry => typeof entry[1] === 'number'
