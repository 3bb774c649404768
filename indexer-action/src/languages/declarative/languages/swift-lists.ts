/** Lists in Swift: which members give elements of them, or a part of them, and what a closure is given. */
import type { Binder } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { argumentsIn, callee, memberOf, operandOf, placeOf, targetOf, typeOf } from './swift-syntax.ts'

/** Functions that give their first closure an element of what they are called on. */
const OF_ELEMENTS =
  /^(?:map|compactMap|mapValues|compactMapValues|flatMap|filter|forEach|first|firstIndex|last|lastIndex|contains|allSatisfy|sorted|sort|min|max|removeAll|drop|prefix|partition|count)$/
/** Functions that give what they are called on, or a part of it. */
const OF_THE_SAME = /^(?:lazy|filter|sorted|reversed|shuffled|prefix|suffix|dropFirst|dropLast|drop)$/

/** Functions that give their closure the values of a table. */
const OF_VALUES = /^(?:compactM|m)apValues$/
/** Functions of libraries whose closures are given values of these types; `State` and `Action` are those of the type around. */
const TOLD: readonly [names: RegExp, types: string[]][] = [
  [/^Reduce$/, ['State', 'Action']],
  [/^withDependencies$/, ['DependencyValues']],
]
/** Modifiers of views, with the label of what they hand to their closures. */
const WATCHING: readonly [names: RegExp, label: RegExp][] = [
  [/^onChange$/, /^of$/],
  [
    /^(?:sheet|fullScreenCover|popover|alert|confirmationDialog|navigationDestination|inspector)$/,
    /^(?:item|presenting|for)$/,
  ],
  [/^dropDestination$/, /^for$/],
]
/** Functions that give their closure two elements at once. */
const OF_TWO = /^(?:sorted|sort|min|max)$/

export const keepsList = (t: Syntax, node: number): boolean => {
  const name = t.type(node) === 'call_expression' ? callee(t, node) : memberOf(t, node)
  return name !== undefined && OF_THE_SAME.test(t.text(name))
}

/** What the parameters of a closure (of `count`) are given: elements, their parts of a list, or what the function takes that it is handed to. */
export function givenTo(t: Syntax, closure: number, nth: number, count = 1): Pick<Binder, 'given' | 'type'> {
  const place = placeOf(t, closure)
  if (place === undefined) return takenByDeclared(t, closure, nth)
  const { call, at } = place
  const name = callee(t, call)
  const called = name === undefined ? '' : t.text(name)
  const elements = elementsOf(t, call)
  if (elements !== undefined && OF_VALUES.test(called)) return { given: { node: elements, element: true, nth: 1 } }
  const watched = watchedBy(t, call, called)
  if (watched) return nth === 0 || called === 'onChange' ? watched : {}
  const type = TOLD.find(([names]) => names.test(called))?.[1][nth]
  if (type !== undefined) return { type }
  if (elements === undefined) return { given: { node: call, argument: { at, nth } } }
  const isTwo = OF_TWO.test(called)
  const isSplit = !isTwo && count > 1
  return isSplit || nth === 0 || isTwo ? { given: { node: elements, element: true, ...(isSplit ? { nth } : {}) } } : {}
}

/** What modifiers of views hand to their closures: `.onChange(of: user)`, `.sheet(item: $user)`, `.navigationDestination(for: User.self)`. */
function watchedBy(t: Syntax, call: number, name: string): Pick<Binder, 'given' | 'type'> | undefined {
  const label = WATCHING.find(([names]) => names.test(name))?.[1]
  const told = label && argumentsIn(t, call).find((one) => one.label !== undefined && label.test(one.label))
  if (!told) return undefined
  if (told.label !== 'for') return { given: { node: told.value } }
  const type = /^([A-Z][\w.]*)\.self$/.exec(t.text(told.value))?.[1]
  return type === undefined ? undefined : { type: name === 'dropDestination' ? `Array<${type}>` : type }
}

/** `user` of `let show: (User) -> Void = { user in … }` */
function takenByDeclared(t: Syntax, closure: number, nth: number): Pick<Binder, 'given'> {
  const around = t.parent(closure)
  const by = around === undefined || t.type(around) !== 'property_declaration' ? undefined : typeOf(t, around)
  return by === undefined ? {} : { given: { node: closure, taken: { by, nth } } }
}

/** The value whose elements a call gives to its closure: `users` of `users.filter(\.isActive).map { … }`. */
export function elementsOf(t: Syntax, call: number): number | undefined {
  const name = callee(t, call)
  if (name === undefined) return undefined
  if (/^(?:ForEach|List)$/.test(t.text(name))) return firstArgument(t, call)
  return OF_ELEMENTS.test(t.text(name)) ? unfiltered(t, call) : undefined
}

/** `tasks` of `ForEach(tasks, id: \.id)`. */
function firstArgument(t: Syntax, call: number): number | undefined {
  const [first] = argumentsIn(t, call)
  return first === undefined || first.label !== undefined ? undefined : first.value
}

/** `tasks` of `tasks[0]`, `tasks.first` and `tasks.first { … }`. */
export function listOf(t: Syntax, node: number): number | undefined {
  if (t.type(node) === 'navigation_expression') return isElement(t, memberOf(t, node)) ? targetOf(t, node) : undefined
  if (t.type(node) !== 'call_expression') return undefined
  const suffix = t.named(node)[1]
  const first = operandOf(t, node)
  if (first === undefined || suffix === undefined) return undefined
  if (t.text(suffix).startsWith('[')) return first
  return t.type(first) === 'navigation_expression' && isElement(t, memberOf(t, first)) ? targetOf(t, first) : undefined
}

const isElement = (t: Syntax, name: number | undefined): boolean =>
  name !== undefined &&
  /^(?:first|last|randomElement|popLast|removeFirst|removeLast|remove|min|max)$/.test(t.text(name))

function unfiltered(t: Syntax, call: number): number | undefined {
  const called = operandOf(t, call)
  const target = called !== undefined && t.type(called) === 'navigation_expression' ? targetOf(t, called) : undefined
  if (target === undefined || t.type(target) !== 'call_expression') return target
  const name = callee(t, target)
  return name !== undefined && OF_THE_SAME.test(t.text(name)) ? unfiltered(t, target) : target
}
