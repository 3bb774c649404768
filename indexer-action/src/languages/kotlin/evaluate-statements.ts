/** Expressions that choose among others, loops, declarations that Kotlin alone has. */
import {
  after,
  type Evaluation,
  evaluate,
  evaluateChildren,
  findLocal,
  inBlock,
  operand,
  operationAt,
  read,
  stringOperand,
} from '../nominal/evaluation.ts'
import { OP } from '../nominal/ir.ts'
import { checksIn, checksOf, hold, narrowSubject, subjectAt } from '../nominal/narrowing.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { functionName } from './function-types.ts'
import { componentOf, elementsOf, join, operatorOn } from './operators.ts'

const standard = (e: Evaluation, name: string): ClassType | undefined => {
  const cls = e.program.dialect.standard.inTable(name)
  return cls && classType(cls)
}

/** What `when` asks about, innermost last. */
const subjects = new WeakMap<Evaluation, { subject: ReturnType<typeof subjectAt>; type: Type | undefined }[]>()

const subjectsOf = (e: Evaluation) => {
  let list = subjects.get(e)
  if (!list) {
    list = []
    subjects.set(e, list)
  }
  return list
}

function choice(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const ends = operand(e, at, 0)
  const condition = at + 3
  const checks = checksIn(e, condition)
  const one = after(e, condition)
  hold(e, checks, true, false)
  const first = evaluate(e, one, expected)
  hold(e, checks, false, true)
  const two = after(e, one)
  const second = two < after(e, at) ? evaluate(e, two, expected) : undefined
  hold(e, checks, ends === 2, ends === 1)
  return join(e, first, second)
}

function when(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  return inBlock(e, () => {
    const hasSubject = operand(e, at, 0) === 1
    let child = at + 3
    const list = subjectsOf(e)
    if (hasSubject) {
      const type = evaluate(e, child)
      const isDeclared = operationAt(e, child) === OP.local
      const subject = isDeclared ? findLocal(e, stringOperand(e, child, 0)) : subjectAt(e, child)
      list.push({ subject, type })
      child = after(e, child)
    }
    let result: Type | undefined
    for (; child < after(e, at); child = after(e, child)) result = join(e, result, evaluate(e, child, expected))
    if (hasSubject) list.pop()
    return result
  })
}

function whenEntry(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const conditions = operand(e, at, 0)
  let child = at + 4
  const checks = checksOf(e, () => {
    for (let index = 0; index < conditions; index++) {
      evaluate(e, child)
      child = after(e, child)
    }
  })
  // Of several conditions any may be the one that holds.
  hold(e, checks, conditions === 1, false)
  const type = child < after(e, at) ? evaluate(e, child, expected) : undefined
  hold(e, checks, false, operand(e, at, 1) === 1 && conditions === 1)
  return type
}

read({
  choice,
  when,
  whenEntry,
  subjectTest: (e, at) => {
    const tested = evaluate(e, at + 3)
    const around = subjectsOf(e).at(-1)
    if (around && tested?.is === 'class' && operand(e, at, 0) === 0)
      narrowSubject(e, around.subject, around.type, tested)
    return standard(e, 'Boolean')
  },
  logic: (e, at) => {
    evaluateChildren(e, at, at + 2)
    return standard(e, 'Boolean')
  },
  elvis: (e, at, expected) => {
    const left = evaluate(e, at + 2, expected)
    const right = evaluate(e, after(e, at + 2), expected ?? left)
    return join(e, left, right)
  },
  attempt: (e, at, expected) => {
    let type: Type | undefined
    for (let child = at + 2; child < after(e, at); child = after(e, child)) {
      const one = evaluate(e, child, expected)
      if (operationAt(e, child) === OP.block) type = join(e, type, one)
    }
    return type
  },
  iterate: (e, at) =>
    inBlock(e, () => {
      const element = elementsOf(e, evaluate(e, at + 2))
      const variable = after(e, at + 2)
      evaluate(e, variable, element)
      evaluate(e, after(e, variable))
      return undefined
    }),
  destructure: (e, at, expected) => {
    const value = at + 2
    const type = operationAt(e, value) === OP.subject ? expected : evaluate(e, value)
    let count = 1
    for (let child = after(e, value); child < after(e, at); child = after(e, child))
      evaluate(e, child, componentOf(e, type, count++))
    return undefined
  },
  receiver: (e, at) => {
    const type = evaluate(e, at + 3)
    e.frames.push({ is: 'receiver', type, label: stringOperand(e, at, 0) })
    const result = inBlock(e, () => {
      let last: Type | undefined
      for (let child = after(e, at + 3); child < after(e, at); child = after(e, child)) last = evaluate(e, child)
      return last
    })
    e.frames.pop()
    return result
  },
  primary: (e, at) => {
    const cls = e.file.classes[operand(e, at, 0)]
    const outer = { cls: e.cls, member: e.member, from: e.from }
    e.cls = cls
    e.member = e.file.members[operand(e, at, 0)]?.[operand(e, at, 1)]
    // It stays to the end of the type, whose reader takes it away.
    e.frames.push({ is: 'block', names: new Map(), of: 'constructor' })
    evaluateChildren(e, at, at + 5)
    Object.assign(e, outer)
    return undefined
  },
  delegated: (e, at) => {
    const value = evaluate(e, at + 6)
    const asked = { types: [undefined, undefined], at: [-1, -1] }
    const type = operatorOn(e, value, 'provideDelegate', asked, at) ?? value
    const given = operatorOn(e, type, 'getValue', asked, at)
    if (operand(e, at, 3) === 1)
      operatorOn(e, type, 'setValue', { types: [undefined, undefined, given], at: [-1, -1, -1] }, at)
    return given
  },
  accessor: (e, at) => inBlock(e, () => evaluateChildren(e, at, at + 2), false, 'function'),
  result: (e, at, expected) =>
    inBlock(e, () => {
      let type: Type | undefined
      for (let child = at + 2; child < after(e, at); child = after(e, child))
        type = evaluate(e, child, after(e, child) < after(e, at) ? undefined : expected)
      return type
    }),
  functionValue: (e, at, expected) => {
    const given = evaluate(e, at + 2, expected)
    if (expected) return expected
    const count = operand(e, at + 2, 0)
    const cls = e.program.dialect.standard.inTable(functionName(count, false))
    const types: (Type | undefined)[] = Array.from({ length: count }, () => undefined)
    return cls && classType(cls, [...types, given])
  },
  typeFunction: (e, at) => {
    const types: (Type | undefined)[] = []
    for (let child = at + 3; child < after(e, at); child = after(e, child)) types.push(evaluate(e, child))
    const cls = e.program.dialect.standard.inTable(functionName(types.length - 1, operand(e, at, 0) === 1))
    return cls && classType(cls, types)
  },
})
