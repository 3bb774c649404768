/**
 * Expressions: every name in them, and what their types follow from.
 *
 * Operators are read from left to right without precedence, because members only hang on postfix chains, and those bind
 * tightest in any case.
 */
import { HOW, NODE, NODE_STRIDE, OCCURRENCE_STRIDE } from './facts.ts'
import { looksLikeType, parseParameters, parseTypeArguments, parseTypeName, startsType } from './parse-declarations.ts'
import { parseInitializer } from './parse-initializers.ts'
import { parseCompound } from './parse-statements.ts'
import type { Reader } from './reader.ts'
import { keepFunction } from './stores.ts'
import {
  AMPERSAND,
  ARROW,
  ASSIGN,
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
  code,
  DECREMENT,
  DOT,
  ELLIPSIS,
  END,
  EQUALS,
  INCREMENT,
  KEYWORD,
  keyword,
  LESS,
  MEMBER_POINTER,
  NUMBER,
  PAREN,
  PASTE,
  QUESTION,
  SEMICOLON,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'

const SIZEOF = new Set(['sizeof', '_Alignof', 'alignof', 'decltype', 'typeid', 'noexcept'].map(keyword))
const EXTENSION = keyword('__extension__')
const GENERIC = keyword('_Generic')
const ASM = new Set(['asm', '__asm__', '__asm'].map(keyword))
const NEW = keyword('new')
const DELETE = keyword('delete')
const THROW = new Set(['throw', 'co_await', 'co_yield'].map(keyword))
const THIS = keyword('this')
const OPERATOR = keyword('operator')
const NAMED_CASTS = new Set(['static_cast', 'dynamic_cast', 'const_cast', 'reinterpret_cast'].map(keyword))

const ARITHMETIC = new Set([code('+'), code('-')])
const BINARY = new Set(
  [code('+'), code('-'), STAR, code('/'), code('%'), AMPERSAND, code('|'), code('^'), LESS, code('>')].concat([
    COMPARE,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    PASTE,
    MEMBER_POINTER,
  ]),
)
const PREFIX = new Set([code('!'), TILDE, code('-'), code('+'), code('#')])

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
  let left = parseUnary(r)
  for (;;) {
    const kind = r.peek()
    if (kind === EQUALS || kind === ASSIGN) {
      markWritten(r, left)
      r.advance()
      const value = r.is(BRACE)
        ? parseInitializer(r, { type: r.facts.typeOfNode(left), path: '', node: left, dimensions: 0, local: -1 })
        : parseAssignment(r)
      if (kind === EQUALS) keepFunction(r.facts, left, value)
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
      r.advance()
      const right = parseUnary(r)
      left = ARITHMETIC.has(kind) ? either(r, left, right) : kind === PASTE ? left : -1
      continue
    }
    // Adjacent operands: string literals beside macros, operators that macros hide, the body of a loop that is a macro.
    if (kind === STRING || (kind === WORD && !startsLine(r))) {
      const before = r.at
      const next = parseUnary(r)
      if (kind === WORD) left = next
      if (r.at > before) continue
    }
    return left
  }
}

const startsLine = (r: Reader): boolean => r.facts.text.slice(r.end[r.at - 1] ?? 0, r.start[r.at]).includes('\n')

const either = (r: Reader, a: number, b: number): number =>
  a === -1 ? b : b === -1 || a === b ? a : r.facts.node(NODE.either, a, b)

