/**
 * A server that keeps everything in memory and believes nothing: whatever the contract lets it check, it checks.
 */
import { createHash } from 'node:crypto'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { FileFacts, type FileRecord } from '../../../src/contract/file.ts'
import { fileVersionText, type Id, idOfDigest, linkSetText } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import { LinkSetBody } from '../../../src/contract/links.ts'
import { addToDigest, entryText, type ManifestEntry } from '../../../src/contract/manifest.ts'
import { BeginRequest, HaveRequest, InboundRecord, PublishRequest } from '../../../src/contract/messages.ts'
import { segmentText, trigramKeys } from '../../../src/contract/trigrams.ts'
import { type Ingest, IngestRefused } from '../upload/upload.ts'

export interface StoredFile extends FileRecord {
  source: string
  content: FileFacts
}

const idOf = (text: string): Id => idOfDigest(createHash('sha256').update(text).digest())

export class StrictIngest implements Ingest {
  readonly files = new Map<Id, StoredFile>()
  readonly links = new Map<Id, { file: Id; body: LinkSetBody }>()
  /** Of each ref, what is published. */
  readonly refs = new Map<string, { commit: string; generation: number; entries: Map<string, ManifestEntry> }>()
  readonly segments = new Set<Id>()
  /** Requests by kind, for tests about what was not sent. */
  readonly log: { kind: string; records: Record<string, number> }[] = []
  #staged = new Map<string, { ref: string; from: string; commit: string; entries: Map<string, ManifestEntry> }>()

  async begin(request: BeginRequest) {
    const { ref, commit, defaultRef } = BeginRequest.parse(request)
    const upload = `upload-${this.#staged.size}`
    // A new branch stands on the default one.
    const from = this.refs.has(ref) ? ref : (defaultRef ?? ref)
    this.#staged.set(upload, { ref, from, commit, entries: new Map() })
    const head = this.refs.get(from)
    const base = head && {
      ref: from,
      generation: head.generation,
      commit: head.commit,
      digest: digestOf(head.entries.values()),
      paths: head.entries.size,
    }
    return { upload, expires: '2100-01-01T00:00:00.000Z', formats: [1], limits: {}, ...(base ? { base } : {}) }
  }

  async have(_: string, request: HaveRequest) {
    const { files, links } = HaveRequest.parse(request)
    return { files: files.filter((id) => !this.files.has(id)), links: links.filter((id) => !this.links.has(id)) }
  }

