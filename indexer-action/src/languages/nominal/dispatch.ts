/** What runs because of an object that is sent: the handlers of a request, a notification or an event, found by its type. */
import type { Arguments } from './arguments.ts'
import { type ClassInfo, type MemberInfo, plain } from './classes.ts'
import { classAt, type Evaluation, say, toMember } from './evaluation.ts'
import { ancestorsOf, bindingsOf, supertypesOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { parameterTypesOf } from './member-types.ts'
import { methodsNamed } from './members.ts'
import type { Program } from './program.ts'
import { destinationOf } from './say-found.ts'
import { type ClassType, classType, substitute, type Type } from './types.ts'
import { typeOfText } from './written-types.ts'

/** A method of a library that hands what it is given to whoever handles objects of that type. */
export interface Dispatch {
  /** The classes that have the method, by qualified name; the package of a function. */
  readonly owners: readonly string[]
  /** The object is of the class that the method is called on. */
  readonly sendsItself?: true
  /** What of the object itself runs. */
  readonly own?: string
  /** What handlers implement, with the type of what they handle as its first type argument, and what of it runs. */
  readonly handlers?: readonly (readonly [type: string, method: string])[]
  /** Public methods of such names, in classes of such names, handle what their first parameter is. */
  readonly named?: { readonly type: RegExp; readonly method: RegExp }
  /** Methods with such an annotation, by its qualified name, handle the classes that it names, or else what their first parameter is. */
  readonly annotations?: readonly string[]
  /** All handlers run, those of supertypes among them; otherwise there is one. */
  readonly every?: true
  readonly supertypes?: true
}

const MOST_HANDLERS = 16

/** `on`: what the method is called on, or the package of a function. `methods`: those of its name, as far as they are known. */
export function sayDispatched(
  e: Evaluation,
  at: number,
  name: string,
  on: ClassType | string,
  args: Arguments,
  methods: readonly MemberInfo[] = [],
): void {
  const rules = e.program.dialect.dispatches?.get(name)
  if (!rules) return
  const receiver = typeof on === 'string' ? undefined : on
  // What the repository has in the place of a library's method may do something else.
  const ours = methods.filter(({ symbol }) => symbol !== undefined).map(({ owner }) => owner)
  const having = receiver && (ours.length > 0 ? ours : [receiver.of, ...ancestorsOf(e.program, receiver.of).keys()])
  const owners = new Set(having?.map(({ qualified }) => plain(qualified)) ?? [on as string])
  for (const rule of rules) {
    const sent = rule.sendsItself ? receiver : classAt(e, args.types[0])
    if (!sent || sent.of.symbol === undefined) continue
    if (!rule.owners.some((owner) => owners.has(owner))) continue
    const own = rule.own === undefined ? [] : methodsNamed(e.program, sent.of, rule.own).methods
    if (own.length === 1 && own[0]?.symbol !== undefined) say(e, at, 'call_indirect', toMember(own[0]), 'dynamic')
    const types = rule.supertypes ? [sent, ...ancestorsOf(e.program, sent.of).values()] : [sent]
    const handlers = types.flatMap((type) => handlersOf(e.program, rule).get(keyOf(type) ?? '') ?? [])
    if (handlers.length === 0 || handlers.length > MOST_HANDLERS) continue
    if (rule.every) for (const one of handlers) say(e, at, 'call_indirect', toMember(one), 'dynamic')
    else say(e, at, 'call_indirect', destinationOf(handlers), handlers.length > 1 ? 'ambiguous' : 'dynamic')
  }
}

/** By what they handle. */
function handlersOf(program: Program, rule: Dispatch): ReadonlyMap<string, readonly MemberInfo[]> {
  const known = program.handlers.get(rule)
  if (known) return known
  const found = new Map<string, MemberInfo[]>()
  program.handlers.set(rule, found)
  const add = (type: Type | undefined, method: MemberInfo | undefined): void => {
    const key = keyOf(type)
    if (key === undefined || method?.symbol === undefined) return
    const list = found.get(key)
    if (!list) found.set(key, [method])
    else if (!list.includes(method)) list.push(method)
  }
  const { handlers, annotations, named } = rule
  for (const { classes } of program.files.values())
    for (const cls of new Set(classes)) {
      if (!cls.isInterface && !cls.has(FLAG.abstract)) {
        for (const [type, name] of handlers ?? [])
          for (const handled of handledBy(program, cls, type)) add(handled, handling(program, cls, name, handled))
        if (named?.type.test(cls.qualified) && !cls.has(FLAG.trait))
          for (const method of cls.members)
            if (named.method.test(method.text.name) && !method.has(FLAG.private | FLAG.protected))
              add(parameterTypesOf(program, method)?.[0], method)
      }
      if (annotations)
        for (const method of cls.members)
          for (const handled of handledByAnnotation(program, method, annotations)) add(handled, method)
    }
  return found
}

/** What a class handles as one that implements the interface, which it may do several times. */
function handledBy(program: Program, cls: ClassInfo, name: string): (Type | undefined)[] {
  return [classType(cls, []), ...ancestorsOf(program, cls).values()].flatMap((type) =>
    supertypesOf(program, type.of)
      .filter(({ of }) => plain(of.qualified) === name)
      .map((raw) => (substitute(raw, bindingsOf(type)) as ClassType).args[0]),
  )
}

/** A class may handle several types, each by a method of its own, which only the interface may have. */
function handling(program: Program, cls: ClassInfo, name: string, handled: Type | undefined): MemberInfo | undefined {
  const explicit = (cls.methods.get(program.fold(name)) ?? []).filter((method) => method.has(FLAG.explicit))
  const takes = [...methodsNamed(program, cls, name).methods, ...explicit].map((method) => ({
    method,
    key: keyOf(parameterTypesOf(program, method)?.[0]),
  }))
  const own = takes.find(({ key }) => key !== undefined && key === keyOf(handled))
  const open = takes.filter(({ key }) => key === undefined)
  return own?.method ?? (open.length === 1 ? open[0]?.method : undefined)
}

const ANNOTATION = /^@([\w.]+)/
const STRING = /"(?:[^"\\]|\\.)*"/g

function handledByAnnotation(
  program: Program,
  method: MemberInfo,
  annotations: readonly string[],
): (Type | undefined)[] {
  const { text, file, owner } = method
  const place = { file, cls: owner, member: method }
  return (file?.file.symbols[text.symbol]?.annotations ?? []).flatMap((one) => {
    const name = ANNOTATION.exec(one)?.[1] ?? ''
    // Resolving a name takes longer than comparing it.
    if (!annotations.some((full) => full.endsWith(name.slice(name.lastIndexOf('.') + 1)))) return []
    const meant = typeOfText(program, name, place)
    if (meant?.is !== 'class' || !annotations.includes(plain(meant.of.qualified))) return []
    const classes = [...one.replace(STRING, '').matchAll(/([\w.]+)\.class\b/g)]
    if (classes.length === 0) return [parameterTypesOf(program, method)?.[0]]
    return classes.map(([, handled]) => typeOfText(program, handled, place))
  })
}

/** The same for the same type; undefined for one that is not known in all of its parts. */
function keyOf(type: Type | undefined): string | undefined {
  if (type?.is === 'primitive') return type.name
  if (type?.is !== 'class') return undefined
  const args = (type as ClassType).args.map(keyOf)
  return args.includes(undefined) ? undefined : `${type.of.symbol ?? type.of.qualified}<${args.join()}>`
}
