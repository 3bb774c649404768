/** What Scala declares, 2 and 3, by rules: symbols, and what of them Java sees. Where names lead is not asked of these. */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import type { DefinitionRule, ImportedName, Rules } from '../declarative/rules.ts'
import type { Syntax } from '../declarative/syntax.ts'
import { isUnnamed } from './grammar.ts'

function modifiers(t: Syntax, node: number): Modifier[] {
  const list = t.first(node, 'modifiers')
  // Before an enumeration the grammar knows none: what stands there is part of it (`repair.ts`).
  const written = list === undefined ? (/^[\w[\] \t]*\benum\b/.exec(t.text(node))?.[0] ?? '') : t.text(list)
  const words = written.split(/\W+/)
  const found = (['private', 'protected', 'abstract', 'final', 'override'] as const).filter((word) =>
    words.includes(word),
  )
  return found.includes('private') ? found : [...found, 'exported']
}

function parameters(t: Syntax, node: number) {
  return t.each(node, 'parameters', 'class_parameters').flatMap((list) =>
    t.each(list, 'parameter', 'class_parameter').flatMap((parameter) => {
      const name = t.field(parameter, 'name')
      if (name === undefined || isUnnamed(t.tree, parameter)) return []
      const type = t.field(parameter, 'type')
      const value = t.field(parameter, 'default_value')
      const made: Parameter = { name: t.text(name) }
      if (type !== undefined) made.type = t.text(type).slice(0, 300)
      if (type !== undefined && t.type(type) === 'repeated_parameter_type') made.variadic = true
      if (value !== undefined) made.default = t.text(value).slice(0, 200)
      return [{ node: parameter, name, parameter: made }]
    }),
  )
}

const typeParameters = (t: Syntax, node: number): number[] =>
  t.each(node, 'type_parameters').flatMap((list) =>
    t.named(list).flatMap((one) => {
      if (t.type(one) === 'identifier') return [one]
      return /type_parameter/.test(t.type(one)) ? (t.field(one, 'name') ?? []) : []
    }),
  )

const head = (t: Syntax, type: number): number =>
  t.type(type) === 'generic_type' ? (t.field(type, 'type') ?? type) : type
const supertypes = (t: Syntax, node: number): number[] => {
  const clause = t.field(node, 'extend')
  return clause === undefined
    ? []
    : t.each(clause, 'type_identifier', 'generic_type', 'stable_type_identifier').map((type) => head(t, type))
}
const container = (kind: 'class' | 'trait' | 'object' | 'enum'): DefinitionRule => ({
  kind,
  scope: true,
  supertypes,
  typeParameters,
  parameters,
  modifiers,
})
const fieldText = (field: string) => (t: Syntax, node: number) => {
  const type = t.field(node, field)
  return type === undefined ? undefined : t.text(type)
}
const value: DefinitionRule = {
  kind: 'variable',
  memberKind: 'property',
  localInFunction: true,
  names: (t, node) => {
    const pattern = t.field(node, 'pattern') ?? t.field(node, 'name')
    if (pattern === undefined) return []
    // A name by itself is declared, with whatever letter it begins.
    return t.type(pattern) === 'identifier' ? [pattern] : bound(t, pattern)
  },
  type: fieldText('type'),
  modifiers,
}
const method: DefinitionRule = {
  kind: 'function',
  memberKind: 'method',
  scope: true,
  typeParameters,
  parameters,
  type: fieldText('return_type'),
  modifiers,
}

const nothing = (): [] => []

export const scalaSymbols: Rules = {
  key: 'scala',
  family: 'jvm',
  grammar: 'tree-sitter-scala/tree-sitter-scala.wasm',
  revision: 22,
  separator: '.',
  standard: 'std:scala',
  definitions: {
    class_definition: container('class'),
    trait_definition: container('trait'),
    object_definition: container('object'),
    package_object: container('object'),
    enum_definition: container('enum'),
    simple_enum_case: { kind: 'enum_member' },
    full_enum_case: { kind: 'enum_member', scope: true, parameters },
    function_definition: method,
    function_declaration: { ...method, modifiers: (t, node) => [...modifiers(t, node), 'abstract'] },
    val_definition: value,
    var_definition: value,
    val_declaration: value,
    var_declaration: value,
    given_definition: { kind: 'variable', scope: true, localInFunction: true },
    type_definition: { kind: 'type', type: fieldText('type'), modifiers },
    class_parameter: {
      kind: 'property',
      names: (t, node) => (isUnnamed(t.tree, node) ? [] : [t.field(node, 'name') ?? node]),
      type: fieldText('type'),
      modifiers,
    },
  },
  uses: {},
  reads: [],
  types: [],
  // What is declared in these is a local.
  scopes: {
    block: nothing,
    indented_block: nothing,
    lambda_expression: nothing,
    case_clause: nothing,
    for_expression: nothing,
    arguments: nothing,
  },
  blockScoped: true,
  self: [],
  comments: ['comment', 'block_comment'],
  begins: 'slashes',
  imports: { import_declaration: imported },
  packages: {
    package_clause: (t, node) =>
      t.field(node, 'body') === undefined ? t.text(t.field(node, 'name') ?? node) : undefined,
  },
  packaged: true,
}

/** The names that a pattern binds. A name that begins with an upper-case letter is a constant. */
function bound(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (type === 'identifier') return /^[a-z_]/.test(t.text(pattern)) && t.text(pattern) !== '_' ? [pattern] : []
  if (!/pattern$|^identifiers$/.test(type)) return []
  return t.named(pattern).flatMap((part) => bound(t, part))
}

function imported(t: Syntax, node: number): ImportedName[] {
  const parts = t.each(node, 'identifier')
  const prefix = parts.map((part) => t.text(part)).join('.')
  const selectors = t.first(node, 'namespace_selectors')
  if (selectors !== undefined)
    return t.named(selectors).flatMap((one): ImportedName[] => {
      if (t.type(one) === 'namespace_wildcard') return [{ path: prefix, node: parts.at(-1) ?? node }]
      const name = t.type(one) === 'identifier' ? one : t.field(one, 'name')
      const alias = t.field(one, 'alias')
      return name === undefined ? [] : [{ path: `${prefix}.${t.text(name)}`, as: t.text(alias ?? name), node: name }]
    })
  const last = parts.at(-1)
  if (last === undefined) return []
  if (t.first(node, 'namespace_wildcard') !== undefined) return [{ path: prefix, node: last }]
  return [{ path: prefix, as: t.text(last), node: last }]
}
