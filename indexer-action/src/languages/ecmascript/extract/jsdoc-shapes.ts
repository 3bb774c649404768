/** Members that comments give to a type: `{ a: A, b?: B }`, `@property {A} a`, `@param {A} options.a`. */

import * as ir from '../ir.ts'
import { defineLocalAt, defineSymbolAt } from './definitions.ts'
import type { Extraction } from './extraction.ts'
import { typeBetween } from './jsdoc-types.ts'

/** Offsets in the file's text. */
export interface Span {
  from: number
  to: number
}

/** Longest key of an entry, in characters; anything longer is not a key. */
const LONGEST_KEY = 200

/**
 * Emits the object type `{ a: A; b?: B, [key: string]: C }`, given what stands between the braces.
 * `owner` is the index of the symbol that its members belong to, or -1.
 */
export function shape(x: Extraction, inside: Span, owner: number): number {
  const record = x.shape(ir.OBJECT_TYPE, owner < 0 ? 0 : owner + 1)
  const members: number[] = []
  const indexes: number[] = []
  for (const entry of entries(x.tree.text, inside)) {
    const text = x.tree.text.slice(entry.from, Math.min(entry.to, entry.from + LONGEST_KEY))
    const key = /^[\s*]*(?:readonly\s+)?(\[|["']?)([\w$-]+)["']?\s*(?::[^\]]*\])?\s*\??\s*:/.exec(text)
    if (!key) continue
    const type = typeBetween(x, { from: entry.from + key[0].length, to: entry.to }, owner)
    if (key[1] === '[') {
      if (type !== 0) indexes.push(type)
    } else {
      const name = key[2] as string
      members.push(documentedMember(x, record, name, entry.from + key[0].indexOf(name), type, owner))
    }
  }
  x.code[record + ir.S_MEMBERS] = x.list(members)
  x.code[record + ir.S_INDEX] = x.list(indexes)
  return x.emit(ir.T_OBJECT, record)
}

/** Emits a member, defined where the comment names it: as a symbol under `owner`, or, if that is -1, as a local of the file. */
export function documentedMember(
  x: Extraction,
  shape: number,
  name: string,
  at: number,
  type: number,
  owner: number,
): number {
  const index = x.string(name)
  const definition =
    owner < 0 ? defineLocalAt(x, index, 'variable', at) : defineSymbolAt(x, name, 'property', at, owner)
  return x.member(index, 0, definition, type === 0 ? x.emit(ir.T_PRIMITIVE, 0) : type, 0, shape)
}

/** Splits at the commas and semicolons that are not inside brackets. */
function entries(text: string, { from, to }: Span): Span[] {
  const found: Span[] = []
  let depth = 0
  let start = from
  for (let at = from; at < to; at++) {
    const character = text[at] as string
    if ('({[<'.includes(character)) depth++
    else if (')}]'.includes(character) || (character === '>' && text[at - 1] !== '=')) depth--
    else if (depth === 0 && (character === ',' || character === ';')) {
      found.push({ from: start, to: at })
      start = at + 1
    }
  }
  found.push({ from: start, to })
  return found
}
