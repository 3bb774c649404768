/**
 * Kotlin. The grammar names few fields, so rules look at the types of children.
 */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import type { Binder, Rules } from './rules.ts'
import type { Lent } from './scopes.ts'
import type { Syntax } from './syntax.ts'

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

function modifiers(t: Syntax, node: number): Modifier[] {
  const list = t.first(node, 'modifiers')
  if (list === undefined) return ['public', 'exported']
  const words = t.text(list).split(/[\s()]+/)
  const found = words.flatMap((word) => WORDS[word] ?? [])
  if (words.includes('@Test')) found.push('test')
  if (words.includes('@Deprecated')) found.push('deprecated')
  return found.includes('private') || found.includes('internal') ? found : [...found, 'exported']
}

const typeOf = (t: Syntax, node: number): string | undefined => {
  const type = t.first(node, 'user_type', 'nullable_type', 'function_type')
  return type === undefined ? undefined : t.text(type)
}

function parameters(t: Syntax, node: number) {
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

/** After `=`: inside of a class's parameter, behind a function's. */
function defaultOf(t: Syntax, list: number, parameter: number): number | undefined {
  const within = t.type(parameter) === 'class_parameter' ? t.all(parameter) : t.all(list)
  const equals = within.findIndex((child) => child > parameter && t.text(child) === '=')
  const next = within.find((child) => child > parameter && t.type(child) === 'parameter')
  const found = within[equals]
  return found === undefined || (next !== undefined && next < found) ? undefined : within[equals + 1]
}

/** The grammar puts a function's `vararg` before the parameter, and a class's into it. */
function isVariadic(t: Syntax, list: number, parameter: number): boolean {
  if (t.type(parameter) === 'class_parameter') return /^\w*\s*vararg\s/.test(t.text(parameter))
  const children = t.named(list)
  const before = children[children.indexOf(parameter) - 1]
  return before !== undefined && t.type(before) === 'parameter_modifiers' && /\bvararg\b/.test(t.text(before))
}

const supertypes = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'delegation_specifiers')
  return list === undefined
    ? []
    : t.each(list, 'delegation_specifier').flatMap((one) => t.descendant(one, 'user_type') ?? [])
}

const typeParameters = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'type_parameters')
  return list === undefined
    ? []
    : t.each(list, 'type_parameter').flatMap((parameter) => t.first(parameter, 'identifier') ?? [])
}

/** What a function is whose body is one expression. */
const expressionBody = (t: Syntax, node: number): number | undefined => {
  const body = t.first(node, 'function_body')
  return body !== undefined && t.text(body).startsWith('=') ? t.named(body)[0] : undefined
}

const binder = (t: Syntax, declaration: number): Binder[] => {
  const name = t.first(declaration, 'identifier')
  const type = typeOf(t, declaration)
  return name === undefined ? [] : [{ name, ...(type === undefined ? {} : { type }) }]
}

/** `x`, `x: Int` and `(x, y)` among the children. */
const binders = (t: Syntax, node: number): Binder[] =>
  t
    .each(node, 'variable_declaration', 'multi_variable_declaration')
    .flatMap((one) =>
      t.type(one) === 'variable_declaration'
        ? binder(t, one)
        : t.each(one, 'variable_declaration').flatMap((part) => binder(t, part)),
    )

/** The call that a function literal is an argument of. */
function callAround(t: Syntax, literal: number): number | undefined {
  let at = t.parent(literal)
  while (at !== undefined && /^(annotated_lambda|value_argument|value_arguments)$/.test(t.type(at))) at = t.parent(at)
  return at !== undefined && t.type(at) === 'call_expression' ? at : undefined
}

/** Functions of the standard library whose literal has the receiver as its `this`, or as its argument. */
const AS_THIS = /^(apply|run)$/
const AS_ARGUMENT = /^(let|also|takeIf|takeUnless|use)$/

