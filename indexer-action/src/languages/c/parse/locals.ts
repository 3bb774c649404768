/** Declarations inside functions, and the old question whether `a * b;` is one. */

import type { SymbolDraft } from '../../language.ts'
import { HOW, LOCAL_STRIDE, NODE, THROUGH } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { occurrenceOf } from './cpp-expressions.ts'
import { type Declarator, heldBy, parseDeclarator } from './declarators.ts'
import { parseExpression } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import type { Reader } from './reader.ts'
import { parseSpecifiers, type Specifiers } from './specifiers.ts'
import { heldByStandard } from './standard-holders.ts'
import { parseCompound } from './statements.ts'
import { addModifier, describe } from './symbols.ts'
import {
  AMPERSAND,
  BRACE,
  BRACKET,
  CHARACTER,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  END,
  EQUALS,
  KEYWORD,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  STAR,
  STRING,
  WORD,
} from './tokens.ts'
import {
  declaresGroup,
  isAttribute,
  isDeclaratorGroup,
  looksLikeType,
  memberStar,
  newlineAfter,
  OWNING,
  RECORD,
  startsType,
} from './type-words.ts'

const NOTHING: readonly number[] = []
const AFTER_NAME = new Set([EQUALS, SEMICOLON, COMMA, BRACKET, CLOSE_PAREN, COLON])

/** C++: past the `>` of `Stream<A, (flags & 1) != 0> in(a);`: behind a comma, no statement compares what comes to nothing. */
function pastTests(r: Reader, open: number): number {
  const past = r.pastAngles(open, true)
  if (past === -1 || r.kind[past] !== WORD || !BEHIND_LOCAL.has(r.kind[past + 1] ?? END)) return -1
  for (let at = open + 1; at < past; at = BRACKETS.has(r.kind[at] as number) ? r.pastClose(at) : at + 1) {
    if (r.kind[at] === COMMA) return past
    if (r.kind[at] === COMPARE) return -1
  }
  return -1
}

const BRACKETS = new Set([PAREN, BRACKET, BRACE])
const BEHIND_LOCAL = new Set([PAREN, BRACE, SEMICOLON])

/** Whether a statement that begins with a word declares locals. */
export function isDeclaration(r: Reader): boolean {
  const first = r.peek()
  if (first === KEYWORD) return startsType(r, r.at) && !(r.cpp && isValue(r))
  if (isAttribute(r, r.at)) return r.cpp
  if (first !== WORD && !(first === COLONS && r.cpp)) return false
  let at = r.at
  if (first === COLONS) at++
  for (;;) {
    at++
    if (r.cpp && r.kind[at] === LESS) {
      let past = r.pastAngles(at)
      if (past === -1) past = pastTests(r, at)
      if (past === -1) break
      at = past
    }
    if (r.cpp && r.kind[at] === COLONS && r.kind[at + 1] === WORD) {
      at++
      continue
    }
    break
  }
  let next = r.kind[at] ?? END
  if (next === WORD) {
    const after = r.kind[at + 1] ?? END
    if (after === COLONS || after === LESS) {
      const star = memberStar(r, at)
      return star !== -1 && r.kind[star + 1] === WORD
    }
    // `type name` followed by what may follow a name; a macro before a call has the name glued to `(`.
    if (AFTER_NAME.has(after)) return true
    if (after === PAREN) return !isAsked(r) && (r.cpp || (!r.isLocal(at) && !VALUE.has(r.kind[at + 2] ?? END)))
    if (after === BRACE) return r.cpp
    return after === WORD || after === STAR || (after === KEYWORD && isAttribute(r, at + 1))
  }
  if (next === KEYWORD) return startsType(r, at) || (isAttribute(r, at) && !r.isLocal(r.at))
  if (r.isLocal(r.at) || isAssigned(r, at)) return false
  if (next === PAREN && (isDecorated(r, at) || isOfMadeType(r, at) || isPlain(r, at))) return true
  if (next === STAR || (r.cpp && (next === AMPERSAND || next === COMPARE))) {
    while (next === STAR || next === AMPERSAND || next === COMPARE || (next === KEYWORD && startsType(r, at)))
      next = r.kind[++at] ?? END
    if (next === WORD) {
      const after = r.kind[at + 1] ?? END
      if (AFTER_NAME.has(after)) return after !== CLOSE_PAREN
      return after === WORD || (r.cpp && isInitialized(r, at))
    }
    return next === BRACKET && r.cpp
  }
  if (next === PAREN && r.kind[at + 1] === STAR && isDeclaratorGroup(r, at)) {
    // `type (*name)(…)`
    const past = r.pastClose(at)
    return (
      r.kind[past] === PAREN &&
      r.kind[at + 2] === WORD &&
      (r.kind[at + 3] === CLOSE_PAREN || r.kind[at + 3] === BRACKET) &&
      !r.isLocal(at + 2)
    )
  }
  if (r.cpp && next === PAREN && memberStar(r, at + 1) !== -1) return declaresGroup(r, at)
  return next === BRACKET && r.cpp && r.kind[at] === BRACKET && r.textAt(r.at) === 'auto'
}

