/** Which functions a call by name may mean: members of objects, functions of packages, what extends a type, constructors. */
import { type Arguments, choose } from '../nominal/arguments.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import type { Evaluation } from '../nominal/evaluation.ts'
import { onReceiver } from '../nominal/extension-methods.ts'
import { FIT } from '../nominal/fitting.ts'
import { opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { parameterTypesOf } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { parameterNamed, viewFrom } from '../nominal/overloads.ts'
import { sameErasure } from '../nominal/overriding.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { declaredAtTop } from './declared.ts'
import { classOf, plain, type Receiver, receiversOf } from './receivers.ts'

const isPlain = (member: MemberInfo): boolean => !member.has(FLAG.extension)

/** Methods of an object, those left out that extend something else. */
export function methodsOn(e: Evaluation, cls: ClassType, name: string): MemberInfo[] {
  return methodsNamed(e.program, cls.of, name).methods.filter(
    (method) => isPlain(method) && (!method.has(FLAG.private) || method.file === e.file || method.file === undefined),
  )
}

/** Members of the objects around, and those of Java's that are static, which extend a type. */
function memberExtensions(e: Evaluation, name: string, kind: number, receivers: readonly Receiver[]): MemberInfo[] {
  const found: MemberInfo[] = []
  for (const { cls } of receivers) {
    if (!cls) continue
    if (kind === MEMBER_FIELD) {
      const field = fieldNamed(e.program, cls.of, name)
      if (field?.has(FLAG.extension)) found.push(field)
    } else
      for (const method of methodsNamed(e.program, cls.of, name).methods)
        if (method.has(FLAG.extension) && !found.includes(method)) found.push(method)
  }
  return found
}

/** Extensions of that name that are seen here, nearest first. */
function extensionLevels(e: Evaluation, name: string, kind: number): readonly (readonly MemberInfo[])[] {
  const levels: MemberInfo[][] = []
  if (kind !== MEMBER_FIELD)
    for (let depth = e.frames.length - 1; depth >= 0; depth--) {
      const frame = e.frames[depth]
      const local =
        frame?.is === 'block' ? frame.functions?.get(name)?.filter((one) => one.has(FLAG.extension)) : undefined
      if (local && local.length > 0) levels.push(local)
    }
  const ofMembers = memberExtensions(e, name, kind, receiversOf(e))
  if (ofMembers.length > 0) levels.push(ofMembers)
  for (const level of declaredAtTop(e.program, e.file, name)) {
    const all = kind === MEMBER_FIELD ? level.fields : level.functions
    const extensions = all.filter((member) => member.has(FLAG.extension))
    if (extensions.length > 0) levels.push(extensions)
  }
  return levels
}

/** Whether a value may be what an extension extends. */
function extendsIt(e: Evaluation, member: MemberInfo, receiver: Type | undefined): number {
  const [first] = parameterTypesOf(e.program, member) ?? []
  return e.overloads.fit(plain(e, receiver), first, member.typeParameters)
}

/** `<T : Closeable, R> T.use(block: (T) -> R)`, which much of libraries is used by. */
const extendsCloseable = ({ typeParameters }: MemberInfo): boolean =>
  typeParameters.some(({ bounds }) => bounds.some((bound) => /Closeable$/.test(bound)))

/** The nearest extensions that a value can be given to. */
export function extensionsFor(
  e: Evaluation,
  name: string,
  receiver: Type | undefined,
  kind: number,
  args?: Arguments,
): readonly MemberInfo[] {
  const cls = classOf(e, receiver)
  const isKnown = cls !== undefined && !cls.of.opaque
  const all = args && onReceiver(args, plain(e, receiver), -1)
  let loose: readonly MemberInfo[] = []
  for (const level of extensionLevels(e, name, kind)) {
    const fits = level.map((member) => extendsIt(e, member, receiver))
    const sure = level.filter((_, at) => fits[at] === FIT.plain || fits[at] === FIT.boxed)
    // Of what nobody knows, the library's extensions say nothing, unless they extend anything and say what they give: `body<User>()`.
    const tells = (one: MemberInfo): boolean =>
      isKnown ||
      one.file !== undefined ||
      (args?.given !== undefined && one.text.parameters?.[0]?.[1] === 'Any') ||
      (cls !== undefined && extendsCloseable(one))
    const fitting = sure.length > 0 ? sure : level.filter((one, at) => fits[at] !== FIT.no && tells(one))
    if (fitting.length === 0) continue
    const taking = all ? fitting.filter((one) => takes(one, all)) : fitting
    const suiting = all ? taking.filter((one) => accepts(e, one, all)) : taking
    if (suiting.length > 0) return suiting
    if (loose.length === 0) loose = taking
  }
  return loose
}

/**
 * Extensions that are called on a name of something outside that nobody has seen: `Modifier.badge()`, `Color.Red.darker()`. What extends
 * the companion comes first, then what extends the class itself, which its object or its companion then is, and then what extends the
 * class of which it is a constant.
 */
export function extensionsOfName(
  e: Evaluation,
  name: string,
  cls: ClassInfo,
  kind: number,
  args?: Arguments,
): { on: ClassType; members: readonly MemberInfo[] } | undefined {
  if (cls.external === undefined || !cls.opaque) return undefined
  const around = cls.qualified.slice(0, Math.max(0, cls.qualified.lastIndexOf('.')))
  const paths = [`${cls.qualified}.Companion`, cls.qualified, ...(/\.\p{Lu}\w*$/u.test(around) ? [around] : [])]
  for (const path of paths) {
    const on = classType(path === cls.qualified ? cls : e.program.outside(path))
    const found = extensionsFor(e, name, on, kind, args)
    const members = found.filter((one) => extendsIt(e, one, on) === FIT.plain)
    if (members.length > 0) return { on, members }
  }
  return undefined
}

/** Whether the types of arguments suit a function. */
export const accepts = (e: Evaluation, member: MemberInfo, args: Arguments, receiver?: ClassType): boolean =>
  e.overloads.accepts(member, args.types, viewFrom(e.program, receiver, member.owner), args.names)

/** Whether a function can be given so many arguments, by these names, and has all that it needs. */
export function takes(member: MemberInfo, args: Arguments): boolean {
  const { parameters, defaults, required = parameters?.length ?? 0 } = member.text
  if (!parameters) return true
  const isVariadic = member.has(FLAG.variadic)
  const count = args.types.length
  if (count < required - (isVariadic ? 1 : 0) || (count > parameters.length && !isVariadic)) return false
  // Of most libraries' parameters nobody told the names.
  if (member.file === undefined && parameters.every(([name]) => name === '' || name === 'this')) return true
  const given = new Set<number>()
  for (let at = 0; at < count; at++) {
    const name = args.names?.[at]
    const place = name === undefined ? Math.min(at, parameters.length - 1) : parameterNamed(member, name)
    if (place < 0) return false
    given.add(place)
  }
  return defaults === undefined || isVariadic || parameters.every((_, at) => given.has(at) || defaults.includes(at))
}

/** Of several extensions, those whose type is the nearest; then those that take the arguments. */
export function chooseExtension(
  e: Evaluation,
  members: readonly MemberInfo[],
  receiver: Type | undefined,
  args: Arguments,
): readonly MemberInfo[] {
  if (members.length < 2) return members
  const chosen = chooseNearest(e, members, onReceiver(args, plain(e, receiver), -1), undefined)
  // The library has one for every kind of list, which give the same.
  return chosen.every((one) => one.file === undefined) ? chosen.slice(0, 1) : chosen
}

/** Of several functions the one that is meant: where nothing else tells them apart, the one that does not take `null`. */
export function chooseNearest(
  e: Evaluation,
  members: readonly MemberInfo[],
  args: Arguments,
  receiver: Type | undefined,
): readonly MemberInfo[] {
  if (members.length < 2) return members
  const isWider = (one: MemberInfo): boolean => members.some((other) => other !== one && takesLess(e, other, one, args))
  const nearest = members.some((one) => one.text.nullable) ? members.filter((one) => !isWider(one)) : members
  return choose(e, { methods: nearest.length > 0 ? nearest : members }, args, receiver)
}

/** Whether two functions take the same, but one no `null` where the other does. */
function takesLess(e: Evaluation, one: MemberInfo, other: MemberInfo, args: Arguments): boolean {
  const own = parameterTypesOf(e.program, one) ?? []
  const theirs = parameterTypesOf(e.program, other) ?? []
  let isLess = false
  for (const [at, arg] of args.types.entries()) {
    if (args.names?.[at] !== undefined || arg?.is === 'null' || !sameErasure(e.program, own[at], theirs[at]))
      return false
    const [here, there] = [one, other].map(({ text }) => text.nullable?.includes(at) ?? false)
    if (here && !there) return false
    if (!here && there) isLess = true
  }
  return isLess
}

/** A supertype outside of which nobody knows what it has. */
export const opaqueOf = (e: Evaluation, cls: ClassType | undefined): ClassInfo | undefined =>
  cls && opaqueAncestorOf(e.program, cls.of)
