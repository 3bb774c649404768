/** Dart. What other libraries declare is visible by its name, whoever imports it; an extension is a part of its type. */
import { posix } from 'node:path'
import type { Binder, DefinitionRule, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import {
  argumentsOf,
  cascaded,
  constructed,
  isCall,
  isCalled,
  memberOf,
  modifiers,
  nameOf,
  parameters,
  receiverOf,
  typeBefore,
  typeOf,
} from './dart-syntax.ts'

/** Members of the core library's values. */
const COMMON = new Set(
  'add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys length listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet toString toUpperCase trim update values where whereType'.split(
    ' ',
  ),
)
const supertypes = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'superclass', 'interfaces', 'mixins')
    .flatMap((clause) => [
      ...t.each(clause, 'type_identifier'),
      ...t.each(clause, 'mixins').flatMap((mixins) => t.each(mixins, 'type_identifier')),
    ])
const typeParameters = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'type_parameters')
    .flatMap((list) => t.each(list, 'type_parameter').flatMap((one) => t.first(one, 'type_identifier') ?? []))
const container = (kind: 'class' | 'trait' | 'enum'): DefinitionRule => ({
  kind,
  scope: true,
  name: (t, node) => t.field(node, 'name') ?? t.first(node, 'identifier', 'type_identifier'),
  supertypes,
  typeParameters,
  modifiers: (t, node) => modifiers(t, node),
  body: (t, node) => t.first(node, 'class_body', 'enum_body', 'extension_body'),
})
/** The last of several nodes with the field: of a chain, the node that stands for its value. */
const last = (t: Syntax, node: number): number | undefined => {
  const end = t.named(node).at(-1)
  return end === t.field(node, 'name') ? undefined : end
}
const accessor: DefinitionRule = {
  kind: 'variable',
  memberKind: 'property',
  scope: true,
  parameters,
  type: typeOf,
  modifiers: (t, node) => modifiers(t, node),
}
const variable: DefinitionRule = {
  kind: 'variable',
  memberKind: 'property',
  localInFunction: true,
  name: (t, node) => t.first(node, 'identifier'),
  type: typeBefore,
  value: (t, node) => {
    const end = t.named(node).at(-1)
    return end === t.first(node, 'identifier') ? undefined : end
  },
  modifiers: (t, node) => modifiers(t, node, t.first(node, 'identifier')),
}
const construction: DefinitionRule = {
  kind: 'constructor',
  scope: true,
  // `User` and `User.named`
  name: (t, node) => t.each(node, 'identifier').at(-1),
  parameters,
  modifiers: (t, node) => modifiers(t, node, t.each(node, 'identifier').at(-1)),
}
const binders = (t: Syntax, node: number): Binder[] =>
  parameters(t, node).map(({ name, parameter: { type } }) => (type === undefined ? { name } : { name, type }))

export const dart: Rules = {
  key: 'dart',
  family: 'declarative',
  grammar: '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:dart',
  definitions: {
    class_definition: container('class'),
    mixin_declaration: container('trait'),
    enum_declaration: container('enum'),
    extension_declaration: {
      ...container('class'),
      kind: 'impl',
      name: (t, node) => {
        const type = t.field(node, 'class')
        return type !== undefined && t.type(type) === 'type_identifier' ? type : undefined
      },
    },
    function_signature: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      typeParameters,
      parameters,
      type: typeOf,
      modifiers: (t, node) => modifiers(t, node),
    },
    getter_signature: accessor,
    setter_signature: accessor,
    constructor_signature: construction,
    constant_constructor_signature: construction,
    factory_constructor_signature: construction,
    redirecting_factory_constructor_signature: construction,
    initialized_identifier: variable,
    static_final_declaration: variable,
    initialized_variable_definition: {
      kind: 'variable',
      localInFunction: true,
      type: typeOf,
      value: last,
    },
    enum_constant: { kind: 'enum_member' },
    type_alias: { kind: 'type', name: (t, node) => t.first(node, 'type_identifier') },
  },
  follows: 'function_body',
  uses: {
    selector: {
      use: (t, node) => (isCall(t, node) || isCalled(t, node) ? 'call' : 'read'),
      name: nameOf,
      receiver: receiverOf,
    },
    // Its parentheses come later: it would be read by then.
    identifier: { use: 'call', name: (t, node) => (isCalled(t, node) ? node : undefined) },
    cascade_section: {
      use: (t, node) => (argumentsOf(t, node) === undefined ? 'write' : 'call'),
      name: memberOf,
      receiver: cascaded,
    },
    const_object_expression: { use: 'call', name: (t, node) => t.first(node, 'type_identifier') },
    new_expression: { use: 'call', name: (t, node) => t.first(node, 'type_identifier') },
  },
  reads: ['identifier', 'identifier_dollar_escaped'],
  writes: (t, node) => {
    const around = t.parent(node)
    return around !== undefined && t.type(around) === 'assignable_expression' && t.named(around).at(-1) === node
  },
  types: ['type_identifier'],
  scopes: {
    block: () => [],
    function_expression: (t, node) => binders(t, node),
    for_statement: (t, node) => {
      const parts = t.first(node, 'for_loop_parts')
      const name = parts === undefined ? undefined : t.field(parts, 'name')
      const held = parts === undefined ? undefined : t.named(parts).at(-1)
      if (parts === undefined || name === undefined) return []
      const type = typeOf(t, parts)
      return [
        type !== undefined
          ? { name, type }
          : held === name || held === undefined
            ? { name }
            : { name, given: { node: held, element: true } },
      ]
    },
    catch_clause: (t, node) => {
      const list = t.first(node, 'catch_parameters')
      return list === undefined ? [] : t.each(list, 'identifier').map((name) => ({ name }))
    },
  },
  label: (t, node) => {
    const name = t.type(node) === 'label' ? t.first(node, 'identifier') : undefined
    return name === undefined ? undefined : { name }
  },
  blockScoped: true,
  self: ['this'],
  super: /^super$/,
  // `a!`, `await a`
  stands: (t, node) => {
    if (t.type(node) === 'selector') return t.previous(node)
    return t.type(node) === 'unary_expression' || t.type(node) === 'await_expression' ? t.named(node).at(-1) : undefined
  },
  comments: ['comment', 'documentation_comment'],
  begins: 'slashes',
  imports: {
    import_or_export: (t, node) => {
      const uri = t.descendant(node, 'string_literal')
      if (uri === undefined) return []
      const path = t.text(uri).slice(1, -1)
      const specification = t.descendant(node, 'import_specification')
      const as = specification === undefined ? undefined : t.first(specification, 'identifier')
      return [{ path, as: as === undefined ? path : t.text(as), node: uri }]
    },
    part_directive: (t, node) => {
      const uri = t.descendant(node, 'string_literal')
      return uri === undefined ? [] : [{ path: t.text(uri).slice(1, -1), as: t.text(uri), node: uri }]
    },
  },
  packages: { library_name: () => '', part_of_directive: () => '' },
  common: COMMON,
  constructs: constructed,
  file: (path, from, paths) => {
    const [, name, rest] = /^package:([^/]+)\/(.*)$/.exec(path) ?? []
    if (rest === undefined) {
      const file = posix.join(posix.dirname(from), path)
      return path.includes(':') || !paths.has(file) ? undefined : file
    }
    const own = from.includes('/lib/') ? [from.slice(0, from.indexOf('/lib/') + 1)] : []
    return [...own, '', `packages/${name}/`, `${name}/`]
      .map((root) => `${root}lib/${rest}`)
      .find((one) => paths.has(one))
  },
  global: true,
}
