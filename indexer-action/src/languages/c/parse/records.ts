/**
 * `struct`, `union`, `class`, `enum`: definitions with their members, mere mentions, and those without a name.
 *
 * A record without a name takes that of its typedef. One without either belongs to the field or variable that it is the
 * type of, and its members are that symbol's; with no declarator at all, its members are the members of what is around it.
 */

import type { SymbolDraft } from '../../language.ts'
import { HOW, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseClassMember } from './classes.ts'
import { readExpansion, standsFor } from './expansion.ts'
import { parseField } from './fields.ts'
import { leaveTemplate, takeGenerics } from './generics.ts'
import { FRIEND, VIRTUAL } from './keywords.ts'
import type { Access } from './methods.ts'
import { announceOnly } from './own-types.ts'
import type { Reader } from './reader.ts'
import type { Specifiers } from './specifiers.ts'
import { docAbove, finishSymbol } from './symbols.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  END,
  EQUALS,
  KEYWORD,
  keyword,
  LESS,
  PAREN,
  SEMICOLON,
  WORD,
} from './tokens.ts'
import { mentionScope } from './type-names.ts'
import { isAttribute, skipAttribute } from './type-words.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'

const UNION = keyword('union')

const CLASS = keyword('class')

const ACCESS = new Map([
  [keyword('public'), 'public' as const],
  [keyword('private'), 'private' as const],
  [keyword('protected'), 'protected' as const],
])

export function attributes(r: Reader): void {
  for (;;) {
    if (isAttribute(r, r.at)) skipAttribute(r)
    else if (r.cpp && r.is(WORD) && isAttribute(r, r.at + 1)) {
      // `class API [[nodiscard]] Foo {`
      r.takeRead()
    } else if (r.is(WORD) && r.is(PAREN, 1) && r.kind[r.pastClose(r.at + 1)] === WORD) {
      r.takeCalled()
      parseArguments(r)
    } else if (r.is(WORD) && r.is(WORD, 1) && (isHeadBehind(r) || (r.cpp && isCppHeadBehind(r)))) {
      // `struct PACKED foo {`, `class API Foo :`
      if (isFinal(r, r.at + 1)) return
      r.takeRead()
    } else return
  }
}

/** Behind the word at which reading stands comes a name, maybe behind more macros, and then a body or bases. */
function isHeadBehind(r: Reader): boolean {
  let named = false
  let at = r.at + 1
  while (r.kind[at] === WORD && !isFinal(r, at)) {
    const isCall = r.kind[at + 1] === PAREN
    // What comes last is the name, and never a function: `struct door API find(int n) {`.
    named = !isCall
    at = isCall ? r.pastClose(at + 1) : at + 1
  }
  return named && (r.kind[at] === BRACE || r.kind[at] === COLON || r.kind[at] === WORD)
}

/** `API Foo;`, `API Foo final {`, `API Foo<int> {`, `API Foo::Bar {` */
function isCppHeadBehind(r: Reader): boolean {
  if (r.is(LESS, 2) || r.is(COLONS, 2)) return true
  return r.is(SEMICOLON, 2) ? /^[A-Z_]+$/.test(r.textAt(r.at)) : r.is(WORD, 2) && isFinal(r, r.at + 2)
}

/** What C++ has behind a class's name: `final`, or a macro for it, `Q_DECL_FINAL`. */
const isFinal = (r: Reader, at: number): boolean => r.cpp && /^final$|^([A-Z\d_]+_)?(FINAL|SEALED)$/.test(r.textAt(at))

/** BSD's `TAILQ_HEAD(doors, door)`: the type `struct doors`, which is made here, of `struct door`. Undefined for anything else. */
export function listHead(r: Reader): string | undefined {
  const { facts } = r
  const named = r.is(WORD, 2)
  const comma = named ? 3 : 2
  if (!r.is(COMMA, comma) || !r.is(WORD, comma + 1) || !r.is(CLOSE_PAREN, comma + 2)) return undefined
  if (!/_HEAD$/.test(r.textAt(r.at))) return undefined
  const start = r.start[r.at] as number
  facts.occurrence(r.textAt(r.at), start, 'call', HOW.name, -1)
  const name = r.textAt(r.at + 2)
  const symbol = named ? facts.symbol(name, 'struct', r.start[r.at + 2] as number, start, '') : -1
  const element = r.at + comma + 1
  facts.occurrence(r.textAt(element), r.start[element] as number, 'type', HOW.tag, 0)
  r.goTo(element + 2)
  if (symbol === -1) return '%'
  ;(facts.symbols[symbol] as SymbolDraft).signature = facts.text.slice(start, r.end[r.at - 1])
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
  return r.cpp ? `t:${name}` : `s:${name}`
}

