/** C++: namespaces, templates, `using`. */

import type { SymbolDraft } from '../../language.ts'
import { BEFORE_SCOPE, HOW, LOCAL_STRIDE } from '../fact-layout.ts'
import { parseRequiresClause, REQUIRES } from './constraints.ts'
import type { Facts } from './facts.ts'
import { block, parseDeclaration } from './file.ts'
import { kindsOf, leaveTemplate, takeGenerics } from './generics.ts'
import { parseInitializer } from './initializers.ts'
import { ENUM, INLINE, NAMESPACE, TEMPLATE } from './keywords.ts'
import type { Reader } from './reader.ts'
import { takeAttributeCall } from './specifiers.ts'
import { describe } from './symbols.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  COLONS,
  COMMA,
  ELLIPSIS,
  EQUALS,
  GREATER,
  KEYWORD,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  SHIFT_RIGHT,
  WORD,
} from './tokens.ts'
import { isAttribute, skipAttribute } from './type-words.ts'
import { parseTypeName } from './types.ts'

export function namespace(r: Reader): void {
  const { facts } = r
  const start = r.start[r.at] as number
  let isInline = r.isKeyword(INLINE)
  while (r.is(KEYWORD)) r.advance()
  while (isAttribute(r, r.at)) skipAttribute(r)
  const owner = facts.owner
  const opened: number[] = []
  if (r.is(WORD) && r.is(EQUALS, 1)) {
    alias(r, start)
    return
  }
  while (r.is(WORD) || r.is(COLONS)) {
    if (r.is(WORD)) {
      if (r.is(WORD, 1) || r.is(PAREN, 1)) {
        r.takeRead()
        if (r.is(PAREN)) r.skipBalanced()
        continue
      }
      const symbol = facts.symbol(r.textAt(r.at), 'namespace', r.start[r.at] as number, start, '')
      ;(facts.symbols[symbol] as SymbolDraft).signature = `namespace ${r.textAt(r.at)}`
      opened.push(symbol)
      facts.owner = symbol
      if (isInline) {
        facts.surface.inlines ??= []
        facts.surface.inlines.push(pathOf(facts))
      }
      isInline = false
    }
    // `namespace shop::inline tools {`
    isInline ||= r.isKeyword(INLINE, 1)
    r.advance()
    if (r.isKeyword(INLINE)) r.advance()
  }
  while (isAttribute(r, r.at)) skipAttribute(r)
  if (r.is(BRACE)) block(r)
  for (const symbol of opened) facts.endSymbol(symbol, r.end[r.at - 1] as number)
  facts.owner = owner
}

/** `namespace fs = std::filesystem;` */
function alias(r: Reader, start: number): void {
  const name = r.textAt(r.at)
  const symbol = r.facts.symbol(name, 'namespace', r.start[r.at] as number, start, '')
  r.advance()
  r.advance()
  const of = parseTypeName(r)
  const end = r.end[r.at - 1] as number
  describe(r, symbol, start, end)
  r.facts.endSymbol(symbol, end)
  if (of.startsWith('t:')) {
    r.facts.surface.spaces ??= []
    r.facts.surface.spaces.push([name, of.slice(2)])
  }
  r.take(SEMICOLON)
}

export function template(r: Reader): void {
  r.scopes.push(new Map())
  parseTemplateHead(r)
  if (r.isKeyword(TEMPLATE)) template(r)
  else parseDeclaration(r)
  r.isConstrained = false
  leaveTemplate(r)
  r.scopes.pop()
}

/** `template <…> requires …`; its parameters go to the scope that is open. */
export function parseTemplateHead(r: Reader): void {
  const start = r.start[r.at] as number
  r.advance()
  r.isConstrained = false
  leaveTemplate(r)
  r.defaults.clear()
  if (r.is(LESS)) templateParameters(r)
  if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
  r.templateStart = start
}

const CONSTRAINT = /enable_if|ENABLE_IF/

/** `template <LIB_TEMPLATE Held>` */
const TEMPLATE_MACRO = /^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/

/** In a template's list, a name behind one of these is that of a type and not of a parameter. */
const BEFORE_TYPE = new Set([LESS, COMMA, COLONS])

/** The parameters of a template are types that only it knows. */
export function templateParameters(r: Reader): void {
  const past = r.pastAngles(r.at, true)
  if (past === -1) {
    r.advance()
    return
  }
  r.advance()
  r.kinds = kindsOf(r, r.at, past - 1)
  let depth = 0
  let qualifier = ''
  let isDefault = false
  while (!r.ended && r.at < past - 1) {
    if (r.is(LESS)) depth++
    else if (r.is(GREATER)) depth--
    else if (r.is(SHIFT_RIGHT)) depth -= 2
    // `Side = detail::left`, of which no name is declared.
    if (depth === 0) isDefault = r.is(EQUALS) || (isDefault && !r.is(COMMA))
    const before = r.kind[r.at - 1] as number
    const named = r.is(WORD) && depth === 0 && !isDefault && !BEFORE_TYPE.has(before)
    if (named && (r.is(COMMA, 1) || r.is(EQUALS, 1) || r.at + 1 === past - 1)) {
      const local = r.declare(r.at, 'type', `?${r.textAt(r.at)}`)
      // `Side side` may be a value, before whose name with `::` behind it stands for something else.
      const isByMacro = before === WORD && TEMPLATE_MACRO.test(r.textAt(r.at - 1))
      if (before === KEYWORD || before === ELLIPSIS || isByMacro) r.typeParameters.add(local)
      const name = r.textAt(r.at)
      r.generics.push(name)
      if (r.is(EQUALS, 1)) {
        r.advance()
        r.advance()
        if (endsInside(r, past)) mentions(r, past)
        else if (!r.is(NUMBER)) r.defaults.set(name, defaultOf(r))
        continue
      }
    } else if (r.is(WORD)) qualifier = mention(r, qualifier)
    r.advance()
  }
  r.goTo(past)
}

