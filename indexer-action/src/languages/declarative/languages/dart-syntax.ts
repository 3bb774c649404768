/**
 * Access to Dart's syntax nodes. A chain of members and calls (`a.b(c).d`) is a list of siblings: a name, then a selector for each dot and each
 * pair of parentheses.
 */
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import type { Binder, Place } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

const TYPES = ['type_identifier', 'function_type', 'record_type', 'void_type']

export function after(t: Syntax, node: number): number | undefined {
  const parent = t.parent(node)
  const next = t.tree.after[node] as number
  return parent === undefined || next >= (t.tree.after[parent] as number) ? undefined : next
}

export const isCall = (t: Syntax, selector: number): boolean => t.first(selector, 'argument_part') !== undefined
const isLink = (t: Syntax, node: number | undefined): node is number =>
  node !== undefined && t.type(node) === 'selector'

/** What stands behind `super` is no selector. */
const isOfSuper = (t: Syntax, node: number): boolean => {
  const before = t.type(node) === 'unconditional_assignable_selector' ? t.previous(node) : undefined
  return before !== undefined && t.type(before) === 'super'
}

/** Nor is what is assigned: `.name` of `user.name = ''`. */
export const isAssigned = (t: Syntax, node: number): boolean => {
  const around = t.parent(node)
  return (
    /^(?:un)?conditional_assignable_selector$/.test(t.type(node)) &&
    around !== undefined &&
    t.type(around) === 'assignable_expression'
  )
}

/** `super` and `this` of `super.named()` and `this.named()`, by which a constructor begins with another one. */
export function handedOnTo(t: Syntax, name: number): number | undefined {
  const around = t.parent(name)
  const before = t.previous(name)
  const isFirst = around !== undefined && /^(?:initializer_list_entry|redirection)$/.test(t.type(around))
  return isFirst && before !== undefined && /^(?:super|this)$/.test(t.type(before)) ? before : undefined
}

/** `a<b>(c)`, which the grammar reads as two comparisons: the parts before the `>`, it, the parentheses, and the parts behind them. */
export function comparedTwice(t: Syntax, node: number) {
  const [left, sign, value, ...more] = t.type(node) === 'relational_expression' ? t.named(node) : []
  if (left === undefined || sign === undefined || value === undefined || t.text(sign) !== '>') return undefined
  const isRead = t.type(left) === 'relational_expression' && t.type(value) === 'parenthesized_expression'
  return isRead ? { left: t.named(left), sign, value, more } : undefined
}

/** `Box` and `Box<int>` of `Box<int>(1)`, where the grammar compares `Box`, `int` and `(1)`. */
export function madeGeneric(t: Syntax, node: number): { name: number; type: string } | undefined {
  const read = comparedTwice(t, node)
  const [name, less] = read?.left ?? []
  if (!read || name === undefined || less === undefined || t.text(less) !== '<') return undefined
  const isMade = /^_?[A-Z]\w*$/.test(t.text(name))
  return isMade ? { name, type: t.tree.text.slice(t.tree.start[name], t.tree.end[read.sign]) } : undefined
}

/** The name behind a dot: `b` of `.b`, `?.b` and `..b`. */
export function memberOf(t: Syntax, selector: number): number | undefined {
  if (isOfSuper(t, selector) || isAssigned(t, selector)) return t.first(selector, 'identifier')
  const access = t.first(
    selector,
    'unconditional_assignable_selector',
    'conditional_assignable_selector',
    'cascade_selector',
  )
  return access === undefined ? undefined : t.first(access, 'identifier')
}

/** Whether a name or an access is called: parentheses follow it. */
export function isCalled(t: Syntax, node: number): boolean {
  const next = after(t, node)
  return isLink(t, next) && isCall(t, next)
}

/** What a selector names: of a call the name before it, of an access its own. */
export function nameOf(t: Syntax, selector: number): number | undefined {
  if (!isCall(t, selector)) return memberOf(t, selector)
  const called = t.previous(selector)
  if (called === undefined) return undefined
  return t.type(called) === 'identifier'
    ? called
    : isLink(t, called) || isOfSuper(t, called)
      ? memberOf(t, called)
      : undefined
}

/** The node that stands for the receiver: the last one of the chain before the name. */
export function receiverOf(t: Syntax, selector: number): number | undefined {
  const named = isCall(t, selector) ? t.previous(selector) : selector
  if (named !== undefined && isOfSuper(t, named)) return t.previous(named)
  if (isAssigned(t, selector)) return skipped(t, t.previous(selector))
  return isLink(t, named) && memberOf(t, named) !== undefined ? skipped(t, t.previous(named)) : undefined
}