  async records(upload: string, body: Uint8Array) {
    if (body.length > LIMITS.requestBytes) throw new Error(`a body of ${body.length} bytes`)
    const text = gunzipSync(body).toString('utf8')
    if (text.length > LIMITS.requestInflatedBytes) throw new Error(`a body of ${text.length} bytes, inflated`)
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => InboundRecord.parse(JSON.parse(line)))
    if (records.length > LIMITS.recordsPerBatch) throw new Error(`${records.length} records`)
    const contents = records.flatMap((record) =>
      record.kind === 'file' ? [record.text, record.facts] : record.kind === 'links' ? [record.body] : [],
    )
    const inflated = contents.reduce((sum, one) => sum + inflateRawSync(Buffer.from(one, 'base64')).length, 0)
    if (inflated > LIMITS.contentInflatedBytes) throw new Error(`content of ${inflated} bytes, inflated`)
    const counts: Record<string, number> = {}
    for (const record of records) counts[record.kind] = (counts[record.kind] ?? 0) + 1
    this.log.push({ kind: 'records', records: counts })
    const fresh = new Map<Id, StoredFile>()
    for (const record of records) {
      if (record.kind === 'file') fresh.set(record.id, checkedFile(record))
      else if (record.kind === 'manifest') {
        for (const entry of record.entries) this.#staged.get(upload)?.entries.set(entry[0], entry)
      } else if (record.kind === 'links') {
        const json = inflateRawSync(Buffer.from(record.body, 'base64')).toString('utf8')
        if (record.id !== idOf(linkSetText(record.file, json))) throw new Error('a link set by a wrong name')
        const links = LinkSetBody.parse(JSON.parse(json))
        if (Math.max(-1, ...links.from) >= record.symbols.length)
          throw new Error('links from a symbol that is not there')
        this.links.set(record.id, { file: record.file, body: links })
      }
    }
    const segment = records.find((record) => record.kind === 'segment')
    if (fresh.size > 0) {
      if (!segment || segment.id !== idOf(segmentText(segment.files))) throw new Error('files without their segment')
      if (segment.files.toSorted().join() !== [...fresh.keys()].toSorted().join()) throw new Error('another segment')
      const listed = new Set(segment.blocks.flatMap((block) => keysOf(block)))
      for (const file of fresh.values())
        for (const key of trigramKeys(file.source)) if (!listed.has(key)) throw new Error(`trigram ${key} is missing`)
      this.segments.add(segment.id)
    }
    for (const [id, file] of fresh) this.files.set(id, file)
    return { stored: records.length, known: 0 }
  }

  async publish(upload: string, request: PublishRequest) {
    const { manifest, digest, indexed, skipped } = PublishRequest.parse(request)
    const staged = this.#staged.get(upload)
    if (!staged) throw new Error('no such upload')
    this.log.push({ kind: `publish ${manifest}`, records: { entries: staged.entries.size } })
    const before = this.refs.get(staged.ref)
    const entries = new Map(manifest === 'delta' ? this.refs.get(staged.from)?.entries : [])
    for (const [path, entry] of staged.entries) {
      if (entry.length === 1) entries.delete(path)
      else entries.set(path, entry)
    }
    if (digestOf(entries.values()) !== digest)
      throw new IngestRefused({ code: 'digest_mismatch', message: 'another manifest' }, undefined)
    const indexedEntries = [...entries.values()].filter((entry) => typeof entry[1] === 'number')
    if (indexedEntries.length !== indexed || entries.size - indexed !== skipped) throw new Error('wrong counts')
    for (const [path, file, links] of indexedEntries as [string, Id, Id][]) {
      if (this.files.get(file)?.path !== path) throw missing(`${path} has no file version`)
      if (this.links.get(links)?.file !== file) throw missing(`${path} has no link set of its own`)
    }
    if (before && before.commit === staged.commit && digestOf(before.entries.values()) === digest)
      return { outcome: 'published' as const, generation: before.generation, commit: staged.commit, url: '' }
    const generation = (before?.generation ?? 0) + 1
    this.refs.set(staged.ref, { commit: staged.commit, generation, entries })
    return { outcome: 'published' as const, generation, commit: staged.commit, url: '' }
  }

  /** The published file at a path, or why it was skipped. */
  at(ref: string, path: string): StoredFile | string | undefined {
    const entry = this.refs.get(ref)?.entries.get(path)
    return typeof entry?.[1] === 'number' ? this.files.get(entry[1]) : entry?.[1]
  }

  linksAt(ref: string, path: string): LinkSetBody | undefined {
    const entry = this.refs.get(ref)?.entries.get(path)
    return typeof entry?.[2] === 'number' ? this.links.get(entry[2])?.body : undefined
  }
}

const missing = (message: string) => new IngestRefused({ code: 'missing_content', message }, undefined)

function checkedFile(record: FileRecord): StoredFile {
  const bytes = inflateRawSync(Buffer.from(record.text, 'base64'))
  const source = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  if (blob !== record.blob || bytes.length !== record.size) throw new Error(`${record.path} is not its blob`)
  if (record.id !== idOf(fileVersionText(record.path, blob, record.extractor)))
    throw new Error('a file by a wrong name')
  if (source.split('\n').length - (source.endsWith('\n') || source === '' ? 1 : 0) !== record.lines)
    throw new Error(`${record.path} has other lines than ${record.lines}`)
  const content = FileFacts.parse(JSON.parse(inflateRawSync(Buffer.from(record.facts, 'base64')).toString('utf8')))
  for (const [index, symbol] of content.symbols.entries())
    if (symbol.parent !== undefined && symbol.parent >= index) throw new Error('a child before its parent')
  return { ...record, source, content }
}

function digestOf(entries: Iterable<ManifestEntry>): Id {
  let digest = 0
  for (const entry of entries) digest = addToDigest(digest, idOf(entryText(entry)))
  return digest
}

function keysOf({ first, data }: { first: number; data: string }): number[] {
  const bytes = Buffer.from(data, 'base64')
  const keys: number[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  for (let key = first; at < bytes.length; ) {
    key += varint()
    keys.push(key)
    for (let left = varint(); left > 0; left--) varint()
  }
  return keys
}
