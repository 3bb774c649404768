/** One request of records: parsed and checked completely, and only then stored. A refused request stores nothing. */
import { Buffer } from 'node:buffer'
import type { FileRecord } from '../contract/file.ts'
import type { Id } from '../contract/ids.ts'
import { LIMITS } from '../contract/limits.ts'
import type { LinkRecord } from '../contract/links.ts'
import type { ManifestEntry } from '../contract/manifest.ts'
import type { RecordsAnswer } from '../contract/messages.ts'
import type { SegmentRecord } from '../contract/trigrams.ts'
import type { ContentStore } from '../db/stores/content-store.ts'
import type { ManifestStore } from '../db/stores/manifest-store.ts'
import type { StorageStore } from '../db/stores/storage-store.ts'
import { keptAs } from '../db/stores/vouched.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { segmentId } from './digest.ts'
import { decodeUtf8, inflateWithinBudget } from './inflate.ts'
import { filesBeside, linksBeside } from './keep-beside.ts'
import { IngestRefusal, overLimit } from './refusal.ts'
import { parseRecord } from './shapes.ts'
import { bytesOfEntries, bytesOfFiles, bytesOfLinks, bytesOfSegment } from './storage-limit.ts'
import { verifyFile } from './verify-file.ts'
import { verifyLinks } from './verify-links.ts'

interface Records {
  readonly files: Map<Id, FileRecord>
  readonly segments: SegmentRecord[]
  readonly links: Map<Id, LinkRecord>
  readonly entries: ManifestEntry[]
}

export async function storeRecords(
  stores: { content: ContentStore; manifest: ManifestStore; storage: StorageStore },
  scope: RepositoryScope,
  upload: { readonly upload_id: string; readonly vouched: boolean },
  body: Uint8Array,
  now: number,
): Promise<RecordsAnswer> {
  const records = readRecords(body)
  const covered = coverage(records)
  const own = (id: Id): Id => keptAs(id, upload.vouched)
  const known = await stores.content.known(scope, upload.vouched, {
    files: [...new Set([...records.files.keys(), ...[...records.links.values()].map((link) => link.file)])],
    links: [...records.links.keys()],
    segments: records.segments.map((segment) => segment.id),
  })
  // A known segment may have lost a file to the sweeper, which removes files one by one.
  const segments = records.segments.filter(
    (segment) => !known.segments.has(segment.id) || segment.files.some((file) => !known.files.has(file)),
  )
  // Everything is checked before anything is stored.
  const inflate = inflateWithinBudget()
  const checked = segments.map((segment) => ({
    segment: {
      id: own(segment.id),
      files: segment.files.map(own),
      blocks: segment.blocks.map(({ first, data }) => ({ first, data: Buffer.from(data, 'base64') })),
      words: (segment.words ?? []).map(({ first, data }) => ({ first, data: Buffer.from(data, 'base64') })),
    },
    files: segment.files
      .filter((id) => !known.files.has(id))
      .map((id) => verifyFile(covered.get(id) as FileRecord, inflate))
      .map((file) => ({ ...file, record: { ...file.record, id: own(file.record.id) } })),
  }))
  const links = [...records.links.values()]
    .filter((link) => !known.links.has(link.id))
    .map((link) => verifyLinks(link, inflate))
    .map((links) => {
      const { id, file, module } = links.record
      return { ...links, record: { id: own(id), file: known.files.get(file) ?? own(file), module } }
    })

  let bytes = bytesOfEntries(records.entries)
  let stored = links.length + records.entries.length
  for (const { segment, files } of checked) {
    const kept = await filesBeside(stores.content, scope, files)
    await stores.content.addSegment(scope, segment, kept, now)
    bytes += bytesOfSegment(segment) + bytesOfFiles(kept)
    stored += files.length + 1
  }
  const linked = await linksBeside(stores.content, scope, links)
  await stores.content.addLinks(scope, linked, now)
  await stores.manifest.stage(scope, upload.upload_id, records.entries)
  await stores.storage.add(scope, bytes + bytesOfLinks(linked))
  const sent = records.files.size + records.segments.length + records.links.size + records.entries.length
  return { stored, known: sent - stored }
}

function readRecords(body: Uint8Array): Records {
  const records: Records = { files: new Map(), segments: [], links: new Map(), entries: [] }
  const lines = decodeUtf8(body, 'request body').split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (lines.length > LIMITS.recordsPerBatch) {
    throw overLimit('records in one request', 'recordsPerBatch', LIMITS.recordsPerBatch, lines.length)
  }
  for (const [at, line] of lines.entries()) {
    const record = parseRecord(line, `record ${at + 1}`)
    switch (record.kind) {
      case 'file':
        records.files.set(record.id, record)
        break
      case 'links':
        records.links.set(record.id, record)
        break
      case 'segment':
        records.segments.push(record)
        break
      case 'manifest':
        for (const entry of record.entries) records.entries.push(entry)
        break
    }
  }
  return records
}

/** Each file is covered by a segment of this request, and each segment covers files of this request. */
function coverage({ files, segments }: Records): Map<Id, FileRecord> {
  const covered = new Map<Id, FileRecord>()
  for (const segment of segments) {
    const expected = segmentId(segment.files)
    if (expected !== segment.id) {
      throw new IngestRefusal('hash_mismatch', `segment ${segment.id}: the id of its files is ${expected}`)
    }
    for (const id of segment.files) {
      const file = files.get(id)
      if (!file) throw new IngestRefusal('invalid', `segment ${segment.id}: its file ${id} is not in this request`)
      covered.set(id, file)
    }
  }
  for (const [id, file] of files) {
    if (!covered.has(id)) throw new IngestRefusal('invalid', `${file.path}: no segment of this request covers it`)
  }
  return covered
}
