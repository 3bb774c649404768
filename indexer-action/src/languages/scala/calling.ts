/** What every call comes to: which of several functions take its arguments, what is said of them, and what they give. */
import type { Evidence, Use } from '../../../../src/contract/links.ts'
import { sayAccess } from '../nominal/accessors.ts'
import { type Arguments, choose, readArguments } from '../nominal/arguments.ts'
import { finish, outsideResult, returned } from '../nominal/call-results.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { after, type Evaluation, ownType, say, toClass, toMember, toOutside } from '../nominal/evaluation.ts'
import { opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG, USE_READ, USE_WRITE } from '../nominal/ir.ts'
import { seenFrom, typeOfMember } from '../nominal/member-types.ts'
import { parameterNamed, viewFrom } from '../nominal/overloads.ts'
import { sayCall } from '../nominal/say-found.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD } from '../nominal/surface.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { asMap, special } from './library-results.ts'
import { objectOf, type Term, termIn } from './names.ts'
import { memberOf } from './values.ts'

/** Lists of arguments of one call, and the types that it writes. */
export interface Lists {
  lists: readonly Arguments[]
  given: readonly (Type | undefined)[]
}

export const NO_LISTS: Lists = { lists: [], given: [] }

/** Reads as many lists as there are counts of. */
export function readLists(
  e: Evaluation,
  from: number,
  counts: readonly number[],
  given: readonly (Type | undefined)[],
): Lists {
  let at = from
  const lists = counts.map((count) => {
    let end = at
    for (let nth = 0; nth < count; nth++) end = after(e, end)
    const list = readArguments(e, at, end)
    at = end
    return list
  })
  return { lists, given }
}

/** What extends a type takes its object as a list of its own. */
export const onObject = (lists: Lists, object: Type | undefined, at: number): Lists => ({
  ...lists,
  lists: [{ types: [object], at: [at] }, ...lists.lists],
})

function joinedArguments(lists: readonly Arguments[], given: readonly (Type | undefined)[]): Arguments {
  const types = lists.flatMap((one) => one.types)
  const all: Arguments = { types, at: lists.flatMap((one) => one.at), given }
  if (lists.some((one) => one.names)) all.names = lists.flatMap((one) => one.names ?? one.types.map(() => undefined))
  return all
}

/** Reads what waited in lists that nothing takes. */
export function drop(e: Evaluation, lists: readonly Arguments[]): void {
  for (const one of lists) finish(e, one, undefined, new Map(), undefined)
}

/** How many of the lists a function takes. */
function takenBy({ text: { lists, parameters } }: MemberInfo, given: readonly Arguments[]): number {
  if (lists) return Math.min(lists.length, given.length)
  if (!parameters) return Math.min(1, given.length)
  let count = 0
  let taken = 0
  for (const one of given) {
    if (taken > 0 && count >= parameters.length) break
    count += one.types.length
    taken++
    if (parameters.length === 0) break
  }
  return taken
}

/** Whether a function can be given the lists, by their number, sizes and names. */
function takes(member: MemberInfo, given: readonly Arguments[]): boolean {
  const { parameters, lists, defaults = [] } = member.text
  if (!parameters) return true
  if (lists?.length === 0) return given.length === 0
  const [first] = given
  if (!first) return true
  const all = parameters.slice(0, lists?.[0] ?? parameters.length)
  const count = first.types.length
  const isLast = lists === undefined || lists.length === 1
  const isVariadic = member.has(FLAG.variadic)
  const needed = all.filter((_, at) => !defaults.includes(at)).length - (isVariadic && isLast ? 1 : 0)
  // Several arguments may be one tuple, and none may be the value of nothing.
  const isTuple = all.length === 1 && count !== 1
  if (count < needed && member.file !== undefined && !isTuple) return lists === undefined && given.length > 1
  if (count > all.length && !(isVariadic && isLast) && !isTuple) return false
  return (first.names ?? []).every(
    (name) => name === undefined || member.file === undefined || parameterNamed(member, name) >= 0,
  )
}

export interface Call {
  e: Evaluation
  /** Where the name stands that is called; -1 where nothing is named. */
  at: number
  lists: Lists
  expected: Type | undefined
}

const evidenceOf = (e: Evaluation, member: MemberInfo | undefined, receiver: ClassType | undefined): Evidence =>
  member?.file === e.file && member !== undefined ? 'same_file' : receiver ? 'type' : 'import'

