/** SCIP indexes for tests. */
import { BinaryWriter } from '@bufbuild/protobuf/wire'

export type Spot = [line: number, column: number, end: number, symbol: string, roles?: number]

export interface Document {
  path: string
  spots: Spot[]
  text?: string
  encoding?: number
}

/** Encodes an index the way protobuf does, from the same field numbers that any SCIP indexer writes. */
export function encodeIndex(documents: readonly Document[], root?: string): Uint8Array {
  const index = new BinaryWriter()
  const metadata = index.tag(1, 2).fork()
  metadata.tag(2, 2).fork().tag(1, 2).string('scip-test').tag(2, 2).string('1').join()
  if (root !== undefined) metadata.tag(3, 2).string(root)
  metadata.join()
  for (const document of documents) {
    const d = index.tag(2, 2).fork()
    d.tag(1, 2).string(document.path)
    for (const [line, column, end, symbol, roles] of document.spots) {
      const o = d.tag(2, 2).fork()
      o.tag(1, 2).fork().int32(line).int32(column).int32(end).join()
      o.tag(2, 2).string(symbol)
      if (roles) o.tag(3, 0).int32(roles)
      o.join()
    }
    if (document.text !== undefined) d.tag(5, 2).string(document.text)
    if (document.encoding) d.tag(6, 0).int32(document.encoding)
    d.join()
  }
  return index.finish()
}
