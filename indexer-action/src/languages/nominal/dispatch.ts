/** What runs because of an object that is sent: the handlers of a request, a notification or an event, found by its type. */
import type { Arguments } from './arguments.ts'
import { type ClassInfo, type MemberInfo, plain } from './classes.ts'
import { classAt, type Evaluation, say, toMember } from './evaluation.ts'
import { ancestorsOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { parameterTypesOf } from './member-types.ts'
import { methodsNamed } from './members.ts'
import type { Program } from './program.ts'
import { destinationOf } from './say-found.ts'
import type { ClassType, Type } from './types.ts'

/** A method of a library that hands what it is given to whoever handles objects of that type. */
export interface Dispatch {
  /** The classes that have the method, by qualified name; none of a function. */
  readonly owners: readonly string[]
  /** The object is of the class that the method is called on. */
  readonly sendsItself?: true
  /** What of the object itself runs. */
  readonly own?: string
  /** What handlers implement, with the type of what they handle as its first type argument, and what of it runs. */
  readonly handlers?: readonly (readonly [type: string, method: string])[]
  /** Methods of such names, in classes of such names, handle what their first parameter is. */
  readonly named?: { readonly type: RegExp; readonly method: RegExp }
  /** Methods with such an annotation handle what their first parameter is. */
  readonly annotation?: RegExp
  /** All handlers run, those of supertypes among them; otherwise there is one. */
  readonly every?: true
  readonly supertypes?: true
}

const MOST_HANDLERS = 16

/** `receiver`: what the method is called on; undefined for a function. */
export function sayDispatched(
  e: Evaluation,
  at: number,
  name: string,
  receiver: ClassType | undefined,
  args: Arguments,
): void {
  const rules = e.program.dialect.dispatches?.get(name)
  if (!rules) return
  const owners = new Set(
    receiver && [receiver.of, ...ancestorsOf(e.program, receiver.of).keys()].map(({ qualified }) => plain(qualified)),
  )
  for (const rule of rules) {
    const sent = rule.sendsItself ? receiver : classAt(e, args.types[0])
    if (!sent || sent.of.symbol === undefined) continue
    if (receiver ? !rule.owners.some((owner) => owners.has(owner)) : rule.owners.length > 0) continue
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
  for (const { classes } of program.files.values())
    for (const cls of new Set(classes)) {
      if (!cls.isInterface && !cls.has(FLAG.abstract))
        for (const [ancestor, type] of ancestorsOf(program, cls)) {
          const handler = rule.handlers?.find(([name]) => name === plain(ancestor.qualified))
          if (handler) add(type.args[0], handling(program, cls, handler[1], type.args[0]))
        }
      const { annotation, named } = rule
      const isNamed = named?.type.test(cls.qualified) && !cls.has(FLAG.abstract)
      if (annotation || isNamed)
        for (const method of cls.members)
          if (isNamed ? named?.method.test(method.text.name) : annotation && isAnnotated(method, annotation))
            add(parameterTypesOf(program, method)?.[0], method)
    }
  return found
}

/** A class may handle several types, each by a method of its own. */
function handling(program: Program, cls: ClassInfo, name: string, handled: Type | undefined): MemberInfo | undefined {
  const { methods } = methodsNamed(program, cls, name)
  if (methods.length < 2) return methods[0]
  return methods.find((method) => keyOf(parameterTypesOf(program, method)?.[0]) === keyOf(handled))
}

function isAnnotated({ text, file }: MemberInfo, annotation: RegExp): boolean {
  return file?.file.symbols[text.symbol]?.annotations?.some((one) => annotation.test(one)) ?? false
}

/** The same for the same type; undefined for one that is not known in all of its parts. */
function keyOf(type: Type | undefined): string | undefined {
  if (type?.is === 'primitive') return type.name
  if (type?.is !== 'class') return undefined
  const args = (type as ClassType).args.map(keyOf)
  return args.includes(undefined) ? undefined : `${type.of.symbol ?? type.of.qualified}<${args.join()}>`
}
