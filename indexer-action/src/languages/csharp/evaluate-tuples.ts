/** Tuples, what is taken apart by position, and patterns. */
import { sayAccess } from '../nominal/accessors.ts'
import type { ClassInfo } from '../nominal/classes.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  operand,
  operationAt,
  read,
  say,
  stringOperand,
  unknown,
} from '../nominal/evaluation.ts'
import { FLAG, OP, USE_READ } from '../nominal/ir.ts'
import { parameterTypesOf, seenFrom, viewOf } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { heldBy } from '../nominal/optional-types.ts'
import { MEMBER_CONSTRUCTOR } from '../nominal/surface.ts'
import { memberOfObject, tupleOf } from '../nominal/tuples.ts'
import { type ClassType, substitute, type Type } from '../nominal/types.ts'
import { elementOf } from '../nominal/values.ts'

/** What a value has at each of so many positions: a tuple's elements, what `Deconstruct` gives, a record's parameters. */
function positionsOf(e: Evaluation, value: Type | undefined, count: number): readonly (Type | undefined)[] {
  const cls = classAt(e, heldBy(e.program, value))
  if (!cls) return []
  if (cls.names) return cls.args
  const [method] = methodsNamed(e.program, cls.of, 'Deconstruct').methods.filter(
    (one) => one.text.parameters?.length === count,
  )
  if (method) {
    const view = viewOf(e.program, cls, method.owner)
    return (parameterTypesOf(e.program, method) ?? []).map((type) => substitute(type, view))
  }
  return cls.of.has(FLAG.record) ? parametersOf(e, cls) : []
}

function parametersOf(e: Evaluation, cls: ClassType): (Type | undefined)[] {
  const primary = primaryOf(cls.of)
  return (primary?.text.parameters ?? []).map(([name]) => {
    const field = fieldNamed(e.program, cls.of, name)
    return field && seenFrom(e.program, field, cls)
  })
}

const primaryOf = (cls: ClassInfo) =>
  cls.members.find(
    ({ text }) => text.kind === MEMBER_CONSTRUCTOR && text.symbol < 0 && (text.parameters?.length ?? 0) > 0,
  )

/** The names that stand in a node, and where what it holds begins. */
function namesAt(e: Evaluation, at: number): { names: string[]; first: number } {
  const count = operand(e, at, 0)
  const names = Array.from({ length: count }, (_, nth) => stringOperand(e, at, nth + 1) || `Item${nth + 1}`)
  return { names, first: at + 3 + count }
}

function tuple(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const { names, first } = namesAt(e, at)
  const wanted = expected?.is === 'class' && expected.names ? expected : undefined
  const types: (Type | undefined)[] = []
  for (let child = first; child < after(e, at); child = after(e, child))
    types.push(evaluate(e, child, wanted?.args[types.length]))
  return wanted ?? tupleOf(e.program, types, names)
}

read({
  typeTuple: (e, at) => {
    const { names, first } = namesAt(e, at)
    const types: (Type | undefined)[] = []
    for (let child = first; child < after(e, at); child = after(e, child)) types.push(evaluate(e, child))
    return tupleOf(e.program, types, names)
  },
  tuple,
  anonymousObject: (e, at) => {
    const members: number[] = []
    for (let child = at + 2; child < after(e, at); child = after(e, child)) members.push(child)
    const names = members.map((member) => stringOperand(e, member, 0))
    const types = members.map((member) => evaluate(e, member + 5))
    const type = tupleOf(e.program, types, names)
    return type && { ...type, anonymous: members }
  },
  takeApart: (e, at, expected) => {
    const value = operationAt(e, at + 2) === OP.subject ? expected : evaluate(e, at + 2)
    const targets: number[] = []
    for (let child = after(e, at + 2); child < after(e, at); child = after(e, child)) targets.push(child)
    const types = positionsOf(e, value, targets.length)
    for (const [nth, target] of targets.entries()) evaluate(e, target, types[nth])
    return value
  },
  recursivePattern: (e, at, expected) => {
    const subject = expected ?? e.subjects.at(-1)
    const type = evaluate(e, at + 2, subject) ?? subject
    const parts: number[] = []
    for (let child = after(e, at + 2); child < after(e, at); child = after(e, child)) parts.push(child)
    const count = parts.filter((part) => operationAt(e, part) !== OP.propertyPattern).length
    const types = count > 0 ? positionsOf(e, type, count) : []
    let position = 0
    for (const part of parts) matched(e, part, operationAt(e, part) === OP.propertyPattern ? type : types[position++])
    return type
  },
  propertyPattern: (e, at, expected) => {
    const name = stringOperand(e, at, 0)
    const cls = classAt(e, heldBy(e.program, expected))
    const field = cls && fieldNamed(e.program, cls.of, name)
    const element = cls?.names?.indexOf(name) ?? -1
    const own = cls?.anonymous?.[element]
    if (field) sayAccess(e, at, [field], 'type', undefined, USE_READ)
    else if (own !== undefined) say(e, at, 'read', { to: 'local', index: memberOfObject(e, own) }, 'same_file')
    else if (element < 0) unknown(e, at, 'read')
    matched(e, at + 5, field && cls ? seenFrom(e.program, field, cls) : cls?.args[element])
    return expected
  },
  listPattern: (e, at, expected) => {
    const list = expected ?? e.subjects.at(-1)
    const element = elementOf(e.program, list)
    for (let child = at + 2; child < after(e, at); child = after(e, child))
      if (operationAt(e, child) === OP.spread) matched(e, child + 2, list)
      else matched(e, child, element)
    return list
  },
})

/** Reads a pattern of a value of that type. */
function matched(e: Evaluation, pattern: number, type: Type | undefined): void {
  e.subjects.push(type)
  evaluate(e, pattern, type)
  e.subjects.pop()
}
