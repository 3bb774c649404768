/** Dart. What other libraries declare is visible by its name, whoever imports it; an extension is a part of its type. */
import { posix } from 'node:path'
import type { DefinitionRule, Rules, UseRule } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { binders, caught, looped } from './dart-binders.ts'
import { given, inherited } from './dart-frameworks.ts'
import { ranByClass, ranByConstructor, ranByUse } from './dart-implied.ts'
import { filled, madeWith } from './dart-labels.ts'
import { bindings, isLabel, matched } from './dart-patterns.ts'
import { provided } from './dart-providers.ts'
import { readable } from './dart-readable.ts'
import { MEMBERS, shape } from './dart-shapes.ts'
import { shorthand } from './dart-shorthands.ts'
import {
  argumentsOf,
  behindPrefix,
  bounds,
  cascaded,
  constructed,
  handedOnTo,
  isAssigned,
  isCall,
  isCalled,
  isDotBefore,
  keepsList,
  listOf,
  madeGeneric,
  memberOf,
  modifiers,
  nameOf,
  narrows,
  originOf,
  parameters,
  receiverOf,
  typeBefore,
  typeOf,
  withArguments,
} from './dart-syntax.ts'

/** Members of the core library's values. */
const COMMON = new Set(
  'add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys length listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet toString toUpperCase trim update values where whereType'.split(
    ' ',
  ),
)
const named = (t: Syntax, clause: number): number[] =>
  t.each(clause, 'type_identifier').filter((type) => behindPrefix(t, type) === undefined)
const supertypes = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'superclass', 'interfaces', 'mixins')
    .flatMap((clause) => [clause, ...t.each(clause, 'mixins')])
    .flatMap((clause) => named(t, clause))
const typeParameters = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'type_parameters')
    .flatMap((list) => t.each(list, 'type_parameter').flatMap((one) => t.first(one, 'type_identifier') ?? []))
/** `Box<User>` of `typedef UserBox = Box<User>` */
function aliased(t: Syntax, node: number): string | undefined {
  const [name, type] = t.each(node, 'type_identifier', 'function_type', 'record_type')
  return name === undefined || type === undefined ? undefined : withArguments(t, type)
}
const container = (kind: 'class' | 'trait' | 'enum'): DefinitionRule => ({
  kind,
  scope: true,
  name: (t, node) => t.field(node, 'name') ?? t.first(node, 'identifier', 'type_identifier'),
  supertypes,
  typeParameters,
  bounds,
  modifiers: (t, node) => modifiers(t, node),
  body: (t, node) => t.first(node, 'class_body', 'enum_body', 'extension_body'),
})
/** The last of several nodes with the field: of a chain, the node that stands for its value. */
const last = (t: Syntax, node: number): number | undefined => {
  const end = t.named(node).at(-1)
  return end === t.field(node, 'name') ? undefined : end
}
const accessor = (use: 'read' | 'write'): DefinitionRule => ({
  kind: 'variable',
  memberKind: 'property',
  scope: true,
  parameters,
  type: typeOf,
  modifiers: (t, node) => modifiers(t, node),
  runs: ranByUse(use),
})
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
const generative: DefinitionRule = { ...construction, runs: ranByConstructor }
/** The enumeration that a constant is of. */
function enumeration(t: Syntax, constant: number): string | undefined {
  const body = t.parent(constant)
  const around = body === undefined ? undefined : t.parent(body)
  const name = around === undefined ? undefined : t.field(around, 'name')
  return name === undefined ? undefined : t.text(name)
}
/** The label of a record's pattern, whose type is not known. */
const isUnknownLabel = (t: Syntax, node: number): boolean =>
  isLabel(t, node) && t.first(t.parent(node) as number, 'type_identifier') === undefined
