/** Assignments, and lists as they are written, taken apart and grown. */
import { operatorOf } from './evaluate-statements.ts'
import {
  after,
  type Evaluation,
  evaluate,
  findLocal,
  literalKey,
  operand,
  operationAt,
  read,
  stringOperand,
} from './evaluation.ts'
import { ASSIGN, OP } from './ir.ts'
import { either } from './joins.ts'
import { silently } from './lambda-results.ts'
import { forget, settle } from './narrowing.ts'
import { arrayOf, type Type } from './types.ts'
import { elementAt, elementOf } from './values.ts'

const HANDLERS: ReadonlySet<number> = new Set([OP.lambda, OP.name, OP.member])

function assign(e: Evaluation, at: number): Type | undefined {
  const left = at + 3
  const isCompound = operand(e, at, 0) === ASSIGN.compound
  // What it is assigned here has nothing to do with what it was before.
  if (!isCompound && e.narrowed.size > 0) settle(e, left, undefined)
  const first = evaluate(e, left)
  // A list that is taken apart is of no type itself.
  const type = operationAt(e, left) === OP.sequence ? undefined : first
  const value = after(e, left)
  // A handler that is added to an event is what the event holds.
  const isSame = !isCompound || HANDLERS.has(operationAt(e, value))
  if (operand(e, at, 0) === ASSIGN.seenByValue && !e.isTrying) become(e, left, ahead(e, value), type)
  const given = evaluate(e, value, isSame ? type : undefined)
  operatorOf(e, at, after(e, value), [type, given])
  if (operationAt(e, left) === OP.name && operationAt(e, value) === OP.construct && given?.is === 'class') {
    const known = findLocal(e, stringOperand(e, left, 0))
    if (known) known.made = [...(known.made ?? []), given]
  }
  if (!e.program.dialect.implicitLocals) return type
  if (isCompound) return type ?? given
  become(e, left, given, type)
  return given
}

/** What something gives that is read later; variables that come into being in it do so then. */
function ahead(e: Evaluation, at: number): Type | undefined {
  const frame = e.frames.at(-1)
  const names = frame?.is === 'block' ? new Map(frame.names) : undefined
  const type = silently(e, () => evaluate(e, at))
  if (frame?.is === 'block' && names) frame.names = names
  return type
}

/** What is assigned says what a variable is; what a list is assigned says what each in it is. */
function become(e: Evaluation, left: number, given: Type | undefined, declared?: Type): void {
  if (operationAt(e, left) === OP.name) {
    forget(e, stringOperand(e, left, 0))
    const known = findLocal(e, stringOperand(e, left, 0))
    if (known) known.type = given?.is === 'null' ? known.type : given
  } else if (operationAt(e, left) === OP.member || operationAt(e, left) === OP.index) {
    // Of what is declared the declaration says more.
    if (declared === undefined) settle(e, left, given)
    if (operationAt(e, left) === OP.index) grow(e, left + 2, given)
  } else if (operationAt(e, left) === OP.sequence) {
    let position = 0
    for (let child = left + 2; child < after(e, left); child = after(e, child)) {
      const key = keyOfPair(e, child)
      const target = key === undefined ? child : after(e, child + 2)
      become(e, target, elementAt(e.program, given, key ?? String(position++)))
    }
  }
}

/** `$list[] = x`: the list of nothing yet is one of these. */
function grow(e: Evaluation, list: number, given: Type | undefined): void {
  const known = given && operationAt(e, list) === OP.name ? findLocal(e, stringOperand(e, list, 0)) : undefined
  if (known?.type?.is === 'array' && known.type.of === undefined) known.type = arrayOf(given)
}

/** `key => value`: the key, where it is a literal. */
function keyOfPair(e: Evaluation, at: number): string | undefined {
  if (operationAt(e, at) !== OP.sequence || at + 2 >= after(e, at) || after(e, at + 2) >= after(e, at)) return undefined
  return literalKey(e, at + 2)
}

/** A list as it is written: what all elements are, and what each is where any of them is more than a number or text. */
function listLiteral(e: Evaluation, at: number): Type {
  const shape = new Map<string, Type | undefined>()
  let all: Type | undefined
  let position = 0
  for (let child = at + 2; child < after(e, at); child = after(e, child)) {
    const type = evaluate(e, child)
    if (all !== type) all = either(e, all, type) ?? all
    if (shape.size < MOST_ELEMENTS) shape.set(keyOfPair(e, child) ?? String(position++), type)
  }
  const plain = all === undefined || all.is === 'primitive' || shape.size === MOST_ELEMENTS
  return plain ? arrayOf(all) : { is: 'array', of: all, shape }
}

const MOST_ELEMENTS = 16

/** What a collection holds, or the arguments of what adds to it: `{ key, value }`. */
function collection(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const element = elementOf(e.program, expected)
  const parts = element === undefined && expected?.is === 'class' ? expected.args : []
  let position = 0
  for (let child = at + 2; child < after(e, at); child = after(e, child))
    evaluate(e, child, element ?? parts[position++])
  return expected
}

read({
  assign,
  arrayLiteral: (e, at, expected) => {
    const element = expected?.is === 'array' ? expected.of : undefined
    if (e.program.dialect.reified && element === undefined) return collection(e, at, expected)
    if (e.program.dialect.implicitLocals) {
      const list = listLiteral(e, at)
      return expected ?? list
    }
    for (let child = at + 2; child < after(e, at); child = after(e, child)) evaluate(e, child, element)
    return expected
  },
})
