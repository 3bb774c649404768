/**
 * Narrowing: what a condition says about a name where it is true and where it is false. Conditions are `x instanceof C`,
 * `isC(x)`, `x.kind === 'c'`, `'c' in x` and `x.done`, and these joined by `&&` and `||`. It applies in the rest of an `&&` or `||`, in the branches of an `if`,
 * a `switch` or a conditional expression, in a `while`, after an `if` whose branch leaves, after a `while` that nothing else
 * ends, and after an assertion: `assert(x instanceof C)`, or `assertC(x)` that is declared to assert that `x is C`.
 *
 * Guards are found by the text of the name. Whether a use refers to the same variable is known when all names are resolved
 * (`finish`), whether a function is a type predicate when its declaration is known, and which parts of a union a tag leaves
 * when the type is known.
 */

import * as ir from '../ir.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'

export interface Guard {
  /** The string index of the name, or, for members of names, as `this.state`, the key of the path (`pathOf`), which is negative. */
  name: number
  /** The record of the name or member in the condition. */
  checked: number
  /** The value that was checked: the name, or the name as another guard narrowed it. */
  value: number
  /**
   * The class of an `instanceof`, the call that the name was passed to, a TAG, an EITHER of two of these, or 0: an assignment ended
   * the narrowing.
   */
  by: number
  /** The NARROWED record, or 0 until a use needs it. */
  narrowed: number
}

/** The number of leading arguments of a call that a type predicate may narrow. */
const MOST_ARGUMENTS = 2

/** The record for a use of a name: its own record, or one that the innermost guard narrows. */
export function narrowed(x: Extraction, name: number, record: number): number {
  for (let at = x.guards.length - 1; at >= 0; at--) {
    const guard = x.guards[at] as Guard
    if (guard.name !== name) continue
    if (guard.by === 0) return record
    if (guard.narrowed === 0) guard.narrowed = x.emit(ir.NARROWED, guard.value, guard.by)
    const use = x.emit(ir.NON_NULL, guard.narrowed)
    x.narrowings.push({ use, checked: guard.checked, name: record })
    return use
  }
  return record
}

/** The record for an object of which a member is used: what the innermost guard leaves of `this.state` in `this.state.socket`. */
export function narrowedObject(x: Extraction, object: number): number {
  if (x.code[object] !== ir.MEMBER || !x.guards.some(({ name }) => name < 0)) return object
  const path = pathOf(x, object)
  return path === undefined ? object : narrowed(x, path, object)
}

/** Adds the guard that a check of a value implies, if the value is a name, or a member of one. */
function addGuard(x: Extraction, value: number, by: number, guards: Guard[]): void {
  const checked = unnarrowed(x, value)
  const name = pathOf(x, checked)
  if (name !== undefined) guards.push({ name, checked, value, by, narrowed: 0 })
}

function unnarrowed({ code }: Extraction, value: number): number {
  let at = value
  while (code[at] === ir.NARROWED || (code[at] === ir.NON_NULL && code[at + 1] !== 0)) at = code[at + 1] as number
  return at
}

/** Longest path of members that may be narrowed. */
const LONGEST_PATH = 4

/** What tells one name or path of members of a name or of `this` from others in a file; undefined for other values. */
function pathOf(x: Extraction, value: number): number | undefined {
  const { code } = x
  let at = unnarrowed(x, value)
  // An unresolved name holds the complement of its string index.
  if (code[at] === ir.NAME) return ~(code[at + 1] as number)
  const names: number[] = []
  while (code[at] === ir.MEMBER && names.length < LONGEST_PATH) {
    names.push(code[at + 2] as number)
    at = unnarrowed(x, code[at + 1] as number)
  }
  const op = code[at]
  if (names.length === 0 || (op !== ir.NAME && op !== ir.THIS)) return undefined
  const path = [op === ir.NAME ? ~(code[at + 1] as number) : 'this', ...names.reverse()].join('.')
  const known = x.paths.get(path)
  if (known !== undefined) return known
  x.paths.set(path, ~x.paths.size)
  return ~(x.paths.size - 1)
}

/** Whether two records of the same path begin at the same name or `this`, when names are resolved. */
export function haveSameRoot(x: Extraction, one: number, other: number): boolean {
  const rootOf = (value: number): number => {
    let at = unnarrowed(x, value)
    while (x.code[at] === ir.MEMBER) at = unnarrowed(x, x.code[at + 1] as number)
    return x.code[at + 1] as number
  }
  return rootOf(one) === rootOf(other)
}

