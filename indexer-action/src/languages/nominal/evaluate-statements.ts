/** Statements, operators and declarations. */
import { sayAccess } from './accessors.ts'
import { meet, readBranch } from './branches.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import { inHead } from './evaluate-types.ts'
import {
  after,
  assumed,
  declareLocal,
  type Evaluation,
  evaluate,
  evaluateChildren,
  findLocal,
  inBlock,
  literalKey,
  operand,
  operationAt,
  read,
  say,
  stringOperand,
  toOutside,
} from './evaluation.ts'
import { opaqueOwnerOf } from './inheritance.ts'
import { ARITHMETIC, FLAG, LITERAL, OP, USE_WRITE } from './ir.ts'
import { either, numeric } from './joins.ts'
import { declareFunctions } from './local-functions.ts'
import { parameterTypesOf, seenFrom, typeOfMember } from './member-types.ts'
import { fieldNamed } from './members.ts'
import { checksIn, checksOf, hold, narrow, narrowedAt, negation } from './narrowing.ts'
import { heldBy } from './optional-types.ts'
import { viewFrom } from './overloads.ts'
import { sayOfClass, sayOfSuperclass } from './say-constructors.ts'
import { sayOverrides } from './say-overrides.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD } from './surface.ts'
import { arrayOf, type ClassType, classType, NULL, primitive, substitute, type Type } from './types.ts'
import { awaited, classOfType, elementAt, elementOf } from './values.ts'

const LITERAL_TYPES = ['int', 'long', 'float', 'double', 'char', undefined, 'boolean', undefined]
const NUMERIC_ORDER = ['int', 'uint', 'long', 'ulong', 'float', 'double', 'decimal']

export function standard(e: Evaluation, name: string, args: (Type | undefined)[] = []): ClassType | undefined {
  const cls = e.program.dialect.standard.inTable(name)
  return cls && classType(cls, args)
}

function binary(e: Evaluation, at: number): Type | undefined {
  const left = evaluate(e, at + 3)
  return arithmetic(e, operand(e, at, 0), left, evaluate(e, after(e, at + 3)))
}

/** What an operator gives that is nobody's method; `kind` is one of ARITHMETIC. */
export function arithmetic(
  e: Evaluation,
  kind: number,
  left: Type | undefined,
  right: Type | undefined,
): Type | undefined {
  if (kind === ARITHMETIC.boolean) return primitive('boolean')
  const string = standard(e, 'String')
  const isString = (type: Type | undefined) => type?.is === 'class' && type.of === string?.of
  if (kind === ARITHMETIC.plus && (isString(left) || isString(right))) return string
  if (left?.is === 'array' && e.program.dialect.implicitLocals) return either(e, left, right)
  const one = numeric(e, left)
  const two = numeric(e, right)
  if (one === undefined || two === undefined) return undefined
  if (one === 'boolean') return primitive('boolean')
  if (kind === ARITHMETIC.shift) return primitive(one === 'long' ? 'long' : 'int')
  return primitive(NUMERIC_ORDER[Math.max(NUMERIC_ORDER.indexOf(one), NUMERIC_ORDER.indexOf(two), 0)] as string)
}

function local(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const typeAt = at + 6
  const inferred = operationAt(e, typeAt) === OP.typeInferred
  const written = evaluate(e, typeAt)
  const value = after(e, typeAt)
  let type = written ?? expected ?? inheritedParameter(e, at)
  let made: ClassType[] | undefined
  if (value < after(e, at)) {
    const given = evaluate(e, value, written)
    if (inferred) type = given?.is === 'null' ? undefined : given
    if (operationAt(e, value) === OP.construct && given?.is === 'class') made = [given]
  }
  const found = declareLocal(e, at, operand(e, at, 3), type)
  found.made = made
  return type
}

/** A method's parameter that says nothing of its type is what the method that it overrides says. */
function inheritedParameter(e: Evaluation, at: number): Type | undefined {
  // Inside of a closure (`returns`) parameters are the closure's.
  if (!e.program.dialect.inheritsDocs || operand(e, at, 3) !== 0 || !e.member || e.returns) return undefined
  const name = stringOperand(e, at, 0)
  const position = e.member.text.parameters?.findIndex(([own]) => own === name) ?? -1
  return position < 0 ? undefined : parameterTypesOf(e.program, e.member)?.[position]
}

