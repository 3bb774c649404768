/** Members of values: fields, what a comment promises, nested types; and dotted paths of packages. */

import { sayAccess } from './accessors.ts'
import { answering, fieldsOfUsers } from './call-targets.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import { objectOf } from './evaluate-names.ts'
import { qualifierPath } from './evaluate-types.ts'
import {
  classAt,
  type Evaluation,
  isUndecided,
  operand,
  pathKey,
  place,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from './evaluation.ts'
import { extensionProperties } from './extension-methods.ts'
import { findVariable, staticField } from './find-variable.ts'
import { ancestorsOf, nestedIn, opaqueOwnerOf } from './inheritance.ts'
import { FLAG, USE_PROPERTY } from './ir.ts'
import { seenFrom, typeOfMember } from './member-types.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import { narrowedAt } from './narrowing.ts'
import { UNSURE } from './program.ts'
import { sayGroup, useAt } from './say-found.ts'
import { MEMBER_FIELD } from './surface.ts'
import { memberOfObject } from './tuples.ts'
import { classType, eitherOf, primitive, type Type } from './types.ts'
import { fieldOf, givenByOthers } from './unions.ts'
import { typeNamed, typeOfText } from './written-types.ts'

function member(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const text = stringOperand(e, at, 0)
  // Languages with sigils keep properties apart from constants.
  const key = operand(e, at, 3) & USE_PROPERTY && !text.startsWith('$') ? `$${text}` : text
  const object = at + 6
  const path = qualifierPath(e, object)
  // `a.b.C`: nothing in `a.b` is a name of ours.
  if (path !== undefined && isPackagePath(e, path)) {
    const around = e.program.packageAt(path, place(e)) ?? path
    const cls = e.program.known(`${around}.${text}`, e.file)
    if (cls) {
      say(e, at, 'read', toClass(cls), cls.file === e.file ? 'same_file' : 'import')
      return { is: 'typeName', of: cls }
    }
    if (e.program.hasPackage(`${around}.${text}`)) return { is: 'package', name: `${around}.${text}` }
    if (/^\p{Lu}/u.test(text)) {
      const outside = e.program.outside(`${path}.${text}`)
      say(e, at, 'read', toClass(outside), 'import')
      return { is: 'typeName', of: outside }
    }
    return { is: 'package', name: `${path}.${text}` }
  }
  const receiver = objectOf(e, object, text)
  if (receiver?.is === 'array') {
    if (text === 'length')
      say(
        e,
        at,
        'read',
        { to: 'external', package: e.program.dialect.packageOf(e.program.dialect.root), name: 'array.length' },
        'type',
      )
    return primitive('int')
  }
  const element = receiver?.is === 'class' ? (receiver.names?.indexOf(text) ?? -1) : -1
  if (receiver?.is === 'class' && element >= 0) {
    const own = receiver.anonymous?.[element]
    if (own !== undefined) say(e, at, useAt(e, at), { to: 'local', index: memberOfObject(e, own) }, 'same_file')
    else say(e, at, useAt(e, at), toOutside(receiver.of, `Item${element + 1}`), 'type')
    return receiver.args[element]
  }
  const boxes = e.program.dialect.methodGroups && receiver?.is === 'primitive'
  const cls = classAt(e, boxes ? e.overloads.boxed(receiver) : receiver)
  const isResource = path !== undefined && e.program.dialect.isResource?.(`${path}.${text}`) === true
  if (!cls) {
    unknown(e, at, useAt(e, at))
    return isResource ? primitive('int') : narrowedAt(e, at)
  }
  const found = fieldOf(e, receiver, cls, key)
  if (found) {
    if (found.member.has(FLAG.forwards)) sayPromised(e, at, cls.of, text, found.member)
    else sayAccess(e, at, [found.member], 'type')
    const path = e.narrowed.size > 0 ? pathKey(e, at) : undefined
    if (path !== undefined && useAt(e, at) === 'write') e.narrowed.delete(path)
    const narrowed = path === undefined ? undefined : e.narrowed.get(path)
    return (
      narrowed ??
      eitherOf([
        seenFrom(e.program, found.member, found.cls),
        ...givenByOthers(e, receiver, found.cls, (other) => fieldNamed(e.program, other, key)),
      ])
    )
  }
  const group = e.program.dialect.methodGroups ? methodsNamed(e.program, cls.of, text).methods : []
  if (group.length > 0) return sayGroup(e, at, group, expected)
  const promised = promisedField(e, cls.of, key, text)
  if (promised !== undefined) {
    sayAccess(e, at, [promised], 'dynamic')
    const type = seenFrom(e.program, promised, cls)
    return promised.text.kind === MEMBER_FIELD ? type : type && e.program.dialect.asProperty?.(e.program, type)
  }
  const used = fieldsOfUsers(e.program, cls.of, key)
  if (used.length > 0) {
    sayAccess(e, at, used, used.length > 1 ? 'ambiguous' : 'dynamic')
    return narrowedAt(e, at) ?? eitherOf(used.map((field) => typeOfMember(e.program, field)))
  }
  const extensions = extensionProperties(e, text, receiver)
  if (extensions.length > 0) {
    sayAccess(e, at, extensions, extensions.length > 1 ? 'ambiguous' : 'type')
    return narrowedAt(e, at) ?? eitherOf(extensions.map((property) => typeOfMember(e.program, property)))
  }
  const nested = nestedIn(e.program, cls.of, text)
  if (nested) {
    say(e, at, 'read', toClass(nested), nested.file === e.file ? 'same_file' : 'import')
    return { is: 'typeName', of: nested }
  }
  const isOfObject = key !== text && receiver?.is !== 'typeName'
  const answer = isOfObject ? answering(e.program, cls.of, useAt(e, at) === 'write' ? 'write' : 'read') : undefined
  if (answer) {
    say(e, at, 'call_indirect', toMember(answer), 'dynamic')
    return narrowedAt(e, at) ?? (useAt(e, at) === 'read' ? seenFrom(e.program, answer, cls) : undefined)
  }
  const opaque = opaqueOwnerOf(e.program, cls.of) ?? (cls.of.external !== undefined ? cls.of : undefined)
  if (opaque?.external === undefined || opaque.name === UNSURE || isUndecided(e, receiver, cls))
    return unknown(e, at, useAt(e, at))
  say(e, at, useAt(e, at), toOutside(opaque, text), 'type')
  if (isResource) return primitive('int')
  const value = classType(e.program.resultFrom(opaque))
  if (receiver?.is === 'typeName' && /^\p{Lu}[^_]*\p{Ll}/u.test(text))
    return { is: 'typeName', of: e.program.outside(`${opaque.qualified}.${text}`), value }
  return value
}

/** A property that a comment promises: the method that gives it, if there is one, else the comment. */
function sayPromised(e: Evaluation, at: number, cls: ClassInfo, text: string, comment: MemberInfo): void {
  const promised = promisedField(e, cls, '', text) ?? (comment.symbol === undefined ? undefined : comment)
  if (promised) sayAccess(e, at, [promised], 'dynamic')
  else unknown(e, at, useAt(e, at))
}

/** A property that the class answers to under another name, or that what it stands for has. */
function promisedField(e: Evaluation, cls: ClassInfo, key: string, text: string): MemberInfo | undefined {
  for (const other of e.program.dialect.otherNames?.(text, true) ?? []) {
    const [method] = methodsNamed(e.program, cls, other).methods
    if (method?.symbol !== undefined) return method
  }
  for (const owner of [cls, ...ancestorsOf(e.program, cls).keys()])
    for (const forward of owner.text.forwardsTo ?? []) {
      const target = classAt(e, typeOfText(e.program, forward, { file: owner.file, cls: owner, member: undefined }))
      const field = target && target.of !== cls ? fieldNamed(e.program, target.of, key) : undefined
      if (field) return field
    }
  return undefined
}

/** Whether a dotted path cannot be anything but a package: its first name is nothing else here. */
function isPackagePath(e: Evaluation, path: string): boolean {
  const first = path.split('.')[0] as string
  if (findVariable(e, first).found) return false
  if (typeNamed(e.program, first, place(e)) !== undefined || staticField(e, first)) return false
  if (e.program.dialect.importsNamespaces)
    return (
      (e.program.packageAt(first, place(e)) !== undefined || /^(System|Microsoft)$/.test(first)) && !namesClass(e, path)
    )
  if (path.split('.').some((part) => /^\p{Lu}/u.test(part))) return false
  return (
    e.program.hasPackage(first) || /^(java|javax|jdk|com|org|net|io|edu|gov|kotlin|scala|android|androidx)$/.test(first)
  )
}

/** Whether a path of namespaces has come to a class. */
function namesClass(e: Evaluation, path: string): boolean {
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const around = e.program.packageAt(path.slice(0, dot), place(e)) ?? path.slice(0, dot)
    const [name] = path.slice(dot + 1).split('.')
    if (e.program.known(`${around}.${name}`, e.file)) return true
  }
  return false
}

read({ member })
