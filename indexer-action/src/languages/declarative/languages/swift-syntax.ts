/** Access to Swift's syntax nodes. A function's name and its result have the same field, so children are told apart by their types. */
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import { ANY_NUMBER, type Binder, type Place } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { split } from '../type-texts.ts'

const TYPES = [
  'user_type',
  'optional_type',
  'array_type',
  'dictionary_type',
  'tuple_type',
  'function_type',
  'opaque_type',
  'existential_type',
  'protocol_composition_type',
]
const VISIBLE: ReadonlySet<string> = new Set(['public', 'open'])
const WORDS: Readonly<Record<string, Modifier>> = {
  private: 'private',
  fileprivate: 'private',
  internal: 'internal',
  public: 'public',
  open: 'public',
  static: 'static',
  class: 'static',
  final: 'final',
  override: 'override',
  async: 'async',
}

export function modifiers(t: Syntax, node: number): Modifier[] {
  const list = t.first(node, 'modifiers')
  const words = list === undefined ? [] : t.text(list).split(/[\s()]+/)
  const found = new Set(words.flatMap((word) => WORDS[word] ?? []))
  if (words.some((word) => VISIBLE.has(word))) found.add('exported')
  if (words.includes('@available') && /deprecated/.test(t.text(list as number))) found.add('deprecated')
  return [...found]
}

/** XCTest runs methods of test cases by their names, and swift-testing what has its attribute. */
export function functionModifiers(t: Syntax, node: number): Modifier[] {
  const found = modifiers(t, node)
  const list = t.first(node, 'modifiers')
  const name = t.field(node, 'name')
  const attributed = list !== undefined && /@Test\b/.test(t.text(list))
  const around = typeAround(t, node)
  const inCase =
    around !== undefined && t.each(around, 'inheritance_specifier').some((one) => /TestCase$/.test(t.text(one)))
  return attributed || (inCase && name !== undefined && /^test/.test(t.text(name))) ? [...found, 'test'] : found
}

function typeAround(t: Syntax, node: number): number | undefined {
  const body = t.parent(node)
  return body !== undefined && /_body$/.test(t.type(body)) ? t.parent(body) : undefined
}

/** The written type, as the other languages of the engine write generic types: `[User]` is `Array<User>`. */
export function written(t: Syntax, type: number): string {
  const text = t
    .text(type)
    .replace(/^(?:(?:any|some|inout|borrowing|consuming|@\w+)\s+)+/, '')
    .replace(/[?!]+$/, '')
  return named(text)
}

/** Lists and tables within lists and tables too; a suffix of nested ones is not of interest. */
function named(type: string): string {
  const inside = /^\[(.*)\][?!]*$/s.exec(type)?.[1]
  if (inside === undefined) return type
  const [key = '', value] = split(inside, ':')
  return value === undefined ? `Array<${named(key)}>` : `Dictionary<${named(key)}, ${named(value)}>`
}

/** The type after a colon. */
export function typeOf(t: Syntax, node: number): string | undefined {
  const annotation = t.first(node, 'type_annotation') ?? node
  const type = t.first(annotation, ...TYPES)
  return type === undefined ? undefined : written(t, type)
}

/** What a function returns: the type after its last parameter. */
export function result(t: Syntax, node: number): string | undefined {
  const last = t.each(node, 'parameter').at(-1) ?? node
  const type = t.each(node, ...TYPES).find((child) => child > last)
  return type === undefined ? undefined : written(t, type)
}

export function parameters(t: Syntax, node: number) {
  const children = t.named(node)
  return t.each(node, 'parameter').flatMap((parameter) => {
    const name = t.field(parameter, 'name')
    if (name === undefined) return []
    const type = t.first(parameter, ...TYPES)
    const made: Parameter = { name: t.text(name) }
    if (type !== undefined) made.type = written(t, type)
    if (/\.\.\.$/.test(t.text(parameter))) made.variadic = true
    // A default value follows its parameter.
    const next = children[children.indexOf(parameter) + 1]
    if (
      next !== undefined &&
      !/^(?:parameter|throws|async|function_body|type_constraints)$/.test(t.type(next)) &&
      !TYPES.includes(t.type(next))
    )
      made.default = t.text(next).slice(0, 200)
    // The grammar has no node for `nil`.
    else if (/^\s*=\s*nil\b/.test(t.tree.text.slice(t.tree.end[parameter], (t.tree.end[parameter] as number) + 40)))
      made.default = 'nil'
    return [{ node: parameter, name, parameter: made }]
  })
}

/** A closure may be passed behind the parentheses or be left out, so the number of arguments says little where there is one. */
export function arity(t: Syntax, node: number): [least: number, most: number] | undefined {
  const all = parameters(t, node).map(({ parameter }) => parameter)
  const least = all.filter((one) => one.default === undefined && !one.variadic).length
  return [least, all.some(({ variadic }) => variadic) ? ANY_NUMBER : all.length]
}

export function argumentsOf(t: Syntax, call: number): number | undefined {
  const suffixes = suffixesOf(t, call)
  if (suffixes.length === 0) return undefined
  return argumentsIn(t, call).length + suffixes.flatMap((suffix) => t.each(suffix, 'lambda_literal')).length
}

