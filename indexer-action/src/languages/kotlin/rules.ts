/** What Kotlin declares, by rules: symbols, and what of them Java sees. Where names lead is not asked of these. */
import type { Rules } from '../declarative/rules.ts'
import {
  functionModifiers,
  modifiers,
  parameters,
  receiverOfProperty,
  supertypes,
  typeOf,
  typeParameters,
} from './symbol-syntax.ts'

const nothing = (): [] => []

export const kotlinSymbols: Rules = {
  key: 'kotlin',
  family: 'jvm',
  grammar: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  revision: 25,
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
      supertypes,
      modifiers: (t, node) => [...modifiers(t, node), 'static'],
      body: (t, node) => t.first(node, 'class_body'),
    },
    function_declaration: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      typeParameters,
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
      modifiers: functionModifiers,
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
  uses: {},
  reads: [],
  types: [],
  // What is declared in these is a local.
  scopes: {
    block: nothing,
    object_literal: nothing,
    anonymous_initializer: nothing,
    when_entry: nothing,
    lambda_literal: nothing,
    anonymous_function: nothing,
    for_statement: nothing,
    catch_block: nothing,
    when_expression: nothing,
    getter: nothing,
    setter: nothing,
  },
  blockScoped: true,
  self: [],
  comments: ['line_comment', 'block_comment'],
  begins: 'slashes',
  imports: {
    import: (t, node) => {
      const path = t.first(node, 'qualified_identifier') ?? t.first(node, 'identifier')
      if (path === undefined) return []
      // Members of an unnamed companion object are treated as members of the class.
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
}