/** `Door *door(find(1))`, `Door *door{nullptr};`, `Door &door(*found);`: nobody multiplies for nothing, but may well write `ready && run(1);`. */
function isInitialized(r: Reader, name: number): boolean {
  const after = r.kind[name + 1]
  const sign = r.kind[name - 1]
  if (after === PAREN && sign === STAR) return true
  return (after === PAREN || after === BRACE) && sign !== COMPARE && r.kind[r.pastClose(name + 1)] === SEMICOLON
}

/** What begins an argument, and no parameter in C. */
const VALUE = new Set([STRING, NUMBER, CHARACTER])

/** `VERBOSE log(door);`, where the file has `#define VERBOSE if (level > 1)`. */
function isAsked(r: Reader): boolean {
  const macro = r.facts.macros.get(r.textAt(r.at))
  return macro !== undefined && /^\s*(?:if|while|for)\b/.test(r.facts.text.slice(macro.from, macro.to))
}

/** C++: `int(x)`, `int{x}`, and no record without a name. */
export const isValue = (r: Reader): boolean =>
  r.is(BRACE, 1) ? !RECORD.has(r.word[r.at] as number) : r.is(PAREN, 1) && !declaresGroup(r, r.at + 1)

/** `_cleanup_(closep) Door *door = …`, `g_autoptr(Door) door`: what the macro at `open` is about is declared behind it. */
function isDecorated(r: Reader, open: number): boolean {
  const type = r.pastClose(open)
  if (r.kind[type] !== WORD || newlineAfter(r, type - 1)) return false
  let name = type
  if (!OWNING.test(r.textAt(r.at))) {
    if (r.isLocal(type)) return false
    name++
    while (r.kind[name] === STAR) name++
  }
  const after = r.kind[name + 1]
  return r.kind[name] === WORD && (after === EQUALS || after === SEMICOLON || after === COMMA || after === BRACKET)
}

/** `ElfW(Phdr) head;`, `ElfW(Phdr) heads[4];`: a statement of nothing but a name would do nothing. */
function isPlain(r: Reader, open: number): boolean {
  const name = r.pastClose(open)
  if (r.kind[name] !== WORD || r.isLocal(name) || newlineAfter(r, name - 1)) return false
  const past = r.kind[name + 1] === BRACKET ? r.pastClose(name + 1) : name + 1
  if (r.kind[past] !== SEMICOLON) return false
  if (!startsType(r, open + 1) && !looksLikeType(r, open + 1, CLOSE_PAREN)) return false
  const text = r.textAt(name)
  return /[a-z]/.test(text) && !r.facts.macros.has(text)
}

