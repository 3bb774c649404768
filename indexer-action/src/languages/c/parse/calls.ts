/**
 * What follows an operand: calls, subscripts, members. Arguments may be types, because what looks like a call may be a macro.
 */

import { HOW, NODE, NODE_STRIDE, OCCURRENCE_STRIDE, THROUGH } from '../fact-layout.ts'
import { parseQualified } from './cpp-expressions.ts'
import { either, markWritten, parseAssignment, parseExpression } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import { OPERATOR, TEMPLATE } from './keywords.ts'
import { operate } from './operators.ts'
import { pastedCast } from './pasted.ts'
import { invokedByName, isSignature, parseSignature } from './qt.ts'
import type { Reader } from './reader.ts'
import { parseCompound } from './statements.ts'
import { keepArgument, takesFunctions } from './stores.ts'
import {
  AMPERSAND,
  ARROW,
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLONS,
  COMMA,
  DECREMENT,
  DOT,
  EQUALS,
  INCREMENT,
  KEYWORD,
  keyword,
  LESS,
  PAREN,
  SEMICOLON,
  TILDE,
  WORD,
} from './tokens.ts'
import { isConversion, looksLikeType, newlineAfter, startsType } from './type-words.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'

export function markCalled(r: Reader, node: number): number {
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

/** `<Door *>`, and reading stands behind it: what a function of the repository's own gives is said by that, and another's is a door. */
export const isOnePointer = (r: Reader, written: readonly string[]): boolean =>
  r.is(PAREN) && written.length === 1 && r.pointerType && written[0] !== ''

export function callForPointer(r: Reader, node: number, written: readonly string[]): number {
  const called = markCalled(r, node)
  const argument = parseArguments(r, called)
  r.facts.call(called, r.given)
  return r.facts.node(NODE.otherwise, r.facts.node(NODE.call, node, argument), r.typeNode(written[0] as string))
}

export function postfix(r: Reader, from: number): number {
  const { facts } = r
  let node = from
  for (;;) {
    switch (r.peek()) {
      case PAREN: {
        const called = markCalled(r, node)
        if (r.cpp && r.piped === -1) r.piped = handsOn(r, called)
        const pasted = pastedCast(r, r.at - 1)
        const argument = parseArguments(r, called)
        if (r.cpp) facts.call(called, r.given)
        if (pasted !== -1) node = pasted
        else node = node === -1 ? -1 : facts.node(NODE.call, node, argument)
        continue
      }
      case BRACKET: {
        const token = r.at
        r.advance()
        const index = r.is(CLOSE_BRACKET) ? -1 : parseExpression(r)
        operate(r, token, node, index)
        if (!r.is(CLOSE_BRACKET))
          while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
        r.take(CLOSE_BRACKET)
        node = node === -1 ? -1 : facts.node(NODE.target, node, THROUGH.subscript)
        continue
      }
      case DOT:
      case ARROW: {
        if (r.inList && isNextField(r)) return node
        const arrow = r.is(ARROW)
        r.advance()
        if (r.cpp && r.isKeyword(TEMPLATE)) r.advance()
        if (r.is(TILDE) && r.is(WORD, 1)) {
          node = destructor(r, node)
          continue
        }
        if (!r.is(WORD)) {
          if (r.isKeyword(OPERATOR)) while (!r.ended && !r.is(PAREN)) r.advance()
          return postfixUnknown(r)
        }
        if (r.cpp && r.is(COLONS, 1) && r.is(WORD, 2)) {
          // `x.Base::f()`
          node = parseQualified(r)
          continue
        }
        const base = arrow && node !== -1 ? facts.node(NODE.target, node) : node
        const isWrapped = !r.cpp && isFieldOfMacro(r)
        if (isWrapped) {
          r.takeCalled()
          r.advance()
        }
        const occurrence = facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.member, base)
        node = facts.node(NODE.use, occurrence)
        r.advance()
        if (isWrapped) r.take(CLOSE_PAREN)
        if (r.cpp && r.is(LESS)) {
          const past = r.pastAngles(r.at)
          if (past !== -1 && r.kind[past] === PAREN) {
            const written = parseTypeArguments(r)
            facts.explicit(occurrence, written)
            if (isOnePointer(r, written)) node = callForPointer(r, node, written)
          }
        } else if (r.cpp && r.is(COLONS)) r.advance()
        continue
      }
      case INCREMENT:
      case DECREMENT:
        markWritten(r, node)
        r.advance()
        continue
      case BRACE:
        // After `SECTION("opens")`, a block.
        if (!r.cpp || node === -1 || r.bodyFollows || r.kind[r.at - 1] === CLOSE_PAREN || isBlock(r)) return node
        {
          const made = markCalled(r, node)
          node = facts.node(NODE.call, node, -1)
          // `Door{.width = 3}`
          const filled = r.is(DOT, 1) ? node : -1
          parseInitializer(r, { type: '', path: '', node: filled, dimensions: 0, local: -1 })
          facts.call(made, r.given)
        }
        continue
      default:
        return node
    }
  }
}

