/**
 * What fields and variables are given that may be a function: `Command{Run: start}`, `s.onClose = s.close`. Calls elsewhere may lead
 * there, so what these say is kept with the file's declarations, apart from the bodies.
 */
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { K } from './syntax.ts'

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

interface Code {
  readonly surface: readonly number[]
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

  for (const [place, value] of rows) {
    const [to, what] = [copied(place, 0), copied(value, 0)]
    if (to !== 0 && what !== 0) given.rows.push([to, what])
  }
  return given.rows.length > 0 ? given : undefined
}
