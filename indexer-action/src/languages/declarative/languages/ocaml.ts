/**
 * OCaml. A file is a module with the file's name, which others name without importing it. Interfaces have a grammar and links of
 * their own: what a module uses leads to implementations.
 */

import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { stemOf } from '../../../link/paths.ts'
import type { Binder, ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

const APPLIES_LEFT = /^(?:@@|<\|)$/
const APPLIES_RIGHT = /^(?:\|>|>>[=|]|>\|=|\|>>|>>\|)$/

/** The names that a pattern binds. */
function boundBy(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (type === 'value_name' || type === 'value_pattern') return [pattern]
  if (/_path$|^(?:label_name|unit|number|string|parenthesized_operator)$/.test(type)) return []
  const children = t.named(pattern)
  if (type === 'typed_pattern') return children.slice(0, 1).flatMap((part) => boundBy(t, part))
  if (type === 'field_pattern') {
    const [path, ...patterns] = children
    const name = path === undefined ? undefined : t.first(path, 'field_name')
    return patterns.length > 0 || name === undefined ? patterns.flatMap((part) => boundBy(t, part)) : [name]
  }
  return children.flatMap((part) => boundBy(t, part))
}

const binders = (t: Syntax, patterns: readonly (number | undefined)[]): Binder[] =>
  patterns.flatMap((pattern) => (pattern === undefined ? [] : boundBy(t, pattern))).map((name) => ({ name }))

function typeOfPattern(t: Syntax, pattern: number): string | undefined {
  const type = t.type(pattern) === 'typed_pattern' ? t.field(pattern, 'type') : undefined
  return type === undefined ? undefined : t.text(type)
}

function parameters(t: Syntax, node: number) {
  return t.each(node, 'parameter').flatMap((one) => {
    const pattern = t.field(one, 'pattern')
    if (pattern === undefined) return []
    const named = t.type(pattern) === 'typed_pattern' ? (t.named(pattern)[0] ?? pattern) : pattern
    const made: Parameter = { name: t.brief(named) }
    const type = typeOfPattern(t, pattern)
    if (type !== undefined) made.type = type
    const given = t.field(one, 'default')
    if (given !== undefined) made.default = t.brief(given)
    else if (/^\?/.test(t.text(one))) made.default = 'None'
    return [{ node: one, name: pattern, parameter: made, binds: boundBy(t, pattern) }]
  })
}

const isFunction = (t: Syntax, binding: number): boolean => {
  const body = t.field(binding, 'body')
  return (
    t.first(binding, 'parameter') !== undefined ||
    (body !== undefined && /^fun(?:ction)?_expression$/.test(t.type(body)))
  )
}

/** Whether a `let` stands in a module rather than in an expression. */
const isTop = (t: Syntax, binding: number): boolean => {
  const definition = t.parent(binding)
  const around = definition === undefined ? undefined : t.parent(definition)
  return around !== undefined && /^(?:compilation_unit|structure)$/.test(t.type(around))
}

function isApplied(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (t.type(around) === 'application_expression') return t.field(around, 'function') === node
  const operator = t.type(around) === 'infix_expression' ? t.field(around, 'operator') : undefined
  const text = operator === undefined ? '' : t.text(operator)
  return (
    (APPLIES_LEFT.test(text) && t.field(around, 'left') === node) ||
    (APPLIES_RIGHT.test(text) && t.field(around, 'right') === node)
  )
}

const modulePath = (t: Syntax, node: number): string | undefined => {
  const path = t.first(node, 'module_path', 'extended_module_path')
  return path === undefined ? undefined : t.text(path)
}

/** The module that a binding is another name of: `module R = Repository`. */
function aliased(t: Syntax, binding: number): number | undefined {
  const body = t.field(binding, 'body')
  return body !== undefined && t.type(body) === 'module_path' ? body : undefined
}

/** The definition around a binding, where it is the first one in it: `let` and what follows. */
function wholeOf(t: Syntax, node: number): number {
  const around = t.parent(node)
  if (around === undefined || !/_definition$/.test(t.type(around))) return node
  const before = t.previous(node)
  return before === undefined || t.type(before) !== t.type(node) ? around : node
}

const opened = (t: Syntax, node: number): ImportedName[] => {
  const module = t.field(node, 'module')
  return module === undefined || t.type(module) !== 'module_path' ? [] : [{ path: t.text(module), node: module }]
}

const values: Rules['definitions'][string] = {
  kind: 'function',
  memberKind: 'function',
  name: (t, node) => t.first(node, 'value_name') ?? t.first(node, 'parenthesized_operator'),
  modifiers: () => ['exported'],
}

const moduleOf = (path: string): string => {
  const name = stemOf(path)
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

export const ocaml: Rules = {
  key: 'ocaml',
  family: 'declarative',
  grammar: 'tree-sitter-ocaml/tree-sitter-ocaml.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:ocaml',
  definitions: {
    let_binding: {
      kind: (t, node): SymbolKind => (isFunction(t, node) ? 'function' : 'variable'),
      scope: true,
      localInFunction: true,
      recursive: (t, node) => {
        const definition = t.parent(node)
        return definition !== undefined && /^let\s+rec\b/.test(t.text(definition))
      },
      names: (t, node) => {
        const pattern = t.field(node, 'pattern')
        if (pattern === undefined) return []
        return t.type(pattern) === 'parenthesized_operator' ? t.named(pattern).slice(0, 1) : boundBy(t, pattern)
      },
      whole: wholeOf,
      parameters,
      type: (t, node) => {
        const type = t.field(node, 'type')
        return type === undefined ? undefined : t.text(type)
      },
      modifiers: (t, node): Modifier[] => (isTop(t, node) ? ['exported'] : []),
    },
    external: values,
    value_specification: values,
    type_binding: { kind: 'type', scope: true, whole: wholeOf, modifiers: () => ['exported'] },
    constructor_declaration: {
      kind: 'constructor',
      name: (t, node) => t.first(node, 'constructor_name'),
      whole: wholeOf,
      modifiers: () => ['exported'],
    },
    field_declaration: {
      kind: 'property',
      name: (t, node) => t.first(node, 'field_name'),
      type: (t, node) => {
        const type = t.field(node, 'type')
        return type === undefined ? undefined : t.text(type)
      },
    },
    module_binding: {
      kind: 'module',
      scope: true,
      name: (t, node) => (aliased(t, node) === undefined ? t.first(node, 'module_name') : undefined),
      whole: wholeOf,
      modifiers: () => ['exported'],
    },
    module_type_definition: {
      kind: 'interface',
      scope: true,
      name: (t, node) => t.first(node, 'module_type_name'),
      modifiers: () => ['exported'],
    },
    class_binding: {
      kind: 'class',
      scope: true,
      whole: wholeOf,
      name: (t, node) => t.first(node, 'class_name'),
      parameters,
    },
    method_definition: {
      kind: 'method',
      scope: true,
      name: (t, node) => t.first(node, 'method_name'),
      parameters,
    },
    instance_variable_definition: { kind: 'property', name: (t, node) => t.first(node, 'instance_variable_name') },
  },
  uses: {
    value_path: {
      use: (t, node) => (isApplied(t, node) ? 'call' : 'read'),
      name: (t, node) => t.first(node, 'value_name') ?? t.first(node, 'parenthesized_operator'),
      path: modulePath,
    },
    constructor_path: { use: 'read', name: (t, node) => t.first(node, 'constructor_name'), path: modulePath },
    type_constructor_path: { use: 'type', name: (t, node) => t.first(node, 'type_constructor'), path: modulePath },
    module_type_path: { use: 'type', name: (t, node) => t.first(node, 'module_type_name'), path: modulePath },
    class_path: { use: 'call', name: (t, node) => t.first(node, 'class_name'), path: modulePath },
    field_get_expression: {
      use: (t, node) => {
        const around = t.parent(node)
        return around !== undefined && t.type(around) === 'set_expression' ? 'write' : 'read'
      },
      name: (t, node) => {
        const path = t.field(node, 'field')
        return path === undefined ? undefined : t.first(path, 'field_name')
      },
      receiver: (t, node) => {
        const path = t.field(node, 'field')
        return path === undefined || modulePath(t, path) !== undefined ? undefined : t.field(node, 'record')
      },
      path: (t, node) => {
        const path = t.field(node, 'field')
        return path === undefined ? undefined : modulePath(t, path)
      },
    },
    method_invocation: {
      use: 'call',
      name: (t, node) => t.field(node, 'method'),
      receiver: (t, node) => t.field(node, 'object'),
    },
  },
  reads: [],
  types: [],
  scopes: {
    let_expression: () => [],
    let_open_expression: () => [],
    match_case: (t, node) => binders(t, [t.field(node, 'pattern')]),
    fun_expression: (t, node) =>
      t.each(node, 'parameter').flatMap((one) => {
        const pattern = t.field(one, 'pattern')
        const type = pattern === undefined ? undefined : typeOfPattern(t, pattern)
        const named = binders(t, [pattern])
        return type === undefined ? named : named.map((binder) => ({ ...binder, type }))
      }),
    for_expression: (t, node) => binders(t, [t.field(node, 'name')]),
    object_expression: (t, node) => binders(t, [t.field(node, 'self')]),
  },
  stands: (t, node) => (/^(?:parenthesized|typed)_expression$/.test(t.type(node)) ? t.named(node)[0] : undefined),
  blockScoped: true,
  shadows: true,
  openTypes: true,
  fieldsNeedReceiver: true,
  wholeNames: true,
  modulesByName: true,
  relativeImports: true,
  importsBareNames: true,
  moduleOf,
  self: [],
  comments: ['comment'],
  begins: 'stars',
  imports: {
    open_module: opened,
    module_path: (t, node) => {
      const around = t.parent(node)
      return around !== undefined && t.type(around) === 'local_open_expression' ? [{ path: t.text(node), node }] : []
    },
    module_binding: (t, node) => {
      const [name, path] = [t.first(node, 'module_name'), aliased(t, node)]
      return name === undefined || path === undefined ? [] : [{ path: t.text(path), as: t.text(name), node: path }]
    },
  },
  packages: {},
}

/** `.mli`: the same nodes by another grammar. */
export const ocamlInterface: Rules = {
  ...ocaml,
  key: 'ocaml_interface',
  grammar: 'tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm',
}
