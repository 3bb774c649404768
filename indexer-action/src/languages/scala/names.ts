/**
 * What names mean, as terms and as types, in classes, packages and at the top of files.
 *
 * A class and the object beside it have one name. The object's class is called `Name$` here, as where it is compiled.
 */
import type { ClassInfo, FileInfo, MemberInfo } from '../nominal/classes.ts'
import { nestedIn, supertypesOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { seenFrom, typeOfMember } from '../nominal/member-types.ts'
import { methodsNamed } from '../nominal/members.ts'
import { overrides } from '../nominal/overriding.ts'
import type { Program } from '../nominal/program.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { classOfType } from '../nominal/values.ts'
import { headPlace, typeOfText } from '../nominal/written-types.ts'
import type { ScalaStandard } from './standard.ts'

export type Term =
  /** A field, or methods of one name; `receiver` is whose they are. */
  | {
      is: 'members'
      members: readonly MemberInfo[]
      receiver: ClassType | undefined
      /** Has their name, and may be meant where none of them suits. */
      object?: ClassInfo
    }
  | { is: 'object'; cls: ClassInfo }
  /** A class of which there is no object: its constructor, or the static members of Java's. */
  | { is: 'class'; cls: ClassInfo }
  | { is: 'package'; name: string }

export const objectOf = (name: string): string => `${name}$`

const isJava = (cls: ClassInfo): boolean => cls.external === 'std:java' || cls.file?.file.language === 'java'

const linearizations = new WeakMap<ClassInfo, readonly ClassInfo[]>()

/** A class and all that it extends, in the order in which members are looked for: what is extended last first, and what others extend after those. */
function linearization(program: Program, cls: ClassInfo): readonly ClassInfo[] {
  return linearized(program, cls, []).all
}

/** `isWhole`: nothing of it is only being found out. */
function linearized(
  program: Program,
  cls: ClassInfo,
  below: readonly ClassInfo[],
): { all: readonly ClassInfo[]; isWhole: boolean } {
  const known = linearizations.get(cls)
  if (known) return { all: known, isWhole: true }
  // What extends itself has nothing more.
  if (below.includes(cls)) return { all: [cls], isWhole: true }
  const supertypes = supertypesOf(program, cls)
  let isWhole =
    supertypes.length > 0 || cls.unresolvedSupertype !== undefined || (cls.text.supertypes?.length ?? 0) === 0
  let found: ClassInfo[] = []
  for (const { of } of supertypes) {
    const next = linearized(program, of, [...below, cls])
    isWhole &&= next.isWhole
    const later = new Set(next.all)
    found = [...found.filter((one) => !later.has(one)), ...next.all]
  }
  const all = [cls, ...found.filter((one) => one !== cls)]
  if (isWhole) linearizations.set(cls, all)
  return { all, isWhole }
}

/** A member of a class by its name: the nearest that is more than announced, or else the nearest. */
export function termIn(
  program: Program,
  receiver: ClassType,
  name: string,
  from: FileInfo | undefined,
  seen: readonly ClassInfo[] = [],
): Term | undefined {
  const { of: cls } = receiver
  const owners = linearization(program, cls)
  const found =
    termOfOwners(program, receiver, owners, name, from, false) ??
    termOfOwners(program, receiver, owners, name, from, true)
  if (found) return found
  for (const self of selfTypesOf(program, cls)) {
    const one =
      self.of === cls || seen.includes(self.of) ? undefined : termIn(program, self, name, from, [...seen, cls])
    if (one) return one
  }
  return undefined
}

function termOfOwners(
  program: Program,
  receiver: ClassType,
  owners: readonly ClassInfo[],
  name: string,
  from: FileInfo | undefined,
  mayBeAbstract: boolean,
): Term | undefined {
  // What a class has for itself is seen in its file: by its object, too.
  const isSeen = (member: MemberInfo): boolean =>
    (mayBeAbstract || !member.has(FLAG.abstract)) && (!member.has(FLAG.private) || member.file === from)
  for (const owner of owners) {
    const key = owner.external === undefined ? name : encoded(name)
    const field = owner.fields.get(key)
    if (field && isSeen(field)) return { is: 'members', members: [field], receiver }
    const object = owner.nested.get(objectOf(name))
    if (owner.methods.get(key)?.some(isSeen)) {
      const members = methodsOf(program, receiver.of, owners, name, from)
      return { is: 'members', members, receiver, ...(object ? { object } : {}) }
    }
    if (object) return { is: 'object', cls: object }
    const nested = owner.nested.get(name)
    if (nested && nested.text.alias === undefined && (nested.has(FLAG.record) || isJava(nested)))
      return { is: 'class', cls: nested }
    const exported = owner.text.imports && exports.get(program)?.term(owner, name)
    if (exported) return exported
  }
  return undefined
}

/** Methods of a name, what others take the place of left out. */
function methodsOf(
  program: Program,
  cls: ClassInfo,
  owners: readonly ClassInfo[],
  name: string,
  from: FileInfo | undefined,
): MemberInfo[] {
  const found: MemberInfo[] = []
  for (const isAbstract of [false, true])
    for (const owner of owners)
      for (const method of owner.methods.get(owner.external === undefined ? name : encoded(name)) ?? [])
        if (
          method.has(FLAG.abstract) === isAbstract &&
          (!method.has(FLAG.private) || method.file === from) &&
          !found.some((other) => other.owner !== owner && overrides(program, other, method, cls))
        )
          found.push(method)
  return found
}

/** What the object of a class is besides: `self: A with B =>`. */
function selfTypesOf(program: Program, cls: ClassInfo): readonly ClassType[] {
  if (!cls.text.forwardsTo) return []
  let found = selves.get(cls)
  if (!found) {
    found = []
    selves.set(cls, found)
    found = cls.text.forwardsTo.flatMap((text) => classOfType(program, typeOfText(program, text, headPlace(cls))) ?? [])
    selves.set(cls, found)
  }
  return found
}

const selves = new WeakMap<ClassInfo, ClassType[]>()

/** A type that is a member of a class: the nearest that is more than announced, or else the nearest. */
export function typeIn(program: Program, cls: ClassInfo, name: string): ClassInfo | undefined {
  const own = typeOfOwners(program, cls, name)
  if (own) return own
  for (const self of selfTypesOf(program, cls)) {
    const found = self.of === cls ? undefined : typeOfOwners(program, self.of, name)
    if (found) return found
  }
  return undefined
}

function typeOfOwners(program: Program, cls: ClassInfo, name: string): ClassInfo | undefined {
  let announced: ClassInfo | undefined
  for (const owner of linearization(program, cls)) {
    const found = owner.nested.get(name) ?? (owner.external === undefined ? undefined : nestedIn(program, owner, name))
    const exported = found || !owner.text.imports ? undefined : exports.get(program)?.type(owner, name)
    if (exported) return exported
    if (!found) continue
    if (!isAnnounced(found)) return found
    announced ??= found
  }
  return announced
}

/** `type T <: A`: whoever extends the class says what it is. */
const isAnnounced = (cls: ClassInfo): boolean => cls.has(FLAG.announced)

/** Signs of operators have names where they are compiled, and in tables. */
const SIGNS: Record<string, string> = {
  '~': '$tilde',
  '=': '$eq',
  '<': '$less',
  '>': '$greater',
  '!': '$bang',
  '#': '$hash',
  '%': '$percent',
  '^': '$up',
  '&': '$amp',
  '|': '$bar',
  '*': '$times',
  '/': '$div',
  '+': '$plus',
  '-': '$minus',
  ':': '$colon',
  '\\': '$bslash',
  '?': '$qmark',
  '@': '$at',
}

export const encoded = (name: string): string =>
  /^[\w$]*$/.test(name) ? name : name.replace(/[^\w$]/g, (sign) => SIGNS[sign] ?? sign)

const owned = new WeakMap<Program, Set<string>>()

/** Whether nobody here knows what is in a package: what is only the beginning of the names of others may have more. */
export function isOutside(program: Program, name: string): boolean {
  let packages = owned.get(program)
  if (!packages) {
    packages = new Set()
    for (const { file } of program.files.values()) {
      packages.add(file.surface.package)
      for (const text of file.surface.types) if (text.package !== undefined) packages.add(text.package)
    }
    owned.set(program, packages)
  }
  return !packages.has(name)
}

export const isPackageName = (name: string): boolean => /^[\p{Ll}_]/u.test(name)

/** What is exported into packages and classes: the names of others, which are theirs as well. */
export interface Exports {
  term(into: string | ClassInfo, name: string): Term | undefined
  type(into: string | ClassInfo, name: string): ClassInfo | undefined
}

const exports = new WeakMap<Program, Exports>()

export function setExports(program: Program, found: Exports): void {
  exports.set(program, found)
}

export function termInPackage(
  program: Program,
  pack: string,
  name: string,
  from: FileInfo | undefined,
): Term | undefined {
  const path = pack === '' ? name : `${pack}.${name}`
  const object = program.find(objectOf(path), from)
  if (object && !object.outer) return { is: 'object', cls: object }
  const members = [...(program.functions(path) ?? []), ...(program.constants(path) ?? [])]
  if (members.length > 0) return { is: 'members', members, receiver: undefined }
  const holder = program.find(pack === '' ? 'package$' : `${pack}.package$`, from)
  const held = holder && termIn(program, classType(holder), name, from)
  if (held) return held
  const { standard } = program.dialect
  const known = standard.get(objectOf(path))
  if (known) return { is: 'object', cls: known }
  const ours = standard.get(`${pack}.package$`)
  const inStandard = ours && termIn(program, classType(ours), name, from)
  if (inStandard) return inStandard
  const cls = program.find(path, from) ?? standard.get(path)
  if (cls && !cls.outer && cls.text.alias === undefined) return { is: 'class', cls }
  const exported = exports.get(program)?.term(pack, name)
  if (exported) return exported
  return isPackage(program, path) ? { is: 'package', name: path } : undefined
}

export const isPackage = (program: Program, name: string): boolean =>
  program.hasPackage(name) || (program.dialect.standard as ScalaStandard).isPackage(name)

export function typeInPackage(
  program: Program,
  pack: string,
  name: string,
  from: FileInfo | undefined,
): ClassInfo | undefined {
  const path = pack === '' ? name : `${pack}.${name}`
  const cls = program.find(path, from)
  if (cls) return cls
  const holder = program.find(pack === '' ? 'package$' : `${pack}.package$`, from)
  const held = holder && typeIn(program, holder, name)
  return held ?? exports.get(program)?.type(pack, name) ?? program.dialect.standard.get(path)
}

/** What stands before a dot, as far as it is known. */
export type Prefix =
  | { is: 'package'; name: string }
  | { is: 'value'; type: ClassType }
  | { is: 'statics'; cls: ClassInfo }

export function prefixOf(program: Program, term: Term | undefined): Prefix | undefined {
  switch (term?.is) {
    case 'package':
      return term
    case 'object':
      return { is: 'value', type: classType(term.cls) }
    case 'class':
      return { is: 'statics', cls: term.cls }
    case 'members': {
      const cls = classOfType(program, typeOfTerm(program, term))
      return cls && { is: 'value', type: cls }
    }
    default:
      return undefined
  }
}

/** What a member holds, or gives without arguments. */
function typeOfTerm(program: Program, { members, receiver }: Term & { is: 'members' }): Type | undefined {
  const [member] = members
  if (!member) return undefined
  return receiver ? seenFrom(program, member, receiver) : typeOfMember(program, member)
}

export function termOf(program: Program, prefix: Prefix, name: string, from: FileInfo | undefined): Term | undefined {
  if (prefix.is === 'value') {
    const found = termIn(program, prefix.type, name, from)
    if (found || !prefix.type.of.opaque) return found
    return { is: 'class', cls: program.outside(`${prefix.type.of.qualified}.${name}`) }
  }
  if (prefix.is === 'package') {
    const found = termInPackage(program, prefix.name, name, from)
    if (found) return found
    const path = `${prefix.name}.${name}`
    if (isPackageName(name)) return { is: 'package', name: path }
    return isOutside(program, prefix.name) ? { is: 'class', cls: program.outside(path) } : undefined
  }
  const { cls } = prefix
  const field = cls.fields.get(name)
  if (field) return { is: 'members', members: [field], receiver: undefined }
  const methods = methodsNamed(program, cls, name).methods
  if (methods.length > 0) return { is: 'members', members: methods, receiver: classType(cls) }
  const nested = nestedIn(program, cls, name)
  if (nested) return { is: 'class', cls: nested }
  return cls.opaque ? { is: 'class', cls: program.outside(`${cls.qualified}.${name}`) } : undefined
}

export function typeOfPrefix(
  program: Program,
  prefix: Prefix,
  name: string,
  from: FileInfo | undefined,
): ClassInfo | undefined {
  if (prefix.is === 'value') {
    const found = typeIn(program, prefix.type.of, name)
    return found ?? (prefix.type.of.opaque ? program.outside(`${prefix.type.of.qualified}.${name}`) : undefined)
  }
  if (prefix.is === 'package') {
    const found = typeInPackage(program, prefix.name, name, from)
    return found ?? (isOutside(program, prefix.name) ? program.outside(`${prefix.name}.${name}`) : undefined)
  }
  const { cls } = prefix
  return nestedIn(program, cls, name) ?? (cls.opaque ? program.outside(`${cls.qualified}.${name}`) : undefined)
}
