/** What is sent for a file that was read: its record, and its part of the segment. */
import type { FileFacts } from '../../../src/contract/file.ts'
import { deflateRaw } from '../compression.ts'
import { free } from '../free.ts'
import { fileKeys } from '../text/segment.ts'
import type { IndexedFile } from '../threads/work.ts'
import { linkLine, NO_LINKS, PACKING } from './link-record.ts'
import type { RecordBatch } from './record-batch.ts'

export interface ReadFile {
  file: IndexedFile
  extractor: string
  /** All of it: its bytes are this in UTF-8. */
  text: string
  facts: FileFacts
}

/** `flush` empties the batch when it has no room left. */
export function addRecord(
  batch: RecordBatch,
  { file: { path, size, blob, language, role, lines, file, link }, extractor, text, facts }: ReadFile,
  flush: () => void,
  bytes: Uint8Array = Buffer.from(text),
): void {
  const json = Buffer.from(JSON.stringify(facts))
  const record = JSON.stringify({
    kind: 'file',
    id: file,
    path,
    blob,
    extractor,
    language,
    size,
    lines,
    role,
    text: deflateRaw(bytes, PACKING),
    facts: deflateRaw(json, PACKING),
  })
  const inflated = bytes.length + json.length
  free(json)
  if (batch.isTooFullFor(record, inflated)) flush()
  const names = facts.symbols.map((symbol) => symbol.name)
  batch.addFile(file, path, role, record, inflated, { text, names, keys: fileKeys(text, names) })
  if (link !== undefined) batch.addLinks(linkLine(link, file, path, [], NO_LINKS))
}
