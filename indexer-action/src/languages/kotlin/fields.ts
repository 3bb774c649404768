/** Properties: of classes, of Java's classes by their getters, and those that extend types. */
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import type { Evaluation } from '../nominal/evaluation.ts'
import { ancestorsOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { parameterTypesOf, seenFrom, typeOfMember, viewOf } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { type Bindings, type ClassType, substitute, type Type } from '../nominal/types.ts'
import { setterOf } from './compiled-names.ts'
import { plain } from './receivers.ts'
import { standardFunctions } from './standard.ts'

/** A property of a class, or the getter that Java has for it. */
export function propertyOf(e: Evaluation, cls: ClassInfo, name: string): MemberInfo | undefined {
  const field = fieldNamed(e.program, cls, name)
  if (field && !(field.has(FLAG.private) && field.file !== e.file)) return field
  return comesFromJava(e, cls) ? getterOf(e, cls, name) : undefined
}

/** Whether a class of Java's is among what a class extends: only those have getters that are properties. */
function comesFromJava(e: Evaluation, cls: ClassInfo): boolean {
  let does = ofJava.get(cls)
  if (does === undefined) {
    const isOne = (one: ClassInfo): boolean => isOfJava(e, one) || one.file?.file.language === 'java'
    does = isOne(cls) || [...ancestorsOf(e.program, cls).keys()].some(isOne)
    ofJava.set(cls, does)
  }
  return does
}

const ofJava = new WeakMap<ClassInfo, boolean>()

function getterOf(e: Evaluation, cls: ClassInfo, name: string): MemberInfo | undefined {
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1)
  // `urlPath` is `getURLPath` or `getUrlPath`.
  const capitals = name.replace(/^\p{Ll}+/u, (word) => word.toUpperCase())
  for (const getter of /^is[^a-z]/.test(name) ? [name] : [`get${capital}`, `get${capitals}`]) {
    const found = methodsNamed(e.program, cls, getter).methods.find(
      (method) => isJava(e, method) && !method.has(FLAG.static) && (method.text.parameters?.length ?? 0) === 0,
    )
    if (found) return found
  }
  return undefined
}

/** The setter that goes with a getter of Java's. */
export function setterFor(e: Evaluation, cls: ClassInfo, name: string): MemberInfo | undefined {
  return methodsNamed(e.program, cls, setterOf(name)).methods.find((method) => isJava(e, method))
}

const isJava = (e: Evaluation, member: MemberInfo): boolean =>
  member.file ? member.file.file.language === 'java' : isOfJava(e, member.owner)

const isOfJava = (e: Evaluation, cls: ClassInfo): boolean => standardFunctions(e.program).isOfJava(cls)

/** What a property holds, as its object has it. */
export function memberField(e: Evaluation, member: MemberInfo, receiver: ClassType | undefined): Type | undefined {
  return receiver ? seenFrom(e.program, member, receiver) : typeOfMember(e.program, member)
}

/** What an extension property gives for a receiver. */
export function extensionType(e: Evaluation, member: MemberInfo, receiver: Type | undefined): Type | undefined {
  const type = typeOfMember(e.program, member)
  if (member.typeParameters.length === 0) return type
  const bindings: Bindings = new Map(viewOf(e.program, undefined, member.owner))
  const [first] = parameterTypesOf(e.program, member) ?? []
  e.overloads.infer(first, plain(e, receiver), member.typeParameters, bindings)
  return substitute(type, bindings)
}