/** Ends the narrowing of a name that is assigned to, and of its members. */
export function forget(x: Extraction, name: number): void {
  const ended = new Set<number>()
  for (const guard of x.guards) if (guard.by !== 0 && isWithin(x, guard.checked, name)) ended.add(guard.name)
  for (const each of ended) x.guards.push({ name: each, checked: 0, value: 0, by: 0, narrowed: 0 })
}

/** Ends the narrowing of a member that is assigned to: `this.state = …`. */
export function forgetMember(x: Extraction, member: number): void {
  const path = x.guards.length === 0 ? undefined : pathOf(x, member)
  if (path !== undefined) forget(x, path)
}

function isWithin(x: Extraction, checked: number, path: number): boolean {
  let at = checked
  while (pathOf(x, at) !== path) {
    if (x.code[at] !== ir.MEMBER) return false
    at = unnarrowed(x, x.code[at + 1] as number)
  }
  return true
}

/**
 * The guards that hold where one of two checks passed, of which each implies guards: of names about which both say something, as
 * in `isA(x) || isB(x)`.
 */
export function eitherOf(x: Extraction, one: readonly Guard[], other: readonly Guard[]): Guard[] {
  if (one.length === 0 || other.length === 0) return []
  return one.flatMap((guard) => {
    const same = other.filter(({ name }) => name === guard.name)
    const isAlone = same.length === 1 && one.filter(({ name }) => name === guard.name).length === 1
    return isAlone ? [{ ...guard, by: x.emit(ir.EITHER, guard.by, (same[0] as Guard).by), narrowed: 0 }] : []
  })
}

/** Sets the guards that `left operator right`, already walked, implies for names on either side. */
export function compared(x: Extraction, operator: string, left: number, right: number): void {
  x.held = []
  x.denied = []
  if (operator === 'instanceof') addGuard(x, left, right, x.held)
  else if (operator === 'in' && x.code[left] === ir.STRING) {
    tag(x, right, x.code[left + 1] as number, [ir.HAS, ir.LACKS], [])
  } else if (/^[!=]==?$/.test(operator)) {
    const member = x.code[left] === ir.MEMBER ? left : right
    if (x.code[member] !== ir.MEMBER) return
    const modes: Modes = operator.startsWith('=') ? [ir.EQUALS, ir.DIFFERS] : [ir.DIFFERS, ir.EQUALS]
    tag(x, x.code[member + 1] as number, x.code[member + 2] as number, modes, [member === left ? right : left])
  }
}

const CONSTANT = /^[A-Z][A-Z0-9_]*$/

type Modes = readonly [held: number, denied: number]

/** Adds the guards that a test of the member `name` implies for the name that `of` refers to. */
function tag(x: Extraction, of: number, name: number, [held, denied]: Modes, values: readonly number[]): void {
  // What is only there, or true, is told of names alone: `if (this.options.debug)` stands everywhere.
  const isCompared = held === ir.EQUALS || held === ir.DIFFERS
  if (isCompared ? pathOf(x, of) === undefined : !isNamed(x, of)) return
  if (values.some((value) => !isTag(x, value))) return
  const list = x.list(values)
  addGuard(x, of, x.emit(ir.TAG, held, name, list), x.held)
  addGuard(x, of, x.emit(ir.TAG, denied, name, list), x.denied)
}

function isNamed(x: Extraction, value: number): boolean {
  const op = x.code[value]
  return op === ir.NAME || op === ir.NARROWED || (op === ir.NON_NULL && (x.code[value + 1] as number) !== 0)
}

/** Whether a value may be a tag: a string, a boolean literal, a constant by its name, or a member, which may be one of an enum. */
function isTag(x: Extraction, value: number): boolean {
  const op = x.code[value]
  if (op === ir.NAME) return CONSTANT.test(x.strings[~(x.code[value + 1] as number)] ?? '')
  return op === ir.STRING || op === ir.MEMBER || (op === ir.PRIMITIVE && x.code[value + 2] !== 0)
}

