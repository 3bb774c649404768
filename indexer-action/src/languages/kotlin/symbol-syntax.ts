/** Access to Kotlin's syntax nodes. The grammar has few fields, so children are identified by their types and order. */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import type { Syntax } from '../declarative/syntax.ts'
import { blankedBehind } from './misread.ts'

const WORDS: Record<string, Modifier> = {
  public: 'public',
  private: 'private',
  protected: 'protected',
  internal: 'internal',
  abstract: 'abstract',
  final: 'final',
  override: 'override',
  const: 'readonly',
  suspend: 'async',
}

export function modifiers(t: Syntax, node: number): Modifier[] {
  const list = t.first(node, 'modifiers')
  if (list === undefined) return ['public', 'exported']
  const words = [...t.text(list).split(/[\s()]+/), ...blankedBehind(t.tree, list)]
  const found = words.flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : []))
  if (words.includes('@Test')) found.push('test')
  if (words.includes('@Deprecated')) found.push('deprecated')
  if (found.includes('private') || found.includes('internal')) return found
  // What says nothing of it is public, whatever else stands before it.
  const isSaid = found.includes('public') || found.includes('protected')
  return [...(isSaid ? [] : (['public'] as const)), ...found, 'exported']
}

/** An interface's function without a body is abstract, even without the modifier. */
export function functionModifiers(t: Syntax, node: number): Modifier[] {
  const found = modifiers(t, node)
  const around = t.parent(node)
  const type = around === undefined ? undefined : t.parent(around)
  const isOpen =
    type !== undefined &&
    t.first(node, 'function_body') === undefined &&
    t.all(type).some((child) => t.text(child) === 'interface')
  return isOpen && !found.includes('abstract') ? [...found, 'abstract'] : found
}

export const typeOf = (t: Syntax, node: number): string | undefined => {
  const type = t.first(node, 'user_type', 'nullable_type', 'function_type')
  return type === undefined ? undefined : t.text(type)
}

export function parameters(t: Syntax, node: number) {
  const list = t.first(node, 'function_value_parameters') ?? t.descendant(node, 'class_parameters')
  if (list === undefined) return []
  return t.each(list, 'parameter', 'class_parameter').flatMap((parameter) => {
    const name = t.first(parameter, 'identifier', 'simple_identifier')
    if (name === undefined) return []
    const type = typeOf(t, parameter)
    const made: Parameter = { name: t.text(name), ...(type === undefined ? {} : { type }) }
    const value = defaultOf(t, list, parameter)
    if (value !== undefined) made.default = t.text(value).slice(0, 200)
    if (isVariadic(t, list, parameter)) made.variadic = true
    return [{ node: parameter, name, parameter: made }]
  })
}

/** The default value, after `=`. It is inside the node of a class's parameter, but follows the node of a function's parameter. */
function defaultOf(t: Syntax, list: number, parameter: number): number | undefined {
  const within = t.type(parameter) === 'class_parameter' ? t.all(parameter) : t.all(list)
  const equals = within.findIndex((child) => child > parameter && t.text(child) === '=')
  const next = within.find((child) => child > parameter && t.type(child) === 'parameter')
  const found = within[equals]
  return found === undefined || (next !== undefined && next < found) ? undefined : within[equals + 1]
}

/** The grammar puts `vararg` before the node of a function's parameter, but inside that of a class's parameter. */
function isVariadic(t: Syntax, list: number, parameter: number): boolean {
  if (t.type(parameter) === 'class_parameter') return /^\w*\s*vararg\s/.test(t.text(parameter))
  const children = t.named(list)
  const before = children[children.indexOf(parameter) - 1]
  return before !== undefined && t.type(before) === 'parameter_modifiers' && /\bvararg\b/.test(t.text(before))
}

export const supertypes = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'delegation_specifiers')
  return list === undefined
    ? []
    : t.each(list, 'delegation_specifier').flatMap((one) => t.descendant(one, 'user_type') ?? [])
}

export const typeParameters = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'type_parameters')
  return list === undefined
    ? []
    : t.each(list, 'type_parameter').flatMap((parameter) => t.first(parameter, 'identifier') ?? [])
}

/** `val String.half`: the receiver type of an extension property. */
export const receiverOfProperty = (t: Syntax, node: number): string | undefined => {
  const type = t.first(node, 'user_type', 'nullable_type')
  return type === undefined ? undefined : t.text(type)
}
