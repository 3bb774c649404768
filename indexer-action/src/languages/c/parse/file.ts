/**
 * The top of a file, and of a namespace: functions, variables, types, and the macros that stand for any of them.
 */

import type { SymbolDraft } from '../../language.ts'
import { parseArguments } from './calls.ts'
import { CONCEPT, parseConcept, parseRequiresClause, REQUIRES } from './constraints.ts'
import { type Declarator, heldBy, parseDeclarator } from './declarators.ts'
import { functionFollows } from './functions.ts'
import { parseInitializer } from './initializers.ts'
import { ASM, ASSERT, EXTERN, INLINE, NAMESPACE, TEMPLATE, USING } from './keywords.ts'
import { functionByMacro, macroAtTop, macroHead } from './macros-at-top.ts'
import { namespace, parseUsing, template } from './namespaces.ts'
import { isObjective, passObjective } from './objective.ts'
import type { Reader } from './reader.ts'
import { parseSpecifiers, type Specifiers } from './specifiers.ts'
import { parseCompound } from './statements.ts'
import { addModifier, describe, ownedBy } from './symbols.ts'
import {
  BRACE,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLON,
  COMMA,
  EQUALS,
  KEYWORD,
  keyword,
  PAREN,
  SEMICOLON,
  STRING,
  WORD,
} from './tokens.ts'
import { isLineOfMacro, isOldStyle, newlineAfter, OF_MACRO } from './type-words.ts'

const APART = new Set(['namespace', 'template', 'using'].map(keyword))

/** Declarations up to the end, or up to the brace that closes what is open (`past`, exclusive). */
export function parseExternal(r: Reader, past: number): void {
  while (!r.ended && r.at < past) {
    const before = r.at
    parseDeclaration(r)
    if (r.at === before) r.advance()
  }
}

export function parseDeclaration(r: Reader): void {
  if (r.is(SEMICOLON) || r.is(CLOSE_BRACE)) {
    r.advance()
    return
  }
  if (r.is(KEYWORD)) {
    const word = r.word[r.at] as number
    if (word === EXTERN && r.is(STRING, 1) && r.is(BRACE, 2)) {
      r.advance()
      r.advance()
      block(r)
      return
    }
    if (ASSERT.has(word) || ASM.has(word)) {
      r.advance()
      while (r.is(KEYWORD)) r.advance()
      if (r.is(PAREN)) parseArguments(r)
      return
    }
    if (r.cpp) {
      if (word === NAMESPACE || (word === INLINE && r.isKeyword(NAMESPACE, 1))) {
        namespace(r)
        return
      }
      if (word === TEMPLATE || (word === EXTERN && r.isKeyword(TEMPLATE, 1))) {
        if (word === EXTERN) r.advance()
        template(r)
        return
      }
      if (word === USING) {
        parseUsing(r)
        return
      }
      if (word === CONCEPT) {
        parseConcept(r)
        return
      }
      if (word === REQUIRES) {
        parseRequiresClause(r)
        return
      }
    }
  }
  // A brace that belongs to nothing: what is in it was meant to be a function's body.
  if (r.is(BRACE)) {
    r.scopes.push(new Map())
    parseCompound(r)
    r.scopes.pop()
    return
  }
  if (isObjective(r)) {
    passObjective(r)
    return
  }
  if (r.is(WORD) && r.is(PAREN, 1) && macroAtTop(r)) return
  if (r.is(WORD) && r.is(BRACE, 1) && macroHead(r)) return
  if (!lonelyMacro(r)) declaration(r)
}

/** A word before nothing, as `LIB_END_DECLS` closes a header; in C++, before what begins by itself as well. */
function lonelyMacro(r: Reader): boolean {
  if (!r.is(WORD)) return false
  const next = r.kind[r.at + 1]
  const isLast = next === undefined || next === CLOSE_BRACE
  // `PG_MODULE_MAGIC;`
  const isStatement = next === SEMICOLON && OF_MACRO.test(r.textAt(r.at))
  const isApart =
    isLast || isStatement || isLineOfMacro(r, r.at) || (r.cpp && (standsApart(r, r.at + 1) || isNamespaceMacro(r)))
  if (!isApart) return false
  r.takeRead()
  return true
}

/** `LIB_BEGIN_NAMESPACE`, alone on its line. */
function isNamespaceMacro(r: Reader): boolean {
  return /(^|_)NAMESPACE(_|$)/.test(r.textAt(r.at)) && newlineAfter(r, r.at)
}

/** C++: what begins here is never part of a declaration that has begun: the word before it is a macro by itself. */
function standsApart(r: Reader, token: number): boolean {
  if (r.kind[token] !== KEYWORD) return false
  const word = r.word[token] as number
  return APART.has(word) || (word === INLINE && r.word[token + 1] === NAMESPACE)
}

export function block(r: Reader): void {
  const past = r.pastClose(r.at)
  r.advance()
  parseExternal(r, past - 1)
  r.goTo(past - 1)
  r.take(CLOSE_BRACE)
}

