/** C++: concepts, and what `requires` asks of types. */
import { BEFORE_SCOPE, HOW } from '../fact-layout.ts'
import { parseExpression } from './expressions.ts'
import { takeGenerics } from './generics.ts'
import { TEMPLATE } from './keywords.ts'
import { parseParameters } from './parameters.ts'
import type { Reader } from './reader.ts'
import { describe } from './symbols.ts'
import {
  ARROW,
  BRACE,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLONS,
  COMPARE,
  code,
  EQUALS,
  KEYWORD,
  keyword,
  LESS,
  PAREN,
  SEMICOLON,
  WORD,
} from './tokens.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'

export const CONCEPT = keyword('concept')
export const REQUIRES = keyword('requires')
const NOEXCEPT = keyword('noexcept')
const TYPENAME = keyword('typename')
const TRUTH = new Set(['true', 'false'].map(keyword))

/** `concept Drawable = requires(T t) { … };` */
export function parseConcept(r: Reader): void {
  const { facts } = r
  const start = r.templateStart === -1 ? (r.start[r.at] as number) : r.templateStart
  r.templateStart = -1
  r.advance()
  if (!r.is(WORD)) return
  const symbol = facts.symbol(r.textAt(r.at), 'type', r.start[r.at] as number, start)
  takeGenerics(r, symbol)
  r.advance()
  const { owner } = facts
  facts.owner = symbol
  while (!r.ended && !r.is(EQUALS) && !r.is(SEMICOLON)) r.advance()
  if (r.take(EQUALS)) parseExpression(r)
  facts.owner = owner
  describe(r, symbol, start, r.end[r.at - 1] as number)
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
  r.take(SEMICOLON)
}

/** `requires Drawable<T> && (sizeof(T) > 4)`, up to what is constrained, or to the body of that. */
export function parseRequiresClause(r: Reader): void {
  r.isConstrained = true
  r.advance()
  do constraint(r)
  while (takeOperator(r))
}

function takeOperator(r: Reader): boolean {
  if (!r.is(COMPARE) || !/^(?:&&|\|\|)$/.test(r.textAt(r.at))) return false
  r.advance()
  return true
}

function constraint(r: Reader): void {
  while (r.is(code('!'))) r.advance()
  if (r.isKeyword(REQUIRES)) requiresExpression(r)
  else if (r.is(PAREN)) {
    const past = r.pastClose(r.at)
    r.advance()
    parseExpression(r)
    r.goTo(past - 1)
    r.take(CLOSE_PAREN)
  } else if (r.is(KEYWORD) && TRUTH.has(r.word[r.at] as number)) r.advance()
  else conceptName(r)
}

/** `std::same_as<int>`, `Traits<T>::value` */
function conceptName(r: Reader): void {
  const { facts } = r
  let qualifier = ''
  r.take(COLONS)
  while (r.is(WORD)) {
    const token = r.at
    const name = r.textAt(token)
    r.advance()
    const at = r.start[token] as number
    const past = r.is(LESS) ? r.pastAngles(r.at, true) : r.at
    const isScope = r.kind[past] === COLONS
    const local = qualifier === '' ? r.lookUp(r.word[token] as number) : -1
    if (local !== -1) facts.occurrence(name, at, 'type', HOW.local, local)
    else if (qualifier === '') facts.occurrence(name, at, 'type', HOW.type, isScope ? BEFORE_SCOPE : -1)
    else facts.occurrence(name, at, 'type', HOW.qualified, facts.word(qualifier))
    if (r.is(LESS)) parseTypeArguments(r)
    if (!r.take(COLONS)) break
    if (r.isKeyword(TEMPLATE)) r.advance()
    qualifier += `${name}::`
  }
}

/** `requires(T t) { t.area(); { t.name() } -> std::same_as<int>; typename T::type; requires Small<T>; }` */
export function requiresExpression(r: Reader): number {
  r.advance()
  r.scopes.push(new Map())
  if (r.is(PAREN)) parseParameters(r, true)
  if (r.is(BRACE)) {
    const past = r.pastClose(r.at)
    r.advance()
    while (!r.ended && r.at < past - 1) {
      const before = r.at
      requirement(r)
      r.take(SEMICOLON)
      if (r.at === before) r.advance()
    }
    r.goTo(past - 1)
    r.take(CLOSE_BRACE)
  }
  r.scopes.pop()
  return r.literal('%bool')
}

function requirement(r: Reader): void {
  if (r.is(BRACE)) {
    const past = r.pastClose(r.at)
    r.advance()
    parseExpression(r)
    r.goTo(past - 1)
    r.take(CLOSE_BRACE)
    if (r.isKeyword(NOEXCEPT)) r.advance()
    if (r.take(ARROW)) constraint(r)
  } else if (r.isKeyword(TYPENAME)) {
    r.advance()
    parseTypeName(r)
  } else if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
  else parseExpression(r)
}
