/**
 * Swift. Files of a module see each other without imports. An extension is a symbol of its own, whose members are those of the type.
 */
import type { Binder, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { expected, impliedName } from './swift-expected.ts'
import { expectedRoot, injectedBy, receiver, rootOf } from './swift-key-paths.ts'
import { labels, labelsGiven } from './swift-labels.ts'
import { givenTo, keepsList, listOf } from './swift-lists.ts'
import { expectedOfPattern } from './swift-matches.ts'
import { caseBinders, catchBinders, isLabel, isPatternMember, switchBinders } from './swift-patterns.ts'
import { readable } from './swift-readable.ts'
import { MEMBERS, shape } from './swift-shapes.ts'
import {
  accessors,
  argumentsOf,
  arity,
  assigned,
  bound,
  bounds,
  callee,
  carried,
  conditions,
  firstNamed,
  functionModifiers,
  injected,
  isExtension,
  isWritten,
  memberOf,
  modifiers,
  namesInit,
  operandOf,
  parameters,
  result,
  supertypes,
  targetOf,
  typeOf,
  typeParameters,
  written,
} from './swift-syntax.ts'

/** Members of the standard library's values. */
const COMMON = new Set(
  'append compactMap contains count description dropFirst dropLast enumerated filter first firstIndex flatMap forEach hash index insert isEmpty joined keys last lowercased map max min popLast prefix randomElement reduce remove removeAll removeFirst removeLast replacingOccurrences reversed shuffled sort sorted split suffix sum trimmingCharacters uppercased values zip'.split(
    ' ',
  ),
)
/** `default` of `` `default` ``, which is named without the quotes behind a dot. */
const unquoted = (name: string): string => name.replace(/^`(.*)`$/, '$1')
/** `$0` and `$1` of a closure; where it names both, they are parts of what it is given. */
function implied(t: Syntax, closure: number): Binder[] {
  const names = ['$0', '$1'].map((name) => firstNamed(t, closure, name, 'lambda_literal'))
  const count = names[1]?.length === 0 ? 1 : 2
  return names.flatMap((found, nth) => found.map((name) => ({ name, ...givenTo(t, closure, nth, count) })))
}
const keyword = (word: string) => (t: Syntax, node: number) => t.all(node).find((child) => t.text(child) === word)

const isAlone = (t: Syntax, name: number): boolean => {
  const end = t.tree.end[name] as number
  return /^\s*(?:,|else\b)/.test(t.tree.text.slice(end, end + 80))
}

/** What `guard` binds; `guard let item` what it is the name of around. Behind `guard let self`, `self` is what it was. */
const guarded = (t: Syntax, node: number): Binder[] =>
  [
    ...conditions(t, node).map((one) => (isAlone(t, one.name) ? { ...one, given: { node: one.name } } : one)),
    ...caseBinders(t, node),
  ].filter(({ name }) => t.text(name) !== 'self')

interface Guard {
  node: number
  /** By name, where its value ends. */
  ends: ReadonlyMap<number, number>
  hidden: readonly [from: number, to: number]
}
/** The last one that was looked at: it may bind thousands of names, each of which asks. */
const lastGuards = new WeakMap<object, Guard>()

function guardOf(t: Syntax, node: number): Guard {
  const last = lastGuards.get(t.tree)
  if (last?.node === node) return last
  const { start, end } = t.tree
  const otherwise = t.all(node).find((child) => t.text(child) === 'else') ?? node
  const guard: Guard = {
    node,
    ends: new Map(guarded(t, node).map(({ name, given }) => [name, end[given?.node ?? name] as number])),
    hidden: [start[otherwise] as number, end[node] as number],
  }
  lastGuards.set(t.tree, guard)
  return guard
}

export const swift: Rules = {
  key: 'swift',
  family: 'declarative',
  grammar: '@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm',
  revision: 14,
  separator: '.',
  standard: 'std:swift',
  definitions: {
    class_declaration: {
      rename: unquoted,
      kind: (t, node) => {
        const words = t.all(node).map((child) => t.text(child))
        if (words.includes('extension')) return 'impl'
        return words.includes('struct') ? 'struct' : words.includes('enum') ? 'enum' : 'class'
      },
      scope: true,
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name !== undefined && t.type(name) === 'user_type' ? t.each(name, 'type_identifier').at(-1) : name
      },
      within: (t, node) => {
        const name = t.field(node, 'name')
        const parts = name !== undefined && isExtension(t, node) ? t.text(name).replace(/<.*/s, '').split('.') : []
        return parts.length > 1 ? parts.slice(0, -1).join('.') : undefined
      },
      supertypes,
      typeParameters,
      bounds,
      modifiers,
      runs: (t, node) =>
        t.first(node, 'inheritance_specifier') !== undefined && keyword('class')(t, node) !== undefined
          ? ['inherited']
          : [],
    },
    protocol_declaration: { rename: unquoted, kind: 'interface', scope: true, supertypes, typeParameters, modifiers },
    function_declaration: {
      rename: unquoted,
      kind: 'function',
      memberKind: 'method',
      scope: true,
      typeParameters,
      bounds,
      parameters,
      arity,
      labels,
      type: result,
      modifiers: functionModifiers,
    },
    protocol_function_declaration: {
      rename: unquoted,
      kind: 'method',
      scope: true,
      parameters,
      arity,
      labels,
      type: result,
      modifiers: () => ['abstract'],
    },
    init_declaration: {
      kind: 'constructor',
      scope: true,
      name: keyword('init'),
      parameters,
      arity,
      labels,
      modifiers,
      runs: (t, node) => (namesInit(t, node) ? [] : ['super']),
    },
    deinit_declaration: { kind: 'method', scope: true, name: keyword('deinit') },
    subscript_declaration: {
      kind: 'method',
      scope: true,
      name: keyword('subscript'),
      parameters,
      labels,
      type: result,
      modifiers,
    },
    property_declaration: {
      rename: unquoted,
      kind: 'variable',
      memberKind: 'property',
      localInFunction: true,
      scope: (t, node) => accessors(t, node).length > 0,
      runs: accessors,
      names: bound,
      type: (t, node) => typeOf(t, node) ?? injected(t, node),
      value: (t, node) => t.field(node, 'value') ?? injectedBy(t, node),
      gives: (t, node, names) => {
        const value = names.length < 2 ? undefined : t.field(node, 'value')
        return value === undefined ? [] : names.map((_, nth) => ({ node: value, nth }))
      },
      modifiers,
      body: (t, node) => t.first(node, 'computed_property'),
    },
    protocol_property_declaration: {
      rename: unquoted,
      kind: 'property',
      names: bound,
      type: typeOf,
      modifiers: () => ['abstract'],
    },
    // What it binds is visible behind it.
    guard_statement: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => guarded(t, node).map(({ name }) => name),
      gives: (t, node) => guarded(t, node).map(({ given }) => given),
      visible: (t, node, name) => {
        const { ends, hidden } = guardOf(t, node)
        return { from: Math.max(t.tree.end[name] as number, ends.get(name) ?? 0), hidden }
      },
    },
    enum_entry: {
      rename: unquoted,
      kind: 'enum_member',
      names: (t, node) => t.each(node, 'simple_identifier'),
      parameters: carried,
      signature: (t, node) => t.text(node),
    },
    typealias_declaration: {
      rename: unquoted,
      kind: 'type',
      name: (t, node) => t.first(node, 'type_identifier'),
      typeParameters,
      type: (t, node) => {
        const type = t.named(node).at(-1)
        return type === undefined ? undefined : written(t, type)
      },
      modifiers,
    },
    associatedtype_declaration: { kind: 'type', name: (t, node) => t.first(node, 'type_identifier') },
    macro_declaration: {
      kind: 'macro',
      scope: true,
      name: (t, node) => t.first(node, 'simple_identifier'),
      parameters,
    },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: (t, node) => impliedName(t, operandOf(t, node)) ?? callee(t, node),
      receiver: (t, node) => {
        const first = operandOf(t, node)
        return first !== undefined && t.type(first) === 'navigation_expression' ? targetOf(t, first) : undefined
      },
      expected: (t, node) => (impliedName(t, operandOf(t, node)) === undefined ? undefined : expected(t, node)),
      ofType: true,
      arguments: argumentsOf,
      labels: labelsGiven,
    },
    prefix_expression: {
      use: 'read',
      name: impliedName,
      expected: (t, node) => (impliedName(t, node) === undefined ? undefined : expected(t, node)),
      ofType: true,
    },
    // `done` of `case .done` and of `case State.done`
    simple_identifier: {
      use: 'read',
      name: (t, node) => (isPatternMember(t, node) ? node : undefined),
      receiver: (t, node) => {
        const type = t.previous(node)
        return type !== undefined && t.type(type) === 'user_type' ? type : undefined
      },
      expected: (t, node) => (isPatternMember(t, node) ? expectedOfPattern(t, node) : undefined),
      ofType: true,
    },
    navigation_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: memberOf,
      receiver,
      expected: expectedRoot,
    },
    key_path_expression: { use: 'type', name: (t, node) => t.first(node, 'type_identifier') },
    user_type: {
      use: 'type',
      name: (t, node) => t.each(node, 'type_identifier').at(-1),
      path: (t, node) => {
        const names = t.each(node, 'type_identifier').map((part) => t.text(part))
        return names.length > 1 ? names.slice(0, -1).join('.') : undefined
      },
    },
  },
  reads: ['simple_identifier'],
  writes: isWritten,
  hasMember: (t, name) =>
    /^[!?]?\s*\.\p{L}/u.test(t.tree.text.slice(t.tree.end[name], (t.tree.end[name] as number) + 80)),
  types: [],
  scopes: {
    statements: () => [],
    if_statement: (t, node) => [...conditions(t, node), ...caseBinders(t, node)],
    while_statement: (t, node) => [...conditions(t, node), ...caseBinders(t, node)],
    for_statement: (t, node) => {
      const [name, ...more] = bound(t, node)
      const held = t.field(node, 'collection')
      if (name === undefined) return []
      return [name, ...more].map((one, nth) => {
        const part = more.length === 0 ? {} : { nth }
        return held === undefined ? { name: one } : { name: one, given: { node: held, element: true, ...part } }
      })
    },
    lambda_literal: (t, node) => {
      const list = t.descendant(node, 'lambda_function_type_parameters')
      const inside = t.first(node, 'statements')
      if (list === undefined || (inside !== undefined && list > inside)) return implied(t, node)
      return t.each(list, 'lambda_parameter').flatMap((parameter, nth, { length }) => {
        const name = t.field(parameter, 'name')
        const type = typeOf(t, parameter)
        return name === undefined ? [] : [{ name, ...(type === undefined ? givenTo(t, node, nth, length) : { type }) }]
      })
    },
    switch_entry: switchBinders,
    catch_block: catchBinders,
    computed_property: () => [],
    computed_setter: (t, node) => assigned(t, node, 'newValue'),
    willset_clause: (t, node) => assigned(t, node, 'newValue'),
    didset_clause: (t, node) => assigned(t, node, 'oldValue'),
  },
  label: (t, node) => {
    if (t.type(node) === 'simple_identifier')
      // Where it is bound or captured, `self` is a name like others to the grammar.
      return isLabel(t, node) || t.text(node) === 'self' ? { name: node } : undefined
    if (t.type(node) === 'value_argument_label') {
      const [name] = t.named(node)
      return name === undefined ? undefined : { name }
    }
    const name = t.type(node) === 'parameter' ? t.field(node, 'external_name') : undefined
    return name === undefined ? undefined : { name }
  },
  blockScoped: true,
  self: ['self', 'Self'],
  super: /^super$/,
  elementOf: listOf,
  keeps: keepsList,
  subscript: 'subscript',
  shape,
  members: MEMBERS,
  forwards: /KeyPath<\s*([\w.]+)\s*,/,
  stands: (t, node) =>
    /^(?:try|await)_expression$/.test(t.type(node)) || t.type(node) === 'optional_chaining_expression'
      ? t.named(node).at(-1)
      : undefined,
  script: readable,
  scriptKeepsPlaces: true,
  // `$store` is the projection of `store`.
  meant: (written) => unquoted(written).replace(/^\$(?=\p{L})/u, ''),
  comments: ['comment', 'multiline_comment'],
  begins: 'slashes',
  imports: {
    import_declaration: (t, node) => {
      const path = t.first(node, 'identifier')
      return path === undefined ? [] : [{ path: t.text(path), as: t.text(path), node: path }]
    },
  },
  packages: {},
  common: COMMON,
  extends: true,
  constructs: (t, node) => {
    if (t.type(node) === 'as_expression') return typeOf(t, node)
    if (t.type(node) === 'key_path_expression') return rootOf(t, node)
    if (t.type(node) === 'constructor_expression') return typeOf(t, node)
    if (t.type(node) !== 'call_expression') return undefined
    const first = operandOf(t, node)
    return first !== undefined && /^(?:\w+\.)*[A-Z]\w*$/.test(t.text(first)) ? t.text(first) : undefined
  },
  constructorName: 'init',
  modulesAreFolders: true,
  global: true,
  globalValues: true,
}
