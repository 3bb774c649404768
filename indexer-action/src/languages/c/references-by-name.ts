/** What bears which name. Names are numbers here (`held-symbols.ts`). */
import { Column } from './column.ts'

/** Where there is no more. */
const NONE = -1

export class ReferencesByName {
  readonly #references = new Column(Float64Array)
  /** Per reference: where the one before it is that bears the same name. */
  readonly #before = new Column(Int32Array)
  /** Per name: where its last reference is. */
  readonly #last = new Column(Int32Array)

  add(name: number, reference: number): void {
    while (this.#last.length <= name) this.#last.push(NONE)
    this.#before.push(this.#last.at(name))
    this.#last.set(name, this.#references.length)
    this.#references.push(reference)
  }

  finish(): void {
    for (const column of [this.#references, this.#before, this.#last]) column.finish()
  }

  /** In the order in which they were added. */
  of(name: number): number[] {
    const found: number[] = []
    if (name < 0 || name >= this.#last.length) return found
    for (let at = this.#last.at(name); at !== NONE; at = this.#before.at(at)) found.push(this.#references.at(at))
    return found.reverse()
  }
}
