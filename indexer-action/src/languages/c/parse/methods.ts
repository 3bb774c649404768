/**
 * C++: member functions, from their declarator to the end of their bodies.
 */

import type { SymbolDraft } from '../../language.ts'
import { HOW, LOCAL_STRIDE } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseRequiresClause, REQUIRES } from './constraints.ts'
import { type Declarator, parseDeclarator, parseTrailingReturn } from './declarators.ts'
import { functionSymbol, isOpen, parseBody } from './functions.ts'
import { parseInitializer } from './initializers.ts'
import { CONST, DEFAULTED, TRY } from './keywords.ts'
import type { Reader } from './reader.ts'
import type { Specifiers } from './specifiers.ts'
import { addModifier, describe } from './symbols.ts'
import {
  AMPERSAND,
  BRACE,
  CLOSE_BRACE,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  ELLIPSIS,
  EQUALS,
  KEYWORD,
  keyword,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  WORD,
} from './tokens.ts'
import { isAttribute, OVERRIDES, skipAttribute } from './type-words.ts'
import { parseTypeArguments } from './types.ts'

const CV = new Set(['const', 'volatile', 'noexcept', 'throw'].map(keyword))

export type Access = 'public' | 'private' | 'protected' | undefined

interface MethodHead {
  /** Symbol of the class; -1. */
  readonly owner: number
  readonly access: Access
  readonly specifiers: Specifiers
  /** Number of the first occurrence that is the method's. */
  readonly first: number
  /** Or a destructor, which the declarator tells. */
  readonly isConstructor: boolean
}

export function parseMethod(r: Reader, { owner, access, specifiers, first, isConstructor }: MethodHead): void {
  const { facts } = r
  r.scopes.push(new Map())
  const { isConstrained } = r
  const declared = parseDeclarator(r, specifiers.type, 'member')
  const headEnd = r.end[r.at - 1] as number
  let overrides = parseFunctionQualifiers(r, declared)
  const trailing = parseTrailingReturn(r)
  if (trailing !== '') {
    declared.type = `(${trailing}`
    overrides = parseFunctionQualifiers(r, declared) || overrides
  }
  if (declared.name === -1) {
    r.scopes.pop()
    r.goTo(Math.max(r.at, endOfMember(r)))
    return
  }
  declared.isDeduced = specifiers.isAuto && isOpen(declared)
  const symbol = functionSymbol(r, specifiers, declared, declared.type)
  r.isConstrained = isConstrained
  facts.claim(first, symbol)
  const draft = facts.symbols[symbol] as SymbolDraft
  if (!specifiers.isFriend) draft.kind = isConstructor && !declared.text.startsWith('~') ? 'constructor' : 'method'
  if (draft.kind === 'constructor') facts.setType(symbol, owner === -1 ? '' : `(#${owner}`)
  if (access) addModifier(draft, access)
  if (overrides) addModifier(draft, 'override')
  describe(r, symbol, specifiers.start, headEnd, declared)
  parseMethodEnd(r, symbol, owner, declared)
  if (specifiers.modifiers.includes('abstract') && !draft.modifiers?.includes('abstract') && !overrides)
    draft.extra = { ...draft.extra, virtual: true }
  r.scopes.pop()
}

/** `= 0;`, or the body with its initializers, or nothing: a declaration. */
function parseMethodEnd(r: Reader, symbol: number, owner: number, declared: Declarator): void {
  const { facts } = r
  const draft = facts.symbols[symbol] as SymbolDraft
  if (r.is(EQUALS)) {
    // `= 0`, `= default`, `= delete`
    if (r.is(NUMBER, 1)) {
      addModifier(draft, 'abstract')
      addModifier(draft, 'declaration')
    } else if (!(r.is(KEYWORD, 1) && DEFAULTED.has(r.word[r.at + 1] as number))) addModifier(draft, 'declaration')
    r.goTo(endOfMember(r))
  } else if (r.is(COLON) || r.is(BRACE) || r.isKeyword(TRY)) {
    if (r.isKeyword(TRY)) r.advance()
    const around = facts.thisType
    const wasConst = facts.thisConst
    facts.thisConst = declared.isConst
    facts.thisType = owner === -1 ? '' : `#${owner}`
    const within = facts.owner
    facts.owner = symbol
    for (const local of declared.locals) facts.body.locals[local * LOCAL_STRIDE + 4] = symbol
    if (r.is(COLON)) parseConstructorInitializers(r)
    facts.owner = within
    if (r.is(BRACE)) parseBody(r, symbol, declared)
    facts.thisType = around
    facts.thisConst = wasConst
  } else {
    addModifier(draft, 'declaration')
    r.goTo(endOfMember(r))
  }
}

/** `const noexcept override` and macros like them, up to the body. Whether it overrides something. */
function parseFunctionQualifiers(r: Reader, declared: Declarator): boolean {
  let overrides = false
  for (;;) {
    if (r.is(WORD) && OVERRIDES.test(r.textAt(r.at))) {
      overrides = true
      r.advance()
    } else if ((r.is(KEYWORD) && CV.has(r.word[r.at] as number)) || r.is(AMPERSAND) || r.is(COMPARE)) {
      if (r.isKeyword(CONST)) declared.isConst = true
      r.advance()
      if (r.is(PAREN)) r.skipBalanced()
    } else if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
    else if (isAttribute(r, r.at)) skipAttribute(r)
    else if (r.is(WORD) && (r.is(BRACE, 1) || r.is(SEMICOLON, 1) || r.is(WORD, 1))) {
      r.takeRead()
    } else if (r.is(WORD) && r.is(PAREN, 1)) {
      // `void wait() const EXCLUDES(lock_);`
      r.takeCalled()
      parseArguments(r)
    } else break
  }
  return overrides
}

/** Token past the `;` or the body that ends this member. */
export function endOfMember(r: Reader): number {
  for (let at = r.at; at < r.kind.length; at++) {
    const kind = r.kind[at]
    if (kind === SEMICOLON) return at + 1
    if (kind === CLOSE_BRACE) return at
    if (kind === BRACE) {
      const past = r.pastClose(at)
      return r.kind[past] === SEMICOLON ? past + 1 : past
    }
    if (kind === PAREN) at = r.pastClose(at) - 1
  }
  return r.kind.length
}

/** `: base(x), field{y}` before the body of a constructor. */
export function parseConstructorInitializers(r: Reader): void {
  const { facts } = r
  r.advance()
  while (!r.ended && !r.is(SEMICOLON)) {
    const before = r.at
    let last = -1
    let qualifier = ''
    while (r.is(WORD) || r.is(COLONS)) {
      if (r.take(COLONS)) continue
      const name = r.textAt(r.at)
      const [how, argument] = qualifier === '' ? [HOW.name, -1] : [HOW.qualified, facts.word(qualifier)]
      last = facts.occurrence(name, r.start[r.at] as number, 'write', how, argument)
      r.advance()
      if (r.is(LESS)) parseTypeArguments(r)
      if (!r.is(COLONS)) break
      facts.use(last, 'type')
      qualifier += `${name}::`
    }
    if (r.is(PAREN)) {
      parseArguments(r)
      facts.call(last, r.given)
    } else if (r.is(BRACE) && last !== -1 && r.at > before) {
      parseInitializer(r, { type: '', path: '', node: -1, dimensions: 0, local: -1 })
      facts.call(last, r.given)
    }
    r.take(ELLIPSIS)
    if (!r.take(COMMA)) break
    if (r.at === before) r.advance()
  }
}