/** Without `!`. */
function skipped(t: Syntax, node: number | undefined): number | undefined {
  return isLink(t, node) && !isCall(t, node) && memberOf(t, node) === undefined && t.text(node) === '!'
    ? skipped(t, t.previous(node))
    : node
}

/** What a cascade (`a..b()..c()`) is applied to. */
export function cascaded(t: Syntax, section: number): number | undefined {
  let at = t.previous(section)
  while (at !== undefined && t.type(at) === 'cascade_section') at = t.previous(at)
  return at
}

export const argumentsOf = (t: Syntax, node: number): number | undefined => {
  const part = t.first(node, 'argument_part')
  const list = part === undefined ? undefined : t.first(part, 'arguments')
  return list === undefined ? undefined : t.each(list, 'argument').length
}

/** The first argument without a name: the node that stands for its value. */
export function firstArgument(t: Syntax, call: number): number | undefined {
  const part = t.first(call, 'argument_part')
  const list = part === undefined ? undefined : t.first(part, 'arguments')
  const first = list === undefined ? undefined : t.first(list, 'argument')
  return first === undefined ? undefined : t.named(first).at(-1)
}

/** `User` of `User(…)`, `const User(…)`, `User.named(…)` and `value as User`, `List<User>` of `<User>[]`. */
export function constructed(t: Syntax, node: number): string | undefined {
  if (t.type(node) === 'type_cast_expression') {
    const cast = t.first(node, 'type_cast')
    return cast === undefined ? undefined : typeOf(t, cast)
  }
  if (/^(?:list|set_or_map)_literal$/.test(t.type(node))) {
    const held = t.first(node, 'type_arguments')
    return held === undefined ? undefined : `${t.text(held).includes(',') ? 'Map' : 'List'}${t.text(held)}`
  }
  if (t.type(node) === 'const_object_expression' || t.type(node) === 'new_expression') {
    const type = t.first(node, 'type_identifier')
    const behind = type === undefined ? undefined : behindPrefix(t, type)
    if (type === undefined || behind === undefined || /^_?[A-Z]/.test(t.text(type)))
      return type === undefined ? undefined : t.text(type)
    return `${t.text(type)}.${t.text(behind)}`
  }
  if (t.type(node) === 'constructor_invocation') {
    const type = t.first(node, 'type_identifier')
    return type === undefined ? undefined : withArguments(t, type)
  }
  if (t.type(node) === 'relational_expression') return madeGeneric(t, node)?.type
  if (!isLink(t, node) || !isCall(t, node)) return undefined
  const called = t.previous(node)
  const head = isLink(t, called) ? t.previous(called) : called
  return head !== undefined && t.type(head) === 'identifier' && /^_?[A-Z]/.test(t.text(head)) ? t.text(head) : undefined
}

/** `Client` of `http.Client`. */
export function behindPrefix(t: Syntax, type: number): number | undefined {
  const next = after(t, type)
  const named = next !== undefined && /^(?:type_)?identifier$/.test(t.type(next)) ? next : undefined
  return named !== undefined && isDotBefore(t, named) ? named : undefined
}

export const isDotBefore = (t: Syntax, name: number): boolean => t.tree.text[(t.tree.start[name] as number) - 1] === '.'

/** The declared type, without `?`, with its type arguments. */
export function typeOf(t: Syntax, node: number): string | undefined {
  const type = t.first(node, ...TYPES)
  if (type === undefined || t.type(type) === 'void_type') return undefined
  const last = behindPrefix(t, type) ?? type
  const more = after(t, last)
  const end = more !== undefined && t.type(more) === 'type_arguments' ? more : last
  return t.tree.text.slice(t.tree.start[type], t.tree.end[end])
}

/** A type with the type arguments that stand behind it. */
export function withArguments(t: Syntax, type: number): string {
  const more = after(t, type)
  const end = more !== undefined && t.type(more) === 'type_arguments' ? more : type
  return t.tree.text.slice(t.tree.start[type], t.tree.end[end])
}

/** The type that is written before a list of variables. */
export function typeBefore(t: Syntax, variable: number): string | undefined {
  const list = t.parent(variable)
  const around = list === undefined ? undefined : t.parent(list)
  if (list === undefined || around === undefined) return undefined
  if (t.type(around) === 'declaration') return typeOf(t, around)
  for (let at = t.previous(list); at !== undefined; at = t.previous(at)) {
    if (t.type(at) === 'type_identifier') return t.text(at)
    if (!/^(?:type_arguments|nullable_type|late_builtin|final_builtin|const_builtin)$/.test(t.type(at)))
      return undefined
  }
  return undefined
}

