/**
 * Declarators: what is declared, and what using it gives. `(*foo[3])(struct bar *)` is read from the name outwards.
 */

import type { Parameter } from '../../../../../src/contract/symbols.ts'
import { HELD, HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseExpression } from './expressions.ts'
import { ASM, OPERATOR } from './keywords.ts'
import { parseParameters } from './parameters.ts'
import type { Reader } from './reader.ts'
import { type Specifiers, takeAttributeCall } from './specifiers.ts'
import {
  AMPERSAND,
  ARROW,
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  code,
  ELLIPSIS,
  EQUALS,
  KEYWORD,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'
import { mentionScope } from './type-names.ts'
import {
  ATTRIBUTE,
  ATTRIBUTE_LIKE,
  endsWithAttribute,
  isAttribute,
  isDeclaratorGroup,
  isNumberedAttribute,
  memberStar,
  OVERRIDES,
  QUALIFIER,
  set,
  skipAttribute,
  startsType,
} from './type-words.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'

const OF_PARAMETER = set('static const volatile restrict __restrict __restrict__ _Atomic')

export const CARET = code('^')

/** What stands behind the arguments of a template that is declared. */
const AFTER_ARGUMENTS = new Set([COLONS, PAREN, EQUALS, BRACE, SEMICOLON])

const NOTHING: readonly string[] = []

export interface Declarator {
  /** Token of the name; -1 when abstract. */
  name: number
  /** C++: what stands before the name, `A::B::`. */
  qualifier: string
  /** C++ operators and destructors have names of several tokens. */
  text: string
  type: string
  /** C++: how what is declared, or what a function gives, is reached. */
  reached: 'directly' | 'by pointer' | 'by reference' | 'as temporary'
  /** C++: `T... name`. */
  isPack: boolean
  /** The name itself has parameters: a function and not a pointer to one. */
  isFunction: boolean
  /** C++: the name has arguments of a template behind it. */
  specialises: boolean
  dimensions: number
  parameters: Parameter[]
  /** Occurrences of lone words among the parameters: types, or in old C the names of parameters. */
  bareNames: number[]
  /** Locals that parameters became. */
  locals: number[]
  /** C++: what it gives is told by its body. */
  isDeduced: boolean
  /** C++: `const` behind the parameters. */
  isConst: boolean
  /** Types of the parameters. */
  takes: readonly string[]
  /** C++: the first of them is for temporaries, `T &&`. */
  takesTemporary: boolean
}

type DeclaratorMode = 'abstract' | 'global' | 'member' | 'local' | 'parameter'

export function parseDeclarator(r: Reader, base: string, mode: DeclaratorMode): Declarator {
  const result: Declarator = {
    name: -1,
    qualifier: '',
    text: '',
    type: base,
    reached: 'directly',
    isPack: false,
    isFunction: false,
    specialises: false,
    isDeduced: false,
    dimensions: 0,
    parameters: [],
    bareNames: [],
    locals: [],
    isConst: false,
    takes: NOTHING,
    takesTemporary: false,
  }
  const parsed = r.deeper(() => declarator(r, result, mode, false))
  if (!parsed) r.advance()
  if (r.cpp && result.dimensions > 0 && result.type.startsWith('%')) result.type += '*'
  return result
}

function declarator(r: Reader, result: Declarator, mode: DeclaratorMode, inner: boolean): void {
  let pointers = 0
  for (;;) {
    if (r.is(STAR) || r.is(CARET) || (r.cpp && (r.is(AMPERSAND) || r.is(COMPARE)))) {
      pointers++
      if (result.reached !== 'by pointer')
        result.reached = r.is(STAR) ? 'by pointer' : r.is(COMPARE) ? 'as temporary' : 'by reference'
      if (r.cpp && r.is(STAR) && result.type.startsWith('%')) result.type += '*'
      r.advance()
    } else if (r.is(KEYWORD) && (QUALIFIER.has(r.word[r.at] as number) || ATTRIBUTE.has(r.word[r.at] as number))) {
      if (isAttribute(r, r.at)) skipAttribute(r)
      else r.advance()
    } else if (
      r.is(WORD) &&
      pointers + (inner ? 1 : 0) > 0 &&
      (r.is(WORD, 1) || r.is(STAR, 1)) &&
      mode !== 'local' &&
      !endsWithAttribute(r, r.at + 1, mode === 'parameter' ? CLOSE_PAREN : SEMICOLON)
    ) {
      // `char *__restrict p`, `(WINAPI *f)`
      r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'type', HOW.type, -1)
      r.advance()
    } else if (r.is(WORD) && pointers > 0 && mode === 'local' && r.is(WORD, 1) && !endsWithAttribute(r, r.at + 1)) {
      r.advance()
    } else if (pointers > 0 && isNumberedAttribute(r)) takeAttributeCall(r)
    else if (memberStar(r, r.at) !== -1) takeQualifier(r)
    else break
  }
  if (r.cpp && mode === 'parameter' && r.is(ELLIPSIS) && r.is(WORD, 1)) {
    result.isPack = true
    r.advance()
  }
  let grouped = false
  let groupHasPointer = false
  if (r.is(PAREN) && (mode === 'abstract' ? isAbstractGroup(r) : isDeclaratorGroup(r, r.at))) {
    grouped = true
    const past = r.pastClose(r.at)
    r.advance()
    groupHasPointer =
      r.is(STAR) || r.is(CARET) || r.is(AMPERSAND) || (r.is(WORD) && r.is(STAR, 1)) || memberStar(r, r.at) !== -1
    r.deeper(() => declarator(r, result, mode, true))
    r.goTo(past)
  } else if (mode !== 'abstract' && isCallback(r, mode)) {
    takePointerMacro(r, result)
    grouped = true
    groupHasPointer = true
  } else if (isNamedByMacro(r, mode, inner)) takePointerMacro(r, result)
  else if (mode !== 'abstract' && (r.is(WORD) || (r.cpp && isCppName(r)))) takeDeclaratorName(r, result)
  suffixes(r, result, mode, grouped && groupHasPointer, inner)
}

