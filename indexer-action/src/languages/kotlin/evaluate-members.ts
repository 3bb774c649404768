/** Members of values and classes that are not called, references to functions, and operators. */

import { isResource } from '../java/dialect.ts'
import { sayAccess } from '../nominal/accessors.ts'
import { ClassInfo, type MemberInfo } from '../nominal/classes.ts'
import { standard } from '../nominal/evaluate-statements.ts'
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
  toOutside,
  unknown,
} from '../nominal/evaluation.ts'
import { nestedIn, opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { seenFrom, typeOfMember } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { narrowedAt } from '../nominal/narrowing.ts'
import { UNSURE } from '../nominal/program.ts'
import { destinationOf, useAt } from '../nominal/say-found.ts'
import { MEMBER_FIELD, MEMBER_METHOD } from '../nominal/surface.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { accepts, chooseNearest, extensionsFor, extensionsOfName, methodsOn, takes } from './callables.ts'
import { objectOf } from './companions.ts'
import { declaredAtTop } from './declared.ts'
import { sayType, variableAt } from './evaluate-names.ts'
import { extensionType, memberField, propertyOf, setterFor } from './fields.ts'
import { FUNCTION_TYPES } from './function-types.ts'
import { operatorOn } from './operators.ts'
import { classOf } from './receivers.ts'
import { isOwnPackage } from './standard.ts'

function scopedMember(e: Evaluation, at: number): Type | undefined {
  const name = stringOperand(e, at, 0)
  const receiver = evaluate(e, at + 6)
  if (receiver?.is === 'package') return inPackage(e, at, `${receiver.name}.${name}`)
  if (receiver?.is === 'typeName') {
    const found = ofClass(e, at, name, receiver.of)
    if (found) return found.type
  } else
    for (const one of receiver?.is === 'union' ? receiver.of : [receiver]) {
      const cls = classOf(e, one)
      const found = cls && ofObject(e, at, name, cls)
      if (found) return found.type
      // A class in an object.
      const nested = cls?.of.has(FLAG.object) ? nestedIn(e.program, cls.of, name) : undefined
      if (nested) return sayType(e, at, nested)
    }
  const companion = receiver?.is === 'typeName' ? objectOf(e.program, receiver.of) : undefined
  const extensible = receiver?.is === 'typeName' ? companion && classType(companion) : receiver
  if (receiver === undefined || extensible)
    for (const one of extensible?.is === 'union' ? extensible.of : [extensible]) {
      const members = extensionsFor(e, name, one, MEMBER_FIELD)
      const found = one === undefined && members.length > 1 ? undefined : readExtension(e, at, members, one)
      if (found) return found.type
    }
  else if (receiver?.is === 'typeName') {
    const extensions = extensionsOfName(e, name, receiver.of, MEMBER_FIELD)
    const found = extensions && readExtension(e, at, extensions.members, extensions.on)
    if (found) return found.type
  }
  const cls = classOf(e, receiver)
  const outside = cls && opaqueAncestorOf(e.program, cls.of)
  const path = writtenPath(e, at)
  const number = path !== undefined && isResource(path) ? standard(e, 'Int') : undefined
  if (outside?.external === undefined || outside.name === UNSURE) {
    unknown(e, at, useAt(e, at))
    return narrowedAt(e, at) ?? number
  }
  say(e, at, useAt(e, at), toOutside(outside, name), 'type')
  if (number) return number
  if (receiver?.is === 'typeName' && /^\p{Lu}[^_]*\p{Ll}/u.test(name))
    return { is: 'typeName', of: e.program.outside(`${outside.qualified}.${name}`) }
  return narrowedAt(e, at) ?? classType(e.program.resultFrom(outside))
}

/** Names behind dots, as they are written. */
function writtenPath(e: Evaluation, at: number): string | undefined {
  if (operationAt(e, at) !== OP.scopedMember)
    return operationAt(e, at) === OP.scopedName ? stringOperand(e, at, 0) : undefined
  const rest = writtenPath(e, at + 6)
  return rest === undefined ? undefined : `${rest}.${stringOperand(e, at, 0)}`
}

/** A property that extends a value. */
function readExtension(
  e: Evaluation,
  at: number,
  members: readonly MemberInfo[],
  receiver: Type | undefined,
): { type: Type | undefined } | undefined {
  const [member, ...others] = members
  if (!member) return undefined
  sayAccess(e, at, members, others.length > 0 ? 'ambiguous' : 'type')
  return { type: narrowedAt(e, at) ?? extensionType(e, member, receiver) }
}

function ofObject(e: Evaluation, at: number, name: string, cls: ClassType): { type: Type | undefined } | undefined {
  const field = propertyOf(e, cls.of, name)
  if (!field || field.has(FLAG.extension)) return undefined
  const isGetter = field.text.kind === MEMBER_METHOD
  const setter = isGetter && useAt(e, at) === 'write' ? setterFor(e, cls.of, name) : undefined
  sayAccess(e, at, [setter ?? field], 'type')
  return { type: narrowedAt(e, at) ?? memberField(e, field, cls) }
}

function ofClass(e: Evaluation, at: number, name: string, cls: ClassInfo): { type: Type | undefined } | undefined {
  const nested = nestedIn(e.program, cls, name)
  const field = fieldNamed(e.program, cls, name)
  if (field && (field.has(FLAG.static) || cls.external !== undefined)) {
    sayAccess(e, at, [field], 'type')
    return { type: typeOfMember(e.program, field) }
  }
  const object = objectOf(e.program, cls)
  const found = object && ofObject(e, at, name, classType(object))
  if (found) return found
  if (nested) return { type: sayType(e, at, nested) }
  return undefined
}

function inPackage(e: Evaluation, at: number, path: string): Type | undefined {
  const cls = e.program.known(path, e.file)
  if (cls) return sayType(e, at, cls)
  const [field] = e.program.constants(path) ?? []
  if (field) {
    sayAccess(e, at, [field], 'import')
    return typeOfMember(e.program, field)
  }
  if (e.program.hasPackage(path) || isOwnPackage(path)) return { is: 'package', name: path }
  return unknown(e, at, useAt(e, at))
}

/** `::name`, `Type::name`, `value::name`. */
function callableReference(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  const hasObject = operand(e, at, 3) === 1
  const found = hasObject ? referredOn(e, at, name) : referredByName(e, name)
  if (!found) return unknown(e, at, 'call_indirect')
  if ('cls' in found) {
    say(e, at, 'call_indirect', toClass(found.cls), found.cls.file === e.file ? 'same_file' : 'import')
    return classType(found.cls)
  }
  const members = taking(e, found, expected)
  const [first] = members
  if (!first) return unknown(e, at, 'call_indirect')
  const use = first.text.kind === MEMBER_FIELD ? 'read' : 'call_indirect'
  const near = first.file === e.file && first.file !== undefined
  const evidence = members.length > 1 ? 'ambiguous' : near ? 'same_file' : 'import'
  say(e, at, use, destinationOf(members), evidence)
  const cls = found.on
  // What is known of what it gives; lambdas are asked the same.
  return cls ? seenFrom(e.program, first, cls) : typeOfMember(e.program, first)
}

/** Of several functions those that take what the function takes that is expected there; the object of one may be the first. */
function taking(e: Evaluation, found: { members: readonly MemberInfo[]; on?: ClassType }, expected: Type | undefined) {
  const { members, on } = found
  const wanted =
    expected?.is === 'class' && FUNCTION_TYPES.test(expected.of.name) ? expected.args.slice(0, -1) : undefined
  if (members.length < 2 || !wanted) return members
  for (const types of [wanted, wanted.slice(1)]) {
    const args = { types: [...types], at: [] }
    const suiting = members.filter((one) => takes(one, args) && accepts(e, one, args, on))
    if (suiting.length > 0) return chooseNearest(e, suiting, args, on)
  }
  return members
}

type Referred = { members: readonly MemberInfo[]; on?: ClassType } | { cls: ClassInfo }

function referredOn(e: Evaluation, at: number, name: string): Referred | undefined {
  const receiver = evaluate(e, at + 6)
  const type: Type | undefined = receiver?.is === 'typeName' ? classType(receiver.of) : receiver
  const cls = classOf(e, type)
  if (!cls) return undefined
  const methods = methodsOn(e, cls, name)
  if (methods.length > 0) return { members: methods, on: cls }
  const field = propertyOf(e, cls.of, name)
  if (field) return { members: [field], on: cls }
  const object = receiver?.is === 'typeName' ? objectOf(e.program, receiver.of) : undefined
  const ofObject = object ? methodsOn(e, classType(object), name) : []
  if (object && ofObject.length > 0) return { members: ofObject, on: classType(object) }
  const statics = methodsNamed(e.program, cls.of, name).methods
  if (statics.length > 0) return { members: statics }
  const extensions = extensionsFor(e, name, type, MEMBER_METHOD)
  if (extensions.length > 0) return { members: extensions }
  const properties = extensionsFor(e, name, type, MEMBER_FIELD)
  if (properties.length > 0) return { members: properties }
  const nested = nestedIn(e.program, cls.of, name)
  return nested && { cls: nested }
}

function referredByName(e: Evaluation, name: string): Referred | undefined {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const local = frame?.is === 'block' ? frame.functions?.get(name) : undefined
    if (local) return { members: local }
    const around = frame?.is === 'class' ? methodsNamed(e.program, frame.cls, name).methods : []
    if (around.length > 0) return { members: around }
  }
  const variable = variableAt(e, name)
  if (variable?.is === 'field') return { members: [variable.member] }
  const cls = typeNamed(e.program, name, place(e))
  if (cls instanceof ClassInfo && cls.outer !== undefined) return { cls }
  for (const level of declaredAtTop(e.program, e.file, name)) {
    if (level.functions.length > 0) return { members: level.functions }
    if (level.fields.length > 0) return { members: level.fields.slice(0, 1) }
    if (level.cls ?? level.outside) return { cls: (level.cls ?? level.outside) as ClassInfo }
  }
  return undefined
}

