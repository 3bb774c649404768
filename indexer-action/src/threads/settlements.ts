/**
 * Settling a family means telling its linker about all files. The first worker does it, unless an earlier run did; the
 * others wait and resume from the result, which is also stored for the next run.
 */

import { keepSettled, type Settled, settledBefore } from '../cache/settled-store.ts'
import type { Family } from '../languages/language.ts'
import { LANGUAGES } from '../languages/registry.ts'
import type { Preparation } from './family-links.ts'
import { type Before, isUnchanged, UNCHANGED } from './work.ts'

interface How {
  /** SCIP indexes are applied to linkers that were told about all files, so nothing is resumed. */
  overlaid: boolean
  /** Names the file in which the next run finds this run's settled state; undefined if nobody will look for it. */
  nameSettled?: ((family: string) => string) | undefined
}

export class Settlements {
  readonly #folder: string
  readonly #before: Readonly<Record<string, string>>
  readonly #how: How
  readonly #ahead = new Map<string, Promise<Settled | undefined>>()
  /** By family: the file that holds it. */
  readonly #kept: Record<string, string> = {}
  readonly #keeping: Promise<void>[] = []

  /** `before`: by family, the file with the settled state of an earlier run. */
  constructor(folder: string, before: Readonly<Record<string, string>>, how: How) {
    this.#folder = folder
    this.#before = before
    this.#how = how
  }

  /** Whether SCIP indexes are applied to what is linked. */
  get overlaid(): boolean {
    return this.#how.overlaid
  }

  /**
   * Called while files of these languages are extracted: usually they offer what they did before, and the settled state
   * is needed next.
   */
  readAhead(languages: ReadonlySet<string>): void {
    if (this.#how.overlaid) return
    for (const { key, family } of LANGUAGES) if (languages.has(key)) this.#read(family)
  }

  #read(family: string): Promise<Settled | undefined> {
    const name = this.#before[family]
    const reading = this.#ahead.get(family) ?? (name === undefined ? NOTHING : settledBefore(this.#folder, name))
    this.#ahead.set(family, reading)
    return reading
  }

  /**
   * `changed`: units that offer something else than when an earlier run settled this family; undefined if that settled state cannot be
   * used.
   */
  of(family: Family, changed: Before | undefined) {
    const { overlaid, nameSettled } = this.#how
    const before = changed && this.#before[family.name]
    if (overlaid || !(family.resumes || family.knowsDependents))
      return { goesOn: false, for: async () => ({ settled: false, before: UNCHANGED }), take: () => undefined }
    const holds = before !== undefined && changed !== undefined && isUnchanged(changed)
    if (!holds && family.knowsDependents) return this.#told(family, changed)
    if (holds) this.#kept[family.name] = before
    if (before === undefined) this.#ahead.delete(family.name)
    const worked = Promise.withResolvers<void>()
    let settled: Settled | undefined
    return {
      /** It starts from the settled state of an earlier run, or can tell whose links that run's are still valid. */
      goesOn: before !== undefined,
      /** What a worker's linker starts with. */
      for: async (slot: number): Promise<Pick<Preparation, 'settled' | 'before'>> => {
        if (holds) settled ??= await this.#read(family.name)
        if (!settled && slot > 0) await worked.promise
        if (settled) return { settled, before: UNCHANGED }
        const grows = before === undefined || holds ? undefined : await this.#read(family.name)
        // A linker grows in the bytes that it is given: whoever takes its place reads them again.
        this.#ahead.delete(family.name)
        return grows ? { settled: grows, before: changed ?? UNCHANGED } : { settled: true, before: UNCHANGED }
      },
      take: (made: Settled | undefined): void => {
        if (!settled && made && nameSettled) this.#keeping.push(this.#keep(family.name, nameSettled(family.name), made))
        settled ??= made
        worked.resolve()
      },
    }
  }

  /**
   * Each worker is told about all files. The first one says which are affected by what changed, and what it settles is stored
   * for the next run.
   */
  #told(family: Family, changed: Before | undefined) {
    const { nameSettled } = this.#how
    let wanted = family.resumes === true && nameSettled !== undefined
    return {
      goesOn: changed !== undefined,
      for: async (slot: number) => ({
        settled: wanted && slot === 0,
        before: (slot === 0 ? changed : undefined) ?? UNCHANGED,
      }),
      take: (made: Settled | undefined): void => {
        if (!wanted || !made || !nameSettled) return
        wanted = false
        this.#keeping.push(this.#keep(family.name, nameSettled(family.name), made))
      },
    }
  }

  /** Resolves once everything is on disk. */
  async kept(): Promise<Record<string, string>> {
    await Promise.all(this.#keeping)
    return this.#kept
  }

  async #keep(family: string, name: string, settled: Settled): Promise<void> {
    if (await keepSettled(this.#folder, name, settled)) this.#kept[family] = name
    else delete this.#kept[family]
  }
}

const NOTHING = Promise.resolve(undefined)