/** The type that is defined or named. */
export function parseRecord(r: Reader, specifiers: Specifiers): string {
  const { facts } = r
  const introducer = r.at
  const keyword = r.word[introducer] as number
  const kind = keyword === UNION ? 'union' : keyword === CLASS ? 'class' : 'struct'
  r.advance()
  attributes(r)
  let nameToken = -1
  let qualified = ''
  let specialises = false
  if (r.is(WORD)) {
    nameToken = r.at
    r.advance()
    if (r.cpp) {
      specialises = r.is(LESS)
      if (specialises) parseTypeArguments(r)
      while (r.is(COLONS) && r.is(WORD, 1)) {
        mentionScope(r, nameToken, qualified)
        qualified += `${r.textAt(nameToken)}::`
        r.advance()
        nameToken = r.at
        r.advance()
        specialises = r.is(LESS)
        if (specialises) parseTypeArguments(r)
      }
      if (r.is(WORD) && isFinal(r, r.at)) {
        if (r.textAt(r.at) === 'final') r.advance()
        else r.takeRead()
      }
    }
  }
  const name = nameToken === -1 ? '' : r.textAt(nameToken)
  const type = name === '' ? '' : r.cpp ? `t:${qualified}${name}` : `s:${name}`
  const opens = r.is(BRACE) || (r.cpp && r.is(COLON) && basesFollow(r))
  if (!opens) {
    if (name !== '') {
      if (r.cpp) r.types.add(r.word[nameToken] as number)
      const forward =
        r.is(SEMICOLON) && !specialises && introducer >= 0 && specifiers.empty && !specifiers.typedef && r.cpp
      const isFriend = introducer > 0 && r.kind[introducer - 1] === KEYWORD && r.word[introducer - 1] === FRIEND
      if (forward && !isFriend) announceOnly(facts, name)
      if (!forward || isFriend)
        facts.occurrence(
          name,
          r.start[nameToken] as number,
          'type',
          qualified !== '' ? HOW.qualified : specialises ? HOW.type : HOW.tag,
          qualified !== '' ? facts.word(qualified) : specialises ? -1 : 0,
        )
    }
    return type
  }
  const anonymous = name === ''
  const tag = anonymous ? nameAhead(r, r.pastClose(firstBrace(r)), specifiers) : undefined
  let symbol = -1
  const whole = specifiers.start < (r.start[introducer] as number) ? specifiers.start : (r.start[introducer] as number)
  if (!anonymous) {
    symbol = facts.symbol(name, kind, r.start[nameToken] as number, whole, '')
    if (qualified !== '') facts.qualify(symbol, qualified)
    if (specialises) (facts.symbols[symbol] as SymbolDraft).extra = { specialization: true }
    facts.setType(symbol, r.cpp ? `#${symbol}` : '')
    if (specialises) leaveTemplate(r)
    else takeGenerics(r, symbol)
    if (r.cpp) r.types.add(r.word[nameToken] as number)
  } else if (tag?.typedef) symbol = facts.symbol(tag.name, kind, r.start[introducer] as number, whole, '')
  else if (tag) {
    // The declarator's own symbol, made before its members; whoever reads the declarator finds it here.
    symbol = facts.symbol(
      tag.name,
      facts.owner >= 0 && isRecord(facts.symbols[facts.owner]?.kind) ? 'property' : 'variable',
      r.start[tag.token] as number,
      whole,
      '',
    )
    r.madeAhead.set(tag.token, symbol)
  }
  if (symbol !== -1) docAbove(facts, symbol, whole)
  if (r.is(COLON)) bases(r, symbol)
  members(r, symbol, kind)
  if (symbol !== -1 && !r.madeAhead.size) finishSymbol(r, symbol, whole, firstBraceBefore(r, introducer))
  else if (symbol !== -1) facts.endSymbol(symbol, r.end[r.at - 1] as number)
  const own = symbol === -1 ? '' : `#${symbol}`
  return anonymous || r.cpp ? own : type
}

const isRecord = (kind: string | undefined): boolean =>
  kind !== undefined && /struct|union|class|property|variable|macro/.test(kind)

const firstBraceBefore = (r: Reader, introducer: number): number => {
  for (let at = introducer; at < r.kind.length; at++) if (r.kind[at] === BRACE) return at
  return introducer
}

function firstBrace(r: Reader): number {
  for (let at = r.at; at < r.kind.length; at++) if (r.kind[at] === BRACE) return at
  return r.at
}

/** `class X : public Y {` and not the `:` of a bit field or a label. */
function basesFollow(r: Reader): boolean {
  for (let at = r.at + 1; at < r.kind.length && at < r.at + 200; at++) {
    const kind = r.kind[at]
    if (kind === BRACE) return true
    if (kind === SEMICOLON || kind === EQUALS || kind === CLOSE_BRACE) return false
  }
  return false
}

