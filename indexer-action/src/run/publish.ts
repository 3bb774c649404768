/** The last step: the manifest, and the request that makes it visible to readers. */
import type { Id } from '../../../src/contract/ids.ts'
import {
  addToDigest,
  entryText,
  type IndexedEntry,
  type ManifestEntry,
  type SkippedEntry,
  subtractFromDigest,
} from '../../../src/contract/manifest.ts'
import type { BeginRequest, PublishAnswer, PublishRequest } from '../../../src/contract/messages.ts'
import type { Published, Row } from '../cache/cache.ts'
import { idOf } from '../extractors.ts'
import { type Ingest, IngestRefused } from '../upload/upload.ts'
import { Uploads } from '../upload/uploads.ts'

type Outcome = Pick<PublishRequest, 'indexed' | 'skipped' | 'statistics' | 'counts'>

/** How a manifest differs from its base, and the digest of the result. */
export interface Difference {
  changes: ManifestEntry[]
  digest: Id
}

/** What is published, and how it is sent. */
export interface Publication {
  ingest: Ingest
  /** The request that began the upload; repeated for a new upload if somebody else publishes in between. */
  request: BeginRequest
  upload: string
  uploads: Uploads
  /** The whole manifest. */
  entries: readonly ManifestEntry[]
  /** The difference to the base, if the base's content is known here. */
  difference: Difference | undefined
  /** Called when everything has arrived. */
  outcome: () => Outcome
}

/**
 * Sends the difference to the base if it is known, and everything otherwise, while other records may still be on their
 * way: records may arrive in any order.
 */
export async function publish(publication: Publication): Promise<PublishAnswer> {
  const { ingest, request, upload, uploads, difference, outcome } = publication
  try {
    if (!difference) return await publishWhole(publication)
    uploads.postManifest(manifestRecords(difference.changes), true)
    await uploads.drained()
    return await ingest.publish(upload, { manifest: 'delta', digest: difference.digest, ...outcome() })
  } catch (error) {
    if (!(error instanceof IngestRefused) || (error.code !== 'base_moved' && error.code !== 'digest_mismatch'))
      throw error
    // Somebody else published in between, or part of what was staged is missing: the whole manifest is sent in an
    // upload of its own.
    const again = await ingest.begin(request)
    return await publishWhole({ ...publication, upload: again.upload, uploads: new Uploads(ingest, again.upload) })
  }
}

async function publishWhole({ ingest, upload, uploads, entries, outcome }: Publication): Promise<PublishAnswer> {
  uploads.postManifest(manifestRecords(entries), false)
  await uploads.drained()
  return await ingest.publish(upload, { manifest: 'full', digest: digestOf(entries), ...outcome() })
}

const ENTRIES_PER_RECORD = 4096

function manifestRecords(entries: readonly ManifestEntry[]): string[] {
  // At most two requests' worth of paths in one: a manifest of long paths must stay within the limits too.
  const records: string[] = []
  for (let at = 0; at < entries.length; at += ENTRIES_PER_RECORD)
    records.push(`${JSON.stringify({ kind: 'manifest', entries: entries.slice(at, at + ENTRIES_PER_RECORD) })}\n`)
  return records
}

export function differenceTo(published: Published, entries: readonly ManifestEntry[]): Difference {
  const before = new Map(published.entries.map((entry) => [entry[0], entry]))
  const changes: ManifestEntry[] = []
  let { digest } = published
  for (const entry of entries) {
    const old = before.get(entry[0])
    before.delete(entry[0])
    if (old?.length === entry.length && entry.every((value, at) => value === old[at])) continue
    if (old) digest = subtractFromDigest(digest, idOf(entryText(old)))
    digest = addToDigest(digest, idOf(entryText(entry)))
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
