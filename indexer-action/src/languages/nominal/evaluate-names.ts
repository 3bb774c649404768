/** Names used as values: locals, fields, types, packages; and members of values. */
import type { Use } from '../../../../src/contract/links.ts'
import { destinationOf } from './arguments.ts'
import { fieldsOfUsers } from './call-targets.ts'
import { ClassInfo, type MemberInfo } from './classes.ts'
import type { FunctionFound } from './dialect.ts'
import { qualifierPath } from './evaluate-types.ts'
import {
  classAt,
  declareLocal,
  type Evaluation,
  evaluate,
  findLocal,
  type LocalVariable,
  operand,
  ownType,
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
import { ancestorsOf, nestedIn, opaqueAncestorOf, superclassOf } from './inheritance.ts'
import { FLAG, MEMBER_FIELD, SHAPE, USE_MAY_DEFINE, USE_PROPERTY, USE_READ } from './ir.ts'
import { seenFrom, typeOfMember } from './member-types.ts'
import { fieldNamed, isHiddenFrom, methodsNamed } from './members.ts'
import { narrowedAt } from './narrowing.ts'
import { viewFrom } from './overloads.ts'
import { UNSURE } from './program.ts'
import { type ClassType, classType, eitherOf, primitive, substitute, type Type } from './types.ts'
import { typeNamed, typeOfText } from './written-types.ts'

/** `x += 1` reads and writes; a write says more. */
function useAt(e: Evaluation, at: number): Use {
  return (operand(e, at, 3) & ~(USE_PROPERTY | USE_MAY_DEFINE)) === USE_READ ? 'read' : 'write'
}

export type Found =
  | { is: 'local'; local: LocalVariable }
  | { is: 'field'; member: MemberInfo; type: Type | undefined; sure: boolean }

/** A variable or field by its simple name, from the inside out. `opaque` is a class on the way that may have it. */
export function findVariable(e: Evaluation, name: string): { found: Found | undefined; opaque: ClassInfo | undefined } {
  let opaque: ClassInfo | undefined
  if (e.program.dialect.implicitLocals) {
    const local = findLocal(e, name)
    return { found: local && { is: 'local', local }, opaque }
  }
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is === 'block') {
      const local = frame.names.get(name)
      if (local) return { found: { is: 'local', local }, opaque }
    } else if (frame) {
      const member = fieldNamed(e.program, frame.cls, name)
      if (member && !isHiddenFrom(frame.cls, member)) {
        const type = substitute(typeOfMember(e.program, member), viewFrom(e.program, ownType(frame.cls), member.owner))
        return { found: { is: 'field', member, type, sure: opaque === undefined }, opaque }
      }
      opaque ??= opaqueAncestorOf(e.program, frame.cls)
    }
  }
  return { found: undefined, opaque }
}

/** Fields named by static imports. */
function staticField(e: Evaluation, name: string): MemberInfo | undefined {
  for (const one of e.file.file.surface.imports) {
    if (!one.static) continue
    const cut = one.all ? one.path.length : one.path.lastIndexOf('.')
    if (!one.all && one.path.slice(cut + 1) !== name) continue
    const cls = e.program.known(one.path.slice(0, cut), e.file)
    const member = cls && fieldNamed(e.program, cls, name)
    if (member) return member
  }
  return undefined
}

/** A class outside that a static import of one name says it comes from. */
export function staticOutside(e: Evaluation, name: string): ClassInfo | undefined {
  for (const one of e.file.file.surface.imports)
    if (one.static && !one.all && one.path.endsWith(`.${name}`)) {
      const cls = e.program.qualified(one.path.slice(0, -name.length - 1), e.file)
      if (cls.external !== undefined) return cls
    }
  return undefined
}

