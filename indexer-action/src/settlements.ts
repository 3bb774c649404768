/**
 * Who settles a family and who goes on from it: the first worker works it out, unless an earlier run did; the others wait for
 * that, and the next run finds it on disk.
 */
import type { Family } from './languages/language.ts'
import { LANGUAGES } from './languages/registry.ts'
import { keepSettled, type Settled, settledBefore } from './settled-store.ts'

interface How {
  /** A compiler's index is laid over files that linkers have been told of: nothing is resumed. */
  overlaid: boolean
  /** Names the file in which the next run finds what is settled in this one; undefined: nobody will look for it. */
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

  /** `before`: by family, the file in which an earlier run left what it settled. */
  constructor(folder: string, before: Readonly<Record<string, string>>, how: How) {
    this.#folder = folder
    this.#before = before
    this.#how = how
  }

  /** While files of these languages are extracted: mostly they offer what they did, and what was settled is wanted next. */
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

  /** `holds`: what an earlier run settled of this family is still so. */
  of(family: Family, holds: boolean) {
    const { overlaid, nameSettled } = this.#how
    const before = holds ? this.#before[family.name] : undefined
    if (!family.resumes || overlaid) return { for: async () => false, take: () => undefined }
    if (before !== undefined) this.#kept[family.name] = before
    else this.#ahead.delete(family.name)
    const worked = Promise.withResolvers<void>()
    let settled: Settled | undefined
    return {
      /** What a worker's linker begins with; true if it is to say what it settles. */
      for: async (slot: number): Promise<Settled | boolean> => {
        if (before !== undefined) settled ??= await this.#read(family.name)
        if (!settled && slot > 0) await worked.promise
        return settled ?? true
      },
      take: (made: Settled | undefined): void => {
        if (!settled && made && nameSettled) this.#keeping.push(this.#keep(family.name, nameSettled(family.name), made))
        settled ??= made
        worked.resolve()
      },
    }
  }

  /** Once everything is on disk. */
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
