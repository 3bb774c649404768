/** Requests on their way to the server: compressed, a few at a time, with a limit on how much may wait in memory. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Id } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import { free } from '../free.ts'
import { dropGarbage } from '../threads/garbage.ts'
import type { Linked } from '../threads/work.ts'
import { packingOf } from './record-batch.ts'
import type { Ingest } from './upload.ts'

const gzipped = promisify<Buffer, object, Buffer<ArrayBuffer>>(gzip)
/** Finished requests that may wait; beyond this the workers wait. */
const QUEUED_BYTES = 48 * 1024 * 1024
/** What this thread may hold besides: its own objects, and what was sent. */
const SENT_BYTES = 48 * 1024 * 1024
/** When as much was sent, it may be collected: an edit sends less, and would wait for that. */
const COLLECT_BYTES = 12 * 1024 * 1024
/** Requests in progress at once: the server writes one after the other, and two keep it busy. */
const UPLOADS = 2
/** Link records are posted in requests of about this size. */
const LINKS_BYTES = 4 * 1024 * 1024
/**
 * Or as soon as there are more than this while the server is idle, which would otherwise only get them when everything
 * is linked. Not fewer: the server treats a small request as an edit, and looks up the previous version of each link
 * set.
 */
const LINKS_FOR_IDLE = 256
/**
 * A server that has nothing of the tree looks up nothing. The largest files are linked first, and what they bring can be stored while
 * the others are linked.
 */
const NEW_BYTES_FOR_IDLE = 256 * 1024
/**
 * An edit's link sets and manifest are about this long: sending them together takes less time than asking which are
 * wanted.
 */
const FEW_BYTES = 128 * 1024

/** Requests on their way, a few at a time; the first that fails stops the run. */
export class Uploads {
  readonly sent = { files: 0, links: 0, bytes: 0 }
  readonly #ingest: Ingest
  readonly #upload: string | Promise<string>
  #waiting: { body: () => Promise<Uint8Array<ArrayBuffer>>; weight: number }[] = []
  #underWay = 0
  #queued = 0
  /** Of requests that were finished since garbage was last collected. */
  #gone = 0
  #failure: unknown
  #wakers: (() => void)[] = []
  #lines: Uint8Array[] = []
  #ids: Id[] = []
  #linesBytes = 0
  #inflated = 0
  #isAllNew = false

  /** `upload`: the upload's id, or a promise of it; requests wait for that. */
  constructor(ingest: Ingest, upload: string | Promise<string>) {
    this.#ingest = ingest
    this.#upload = upload
    // The sender will get the error.
    if (typeof upload !== 'string') upload.catch(() => undefined)
  }

  /** To be called if the server has nothing of the tree: it is not asked which link sets it lacks. */
  expectNothing(): void {
    this.#isAllNew = true
  }

  post(body: Uint8Array<ArrayBuffer>, counts: { files?: number; links?: number }): void {
    this.sent.files += counts.files ?? 0
    this.sent.links += counts.links ?? 0
    this.#enqueue(async () => body, body.length)
  }

