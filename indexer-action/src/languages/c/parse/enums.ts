/** Enumerations, scoped ones included. */

import type { SymbolDraft } from '../../language.ts'
import { HOW } from '../fact-layout.ts'
import { readExpansion, standsFor } from './expansion.ts'
import { parseAssignment } from './expressions.ts'
import type { Reader } from './reader.ts'
import { attributes, nameAhead } from './records.ts'
import { parseSpecifiers, type Specifiers, takeAttributeCall } from './specifiers.ts'
import { docAbove, finishSymbol } from './symbols.ts'
import { BRACE, CLOSE_BRACE, COLON, COLONS, COMMA, EQUALS, KEYWORD, keyword, PAREN, SEMICOLON, WORD } from './tokens.ts'
import { isAttribute, skipAttribute, startsType } from './type-words.ts'

const ENUM_TYPE = new Set(['class', 'struct'].map(keyword))

/** The type that is defined or named. */
export function parseEnum(r: Reader, specifiers: Specifiers): string {
  const { facts } = r
  const introducer = r.at
  r.advance()
  const scoped = r.cpp && r.is(KEYWORD) && ENUM_TYPE.has(r.word[r.at] as number)
  if (scoped) r.advance()
  attributes(r)
  let nameToken = -1
  let qualified = ''
  if (r.is(WORD)) {
    nameToken = r.at
    r.advance()
    while (r.cpp && r.is(COLONS) && r.is(WORD, 1)) {
      qualified += `${r.textAt(nameToken)}::`
      r.advance()
      nameToken = r.at
      r.advance()
    }
  }
  if (nameToken !== -1 && isUnderlying(r)) takeAttributeCall(r)
  const name = nameToken === -1 ? '' : r.textAt(nameToken)
  const type = name === '' ? '%' : r.cpp ? `t:${qualified}${name}` : `s:${name}`
  if (r.is(COLON) && (r.is(WORD, 1) || r.is(COLONS, 1) || startsType(r, r.at + 1)) && enumBodyFollows(r)) {
    r.advance()
    parseSpecifiers(r, 'type')
  }
  if (!r.is(BRACE)) {
    if (name !== '')
      facts.occurrence(
        name,
        r.start[nameToken] as number,
        'type',
        qualified === '' ? HOW.tag : HOW.qualified,
        qualified === '' ? 1 : facts.word(qualified),
      )
    return type
  }
  const whole = Math.min(specifiers.start, r.start[introducer] as number)
  const tag = name === '' ? nameAhead(r, r.pastClose(r.at), specifiers) : undefined
  let symbol = -1
  if (name !== '') symbol = facts.symbol(name, 'enum', r.start[nameToken] as number, whole, '%')
  else if (tag?.typedef) symbol = facts.symbol(tag.name, 'enum', r.start[introducer] as number, whole, '%')
  if (symbol !== -1) {
    docAbove(facts, symbol, whole)
    if (scoped) (facts.symbols[symbol] as SymbolDraft).extra = { scoped: true }
  }
  const brace = r.at
  const past = r.pastClose(r.at)
  const owner = facts.owner
  if (symbol !== -1) facts.owner = symbol
  const { inEnum } = facts
  facts.inEnum = true
  r.advance()
  const own = symbol === -1 ? '%' : `#${symbol}`
  while (!r.ended && r.at < past - 1) {
    const before = r.at
    enumerator(r, own)
    if (r.at === before) r.advance()
  }
  r.goTo(past - 1)
  facts.inEnum = inEnum
  r.take(CLOSE_BRACE)
  facts.owner = owner
  if (symbol !== -1) finishSymbol(r, symbol, whole, brace)
  return own
}

/** `enum type UNDERLYING(char) {`, and no function: `enum type read(char *from) {`. */
const isUnderlying = (r: Reader): boolean =>
  r.is(WORD) && r.is(PAREN, 1) && /^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at)) && r.kind[r.pastClose(r.at + 1)] === BRACE

/** One of an enumeration, or a macro that stands for several. */
function enumerator(r: Reader, type: string): void {
  const { facts } = r
  if (standsFor(r, COMMA, EQUALS)) {
    readExpansion(r, (inner) => enumerator(inner, type))
    parseAssignment(r)
  } else if (r.is(WORD) && !r.is(PAREN, 1)) {
    const start = r.start[r.at] as number
    const member = facts.symbol(r.textAt(r.at), 'enum_member', start, start, type)
    const draft = facts.symbols[member] as SymbolDraft
    r.advance()
    while (isAttribute(r, r.at)) skipAttribute(r)
    if (r.take(EQUALS)) parseAssignment(r)
    draft.signature = facts.text
      .slice(start, r.end[r.at - 1])
      .replace(/\s+/g, ' ')
      .slice(0, 300)
    facts.endSymbol(member, r.end[r.at - 1] as number)
  } else if (r.is(WORD)) parseAssignment(r)
  r.take(COMMA)
}

/** `enum color : uint8_t {`, and C++'s `enum color : int;`; C's `enum color : 3;` is a field without a name. */
function enumBodyFollows(r: Reader): boolean {
  for (let at = r.at + 1; at < r.at + 12; at++) {
    if (r.kind[at] === BRACE) return true
    if (r.kind[at] === SEMICOLON) return r.cpp || startsType(r, r.at + 1)
    if (r.kind[at] === undefined) return false
  }
  return false
}