/** `CALLBACK(name)(int n)`, where a macro writes `(*name)` with what a system wants there; at the top, a type or a prototype. */
function isCallback(r: Reader, mode: DeclaratorMode): boolean {
  if (!r.is(WORD) || !r.is(PAREN, 1) || !r.is(WORD, 2) || !r.is(CLOSE_PAREN, 3) || !r.is(PAREN, 4)) return false
  if (!/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at))) return false
  return mode === 'member' || mode === 'parameter' || (mode === 'global' && r.kind[r.pastClose(r.at + 4)] === SEMICOLON)
}

/**
 * `int LIB(count) = 3;`, `int LIB(sizes)[] = { 1 };`, `int LIB(find)(int n) {`, where a macro puts something before the name; among the
 * fields of C, which are no functions, `int PRIVATE(size);` as well.
 */
function isNamedByMacro(r: Reader, mode: DeclaratorMode, inner: boolean): boolean {
  if (!r.is(WORD) || !r.is(PAREN, 1) || !r.is(WORD, 2) || !r.is(CLOSE_PAREN, 3)) return false
  if (!/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at))) return false
  if (mode === 'member' && !r.cpp)
    return [SEMICOLON, COMMA, COLON, BRACKET, inner ? CLOSE_PAREN : SEMICOLON].some((kind) => r.is(kind, 4))
  if (mode !== 'global') return false
  return r.is(EQUALS, 4) || r.is(BRACKET, 4) || (r.is(PAREN, 4) && r.kind[r.pastClose(r.at + 4)] === BRACE)
}

function takePointerMacro(r: Reader, result: Declarator): void {
  r.takeCalled()
  r.advance()
  takeDeclaratorName(r, result)
  r.take(CLOSE_PAREN)
}