/** Not a text in an annotation before it. */
function uriOf(t: Syntax, directive: number): number | undefined {
  const uri = t.descendant(directive, 'uri')
  return uri === undefined ? undefined : t.first(uri, 'string_literal')
}
/** `const User()`, `const User.named()`, `const ui.Size()` */
const made: UseRule = {
  use: 'call',
  name: (t, node) => {
    const type = t.first(node, 'type_identifier')
    return type === undefined ? undefined : (behindPrefix(t, type) ?? type)
  },
  path: (t, node) => {
    const type = t.first(node, 'type_identifier')
    return type !== undefined && behindPrefix(t, type) !== undefined ? t.text(type) : undefined
  },
}
const accessed: UseRule = {
  use: (t, node) => (isAssigned(t, node) ? 'write' : isCalled(t, node) ? 'call' : 'read'),
  name: (t, node) => (receiverOf(t, node) === undefined ? undefined : memberOf(t, node)),
  receiver: receiverOf,
}

export const dart: Rules = {
  key: 'dart',
  family: 'declarative',
  grammar: '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm',
  revision: 14,
  separator: '.',
  standard: 'std:dart',
  wider: { List: 'Iterable', Set: 'Iterable', Queue: 'Iterable', int: 'num', double: 'num' },
  origin: originOf,
  definitions: {
    class_definition: { ...container('class'), runs: ranByClass },
    extension_type_declaration: { ...container('class'), kind: 'struct' },
    representation_declaration: { kind: 'property', type: typeOf },
    mixin_declaration: {
      ...container('trait'),
      // What it can be mixed into has the members that it calls.
      supertypes: (t, node) => [...named(t, node), ...supertypes(t, node)],
    },
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
      bounds,
      parameters,
      type: typeOf,
      modifiers: (t, node) => modifiers(t, node),
    },
    operator_signature: {
      kind: 'method',
      scope: true,
      name: (t, node) => t.all(node).find((child) => /^(?:binary_operator|\[\]=?|~)$/.test(t.type(child))),
      parameters,
      type: typeOf,
      modifiers: () => ['exported'],
    },
    getter_signature: accessor('read'),
    setter_signature: accessor('write'),
    constructor_signature: generative,
    constant_constructor_signature: generative,
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
    pattern_variable_declaration: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) =>
        t
          .named(node)
          .slice(0, 2)
          .flatMap((part) => bindings(t, part, true).map(({ name }) => name)),
      gives: (t, node) => {
        const value = t.named(node).at(-1)
        const pattern = t.named(node).find((part) => /_pattern$/.test(t.type(part)))
        return value === undefined || pattern === undefined
          ? []
          : bindings(t, pattern, true, { node: value }).map(({ given }) => given)
      },
    },
    enum_constant: { kind: 'enum_member', type: enumeration },
    type_alias: {
      kind: 'type',
      name: (t, node) => t.first(node, 'type_identifier'),
      typeParameters,
      type: aliased,
    },
  },
  follows: ['function_body', 'initializers', 'redirection'],
  uses: {
    selector: {
      use: (t, node) => (isCall(t, node) || isCalled(t, node) ? 'call' : 'read'),
      name: nameOf,
      receiver: receiverOf,
    },
    type_identifier: {
      use: (t, node) => (behindPrefix(t, node) === undefined ? 'type' : 'read'),
      name: (_, node) => node,
      path: (t, node) => {
        const prefix = isDotBefore(t, node) ? t.previous(node) : undefined
        return prefix === undefined ? undefined : t.text(prefix)
      },
    },
    // `super.run`, and `.name` of `user.name = ''`
    unconditional_assignable_selector: accessed,
    conditional_assignable_selector: accessed,
    // Its parentheses come later: it would be read by then.
    identifier: {
      use: (t, node) => (isLabel(t, node) ? 'read' : 'call'),
      name: (t, node) =>
        isCalled(t, node) || isLabel(t, node) || handedOnTo(t, node) !== undefined ? node : undefined,
      receiver: (t, node) =>
        isLabel(t, node) ? t.first(t.parent(node) as number, 'type_identifier') : handedOnTo(t, node),
    },
    // `Level.low` of `case Level.low`
    qualified: {
      use: 'read',
      name: (t, node) => t.first(node, 'identifier'),
      receiver: (t, node) => t.each(node, 'type_identifier').at(-1),
    },
    // `this.name` of `User(this.name)`
    constructor_param: {
      use: 'write',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      receiver: (t, node) => t.first(node, 'this'),
    },
    // `Box<int>(1)`, which the grammar reads as comparisons
    relational_expression: { use: 'call', name: (t, node) => madeGeneric(t, node)?.name },
    constructor_invocation: {
      use: 'call',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      receiver: (t, node) => t.first(node, 'type_identifier'),
    },
    dot_shorthand: shorthand,
    cascade_section: {
      use: (t, node) => (argumentsOf(t, node) === undefined ? 'write' : 'call'),
      name: memberOf,
      receiver: cascaded,
    },
    label: filled,
    const_object_expression: made,
    new_expression: made,
  },
  reads: ['identifier', 'identifier_dollar_escaped'],
  writes: (t, node) => {
    const around = t.parent(node)
    if (around === undefined) return false
    if (t.type(around) === 'field_initializer') return t.first(around, 'identifier') === node
    return t.type(around) === 'assignable_expression' && t.named(around).at(-1) === node
  },
  types: [],
  scopes: {
    block: (t, node) => {
      const clause = t.previous(node)
      return clause !== undefined && t.type(clause) === 'catch_clause' ? caught(t, clause) : []
    },
    if_statement: matched,
    if_element: matched,
    switch_statement_case: matched,
    switch_expression_case: matched,
    function_expression: (t, node) => binders(t, node),
    for_statement: looped,
    for_element: looped,
  },
  label: (t, node) => {
    // What a clause catches is visible in the block behind it.
    if (t.type(node) === 'identifier') {
      const list = t.parent(node)
      if (list !== undefined && t.type(list) === 'typed_identifier') return { name: node }
      const named = list !== undefined && (t.type(list) === 'catch_parameters' || isUnknownLabel(t, node))
      return named ? { name: node } : undefined
    }
    const isAlone = t.type(node) === 'label' && madeWith(t, node) === undefined
    const name = isAlone ? t.first(node, 'identifier') : undefined
    return name === undefined ? undefined : { name }
  },
  blockScoped: true,
  self: ['this'],
  super: /^super$/,
  script: readable,
  scriptKeepsPlaces: true,
  elementOf: listOf,
  keeps: keepsList,
  shape,
  members: MEMBERS,
  generic: withArguments,
  holds: /^Future(?:Or)?<(.*)>\??$/s,
  narrows: (t, node) => [...narrows(t, node), ...inherited(t, node)],
  // `a!`, `await a`
  stands: (t, node) => {
    if (t.type(node) === 'selector') return t.previous(node)
    return t.type(node) === 'unary_expression' || t.type(node) === 'await_expression' ? t.named(node).at(-1) : undefined
  },
  comments: ['comment', 'documentation_comment'],
  begins: 'slashes',
  imports: {
    import_or_export: (t, node) => {
      const uri = uriOf(t, node)
      if (uri === undefined) return []
      const path = t.text(uri).slice(1, -1)
      const specification = t.descendant(node, 'import_specification')
      const as = specification === undefined ? undefined : t.first(specification, 'identifier')
      return [{ path, as: as === undefined ? path : t.text(as), node: uri }]
    },
    part_directive: (t, node) => {
      const uri = uriOf(t, node)
      return uri === undefined ? [] : [{ path: t.text(uri).slice(1, -1), as: t.text(uri), node: uri }]
    },
  },
  packages: { library_name: () => '', part_of_directive: () => '' },
  common: COMMON,
  extends: true,
  constructs: (t, node) => provided(t, node) ?? given(t, node) ?? constructed(t, node),
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
  prefixes: true,
  global: true,
  globalValues: true,
}
