/**
 * Units on disk: what extraction found in each file, kept until the file is linked, and for the next run.
 *
 * A run's memory must not grow with the repository's text, so a worker writes each unit to disk as soon as it is made
 * and remembers its place. Packs are only appended to and belong to one worker of one run; the cache's state says which
 * places are still used. What cannot be read back is extracted again.
 */
import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, crc32 } from 'node:zlib'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import { unzstd, zstd } from '../compression.ts'
import { free } from '../free.ts'
import { unwritable } from './cache.ts'

/** The place of a unit: its pack, its byte offset, and the lengths of its two parts. */
export type UnitPlace = [pack: string, at: number, head: number, body: number]

/** What other files need. The body, which only the file's own linking needs, is read separately. */
export interface UnitHead {
  symbols: SymbolFact[]
  module?: string
  surface: unknown
}

/** Fast, and with a checksum that detects a truncated or corrupt pack. */
const PACKING = {
  params: { [constants.ZSTD_c_compressionLevel]: -3, [constants.ZSTD_c_checksumFlag]: 1 },
}

/**
 * Shorter parts are stored uncompressed with a checksum behind them: setting up a compressor takes longer than writing
 * them.
 */
const PLAIN_CHARS = 4096

/** The first byte of zstd data, which JSON never begins with. */
const COMPRESSED = 0x28

function packed(json: string): Buffer {
  if (json.length >= PLAIN_CHARS) return zstd(json, PACKING)
  const sum = Buffer.allocUnsafe(4)
  sum.writeUInt32LE(crc32(json))
  return Buffer.concat([Buffer.from(json), sum])
}

function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] === COMPRESSED) {
    const json = unzstd(bytes)
    free(bytes)
    return json
  }
  const json = bytes.subarray(0, -4)
  if (crc32(json) !== bytes.readUInt32LE(json.length)) throw new Error('a unit is not what it was')
  return json
}

function parsed(json: Buffer): unknown {
  const text = json.toString('utf8')
  free(json)
  return JSON.parse(text)
}

export class UnitWriter {
  readonly #folder: string
  readonly #name: string
  readonly #file: number
  #length = 0

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
    try {
      mkdirSync(folder, { recursive: true })
      this.#file = openSync(join(folder, name), 'wx')
    } catch (error) {
      throw unwritable(folder, error)
    }
  }

  write(headJson: string, bodyJson: string): UnitPlace {
    const head = packed(headJson)
    const body = packed(bodyJson)
    const place: UnitPlace = [this.#name, this.#length, head.length, body.length]
    for (const part of [head, body]) {
      this.#append(part)
      free(part)
    }
    return place
  }

  #append(bytes: Buffer): void {
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written)
    } catch (error) {
      throw unwritable(this.#folder, error)
    }
    this.#length += bytes.length
  }

  close(): void {
    closeSync(this.#file)
  }
}

export class UnitReader {
  readonly #folder: string
  readonly #files = new Map<string, number>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** All throw if the pack is missing, truncated or corrupt. */
  head(place: UnitPlace): UnitHead {
    return parsed(this.headJson(place)) as UnitHead
  }

  body(place: UnitPlace): unknown {
    return parsed(this.bodyJson(place))
  }

  headJson([pack, at, length]: UnitPlace): Buffer {
    return this.#read(pack, at, length)
  }

  bodyJson([pack, at, head, length]: UnitPlace): Buffer {
    return this.#read(pack, at + head, length)
  }

  #read(pack: string, at: number, length: number): Buffer {
    let file = this.#files.get(pack)
    if (file === undefined) {
      file = openSync(join(this.#folder, pack), 'r')
      this.#files.set(pack, file)
    }
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(file, bytes, 0, length, at) !== length) throw new Error(`${pack} ends early`)
    return unpacked(bytes)
  }

  close(): void {
    for (const file of this.#files.values()) closeSync(file)
    this.#files.clear()
  }
}
