/**
 * Who settles a family and who goes on from it: the first worker works it out, unless an earlier run did; the others wait for
 * that, and the next run finds it on disk.
 */
import type { Family } from './languages/language.ts'
import { keepSettled, type Settled, settledBefore } from './settled-store.ts'

export class Settlements {
  readonly #folder: string
  readonly #how: { overlaid: boolean; nameSettled?: ((family: string) => string) | undefined }
  /** By family: the file that holds it. */
  readonly #kept: Record<string, string> = {}
  readonly #keeping: Promise<void>[] = []

  constructor(folder: string, how: { overlaid: boolean; nameSettled?: ((family: string) => string) | undefined }) {
    this.#folder = folder
    this.#how = how
  }

  /** `before` is the file of an earlier run, if what is there still holds. */
  of(family: Family, before: string | undefined) {
    const { overlaid, nameSettled } = this.#how
    if (!family.resumes || overlaid) return { for: async () => false, take: () => undefined }
    if (before !== undefined) this.#kept[family.name] = before
    let known: Promise<Settled | undefined> | undefined
    const worked = Promise.withResolvers<void>()
    let settled: Settled | undefined
    return {
      /** What a worker's linker begins with; true if it is to say what it settles. */
      for: async (slot: number): Promise<Settled | boolean> => {
        known ??= before === undefined ? Promise.resolve(undefined) : settledBefore(this.#folder, before)
        settled ??= await known
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