/** Whether it is the first part of a call: behind `=`, the grammar reads `f(1) { … }` as a call of `f(1)`. */
function isPart(t: Syntax, call: number | undefined): call is number {
  if (call === undefined || t.type(call) !== 'call_expression') return false
  const around = t.parent(call)
  if (around === undefined || t.type(around) !== 'call_expression') return false
  const [inner, outer] = [t.first(call, 'call_suffix'), t.first(around, 'call_suffix')]
  if (inner === undefined || outer === undefined || !t.text(outer).startsWith('{')) return false
  return t.first(inner, 'value_arguments') !== undefined && t.text(inner).endsWith(')')
}

/** What is called, and with what. */
export function operandOf(t: Syntax, call: number): number | undefined {
  const [first] = t.named(call)
  return isPart(t, first) ? t.named(first)[0] : first
}

function suffixesOf(t: Syntax, call: number): number[] {
  const [first] = t.named(call)
  return [...(isPart(t, first) ? t.each(first, 'call_suffix') : []), ...t.each(call, 'call_suffix')]
}

export const closuresIn = (t: Syntax, call: number): number[] =>
  suffixesOf(t, call).flatMap((suffix) => t.each(suffix, 'lambda_literal'))

/** The call that a suffix belongs to. */
function callAround(t: Syntax, suffix: number | undefined): number | undefined {
  const call = suffix === undefined || t.type(suffix) !== 'call_suffix' ? undefined : t.parent(suffix)
  return isPart(t, call) ? t.parent(call) : call
}

/** The arguments in the parentheses of a call. */
export function argumentsIn(t: Syntax, call: number): { value: number; label: string | undefined }[] {
  return suffixesOf(t, call)
    .flatMap((suffix) => {
      const list = t.first(suffix, 'value_arguments')
      return list === undefined ? [] : t.each(list, 'value_argument')
    })
    .flatMap((one) => {
      const value = t.field(one, 'value')
      const label = t.first(one, 'value_argument_label')
      return value === undefined ? [] : [{ value, label: label === undefined ? undefined : t.text(label) }]
    })
}

/** The call that a value is an argument of, and at which place; a closure may stand behind the parentheses. */
export function placeOf(t: Syntax, value: number): { call: number; at: Place } | undefined {
  const argument = t.parent(value)
  const isInside = argument !== undefined && t.type(argument) === 'value_argument'
  const list = isInside ? t.parent(argument) : undefined
  const suffix = isInside ? (list === undefined ? undefined : t.parent(list)) : argument
  const call = callAround(t, suffix)
  if (suffix === undefined || call === undefined) return undefined
  const given = t.first(suffix, 'value_arguments')
  const before = isInside && given !== undefined ? t.each(given, 'value_argument') : []
  const count = argumentsOf(t, call) ?? 0
  if (isInside) {
    const label = t.first(argument, 'value_argument_label')
    const index = before.indexOf(argument)
    return { call, at: { index, count, ...(label === undefined ? {} : { label: t.text(label) }) } }
  }
  const label = t.fieldOf(value) === '' ? t.previous(value) : undefined
  const isLabelled = label !== undefined && t.type(label) === 'simple_identifier'
  const index = argumentsIn(t, call).length + t.each(suffix, 'lambda_literal').indexOf(value)
  return { call, at: { index, count, ...(isLabelled ? { label: t.text(label) } : {}) } }
}

/** The last name of a member access. */
export const memberOf = (t: Syntax, access: number): number | undefined => {
  const suffix = t.first(access, 'navigation_suffix')
  return suffix === undefined ? undefined : t.first(suffix, 'simple_identifier')
}

/** The grammar binds a prefix operator too tightly: it reads `!f(x)` as a call of `!f`. */
const bare = (t: Syntax, node: number | undefined): number | undefined =>
  node !== undefined && t.type(node) === 'prefix_expression' ? (t.field(node, 'target') ?? node) : node

export const targetOf = (t: Syntax, access: number): number | undefined => bare(t, t.field(access, 'target'))

export const callee = (t: Syntax, call: number): number | undefined => {
  const operand = operandOf(t, call)
  const first = bare(t, operand)
  const suffix = t.named(call)[1]
  // `list[0]`
  if (suffix !== undefined && t.text(suffix).startsWith('[')) return undefined
  if (first === undefined) return undefined
  if (t.type(first) === 'simple_identifier' && first === operand) return first
  if (t.type(first) === 'simple_identifier') return /^\./.test(t.text(operand as number)) ? undefined : first
  return t.type(first) === 'navigation_expression' ? memberOf(t, first) : undefined
}

export const supertypes = (t: Syntax, node: number): number[] =>
  t.each(node, 'inheritance_specifier').flatMap((one) => t.first(one, 'user_type') ?? [])

export const typeParameters = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'type_parameters')
    .flatMap((list) => t.each(list, 'type_parameter').flatMap((one) => t.first(one, 'type_identifier') ?? []))

