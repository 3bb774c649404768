/**
 * What a call means, by the values that its receiver was found to have.
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { Meant } from './answers.ts'
import type { Method } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import type { Value } from './values.ts'

/** A call that may mean more methods than these means none of them in particular. */
const MOST_MEANT = 8

export function meaningOf(flow: Flow, call: Call): Meant {
  const { methods } = call
  if (methods.length === 0) return madeBy(flow, call) ?? outside(flow, call) ?? ['unknown']
  const overriding = methods.length > 1 ? overridingOf(flow, call) : NONE
  const own = ownOf(flow, call)
  const named = own.size > 0 ? [...own] : methods.filter((method) => !overriding.has(method))
  // What hands a call on is not meant where the call may be of the other object itself.
  const direct = named.filter(({ handsOn, id }) => !handsOn && id !== undefined)
  const ids = idsOf(direct.length > 0 ? direct : named)
  if (ids.length === 0 || ids.length > MOST_MEANT) return ['unknown']
  if (ids.length > 1) return ['ambiguous', ids, []]
  const others = own.size > 0 ? [...overriding, ...overriddenIn(flow, own, call.place.isStatic)] : overriding
  const overrides = idsOf([...others].filter((method) => !own.has(method)))
  return [isGuessed(flow, call) ? 'unique_name' : 'type', ids, overrides.slice(0, MOST_MEANT)]
}

/** Without a receiver in the text, what the class around it has goes before what other classes have. */
function ownOf({ program }: Flow, { place, name, isExplicit, methods }: Call): ReadonlySet<Method> {
  if (isExplicit || place.scope.kind !== 'method') return NONE
  const { classes } = program
  const own = place.isStatic ? classes.ownMethod(place.owner, name) : classes.method(place.owner, name)
  return new Set(own.filter((method) => methods.includes(method)))
}

/** What classes that extend those of these methods have in their place; none if that many do. */
function overriddenIn({ program }: Flow, methods: ReadonlySet<Method>, isStatic: boolean): readonly Method[] {
  const found: Method[] = []
  for (const { owner, name } of methods)
    for (const one of program.classes.below(owner)) {
      const own = isStatic ? one.statics.get(name) : one.methods.get(name)
      if (own) found.push(...own)
    }
  return found.length > MOST_MEANT ? [] : found
}

/** Of several methods, those that take the place of another one of them in a class that has both. */
function overridingOf(flow: Flow, call: Call): ReadonlySet<Method> {
  const { classes } = flow.program
  const { methods } = call
  const overriding = new Set<Method>()
  for (const value of flow.nodes.values(call.receiver)) {
    if (value.is === 'block') continue
    for (const method of flow.found(value, call.name, call.place)) {
      const above = classes.above(method.owner, value.of, call.name, value.is === 'class')
      if (above.some((other) => methods.includes(other))) overriding.add(method)
    }
  }
  return overriding
}

/** Classes without a constructor, of which a call makes objects. */
function madeBy(flow: Flow, { name, receiver, place }: Call): Meant | undefined {
  if (name !== 'new') return undefined
  const made = new Set<Id>()
  for (const value of flow.nodes.values(receiver)) {
    if (value.is !== 'class') continue
    const { symbols } = value.of
    const symbol = symbols.find(({ path }) => path === place.path) ?? symbols[0]
    if (symbol) made.add(symbol.id)
  }
  const ids = [...made]
  return ids.length === 0 || ids.length > MOST_MEANT ? undefined : [ids.length === 1 ? 'type' : 'ambiguous', ids, []]
}

/** A method of values that are all of the standard library's. */
function outside(flow: Flow, { receiver, isExplicit, name }: Call): Meant | undefined {
  const values = flow.nodes.values(receiver)
  const [first] = values
  if (!first || first.is === 'block' || !isExplicit || !values.every(isCore)) return undefined
  return ['outside', `${first.of.name}#${name}`]
}

function isGuessed(flow: Flow, call: Call): boolean {
  if (call.isGuessed) return true
  const values = flow.nodes.values(call.receiver)
  return values.length > 0 && values.every((value) => value.is === 'object' && value.isGuessed === true)
}

const NONE: ReadonlySet<Method> = new Set()
const CORE = /^(String|Symbol|Integer|Float|Rational|Complex|Regexp|Range|TrueClass|FalseClass|Array|Hash)$/

const idsOf = (methods: readonly Method[]): Id[] => [...new Set(methods.flatMap(({ id }) => id ?? []))]
const isCore = (value: Value): boolean => value.is !== 'class' && value.is !== 'block' && CORE.test(value.of.name)
