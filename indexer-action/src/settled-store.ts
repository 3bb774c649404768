/**
 * What linkers settled, on disk: from the run that worked it out to the next that changes nothing of it.
 *
 * One file a family and run, never written again. What cannot be read back is worked out anew.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'

/** Shared, so that every thread reads the one copy. */
export type Settled = Uint8Array<SharedArrayBuffer>

/** Node puts what comes out together from pieces of this size; with its own of 16 kB that takes longer than unpacking. */
const PIECES = { chunkSize: 1 << 22 }

/** Fast, and with a checksum, so that a torn or rotten file is noticed. */
const PACKING = {
  ...PIECES,
  params: { [constants.ZSTD_c_compressionLevel]: -3, [constants.ZSTD_c_checksumFlag]: 1 },
}

export const SETTLED = '.settled'

/** Whether it was kept; a full disk is no reason to stop. */
export async function keepSettled(folder: string, name: string, bytes: Settled): Promise<boolean> {
  try {
    await writeFile(join(folder, name), await promisify(zstdCompress)(bytes, PACKING))
    return true
  } catch {
    return false
  }
}

export async function settledBefore(folder: string, name: string): Promise<Settled | undefined> {
  try {
    const bytes = await promisify(zstdDecompress)(await readFile(join(folder, name)), PIECES)
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
    shared.set(bytes)
    return shared
  } catch {
    return undefined
  }
}
