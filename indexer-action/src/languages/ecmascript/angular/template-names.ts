/** Names of one template: where they stand, and what they mean once the template is read. */
import { defineLocalAt } from '../extract/definitions.ts'
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'
import type { Token } from './tokens.ts'

export class Names {
  readonly x: Extraction
  readonly text: string
  /** The component that the template is of. */
  readonly instance: number
  /** NAME records. */
  readonly #names: number[] = []

  /** `component`: the value that is the component's class. */
  constructor(x: Extraction, text: string, component: number) {
    this.x = x
    this.text = text
    this.instance = this.instanceOf(component)
  }

  instanceOf(value: number): number {
    return this.x.record(ir.NEW, value, 0, 0, 0, 0, 0)
  }

  /** What Angular finds under a global name for this component. */
  selected(name: string): number {
    return this.x.emit(ir.SELECTED, this.x.string(name), this.instance)
  }

  use(from: number, to: number, use: number, record: number): void {
    const { tree, occurrences, owner } = this.x
    occurrences.push(tree.lineAt(from), tree.columnAt(from), to - from, use, record, owner)
  }

  /** Says what is done with the value that was read last. */
  usedAs(record: number, use: number): void {
    const { occurrences } = this.x
    const last = occurrences.length - ir.OCCURRENCE_FIELDS
    if (occurrences[last + 4] === record && occurrences[last + 3] === ir.READ) occurrences[last + 3] = use
  }

  name({ text, from, to }: Token): number {
    const { x } = this
    const record = x.name(x.string(text), ir.VALUE_SPACE)
    this.#names.push(record)
    this.use(from, to, ir.READ, record)
    return record
  }

  /** Declares a variable of the template in the innermost scope. */
  declare(name: string, from: number, value: number): void {
    const { x } = this
    const index = x.string(name)
    x.declare(x.entity(index), ir.VARIABLE, defineLocalAt(x, index, 'variable', from), 0, value)
  }

  /** What the template does not declare is a member of its component. */
  finish(): void {
    const { code } = this.x
    for (const record of this.#names) {
      const entity = code[record + 1] as number
      if (entity >= 0) continue
      code[record] = ir.MEMBER
      code[record + 1] = this.instance
      code[record + 2] = ~entity
    }
  }
}
