/**
 * Units as linking asks for them: from their packs, or extracted again if a pack cannot return them (a disk fault, or a
 * cleaned-up cache).
 */

import type { UnitHead, UnitReader } from '../cache/unit-store.ts'
import { extractUnit, withIds } from '../extract.ts'
import type { LinkerFile, Unit } from '../languages/language.ts'
import { LANGUAGES } from '../languages/registry.ts'
import type { Sources } from './sources.ts'
import type { UnitToLink } from './work.ts'

const languages = new Map(LANGUAGES.map((language) => [language.key, language]))

/** A unit is missing and the caller cannot wait for it to be extracted again. */
export class Unread extends Error {}

export class Units {
  readonly #reader: UnitReader
  readonly #sources: Sources
  /** The file that is linked, until something is asked for: its linker may ask for that file first. */
  #read: { unit: UnitToLink; file: LinkerFile<unknown> } | undefined

  constructor(reader: UnitReader, sources: Sources) {
    this.#reader = reader
    this.#sources = sources
  }

  async file(unit: UnitToLink): Promise<LinkerFile<unknown>> {
    return fileWith(unit, await this.#head(unit))
  }

  /** Of what is linked at once. Not for files that a linker is told of, which may take over what they say. */
  async fileToLink(unit: UnitToLink): Promise<LinkerFile<unknown>> {
    const file = await this.file(unit)
    this.#read = { unit, file }
    return file
  }

  /** Does not wait. Throws `Unread`. */
  packedFile(unit: UnitToLink): LinkerFile<unknown> {
    const read = this.#read
    this.#read = undefined
    if (read?.unit === unit) return read.file
    try {
      return fileWith(unit, this.#reader.head(unit.place))
    } catch (error) {
      throw new Unread(unit.path, { cause: error })
    }
  }

  /** Both parts as they are stored. Do not wait, and throw `Unread`. */
  packedJson(part: 'head' | 'body', unit: UnitToLink): Buffer {
    try {
      return part === 'head' ? this.#reader.headJson(unit.place) : this.#reader.bodyJson(unit.place)
    } catch (error) {
      throw new Unread(unit.path, { cause: error })
    }
  }

  async body(unit: UnitToLink): Promise<unknown> {
    try {
      return this.#reader.body(unit.place)
    } catch {
      return (await this.#makeAgain(unit)).body
    }
  }

  async #head(unit: UnitToLink): Promise<UnitHead> {
    try {
      return this.#reader.head(unit.place)
    } catch {
      const made = await this.#makeAgain(unit)
      const head: UnitHead = { symbols: withIds(unit.path, made.symbols), surface: made.surface }
      if (made.module !== undefined) head.module = made.module
      return head
    }
  }

  async #makeAgain(unit: UnitToLink): Promise<Unit> {
    const language = languages.get(unit.language)
    const text = this.#sources.text(unit)
    if (!language || text === undefined) throw new Error('its unit is lost')
    return JSON.parse(JSON.stringify((await extractUnit(language, unit.path, text)).unit)) as Unit
  }
}

function fileWith({ path, language }: UnitToLink, head: UnitHead): LinkerFile<unknown> {
  const file: LinkerFile<unknown> = { path, language, symbols: head.symbols, surface: head.surface }
  if (head.module !== undefined) file.module = head.module
  return file
}
