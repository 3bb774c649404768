/** Access to Kotlin's syntax nodes. The grammar has few fields, so children are identified by their types and order. */
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import type { Binder } from '../rules.ts'
import type { Lent } from '../scopes.ts'
import type { Syntax } from '../syntax.ts'

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
  const words = t.text(list).split(/[\s()]+/)
  const found = words.flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : []))
  if (words.includes('@Test')) found.push('test')
  if (words.includes('@Deprecated')) found.push('deprecated')
  return found.includes('private') || found.includes('internal') ? found : [...found, 'exported']
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

/** The body of a function that is a single expression (`fun f() = …`). */
export const expressionBody = (t: Syntax, node: number): number | undefined => {
  const body = t.first(node, 'function_body')
  return body !== undefined && t.text(body).startsWith('=') ? t.named(body)[0] : undefined
}

export const binder = (t: Syntax, declaration: number): Binder[] => {
  const name = t.first(declaration, 'identifier')
  const type = typeOf(t, declaration)
  return name === undefined ? [] : [{ name, ...(type === undefined ? {} : { type }) }]
}

/** `x`, `x: Int` and `(x, y)` among the children. */
export const binders = (t: Syntax, node: number): Binder[] =>
  t
    .each(node, 'variable_declaration', 'multi_variable_declaration')
    .flatMap((one) =>
      t.type(one) === 'variable_declaration'
        ? binder(t, one)
        : t.each(one, 'variable_declaration').flatMap((part) => binder(t, part)),
    )

/** The call that a function literal is passed to. */
function callAround(t: Syntax, literal: number): number | undefined {
  let at = t.parent(literal)
  while (at !== undefined && /^(annotated_lambda|value_argument|value_arguments)$/.test(t.type(at))) at = t.parent(at)
  return at !== undefined && t.type(at) === 'call_expression' ? at : undefined
}

/** Scope functions of the standard library: the receiver becomes the literal's `this`, or its argument. */
const AS_THIS = /^(apply|run)$/
const AS_ARGUMENT = /^(let|also|takeIf|takeUnless|use)$/

export function lends(t: Syntax, literal: number): Lent | undefined {
  if (t.type(literal) !== 'lambda_literal') return undefined
  const call = callAround(t, literal)
  const called = call === undefined ? undefined : calledNode(t, call)
  const nothing: Lent = { as: 'argument' }
  if (call === undefined || called === undefined) return nothing
  if (t.text(called) === 'with') {
    const first = t.descendant(call, 'value_argument')
    const on = first === undefined ? undefined : t.named(first)[0]
    return on === undefined ? nothing : { on, as: 'this' }
  }
  const on = t.type(called) === 'navigation_expression' ? subject(t, called) : undefined
  const name = t.each(called, 'identifier').at(-1)
  if (on === undefined || name === undefined) return nothing
  if (AS_THIS.test(t.text(name))) return { on, as: 'this' }
  return { on, as: AS_ARGUMENT.test(t.text(name)) ? 'argument' : 'element' }
}

/** The callee of a call. Trailing function literals add call nodes around it, which are skipped. */
function calledNode(t: Syntax, call: number): number | undefined {
  let at = t.named(call)[0]
  while (at !== undefined && t.type(at) === 'call_expression') at = t.named(at)[0]
  return at
}

export const argumentsOf = (t: Syntax, call: number): number | undefined => {
  const list = t.first(call, 'value_arguments')
  const behind = t.first(call, 'annotated_lambda') === undefined ? 0 : 1
  const [first] = t.named(call)
  // `f(1) { }`: the grammar nests two calls, and the name belongs to the inner one.
  const outer = t.parent(call)
  const more =
    outer !== undefined && t.type(outer) === 'call_expression' && t.named(outer)[0] === call && first !== undefined
      ? t.first(outer, 'annotated_lambda') !== undefined && t.first(outer, 'value_arguments') === undefined
        ? 1
        : 0
      : 0
  return (list === undefined ? 0 : t.each(list, 'value_argument').length) + behind + more
}

/** The receiver or callee. The grammar binds a prefix operator too tightly: it parses `!f(x)` as a call of `!f`. */
export const subject = (t: Syntax, node: number): number | undefined => {
  const first = t.named(node)[0]
  return first !== undefined && t.type(first) === 'unary_expression' && /^[!+-]/.test(t.text(first))
    ? (t.field(first, 'argument') ?? first)
    : first
}

/** `a.of<B>(c)`: the grammar parses it as two comparisons. */
export function isGenericCall(t: Syntax, node: number): boolean {
  const less = t.parent(node)
  const more = less === undefined ? undefined : t.parent(less)
  if (less === undefined || more === undefined || t.type(less) !== 'binary_expression') return false
  const given = t.named(more)[1]
  if (t.type(more) !== 'binary_expression' || t.named(less)[0] !== node || given === undefined) return false
  const type = t.tree.text.slice(t.tree.end[node], t.tree.start[given])
  return /^<[\w.?, ]+>$/.test(type) && /^(parenthesized_expression|lambda_literal)$/.test(t.type(given))
}

/** `x = 1`, `x += 1`, `x++`. */
export function isWritten(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (t.type(around) === 'assignment') return t.field(around, 'left') === node
  return t.type(around) === 'unary_expression' && /^(\+\+|--)|(\+\+|--)$/.test(t.text(around))
}

export const callee = (t: Syntax, node: number): number | undefined => {
  const first = subject(t, node)
  if (first === undefined) return undefined
  if (t.type(first) === 'identifier') return first
  return t.type(first) === 'navigation_expression' ? t.each(first, 'identifier').at(-1) : undefined
}

export const VALUES = [
  'call_expression',
  'navigation_expression',
  'as_expression',
  'identifier',
  'unary_expression',
  'binary_expression',
]

/** `val String.half`: the receiver type of an extension property. */
export const receiverOfProperty = (t: Syntax, node: number): string | undefined => {
  const type = t.first(node, 'user_type', 'nullable_type')
  return type === undefined ? undefined : t.text(type)
}