/** Calls one of several functions of a name. */
export function callMembers(call: Call, { members, receiver }: Term & { is: 'members' }): Type | undefined {
  const { e, at, lists, expected } = call
  const [first] = members
  if (first?.text.kind === MEMBER_FIELD) {
    sayTerm(e, at, first, 'read', receiver)
    return callValue({ ...call, at: -1 }, fieldType(e, first, receiver), at)
  }
  const taking = members.filter((one) => takes(one, lists.lists))
  const candidates = taking.length > 0 ? taking : members
  const taken = candidates[0] ? takenBy(candidates[0], lists.lists) : 0
  const own = lists.lists.slice(0, taken)
  const rest = lists.lists.slice(taken)
  const args = tupled(e, candidates, joinedArguments(own, lists.given))
  // Without a list of arguments, what has none is meant.
  const plain =
    lists.lists.length === 0 && candidates.length > 1
      ? candidates.filter((one) => (one.text.parameters?.length ?? 0) === 0)
      : []
  const fitting = plain.length > 0 ? plain.slice(0, 1) : choose(e, { methods: candidates }, args, receiver)
  // What the library has for several kinds of arguments gives nearly the same.
  const chosen = fitting.every((one) => one.owner.external !== undefined) ? fitting.slice(0, 1) : fitting
  if (at >= 0) sayCall(e, at, chosen, evidenceOf(e, chosen[0], receiver))
  sayNamed(e, chosen, args)
  const result = returned(e, chosen, args, receiver, rest.length > 0 ? undefined : expected)
  const [member] = chosen
  const type = (member && special(e, member, receiver)) ?? asMap(member?.text.name ?? '', receiver, result)
  if (rest.length === 0) return type
  // What is outside does not say so: what it gives takes none itself.
  const mayBeContextual = member?.text.contextual || member?.owner.external !== undefined
  if (mayBeContextual && rest.length === 1 && !memberOf(e, type, 'apply')) {
    drop(e, rest)
    return type
  }
  return callValue(
    {
      e,
      at: -1,
      lists: { lists: member?.text.contextual && rest.length > 1 ? rest.slice(1) : rest, given: [] },
      expected,
    },
    type,
  )
}

/** `f(a, b)` where `f` takes one tuple. */
function tupled(e: Evaluation, members: readonly MemberInfo[], args: Arguments): Arguments {
  const [only] = members
  const count = args.types.length
  if (members.length !== 1 || count < 2 || only?.text.parameters?.length !== 1 || only.has(FLAG.variadic)) return args
  const tuple = e.program.dialect.standard.get(`scala.Tuple${count}`)
  if (!tuple) return args
  finish(e, args, undefined, new Map(), undefined)
  return {
    types: [
      classType(
        tuple,
        args.types.map((type) => (type?.is === 'deferred' ? undefined : type)),
      ),
    ],
    at: [args.at[0] as number],
    given: args.given ?? [],
  }
}

export function fieldType(e: Evaluation, member: MemberInfo, receiver: ClassType | undefined): Type | undefined {
  return receiver ? seenFrom(e.program, member, receiver) : typeOfMember(e.program, member)
}

export function sayTerm(
  e: Evaluation,
  at: number,
  member: MemberInfo,
  use: Use,
  receiver: ClassType | undefined,
): void {
  if (at < 0) return
  const local = localOf(e, member)
  const evidence = evidenceOf(e, member, receiver)
  if (local !== undefined) say(e, at, use, { to: 'local', index: local }, 'same_file')
  else if (use === 'call' || member.text.kind !== MEMBER_FIELD) say(e, at, use, toMember(member), evidence)
  else sayAccess(e, at, [member], evidence, undefined, use === 'read' ? USE_READ : USE_WRITE)
}

/** Fields of classes without names, which are locals of the body around those. */
const locals = new WeakMap<Evaluation, Map<MemberInfo, number>>()

function localOf(e: Evaluation, member: MemberInfo): number | undefined {
  const { at, name } = member.text
  if (!at || member.file !== e.file) return undefined
  const known = locals.get(e) ?? new Map<MemberInfo, number>()
  locals.set(e, known)
  let index = known.get(member)
  if (index === undefined) {
    index = e.out.local(name, 'variable', at[0], at[1], e.from)
    known.set(member, index)
  }
  return index
}

/** Calls what a value is: a function, or an object with `apply`. `named` is where the value's name stands. */
export function callValue(call: Call, type: Type | undefined, named = -1): Type | undefined {
  const { e, lists } = call
  if (lists.lists.length === 0) return type
  const apply = memberOf(e, type, 'apply')
  if (apply?.is === 'members') {
    const isOurs = apply.members.some((one) => one.symbol !== undefined)
    return callMembers({ ...call, at: isOurs && named >= 0 ? named : -1 }, apply)
  }
  drop(e, lists.lists)
  return undefined
}

/** Whether the types of the arguments suit a method. */
function suits({ e, lists }: Call, member: MemberInfo, receiver: ClassType | undefined): boolean {
  if (!takes(member, lists.lists)) return false
  const args = joinedArguments(lists.lists.slice(0, takenBy(member, lists.lists)), lists.given)
  return e.overloads.accepts(member, args.types, viewFrom(e.program, receiver, member.owner), args.names)
}