const isAbstractGroup = (r: Reader): boolean =>
  (r.is(STAR, 1) || r.is(CARET, 1) || (r.is(AMPERSAND, 1) && r.cpp)) &&
  (r.is(CLOSE_PAREN, 2) || r.is(BRACKET, 2) || r.is(STAR, 2) || r.is(KEYWORD, 2))

const isCppName = (r: Reader): boolean => r.is(TILDE) || r.is(COLONS) || r.isKeyword(OPERATOR)

function takeDeclaratorName(r: Reader, result: Declarator): void {
  r.take(COLONS)
  for (;;) {
    if (r.isKeyword(OPERATOR)) {
      takeOperatorName(r, result)
      return
    }
    if (r.is(TILDE)) {
      r.advance()
      result.name = r.at
      result.text = `~${r.textAt(r.at)}`
      if (r.is(WORD)) r.advance()
      return
    }
    if (!r.is(WORD)) return
    const token = r.at
    const text = r.textAt(token)
    let at = token + 1
    if (r.cpp && r.kind[at] === LESS) {
      const past = r.pastAngles(at, true)
      if (past !== -1 && AFTER_ARGUMENTS.has(r.kind[past] as number)) at = past
    }
    if (!r.cpp || r.kind[at] !== COLONS) {
      result.name = token
      result.text = text
      r.advance()
      // `template <> void open<Door>(Door door)`, `template <> int width<Door> = 3;`
      if (at > r.at) {
        parseTypeArguments(r)
        result.specialises = true
      }
      return
    }
    result.qualifier += takePart(r, result.qualifier)
  }
}

/** `Door::` behind this qualifier, of which it is a part. */
function takePart(r: Reader, qualifier: string): string {
  const text = r.textAt(r.at)
  mentionScope(r, r.at, qualifier)
  r.advance()
  if (r.is(LESS)) parseTypeArguments(r)
  r.take(COLONS)
  return `${text}::`
}

/** Whose member is pointed at: `Door::*`. Reading ends at the star. */
function takeQualifier(r: Reader): void {
  const local = r.lookUp(r.word[r.at] as number)
  let qualifier = ''
  if (local !== -1) {
    // `R T::*member`
    r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'type', HOW.local, local)
    r.advance()
    if (r.is(LESS)) parseTypeArguments(r)
    r.take(COLONS)
    qualifier = '?::'
  }
  while (r.is(WORD) && !r.ended) qualifier += takePart(r, qualifier)
}

function takeOperatorName(r: Reader, result: Declarator): void {
  result.name = r.at
  const from = r.start[r.at] as number
  r.advance()
  if (r.is(PAREN) && r.is(CLOSE_PAREN, 1)) {
    r.advance()
    r.advance()
  } else if (r.is(WORD) || r.is(COLONS)) parseTypeName(r, 'call')
  let guard = 0
  while (!r.ended && !r.is(PAREN) && guard++ < 20) r.advance()
  result.text = r.facts.text
    .slice(from, r.end[r.at - 1])
    .replace(/\s+/g, ' ')
    .replace(/^operator (\W)/, 'operator$1')
    .replace(/^operator"" /, 'operator""')
  // What a macro stands for is nowhere in the text, so its operators have no names.
  if (r.isExpansion) result.name = -1
}

/** A literal, with which no parameter begins. */
const isValue = (r: Reader, token: number): boolean => r.kind[token] === NUMBER || r.kind[token] === STRING