/** What an operator gives that a class defines, and says which it is, if the node at its end says where one stands. */
export function operatorOf(
  e: Evaluation,
  at: number,
  sign: number,
  operands: readonly (Type | undefined)[],
): Type | undefined {
  return sign < after(e, at) && operationAt(e, sign) === OP.sign
    ? e.program.dialect.operatorAt?.(e, sign, operands)
    : undefined
}

/** What stands in brackets. */
function evaluateEach(e: Evaluation, at: number): (Type | undefined)[] {
  if (operationAt(e, at) !== OP.sequence) return [evaluate(e, at)]
  const types: (Type | undefined)[] = []
  for (let child = at + 2; child < after(e, at); child = after(e, child)) types.push(evaluate(e, child))
  return types
}

/** What the indexer of a class gives, where classes have one. */
function indexed(e: Evaluation, object: Type | undefined): Type | undefined {
  const { indexer } = e.program.dialect
  const cls = indexer === undefined || object?.is !== 'class' ? undefined : object
  const member = cls && fieldNamed(e.program, cls.of, indexer as string)
  return member && cls && seenFrom(e.program, member, cls)
}

/** What a pattern takes of a class by position. */
function componentsOf(cls: ClassInfo): MemberInfo[] {
  const hidden = cls.has(FLAG.record) ? FLAG.static : FLAG.static | FLAG.private
  return cls.members.filter((member) => member.text.kind === MEMBER_FIELD && !member.has(hidden))
}

/** What a member's body gives: of one that waits, what is waited for. */
function givenByMember({ program, file }: Evaluation, member: MemberInfo): Type | undefined {
  const type = typeOfMember(program, member)
  const isAsync = program.dialect.awaitables && file.file.symbols[member.text.symbol]?.modifiers?.includes('async')
  return isAsync ? awaited(program, type) : type
}

/** Reads what stands before a class; says where the rest begins. */
function readOwnAnnotations(e: Evaluation, from: number): number {
  if (e.program.dialect.annotationSuffix !== undefined) return from
  let at = from
  inHead(e, () => {
    for (; operationAt(e, at) === OP.annotation; at = after(e, at)) evaluate(e, at)
  })
  return at
}

/** `new[] { a, b }`: the first element whose type is known says what the array is of. */
function arrayOfElements(e: Evaluation, literal: number): Type | undefined {
  let element: Type | undefined
  for (let child = literal + 2; child < after(e, literal); child = after(e, child)) {
    const type = evaluate(e, child)
    if (type?.is !== 'null') element ??= type
  }
  return element && arrayOf(element)
}