/** `found.transform([](const auto &one) { … })`: what is there is handed to the function. */
function handsOn({ facts: { body } }: Reader, called: number): number {
  const at = called * OCCURRENCE_STRIDE
  if (called === -1 || body.occurrences[at + 5] !== HOW.member) return -1
  const name = body.words[body.occurrences[at + 2] as number] as string
  return name === 'transform' || name === 'and_then' ? (body.occurrences[at + 6] as number) : -1
}

/** `HEAD_INIT(0)` and in the next line `.name = "door",`: behind a macro that brings its own comma. */
const isNextField = (r: Reader): boolean =>
  r.is(DOT) && r.is(WORD, 1) && r.is(EQUALS, 2) && r.kind[r.at - 1] === CLOSE_PAREN && newlineAfter(r, r.at - 1)

/** `door->PRIVATE(width)`, where a macro says what the field is called in truth. */
const isFieldOfMacro = (r: Reader): boolean =>
  r.is(PAREN, 1) &&
  r.is(WORD, 2) &&
  r.is(CLOSE_PAREN, 3) &&
  /^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at)) &&
  (!r.isLocal(r.at + 2) || r.textAt(r.at).endsWith('PRIVATE'))

/** `&x` as an argument, where x is no number: that was made a pointer already. */
function addressOf(r: Reader, node: number): number {
  const { facts } = r
  if (node === -1 || facts.typeOfNode(node).startsWith('%')) return node
  return facts.pointer(facts.node(NODE.either, node, -1))
}

const STATEMENT = new Set(['if', 'for', 'while', 'do', 'switch', 'return', 'try'].map(keyword))

/** What the brace opens has statements in it: the word before is a macro (`TRY {`). */
function isBlock(r: Reader): boolean {
  if (r.is(KEYWORD, 1) && STATEMENT.has(r.word[r.at + 1] as number)) return true
  let depth = 0
  for (let at = r.at; at < r.kind.length; at++) {
    const kind = r.kind[at]
    if (kind === BRACE || kind === PAREN || kind === BRACKET) depth++
    else if (kind === CLOSE_BRACE || kind === CLOSE_PAREN || kind === CLOSE_BRACKET) {
      if (--depth === 0) return false
    } else if (kind === SEMICOLON && depth === 1) return true
  }
  return false
}

/** `x->~T`, which is no use of the type. */
function destructor(r: Reader, of: number): number {
  const { facts } = r
  const start = r.start[r.at] as number
  r.advance()
  const occurrence = facts.occurrence(`~${r.textAt(r.at)}`, start, 'read', HOW.member, of)
  r.advance()
  return facts.node(NODE.use, occurrence)
}

const postfixUnknown = (r: Reader): number => (r.is(PAREN) || r.is(BRACKET) ? postfix(r, -1) : -1)

const NOTHING: number[] = []

