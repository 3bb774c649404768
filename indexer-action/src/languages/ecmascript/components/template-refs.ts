/**
 * Vue's references to components of the template: `useTemplateRef('list')`, or a `const list = ref()`, holds what an element
 * with `ref="list"` is an instance of. Such calls become as if that were written: `ref<InstanceType<typeof List>>()`.
 */
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'

/** A tag up to the attribute, without `v-for` on either side: in a loop, the reference holds a list. */
const REF =
  /^<[\w.-]+(?:\s+(?!ref\b|v-for\b)[^\s"'=<>]+(?:="[^"]*"|='[^']*')?)*\s+ref="([\w$]+)"(?!(?:\s+(?!v-for\b)[^\s"'=<>]+(?:="[^"]*"|='[^']*')?)*\s+v-for\b)/
const LONGEST_TAG = 2000
const REFERS = /^(?:useTemplateRef|ref|shallowRef)$/
const NOTHING = [ir.P_NULL, ir.P_UNDEFINED]

export class TemplateRefs {
  readonly #x: Extraction
  /** The values of tags, by the name of their reference; 0 where several have it. */
  readonly #tags = new Map<string, number>()
  /** Calls that say nothing of what they hold: by the name of the reference, and those whose variable has it. */
  readonly #named: [name: string, call: number][] = []
  readonly #unnamed = new Set<number>()

  constructor(x: Extraction) {
    this.#x = x
  }

  /** `text` of the file, from where a tag begins. */
  tag(text: string, start: number, value: number): void {
    const name = REF.exec(text.slice(start, start + LONGEST_TAG))?.[1]
    if (name !== undefined) this.#tags.set(name, this.#tags.has(name) ? 0 : value)
  }

  called(name: string, call: number): void {
    const { code, strings } = this.#x
    if (!REFERS.test(name) || code[call + 3] !== 0) return
    const args = code[call + 2] as number
    const first = args === 0 ? 0 : (code[args + 1] as number)
    if (name === 'useTemplateRef') {
      if (code[first] === ir.STRING) this.#named.push([strings[code[first + 1] as number] as string, call])
    } else if (first === 0 || (code[first] === ir.PRIMITIVE && NOTHING.includes(code[first + 1] as number)))
      this.#unnamed.add(call)
  }

  /** When all names are resolved. */
  finish(): void {
    const x = this.#x
    const top = x.namesOf(0)
    for (let at = 0; at < top.length; at += 2) {
      const declaration = x.code[(top[at + 1] as number) + ir.E_DECLARATION] as number
      const value = x.code[declaration + ir.D_VALUE] as number
      if (this.#unnamed.has(value)) this.#named.push([x.strings[top[at] as number] as string, value])
    }
    for (const [name, call] of this.#named) {
      const tag = this.#tags.get(name) ?? 0
      if (tag === 0) continue
      const instance = x.emit(ir.T_NAME, ~x.string('InstanceType'), x.list([x.emit(ir.T_TYPEOF, tag)]))
      x.code[call + 3] = x.list([instance])
    }
  }
}
