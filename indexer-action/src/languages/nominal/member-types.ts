/** Types of members: as written, as their bodies let one infer, and as a receiver sees them. */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { ancestorsOf, asAncestor, bindingsOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import { overridersOf } from './overriding.ts'
import type { Program } from './program.ts'
import { MEMBER_FIELD, MEMBER_METHOD } from './surface.ts'
import { arrayOf, type Bindings, type ClassType, eitherOf, substitute, type Type, type TypeVariable } from './types.ts'
import { classOfType, elementOf } from './values.ts'
import { placeOf, STATIC, typeOfText } from './written-types.ts'

export function parameterTypesOf(program: Program, member: MemberInfo): readonly (Type | undefined)[] | undefined {
  if (member.parameterTypes) return member.parameterTypes
  const { parameters } = member.text
  if (!parameters) return undefined
  const place = placeOf(member)
  member.parameterTypes = parameters.map(([, text], at) => {
    const type = typeOfText(program, text, place)
    return saysSomething(type)
      ? type
      : (inherited(program, member, (other) => other.text.parameters?.[at]?.[1]) ?? type)
  })
  return member.parameterTypes
}

const saysSomething = (type: Type | undefined): type is Type => type !== undefined && type.is !== 'primitive'

/** What the methods that this one overrides say, the nearest that says something; where doc comments are inherited. */
function inherited(
  program: Program,
  member: MemberInfo,
  said: (other: MemberInfo) => string | undefined,
): Type | undefined {
  const { name, kind } = member.text
  const { dialect } = program
  const isMethod = kind === MEMBER_METHOD
  if (!dialect.inheritsDocs || name === dialect.constructorName || !(isMethod || kind === MEMBER_FIELD))
    return undefined
  for (const [ancestor, seen] of ancestorsOf(program, member.owner)) {
    const other = isMethod ? ancestor.methods.get(program.fold(name))?.[0] : ancestor.fields.get(name)
    if (!isMethod && other?.has(FLAG.private)) continue
    const type = other && typeOfText(program, said(other), placeOf(other))
    if (saysSomething(type)) return substitute(type, bindingsOf(seen))
  }
  return undefined
}

/** The type variables of what a method takes and gives, which those may be of that it overrides. */
export function templatesOf(program: Program, member: MemberInfo): readonly TypeVariable[] {
  if (!program.dialect.inheritsDocs || member.typeParameters.length > 0 || member.text.kind !== MEMBER_METHOD)
    return member.typeParameters
  for (const ancestor of ancestorsOf(program, member.owner).keys()) {
    const other = ancestor.methods.get(program.fold(member.text.name))?.[0]
    if (other && other.typeParameters.length > 0) return other.typeParameters
  }
  return member.typeParameters
}

export function typeOfMember(program: Program, member: MemberInfo): Type | undefined {
  const { type, inferred, value } = member.text
  if (type === undefined && value) {
    if (member.memo.has(INFERRED)) return member.memo.get(INFERRED)
    member.memo.set(INFERRED, undefined)
    const found = program.valueOf?.(member)
    member.memo.set(INFERRED, found)
    return found
  }
  if (type !== undefined || (!inferred && !program.dialect.inheritsDocs))
    return typeOfText(program, type, placeOf(member))
  if (member.memo.has(INFERRED)) return member.memo.get(INFERRED)
  // While it is looked for, nobody knows: a method that returns what itself returns says nothing.
  member.memo.set(
    INFERRED,
    inherited(program, member, (other) => other.text.type),
  )
  if (member.memo.get(INFERRED) !== undefined) return member.memo.get(INFERRED)
  for (const chain of inferred ?? []) {
    const found = followChain(program, chain, member)
    if (found === undefined || found.is === 'null') continue
    member.memo.set(INFERRED, found)
    return found
  }
  const given = givenByImplementations(program, member)
  if (given) member.memo.set(INFERRED, given)
  return given
}

/** What nobody says of a method without a body its implementations may: the types they write, and what they construct. */
function givenByImplementations(program: Program, member: MemberInfo): Type | undefined {
  if (!member.has(FLAG.abstract) || !program.dialect.inheritsDocs) return undefined
  const implementations = overridersOf(program, member)
  if (implementations.length > MOST_ASKED) return undefined
  return eitherOf(
    implementations.map((one) => {
      const made = one.text.inferred?.find((chain) => chain.startsWith('~=') && !chain.includes(';'))
      return typeOfText(program, one.text.type ?? made?.slice(2), placeOf(one))
    }),
  )
}

const MOST_ASKED = 8

/** Key of an inferred type among those of texts. */
const INFERRED = '~'

function followChain(program: Program, chain: string, member: MemberInfo): Type | undefined {
  const place = placeOf(member)
  const [head = '', ...steps] = chain.slice(1).split(';')
  let type: Type | undefined
  if (head.startsWith('!')) {
    const found = member.owner.file && program.dialect.resolveFunction?.(program, head.slice(1), member.owner.file)
    const first = found?.is === 'ours' ? found.members[0] : undefined
    type = first && typeOfMember(program, first)
  } else type = typeOfText(program, head.slice(1), place)
  for (const step of steps) {
    if (type === undefined) return undefined
    if (step === 'e') {
      type = elementOf(program, type)
      continue
    }
    if (step === 'l') {
      type = arrayOf(type)
      continue
    }
    const cls = classOfType(program, type, member.owner)
    if (!cls) return undefined
    const name = step.slice(2)
    const found: MemberInfo | undefined = step.startsWith('p')
      ? fieldNamed(program, cls.of, name)
      : methodsNamed(program, cls.of, name).methods[0]
    type = found && seenFrom(program, found, cls)
  }
  return type
}

/** A member's type as the receiver has it. */
export function seenFrom(program: Program, member: MemberInfo, receiver: ClassType): Type | undefined {
  return substitute(typeOfMember(program, member), viewOf(program, receiver, member.owner))
}

/** What a member's own type variables are for a receiver. */
export function viewOf(program: Program, receiver: Type | undefined, owner: ClassInfo): Bindings {
  if (receiver?.is !== 'class') return new Map()
  const seen = asAncestor(program, receiver, owner)
  const bindings = seen ? bindingsOf(seen) : new Map()
  bindings.set(STATIC, receiver)
  return bindings
}
