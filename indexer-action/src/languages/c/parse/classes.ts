/**
 * C++: members of classes.
 */

import type { SymbolDraft } from '../../language.ts'
import { HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseDeclarator } from './declarators.ts'
import { parseFieldDeclarators } from './fields.ts'
import { leaveTemplate } from './generics.ts'
import { ASSERT, FRIEND, OPERATOR, TEMPLATE, USING } from './keywords.ts'
import { type Access, endOfMember, parseMethod } from './methods.ts'
import { parseTemplateHead, parseUsing } from './namespaces.ts'
import { isObject, isOfQt, property } from './qt.ts'
import type { Reader } from './reader.ts'
import { noSpecifiers, parseSpecifiers, type Specifiers } from './specifiers.ts'
import { addModifier, describe } from './symbols.ts'
import {
  BRACE,
  CLOSE_BRACE,
  COLON,
  COMMA,
  EQUALS,
  GREATER,
  KEYWORD,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  TILDE,
  WORD,
} from './tokens.ts'

export function parseClassMember(r: Reader, owner: number, access: Access): void {
  const { facts } = r
  if (isObject(r)) {
    r.takeRead()
    return
  }
  if (r.is(WORD) && r.is(PAREN, 1) && property(r, owner)) return
  if (isOfQt(r)) {
    r.takeCalled()
    parseArguments(r)
    r.take(SEMICOLON)
    return
  }
  if (isAccessMacro(r)) {
    r.takeRead()
    r.advance()
    return
  }
  if (r.is(KEYWORD) && keywordMember(r, owner, access)) return
  const start = r.start[r.at] as number
  const first = facts.body.occurrences.length
  const classSymbol = owner === -1 ? undefined : facts.symbols[owner]
  const declaratorAt = constructorAt(r, classSymbol?.name ?? '')
  const specifiers = declaratorAt === undefined ? parseSpecifiers(r, 'member') : noSpecifiers(start)
  while (declaratorAt !== undefined && r.at < declaratorAt) {
    if (r.is(WORD)) r.takeRead()
    else r.advance()
  }
  if (specifiers.typedef) {
    typeMember(r, specifiers)
    return
  }
  if (specifiers.empty && declaratorAt === undefined && r.is(WORD) && r.is(PAREN, 1) && !memberBodyFollows(r)) {
    // `Q_OBJECT`-like macros with arguments.
    facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'call', HOW.name, -1)
    mockMethod(r, access)
    r.advance()
    parseArguments(r)
    r.take(SEMICOLON)
    return
  }
  if (!isFunctionAhead(r)) {
    const before = facts.symbols.length
    parseFieldDeclarators(r, specifiers, first)
    for (let at = before; at < facts.symbols.length; at++) {
      const draft = facts.symbols[at] as SymbolDraft
      if (draft.parent !== owner || draft.kind !== 'property') continue
      if (access) addModifier(draft, access)
      if (specifiers.isStatic) addModifier(draft, 'static')
    }
    return
  }
  parseMethod(r, { owner, access, specifiers, first, isConstructor: declaratorAt !== undefined })
}

/** Whether the member is one that its first keyword tells; then it was read. */
function keywordMember(r: Reader, owner: number, access: Access): boolean {
  const word = r.word[r.at] as number
  if (word === TEMPLATE) {
    r.scopes.push(new Map())
    parseTemplateHead(r)
    parseClassMember(r, owner, access)
    r.templateStart = -1
    r.isConstrained = false
    leaveTemplate(r)
    r.scopes.pop()
  } else if (word === USING) parseUsing(r)
  else if (ASSERT.has(word)) {
    r.advance()
    if (r.is(PAREN)) parseArguments(r)
  } else if (word === FRIEND) {
    const past = endOfMember(r)
    if (r.kind[past - 1] === CLOSE_BRACE) return false
    // What a friend declares belongs to the namespace around; what it mentions is all that matters here.
    r.advance()
    const { type } = parseSpecifiers(r, 'type')
    if (!r.is(SEMICOLON)) parseDeclarator(r, type, 'parameter')
    r.goTo(past)
  } else return false
  return true
}

