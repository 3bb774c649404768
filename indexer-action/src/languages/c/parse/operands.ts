/**
 * Operands that begin with a keyword or a parenthesis: casts, `sizeof`, compound literals, assembler, and C++'s own.
 */

import { NODE, THROUGH } from '../fact-layout.ts'
import { postfix } from './calls.ts'
import { REQUIRES, requiresExpression } from './constraints.ts'
import { construction } from './cpp-expressions.ts'
import { either, parseAssignment, parseExpression, parseUnary } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import { ASM, OPERATOR, THIS } from './keywords.ts'
import type { Reader } from './reader.ts'
import { parseCompound } from './statements.ts'
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
  code,
  DECREMENT,
  ELLIPSIS,
  END,
  INCREMENT,
  KEYWORD,
  keyword,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'
import { isConversion, looksLikeType, startsType } from './type-words.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'

const SIZEOF = new Set(['sizeof', '_Alignof', 'alignof', 'decltype', 'typeid', 'noexcept'].map(keyword))

const EXTENSION = keyword('__extension__')

const GENERIC = keyword('_Generic')

const NEW = keyword('new')

const DELETE = keyword('delete')

const AWAIT = keyword('co_await')

const THROW = new Set(['throw', 'co_await', 'co_yield'].map(keyword))

const TRUE = keyword('true')

const FALSE = keyword('false')

const NULLPTR = keyword('nullptr')

export const NAMED_CASTS = new Set(['static_cast', 'dynamic_cast', 'const_cast', 'reinterpret_cast'].map(keyword))

export function keywordOperand(r: Reader): number {
  const word = r.word[r.at] as number
  if (SIZEOF.has(word)) {
    r.advance()
    if (r.cpp) r.take(ELLIPSIS)
    if (r.is(PAREN) && (startsType(r, r.at + 1) || looksLikeType(r, r.at + 1, CLOSE_PAREN))) {
      r.advance()
      parseTypeName(r)
      r.goTo(closing(r))
      r.take(CLOSE_PAREN)
      if (r.is(BRACE)) parseInitializer(r, { type: '', path: '', node: -1, dimensions: 0, local: -1 })
    } else parseUnary(r)
    return -1
  }
  if (word === EXTENSION || THROW.has(word)) {
    r.advance()
    const node = parseUnary(r)
    return word === AWAIT && node !== -1 ? r.facts.node(NODE.target, node, THROUGH.waiting) : node
  }
  if (word === GENERIC) {
    r.advance()
    let result = -1
    if (r.take(PAREN)) {
      parseAssignment(r)
      while (r.take(COMMA)) {
        if (startsType(r, r.at) || looksLikeType(r, r.at, COLON)) parseTypeName(r)
        else r.advance()
        if (r.take(COLON)) result = either(r, result, parseAssignment(r))
      }
      r.take(CLOSE_PAREN)
    }
    return postfix(r, result)
  }
  if (ASM.has(word)) {
    r.advance()
    while (r.is(KEYWORD)) r.advance()
    if (r.is(PAREN)) parseAssembler(r)
    return -1
  }
  if (r.cpp) {
    if (word === THIS) {
      r.advance()
      const node = r.facts.pointer(r.typeNode(r.facts.thisType))
      return postfix(r, node !== -1 && r.facts.thisConst ? r.facts.constant(node) : node)
    }
    if (word === NEW) return construction(r)
    if (word === REQUIRES) return requiresExpression(r)
    if (word === DELETE) {
      r.advance()
      if (r.is(BRACKET)) r.skipBalanced()
      parseUnary(r)
      return -1
    }
    if (NAMED_CASTS.has(word)) {
      r.advance()
      let type = ''
      r.constType = false
      r.pointerType = false
      if (r.is(LESS)) type = parseTypeArguments(r)[0] ?? ''
      const { constType, pointerType } = r
      // What follows the parenthesis is said of the cast, and not of what is in it.
      const inner = r.is(PAREN) ? enclosed(r) : -1
      return postfix(r, cast(r, type, constType, pointerType, inner))
    }
    if (word === OPERATOR) {
      r.advance()
      while (!r.ended && !r.is(PAREN)) r.advance()
      return postfix(r, -1)
    }
  }
  if (startsType(r, r.at)) {
    // `int(x)` in C++; anywhere else, an argument of a macro.
    const type = parseTypeName(r, isConversion(r) ? 'call' : 'abstract')
    const node = r.typeNode(type)
    return r.is(PAREN) || r.is(BRACE) ? postfix(r, node) : node
  }
  // `true`, `nullptr`, or a statement's keyword inside a macro's arguments.
  r.advance()
  return word === TRUE || word === FALSE ? r.literal('%bool') : word === NULLPTR ? r.literal('%nullptr') : -1
}