/** The last name of a chain is what is written: `a->b` in `a->b = c`, and in `a->b[i] = c` as well. */
function markWritten(r: Reader, node: number): void {
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
    parseUnary(r)
    return -1
  }
  switch (kind) {
    case STAR: {
      r.advance()
      const node = parseUnary(r)
      return node === -1 ? -1 : r.facts.node(NODE.target, node)
    }
    case AMPERSAND:
    case COMPARE: // `&&label`
      r.advance()
      return parseUnary(r)
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
    case CHARACTER:
      r.advance()
      return -1
    case STRING:
      while (r.is(STRING)) r.advance()
      return r.is(BRACKET) ? postfix(r, -1) : -1
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

function keywordOperand(r: Reader): number {
  const word = r.word[r.at] as number
  if (SIZEOF.has(word)) {
    r.advance()
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
    return parseUnary(r)
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
      return postfix(r, r.typeNode(r.facts.thisType))
    }
    if (word === NEW) return construction(r)
    if (word === DELETE) {
      r.advance()
      if (r.is(BRACKET)) r.skipBalanced()
      parseUnary(r)
      return -1
    }
    if (NAMED_CASTS.has(word)) {
      r.advance()
      let type = ''
      if (r.is(LESS)) type = parseTypeArguments(r)[0] ?? ''
      const inner = r.is(PAREN) ? parenthesized(r) : -1
      return postfix(r, type === '' ? inner : r.facts.node(NODE.cast, r.facts.type(type), inner))
    }
    if (word === OPERATOR) {
      r.advance()
      while (!r.ended && !r.is(PAREN)) r.advance()
      return postfix(r, -1)
    }
  }
  if (startsType(r, r.at)) {
    // `int(x)` in C++; anywhere else, an argument of a macro.
    const type = parseTypeName(r)
    const node = r.typeNode(type)
    return r.is(PAREN) || r.is(BRACE) ? postfix(r, node) : node
  }
  // `true`, `nullptr`, or a statement's keyword inside a macro's arguments.
  r.advance()
  return -1
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

function parenthesized(r: Reader): number {
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
    r.goTo(closing(r))
    r.take(CLOSE_PAREN)
    if (r.is(BRACE)) {
      const node = r.typeNode(type)
      parseInitializer(r, { type, path: '', node, dimensions: 0, local: -1 })
      return postfix(r, node)
    }
    const inner = parseUnary(r)
    return type === '' ? inner : r.facts.node(NODE.cast, r.facts.type(type), inner)
  }
  r.advance()
  const node = parseExpression(r)
  if (r.cpp && r.is(ELLIPSIS)) r.goTo(closing(r))
  if (!r.is(CLOSE_PAREN)) recoverTo(r, open)
  r.take(CLOSE_PAREN)
  return postfix(r, node)
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
    const occurrence = facts.occurrence(text, start, 'read', HOW.name, -1)
    node = facts.node(NODE.use, occurrence)
  }
  r.advance()
  return node
}

function parseQualified(r: Reader): number {
  const { facts } = r
  let qualifier = ''
  let node = -1
  if (r.is(COLONS)) r.advance()
  while (r.is(WORD)) {
    const token = r.at
    const text = r.textAt(token)
    const local = qualifier === '' ? r.lookUp(r.word[token] as number) : -1
    r.advance()
    let templated = false
    let type = ''
    if (r.is(LESS)) {
      const past = r.pastAngles(r.at)
      const next = past === -1 ? END : (r.kind[past] ?? END)
      if (
        past !== -1 &&
        local === -1 &&
        (next === PAREN || next === COLONS || next === BRACE || next === CLOSE_PAREN || next === SEMICOLON)
      ) {
        templated = true
        type = `t:${qualifier}${text}<${parseTypeArguments(r).join(',')}>`
      }
    }
    if (r.is(COLONS) && (r.is(WORD, 1) || r.is(TILDE, 1) || r.isKeyword(OPERATOR, 1))) {
      facts.occurrence(
        text,
        r.start[token] as number,
        'type',
        qualifier === '' ? HOW.type : HOW.qualified,
        qualifier === '' ? -1 : facts.word(qualifier),
      )
      qualifier += `${text}::`
      r.advance()
      if (r.is(TILDE)) r.advance()
      if (r.isKeyword(OPERATOR)) {
        while (!r.ended && !r.is(PAREN)) r.advance()
        return -1
      }
      continue
    }
    const how = local !== -1 ? HOW.local : qualifier === '' ? HOW.name : HOW.qualified
    const argument = local !== -1 ? local : qualifier === '' ? -1 : facts.word(qualifier)
    const occurrence = facts.occurrence(text, r.start[token] as number, 'read', how, argument)
    node = local !== -1 ? facts.node(NODE.local, local, occurrence) : facts.node(NODE.use, occurrence)
    if (
      templated &&
      /^t:(std::)?(make_unique|make_shared|static_pointer_cast|dynamic_pointer_cast|make_optional)</.test(type)
    )
      return templatedCall(r, node, type)
    break
  }
  return node
}