/** Adds the guards of a case of `switch (subject)`: the subject is one of `values` or, if `others`, none of them. */
export function inCase(x: Extraction, subject: number, values: readonly number[], others: boolean): void {
  if (x.code[subject] !== ir.MEMBER || values.length === 0) return
  x.held = []
  const modes: Modes = others ? [ir.DIFFERS, ir.EQUALS] : [ir.EQUALS, ir.DIFFERS]
  tag(x, x.code[subject + 1] as number, x.code[subject + 2] as number, modes, values)
  x.guards.push(...x.held)
}

/** Walks a condition. Sets `held` to the guards that hold if it is true, `denied` to those that hold if it is false. */
export function condition(x: Extraction, node: number, use: number = ir.READ): number {
  x.held = []
  x.denied = []
  const at = node < 0 ? -1 : unwrapped(x, node)
  if (at >= 0 && isNegation(x, at)) {
    condition(x, x.field(at, 'argument'))
    const { held } = x
    x.held = x.denied
    x.denied = held
    return x.emit(ir.PRIMITIVE, ir.P_BOOLEAN)
  }
  const value = expression(x, node, use)
  const kind = at < 0 ? 0 : x.kind(at)
  if (kind === K.binary_expression) return value
  x.held = kind === K.call_expression ? ofCall(x, value) : []
  x.denied = []
  if (kind === K.member_expression && x.code[value] === ir.MEMBER)
    tag(x, x.code[value + 1] as number, x.code[value + 2] as number, [ir.TRUTHY, ir.FALSY], [])
  return value
}

/** Names of functions that may be declared to assert what an argument is. */
const MAY_ASSERT = /^_?(assert|invariant|ensure|expect|verify|check|validate|require|must)/i
/** Names of functions that throw unless their first argument is true. */
const ASSERTS = /^(assert|invariant|ok|assume|tsAssert|devAssert|nodeAssert)$/

/** Walks a call that is a statement: what it asserts holds in the rest of the block. */
export function callStatement(x: Extraction, node: number): void {
  const callee = x.field(node, 'function')
  const member = x.kind(callee) === K.member_expression
  const named = member ? x.field(callee, 'property') : callee
  const name = named >= 0 && (member || x.kind(callee) === K.identifier) ? x.text(named) : ''
  if (!ASSERTS.test(name)) {
    const value = expression(x, node)
    if (x.typescript && MAY_ASSERT.test(name)) x.guards.push(...ofCall(x, value))
    return
  }
  x.asserting = node
  x.asserted = []
  expression(x, node)
  x.guards.push(...x.asserted)
  x.asserted = []
}

/** Walks the condition that a call asserts. */
export function asserted(x: Extraction, node: number): number {
  const value = condition(x, node)
  x.asserted = x.held
  return value
}

function ofCall(x: Extraction, call: number): Guard[] {
  if (x.code[call] !== ir.CALL) return []
  const found: Guard[] = []
  const callee = x.code[call + 1] as number
  const receiver = x.code[callee] === ir.MEMBER ? (x.code[callee + 1] as number) : 0
  if (receiver !== 0 && isNamed(x, receiver)) addGuard(x, receiver, call, found)
  const args = x.code[call + 2] as number
  if (args === 0) return found
  for (let at = 1; at <= Math.min(x.code[args] as number, MOST_ARGUMENTS); at++)
    addGuard(x, x.code[args + at] as number, call, found)
  return found
}

/** Walks code that is reached only if these guards hold. */
export function where<T>(x: Extraction, guards: readonly Guard[], walk: () => T): T {
  const mark = x.guards.length
  x.guards.push(...guards)
  const result = walk()
  x.guards.length = mark
  return result
}

/** The type predicate that a function is if it returns nothing but this check of a name itself, already walked; 0 for other values. */
export function implied(x: Extraction, node: number): number {
  const at = unwrapped(x, node)
  const guard = x.kind(at) === K.binary_expression ? x.held.findLast(({ name }) => name >= 0) : undefined
  if (guard === undefined) return 0
  return x.emit(ir.T_PREDICATE, guard.name, x.emit(ir.T_TYPEOF, x.emit(ir.NARROWED, guard.value, guard.by)))
}

function isNegation(x: Extraction, node: number): boolean {
  if (x.kind(node) !== K.unary_expression) return false
  const operator = x.field(node, 'operator')
  return operator >= 0 && x.text(operator) === '!'
}

function unwrapped(x: Extraction, node: number): number {
  let at = node
  while (x.kind(at) === K.parenthesized_expression && at + 1 < (x.tree.after[at] as number)) at += 1
  return at
}
