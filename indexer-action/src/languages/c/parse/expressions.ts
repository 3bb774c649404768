/**
 * Expressions: every name in them, and what their types follow from.
 *
 * Operators are read from left to right without precedence, because members only hang on postfix chains, and those bind
 * tightest in any case.
 */

import { HOW, NODE, NODE_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import { postfix } from './calls.ts'
import { lambda, parseQualified } from './cpp-expressions.ts'
import { parseInitializer } from './initializers.ts'
import { number, string } from './literals.ts'
import { keywordOperand, parenthesized } from './operands.ts'
import { operate } from './operators.ts'
import type { Reader } from './reader.ts'
import { label } from './statements.ts'
import { keepFunction } from './stores.ts'
import {
  AMPERSAND,
  ASSIGN,
  BRACE,
  BRACKET,
  CHARACTER,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  code,
  DECREMENT,
  DOT,
  ELLIPSIS,
  EQUALS,
  GREATER,
  INCREMENT,
  KEYWORD,
  LESS,
  MEMBER_POINTER,
  NUMBER,
  PAREN,
  PASTE,
  QUESTION,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'
import { isView, throughView } from './views.ts'

const JOINS = new Set(['&&', '||'])

const ARITHMETIC = new Set([code('+'), code('-')])

const PRODUCT = new Set([STAR, code('/')])

const BINARY = new Set(
  [code('+'), code('-'), STAR, code('/'), code('%'), AMPERSAND, code('|'), code('^'), LESS, GREATER].concat([
    COMPARE,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    PASTE,
    MEMBER_POINTER,
  ]),
)

const OR = code('|')

const NOT = code('!')

const MINUS = code('-')

const PREFIX = new Set([NOT, TILDE, MINUS, code('+'), code('#')])

export function parseExpression(r: Reader): number {
  let node = parseAssignment(r)
  while (r.is(COMMA)) {
    r.advance()
    node = parseAssignment(r)
  }
  return node
}

export function parseAssignment(r: Reader): number {
  let result = -1
  const parsed = r.deeper(() => {
    result = assignment(r)
  })
  if (!parsed) r.advance()
  return result
}

function assignment(r: Reader): number {
  const isAddress = r.is(AMPERSAND)
  let left = parseUnary(r)
  // C++: what the next operator is asked of: `b` after `a && b`, and nothing after `a == b` or `&a`.
  let operand = isAddress ? -1 : left
  // What the operator of a comparison gives, -1 if that may only be a `bool`; undefined where nothing is compared.
  let compared: number | undefined
  let angle = -1
  let angles = 0
  for (;;) {
    const kind = r.peek()
    if (kind === EQUALS || kind === ASSIGN) {
      markWritten(r, left)
      const token = r.at
      r.advance()
      const value = r.is(BRACE)
        ? parseInitializer(r, { type: r.facts.typeOfNode(left), path: '', node: left, dimensions: 0, local: -1 })
        : parseAssignment(r)
      if (kind === EQUALS) keepFunction(r.facts, left, value)
      operate(r, token, left, value)
      return left === -1 ? value : left
    }
    if (kind === QUESTION) {
      r.advance()
      const then = r.is(COLON) ? left : parseExpression(r)
      if (!r.take(COLON)) return then
      const otherwise = parseAssignment(r)
      return either(r, then, otherwise)
    }
    if (BINARY.has(kind)) {
      const token = r.at
      r.advance()
      if (kind === OR && left !== -1 && isView(r)) {
        left = throughView(r, left)
        operand = left
        continue
      }
      const isNextAddress = r.is(AMPERSAND)
      const right = parseUnary(r)
      const joins = kind === COMPARE && JOINS.has(r.textAt(token))
      const made = joins ? -1 : operate(r, token, operand, right)
      operand = joins ? (isNextAddress ? -1 : right) : kind === COMPARE ? -1 : made !== -1 ? made : operand
      if (ARITHMETIC.has(kind)) left = made === -1 ? either(r, left, right) : either(r, made, either(r, left, right))
      else if (r.cpp && PRODUCT.has(kind)) left = product(r, made, left, right)
      else left = kind === PASTE ? left : made
      if (r.cpp && kind === COMPARE) compared = made
      else if (kind === LESS || kind === GREATER) {
        angle = made
        angles++
      }
      continue
    }
    // Adjacent operands: string literals beside macros, operators that macros hide, the body of a loop that is a macro.
    if (kind === STRING || (kind === WORD && !startsLine(r))) {
      const before = r.at
      const next = parseUnary(r)
      if (kind === WORD) left = next
      if (r.at > before) continue
    }
    // `a < b` is a comparison, and `a < b > (c)` a template of which nothing is known.
    if (r.cpp && angles === 1) compared ??= angle
    return compared === undefined ? left : otherwise(r, compared, r.literal('%bool'))
  }
}

const startsLine = (r: Reader): boolean => r.facts.text.slice(r.end[r.at - 1] ?? 0, r.start[r.at]).includes('\n')

export const either = (r: Reader, a: number, b: number): number =>
  a === -1 ? b : b === -1 || a === b ? a : r.facts.node(NODE.either, a, b)

const otherwise = (r: Reader, a: number, b: number): number =>
  a === -1 ? b : b === -1 ? a : r.facts.node(NODE.otherwise, a, b)

/** `made`: what an operator of the operands' class gives, -1 where there can be none. */
function product(r: Reader, made: number, left: number, right: number): number {
  if (left === -1 || right === -1) return made
  return otherwise(r, made, r.facts.node(NODE.product, left, right))
}

/** The last name of a chain is what is written: `a->b` in `a->b = c`, and in `a->b[i] = c` as well. */
export function markWritten(r: Reader, node: number): void {
  if (node === -1) return
  const { nodes, occurrences } = r.facts.body
  const operation = nodes[node * NODE_STRIDE]
  const occurrence =
    operation === NODE.use
      ? (nodes[node * NODE_STRIDE + 1] as number)
      : operation === NODE.local
        ? (nodes[node * NODE_STRIDE + 2] as number)
        : -1
  if (occurrence >= 0 && occurrences[occurrence * OCCURRENCE_STRIDE + 3] === 0) r.facts.use(occurrence, 'write')
}

export function parseUnary(r: Reader): number {
  let result = -1
  const parsed = r.deeper(() => {
    result = unary(r)
  })
  if (!parsed) r.advance()
  return result
}

function unary(r: Reader): number {
  const kind = r.peek()
  if (PREFIX.has(kind)) {
    r.advance()
    const node = parseUnary(r)
    return kind === NOT ? r.literal('%bool') : r.cpp && kind === MINUS ? node : -1
  }
  switch (kind) {
    case STAR: {
      r.advance()
      const node = parseUnary(r)
      return node === -1 ? -1 : r.facts.node(NODE.target, node)
    }
    case AMPERSAND:
      r.advance()
      return pointerTo(r, parseUnary(r))
    case COMPARE:
      r.advance()
      if (!r.is(WORD) || r.textAt(r.at - 1) !== '&&') return parseUnary(r)
      // `&&label`
      label(r, r.at, false)
      r.advance()
      return -1
    case INCREMENT:
    case DECREMENT: {
      r.advance()
      const node = parseUnary(r)
      markWritten(r, node)
      return node
    }
    case PAREN:
      return parenthesized(r)
    case BRACKET:
      if (r.cpp) return postfix(r, lambda(r))
      r.advance()
      return -1
    case BRACE:
      parseInitializer(r, { type: '', path: '', node: -1, dimensions: 0, local: -1 })
      return -1
    case WORD:
    case COLONS:
      return postfix(r, parseName(r))
    case NUMBER:
      return number(r)
    case CHARACTER:
      r.advance()
      return r.literal('%char')
    case STRING: {
      const node = string(r)
      return r.is(BRACKET) ? postfix(r, -1) : r.cpp && r.is(DOT) ? postfix(r, node) : node
    }
    case KEYWORD:
      return keywordOperand(r)
    case ELLIPSIS:
    case DOT:
    case PASTE:
      r.advance()
      return -1
    default:
      return -1
  }
}

/** C++: `&x`, which is told from x where that has no members. */
function pointerTo(r: Reader, node: number): number {
  const type = r.cpp ? r.facts.typeOfNode(node) : ''
  if (!type.startsWith('%')) return node
  // `&sizes[1]`, whose type is told as that of `sizes`.
  const isElement = type.endsWith('*') && r.facts.body.nodes[node * NODE_STRIDE] === NODE.target
  return r.literal(isElement ? type : `${type}*`)
}

/** A name at the head of an expression: local, or for the linker to find; templates and qualifiers included. */
function parseName(r: Reader): number {
  const { facts } = r
  if (r.cpp && (r.is(COLONS) || r.is(COLONS, 1) || r.is(LESS, 1))) return parseQualified(r)
  if (!r.is(WORD)) {
    r.advance()
    return -1
  }
  const token = r.at
  const word = r.word[token] as number
  const local = r.lookUp(word)
  const start = r.start[token] as number
  const text = r.words.text(word)
  let node: number
  if (local !== -1) {
    const occurrence = facts.occurrence(text, start, 'read', HOW.local, local)
    node = facts.node(NODE.local, local, occurrence)
  } else {
    const perhaps = r.perhapsLocal(word)
    const occurrence = facts.occurrence(text, start, 'read', perhaps === -1 ? HOW.name : HOW.perhaps, perhaps)
    node = facts.node(NODE.use, occurrence)
  }
  r.advance()
  return node
}
