/** The fields of a record: one declaration after the other, and what macros declare in their place. */

import { HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { heldBy, parseDeclarator } from './declarators.ts'
import { readExpansion, standsFor } from './expansion.ts'
import { parseAssignment } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import { knownField } from './known-fields.ts'
import type { Reader } from './reader.ts'
import { parseSpecifiers, type Specifiers } from './specifiers.ts'
import { describe } from './symbols.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLON,
  COMMA,
  EQUALS,
  KEYWORD,
  PAREN,
  SEMICOLON,
  STAR,
  WORD,
} from './tokens.ts'
import { newlineAfter, OF_MACRO, PRIMITIVE } from './type-words.ts'

/** One declaration among the members of a C record. */
export function parseField(r: Reader): void {
  const first = r.facts.body.occurrences.length
  if (standsFor(r, SEMICOLON) && !isTypeOfField(r)) {
    readExpansion(r, parseField)
    r.takeCalled()
    if (r.is(PAREN)) parseArguments(r)
    r.take(SEMICOLON)
    return
  }
  if (r.is(WORD) && r.is(PAREN, 1) && knownField(r)) return
  if (holdsVariable(r, r.at + 1)) {
    fieldInside(r)
    return
  }
  if (isMixin(r)) {
    mixin(r)
    return
  }
  const specifiers = parseSpecifiers(r, 'member')
  if (specifiers.empty && r.is(WORD) && r.is(PAREN, 1)) {
    // A macro that declares members.
    r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'call', HOW.name, -1)
    if (/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at)) && r.is(WORD, 2) && r.is(CLOSE_PAREN, 3)) flag(r)
    r.advance()
    parseArguments(r)
    r.take(SEMICOLON)
    return
  }
  parseFieldDeclarators(r, specifiers, first)
}

/** `VECTOR(struct door *) doors;` */
function isTypeOfField(r: Reader): boolean {
  if (!r.is(PAREN, 1)) return false
  const name = r.pastClose(r.at + 1)
  const next = r.kind[name + 1]
  return r.kind[name] === WORD && (next === SEMICOLON || next === COMMA || next === BRACKET)
}

/** `WITH_THREADS(lock_t *lock)`: one type and one name are all that the parenthesis at a token has in it. */
export function holdsVariable(r: Reader, open: number): boolean {
  if (r.kind[open] !== PAREN || r.kind[open - 1] !== WORD || r.kind[open + 1] === STAR) return false
  let at = open + 1
  while (r.kind[at] === WORD || r.kind[at] === KEYWORD || r.kind[at] === STAR) at++
  const name = at - 1
  while (r.kind[at] === BRACKET) at = r.pastClose(at)
  if (r.kind[at] !== CLOSE_PAREN || r.kind[at + 1] !== SEMICOLON || r.kind[name] !== WORD || name < open + 2)
    return false
  const before = r.kind[name - 1]
  return before === WORD || before === STAR || (before === KEYWORD && PRIMITIVE.has(r.word[name - 1] as number))
}

function fieldInside(r: Reader): void {
  const { facts } = r
  const first = facts.body.occurrences.length
  r.takeCalled()
  r.advance()
  const specifiers = parseSpecifiers(r, 'member')
  const declared = parseDeclarator(r, specifiers.type, 'member')
  if (declared.name !== -1) {
    const { name, text, type } = declared
    const symbol = facts.symbol(text, 'property', r.start[name] as number, specifiers.start, type)
    facts.claim(first, symbol)
    describe(r, symbol, specifiers.start, r.end[r.at - 1] as number, declared)
  }
  r.take(CLOSE_PAREN)
  r.take(SEMICOLON)
}

/** `DOOR_FIELDS`, alone on its line. */
function isMixin(r: Reader): boolean {
  if (!r.is(WORD) || !OF_MACRO.test(r.textAt(r.at))) return false
  return (
    r.at + 1 >= r.kind.length || r.is(CLOSE_BRACE, 1) || (newlineAfter(r, r.at) && !r.is(PAREN, 1) && !r.is(COLON, 1))
  )
}

function mixin(r: Reader): void {
  const { facts } = r
  const name = r.textAt(r.at)
  facts.occurrence(name, r.start[r.at] as number, 'call', HOW.name, -1)
  if (facts.owner >= 0) {
    facts.surface.mixins ??= []
    facts.surface.mixins.push([facts.owner, name])
  }
  r.advance()
  r.take(SEMICOLON)
}

/** What a macro stands for among the fields of records: true if it has fields, which are its members then. */
export function parseFieldsOf(r: Reader, macro: string): boolean {
  if (!OF_FIELDS.test(macro) || r.cpp || !r.kind.includes(SEMICOLON)) return false
  while (!r.ended) {
    const before = r.at
    parseField(r)
    if (r.at === before) r.advance()
  }
  return true
}

const OF_FIELDS = /_(FIELDS?|MEMBERS?|HEAD|HEADER|COMMON|BASE|VARS)$/

/** `BIT(open);`, with a macro of another file: what it is given is what the field is called. */
function flag(r: Reader): void {
  const { facts } = r
  const start = r.start[r.at] as number
  const symbol = facts.symbol(r.textAt(r.at + 2), 'property', r.start[r.at + 2] as number, start, '%')
  describe(r, symbol, start, r.end[r.at + 3] as number)
}

export function parseFieldDeclarators(r: Reader, specifiers: Specifiers, from: number): void {
  const { facts } = r
  let first = from
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) {
    const before = r.at
    const declared = parseDeclarator(r, specifiers.type, 'member')
    if (r.is(COLON)) {
      r.advance()
      parseAssignment(r)
    }
    if (declared.name !== -1) {
      const ahead = r.madeAhead.get(declared.name)
      const symbol =
        ahead ??
        facts.symbol(declared.text, 'property', r.start[declared.name] as number, specifiers.start, declared.type)
      r.madeAhead.delete(declared.name)
      if (r.cpp) facts.holds(symbol, heldBy(specifiers, declared))
      if (ahead !== undefined) facts.setType(symbol, `#${symbol}`)
      facts.claim(first, symbol)
      first = facts.body.occurrences.length
      if (r.is(EQUALS) || (r.cpp && r.is(BRACE))) {
        r.take(EQUALS)
        parseInitializer(r, {
          type: declared.type,
          path: '',
          node: r.typeNode(declared.type),
          dimensions: declared.dimensions,
          local: -1,
        })
      }
      describe(r, symbol, specifiers.start, r.end[r.at - 1] as number, declared)
    }
    if (!r.take(COMMA)) break
    if (r.at === before) r.advance()
  }
  if (r.is(SEMICOLON)) {
    r.advance()
    return
  }
  // Something that is no declaration: to its end.
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) {
    if (r.is(PAREN) || r.is(BRACE)) {
      const brace = r.is(BRACE)
      r.skipBalanced()
      if (brace) return
    } else r.advance()
  }
  r.take(SEMICOLON)
}
