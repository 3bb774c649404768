/** Calls, constructions, operators and assignments. */
import { ClassInfo } from '../nominal/classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  operand,
  operationAt,
  place,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
} from '../nominal/evaluation.ts'
import { opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { arrayOf, classType, type Type } from '../nominal/types.ts'
import { elementOf } from '../nominal/values.ts'
import { typeNamed } from '../nominal/written-types.ts'
import {
  type Call,
  callMembers,
  callOutside,
  callTerm,
  callValue,
  classMadeBy,
  construct,
  drop,
  fieldType,
  type Lists,
  onObject,
  readLists,
  sayTerm,
} from './calling.ts'
import { unknownMember, unknownName } from './evaluate-names.ts'
import { hasChoice } from './evaluate-types.ts'
import { typeIn } from './names.ts'
import { termAt, typeImported } from './scopes.ts'
import { classOf, extensionsOn, memberOf } from './values.ts'

interface Written {
  callee: number
  counts: number[]
  given: number
  /** The first type argument. */
  types: number
}

function partsAt(e: Evaluation, at: number): Written {
  const given = operand(e, at, 0)
  const lists = operand(e, at, 1)
  const counts = Array.from({ length: lists }, (_, nth) => operand(e, at, 2 + nth))
  const callee = at + 4 + lists
  return { callee, counts, given, types: after(e, callee) }
}

function readAll(e: Evaluation, { types, given, counts }: Written): Lists {
  let child = types
  const written: (Type | undefined)[] = []
  for (let nth = 0; nth < given; nth++) {
    written.push(evaluate(e, child))
    child = after(e, child)
  }
  return readLists(e, child, counts, written)
}

function apply(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const written = partsAt(e, at)
  const { callee } = written
  const operation = operationAt(e, callee)
  if (operation === OP.term) {
    const name = stringOperand(e, callee, 0)
    const found = termAt(e, name)
    const lists = readAll(e, written)
    const call: Call = { e, at: callee, lists, expected }
    if (found?.is === 'local') {
      if (found.index >= 0) say(e, callee, 'read', { to: 'local', index: found.index }, 'same_file')
      return callValue(call, found.type, callee)
    }
    if (found) return callTerm(call, found)
    const cls = typeImported(e, name) ?? typeNamed(e.program, name, place(e))
    if (isMade(cls)) return construct(call, cls)
    drop(e, lists.lists)
    return unknownName(e, callee, 'call')
  }
  if (operation === OP.select) return callOn(e, callee, written, expected)
  const value = evaluate(e, callee)
  const lists = readAll(e, written)
  return callValue({ e, at: -1, lists, expected }, value)
}

/** Whether a class of ours may be made by its name alone, as it may where nothing else has that. */
function isMade(cls: ReturnType<typeof typeNamed>): cls is ClassInfo {
  return (
    cls instanceof ClassInfo &&
    cls.file !== undefined &&
    cls.text.alias === undefined &&
    !cls.has(FLAG.interface) &&
    !cls.has(FLAG.announced)
  )
}

function callOn(e: Evaluation, callee: number, written: Written, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, callee, 0)
  const object = evaluate(e, callee + 6)
  const lists = readAll(e, written)
  const call: Call = { e, at: callee, lists, expected }
  const found = memberOf(e, object, name)
  if (found) return callTerm(call, found)
  const extensions = object && object.is !== 'package' ? extensionsOn(e, object, name) : []
  if (extensions.length > 0)
    return callMembers(
      { ...call, lists: onObject(lists, object, callee + 6) },
      { is: 'members', members: extensions, receiver: undefined },
    )
  // `x += y` assigns `x + y`.
  if (/^[^\w$=<>!].*=$|^[<>]{2,}=$/.test(name) && !/^[=!<>]=$/.test(name))
    return assignOperator(e, callee, object, name, lists, expected)
  const made = classMadeBy(e, object, name)
  if (made) return construct(call, made)
  const cls = classOf(e, object)
  const inner = cls && typeIn(e.program, cls.of, name)
  if (isMade(inner)) return construct(call, inner)
  const outside = cls && opaqueAncestorOf(e.program, cls.of)
  if (outside?.external !== undefined && outside.external !== '') return callOutside(call, outside, name)
  drop(e, lists.lists)
  return unknownMember(e, callee, object, 'call')
}

function assignOperator(
  e: Evaluation,
  callee: number,
  object: Type | undefined,
  name: string,
  lists: Lists,
  expected: Type | undefined,
): Type | undefined {
  const found = memberOf(e, object, name.slice(0, -1))
  if (found?.is === 'members')
    callMembers({ e, at: found.members[0]?.symbol === undefined ? -1 : callee, lists, expected }, found)
  else drop(e, lists.lists)
  return undefined
}

