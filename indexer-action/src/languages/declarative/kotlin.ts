/**
 * Kotlin. The grammar names few fields, so rules look at the types of children.
 */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import type { Rules } from './rules.ts'
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
    return [{ node: parameter, name, parameter: made }]
  })
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

export const kotlin: Rules = {
  key: 'kotlin',
  grammar: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  revision: 3,
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
      supertypes: (t, node) => {
        const list = t.first(node, 'delegation_specifiers')
        if (list === undefined) return []
        return t.each(list, 'delegation_specifier').flatMap((one) => {
          const type = t.descendant(one, 'user_type')
          return type === undefined ? [] : (t.each(type, 'identifier').at(-1) ?? [])
        })
      },
      parameters,
      modifiers,
      body: (t, node) => t.first(node, 'class_body', 'enum_class_body'),
    },
    object_declaration: { kind: 'object', scope: true, modifiers, body: (t, node) => t.first(node, 'class_body') },
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
      parameters,
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
      value: (t, node) => t.first(node, 'call_expression', 'navigation_expression', 'as_expression'),
      modifiers,
    },
    class_parameter: {
      kind: 'property',
      name: (t, node) => (/^(.*\s)?(val|var)\s/.test(t.text(node)) ? t.first(node, 'identifier') : undefined),
      type: typeOf,
      modifiers,
    },
    enum_entry: { kind: 'enum_member', name: (t, node) => t.first(node, 'identifier'), scope: true },
    type_alias: { kind: 'type', name: (t, node) => t.first(node, 'identifier') ?? t.field(node, 'type') },
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
    },
    // `Greeter::greet`, `::greet`: somebody will call it.
    callable_reference: { use: 'call_indirect', name: (t, node) => t.each(node, 'identifier').at(-1) },
    navigation_expression: {
      use: (t, node) => (/::\s*(?!class\b)\w+$/.test(t.text(node).slice(-100)) ? 'call_indirect' : 'read'),
      name: (t, node) => t.each(node, 'identifier').at(-1),
      receiver: subject,
    },
    user_type: { use: 'type', name: (t, node) => t.each(node, 'identifier').at(-1) },
  },
  reads: ['identifier'],
  types: [],
  scopes: {
    lambda_literal: (t, node) => {
      const list = t.first(node, 'lambda_parameters')
      return list === undefined
        ? []
        : t.each(list, 'variable_declaration').flatMap((one) => t.first(one, 'identifier') ?? [])
    },
    for_statement: (t, node) => t.each(node, 'variable_declaration').flatMap((one) => t.first(one, 'identifier') ?? []),
  },
  self: ['this'],
  comments: ['line_comment', 'block_comment', 'multiline_comment'],
  imports: {
    import: (t, node) => {
      const path = t.first(node, 'qualified_identifier') ?? t.first(node, 'identifier')
      if (path === undefined) return []
      const text = t.text(path)
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
    if (t.type(node) === 'as_expression') return typeOf(t, node)
    if (t.type(node) !== 'call_expression') return undefined
    const name = t.named(node)[0]
    return name !== undefined && t.type(name) === 'identifier' && /^[A-Z]/.test(t.text(name)) ? t.text(name) : undefined
  },
}