/** `std::make_unique<T>(…)` makes a T that is reached by `->`. */
function templatedCall(r: Reader, node: number, type: string): number {
  if (!r.is(PAREN)) return node
  markCalled(r, node)
  parseArguments(r)
  return r.typeNode(type.slice(type.indexOf('<') + 1, -1).split(',')[0] ?? '')
}

function markCalled(r: Reader, node: number): number {
  let at = node
  const { nodes } = r.facts.body
  while (at !== -1 && nodes[at * NODE_STRIDE] === NODE.target) at = nodes[at * NODE_STRIDE + 1] as number
  if (at === -1) return -1
  const operation = nodes[at * NODE_STRIDE]
  const occurrence =
    operation === NODE.use
      ? (nodes[at * NODE_STRIDE + 1] as number)
      : operation === NODE.local
        ? (nodes[at * NODE_STRIDE + 2] as number)
        : -1
  if (occurrence >= 0) r.facts.use(occurrence, 'call')
  return occurrence
}

function postfix(r: Reader, from: number): number {
  const { facts } = r
  let node = from
  for (;;) {
    switch (r.peek()) {
      case PAREN: {
        const called = markCalled(r, node)
        const argument = parseArguments(r)
        if (r.cpp && called >= 0) {
          facts.body.arity ??= []
          facts.body.arity.push(called, r.argumentCount)
        }
        node = node === -1 ? -1 : facts.node(NODE.call, node, argument)
        continue
      }
      case BRACKET:
        r.advance()
        if (!r.is(CLOSE_BRACKET)) parseExpression(r)
        if (!r.is(CLOSE_BRACKET))
          while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
        r.take(CLOSE_BRACKET)
        node = node === -1 ? -1 : facts.node(NODE.target, node)
        continue
      case DOT:
      case ARROW: {
        const arrow = r.is(ARROW)
        r.advance()
        if (r.cpp && r.is(KEYWORD) && r.word[r.at] === keyword('template')) r.advance()
        if (r.is(TILDE)) r.advance()
        if (!r.is(WORD)) {
          if (r.isKeyword(OPERATOR)) while (!r.ended && !r.is(PAREN)) r.advance()
          return postfixUnknown(r)
        }
        const base = arrow && node !== -1 ? facts.node(NODE.target, node) : node
        const occurrence = facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.member, base)
        node = facts.node(NODE.use, occurrence)
        r.advance()
        if (r.cpp && r.is(LESS)) {
          const past = r.pastAngles(r.at)
          if (past !== -1 && r.kind[past] === PAREN) parseTypeArguments(r)
        } else if (r.cpp && r.is(COLONS)) {
          r.advance()
        }
        continue
      }
      case INCREMENT:
      case DECREMENT:
        markWritten(r, node)
        r.advance()
        continue
      case BRACE:
        if (!r.cpp || node === -1 || r.bodyFollows) return node
        markCalled(r, node)
        parseInitializer(r, { type: '', path: '', node: -1, dimensions: 0, local: -1 })
        node = facts.node(NODE.call, node, -1)
        continue
      default:
        return node
    }
  }
}

const postfixUnknown = (r: Reader): number => (r.is(PAREN) || r.is(BRACKET) ? postfix(r, -1) : -1)