function lends(t: Syntax, literal: number): Lent | undefined {
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

/** What is called, below literals that stand behind its arguments. */
function calledNode(t: Syntax, call: number): number | undefined {
  let at = t.named(call)[0]
  while (at !== undefined && t.type(at) === 'call_expression') at = t.named(at)[0]
  return at
}

const argumentsOf = (t: Syntax, call: number): number | undefined => {
  const list = t.first(call, 'value_arguments')
  const behind = t.first(call, 'annotated_lambda') === undefined ? 0 : 1
  const [first] = t.named(call)
  // `f(1) { }`: the grammar has two calls, and the name is the inner one's.
  const outer = t.parent(call)
  const more =
    outer !== undefined && t.type(outer) === 'call_expression' && t.named(outer)[0] === call && first !== undefined
      ? t.first(outer, 'annotated_lambda') !== undefined && t.first(outer, 'value_arguments') === undefined
        ? 1
        : 0
      : 0
  return (list === undefined ? 0 : t.each(list, 'value_argument').length) + behind + more
}

/** What a call or a member is of. The grammar binds `!` to the name: `!f(x)` is to it a call of `!f`. */
const subject = (t: Syntax, node: number): number | undefined => {
  const first = t.named(node)[0]
  return first !== undefined && t.type(first) === 'unary_expression' && /^[!+-]/.test(t.text(first))
    ? (t.field(first, 'argument') ?? first)
    : first
}

const callee = (t: Syntax, node: number): number | undefined => {
  const first = subject(t, node)
  if (first === undefined) return undefined
  if (t.type(first) === 'identifier') return first
  return t.type(first) === 'navigation_expression' ? t.each(first, 'identifier').at(-1) : undefined
}

const VALUES = ['call_expression', 'navigation_expression', 'as_expression', 'identifier', 'unary_expression']

/** `val String.half`: the type that it is declared for. */
const receiverOfProperty = (t: Syntax, node: number): string | undefined => {
  const type = t.first(node, 'user_type', 'nullable_type')
  return type === undefined ? undefined : t.text(type)
}

export const kotlin: Rules = {
  key: 'kotlin',
  grammar: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  revision: 4,
  separator: '.',
  standard: 'std:kotlin',
  definitions: {
    class_declaration: {
      kind: (t, node) => {
        const words = t.all(node).map((child) => t.text(child))
        if (words.includes('interface')) return 'interface'
        const list = t.first(node, 'modifiers')
        return list !== undefined && /\benum\b/.test(t.text(list)) ? 'enum' : 'class'
      },
      scope: true,
      supertypes,
      typeParameters,
      parameters,
      modifiers,
      body: (t, node) => t.first(node, 'class_body', 'enum_class_body'),
    },
    object_declaration: {
      kind: 'object',
      scope: true,
      supertypes,
      modifiers,
      body: (t, node) => t.first(node, 'class_body'),
    },
    companion_object: {
      kind: 'object',
      scope: true,
      name: (t, node) => t.field(node, 'name'),
      body: (t, node) => t.first(node, 'class_body'),
    },
    function_declaration: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      typeParameters,
      parameters,
      value: expressionBody,
      receiver: (t, node) => {
        const name = t.field(node, 'name')
        const before = t
          .named(node)
          .filter(
            (child) => name !== undefined && child < name && ['user_type', 'nullable_type'].includes(t.type(child)),
          )
        const last = before.at(-1)
        return last === undefined ? undefined : t.text(last)
      },
      type: (t, node) => {
        const list = t.first(node, 'function_value_parameters')
        const after = t
          .named(node)
          .find((child) => list !== undefined && child > list && ['user_type', 'nullable_type'].includes(t.type(child)))
        return after === undefined ? undefined : t.text(after)
      },
      modifiers,
      body: (t, node) => t.first(node, 'function_body'),
    },
    property_declaration: {
      kind: 'variable',
      memberKind: 'property',
      localInFunction: true,
      names: (t, node) => {
        const many = t.first(node, 'multi_variable_declaration')
        const declarations =
          many === undefined ? t.each(node, 'variable_declaration') : t.each(many, 'variable_declaration')
        return declarations.flatMap((one) => t.first(one, 'identifier') ?? [])
      },
      type: (t, node) => {
        const declaration = t.first(node, 'variable_declaration')
        return declaration === undefined ? undefined : typeOf(t, declaration)
      },
      receiver: receiverOfProperty,
      value: (t, node) => {
        const getter = t.first(node, 'getter')
        return t.first(node, ...VALUES) ?? (getter === undefined ? undefined : expressionBody(t, getter))
      },
      modifiers,
    },
    class_parameter: {
      kind: 'property',
      name: (t, node) => (/^(.*\s)?(val|var)\s/.test(t.text(node)) ? t.first(node, 'identifier') : undefined),
      type: typeOf,
      modifiers,
    },
    enum_entry: { kind: 'enum_member', name: (t, node) => t.first(node, 'identifier'), scope: true },
    type_alias: {
      kind: 'type',
      scope: true,
      name: (t, node) => t.first(node, 'identifier') ?? t.field(node, 'type'),
      type: typeOf,
      typeParameters,
    },
    secondary_constructor: {
      kind: 'constructor',
      scope: true,
      name: (t, node) => t.all(node).find((child) => t.type(child) === 'constructor'),
      parameters,
      modifiers,
    },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: callee,
      receiver: (t, node) => {
        const first = subject(t, node)
        return first !== undefined && t.type(first) === 'navigation_expression' ? subject(t, first) : undefined
      },
      arguments: argumentsOf,
    },
    infix_expression: {
      use: 'call',
      name: (t, node) =>
        t.named(node).filter((child) => t.type(child) === 'identifier' && child !== t.named(node)[0])[0],
      receiver: (t, node) => t.named(node)[0],
      arguments: () => 1,
    },
    // `Greeter::greet`, `::greet`: somebody will call it.
    callable_reference: { use: 'call_indirect', name: (t, node) => t.each(node, 'identifier').at(-1) },
    navigation_expression: {
      use: (t, node) => (/::\s*(?!class\b)\w+$/.test(t.text(node).slice(-100)) ? 'call_indirect' : 'read'),
      name: (t, node) => t.each(node, 'identifier').at(-1),
      receiver: subject,
    },
    user_type: {
      use: 'type',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      path: (t, node) => {
        const names = t.each(node, 'identifier').map((part) => t.text(part))
        return names.length > 1 ? names.slice(0, -1).join('.') : undefined
      },
    },
  },
  reads: ['identifier'],
  types: [],
  scopes: {
    block: () => [],
    object_literal: () => [],
    anonymous_initializer: () => [],
    when_entry: () => [],
    lambda_literal: (t, node) => {
      const list = t.first(node, 'lambda_parameters')
      if (list === undefined) return []
      const found = binders(t, list)
      const [only] = found
      const lent = found.length === 1 && only && only.type === undefined ? lends(t, node) : undefined
      if (lent?.on === undefined || lent.as === 'this') return found
      return [{ ...(only as Binder), given: { node: lent.on, ...(lent.as === 'element' ? { element: true } : {}) } }]
    },
    anonymous_function: (t, node) =>
      parameters(t, node).map(({ name, parameter }) =>
        parameter.type === undefined ? { name } : { name, type: parameter.type },
      ),
    for_statement: (t, node) => {
      const found = binders(t, node)
      const [only] = found
      const children = t.named(node)
      const held = children[children.findIndex((child) => /variable_declaration$/.test(t.type(child))) + 1]
      return found.length === 1 && only && only.type === undefined && held !== undefined
        ? [{ ...only, given: { node: held, element: true } }]
        : found
    },
    catch_block: binder,
    when_expression: (t, node) => {
      const subject = t.first(node, 'when_subject')
      return subject === undefined ? [] : binders(t, subject)
    },
    getter: () => [],
    setter: (t, node) => {
      const name = t.first(node, 'identifier')
      return name === undefined ? [] : [{ name }]
    },
  },
  lends,
  unnamed: 'it',
  label: (t, node) => {
    if (t.type(node) !== 'value_argument') return undefined
    const [name, value] = t.named(node)
    if (name === undefined || value === undefined || t.type(name) !== 'identifier') return undefined
    const list = t.parent(node)
    const call = list === undefined ? undefined : t.parent(list)
    const of = call === undefined ? undefined : t.named(call)[0]
    // A constructor's parameters may be properties, a function's are its own.
    return of !== undefined && /^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of)) ? { name, of } : { name }
  },
  // `"$name"`: two pieces of text.
  embedded: (t, node) => {
    if (t.type(node) !== 'string_content') return 0
    const parent = t.parent(node)
    const pieces = parent === undefined ? [] : t.all(parent)
    const before = pieces[pieces.indexOf(node) - 1]
    return before !== undefined && t.text(before) === '$' ? (/^[A-Za-z_]\w*/.exec(t.text(node))?.[0].length ?? 0) : 0
  },
  blockScoped: true,
  initialParameters: true,
  accessors: ['getter', 'setter'],
  givesReceiver: /^(apply|also|takeIf|takeUnless)$/,
  self: ['this'],
  comments: ['line_comment', 'block_comment', 'multiline_comment'],
  imports: {
    import: (t, node) => {
      const path = t.first(node, 'qualified_identifier') ?? t.first(node, 'identifier')
      if (path === undefined) return []
      // Members of a companion that has no name are the class's own.
      const text = t.text(path).replaceAll('.Companion', '')
      if (/\*\s*$/.test(t.text(node))) return [{ path: text, node: path }]
      const alias = t.each(node, 'identifier').at(-1)
      const last = t.each(path, 'identifier').at(-1) ?? path
      return [{ path: text, as: alias !== undefined && alias !== path ? t.text(alias) : t.text(last), node: last }]
    },
  },
  packages: {
    package_header: (t, node) =>
      t
        .named(node)
        .map((child) => t.text(child))
        .join('.'),
  },
  packaged: true,
  constructs: (t, node) => {
    if (t.type(node) === 'this_expression') return t.text(node).split('@')[1]
    if (t.type(node) === 'as_expression') return typeOf(t, node)
    if (t.type(node) !== 'call_expression') return undefined
    const name = t.named(node)[0]
    return name !== undefined && t.type(name) === 'identifier' && /^[A-Z]/.test(t.text(name)) ? t.text(name) : undefined
  },
}
