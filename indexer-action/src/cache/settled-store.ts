/**
 * Settled states of linkers (from which a linker can resume) on disk, from the run that made one to the next that can
 * use it.
 *
 * One file per family and run, never overwritten. What cannot be read back is computed again. The bytes are not
 * compressed: unpacking would take several times as long as reading, and every edit waits for it.
 */
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Shared memory, so that all threads read one copy. */
export type Settled = Uint8Array<SharedArrayBuffer>

export const SETTLED = '.settled'

/** A trailer with length and checksum, so that a truncated or corrupt file is detected. */
const SEAL_BYTES = 8

/** Returns whether it was stored; a full disk is no reason to stop. */
export async function keepSettled(folder: string, name: string, bytes: Settled): Promise<boolean> {
  const seal = Buffer.allocUnsafe(SEAL_BYTES)
  seal.writeUInt32LE(bytes.length)
  seal.writeUInt32LE(crc32(bytes), 4)
  try {
    await writeFile(join(folder, name), [bytes, seal])
    return true
  } catch {
    return false
  }
}

export async function settledBefore(folder: string, name: string): Promise<Settled | undefined> {
  try {
    await using file = await open(join(folder, name))
    const length = (await file.stat()).size - SEAL_BYTES
    const bytes = new Uint8Array(new SharedArrayBuffer(length))
    for (let at = 0; at < length; ) {
      const { bytesRead } = await file.read(bytes, at, length - at, at)
      if (bytesRead === 0) return undefined
      at += bytesRead
    }
    const seal = Buffer.alloc(SEAL_BYTES)
    await file.read(seal, 0, SEAL_BYTES, length)
    return seal.readUInt32LE(0) === length && seal.readUInt32LE(4) === crc32(bytes) ? bytes : undefined
  } catch {
    return undefined
  }
}