read({
  block: (e, at) =>
    inBlock(e, () => {
      declareFunctions(e, at, at + 2)
      return evaluateChildren(e, at, at + 2)
    }),
  literal: (e, at) => {
    const kind = operand(e, at, 0)
    if (kind === LITERAL.string) return standard(e, 'String')
    const { literals } = e.program.dialect
    if (literals && kind !== LITERAL.null) return standard(e, literals[kind] as string)
    return kind === LITERAL.null ? NULL : primitive(LITERAL_TYPES[kind] as string)
  },
  cast: (e, at) => {
    const type = evaluate(e, at + 2)
    const value = after(e, at + 2)
    evaluate(e, value, type)
    evaluateChildren(e, at, after(e, value))
    return type
  },
  test: (e, at) => {
    const subject = evaluate(e, at + 2)
    e.subjects.push(subject)
    const tested = evaluate(e, after(e, at + 2), subject)
    e.subjects.pop()
    const { implicitLocals, smartCasts } = e.program.dialect
    if ((implicitLocals || smartCasts) && tested?.is === 'class') narrow(e, at + 2, subject, tested)
    return primitive('boolean')
  },
  binary,
  unary: (e, at) => {
    if (operand(e, at, 0) === 3) return negation(e, at + 3)
    const type = evaluate(e, at + 3)
    const called = operatorOf(e, at, after(e, at + 3), [type])
    if (called) return called
    if (operand(e, at, 0) === 2) return awaited(e.program, type)
    if (operand(e, at, 0) === 4) return heldBy(e.program, type)
    return operand(e, at, 0) === 1 ? primitive('boolean') : type
  },
  condition: (e, at, expected) => {
    const first = at + 2
    const checks = checksIn(e, first)
    const second = after(e, first)
    hold(e, checks, true, false)
    const one = evaluate(e, second, expected)
    hold(e, checks, false, true)
    const two = evaluate(e, after(e, second), expected)
    hold(e, checks, false, false)
    return either(e, one, two)
  },
  branch: (e, at) => {
    const condition = at + 3
    const checks = checksIn(e, condition)
    const one = after(e, condition)
    const two = after(e, one)
    hold(e, checks, true, false)
    const first = readBranch(e, () => evaluate(e, one))
    hold(e, checks, false, true)
    const second = readBranch(e, () => two < after(e, at) && evaluate(e, two))
    // What is read on is what a branch that ends comes to.
    const ends = operand(e, at, 0)
    hold(e, checks, (ends & 3) === 2, (ends & 3) === 1)
    // What a loop is left with is what it is after the loop.
    meet(e, first, second, ends & 3 & ~(ends >> 2))
    return undefined
  },
  case: (e, at, expected) => {
    let type: Type | undefined
    const checks = checksOf(e, () => {
      for (let child = at + 2; child < after(e, at); child = after(e, child))
        type = evaluate(e, child, after(e, child) === after(e, at) ? expected : undefined)
    })
    hold(e, checks, false, false)
    return type
  },
  index: (e, at) => {
    const array = evaluate(e, at + 2)
    const keys = evaluateEach(e, after(e, at + 2))
    const called = operatorOf(e, at, after(e, after(e, at + 2)), [array, ...keys])
    return (
      narrowedAt(e, at) ?? called ?? indexed(e, array) ?? elementAt(e.program, array, literalKey(e, after(e, at + 2)))
    )
  },
  newArray: (e, at) => {
    const rest = after(e, at + 3)
    if (operationAt(e, at + 3) === OP.typeInferred && rest < after(e, at)) return arrayOfElements(e, rest)
    const type = evaluate(e, at + 3)
    for (let child = rest; child < after(e, at); child = after(e, child)) evaluate(e, child, type)
    return type
  },
  classLiteral: (e, at) => {
    const named = after(e, at) > at + 2 ? evaluate(e, at + 2) : undefined
    const type = named?.is === 'typeName' ? classType(named.of) : named
    return standard(e, e.program.dialect.classOfClasses, [type && e.overloads.boxed(type)])
  },
  switch: (e, at, expected) => {
    const subject = evaluate(e, at + 2)
    e.subjects.push(subject)
    const type = inBlock(e, () => {
      declareFunctions(e, at, after(e, at + 2))
      let first: Type | undefined
      for (let child = after(e, at + 2); child < after(e, at); child = after(e, child)) {
        const one = evaluate(e, child, expected)
        if (one?.is !== 'null') first ??= one
      }
      return first
    })
    e.subjects.pop()
    return type
  },
  local,
  return: (e, at) => {
    const expected = e.returns ? undefined : e.member && givenByMember(e, e.member)
    let type: Type | undefined
    const checks = checksOf(e, () => {
      if (after(e, at) > at + 2) type = evaluate(e, at + 2, expected)
    })
    hold(e, checks, false, false)
    if (type) e.returns?.push(type)
    return undefined
  },
  forEach: (e, at) =>
    inBlock(e, () => {
      const variable = at + 2
      const value = after(e, variable)
      const element = elementOf(e.program, evaluate(e, value))
      evaluate(e, variable, element)
      evaluate(e, after(e, value))
      return undefined
    }),
  initializer: (e, at) => {
    evaluate(e, at + 2, e.member && typeOfMember(e.program, e.member))
    return undefined
  },
  named: (e, at) => evaluate(e, at + 5),
  assume: (e, at) => {
    const type = evaluate(e, at + 3)
    const name = stringOperand(e, at, 0)
    const known = findLocal(e, name)
    if (known) known.type = type
    else assumed(e).set(name, type)
    return undefined
  },
  initialize: (e, at, expected) => {
    const type = operationAt(e, at + 2) === OP.subject ? expected : evaluate(e, at + 2, expected)
    const cls = classOfType(e.program, type)
    for (let child = after(e, at + 2); child < after(e, at); child = after(e, child)) {
      if (operationAt(e, child) !== OP.named) {
        evaluate(e, child, elementOf(e.program, type))
        continue
      }
      const field = cls && fieldNamed(e.program, cls.of, stringOperand(e, child, 0))
      const opaque = cls && (opaqueOwnerOf(e.program, cls.of) ?? (cls.of.external !== undefined ? cls.of : undefined))
      if (field) sayAccess(e, child, [field], 'type', undefined, USE_WRITE)
      else if (opaque?.external) say(e, child, 'write', toOutside(opaque, stringOperand(e, child, 0)), 'type')
      else say(e, child, 'write', { to: 'unknown', name: stringOperand(e, child, 0) }, 'unique_name', 0)
      const outside = opaque?.external ? classType(e.program.resultFrom(opaque)) : undefined
      evaluate(e, child + 5, field && cls ? seenFrom(e.program, field, cls) : outside)
    }
    return type
  },
  spread: (e, at) => elementOf(e.program, evaluate(e, at + 2)),
  label: (e, at) => {
    e.labels.set(
      stringOperand(e, at, 0),
      e.out.local(stringOperand(e, at, 0), 'label', operand(e, at, 1), operand(e, at, 2), e.from),
    )
    return undefined
  },
  jump: (e, at) => {
    const label = e.labels.get(stringOperand(e, at, 0))
    if (label !== undefined) say(e, at, 'read', { to: 'local', index: label }, 'same_file')
    return undefined
  },
  deconstruct: (e, at) => {
    const type = evaluate(e, at + 2)
    const cls = type?.is === 'class' ? type : undefined
    const components = cls ? componentsOf(cls.of) : []
    let index = 0
    for (let child = after(e, at + 2); child < after(e, at); child = after(e, child)) {
      const component = components[index++]
      evaluate(
        e,
        child,
        component && cls && substitute(typeOfMember(e.program, component), viewFrom(e.program, cls, component.owner)),
      )
    }
    return type
  },
  type: (e, at) => {
    const cls = e.file.classes[operand(e, at, 0)]
    if (!cls) return undefined
    const { delegates } = e
    const outer = { cls: e.cls, member: e.member, from: e.from, returns: e.returns, subjects: e.subjects, delegates }
    const depth = e.frames.length
    e.cls = cls
    e.member = undefined
    e.from = operand(e, at, 1)
    e.returns = undefined
    e.subjects = []
    e.delegates = false
    const rest = readOwnAnnotations(e, at + 4)
    e.frames.push({ is: 'class', cls })
    sayOverrides(e, cls, e.file.members[operand(e, at, 0)] ?? [])
    evaluateChildren(e, at, rest)
    sayOfClass(e, cls, e.delegates)
    e.frames.length = depth
    Object.assign(e, outer)
    return undefined
  },
  memberBody: (e, at) => {
    const cls = e.file.classes[operand(e, at, 0)]
    const outer = { cls: e.cls, member: e.member, from: e.from, returns: e.returns, delegates: e.delegates }
    e.cls = cls
    e.member = e.file.members[operand(e, at, 0)]?.[operand(e, at, 1)]
    e.from = operand(e, at, 2)
    e.returns = undefined
    e.delegates = false
    e.narrowed = new Map()
    const isFunction = e.member !== undefined && e.member.text.kind !== MEMBER_FIELD
    const read = () => evaluateChildren(e, at, at + 5)
    inBlock(e, read, e.program.dialect.implicitLocals, isFunction ? 'function' : undefined)
    if (cls && e.member?.text.kind === MEMBER_CONSTRUCTOR && !e.delegates) sayOfSuperclass(e, cls)
    Object.assign(e, outer)
    return undefined
  },
})
