/**
 * How much a checkout holds, from the file in which git keeps the state of the work tree. It is read in a few milliseconds, before
 * git itself could answer.
 *
 * Format: gitformat-index(5), versions 2 and 3. Integers are big-endian.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SIGNATURE = 'DIRC'
const HEADER_BYTES = 12
/** Within an entry: the file's size, the flags, and where its path begins if it has no further flags. */
const SIZE_AT = 36
const FLAGS_AT = 60
const PATH_AT = 62
/** Flags: there are two more bytes of them, and the length of the path. */
const EXTENDED = 0x4000
const LENGTH = 0xfff
const ALIGNED_TO = 8

/** Bytes of all tracked files when git last looked at them; undefined if this is no plain checkout, or one of another version. */
export function trackedBytes(root: string): number | undefined {
  let index: Buffer
  try {
    index = readFileSync(join(root, '.git', 'index'))
  } catch {
    return undefined
  }
  if (index.length < HEADER_BYTES || index.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) return undefined
  const version = index.readUInt32BE(4)
  if (version !== 2 && version !== 3) return undefined
  let bytes = 0
  let at = HEADER_BYTES
  for (let left = index.readUInt32BE(8); left > 0; left--) {
    if (at + PATH_AT > index.length) return undefined
    bytes += index.readUInt32BE(at + SIZE_AT)
    const flags = index.readUInt16BE(at + FLAGS_AT)
    const path = at + PATH_AT + ((flags & EXTENDED) === 0 ? 0 : 2)
    // A longer path than the flags can say ends where its terminator is.
    const end = (flags & LENGTH) < LENGTH ? path + (flags & LENGTH) : index.indexOf(0, path)
    if (end < path) return undefined
    // At least one zero, and as many as fill the entry.
    at += Math.floor((end - at) / ALIGNED_TO + 1) * ALIGNED_TO
  }
  return bytes
}
