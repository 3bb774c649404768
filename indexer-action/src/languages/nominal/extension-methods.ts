/** Static methods that are called on their first argument, and properties that extend a type. */
import { type Arguments, hasTypeArguments, takingTypes } from './arguments.ts'
import { finishTaking, outsideResult } from './call-results.ts'
import type { ClassInfo, MemberInfo, MethodGroup } from './classes.ts'
import { type Evaluation, place, say, stringOperand, toOutside } from './evaluation.ts'
import { FIT } from './fitting.ts'
import { ancestorsOf, opaqueOwnerOf } from './inheritance.ts'
import { suitingLambdas } from './lambda-results.ts'
import { parameterTypesOf } from './member-types.ts'
import { methodsNamed, outermost } from './members.ts'
import { viewFrom } from './overloads.ts'
import { MEMBER_FIELD, MEMBER_METHOD } from './surface.ts'
import { type ClassType, classType, type Type } from './types.ts'
import { iterablesOf } from './values.ts'
import { placeOf, typeOfText } from './written-types.ts'

/** Static methods of ours that take the receiver as their first argument: those that remain when all arguments are looked at. */
export function extensionsOf(
  e: Evaluation,
  name: string,
  on: Type | undefined,
  args: Arguments,
): readonly MemberInfo[] {
  const isGuess = on?.is === 'typeName'
  const receiver = isGuess ? on.value : on
  if (!e.program.dialect.extensionMethods || (isGuess && !receiver)) return []
  if (isOfEveryList(e, receiver, name)) return []
  for (const methods of inSight(e, name)) {
    const found = fittingOf(e, methods, name, receiver, isGuess, args)
    if (found.length > 0) return found
  }
  return []
}

function fittingOf(
  e: Evaluation,
  extensions: readonly MemberInfo[],
  name: string,
  receiver: Type | undefined,
  isGuess: boolean,
  args: Arguments,
): readonly MemberInfo[] {
  const methods = extensions.filter((one) => one.text.kind === MEMBER_METHOD)
  const candidates = takingTypes(methods, args)
  if (candidates.length === 0) return []
  const { types, names } = onReceiver(args, receiver, -1)
  const fitting = candidates.filter((one) => {
    const [first] = parameterTypesOf(e.program, one) ?? []
    // What a class outside has is nothing of ours.
    if (isGuess && !(first?.is === 'class' && first.of.external !== undefined)) return false
    return !isNearerOf(e, first, name) && e.overloads.fit(receiver, first, one.typeParameters) !== FIT.no
  })
  const suiting = suitingLambdas(e, fitting, { ...args, types, at: [-1, ...args.at] }, () => new Map())
  const chosen = e.overloads.choose(suiting, types, () => new Map(), names, hasTypeArguments(args))
  return chosen.length > 0 || suiting.length > 1 ? chosen : suiting
}

/** What is called on its first argument and bears that name: in the namespace of the call itself, then further out or imported. */
function inSight(e: Evaluation, name: string): (readonly MemberInfo[])[] {
  const all = e.program.extensions(name)
  if (all.length === 0) return []
  const here = e.cls ? namespaceOf(e.cls) : e.file.package
  const own = all.filter(({ owner }) => namespaceOf(owner) === here)
  const others = all.filter(({ owner }) => namespaceOf(owner) !== here && isInSight(e, outermost(owner), here))
  return [own, others].filter(({ length }) => length > 0)
}

function isInSight(e: Evaluation, owner: ClassInfo, here: string): boolean {
  const { program, file } = e
  const namespace = namespaceOf(owner)
  if (namespace === '' || here.startsWith(`${namespace}.`)) return true
  return program.importsOf(file).some(({ path, static: isStatic, alias }) => {
    if (alias !== undefined) return false
    if (isStatic) return program.imported(path, file) === owner
    return path === namespace || program.packageAt(path, place(e)) === namespace
  })
}

const namespaceOf = (cls: ClassInfo): string => {
  const { text, file } = outermost(cls)
  return text.package ?? file?.package ?? ''
}

/** Properties of that name that extend what the receiver is. */
export function extensionProperties(e: Evaluation, name: string, receiver: Type | undefined): readonly MemberInfo[] {
  if (!e.program.dialect.extensionMethods) return []
  if (receiver?.is === 'typeName') return extensionsOfClass(e, name, receiver.of, MEMBER_FIELD)
  const all = inSight(e, name).flat()
  return all.filter((one) => {
    if (one.text.kind !== MEMBER_FIELD) return false
    const [extended] = parameterTypesOf(e.program, one) ?? []
    return e.overloads.fit(receiver, extended, one.typeParameters) !== FIT.no
  })
}