/** `STACK_OF(Door) *doors = 0;`: nobody multiplies what a call gives for nothing, and no `*` in front of a local is part of a type. */
function isOfMadeType(r: Reader, open: number): boolean {
  let name = r.pastClose(open)
  if (r.kind[name] !== STAR || newlineAfter(r, name - 1)) return false
  while (r.kind[name] === STAR) name++
  const after = r.kind[name + 1]
  return r.kind[name] === WORD && !r.isLocal(name) && (after === EQUALS || after === SEMICOLON || after === COMMA)
}

/** `IGNORE_CASTS_BEGIN`, alone on its line, before `*top = value`. */
function isAssigned(r: Reader, star: number): boolean {
  return r.kind[star] === STAR && r.kind[star + 2] === EQUALS && r.isLocal(star + 1) && newlineAfter(r, star - 1)
}

export function parseLocalDeclaration(r: Reader): void {
  localDeclarators(r, -1)
  if (!r.take(SEMICOLON) && (r.is(CLOSE_PAREN) || r.is(NUMBER))) r.advance()
}

/** `limit`: token before which it must end, or -1. */
export function localDeclarators(r: Reader, limit: number): void {
  const { facts } = r
  const first = facts.body.occurrences.length
  const specifiers = parseSpecifiers(r, 'declaration')
  const past = facts.body.occurrences.length
  const binds = r.cpp && specifiers.isAuto
  if (binds && (r.is(AMPERSAND) || r.is(COMPARE)) && r.is(BRACKET, 1)) r.advance()
  if (binds && r.is(BRACKET)) {
    structuredBinding(r)
    return
  }
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE) && (limit === -1 || r.at < limit - 1)) {
    const before = r.at
    const parameters = r.scopes.length
    r.scopes.push(new Map())
    const declared = parseDeclarator(r, specifiers.type, 'local')
    const ofParameters = r.scopes[parameters] as Map<number, number>
    r.scopes.length = parameters
    let local = -1
    if (declared.name !== -1) {
      const isNested = r.is(BRACE) && declared.isFunction && !r.cpp
      if (isNested) local = r.declare(declared.name, 'function', declared.type)
      else if (specifiers.isExtern && isVariable(r, declared)) declareElsewhere(r, specifiers, declared)
      else if (declared.isFunction || specifiers.isExtern) {
        // A prototype inside a function: what it names is defined elsewhere.
        facts.occurrence(declared.text, r.start[declared.name] as number, 'read', HOW.name, -1)
      } else if (specifiers.typedef) {
        local = r.declare(declared.name, 'type', declared.type)
        r.types.add(r.word[declared.name] as number)
      } else {
        local = r.declare(declared.name, 'variable', declared.type)
        if (r.cpp) facts.holdsLocal(local, heldBy(specifiers, declared))
      }
    }
    if (r.is(BRACE) && declared.isFunction) {
      // GNU's nested function, or a head that a macro broke: its body is read as part of this one.
      r.scopes.push(ofParameters)
      parseCompound(r)
      r.scopes.pop()
      return
    }
    const constructs = local !== -1 && !specifiers.typedef && isMade(r, declared)
    r.given = NOTHING
    initializer(r, local, declared.type, declared.dimensions, specifiers.isAuto)
    if (constructs) holdsGiven(r, local, declared.type)
    const type = constructs ? occurrenceOf(r, declared.type, first, past) : -1
    if (type !== -1) {
      const made = facts.occurrence(declared.text, r.start[declared.name] as number, 'call', HOW.made, type)
      facts.call(made, r.given)
      if (r.given.length > 0 && /^t:[\w:]+$/.test(declared.type)) facts.makes(local, made)
    }
    if (r.is(COLON)) {
      if (limit !== -1) {
        rangeFor(r, local, declared.type)
        return
      }
      r.advance()
      parseExpression(r)
    }
    if (!r.take(COMMA)) break
    if (r.at === before) r.advance()
  }
}