  postLinks(files: readonly Linked[], lines: Uint8Array, ends: readonly number[]): void {
    let from = 0
    files.forEach((file, at) => {
      const end = ends[at] as number
      if (end > from) {
        if (this.#inflated + file.bodyBytes > LIMITS.contentInflatedBytes) this.flushLinks()
        this.#inflated += file.bodyBytes
        this.#lines.push(lines.subarray(from, end))
        this.#ids.push(file.link)
        this.#linesBytes += end - from
      }
      from = end
      if (this.#linesBytes >= LINKS_BYTES || this.#ids.length >= LIMITS.recordsPerBatch - 1) this.flushLinks()
    })
    this.#flushLinksForIdle()
  }

  #flushLinksForIdle(): void {
    const idle = this.#waiting.length === 0 && this.#underWay < UPLOADS
    const isMuch = this.#ids.length > LINKS_FOR_IDLE || (this.#isAllNew && this.#linesBytes > NEW_BYTES_FOR_IDLE)
    if (idle && isMuch) this.flushLinks()
  }

  flushLinks(): void {
    const { lines, ids, weight } = this.#takeLinks()
    if (ids.length === 0) return
    this.#enqueue(async () => {
      const wanted = this.#isAllNew ? lines : await this.#lacking(lines, ids)
      this.sent.links += wanted.length
      if (wanted.length === 0) return new Uint8Array(0)
      const text = Buffer.concat(wanted)
      const packed = await gzipped(text, packingOf(text.length))
      free(text)
      return packed
    }, weight)
  }

  async #lacking(lines: readonly Uint8Array[], ids: Id[]): Promise<Uint8Array[]> {
    const lacks = new Set((await this.#ingest.have(await this.#upload, { files: [], links: ids })).links)
    return lines.filter((_, at) => lacks.has(ids[at] as Id))
  }

  /**
   * The manifest's records, in NDJSON, and the remaining link sets. In a delta, the changed link sets are hardly ever
   * on the server.
   */
  postManifest(records: readonly string[], isDifference: boolean): void {
    const few = this.#ids.length <= LINKS_FOR_IDLE && this.#linesBytes + (records[0]?.length ?? 0) <= FEW_BYTES
    if ((isDifference || this.#isAllNew) && few && records.length === 1) {
      const { lines, ids, weight } = this.#takeLinks()
      this.sent.links += ids.length
      this.#postText(Buffer.concat([...lines, Buffer.from(records[0] as string)]), weight)
      return
    }
    this.flushLinks()
    for (const record of records) this.#postText(Buffer.from(record), record.length)
  }

  #postText(text: Buffer, weight: number): void {
    this.#enqueue(() => gzipped(text, { level: 3 }), weight)
  }

  #takeLinks() {
    const taken = { lines: this.#lines, ids: this.#ids, weight: this.#linesBytes }
    this.#lines = []
    this.#ids = []
    this.#linesBytes = 0
    this.#inflated = 0
    return taken
  }

  /** Resolves when there is room for more. */
  async room(): Promise<void> {
    while (this.#queued > QUEUED_BYTES && this.#failure === undefined) await this.#change()
    this.#check()
  }

  async drained(): Promise<void> {
    while (this.#waiting.length + this.#underWay > 0 && this.#failure === undefined) await this.#change()
    this.#check()
  }

  note(): string {
    const { bytes } = this.sent
    return bytes < 100_000 ? '' : `${(bytes / 1e6).toFixed(1)} MB ${this.#ingest.isDry ? 'to send' : 'sent'}`
  }

  #enqueue(body: () => Promise<Uint8Array<ArrayBuffer>>, weight: number): void {
    this.#queued += weight
    this.#waiting.push({ body, weight })
    this.#next()
  }

  #next(): void {
    while (this.#underWay < UPLOADS && this.#failure === undefined) {
      const item = this.#waiting.shift()
      if (!item) return
      this.#underWay++
      const send = async (): Promise<void> => {
        const body = await item.body()
        if (body.length > 0) await this.#ingest.records(await this.#upload, body)
        this.sent.bytes += body.length
      }
      send()
        .catch((error: unknown) => {
          this.#failure ??= error
        })
        .finally(() => {
          this.#underWay--
          this.#queued -= item.weight
          this.#gone += item.weight
          // This thread makes few objects of its own, so nothing else would have V8 collect what was sent.
          if (this.#gone > COLLECT_BYTES) {
            this.#gone = 0
            dropGarbage(SENT_BYTES + this.#queued)
          }
          for (const wake of this.#wakers.splice(0)) wake()
          this.#next()
          this.#flushLinksForIdle()
        })
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakers.push(resolve)
    })
  }

  #check(): void {
    if (this.#failure !== undefined) throw this.#failure
  }
}