/** After the closing brace of a record without a name: what it is declared as. */
export function nameAhead(
  r: Reader,
  past: number,
  specifiers: Specifiers,
): { name: string; token: number; typedef: boolean } | undefined {
  let at = past
  for (let guard = 0; guard < 40 && at < r.kind.length; guard++) {
    const kind = r.kind[at]
    if (kind === WORD) {
      const after = r.kind[at + 1]
      if (after === WORD || after === PAREN) {
        // `} __packed name;` and `} ATTRIBUTE(x) name;`
        at = after === PAREN ? r.pastClose(at + 1) : at + 1
        continue
      }
      return { name: r.textAt(at), token: at, typedef: specifiers.typedef }
    }
    if (kind === SEMICOLON || kind === CLOSE_BRACE || kind === COMMA || kind === EQUALS) return undefined
    if (kind === PAREN && !isAttribute(r, at - 1)) {
      at++
      continue
    }
    at = isAttribute(r, at) && r.kind[at + 1] === PAREN ? r.pastClose(at + 1) : at + 1
  }
  return undefined
}

function bases(r: Reader, symbol: number): void {
  r.advance()
  const { facts } = r
  const owner = facts.owner
  if (symbol !== -1) facts.owner = symbol
  while (!r.ended && !r.is(BRACE)) {
    const before = r.at
    if (r.is(KEYWORD) && (ACCESS.has(r.word[r.at] as number) || r.word[r.at] === VIRTUAL)) r.advance()
    else if (r.is(WORD) || r.is(COLONS)) {
      const first = facts.body.occurrences.length
      const type = parseTypeName(r)
      // The last name outside of template arguments is the base itself.
      const wanted = type.replace(/<.*$/, '').split(/::|:/).pop()
      for (let at = first; at < facts.body.occurrences.length; at += OCCURRENCE_STRIDE)
        if (facts.body.words[facts.body.occurrences[at + 2] as number] === wanted) {
          facts.use(at / OCCURRENCE_STRIDE, 'extends')
          break
        }
      if (symbol !== -1 && type !== '') {
        facts.surface.bases ??= []
        facts.surface.bases.push([symbol, facts.offeredType(type)])
      }
    }
    if (r.at === before) r.advance()
  }
  facts.owner = owner
}

function members(r: Reader, symbol: number, kind: 'struct' | 'union' | 'class'): void {
  const { facts } = r
  const past = r.pastClose(r.at)
  const owner = facts.owner
  if (symbol !== -1) facts.owner = symbol
  // Members are no locals; but the parameters of a template around them are.
  const scopes = r.cpp ? [] : r.scopes.splice(0)
  if (r.cpp) r.scopes.push(hiding(r, past))
  r.advance()
  let access: Access = r.cpp ? (kind === 'class' ? 'private' : 'public') : undefined
  const parsed = r.deeper(() => {
    while (!r.ended && r.at < past - 1) {
      const before = r.at
      if (r.cpp) access = memberOrAccess(r, symbol, access)
      else if (!r.is(SEMICOLON)) parseField(r)
      if (r.at === before) r.advance()
    }
  })
  if (!parsed) r.goTo(past - 1)
  r.goTo(past - 1)
  r.take(CLOSE_BRACE)
  if (r.cpp) r.scopes.pop()
  else r.scopes.push(...scopes)
  facts.owner = owner
}

/** One member, or the word that says who may use those that come: what holds then is returned. */
function memberOrAccess(r: Reader, symbol: number, access: Access): Access {
  if (r.take(SEMICOLON)) return access
  if (r.is(KEYWORD) && ACCESS.has(r.word[r.at] as number) && (r.is(COLON, 1) || r.is(COLON, 2))) {
    const next = ACCESS.get(r.word[r.at] as number)
    while (!r.is(COLON)) r.advance()
    r.advance()
    return next
  }
  if (!standsFor(r, BRACE, SEMICOLON)) {
    parseClassMember(r, symbol, access)
    return access
  }
  // `PROPERTY(int, width)`, with a macro of the file: what it declares are members, and what it leaves behind holds.
  let left = access
  readExpansion(r, (inner) => {
    left = memberOrAccess(inner, symbol, left)
  })
  r.takeCalled()
  if (r.is(PAREN)) parseArguments(r)
  return left
}

const AFTER_MEMBER = new Set([SEMICOLON, EQUALS, COMMA, PAREN, BRACE, BRACKET, COLON])

/** C++: a scope in which what a class declares is no local of the function around it. Reading stands at the class's brace. */
function hiding(r: Reader, past: number): Map<number, number> {
  const hidden = new Map<number, number>()
  if (r.scopes.length === 0) return hidden
  for (let at = r.at + 1; at < past - 1; at++) {
    const kind = r.kind[at]
    if (kind === WORD) {
      if (r.isLocal(at) && AFTER_MEMBER.has(r.kind[at + 1] ?? END)) hidden.set(r.word[at] as number, -1)
    } else if (kind === PAREN || kind === BRACE || kind === BRACKET) at = r.pastClose(at) - 1
  }
  return hidden
}