/** Members of that name and kind that extend a class or one of its ancestors, and are called on the class. */
export function extensionsOfClass(
  { program }: Evaluation,
  name: string,
  cls: ClassInfo,
  kind: number,
): readonly MemberInfo[] {
  return program.classExtensions(name).filter((one) => {
    const extended = typeOfText(program, one.text.extends, placeOf(one))
    if (one.text.kind !== kind || extended?.is !== 'class') return false
    return extended.of === cls || ancestorsOf(program, cls).has(extended.of)
  })
}

/** A call of what a file imports from outside to extend anything, which nothing of ours can be; says so. */
export function callOutside(
  e: Evaluation,
  at: number,
  receiver: Type | undefined,
  args: Arguments,
): { type: Type | undefined } | undefined {
  const { program } = e
  const { extensionOutside, standard, iterables } = program.dialect
  const name = stringOperand(e, at, 0)
  if (!extensionOutside || receiver?.is === 'typeName' || receiver?.is === 'package') return undefined
  if (inSight(e, name).length > 0 || (receiver === undefined && program.hasMethod(name))) return undefined
  const isWhole = receiver?.is === 'class' && receiver.of.external === undefined && !receiver.of.text.partial
  const isOurs = isWhole && opaqueOwnerOf(program, receiver.of) === undefined
  const [given] = args.given ?? []
  const found = extensionOutside(program, name, e.file, isOurs, given !== undefined)
  if (!found) return undefined
  say(e, at, 'call', toOutside(found.from, name), 'import')
  if (found.hands) finishTaking(e, args, given)
  const type = found.hands ? undefined : outsideResult(e, found.from, args, undefined)
  if (found.gives === 'receiver' && receiver !== undefined) return { type: receiver }
  if (found.gives === undefined || given === undefined) return { type }
  if (found.gives === 'argument') return { type: given }
  const around = found.gives === 'task' ? program.dialect.awaitables?.[0] : iterables[0]
  const cls = around === undefined ? undefined : standard.inTable(program.withArity(around, 1))
  return { type: cls && classType(cls, [given]) }
}

/** Whether what nobody knows is asked for what every list has: more likely it is a list than one of our classes. */
function isOfEveryList(e: Evaluation, receiver: Type | undefined, name: string): boolean {
  if (receiver?.is !== 'class' || !receiver.of.name.startsWith('?')) return false
  return iterablesOf(e.program).some((list) => methodsNamed(e.program, list, name).methods.length > 0)
}

/** Extension methods that are meant because none of the class's own methods of that name takes the arguments, or before LINQ. */
export function extensionsInsteadOf(
  e: Evaluation,
  name: string,
  group: MethodGroup,
  receiver: Type | undefined,
  cls: ClassType,
  args: Arguments,
): readonly MemberInfo[] {
  if (group.opaque !== undefined || e.program.extensions(name).length === 0) return []
  const isTaken = (own: MemberInfo): boolean =>
    e.overloads.accepts(own, args.types, viewFrom(e.program, cls, own.owner), args.names)
  if (!takingTypes(group.methods, args).some(isTaken)) return extensionsOf(e, name, receiver, args)
  return isOfEveryCollection(e, group) ? nearerThanLists(e, name, group, receiver, args) : []
}

/** Whether these are methods that a table gives to every collection, though they extend it (LINQ). */
function isOfEveryCollection({ program }: Evaluation, { methods }: MethodGroup): boolean {
  const lists = iterablesOf(program)
  return methods.every(({ owner, text }) => lists.includes(owner) && !UNEXTENDED.test(text.name))
}

const UNEXTENDED = /^Get(Async)?Enumerator$/

/** Of ours, those that extend more than any collection, where the receiver is known to be that. */
function nearerThanLists(
  e: Evaluation,
  name: string,
  { methods }: MethodGroup,
  receiver: Type | undefined,
  args: Arguments,
): readonly MemberInfo[] {
  const extensions = extensionsOf(e, name, receiver, args)
  const isNearer = (one: MemberInfo): boolean => {
    const [first] = parameterTypesOf(e.program, one) ?? []
    if (first?.is !== 'class' || e.overloads.fit(receiver, first, one.typeParameters) !== FIT.plain) return false
    return methods.every(({ owner }) => first.of !== owner && ancestorsOf(e.program, first.of).has(owner))
  }
  return extensions.every(isNearer) ? extensions : []
}

/** Whether a library's class has a method of that name itself, which is nearer than what extends the class, whatever its object. */
function isNearerOf(e: Evaluation, extended: Type | undefined, name: string): boolean {
  if (extended?.is !== 'class' || extended.of.external === undefined || extended.of.isInterface) return false
  return methodsNamed(e.program, extended.of, name).methods.length > 0
}

/** The arguments of an extension method: what it is called on comes first. */
export function onReceiver(args: Arguments, receiver: Type | undefined, object: number): Arguments {
  const all = { ...args, types: [receiver, ...args.types], at: [object, ...args.at] }
  if (args.made) all.made = args.made.map((at) => at + 1)
  return args.names ? { ...all, names: [undefined, ...args.names] } : all
}