/** `asm("…" : "=r" (x) : "r" (y) : "memory")`: the names in it are operands. */
function parseAssembler(r: Reader): void {
  const past = r.pastClose(r.at)
  r.advance()
  while (r.at < past - 1 && !r.ended) {
    if (r.is(PAREN)) {
      r.advance()
      parseExpression(r)
      r.take(CLOSE_PAREN)
    } else r.advance()
  }
  r.goTo(past)
}

/** Token of the `)` that closes the parenthesis in which reading stands. */
function closing(r: Reader): number {
  let depth = 0
  for (let at = r.at; at < r.kind.length; at++) {
    const kind = r.kind[at]
    if (kind === PAREN || kind === BRACE || kind === BRACKET) depth++
    else if (kind === CLOSE_PAREN || kind === CLOSE_BRACE || kind === CLOSE_BRACKET) if (depth-- === 0) return at
  }
  return r.kind.length
}

const OPERAND = new Set([WORD, NUMBER, STRING, CHARACTER, PAREN, code('!'), TILDE, COLONS, INCREMENT, DECREMENT])

export function parenthesized(r: Reader): number {
  const open = r.at
  if (r.is(BRACE, 1)) {
    // Statement expression: its value is that of its last statement, which is as good as any to guess from.
    r.advance()
    const value = parseCompound(r)
    r.take(CLOSE_PAREN)
    return postfix(r, value)
  }
  if (isCast(r, open)) {
    r.advance()
    const type = parseTypeName(r)
    const { constType, pointerType } = r
    r.goTo(closing(r))
    r.take(CLOSE_PAREN)
    if (r.is(BRACE)) {
      const node = r.typeNode(type)
      parseInitializer(r, { type, path: '', node, dimensions: 0, local: -1 })
      return postfix(r, node)
    }
    const inner = parseUnary(r)
    return cast(r, type, constType, pointerType, inner)
  }
  return postfix(r, enclosed(r))
}

function cast(r: Reader, type: string, isConst: boolean, isPointer: boolean, inner: number): number {
  if (type === '') return inner
  const node = r.facts.node(NODE.cast, r.facts.type(type), inner)
  if (r.cpp && isPointer) r.facts.pointer(node)
  return r.cpp && isConst ? r.facts.constant(node) : node
}

/** The expression in the parenthesis at which reading stands, which ends past it. */
function enclosed(r: Reader): number {
  const open = r.at
  r.advance()
  const node = parseExpression(r)
  if (r.cpp && r.is(ELLIPSIS)) r.goTo(closing(r))
  if (!r.is(CLOSE_PAREN)) recoverTo(r, open)
  r.take(CLOSE_PAREN)
  return node
}

/** Reads on, name by name, to the bracket that closes the one at `open`. */
function recoverTo(r: Reader, open: number): void {
  const past = r.pastClose(open)
  while (r.at < past - 1 && !r.ended) {
    const before = r.at
    if (r.is(BRACE)) parseCompound(r)
    else parseExpression(r)
    if (r.at === before) r.advance()
  }
  if (r.at > past) return
  r.goTo(past - 1)
}

function isCast(r: Reader, open: number): boolean {
  const first = open + 1
  if (startsType(r, first)) {
    const past = r.pastClose(open)
    // `(int)(x)` and `sizeof`'s like; a declaration in a macro argument has a `;` that no cast has.
    return r.kind[past - 1] === CLOSE_PAREN && r.kind[past] !== SEMICOLON
  }
  if (r.kind[first] !== WORD && r.kind[first] !== COLONS) return false
  if (r.isLocal(first)) return false
  const past = r.pastClose(open)
  const next = r.kind[past] ?? END
  if (looksLikeType(r, first, CLOSE_PAREN)) {
    const close = past - 1
    if (r.kind[close - 1] === STAR || r.kind[close - 1] === AMPERSAND) return true
    if (close - first === 1 || r.cpp) {
      // A lone name in parentheses.
      const name = r.textAt(close - 1)
      if (next === BRACE) return true
      if (next === PAREN || next === STAR || next === AMPERSAND || next === code('-') || next === code('+'))
        return /_t$|_T$/.test(name) || r.isKnownType(first)
      if (next === KEYWORD) return SIZEOF.has(r.word[past] as number) || r.word[past] === THIS || r.word[past] === NEW
      return OPERAND.has(next)
    }
    return true
  }
  return false
}