/** Arguments of a call or of a macro, types among them. Returns the node from which a macro's type may follow. */
export function parseArguments(r: Reader): number {
  const { facts } = r
  const open = r.at
  r.advance()
  let first = -1
  let type = -1
  let number = 0
  while (!r.ended && !r.is(CLOSE_PAREN)) {
    const before = r.at
    let node = -1
    if (startsType(r, r.at) || looksLikeType(r, r.at, COMMA, CLOSE_PAREN)) {
      node = r.typeNode(parseTypeName(r))
      if (r.is(PAREN) || r.is(BRACE)) node = postfix(r, node)
      if (type === -1) type = node
    } else if (r.is(WORD) && (r.is(COMMA, 1) || r.is(CLOSE_PAREN, 1)) && !r.isLocal(r.at) && number > 0) {
      // May be the name of a field: `container_of(p, struct page, lru)`, `list_for_each_entry(p, head, list)`.
      const base = type !== -1 ? type : first
      const record = type !== -1 && /^(s:|#)/.test(facts.typeOfNode(type))
      const name = r.textAt(r.at)
      const occurrence = facts.occurrence(name, r.start[r.at] as number, 'read', record ? HOW.member : HOW.name, base)
      node = facts.node(NODE.use, occurrence)
      r.advance()
      if (base === -1 || !/[a-z]/.test(name)) type = type === -1 ? node : type
    } else if (r.is(BRACE)) parseCompound(r)
    else node = parseAssignment(r)
    if (number++ === 0) first = node
    if (r.take(COMMA)) continue
    if (r.is(CLOSE_PAREN)) break
    if (r.is(SEMICOLON) && !insideOf(r, open)) return -1
    if (r.at === before || !r.is(CLOSE_PAREN)) {
      if (r.is(CLOSE_BRACE) && r.pastClose(open) <= r.at) return -1
      if (r.at === before || r.is(SEMICOLON)) r.advance()
    }
  }
  r.take(CLOSE_PAREN)
  r.argumentCount = number
  return type !== -1 ? type : first
}

/** Whether the parenthesis at `open` is still open here: macros take statements as arguments. */
const insideOf = (r: Reader, open: number): boolean => r.pastClose(open) > r.at + 1

function construction(r: Reader): number {
  r.advance()
  if (r.is(PAREN)) parseArguments(r) // placement
  const begin = r.at
  const type = parseTypeName(r, 'call')
  const node = r.typeNode(type)
  if (r.at === begin) r.advance()
  if (r.is(PAREN)) parseArguments(r)
  else if (r.is(BRACE)) parseInitializer(r, { type, path: '', node, dimensions: 0, local: -1 })
  return node
}

function lambda(r: Reader): number {
  r.advance()
  r.scopes.push(new Map())
  while (!r.ended && !r.is(CLOSE_BRACKET)) {
    const before = r.at
    if (r.is(EQUALS) || r.is(AMPERSAND) || r.is(COMMA) || r.is(KEYWORD)) r.advance()
    else if (r.is(WORD) && r.is(EQUALS, 1)) {
      const local = r.declare(r.at, 'variable', '')
      r.advance()
      r.advance()
      const node = parseAssignment(r)
      if (local >= 0 && node >= 0) r.facts.body.locals[local * 6 + 5] = r.facts.type(`=${node}`)
    } else parseUnary(r)
    if (r.at === before) r.advance()
  }
  r.take(CLOSE_BRACKET)
  if (r.is(LESS)) r.goTo(Math.max(r.at + 1, r.pastAngles(r.at)))
  if (r.is(PAREN)) parseParameters(r, true)
  let guard = 0
  while (!r.ended && !r.is(BRACE) && !r.is(SEMICOLON) && !r.is(CLOSE_PAREN) && guard++ < 40) {
    if (r.is(ARROW)) {
      r.advance()
      parseTypeName(r)
    } else r.advance()
  }
  const labels = r.labels
  if (r.is(BRACE)) parseCompound(r)
  r.labels = labels
  r.scopes.pop()
  return -1
}