/** Not `extern int FLAG(name)`, and nothing that a macro would declare where it is used. */
const isVariable = (r: Reader, { isFunction }: Declarator): boolean =>
  !isFunction && !r.is(PAREN) && r.facts.symbols[r.facts.owner]?.kind !== 'macro'

/** `extern int count;`: as it would be in front of the function. */
function declareElsewhere(r: Reader, specifiers: Specifiers, declared: Declarator): void {
  const { facts } = r
  const { owner } = facts
  while (facts.owner >= 0 && facts.symbols[facts.owner]?.kind !== 'namespace')
    facts.owner = facts.symbols[facts.owner]?.parent ?? -1
  const symbol = facts.symbol(
    declared.text,
    'variable',
    r.start[declared.name] as number,
    specifiers.start,
    declared.type,
  )
  const end = r.end[r.at - 1] as number
  describe(r, symbol, specifiers.start, end, declared)
  addModifier(facts.symbols[symbol] as SymbolDraft, 'declaration')
  facts.endSymbol(symbol, end)
  facts.owner = owner
}

/** C++: `T x;`, `T x(1);` and `T x{1};` call a constructor; `T x = y;` takes over what there is. */
const isMade = (r: Reader, { reached }: Declarator): boolean =>
  r.cpp && reached === 'directly' && (r.is(PAREN) || r.is(BRACE) || r.is(SEMICOLON) || r.is(COMMA))

function initializer(r: Reader, local: number, type: string, dimensions: number, isAuto: boolean): void {
  const node = r.typeNode(type)
  if (r.take(EQUALS)) {
    const value = parseInitializer(r, { type, path: '', node, dimensions, local })
    if ((isAuto || type === '') && local !== -1 && value !== -1)
      r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${value}`)
  } else if (r.cpp && r.is(PAREN)) parseArguments(r)
  else if (r.cpp && r.is(BRACE)) parseInitializer(r, { type, path: '', node, dimensions, local })
}

/** `std::pair both{a, b};` */
function holdsGiven(r: Reader, local: number, type: string): void {
  const held = heldByStandard(r, type, r.given)
  if (held !== undefined) r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(held)
}

/** `for (auto &x : container)`: x is what the container holds. */
function rangeFor(r: Reader, local: number, type: string): void {
  r.advance()
  const node = parseExpression(r)
  if (local !== -1 && type === '' && node !== -1)
    r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${held(r, node)}`)
}

/** What is met when going through a container. */
const held = (r: Reader, container: number): number => r.facts.node(NODE.target, container, THROUGH.iteration)

/** `foreach (Door *one, all)`, at the parenthesis, and where it declares something: of Qt. */
export function foreachHead(r: Reader): void {
  const past = r.pastClose(r.at)
  r.advance()
  const { type } = parseSpecifiers(r, 'declaration')
  const declared = parseDeclarator(r, type, 'local')
  const local = declared.name === -1 ? -1 : r.declare(declared.name, 'variable', declared.type)
  // Behind the name is a comma here.
  if (r.is(COMMA)) rangeFor(r, local, declared.type)
  r.goTo(past)
}

/** `auto [a, b] = pair`, `for (auto &[key, value] : map)` */
function structuredBinding(r: Reader): void {
  const { facts } = r
  const locals: number[] = []
  r.advance()
  while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON)) {
    if (r.is(WORD)) locals.push(r.declare(r.at, 'variable', ''))
    r.advance()
  }
  r.take(CLOSE_BRACKET)
  const iterates = r.is(COLON)
  if (!r.take(EQUALS) && !r.take(COLON)) return
  const node = parseExpression(r)
  if (node === -1) return
  const whole = iterates ? held(r, node) : node
  locals.forEach((local, position) => {
    facts.body.locals[local * LOCAL_STRIDE + 5] = facts.type(`=${facts.node(NODE.element, whole, position)}`)
  })
}