function name(e: Evaluation, at: number): Type | undefined {
  const text = stringOperand(e, at, 0)
  const { found, opaque } = findVariable(e, text)
  if (found?.is === 'local') {
    say(e, at, useAt(e, at), { to: 'local', index: found.local.index }, 'same_file')
    return found.local.type
  }
  if (e.program.dialect.implicitLocals) {
    if (e.program.dialect.globals?.has(text)) {
      const { packageOf, root } = e.program.dialect
      say(e, at, useAt(e, at), { to: 'external', package: packageOf(root), name: text }, 'import')
      return undefined
    }
    if (useAt(e, at) !== 'write' && !(operand(e, at, 3) & USE_MAY_DEFINE)) return unknown(e, at, 'read')
    // The first assignment is the definition, not a use.
    const local = declareLocal(e, at, 1, e.assumed.get(text))
    e.assumed.delete(text)
    return local.type
  }
  if (found) {
    const near = found.member.owner.file === e.file
    say(e, at, useAt(e, at), toMember(found.member), near ? 'same_file' : 'type', found.sure ? undefined : 70)
    return found.type
  }
  const imported = staticField(e, text)
  if (imported) {
    say(e, at, useAt(e, at), toMember(imported), 'import')
    return typeOfMember(e.program, imported)
  }
  const type = typeNamed(e.program, text, place(e))
  // A class outside that is only guessed at gives way to a superclass that may have the name as a member.
  const guessed =
    type instanceof ClassInfo &&
    type.external !== undefined &&
    !type.external.includes(':') &&
    opaque?.external !== undefined
  if (type instanceof ClassInfo && !guessed) {
    say(e, at, 'read', toClass(type), type.file === e.file ? 'same_file' : 'import')
    return { is: 'typeName', of: type }
  }
  if (e.program.dialect.methodGroups)
    for (let depth = e.frames.length - 1; depth >= 0; depth--) {
      const frame = e.frames[depth]
      const group = frame?.is === 'class' ? methodsNamed(e.program, frame.cls, text).methods : []
      if (group.length > 0) return sayGroup(e, at, group)
    }
  const outside = staticOutside(e, text)
  if (outside) {
    say(e, at, 'read', toOutside(outside, text), 'import')
    return classType(e.program.resultFrom(outside))
  }
  if (opaque?.external !== undefined) {
    say(e, at, useAt(e, at), toOutside(opaque, text), 'type', 60)
    return undefined
  }
  if (e.program.hasPackage(text)) return { is: 'package', name: text }
  return unknown(e, at, useAt(e, at))
}

function member(e: Evaluation, at: number): Type | undefined {
  const text = stringOperand(e, at, 0)
  // Languages with sigils keep properties apart from constants.
  const key = operand(e, at, 3) & USE_PROPERTY && !text.startsWith('$') ? `$${text}` : text
  const object = at + 6
  const path = qualifierPath(e, object)
  // `a.b.C`: nothing in `a.b` is a name of ours.
  if (path !== undefined && isPackagePath(e, path)) {
    const cls = e.program.known(`${path}.${text}`, e.file)
    if (cls) {
      say(e, at, 'read', toClass(cls), cls.file === e.file ? 'same_file' : 'import')
      return { is: 'typeName', of: cls }
    }
    if (e.program.hasPackage(`${path}.${text}`)) return { is: 'package', name: `${path}.${text}` }
    if (/^\p{Lu}/u.test(text)) {
      const outside = e.program.outside(`${path}.${text}`)
      say(e, at, 'read', toClass(outside), 'import')
      return { is: 'typeName', of: outside }
    }
    return { is: 'package', name: `${path}.${text}` }
  }
  const receiver = evaluate(e, object)
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
  const cls = classAt(e, receiver)
  if (!cls) {
    unknown(e, at, useAt(e, at))
    return narrowedAt(e, at)
  }
  const found = fieldOf(e, receiver, cls, key)
  if (found) {
    if (found.member.has(FLAG.forwards)) sayPromised(e, at, cls.of, text)
    else say(e, at, useAt(e, at), toMember(found.member), 'type')
    const path = e.narrowed.size > 0 ? pathKey(e, at) : undefined
    if (path !== undefined && useAt(e, at) === 'write') e.narrowed.delete(path)
    return (path === undefined ? undefined : e.narrowed.get(path)) ?? seenFrom(e.program, found.member, found.cls)
  }
  const group = e.program.dialect.methodGroups ? methodsNamed(e.program, cls.of, text).methods : []
  if (group.length > 0) return sayGroup(e, at, group)
  const promised = promisedField(e, cls.of, key, text)
  if (promised !== undefined) {
    say(e, at, useAt(e, at), toMember(promised), 'dynamic')
    const type = seenFrom(e.program, promised, cls)
    return promised.text.kind === MEMBER_FIELD ? type : type && e.program.dialect.asProperty?.(e.program, type)
  }
  const used = fieldsOfUsers(e.program, cls.of, key)
  if (used.length > 0) {
    say(e, at, useAt(e, at), destinationOf(used), used.length > 1 ? 'ambiguous' : 'dynamic')
    return narrowedAt(e, at) ?? eitherOf(used.map((field) => typeOfMember(e.program, field)))
  }
  const nested = nestedIn(e.program, cls.of, text)
  if (nested) {
    say(e, at, 'read', toClass(nested), nested.file === e.file ? 'same_file' : 'import')
    return { is: 'typeName', of: nested }
  }
  const opaque = opaqueAncestorOf(e.program, cls.of) ?? (cls.of.external !== undefined ? cls.of : undefined)
  if (opaque?.external === undefined || opaque.name === UNSURE) return unknown(e, at, useAt(e, at))
  say(e, at, useAt(e, at), toOutside(opaque, text), 'type')
  if (receiver?.is === 'typeName' && /^\p{Lu}[^_]*\p{Ll}/u.test(text))
    return { is: 'typeName', of: e.program.outside(`${opaque.qualified}.${text}`) }
  return classType(e.program.resultFrom(opaque))
}

