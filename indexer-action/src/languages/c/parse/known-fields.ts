/** What macros of the kernel declare among the fields of a record: `DECLARE_BITMAP(mask, 64);`, `struct_group(head, int a; int b;);`. */
import { HOW } from '../fact-layout.ts'
import { parseAssignment } from './expressions.ts'
import { parseField } from './fields.ts'
import type { Reader } from './reader.ts'
import { describe } from './symbols.ts'
import { CLOSE_PAREN, COMMA, SEMICOLON, WORD } from './tokens.ts'
import { parseTypeName } from './types.ts'

/** What each argument is: the name of the field, its type, or something that it is made with; `g`: fields up to the end. */
const FIELDS = new Map<string, string>([
  ['DECLARE_BITMAP', 'nv'],
  ['DECLARE_HASHTABLE', 'nv'],
  ['DECLARE_FLEX_ARRAY', 'tn'],
  ['DECLARE_KFIFO', 'ntv'],
  ['DECLARE_KFIFO_PTR', 'nt'],
  ['struct_group', 'ng'],
  ['struct_group_attr', 'nvg'],
  ['struct_group_tagged', 'vng'],
  ['__struct_group', 'vnvg'],
])

/** Reading stands at `NAME(` among fields. True when it is one of these, and has been read. */
export function knownField(r: Reader): boolean {
  const { facts } = r
  const macro = r.textAt(r.at)
  const shape = FIELDS.get(macro)
  if (shape === undefined || facts.macros.has(macro)) return false
  const start = r.start[r.at] as number
  const past = r.pastClose(r.at + 1)
  facts.occurrence(macro, start, 'call', HOW.name, -1)
  r.advance()
  r.advance()
  const group = shape.includes('g') && facts.owner >= 0 ? `#${facts.owner}` : '%'
  let type = group
  let symbol = -1
  for (const part of shape) {
    if (part === 'g') {
      while (!r.ended && r.at < past - 1) {
        const before = r.at
        if (!r.take(SEMICOLON)) parseField(r)
        if (r.at === before) r.advance()
      }
    } else if (part === 't') {
      type = parseTypeName(r)
      if (symbol !== -1) facts.setType(symbol, type)
    } else if (part === 'n' && r.is(WORD)) {
      symbol = facts.symbol(r.textAt(r.at), 'property', r.start[r.at] as number, start, type)
      r.advance()
    } else if (!r.is(COMMA) && !r.is(CLOSE_PAREN)) parseAssignment(r)
    r.take(COMMA)
  }
  r.goTo(past)
  if (symbol !== -1) describe(r, symbol, start, r.end[past - 1] as number)
  r.take(SEMICOLON)
  return true
}
