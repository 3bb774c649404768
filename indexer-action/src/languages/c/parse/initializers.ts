/**
 * Initialisers: `{ .read = foo, [3] = { 1, bar } }`. Designators name fields; a function that stands in one is kept there.
 */
import { HOW, NODE } from '../fact-layout.ts'
import { parseAssignment } from './expressions.ts'
import { headOf, Positions } from './positions.ts'
import type { Reader } from './reader.ts'
import { keepInField, keepInLocal } from './stores.ts'
import { BRACE, BRACKET, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, DOT, EQUALS, SEMICOLON, WORD } from './tokens.ts'

interface Target {
  /** Of the record or variable that is filled, as text; '' when unknown. */
  type: string
  /** Fields from there, dots between; digits are positions, `HEAD+3` one behind a macro that may have several values. */
  path: string
  /** What is filled, as a node. */
  node: number
  /** Array dimensions that braces have yet to open. */
  dimensions: number
  /** The local that is filled, or -1. */
  local: number
}

export function parseInitializer(r: Reader, target: Target): number {
  if (!r.is(BRACE)) {
    const value = parseAssignment(r)
    // Of a table, each element.
    if (target.local >= 0 && /^(?:\w+\+)?\d*$/.test(target.path)) keepInLocal(r.facts, target.local, value)
    if (target.local < 0 || target.path !== '') keepInField(r.facts, target.type, target.path, value)
    return value
  }
  let parsed = false
  r.deeper(() => {
    parsed = true
    list(r, target)
  })
  if (!parsed) r.skipBalanced()
  return target.node
}

function list(r: Reader, target: Target): void {
  const past = r.pastClose(r.at)
  // Before the first value, which may stand in a branch.
  const positions = new Positions(r.branches)
  r.advance()
  const around = r.inList
  r.inList = true
  const head = headOf(r)
  const given: number[] = []
  while (!r.ended && !r.is(CLOSE_BRACE) && r.at < past) {
    const before = r.at
    let inner: Target
    const isNamed = r.is(DOT) || isPlace(r) || (r.is(WORD) && r.is(COLON, 1))
    if (isNamed) inner = designated(r, target)
    else if (target.dimensions > 0) inner = { ...target, dimensions: target.dimensions - 1 }
    else {
      const position = positions.next(r.branches)
      const node = target.node < 0 ? -1 : r.facts.node(NODE.element, target.node, position)
      inner = { ...target, node, path: join(target.path, position === 0 ? '0' : `${head}${position}`) }
    }
    // What stands in braces is of the type that it fills.
    const isFilling = r.is(BRACE)
    const value = parseInitializer(r, inner)
    given.push(isFilling || isNamed ? -1 : value)
    if (r.take(COMMA)) continue
    if (r.is(CLOSE_BRACE)) break
    if (r.at === before || r.is(SEMICOLON)) r.advance()
  }
  r.inList = around
  r.goTo(past - 1)
  r.take(CLOSE_BRACE)
  if (r.cpp) r.given = given
}

/** `[3] = …`. In C++, a lambda begins so as well. */
const isPlace = (r: Reader): boolean => r.is(BRACKET) && (!r.cpp || r.kind[r.pastClose(r.at)] === EQUALS)

const join = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`)

function designated(r: Reader, target: Target): Target {
  const { facts } = r
  let { node, path, dimensions } = target
  for (;;) {
    if (r.is(DOT) && r.is(WORD, 1)) {
      r.advance()
      const name = r.textAt(r.at)
      const occurrence = facts.occurrence(name, r.start[r.at] as number, 'write', HOW.member, node)
      node = facts.node(NODE.use, occurrence)
      path = join(path, name)
      r.advance()
    } else if (isPlace(r)) {
      r.advance()
      if (!r.is(CLOSE_BRACKET)) parseAssignment(r)
      while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(CLOSE_BRACE)) r.advance()
      r.take(CLOSE_BRACKET)
      dimensions = Math.max(0, dimensions - 1)
    } else if (r.is(WORD) && r.is(COLON, 1)) {
      // GNU's old `field: value`.
      const name = r.textAt(r.at)
      const occurrence = facts.occurrence(name, r.start[r.at] as number, 'write', HOW.member, node)
      node = facts.node(NODE.use, occurrence)
      path = join(path, name)
      r.advance()
      r.advance()
      break
    } else break
  }
  r.take(EQUALS)
  return { ...target, node, path, dimensions }
}