/** Read already: there is nothing more to learn from what takes it. */
const METHOD_GROUP: Type = { is: 'deferred', at: -1, parameters: -1, shape: SHAPE.droppable, reference: true }

/** A method that is named and not called: somebody will. */
function sayGroup(e: Evaluation, at: number, group: readonly MemberInfo[]): Type {
  const [first] = group
  if (first && group.length === 1) say(e, at, 'call_indirect', toMember(first), 'type')
  else say(e, at, 'call_indirect', { to: 'one_of', options: group.map(toMember) }, 'ambiguous')
  return METHOD_GROUP
}

/** A field of a value; of one that may be several things, of the first that has it. */
function fieldOf(
  e: Evaluation,
  receiver: Type | undefined,
  cls: ClassType,
  name: string,
): { member: MemberInfo; cls: ClassType } | undefined {
  const candidates = receiver?.is === 'union' ? receiver.of.map((one) => classAt(e, one)) : [cls]
  for (const one of candidates) {
    const member = one && fieldNamed(e.program, one.of, name)
    if (one && member) return { member, cls: one }
  }
  return undefined
}

/** A property that a comment promises: the method that gives it, if there is one. */
function sayPromised(e: Evaluation, at: number, cls: ClassInfo, text: string): void {
  const promised = promisedField(e, cls, '', text)
  if (promised) say(e, at, useAt(e, at), toMember(promised), 'dynamic')
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
  if (e.program.dialect.importsNamespaces) return e.program.hasPackage(first) || /^(System|Microsoft)$/.test(first)
  if (path.split('.').some((part) => /^\p{Lu}/u.test(part))) return false
  return (
    e.program.hasPackage(first) || /^(java|javax|jdk|com|org|net|io|edu|gov|kotlin|scala|android|androidx)$/.test(first)
  )
}

/** A constant that is no member. */
function constant(e: Evaluation, at: number): Type | undefined {
  const found = e.program.dialect.resolveConstant?.(e.program, stringOperand(e, at, 3), e.file)
  if (!found) return unknown(e, at, 'read')
  sayFound(e, at, 'read', found)
  const first = found.is === 'ours' ? found.members[0] : undefined
  return first && typeOfMember(e.program, first)
}

/** Says where a function or constant outside classes leads. */
export function sayFound(e: Evaluation, at: number, use: Use, found: FunctionFound): void {
  if (found.is === 'outside') {
    say(e, at, use, { to: 'external', package: found.package, name: found.name }, 'import')
    return
  }
  const destinations = found.members.map(toMember)
  const [first] = destinations
  if (destinations.length === 1 && first)
    say(e, at, use, first, found.members[0]?.owner.file === e.file ? 'same_file' : 'import')
  else say(e, at, use, { to: 'one_of', options: destinations }, 'ambiguous')
}

read({
  name,
  member,
  constant,
  capture: (e, at) => {
    // The closure's variable is the outer one under the same name: one local, and this is a use of it.
    const name = stringOperand(e, at, 0)
    const inner = e.frames.pop()
    const local = findLocal(e, name)
    if (local) say(e, at, 'read', { to: 'local', index: local.index }, 'same_file')
    else unknown(e, at, 'read')
    if (inner) e.frames.push(inner)
    if (local && inner?.is === 'block') inner.names.set(name, local)
    return undefined
  },
  classReference: (e, at) => {
    const outer = e.typeUse
    e.typeUse = 'read'
    const type = evaluate(e, at + 2)
    e.typeUse = outer
    return type?.is === 'class' ? { is: 'typeName', of: type.of } : type
  },
  self: (e, at) => {
    if (operand(e, at, 0) === 0) return e.cls && !e.cls.has(FLAG.file) ? ownType(e.cls) : undefined
    const type = evaluate(e, at + 3)
    return type?.is === 'typeName' ? ownType(type.of) : type
  },
  parent: (e, at) => {
    if (operand(e, at, 0) === 1) {
      const type = evaluate(e, at + 3)
      const outer = type?.is === 'typeName' ? type.of : undefined
      // `Outer.super` is the outer class's parent; `Interface.super` is the interface itself.
      if (!outer) return undefined
      return outer.isInterface ? classType(outer) : superclassOf(e.program, outer)
    }
    return e.cls && superclassOf(e.program, e.cls)
  },
  caseLabel: (e, at) => {
    const subject = classAt(e, e.subjects.at(-1))
    const constant = subject && fieldNamed(e.program, subject.of, stringOperand(e, at, 0))
    if (constant) {
      say(e, at, 'read', toMember(constant), 'type')
      return subject
    }
    // What is no member of the subject's enum is a number, a character, a string, or an enum's member by another name.
    const { found } = findVariable(e, stringOperand(e, at, 0))
    const type = found?.is === 'local' ? found.local.type : found?.type
    if (type?.is === 'class' && type.of.external === undefined && !type.of.has(FLAG.enum)) return unknown(e, at, 'read')
    return name(e, at)
  },
})