/** `PRIVATE_UNLESS_TESTED:`, and not the width of a field without a name. */
const isAccessMacro = (r: Reader): boolean =>
  r.is(WORD) && r.is(COLON, 1) && !r.is(NUMBER, 2) && !(r.is(WORD, 2) && r.is(SEMICOLON, 3))

/** googlemock: `MOCK_METHOD(int, size, (), (const))`, `MOCK_METHOD1(resize, void(int))`, which define a method. */
function mockMethod(r: Reader, access: Access): void {
  const { facts } = r
  const [, digits] = /^MOCK_(?:CONST_)?METHOD(\d*)/.exec(r.textAt(r.at)) ?? []
  if (digits === undefined) return
  let at = r.at + 2
  if (digits === '') {
    while (at < r.kind.length && r.kind[at] !== COMMA) at = r.kind[at] === PAREN ? r.pastClose(at) : at + 1
    at++
  }
  if (r.kind[at] !== WORD) return
  const start = r.start[r.at] as number
  const symbol = facts.symbol(r.textAt(at), 'method', r.start[at] as number, start, '')
  if (access) addModifier(facts.symbols[symbol] as SymbolDraft, access)
  describe(r, symbol, start, r.end[r.pastClose(r.at + 1) - 1] as number)
}

function typeMember(r: Reader, specifiers: Specifiers): void {
  const { facts } = r
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) {
    const before = r.at
    const declared = parseDeclarator(r, specifiers.type, 'member')
    if (declared.name !== -1) {
      const ahead = r.madeAhead.get(declared.name)
      r.madeAhead.delete(declared.name)
      const symbol =
        ahead ?? facts.symbol(declared.text, 'type', r.start[declared.name] as number, specifiers.start, declared.type)
      ;(facts.symbols[symbol] as SymbolDraft).kind = 'type'
      r.types.add(r.word[declared.name] as number)
      describe(r, symbol, specifiers.start, r.end[r.at - 1] as number, declared)
    }
    if (!r.take(COMMA) && r.at === before) r.advance()
  }
  r.take(SEMICOLON)
}

/** Token at which the declarator of a constructor or destructor begins, if this member is one. */
function constructorAt(r: Reader, name: string): number | undefined {
  for (let at = r.at; at < r.at + 12; at++) {
    const kind = r.kind[at]
    if (kind === TILDE && r.kind[at + 1] === WORD && r.kind[at + 2] === PAREN) return at
    if (kind === WORD && r.textAt(at) === name && r.kind[at + 1] === PAREN) return at
    if (kind === KEYWORD && /^(explicit|inline|constexpr|virtual|friend|consteval)$/.test(r.textAt(at))) {
      if (r.kind[at + 1] === PAREN) at = r.pastClose(at + 1) - 1
      continue
    }
    const next = r.kind[at + 1]
    if (
      kind === WORD &&
      (next === WORD || next === TILDE || next === KEYWORD) &&
      /^[A-Z][A-Z0-9_]*$/.test(r.textAt(at))
    )
      continue
    return undefined
  }
  return undefined
}

const memberBodyFollows = (r: Reader): boolean => {
  const next = r.kind[r.pastClose(r.at + 1)]
  return next === BRACE || next === COLON || next === KEYWORD
}

/** Whether the declarator ahead has parameters of its own. */
function isFunctionAhead(r: Reader): boolean {
  for (let at = r.at, guard = 0; at < r.kind.length && guard < 60; at++, guard++) {
    const kind = r.kind[at]
    if (kind === KEYWORD && r.word[at] === OPERATOR) return true
    if (kind === PAREN) {
      // `List list_ GUARDED_BY(mutex_);`
      if (
        at - 2 >= r.at &&
        r.kind[at - 1] === WORD &&
        r.kind[at - 2] === WORD &&
        /^[A-Z][A-Z0-9_]+$/.test(r.textAt(at - 1))
      )
        return false
      return r.kind[at - 1] === WORD || r.kind[at - 1] === GREATER
    }
    if (kind === LESS) {
      const past = r.pastAngles(at)
      if (past !== -1) at = past - 1
      continue
    }
    if (
      kind === SEMICOLON ||
      kind === EQUALS ||
      kind === COMMA ||
      kind === BRACE ||
      kind === COLON ||
      kind === CLOSE_BRACE
    )
      return false
  }
  return false
}