/** `= Options{.deep = true}`, `= enable_if_t<…>` */
function defaultOf(r: Reader): string {
  const type = parseTypeName(r)
  if (CONSTRAINT.test(type)) r.isConstrained = true
  if (r.is(BRACE)) parseInitializer(r, { type, path: '', node: r.typeNode(type), dimensions: 0, local: -1 })
  return type
}

/** `V = Bare<T>>`: the last default shares its `>>` with the list, so reading it as a type would go on behind both. */
function endsInside(r: Reader, past: number): boolean {
  if (r.kind[past - 1] !== SHIFT_RIGHT) return false
  let depth = 0
  for (let at = r.at; at < past - 1; at++) {
    if (r.kind[at] === LESS) depth++
    else if (r.kind[at] === GREATER) depth--
    else if (r.kind[at] === SHIFT_RIGHT) depth -= 2
    else if (r.kind[at] === COMMA && depth === 0) return false
  }
  return true
}

/** What is named up to there. */
function mentions(r: Reader, past: number): void {
  let qualifier = ''
  while (!r.ended && r.at < past) {
    if (r.is(WORD)) qualifier = mention(r, qualifier)
    r.advance()
  }
}

/** The name at which reading stands, behind this qualifier. Returns that of the next. */
function mention(r: Reader, qualifier: string): string {
  const { facts } = r
  const name = r.textAt(r.at)
  if (CONSTRAINT.test(name)) r.isConstrained = true
  const local = qualifier === '' ? r.lookUp(r.word[r.at] as number) : -1
  const bare: [number, number] = local === -1 ? [HOW.type, r.is(COLONS, 1) ? BEFORE_SCOPE : -1] : [HOW.local, local]
  const [how, argument] = qualifier === '' ? bare : [HOW.qualified, facts.word(qualifier)]
  facts.occurrence(name, r.start[r.at] as number, 'type', how, argument)
  return r.is(COLONS, 1) ? `${qualifier}${name}::` : ''
}

/** Elsewhere an alias is known in one function only. */
const HOLDS_TYPES = /^(namespace|class|struct|union)$/

/** `into`: the kinds of scope that have what is brought there. A class has its bases' names anyway. */
function bring(facts: Facts, name: string, into = /^namespace$/): void {
  facts.surface.usings ??= []
  facts.surface.usings.push(name)
  if (!into.test(facts.symbols[facts.owner]?.kind ?? '')) return
  facts.surface.brings ??= []
  facts.surface.brings.push([pathOf(facts), name])
}

/** `using enum Size;`: right beside an enumeration, this makes it one that is not scoped. */
function openEnumeration(facts: Facts, name: string): void {
  const { owner, symbols, surface } = facts
  const beside = symbols.findIndex((one) => one.kind === 'enum' && one.name === name && (one.parent ?? -1) === owner)
  if (beside === -1) {
    bring(facts, `${name}::*`, HOLDS_TYPES)
    return
  }
  surface.opened ??= []
  surface.opened.push(beside)
}

/** Of the namespace or class that is open. */
const pathOf = ({ symbols, owner }: Facts): string => symbols[owner]?.qualified ?? symbols[owner]?.name ?? ''

/** `using Door DEPRECATED("…") [[maybe_unused]] = Gate;`: the token past what decorates the name. */
function pastAttributes(r: Reader, token: number): number {
  let at = token
  while (r.kind[at] === WORD || isAttribute(r, at))
    at = r.kind[at] === WORD && r.kind[at + 1] !== PAREN ? at + 1 : r.pastClose(r.kind[at] === BRACKET ? at : at + 1)
  return at
}

export function parseUsing(r: Reader): void {
  const { facts } = r
  const start = r.start[r.at] as number
  r.advance()
  if (r.isKeyword(NAMESPACE)) {
    r.advance()
    const type = parseTypeName(r)
    if (type !== '') bring(facts, `${type.slice(2)}::*`)
  } else if (r.isKeyword(ENUM)) {
    r.advance()
    const type = parseTypeName(r)
    if (type.startsWith('t:')) openEnumeration(facts, type.slice(2))
  } else if (r.is(WORD) && r.kind[pastAttributes(r, r.at + 1)] === EQUALS) {
    const token = r.at
    const within = facts.symbols[facts.owner]?.kind
    const symbol =
      within === undefined || HOLDS_TYPES.test(within)
        ? facts.symbol(
            r.textAt(token),
            'type',
            r.start[token] as number,
            r.templateStart === -1 ? start : r.templateStart,
          )
        : -1
    r.templateStart = -1
    const local = symbol === -1 ? r.declare(token, 'type', '') : -1
    if (symbol !== -1) takeGenerics(r, symbol)
    r.types.add(r.word[token] as number)
    r.advance()
    while (!r.ended && !r.is(EQUALS)) {
      if (isAttribute(r, r.at)) skipAttribute(r)
      else if (r.is(WORD) && r.is(PAREN, 1)) takeAttributeCall(r)
      else if (r.is(WORD)) r.takeRead()
      else r.advance()
    }
    r.advance()
    const type = parseTypeName(r)
    if (local !== -1 && type !== '') facts.body.locals[local * LOCAL_STRIDE + 5] = facts.type(type)
    if (symbol !== -1) {
      facts.setType(symbol, type)
      describe(r, symbol, start, r.end[r.at - 1] as number)
    }
  } else {
    do {
      const type = parseTypeName(r)
      if (type !== '') bring(facts, type.slice(2))
    } while (r.take(COMMA))
  }
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
  r.take(SEMICOLON)
}