export function parameters(t: Syntax, node: number) {
  const list = t.first(node, 'formal_parameter_list')
  if (list === undefined) return []
  return [list, ...t.each(list, 'optional_formal_parameters')].flatMap((group, nth) => {
    const children = t.named(group)
    return t.each(group, 'formal_parameter').flatMap((one) => {
      const own = t.first(one, 'constructor_param', 'super_formal_parameter') ?? one
      const name = t.field(own, 'name') ?? t.each(own, 'identifier').at(-1)
      if (name === undefined) return []
      const type = typeOf(t, own)
      const made: Parameter = { name: t.text(name), ...(type === undefined ? {} : { type }) }
      const value = children[children.indexOf(one) + 1]
      const isGiven =
        value !== undefined && !/^(?:formal_parameter|optional_formal_parameters|annotation)$/.test(t.type(value))
      if (isGiven) made.default = t.text(value).slice(0, 200)
      // Named parameters may be left out, unless they are required; how many arguments there are says nothing of them.
      else if (nth > 0) made.default = 'null'
      // `this.name` is the field, also for what follows.
      const isField = t.type(own) === 'constructor_param'
      return [{ node: one, name, parameter: made, ...(isField ? { binds: [] } : {}) }]
    })
  })
}

const isPrivate = (t: Syntax, name: number | undefined): boolean => name !== undefined && t.text(name).startsWith('_')

export function modifiers(t: Syntax, node: number, name = t.field(node, 'name')): Modifier[] {
  const parent = t.parent(node)
  const isPart = parent !== undefined && /^(?:declaration|method_signature)$/.test(t.type(parent))
  const head = isPart ? t.tree.text.slice(t.tree.start[parent], t.tree.start[node]) : ''
  const found: Modifier[] = isPrivate(t, name) ? ['private'] : ['exported']
  if (/\bstatic\b/.test(head)) found.push('static')
  return found
}

/** Members that give an element of a list. */
const ELEMENT =
  /^(?:first|last|single|reduce|elementAt|removeAt|removeLast|removeFirst)$|^(?:first|last|single)(?:Where)?(?:OrNull)?$/
/** Members that give their function an element of what they are called on. */
const OF_ELEMENTS =
  /^(?:map|where|forEach|any|every|expand|firstWhere|lastWhere|singleWhere|firstWhereOrNull|indexWhere|lastIndexWhere|removeWhere|retainWhere|skipWhile|takeWhile|listen|asyncMap|sort|sortBy|sorted|sortedBy|groupListsBy|fold|reduce)$/
/** Members that give what they are called on, or a part of it. */
const OF_THE_SAME =
  /^(?:where|skip|take|skipWhile|takeWhile|toList|toSet|reversed|followedBy|sublist|distinct|sorted|sortedBy|whereNotNull|nonNulls|unmodifiable)$/

export function keepsList(t: Syntax, node: number): boolean {
  const name = isLink(t, node) ? nameOf(t, node) : undefined
  return name !== undefined && OF_THE_SAME.test(t.text(name))
}

/** By type parameter: what it is bound to in `<T extends Repository>`. */
export function bounds(t: Syntax, node: number): Record<string, string> {
  const list = t.first(node, 'type_parameters')
  const found: Record<string, string> = {}
  for (const one of list === undefined ? [] : t.each(list, 'type_parameter')) {
    const [, name, bound] = /^(\w+)\s+extends\s+([\w.]+)/.exec(t.text(one)) ?? []
    if (name !== undefined && bound !== undefined) found[name] = bound
  }
  return found
}

/** `tasks` of `tasks[0]`, `tasks.first` and `tasks.firstWhere(…)`. */
export function listOf(t: Syntax, node: number): number | undefined {
  if (!isLink(t, node)) return undefined
  const access = t.first(node, 'unconditional_assignable_selector', 'conditional_assignable_selector')
  if (access !== undefined && t.first(access, 'index_selector') !== undefined) return skipped(t, t.previous(node))
  const name = nameOf(t, node)
  return name !== undefined && ELEMENT.test(t.text(name)) ? unfiltered(t, receiverOf(t, node)) : undefined
}

/** Members that give their function two elements at once. */
const OF_TWO = /^(?:sort|sorted|reduce)$/

