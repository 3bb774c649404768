/** What a component is given: the properties that its script takes, as the parameter of a function that the component is to others. */
import { defineLocalAt } from '../extract/definitions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import * as ir from '../ir.ts'
import { dataOf, GENERATED } from './kit.ts'

const GENERICS = /<script\b[^>]{0,500}?\bgenerics?=(["'])(?<parameters>.{0,500}?)\1/s
const PARAMETER =
  /(?<=^|,)\s*(?:const\s+)?(?<name>[\w$]+)(?:\s+extends\s+(?<of>[\w$]+(?:\.[\w$]+)*)(?![\w$.<[|&]|\s*[|&]))?/g

/** Properties that no attribute can name: the slots and the events of a component of Vue's. */
export const SLOTS = 'v-slot'
export const EVENTS = 'v-on'

export class Properties {
  readonly #x: Extraction
  readonly #text: string
  readonly #path: string
  /** The type that `$props()` is written to have, or 0. */
  #written = 0
  /** What is taken from `$props()`: names of properties, and their entities. */
  readonly #taken: [name: number, entity: number][] = []
  readonly #parameters: number[] = []
  /** The type that its slots are written to have, or 0. */
  #slots = 0
  /** The object that the script exposes to others, or 0. */
  #exposed = 0
  /** Types of what is named beside them: slots and events. */
  readonly #beside: [name: string, type: number][] = []

  constructor(x: Extraction, text: string, path: string) {
    this.#x = x
    this.#path = path
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
      x.code[declaration + ir.D_TYPE] = this.#typeOf(of, from + index + whole.lastIndexOf(of))
    }
  }

  /** A type that is written as a name, or as a member of a namespace: `Theme.Item`. */
  #typeOf(written: string, from: number): number {
    const x = this.#x
    let type = 0
    let at = from
    for (const part of written.split('.')) {
      const name = x.string(part)
      type = type === 0 ? x.name(name, ir.TYPE_SPACE) : x.emit(ir.T_MEMBER, type, name, 0)
      x.mention(at, part.length, type)
      at += part.length + 1
    }
    return type
  }

  /** A variable: `let { user, ...rest }: Props = $props()`. `type`: what is written for it, or 0. */
  declared(pattern: number, value: number, type: number): void {
    const x = this.#x
    if (value < 0 || x.kind(value) !== K.call_expression || x.text(value) !== '$props()') return
    this.#written = type
    if (x.kind(pattern) === K.object_pattern && (type === 0 || this.#isGenerated(type))) this.#loads()
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

  /** Gives the name `data`, if there is one, what a page's `load` returns. */
  #loads(): void {
    const x = this.#x
    const name = x.string('data')
    const entity = x.resolve(0, name, ir.VALUE_SPACE)
    const declaration = entity === 0 ? 0 : (x.code[entity + ir.E_DECLARATION] as number)
    const value = declaration === 0 ? 0 : dataOf(x, this.#path)
    if (value === 0) return
    x.code[declaration + ir.D_TYPE] = 0
    x.code[declaration + ir.D_VALUE] = value
  }

  /** `PageProps`, `PageData`, `{ data: PageData }`: types that exist only once they are generated. */
  #isGenerated(type: number): boolean {
    const { code, strings } = this.#x
    if (code[type] === ir.T_OBJECT) {
      const members = this.#x.listed(code[(code[type + 1] as number) + ir.S_MEMBERS] as number)
      const data = members.find((member) => strings[code[member + ir.M_NAME] as number] === 'data')
      return data !== undefined && this.#isGenerated(code[data + ir.M_TYPE] as number)
    }
    // `import('./$types').PageData`
    if (code[type] === ir.T_MEMBER) return GENERATED.test(strings[code[type + 2] as number] as string)
    if (code[type] !== ir.T_NAME) return false
    const named = code[type + 1] as number
    return GENERATED.test(strings[named < 0 ? ~named : (code[named + ir.E_NAME] as number)] as string)
  }

  /** `defineProps<Props>()`, `defineSlots<Slots>()`, `defineEmits<Events>()`. `type`: what is written. */
  defined(macro: string, type: number): void {
    if (macro === 'defineProps') this.#written = type
    else if (macro === 'defineSlots') this.#slots = type
    else if (macro === 'defineEmits') this.#beside.push([EVENTS, type])
  }

  /** `defineExpose({ focus })`: what others see of an instance. */
  exposes(shape: number): void {
    this.#exposed = shape
  }

  /** The component as a function of its properties, or 0 if it has none. All names are resolved. `slots`: what its markup hands in. */
  asFunction(definition: number, slots: number): number {
    const x = this.#x
    if (this.#slots !== 0 || slots !== 0) this.#beside.push([SLOTS, this.#slots || slots])
    const own = this.#written !== 0 ? this.#written : this.#named()
    const beside = this.#beside.map(([name, type]) => this.#object([x.member(x.string(name), 0, 0, type, 0, 0)]))
    const types = own === 0 ? beside : [own, ...beside]
    if (types.length === 0 && this.#exposed === 0) return 0
    const type = types.length < 2 ? (types[0] ?? 0) : x.emit(ir.T_INTERSECTION, x.list(types))
    const record = functionOf(x, x.string('properties'), type)
    x.code[record + ir.F_FLAGS] = ir.HAS_BODY
    x.code[record + ir.F_DEFINITION] = definition
    x.code[record + ir.F_INSTANCE] = this.#exposed
    x.code[record + ir.F_VISIBLE] = x.visibleList()
    x.code[record + ir.F_TYPE_PARAMETERS] = x.list(this.#parameters)
    return x.emit(ir.FUNCTION_VALUE, record)
  }

  /** The type of an object with the properties that the script takes by name, `export let user` among them. */
  #named(): number {
    const x = this.#x
    const { code } = x
    for (const at of x.exports) {
      const [kind, name, entity] = [code[at + 1], code[at + 2] as number, code[at + 3] as number]
      const declaration = kind === ir.EXPORT_ENTITY ? (code[entity + ir.E_DECLARATION] as number) : 0
      if (code[declaration + ir.D_KIND] !== ir.VARIABLE) continue
      this.#taken.push([name, entity])
      const type = code[declaration + ir.D_TYPE] as number
      if (x.strings[name] === 'data' && (type === 0 || this.#isGenerated(type))) this.#loads()
    }
    if (this.#taken.length === 0) return 0
    const members = this.#taken.map(([name, entity]) => {
      const declaration = code[entity + ir.E_DECLARATION] as number
      const [definition, type] = [code[declaration + ir.D_DEFINITION], code[declaration + ir.D_TYPE]] as [
        number,
        number,
      ]
      return x.member(name, 0, definition, type, 0, 0)
    })
    return this.#object(members)
  }

  #object(members: readonly number[]): number {
    const x = this.#x
    const shape = x.shape(ir.OBJECT_TYPE, 0)
    x.code[shape + ir.S_MEMBERS] = x.list(members)
    return x.emit(ir.T_OBJECT, shape)
  }
}

/** The record of a function with one parameter of that type, which may be 0. */
export function functionOf(x: Extraction, parameter: number, type: number): number {
  const record = x.record(...Array.from({ length: ir.F_SIZE }, (_, at) => (at === 0 ? ir.FUNCTION : 0)))
  x.code[record + ir.F_PARAMETERS] = x.list([x.record(ir.PARAMETER, parameter, type, 0, 0)])
  return record
}