/** Of a bare name the parameters of the one function or constructor; what is referred to on a type is asked for later. */
export function parametersOfReference(e: Evaluation, at: number): number {
  if (operand(e, at, 3) === 1) return -1
  const found = referredByName(e, stringOperand(e, at, 0))
  if (!found) return -1
  const members = 'cls' in found ? found.cls.constructors : found.members
  const counts = new Set(members.map(({ text }) => text.parameters?.length ?? -1))
  const [count = -1] = counts
  return counts.size === 1 ? count : -1
}

read({
  scopedMember,
  callableReference,
  operator: (e, at) => {
    const name = stringOperand(e, at, 3)
    const other = stringOperand(e, at, 4)
    const left = evaluate(e, at + 7)
    const types: (Type | undefined)[] = []
    const places: number[] = []
    for (let child = after(e, at + 7); child < after(e, at); child = after(e, child)) {
      const isValue = name === 'set' && after(e, child) === after(e, at)
      const held = isValue ? operatorOn(e, left, other, { types: [...types], at: [...places] }) : undefined
      types.push(evaluate(e, child, held))
      places.push(child)
    }
    const args = { types, at: places }
    if (name === 'set') return operatorOn(e, left, name, args, at)
    const given = operatorOn(e, left, name, args, at)
    return given ?? (other === '' ? undefined : operatorOn(e, left, other, args, at))
  },
})
