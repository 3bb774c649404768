/**
 * What linkers settled (the state that they can go on from), on disk: from the run that made it to the next that can use it.
 *
 * One file a family and run, never written again. What cannot be read back is worked out anew. The bytes lie there as they
 * are: unpacking them would take several times as long as reading them, and every edit waits for it.
 */
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Shared, so that every thread reads the one copy. */
export type Settled = Uint8Array<SharedArrayBuffer>

export const SETTLED = '.settled'

/** Behind the bytes, so that a torn or rotten file is noticed: how many they are, and their checksum. */
const SEAL_BYTES = 8

/** Whether it was kept; a full disk is no reason to stop. */
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
