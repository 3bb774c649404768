/** Bare names as values, `this` and `super`. */

import { givenTo } from '../jvm/class-heads.ts'
import { sayAccess } from '../nominal/accessors.ts'
import { inFull } from '../nominal/aliases.ts'
import { ClassInfo, type MemberInfo } from '../nominal/classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  place,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from '../nominal/evaluation.ts'
import { supertypesOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { narrowedAt } from '../nominal/narrowing.ts'
import { useAt } from '../nominal/say-found.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { classType, eitherOf, type Type } from '../nominal/types.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { extensionsFor, opaqueOf } from './callables.ts'
import { declaredAtTop } from './declared.ts'
import { extensionType, memberField, propertyOf } from './fields.ts'
import { isReceiver, receiversOf, scopesAround } from './receivers.ts'
import { isOwnPackage } from './standard.ts'

/** A class by its name, as a value: its object, where it has one. */
function classValue(e: Evaluation, named: ClassInfo): Type {
  const full = named.text.alias === undefined ? undefined : inFull(e.program, classType(named))
  const cls = full?.is === 'class' ? full.of : named
  return cls.has(FLAG.object) ? classType(cls) : { is: 'typeName', of: cls }
}

function scopedName(e: Evaluation, at: number): Type | undefined {
  const name = stringOperand(e, at, 0)
  const use = useAt(e, at)
  const found = variableAt(e, name)
  if (found?.is === 'local') {
    if (found.index >= 0) say(e, at, use, { to: 'local', index: found.index }, 'same_file')
    return found.type
  }
  if (found?.is === 'field') {
    sayAccess(e, at, [found.member], found.member.file === e.file ? 'same_file' : 'type')
    return narrowedAt(e, at) ?? found.type
  }
  const type = typeNamed(e.program, name, place(e))
  const isNested = type instanceof ClassInfo && type.outer !== undefined
  if (isNested) return sayType(e, at, type)
  if (name === 'field' && e.member?.text.kind === MEMBER_FIELD) {
    say(e, at, use, toMember(e.member), 'same_file')
    return undefined
  }
  for (const level of declaredAtTop(e.program, e.file, name)) {
    const field = level.fields.find((one) => !one.has(FLAG.extension))
    if (field) {
      sayAccess(e, at, [field], field.file === e.file ? 'same_file' : 'import')
      return narrowedAt(e, at) ?? memberField(e, field, undefined)
    }
    const extended = extensionOfReceivers(e, name)
    if (extended) {
      sayAccess(e, at, [extended.member], 'type')
      return extended.type
    }
    if (level.cls) return sayType(e, at, level.cls)
    if (level.outside) {
      say(e, at, use, toClass(level.outside), 'import')
      return { is: 'typeName', of: level.outside }
    }
  }
  const extended = extensionOfReceivers(e, name)
  if (extended) {
    sayAccess(e, at, [extended.member], 'type')
    return extended.type
  }
  if (type instanceof ClassInfo) return sayType(e, at, type)
  if (e.program.hasPackage(name) || isOwnPackage(name)) return { is: 'package', name }
  for (const { cls } of receiversOf(e)) {
    const outside = opaqueOf(e, cls)
    if (outside?.external !== undefined) {
      say(e, at, use, toOutside(outside, name), 'type', 60)
      return undefined
    }
  }
  return unknown(e, at, use)
}

/** Says that a class is named as a value, and gives that. */
export function sayType(e: Evaluation, at: number, cls: ClassInfo): Type {
  say(e, at, 'read', toClass(cls), cls.file === e.file ? 'same_file' : 'import')
  return classValue(e, cls)
}

function extensionOfReceivers(e: Evaluation, name: string) {
  for (const { type } of receiversOf(e)) {
    const [member, ...others] = extensionsFor(e, name, type, MEMBER_FIELD)
    if (member && others.length === 0) return { member, type: extensionType(e, member, type) }
  }
  return undefined
}

type Variable =
  | { is: 'local'; index: number; type: Type | undefined }
  | { is: 'field'; member: MemberInfo; type: Type | undefined }

/** A variable of the blocks around, or a property of an object around, from the inside out. */
export function variableAt(e: Evaluation, name: string): Variable | undefined {
  for (const scope of scopesAround(e)) {
    if (isReceiver(scope)) {
      const field = scope.cls && fieldSeen(e, scope.cls.of, name)
      if (field) return { is: 'field', member: field, type: memberField(e, field, scope.cls) }
    } else if (scope.is === 'head') {
      const field = givenTo(scope.cls, name)
      if (field) return { is: 'field', member: field, type: memberField(e, field, undefined) }
    } else {
      const local = scope.names.get(name)
      if (local) return { is: 'local', index: local.index, type: local.type }
    }
  }
  return undefined
}

/** A property or field of a class, or Java's getter of that name. */
function fieldSeen(e: Evaluation, cls: ClassInfo, name: string) {
  const field = propertyOf(e, cls, name)
  return field && !field.has(FLAG.extension) ? field : undefined
}

read({
  scopedName,
  scopedSelf: (e, at) => {
    const label = stringOperand(e, at, 0)
    const narrowed = narrowedAt(e, at)
    if (narrowed) return narrowed
    for (const one of receiversOf(e)) {
      const frame = e.frames[one.depth]
      const isCompanion = frame?.is === 'class' && one.cls?.of !== frame.cls
      if (!isCompanion && (label === '' || one.label === label)) return one.type
    }
    return undefined
  },
  scopedSuper: (e, at) => {
    if (after(e, at) > at + 2) {
      const type = evaluate(e, at + 2)
      return type?.is === 'typeName' ? classType(type.of) : type
    }
    return e.cls && eitherOf(supertypesOf(e.program, e.cls))
  },
  typeOfMember: (e) => (e.member ? memberField(e, e.member, undefined) : undefined),
  subject: () => undefined,
})