function make(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const count = operand(e, at, 1)
  const counts = Array.from({ length: count }, (_, nth) => operand(e, at, 2 + nth))
  const typeAt = at + 4 + count
  const use = e.typeUse
  e.typeUse = 'call'
  const type = evaluate(e, typeAt)
  e.typeUse = use
  const { lists } = readLists(e, after(e, typeAt), counts, [])
  const cls = type?.is === 'class' ? type : undefined
  if (!cls) {
    drop(e, lists)
    return type
  }
  const operation = operationAt(e, typeAt)
  const isNamed = operation === OP.namedType || operation === OP.innerType
  const nameAt = isNamed && hasChoice(cls.of) ? typeAt : -1
  const made = construct({ e, at: nameAt, lists: { lists, given: cls.args }, expected }, cls.of)
  return made ?? cls
}

function assigned(e: Evaluation, at: number): Type | undefined {
  const left = at + 2
  const right = after(e, left)
  const operation = operationAt(e, left)
  // `x(1) = 2` is `x.update(1, 2)`.
  if (operation === OP.apply) {
    const written = partsAt(e, left)
    const value = evaluate(e, written.callee)
    const { lists } = readAll(e, written)
    const update = memberOf(e, value, 'update')
    drop(e, lists)
    if (
      update?.is === 'members' &&
      update.members[0]?.symbol !== undefined &&
      operationAt(e, written.callee) <= OP.select &&
      operationAt(e, written.callee) >= OP.term
    )
      say(e, written.callee, 'call', toMember(update.members[0]), 'type')
    if (right < after(e, at)) evaluate(e, right)
    return undefined
  }
  // `x.y = z` may be a function `y_=`.
  if (operation === OP.select || operation === OP.term) {
    const name = stringOperand(e, left, 0)
    const object = operation === OP.select ? evaluate(e, left + 6) : undefined
    const found = operation === OP.select ? memberOf(e, object, name) : termAt(e, name)
    const setter = operation === OP.select ? memberOf(e, object, `${name}_=`) : termAt(e, `${name}_=`)
    let type: Type | undefined
    if (
      setter?.is === 'members' &&
      setter.members[0] &&
      !(found?.is === 'members' && found.members[0]?.text.kind === MEMBER_FIELD)
    ) {
      say(e, left, 'call', toMember(setter.members[0]), 'type')
    } else if (found?.is === 'members' && found.members[0]) {
      sayTerm(e, left, found.members[0], 'write', found.receiver)
      type = fieldType(e, found.members[0], found.receiver)
    } else if (found?.is === 'local') {
      if (found.index >= 0) say(e, left, 'write', { to: 'local', index: found.index }, 'same_file')
      type = found.type
    } else if (found?.is === 'object') say(e, left, 'read', toClass(found.cls), 'import')
    else if (operation === OP.select) unknownMember(e, left, object, 'read')
    else unknownName(e, left, 'read')
    if (right < after(e, at)) evaluate(e, right, type)
    return undefined
  }
  evaluate(e, left)
  if (right < after(e, at)) evaluate(e, right)
  return undefined
}

read({
  apply,
  make,
  assigned,
  prefixed: (e, at) => {
    const sign = stringOperand(e, at, 0)
    const value = after(e, at) > at + 5 ? evaluate(e, at + 5) : undefined
    const found = memberOf(e, value, `unary_${sign}`)
    if (found?.is !== 'members') return value
    const isOurs = found.members[0]?.symbol !== undefined
    return callMembers({ e, at: isOurs ? at : -1, lists: { lists: [], given: [] }, expected: undefined }, found)
  },
  interpolation: (e, at) => {
    const name = stringOperand(e, at, 0)
    const types: (Type | undefined)[] = []
    for (let child = at + 5; child < after(e, at); child = after(e, child)) types.push(evaluate(e, child))
    const context = e.program.dialect.standard.get('scala.StringContext')
    const found = context && memberOf(e, classType(context), name)
    if (found?.is === 'members') {
      const [member] = found.members
      if (member?.symbol !== undefined) {
        say(e, at, 'call', toMember(member), 'type')
        return fieldType(e, member, found.receiver)
      }
    }
    const text = e.program.dialect.standard.get('java.lang.String')
    return /^(s|f|raw)$/.test(name) && text ? classType(text) : undefined
  },
  spreadOf: (e, at) => arrayOf(elementOf(e.program, evaluate(e, at + 2))),
})