function suffixes(r: Reader, result: Declarator, mode: DeclaratorMode, pointerGroup: boolean, inner: boolean): void {
  for (;;) {
    if (r.is(BRACKET) && !r.is(BRACKET, 1)) {
      r.advance()
      // `int sizes[static const 4]`
      while (r.is(KEYWORD) && OF_PARAMETER.has(r.word[r.at] as number)) r.advance()
      if (!r.is(CLOSE_BRACKET)) parseExpression(r)
      while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
      r.take(CLOSE_BRACKET)
      result.dimensions++
      continue
    }
    if (r.is(PAREN)) {
      if (mode === 'local' && r.cpp && !pointerGroup && !looksLikeParameters(r)) return
      // `Door Door::none(0);`
      if (result.qualifier !== '' && (r.is(NUMBER, 1) || r.is(STRING, 1) || r.is(PAREN, 1))) return
      // `Door door("front");`
      if (r.cpp && mode === 'global' && !inner && result.type !== '' && isValue(r, r.at + 1)) return
      if (result.type !== '' || !inner) result.type = `(${result.type || '%'}`
      const direct = !pointerGroup && result.name !== -1 && !result.isFunction && result.dimensions === 0
      if (direct) {
        result.isFunction = true
        if (mode === 'global' || mode === 'member' || mode === 'local') {
          const parameters = parseParameters(r, mode !== 'local' || isNested(r))
          result.parameters = parameters.list
          result.bareNames = parameters.bareNames
          result.locals = parameters.locals
          result.takes = parameters.types
          result.takesTemporary = parameters.temporary
        } else parseParameters(r, false)
      } else parseParameters(r, false)
      continue
    }
    if (isAttribute(r, r.at)) {
      skipAttribute(r)
      continue
    }
    if (r.is(KEYWORD) && ASM.has(r.word[r.at] as number)) {
      r.advance()
      if (r.is(PAREN)) r.skipBalanced()
      continue
    }
    if (r.cpp && result.isFunction && r.is(WORD) && OVERRIDES.test(r.textAt(r.at))) return
    if (mode !== 'abstract' && mode !== 'parameter' && r.is(WORD) && isTrailingAttribute(r, result)) {
      // `int x __read_mostly = 3;`, `void f(void) __acquires(l) {`
      r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, r.is(PAREN, 1) ? 'call' : 'read', HOW.name, -1)
      r.advance()
      if (r.is(PAREN)) parseArguments(r)
      continue
    }
    if (
      r.is(WORD) &&
      (mode === 'parameter' || mode === 'member') &&
      (r.is(COMMA, 1) || r.is(CLOSE_PAREN, 1) || r.is(SEMICOLON, 1)) &&
      result.name !== -1
    ) {
      r.takeRead()
      continue
    }
    return
  }
}

function isTrailingAttribute(r: Reader, result: Declarator): boolean {
  if (result.name === -1 && !result.isFunction) return false
  const past = r.is(PAREN, 1) ? r.pastClose(r.at + 1) : r.at + 1
  const next = r.kind[past]
  if (next === EQUALS || next === SEMICOLON || next === COMMA || next === BRACE || next === COLON) return true
  return (next === WORD || next === KEYWORD) && ATTRIBUTE_LIKE.test(r.textAt(r.at)) && result.isFunction
}

/** GNU C: a function in a function. */
const isNested = (r: Reader): boolean => !r.cpp && r.kind[r.pastClose(r.at)] === BRACE

/** C++: `T x(a, b)` constructs, `T f(int a)` declares. */
function looksLikeParameters(r: Reader): boolean {
  const first = r.at + 1
  if (r.kind[first] === CLOSE_PAREN) return true
  if (startsType(r, first)) return true
  if (r.kind[first] !== WORD || r.isLocal(first)) return false
  return (
    r.kind[first + 1] === WORD ||
    (r.kind[first + 1] === AMPERSAND && r.kind[first + 2] === WORD && !r.isLocal(first + 2))
  )
}

/** C++: bits of HELD. */
export function heldBy({ isConst, isAuto }: Specifiers, { reached }: Declarator): number {
  const way = reached === 'by pointer' ? HELD.pointer : reached === 'directly' ? 0 : HELD.reference
  return way | (isConst ? HELD.const : 0) | (isAuto ? HELD.inferred : 0)
}

/** C++: `-> T` behind the parameters. */
export function parseTrailingReturn(r: Reader): string {
  if (!r.is(ARROW)) return ''
  r.advance()
  return parseTypeName(r)
}
