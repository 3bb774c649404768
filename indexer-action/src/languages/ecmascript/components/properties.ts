/** What a component of Svelte's is given: the properties that its script takes, and the attributes that other markup gives them by. */
import { defineLocalAt } from '../definitions.ts'
import { expression } from '../extract-expressions.ts'
import type { Extraction } from '../extraction.ts'
import { K } from '../grammar.ts'
import * as ir from '../ir.ts'

const GENERICS = /<script\b[^>]{0,500}?\bgenerics=(["'])(?<parameters>.{0,500}?)\1/s
const PARAMETER = /(?<=^|,)\s*(?:const\s+)?(?<name>[\w$]+)(?:\s+extends\s+(?<of>[\w$]+)(?![\w$.<[|&]|\s*[|&]))?/g

export class Properties {
  readonly #x: Extraction
  readonly #text: string
  /** The type that `$props()` is written to have, or 0. */
  #written = 0
  /** What is taken from `$props()`: names of properties, and their entities. */
  readonly #taken: [name: number, entity: number][] = []
  readonly #parameters: number[] = []
  /** The elements of components that are open, by the scope that is theirs: JSX records, and the attributes of each. */
  readonly #elements = new Map<number, number>()
  readonly #attributes = new Map<number, number[]>()
  #element = 0

  constructor(x: Extraction, text: string) {
    this.#x = x
    this.#text = text
  }

  /** Declares what `generics="T extends User"` does. */
  begin(): void {
    const x = this.#x
    const found = GENERICS.exec(this.#text)
    const list = found?.groups?.parameters ?? ''
    const from = (found?.index ?? 0) + (found?.[0].length ?? 0) - 1 - list.length
    for (const { index, 0: whole, groups } of list.matchAll(PARAMETER)) {
      const name = groups?.name as string
      const at = from + index + whole.indexOf(name)
      const text = x.string(name)
      const declaration = x.declare(x.entity(text), ir.TYPE_PARAMETER, defineLocalAt(x, text, 'type', at))
      this.#parameters.push(declaration)
      x.visible = [...x.visible, declaration]
      const of = groups?.of
      if (of === undefined) continue
      const constraint = x.name(x.string(of), ir.TYPE_SPACE)
      x.mention(from + index + whole.lastIndexOf(of), of.length, constraint)
      x.code[declaration + ir.D_TYPE] = constraint
    }
  }

  /** A variable: `let { user, ...rest }: Props = $props()`. `type`: what is written for it, or 0. */
  declared(pattern: number, value: number, type: number): void {
    const x = this.#x
    if (value < 0 || x.kind(value) !== K.call_expression || x.text(value) !== '$props()') return
    this.#written = type
    if (type !== 0 || x.kind(pattern) !== K.object_pattern) return
    const { after } = x.tree
    for (let at = pattern + 1; at < (after[pattern] as number); at = after[at] as number) {
      const kind = x.kind(at)
      const key = kind === K.pair_pattern ? x.field(at, 'key') : kind === K.object_assignment_pattern ? at + 1 : at
      const held = kind === K.pair_pattern ? x.field(at, 'value') : key
      const name = x.kind(held) === K.assignment_pattern ? x.field(held, 'left') : held
      if (kind === K.shorthand_property_identifier_pattern || key !== at)
        this.#taken.push([x.nameOf(key), x.entity(x.nameOf(name))])
    }
  }

  /** The component as a function of its properties, or 0 if it has none. All names are resolved. */
  asFunction(definition: number): number {
    const x = this.#x
    this.#endElement()
    const type = this.#written !== 0 ? this.#written : this.#named()
    if (type === 0) return 0
    const record = x.record(...Array.from({ length: ir.F_SIZE }, (_, at) => (at === 0 ? ir.FUNCTION : 0)))
    x.code[record + ir.F_FLAGS] = ir.HAS_BODY
    x.code[record + ir.F_DEFINITION] = definition
    x.code[record + ir.F_VISIBLE] = x.visibleList()
    x.code[record + ir.F_TYPE_PARAMETERS] = x.list(this.#parameters)
    x.code[record + ir.F_PARAMETERS] = x.list([x.record(ir.PARAMETER, x.string('properties'), type, 0, 0, 0)])
    return x.emit(ir.FUNCTION_VALUE, record)
  }

  /** The type of an object with the properties that the script takes by name, `export let user` among them. */
  #named(): number {
    const x = this.#x
    const { code } = x
    for (const at of x.exports) {
      const [kind, name, entity] = [code[at + 1], code[at + 2] as number, code[at + 3] as number]
      const declaration = kind === ir.EXPORT_ENTITY ? (code[entity + ir.E_DECLARATION] as number) : 0
      if (code[declaration + ir.D_KIND] === ir.VARIABLE) this.#taken.push([name, entity])
    }
    if (this.#taken.length === 0) return 0
    const shape = x.shape(ir.OBJECT_TYPE, 0)
    const members = this.#taken.map(([name, entity]) => {
      const declaration = code[entity + ir.E_DECLARATION] as number
      const [definition, type] = [code[declaration + ir.D_DEFINITION], code[declaration + ir.D_TYPE]] as [
        number,
        number,
      ]
      return x.member(name, 0, definition, type, 0, 0)
    })
    code[shape + ir.S_MEMBERS] = x.list(members)
    return x.emit(ir.T_OBJECT, shape)
  }

  /** Whether a statement of the markup is a component's tag or attribute, and is read. */
  reads(node: number): boolean {
    const x = this.#x
    const inside = node + 1
    const start = x.tree.start[node] as number
    const kind = x.kind(inside)
    if (this.#text[start - 1] === '<' && (kind === K.identifier || kind === K.member_expression)) {
      this.#endElement()
      this.#element = x.emit(ir.JSX, expression(x, inside))
      // What is not empty is a block, whose scope is the element's.
      if (x.tree.text[start - 1] === '{') this.#elements.set(x.scope, this.#element)
      this.#attributes.set(this.#element, [])
      return true
    }
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

  /** `name={value}`, `name="text"` */
  #given(node: number): boolean {
    const x = this.#x
    const [name, value] = [x.field(node, 'left'), x.field(node, 'right')]
    if (name < 0 || value < 0 || x.kind(name) !== K.identifier) return false
    if (!/=["'{]/y.test(this.#text.slice(x.tree.end[name], (x.tree.end[name] as number) + 2))) return false
    this.#attribute(name, value)
    return true
  }

  #attribute(name: number, node: number): void {
    const x = this.#x
    const attribute = x.emit(ir.JSX_ATTRIBUTE, this.#element, x.nameOf(name))
    x.occurrence(name, ir.SHORTHAND, attribute)
    const value = expression(x, node)
    x.setContext(value, ir.IN_ATTRIBUTE, attribute, 0)
    x.code[attribute + 3] = value
    this.#attributes.get(this.#element)?.push(attribute)
  }

  /** A snippet that stands in a component's element is one of its properties. `record`: the FUNCTION. */
  snippet(name: number, record: number): void {
    const x = this.#x
    const element = this.#elements.get(x.scope)
    if (element === undefined) return
    x.setContext(x.emit(ir.FUNCTION_VALUE, record), ir.IN_ATTRIBUTE, x.emit(ir.JSX_ATTRIBUTE, element, name), 0)
  }

  #endElement(): void {
    if (this.#element !== 0) this.#x.code[this.#element + 3] = this.#x.list(this.#attributes.get(this.#element) ?? [])
  }
}