/** Calls what a name means that is no member: an object, a class or what is outside. */
export function callTerm(call: Call, term: Term): Type | undefined {
  const { e, at, lists } = call
  if (term.is === 'members') {
    const isObject = term.object !== undefined && !term.members.some((one) => suits(call, one, term.receiver))
    return isObject && term.object ? callTerm(call, { is: 'object', cls: term.object }) : callMembers(call, term)
  }
  if (term.is === 'package') {
    drop(e, lists.lists)
    return undefined
  }
  if (term.is === 'object') {
    const object = classType(term.cls)
    if (at >= 0) say(e, at, 'read', toClass(term.cls), term.cls.file === e.file ? 'same_file' : 'import')
    const apply = termIn(e.program, object, 'apply', e.file)
    const cls = companionOf(e, term.cls)
    const taking = apply?.is === 'members' ? apply.members.filter((one) => takes(one, lists.lists)) : []
    if (apply?.is === 'members' && (taking.length > 0 || !cls?.has(FLAG.record))) return callMembers(call, apply)
    if (cls && !cls.opaque && cls.constructors.length > 0) return construct(call, cls)
    const opaque = opaqueAncestorOf(e.program, term.cls)
    if (opaque) return callOutside(call, opaque, 'apply')
    drop(e, lists.lists)
    return undefined
  }
  return construct(call, term.cls)
}

/** The case class of which `apply` makes objects that nobody wrote: that of a name, or the one beside an object. */
export function classMadeBy(e: Evaluation, object: Type | undefined, name: string): ClassInfo | undefined {
  if (name !== 'apply') return undefined
  const cls =
    object?.is === 'typeName'
      ? object.of
      : object?.is === 'class' && object.of.has(FLAG.object)
        ? companionOf(e, object.of)
        : undefined
  return cls?.has(FLAG.record) && cls.file !== undefined ? cls : undefined
}

/** The class beside an object. */
export function companionOf(e: Evaluation, object: ClassInfo): ClassInfo | undefined {
  const name = object.name.replace(/\$$/, '')
  if (object.outer) return object.outer.nested.get(name)
  if (object.within) return object.within.localTypes.get(name)
  const qualified = object.qualified.replace(/\$$/, '')
  return (
    e.program.find(qualified, e.file) ??
    (object.external === undefined ? undefined : e.program.dialect.standard.get(qualified))
  )
}

/** The object beside a class. */
export function objectBeside(e: Evaluation, cls: ClassInfo): ClassInfo | undefined {
  if (cls.outer) return cls.outer.nested.get(objectOf(cls.name))
  return e.program.find(objectOf(cls.qualified), e.file) ?? e.program.dialect.standard.get(objectOf(cls.qualified))
}

/** Makes an object of a class: `new A(…)`, and `A(…)` of a case class. */
export function construct({ e, at, lists, expected }: Call, cls: ClassInfo): Type | undefined {
  if (cls.opaque) {
    if (at >= 0) say(e, at, 'call', toClass(cls), 'import')
    drop(e, lists.lists)
    return classType(cls, lists.given)
  }
  const near = cls.file === e.file ? 'same_file' : 'import'
  const candidates = cls.constructors.filter((one) => takes(one, lists.lists))
  const all = candidates.length > 0 ? candidates : cls.constructors
  const [one] = all
  const taken = one ? Math.max(takenBy(one, lists.lists), Math.min(1, lists.lists.length)) : lists.lists.length
  const args = joinedArguments(lists.lists.slice(0, taken), [])
  const chosen = all.length > 0 ? choose(e, { methods: all }, args, undefined) : []
  const [member] = chosen
  if (at >= 0) {
    const [only] = chosen
    say(e, at, 'call', chosen.length === 1 && only?.symbol !== undefined ? toMember(only) : toClass(cls), near)
  }
  sayNamed(e, chosen, args)
  drop(e, lists.lists.slice(taken))
  const own = lists.given.length > 0 ? classType(cls, lists.given) : ownType(cls)
  if (chosen.length === 1 && member) {
    const made = finish(
      e,
      args,
      member,
      new Map(
        cls.typeParameters.flatMap((variable, nth) =>
          lists.given[nth] ? [[variable, lists.given[nth]] as const] : [],
        ),
      ),
      expected,
      own,
    )
    return made
  }
  finish(e, args, undefined, new Map(), undefined)
  return classType(cls, lists.given)
}

/** Names by which arguments are given that are fields of what is made. */
function sayNamed(e: Evaluation, chosen: readonly MemberInfo[], args: Arguments): void {
  const [member] = chosen
  const isCopy = member?.text.name === 'copy' && member.symbol === member.owner.symbol
  if (!args.names || !member || (member.text.kind !== MEMBER_CONSTRUCTOR && !isCopy)) return
  for (const [index, name] of args.names.entries()) {
    const field = name === undefined ? undefined : member.owner.fields.get(name)
    if (field?.symbol !== undefined) say(e, (args.at[index] as number) - 5, 'read', toMember(field), 'type')
  }
}

/** A call of what nobody here knows, which is outside because its object is. */
export function callOutside({ e, at, lists }: Call, cls: ClassInfo, name: string): Type | undefined {
  if (at >= 0) say(e, at, 'call', toOutside(cls, name), 'type')
  const [first, ...others] = lists.lists
  drop(e, others)
  return outsideResult(e, cls, first ?? { types: [], at: [] }, undefined)
}

export const functionOf = (
  e: Evaluation,
  takes: readonly (Type | undefined)[],
  gives: Type | undefined,
): Type | undefined => {
  const cls = e.program.dialect.standard.get(`scala.Function${takes.length}`)
  return cls && classType(cls, [...takes, gives])
}