function declaration(r: Reader): void {
  const templateStart = r.templateStart
  r.templateStart = -1
  const first = r.facts.body.occurrences.length
  const specifiers = parseSpecifiers(r, 'declaration')
  if (templateStart !== -1) specifiers.start = templateStart
  if (specifiers.empty && lonelyMacro(r)) return
  if (specifiers.empty && !r.cpp && r.is(WORD) && r.is(PAREN, 1) && r.kind[r.pastClose(r.at + 1)] !== BRACE) {
    // `static DEFINE_MUTEX(lock);`
    const before = r.facts.symbols.length
    const old = isOldStyle(r, r.at + 1, r.pastClose(r.at + 1))
    if (specifiers.isStatic && !old && functionByMacro(r, specifiers.start)) return
    if (!old && macroAtTop(r)) {
      const made = r.facts.symbols[before]
      if (made && specifiers.isStatic) addModifier(made, 'static')
      return
    }
  }
  declarators(r, specifiers, first)
}

function declarators(r: Reader, specifiers: Specifiers, from: number): void {
  let first = from
  for (;;) {
    const before = r.at
    r.scopes.push(new Map())
    const behind = r.facts.body.occurrences.length
    const declared = parseDeclarator(r, specifiers.type, 'global')
    if (declared.name === -1) {
      r.scopes.pop()
      break
    }
    if (r.cpp && declared.qualifier !== '') r.facts.namedOutside(first, behind)
    if (declared.isFunction && !specifiers.typedef && functionFollows(r, specifiers, declared, first)) {
      r.scopes.pop()
      return
    }
    r.scopes.pop()
    parseVariable(r, specifiers, declared, first)
    first = r.facts.body.occurrences.length
    if (r.take(COMMA) && r.at > before) continue
    break
  }
  endDeclaration(r)
}

/** To the semicolon; a body that stands here all the same belongs to a head that was not understood. */
export function endDeclaration(r: Reader): void {
  while (!r.ended && !r.is(SEMICOLON)) {
    if (r.is(CLOSE_BRACE)) return
    if (r.is(BRACE)) {
      r.scopes.push(new Map())
      parseCompound(r)
      r.scopes.pop()
      return
    }
    if (r.is(PAREN)) {
      r.scopes.push(new Map())
      parseArguments(r)
      r.scopes.pop()
    } else if (r.is(KEYWORD) && r.kind[r.at - 1] === CLOSE_PAREN) return
    else r.advance()
  }
  r.take(SEMICOLON)
}

export function parseVariable(r: Reader, specifiers: Specifiers, declared: Declarator, first: number): void {
  const { facts } = r
  const ahead = r.madeAhead.get(declared.name)
  r.madeAhead.delete(declared.name)
  const symbol =
    ahead ??
    facts.symbol(
      declared.text,
      specifiers.typedef ? 'type' : isConstant(r, specifiers) ? 'constant' : 'variable',
      r.start[declared.name] as number,
      specifiers.start,
      declared.type,
    )
  facts.claim(first, symbol)
  if (r.cpp) facts.holds(symbol, heldBy(specifiers, declared))
  if (ahead !== undefined) facts.setType(symbol, `#${symbol}`)
  const draft = facts.symbols[symbol] as SymbolDraft
  if (declared.qualifier !== '') ownedBy(draft, declared.qualifier)
  if (declared.specialises) draft.extra = { ...draft.extra, specialization: true }
  if (specifiers.typedef) {
    draft.kind = 'type'
    r.types.add(r.word[declared.name] as number)
  }
  if (specifiers.isStatic) addModifier(draft, 'static')
  const end = r.end[r.at - 1] as number
  describe(r, symbol, specifiers.start, end, declared)
  if (specifiers.isExtern && !r.is(EQUALS)) addModifier(draft, 'declaration')
  if (r.is(EQUALS) && !specifiers.isStatic && facts.owner === -1) {
    facts.surface.initialised ??= []
    facts.surface.initialised.push(symbol)
  }
  const owner = facts.owner
  facts.owner = symbol
  r.scopes.push(new Map())
  if (r.is(EQUALS) || (r.cpp && r.is(BRACE))) {
    r.take(EQUALS)
    const type = declared.dimensions > 0 && /^(%|\(|$)/.test(declared.type) ? `v:${declared.text}` : declared.type
    const target = {
      type: ahead !== undefined ? `#${symbol}` : type,
      path: '',
      dimensions: declared.dimensions,
      local: -1,
    }
    // What a typedef stands for may be a function.
    const isFilled = declared.type.startsWith('(') || (!r.cpp && ahead === undefined && type.startsWith('t:'))
    const filled = isFilled ? `v:${declared.text}` : target.type
    const value = parseInitializer(r, { ...target, type: filled, node: r.typeNode(target.type) })
    if (specifiers.isAuto && value >= 0) facts.setType(symbol, r.cpp ? `=${value}` : r.facts.typeOfNode(value))
  } else if (r.cpp && r.is(PAREN)) parseArguments(r)
  else if (r.is(COLON)) {
    r.advance()
    r.advance()
  }
  r.scopes.pop()
  facts.owner = owner
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
}

/** `const int limit = 3;`, and not `const char *name`. */
function isConstant(r: Reader, specifiers: Specifiers): boolean {
  const head = r.facts.text.slice(specifiers.start, r.start[r.at - 1])
  return /\b(const|constexpr)\b/.test(head) && (!head.includes('*') || /\*\s*const\b/.test(head))
}
