import { expect, test } from 'vitest'
import { LIMITS } from '../../../src/contract/limits.ts'
import type { IndexedFile } from '../threads/work.ts'
import { addRecord } from './file-record.ts'
import { RecordBatch } from './record-batch.ts'

/** A file whose symbols' docs decompress to twenty megabytes and compress to almost nothing. */
function repetitive(at: number) {
  const doc = 'x'.repeat(20 * 1024 * 1024)
  const symbol = { id: at, name: 'a', kind: 'function', line: 1, column: 0, start: 1, end: 1, doc }
  const file = { path: `${at}.py`, size: 4, blob: '0', role: 'source', lines: 1, file: at, link: undefined }
  return {
    file: file as unknown as IndexedFile,
    extractor: 'test@1',
    text: 'a=1\n',
    facts: { symbols: [symbol], chunks: [] },
  }
}

test('a request is sent before its content decompresses to more than the server accepts', () => {
  const batch = new RecordBatch()
  const sent: number[] = []
  for (let at = 0; at < 14; at++) addRecord(batch, repetitive(at) as never, () => sent.push(batch.take().files))
  expect(sent).toEqual([Math.floor(LIMITS.contentInflatedBytes / (20 * 1024 * 1024))])
  expect(batch.files).toBe(14 - (sent[0] ?? 0))
})