/** Arguments of a call or of a macro, types among them: `called`, its occurrence. Returns the node from which a macro's type may follow. */
export function parseArguments(r: Reader, called = -1): number {
  const { facts, piped } = r
  r.piped = -1
  const open = r.at
  r.advance()
  let first = -1
  let previous = -1
  let type = -1
  let number = 0
  // `HASH_ADD(hh, doors, …)`: may be the name of a field of what comes next.
  const field = !r.cpp && r.is(WORD) && r.is(COMMA, 1) && !isKnown(r) ? facts.body.occurrences.length : -1
  const given = r.cpp ? [] : NOTHING
  const keeps = takesFunctions(facts, called)
  let isBehindSignal = false
  while (!r.ended && !r.is(CLOSE_PAREN)) {
    const before = r.at
    const isAddress = r.is(AMPERSAND)
    let node = -1
    if (r.cpp && number === 1) invokedByName(r, called, first)
    const isSigned = isSignature(r)
    if (isSigned) node = parseSignature(r, called, previous, isBehindSignal)
    else if (isConversion(r)) node = parseAssignment(r)
    else if (startsType(r, r.at) || looksLikeType(r, r.at, COMMA, CLOSE_PAREN)) {
      node = r.typeNode(parseTypeName(r))
      if (r.is(PAREN) || r.is(BRACE)) node = postfix(r, node)
      if (type === -1) type = node
    } else if (r.is(WORD) && (r.is(COMMA, 1) || r.is(CLOSE_PAREN, 1)) && number > 0 && !isKnown(r)) {
      // May be the name of a field: `container_of(p, struct page, lru)`, `list_for_each_entry(p, head, list)`,
      // `LIST_REMOVE(head, p, entry)`.
      const base = type !== -1 ? type : r.cpp ? first : either(r, first, previous)
      const record = type !== -1 && /^(s:|#)/.test(facts.typeOfNode(type))
      const name = r.textAt(r.at)
      const occurrence = facts.occurrence(name, r.start[r.at] as number, 'read', record ? HOW.member : HOW.name, base)
      node = facts.node(NODE.use, occurrence)
      r.advance()
      if (base === -1 || !/[a-z]/.test(name)) type = type === -1 ? node : type
    } else if (number > 0 && isFieldPath(r)) {
      // `offsetof(struct page, counts.map)`
      const base = type !== -1 ? type : first
      node = facts.node(NODE.use, facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.name, base))
      r.advance()
      node = postfix(r, node)
    } else if (r.cpp && called !== -1 && r.is(BRACE) && r.is(DOT, 1)) {
      // `draw({.segments = 4})`
      const taken = facts.node(NODE.parameter, called, number)
      parseInitializer(r, { type: '', path: '', node: taken, dimensions: 0, local: -1 })
    } else if (r.is(BRACE)) parseCompound(r)
    else {
      r.handed = r.cpp && r.is(BRACKET) ? (number > 0 ? first : piped) : -1
      node = parseAssignment(r)
      r.handed = -1
    }
    if (field !== -1 && number === 1 && node !== -1) ofWhatFollows(r, field, node)
    if (keeps) keepArgument(facts, called, number, node)
    if (number++ === 0) first = node
    previous = node
    isBehindSignal = isSigned
    if (r.cpp) given.push(isAddress ? addressOf(r, node) : node)
    if (r.take(COMMA)) continue
    if (r.is(CLOSE_PAREN)) break
    if (r.is(SEMICOLON) && !insideOf(r, open)) return -1
    if (r.at === before || !r.is(CLOSE_PAREN)) {
      if (r.is(CLOSE_BRACE) && r.pastClose(open) <= r.at) return -1
      if (r.at === before || r.is(SEMICOLON)) r.advance()
    }
  }
  r.take(CLOSE_PAREN)
  r.given = given
  return type !== -1 ? type : first
}

/** The name at an occurrence, in strides, is a field of this if it is nothing else. */
function ofWhatFollows({ facts: { body } }: Reader, at: number, node: number): void {
  if (body.occurrences[at + 5] === HOW.name && body.occurrences[at + 6] === -1) body.occurrences[at + 6] = node
}

/** A local; in C++, what a template is given as well. */
const isKnown = (r: Reader): boolean => (r.cpp ? r.lookUp(r.word[r.at] as number) !== -1 : r.isLocal(r.at))

/** `a.b.c` and no more, where nothing in the function bears the first name. */
function isFieldPath(r: Reader): boolean {
  if (!r.is(WORD) || !r.is(DOT, 1) || r.isLocal(r.at)) return false
  let at = r.at + 1
  while (r.kind[at] === DOT && r.kind[at + 1] === WORD) at += 2
  return r.kind[at] === COMMA || r.kind[at] === CLOSE_PAREN
}

/** Whether the parenthesis at `open` is still open here: macros take statements as arguments. */
const insideOf = (r: Reader, open: number): boolean => r.pastClose(open) > r.at + 1