/**
 * What a function's parameters (of `count`) are given: elements of `users` in `users.where(isActive).map((user) => …)`, what is awaited in
 * `load().then((user) => …)`, or what the function takes that it is handed to.
 */
export function givenTo(t: Syntax, lambda: number, nth: number, count: number): Pick<Binder, 'given'> {
  const place = placeOf(t, lambda)
  const name = place === undefined ? undefined : nameOf(t, place.call)
  if (place === undefined || name === undefined) return takenByDeclared(t, lambda, nth)
  const { call, at } = place
  const on = receiverOf(t, call)
  const called = t.text(name)
  if (on !== undefined && called === 'then') return nth === 0 ? { given: { node: on } } : {}
  if (on !== undefined && OF_ELEMENTS.test(called)) {
    const list = unfiltered(t, on)
    if (list === undefined) return {}
    // The first parameter is what was made so far.
    if (called === 'fold') return nth === 1 ? { given: { node: list, element: true } } : {}
    const isSplit = count > 1 && !OF_TWO.test(called)
    return { given: { node: list, element: true, ...(isSplit ? { nth } : {}) } }
  }
  return { given: { node: call, argument: { at, nth } } }
}

/** `store` of `final Handler handle = (store) { … }` */
function takenByDeclared(t: Syntax, lambda: number, nth: number): Pick<Binder, 'given'> {
  const around = t.parent(lambda)
  if (around === undefined) return {}
  const by = /^(?:initialized_identifier|static_final_declaration)$/.test(t.type(around))
    ? typeBefore(t, around)
    : t.type(around) === 'initialized_variable_definition'
      ? typeOf(t, around)
      : undefined
  return by === undefined ? {} : { given: { node: lambda, taken: { by, nth } } }
}

/** The call that a value is an argument of, and at which place. */
export function placeOf(t: Syntax, value: number): { call: number; at: Place } | undefined {
  const argument = t.parent(value)
  if (argument === undefined || !/^(?:named_)?argument$/.test(t.type(argument))) return undefined
  let call = argument
  for (const type of ['arguments', 'argument_part', 'selector']) {
    const around = t.parent(call)
    if (around === undefined || t.type(around) !== type) return undefined
    call = around
  }
  const all = t.named(t.parent(argument) as number)
  const label = t.first(argument, 'label')
  const name = label === undefined ? undefined : t.first(label, 'identifier')
  const at = { index: all.indexOf(argument), count: all.length }
  return { call, at: name === undefined ? at : { ...at, label: t.text(name) } }
}

function unfiltered(t: Syntax, node: number | undefined): number | undefined {
  const name = isLink(t, node) ? nameOf(t, node) : undefined
  if (node === undefined || name === undefined || !OF_THE_SAME.test(t.text(name))) return node
  return unfiltered(t, receiverOf(t, node))
}

/** What is known of names where a condition holds: in the branch, and behind `&&`. */
export function narrows(t: Syntax, node: number): { name: string; type: string }[] {
  const parent = t.parent(node)
  const around = parent === undefined ? '' : t.type(parent)
  if (parent === undefined || !/^(?:if_statement|logical_and_expression|conditional_expression)$/.test(around))
    return []
  const [condition] = t.named(parent)
  if (condition === undefined || condition === node) return []
  if (around === 'if_statement' && t.field(parent, 'consequence') !== node) return []
  if (around === 'conditional_expression' && t.named(parent)[1] !== node) return []
  return tested(t, condition)
}

function tested(t: Syntax, condition: number): { name: string; type: string }[] {
  switch (t.type(condition)) {
    case 'parenthesized_expression':
    case 'logical_and_expression':
      return t.named(condition).flatMap((one) => tested(t, one))
    case 'type_test_expression': {
      const [name, ...more] = t.named(condition)
      const [test] = more
      const type = test === undefined ? undefined : typeOf(t, test)
      const isNegated = test !== undefined && /^is\s*!/.test(t.text(test))
      if (name === undefined || more.length !== 1 || type === undefined || isNegated) return []
      return t.type(name) === 'identifier' ? [{ name: t.text(name), type }] : []
    }
    default:
      return []
  }
}

/** `dart:io` comes with the language, `package:http/http.dart` is of the package `http`. */
export function originOf(path: string): string | undefined {
  if (path.startsWith('dart:')) return 'std:dart'
  const name = /^package:([^/]+)/.exec(path)?.[1]
  return name === undefined ? undefined : `dart:${name}`
}
