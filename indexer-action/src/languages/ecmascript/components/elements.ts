/**
 * Elements of components in markup: what they are given leads to the properties of the component, as the attributes of JSX do.
 * Their tags and attributes are statements of the script: a name, and assignments.
 */
import { expression, stringText } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import * as ir from '../ir.ts'
import { EVENTS, functionOf, SLOTS } from './properties.ts'
import type { TemplateRefs } from './template-refs.ts'

const ATTRIBUTE = { svelte: /[\s:]$/, vue: /[:@]$/ }
const VALUE = /^[\w$-]+=["'{]/
/** The slot that a template is for: `#row="{ user }"`, `v-slot="{ user }"`. */
const SLOT = /(?:#|v-slot:?)(?<name>[\w-]*)\s*=\s*["']?\s*\S?$/

export class Elements {
  readonly #x: Extraction
  readonly #text: string
  readonly #before: RegExp
  /** The elements that are open, by the scope that is theirs: JSX records. */
  readonly #open = new Map<number, number>()
  /** The element whose attributes are read, and the records of these. */
  #element = 0
  #attributes: number[] = []
  /** The `<slot>` whose attributes are read, and what such elements hand in, by the slots' names: members. */
  #slot: { name: string; given: [name: number, value: number][] } | undefined
  readonly #slots = new Map<string, [name: number, value: number][]>()
  readonly #refs: TemplateRefs | undefined

  constructor(x: Extraction, text: string, framework: 'svelte' | 'vue', refs: TemplateRefs | undefined) {
    this.#x = x
    this.#refs = refs
    this.#text = text
    this.#before = ATTRIBUTE[framework]
  }

  /** Whether a statement of the markup is a component's tag or attribute, and is read. */
  reads(node: number): boolean {
    const x = this.#x
    const inside = node + 1
    const start = x.tree.start[node] as number
    const kind = x.kind(inside)
    if (this.#text[start - 1] === '<' && (kind === K.identifier || kind === K.member_expression)) {
      this.end()
      if (x.text(inside) === 'slot') {
        this.#slot = { name: 'default', given: [] }
        return true
      }
      const component = expression(x, inside)
      this.#refs?.tag(this.#text, start - 1, component)
      this.#element = x.emit(ir.JSX, component)
      // What is not empty is a block, whose scope is the element's.
      if (x.tree.text[start - 1] === '{') this.#open.set(x.scope, this.#element)
      return true
    }
    if (this.#slot) return kind === K.assignment_expression && this.#handed(inside, this.#slot)
    if (this.#element === 0) return false
    if (kind === K.assignment_expression) return this.#given(inside)
    const first = inside + 1
    // `bind:value={() => read(), (value) => write(value)}`
    if (kind === K.sequence_expression && x.kind(first) === K.assignment_expression && this.#given(first)) {
      const { after } = x.tree
      for (let at = after[first] as number; at < (after[inside] as number); at = after[at] as number) expression(x, at)
      return true
    }
    if (kind !== K.parenthesized_expression || x.kind(first) !== K.identifier || this.#text[start] !== '{') return false
    this.#attribute(first, first)
    return true
  }

  /** `name={value}`, `name="text"`, `:name="value"`, `@name="(value) => …"` */
  #given(node: number): boolean {
    const x = this.#x
    const [name, value] = [x.field(node, 'left'), x.field(node, 'right')]
    if (name < 0 || value < 0 || x.kind(name) !== K.identifier) return false
    const start = x.tree.start[name] as number
    if (!this.#before.test(this.#text[start - 1] ?? '') || !VALUE.test(this.#text.slice(start, start + 100)))
      return false
    if (this.#text[start - 1] === '@')
      x.setContext(expression(x, value), ir.IN_PROPERTY, this.#part(EVENTS), x.nameOf(name))
    else this.#attribute(name, value)
    return true
  }

  /** `<slot name="row" :user="user">` */
  #handed(node: number, slot: { name: string; given: [number, number][] }): boolean {
    const x = this.#x
    const [name, value] = [x.field(node, 'left'), x.field(node, 'right')]
    if (name < 0 || value < 0 || x.kind(name) !== K.identifier) return false
    const start = x.tree.start[name] as number
    if (!VALUE.test(this.#text.slice(start, start + 100))) return false
    if (this.#text[start - 1] === ':') slot.given.push([x.nameOf(name), expression(x, value)])
    else if (x.text(name) === 'name') slot.name = stringText(x, value) ?? slot.name
    else return false
    return true
  }

  #attribute(name: number, node: number): void {
    const x = this.#x
    const attribute = x.emit(ir.JSX_ATTRIBUTE, this.#element, x.nameOf(name))
    x.occurrence(name, ir.SHORTHAND, attribute)
    const value = expression(x, node)
    x.setContext(value, ir.IN_ATTRIBUTE, attribute, 0)
    x.code[attribute + 3] = value
    this.#attributes.push(attribute)
  }

  /** Slots or events of an element's component: a shape that stands where the property of that name would be given. */
  #part(name: string, element = this.#element): number {
    const x = this.#x
    const shape = x.shape(ir.OBJECT_TYPE, 0)
    x.setContext(x.emit(ir.SHAPE_VALUE, shape), ir.IN_ATTRIBUTE, x.emit(ir.JSX_ATTRIBUTE, element, x.string(name)), 0)
    return shape
  }

  /** A snippet that stands in a component's element is one of its properties. `record`: the FUNCTION. */
  snippet(name: number, record: number): void {
    const x = this.#x
    const element = this.#open.get(x.scope)
    if (element === undefined) return
    x.setContext(x.emit(ir.FUNCTION_VALUE, record), ir.IN_ATTRIBUTE, x.emit(ir.JSX_ATTRIBUTE, element, name), 0)
  }

  /** What a slot hands in, by what stands before the pattern that it is bound to; 0 if that is no slot of a component. */
  slotted(before: string): number {
    const x = this.#x
    const name = SLOT.exec(before)?.groups?.name
    const element = this.#open.get(x.scope) ?? this.#open.get(x.outerScope)
    if (name === undefined || element === undefined) return 0
    const slot = x.string(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) || 'default')
    const record = functionOf(x, slot, 0)
    x.setContext(x.emit(ir.FUNCTION_VALUE, record), ir.IN_PROPERTY, this.#part(SLOTS, element), slot)
    return x.emit(ir.PARAMETER_VALUE, record, 0)
  }

  /** The type of what the component's own slots hand in, or 0. */
  slots(): number {
    const x = this.#x
    const object = (members: number[]): number => {
      const shape = x.shape(ir.OBJECT_TYPE, 0)
      x.code[shape + ir.S_MEMBERS] = x.list(members)
      return x.emit(ir.T_OBJECT, shape)
    }
    const members = Array.from(this.#slots, ([slot, given]) => {
      const taken = object(given.map(([name, value]) => x.member(name, 0, 0, x.emit(ir.T_TYPEOF, value), 0, 0)))
      return x.member(x.string(slot), 0, 0, x.emit(ir.T_FUNCTION, functionOf(x, x.string(slot), taken)), 0, 0)
    })
    return members.length === 0 ? 0 : object(members)
  }

  /** The last element has no more attributes. */
  end(): void {
    if (this.#slot && !this.#slots.has(this.#slot.name)) this.#slots.set(this.#slot.name, this.#slot.given)
    this.#slot = undefined
    if (this.#element !== 0) this.#x.code[this.#element + 3] = this.#x.list(this.#attributes)
    this.#attributes = []
  }
}