/** By type parameter: what it is bound to in `<R: Repository>`. */
export function bounds(t: Syntax, node: number): Record<string, string> {
  const list = t.first(node, 'type_parameters')
  const found: Record<string, string> = {}
  for (const one of list === undefined ? [] : t.each(list, 'type_parameter')) {
    const [name, bound] = t.named(one)
    if (name !== undefined && bound !== undefined) found[t.text(name)] = t.text(bound).split('&')[0]?.trim() as string
  }
  return found
}

/** The names that a pattern binds. */
export const bound = (t: Syntax, node: number): number[] =>
  t.each(node, 'pattern').flatMap((pattern) => {
    const inside = bound(t, pattern)
    return inside.length > 0 ? inside : (t.first(pattern, 'simple_identifier') ?? [])
  })

/** `if let user = find()`, `guard let user`, `while let user = next()`: each name with the value that it is given. */
export function conditions(t: Syntax, node: number): Binder[] {
  const children = t.named(node)
  return children.flatMap((child, at) => {
    const before = children[at - 1]
    if (
      t.type(child) !== 'simple_identifier' ||
      t.tree.text[(t.tree.start[child] as number) - 1] === '.' ||
      before === undefined ||
      t.type(before) !== 'value_binding_pattern'
    )
      return []
    const after = children[at + 1]
    const follows = after === undefined ? '' : t.tree.text.slice(t.tree.end[child], t.tree.start[after])
    const given = after !== undefined && /=\s*$/.test(follows) ? { given: { node: after } } : {}
    return [{ name: child, ...given }]
  })
}

export const isExtension = (t: Syntax, node: number): boolean =>
  t.all(node).some((child) => t.text(child) === 'extension')

export function isWritten(t: Syntax, node: number): boolean {
  const target = t.parent(node)
  return target !== undefined && t.type(target) === 'directly_assignable_expression'
}

/** What a property takes from its environment: `@Environment(Store.self) private var store`. */
export function injected(t: Syntax, property: number): string | undefined {
  const list = t.first(property, 'modifiers')
  const text = list === undefined ? '' : t.text(list)
  return /@(?:Environment|Bindable|Query|Dependency|FocusedValue)\(\s*((?:[A-Z]\w*\.)*[A-Z]\w*)\.self\b/.exec(text)?.[1]
}

/** What a case of an enumeration carries: `case page(count: Int)`. */
export function carried(t: Syntax, entry: number, name?: number) {
  const children = t.named(entry)
  const only = name === undefined ? undefined : children[children.indexOf(name) + 1]
  if (only === undefined || t.type(only) !== 'enum_type_parameters') return []
  return t.each(only, ...TYPES).map((type) => {
    const label = t.previous(type)
    const isLabelled = label !== undefined && t.type(label) === 'simple_identifier'
    const parameter: Parameter = { name: isLabelled ? t.text(label) : '_', type: written(t, type) }
    if (/^\s*=/.test(t.tree.text.slice(t.tree.end[type], t.tree.end[only]))) parameter.default = ''
    return { node: type, name: isLabelled ? label : type, parameter, binds: [] }
  })
}

/** The first use of a name that nothing declares, and that means what its block is given: `$0`, `error`, `newValue`. */
export function firstNamed(t: Syntax, block: number, name: string, own: string): number[] {
  const end = t.tree.after[block] as number
  for (let at = block + 1; at < end; at++) {
    if (t.type(at) === own) at = (t.tree.after[at] as number) - 1
    else if (t.type(at) === 'simple_identifier' && t.text(at) === name) return [at]
  }
  return []
}

/** The value that a property is set to, or was. */
export function assigned(t: Syntax, block: number, name: 'newValue' | 'oldValue'): Binder[] {
  let around = t.parent(block)
  while (around !== undefined && !/declaration$/.test(t.type(around))) around = t.parent(around)
  const type = around === undefined ? undefined : typeOf(t, around)
  const given = t.first(block, 'simple_identifier')
  return (given === undefined ? firstNamed(t, block, name, 'lambda_literal') : [given]).map((one) => ({
    name: one,
    ...(type === undefined ? {} : { type }),
  }))
}

/** What of a property's uses runs code that is written in it. Whatever computes it may also be given a value, or not. */
export function accessors(t: Syntax, property: number): ('read' | 'write')[] {
  const computed = t.first(property, 'computed_property')
  if (computed === undefined) return t.first(property, 'willset_didset_block') === undefined ? [] : ['write']
  return t.first(computed, 'computed_setter', 'computed_modify') === undefined ? ['read'] : ['read', 'write']
}

/** Whether an initializer says which other one it runs: `super.init`, `self.init`. */
export function namesInit(t: Syntax, initializer: number): boolean {
  const end = t.tree.after[initializer] as number
  for (let at = initializer + 1; at < end; at++) {
    if (t.type(at) !== 'navigation_expression' || !/^(super|self)_/.test(t.type(targetOf(t, at) ?? at))) continue
    const member = memberOf(t, at)
    if (member !== undefined && t.text(member) === 'init') return true
  }
  return false
}
