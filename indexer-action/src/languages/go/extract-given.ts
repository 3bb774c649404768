/**
 * What fields and variables are given that may be a function: `Command{Run: start}`, `s.onClose = s.close`. Calls elsewhere may lead
 * there, so what these say is kept with the file's declarations, apart from the bodies.
 */
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { K } from './syntax.ts'
import { BASIC, type Type } from './types.ts'
import { universe } from './universe.ts'

/** Longer chains of calls are left out. */
const DEEPEST = 16
/** Of generated tables no more is kept. */
const MOST_CODE = 20_000

/** Only what has a name can be told. What is a function, the linker sees. */
export function noteGiven(x: Extraction, place: number, value: number, written: number): void {
  const code = x.code(written)
  const isNamed = code === K.identifier || code === K.selector_expression
  if (isNamed && !x.isTest && place !== 0 && value !== 0) x.given.push([place, value])
}

/** The operands of the records that may be copied: `n` a record, `s` a string, `i` a number, `+` a count of records and these. */
const OPERANDS: Readonly<Record<number, string>> = {
  [ir.NAME]: 's',
  [ir.SELECTOR]: 'ns',
  [ir.CALL]: 'n+',
  [ir.INDEX]: 'n+',
  [ir.SLICE]: 'n',
  [ir.STAR]: 'n',
  [ir.ADDRESS]: 'n',
  [ir.RECEIVE]: 'n',
  [ir.ASSERT]: 'nn',
  [ir.OF_TYPE]: 'n',
  [ir.ELEMENT_TYPE]: 'n',
  [ir.KEY]: 'ns0',
  [ir.BASIC]: 'i',
  [ir.TUPLE]: 'ni',
  [ir.RANGE_VALUE]: 'n',
  [ir.LIST]: 'n',
  [ir.MAP]: 'nn',
  [ir.CHANNEL]: 'n',
}

/** What may lead to a field or variable. */
const PLACES: ReadonlySet<number> = new Set([ir.NAME, ir.SELECTOR, ir.KEY])
/** Types whose values are no functions. */
const DATA: ReadonlySet<number> = new Set([ir.STAR, ir.LIST, ir.MAP, ir.CHANNEL, ir.STRUCT, ir.INTERFACE])
const TRANSPARENT: ReadonlySet<number> = new Set([ir.LOCAL, ir.OF_TYPE, ir.STAR, ir.ADDRESS])

interface Code {
  readonly surface: readonly number[]
  readonly declarations: readonly number[]
  readonly body: readonly number[]
  readonly strings: readonly string[]
  /** How many of those belong to the surface. */
  readonly kept: number
}

export function givenOf(rows: readonly (readonly [number, number])[], from: Code): ir.Given | undefined {
  const given: ir.Given = { strings: [], code: [], rows: [] }
  const base = from.surface.length
  const copies = new Map<number, number>()
  const words = new Map<number, number>()

  const word = (number: number): number => {
    if (number < from.kept) return number
    const known = words.get(number)
    if (known !== undefined) return known
    const copy = from.kept + given.strings.push(from.strings[number] as string) - 1
    words.set(number, copy)
    return copy
  }

  /** 0 for what is not copied. */
  const copied = (node: number, depth: number): number => {
    if (node < base) return node
    const known = copies.get(node)
    if (known !== undefined) return known
    const at = node - base
    const op = from.body[at] as number
    // Of a local only what it is counts.
    if (op === ir.LOCAL) return depth > DEEPEST ? 0 : copied(from.body[at + 2] as number, depth + 1)
    const operands = OPERANDS[op]
    if (operands === undefined || depth > DEEPEST || given.code.length > MOST_CODE) return 0
    const record = [op]
    let read = at + 1
    for (const one of operands) {
      const value = from.body[read++] as number
      if (one === 's') record.push(word(value))
      else if (one === 'n') {
        const inner = copied(value, depth + 1)
        if (inner === 0 && value !== 0) return 0
        record.push(inner)
      } else if (one === '+') {
        record.push(value)
        for (let nth = 0; nth < value; nth++) record.push(copied(from.body[read + nth] as number, depth + 1))
      } else record.push(one === '0' ? 0 : value)
    }
    const copy = base + given.code.length
    given.code.push(...record)
    copies.set(node, copy)
    return copy
  }

  const known = new KnownNames(from)
  for (const [place, value] of rows) {
    if (!known.mayHoldFunction(place) || !known.mayBeFunction(value)) continue
    const [to, what] = [copied(place, 0), copied(value, 0)]
    if (to !== 0 && what !== 0) given.rows.push([to, what])
  }
  return given.rows.length > 0 ? given : undefined
}

/** What the file's own declarations say of the names in its code. */
class KnownNames {
  readonly #from: Code
  /** Declared types, by name. */
  readonly #types = new Map<number, number>()
  /** Variables, constants and types. */
  readonly #others = new Set<number>()

  constructor(from: Code) {
    this.#from = from
    const { declarations } = from
    for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE) {
      const [kind, name, , node] = declarations.slice(at, at + 4) as [number, number, number, number]
      if (kind === ir.TYPE_NAME) this.#types.set(name, node)
      if (kind !== ir.FUNC && kind !== ir.METHOD) this.#others.add(name)
    }
  }

  mayHoldFunction(place: number): boolean {
    if (!PLACES.has(this.#at(place))) return false
    const type = this.#at(place) === ir.NAME ? undefined : this.#fieldType(place)
    return type === undefined || !(DATA.has(this.#at(type)) || this.#predeclared(type) !== undefined)
  }

  mayBeFunction(value: number): boolean {
    const node = this.#value(value)
    if (this.#at(node) === ir.SELECTOR) return this.#fieldType(node) === undefined
    const isName = this.#at(node) === ir.NAME && !this.#others.has(this.#at(node + 1))
    return isName && this.#predeclared(node)?.kind !== BASIC
  }

  #at(node: number): number {
    const { surface, body } = this.#from
    return (node < surface.length ? surface[node] : body[node - surface.length]) as number
  }

  /** What a local stands for. */
  #value(node: number): number {
    let value = node
    for (let depth = 0; this.#at(value) === ir.LOCAL && depth < DEEPEST; depth++) value = this.#at(value + 2)
    return value
  }

  /** What Go itself means by a name, unless the file declares a type that is called so. */
  #predeclared(node: number): Type | undefined {
    const name = this.#at(node + 1)
    if (this.#at(node) !== ir.NAME || this.#types.has(name)) return undefined
    return universe.get(this.#from.strings[name] as string)
  }

  /** The type of what a name behind a dot, or a key, leads to, if that is a field that the file itself declares. */
  #fieldType(node: number): number | undefined {
    const [operand, name] = [this.#at(node + 1), this.#at(node + 2)]
    const declared = this.#types.get(this.#typeName(operand))
    const struct = declared === undefined ? 0 : this.#at(declared + 2)
    if (this.#at(struct) !== ir.STRUCT) return undefined
    for (let nth = 0; nth < this.#at(struct + 1); nth++) {
      const field = struct + 2 + nth * ir.FIELD_SIZE
      if (this.#at(field) === name) return this.#at(field + 1)
    }
    return undefined
  }

  /** The name of the type that a type, or a value that is said to be of one, is written with. */
  #typeName(node: number): number {
    let of = node
    for (let depth = 0; depth < DEEPEST && TRANSPARENT.has(this.#at(of)); depth++)
      of = this.#at(of + (this.#at(of) === ir.LOCAL ? 2 : 1))
    return this.#at(of) === ir.NAME ? this.#at(of + 1) : 0
  }
}
