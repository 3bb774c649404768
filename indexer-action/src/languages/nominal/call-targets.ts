/** What a call may reach besides the method that its receiver declares: forwarded, overriding and reflected methods. */
import type { Arguments } from './arguments.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import type { Dialect } from './dialect.ts'
import { classAt, type Evaluation, operationAt, say, stringOperand, toMember } from './evaluation.ts'
import { ancestorsOf, subclassesOf } from './inheritance.ts'
import { FLAG, OP } from './ir.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import { overridersOf, overrides } from './overriding.ts'
import type { Program } from './program.ts'
import { destinationOf } from './say-found.ts'
import type { ClassType } from './types.ts'
import { typeOfText } from './written-types.ts'

/** Members that a class answers to without having them: mixins, what a facade stands for, users of a trait. */
export function forwardedMethods(
  e: Evaluation,
  cls: ClassInfo,
  name: string,
  seen: Set<ClassInfo> = new Set(),
): MemberInfo[] {
  if (seen.has(cls) || seen.size > 20) return []
  seen.add(cls)
  const found: MemberInfo[] = []
  for (const other of e.program.dialect.otherNames?.(name, false) ?? []) {
    const [method] = methodsNamed(e.program, cls, other).methods
    if (method?.symbol !== undefined) return [method]
  }
  for (const owner of [cls, ...ancestorsOf(e.program, cls).keys()])
    for (const text of owner.text.forwardsTo ?? e.program.dialect.forwards?.[owner.qualified] ?? []) {
      const target = classAt(e, typeOfText(e.program, text, { file: owner.file, cls: owner, member: undefined }))
      if (!target) continue
      const methods = methodsNamed(e.program, target.of, name).methods.filter((m) => !m.has(FLAG.forwards))
      for (const method of methods.length > 0 ? methods : forwardedMethods(e, target.of, name, seen))
        if (!found.includes(method)) found.push(method)
      if (found.length > 0) return found
    }
  if (cls.has(FLAG.trait))
    for (const user of subclassesOf(e.program, cls))
      for (const method of methodsNamed(e.program, user, name).methods.slice(0, 1))
        if (!found.includes(method)) found.push(method)
  return found.length > MOST_CANDIDATES ? [] : found
}

/** The method with which a class answers where it has no member of a name, and nothing outside may have one. */
export function answering(
  program: Program,
  cls: ClassInfo,
  asked: keyof NonNullable<Dialect['answers']>,
): MemberInfo | undefined {
  const name = program.dialect.answers?.[asked]
  // A trait's members are those of the classes that use it.
  if (name === undefined || cls.has(FLAG.trait)) return undefined
  const { methods, opaque } = methodsNamed(program, cls, name)
  return opaque === undefined && methods[0]?.symbol !== undefined ? methods[0] : undefined
}

/** Fields that a trait finds in the classes that use it. */
export function fieldsOfUsers(program: Program, trait: ClassInfo, name: string): readonly MemberInfo[] {
  if (!trait.has(FLAG.trait)) return []
  const found = new Set<MemberInfo>()
  for (const user of subclassesOf(program, trait)) {
    const field = fieldNamed(program, user, name)
    if (field) found.add(field)
    else for (const other of fieldsOfUsers(program, user, name)) found.add(other)
  }
  return found.size > MOST_CANDIDATES ? [] : [...found]
}

const MOST_CANDIDATES = 8

/**
 * A call through a base type reaches what subclasses make of the method. Where the receiver was constructed in sight it
 * is that class's; a method without a body reaches those implementations whose class this file constructs. All others
 * are left to the `overrides` links: a mock or an injected service never meets most of them.
 */
export function sayOverriders(
  e: Evaluation,
  at: number,
  object: number,
  declared: ClassType,
  chosen: readonly MemberInfo[],
): void {
  const [method] = chosen
  if (chosen.length !== 1 || !method || method.has(FLAG.static) || operationAt(e, object) === OP.parent) return
  const made = operationAt(e, object) === OP.name ? madeAt(e, stringOperand(e, object, 0)) : undefined
  if (operationAt(e, object) === OP.construct) return
  if (made) {
    // Where types are not declared, a variable may have held what has nothing to do with this.
    const isOpen = e.program.dialect.implicitLocals
    for (const { of: cls } of made) {
      if (cls === declared.of || (isOpen && !ancestorsOf(e.program, cls).has(method.owner))) continue
      const nearest: MemberInfo | undefined = methodsNamed(e.program, cls, method.text.name).methods.find(
        (m: MemberInfo) => m === method || overrides(e.program, m, method, cls),
      )
      if (nearest && nearest !== method && nearest.symbol !== undefined)
        say(e, at, 'call_indirect', toMember(nearest), 'dynamic', 80)
    }
    return
  }
  if (!method.has(FLAG.abstract)) return
  const overriders = overridersOf(e.program, method)
  if (overriders.length === 0 || overriders.length > MOST_OVERRIDERS) return
  for (const one of overriders)
    if (one.symbol !== undefined && e.constructed.has(one.owner.name))
      say(e, at, 'call_indirect', toMember(one), 'dynamic')
}

const MOST_OVERRIDERS = 8

/** Classes that were put into a variable where it can be seen. */
function madeAt(e: Evaluation, name: string): readonly ClassType[] | undefined {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const local = frame?.is === 'block' ? frame.names.get(name) : undefined
    if (local) return local.made
  }
  return undefined
}

/** A member that is asked for by its name in quotes: whoever asks means to call it. */
export function sayReflection(
  e: Evaluation,
  at: number,
  receiver: ClassType,
  chosen: readonly MemberInfo[],
  args: Arguments,
): void {
  if (chosen[0]?.owner.external === undefined) return
  const rule = e.program.dialect.reflection?.(`${chosen[0].owner.name}.${chosen[0].text.name}`)
  if (!rule) return
  const named = rule.owner === 'receiver' ? receiver : classAt(e, args.types[rule.owner])
  const owner = classAt(e, named?.args[0])?.of
  if (!owner || owner.external !== undefined) return
  for (const name of rule.names ?? [])
    for (const method of methodsNamed(e.program, owner, name).methods)
      if (method.symbol !== undefined) say(e, at, 'call_indirect', toMember(method), 'dynamic')
  if (rule.names) return
  const literal = rule.name === undefined ? undefined : args.at[rule.name]
  const name =
    literal !== undefined && operationAt(e, literal) === OP.literal && (e.code[literal + 1] as number) > 3
      ? stringOperand(e, literal, 1)
      : undefined
  const members =
    rule.name === undefined
      ? owner.constructors
      : name === undefined
        ? []
        : methodsNamed(e.program, owner, name).methods
  const ours = members.filter((member) => member.symbol !== undefined)
  if (ours.length > 0) say(e, at, 'call_indirect', destinationOf(ours), 'dynamic')
}
