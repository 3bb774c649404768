/**
 * Scala, 2 and 3. A class and its companion object share a name and are two symbols.
 */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import type { DefinitionRule, ImportedName, Rules } from './rules.ts'
import type { Syntax } from './syntax.ts'

function modifiers(t: Syntax, node: number): Modifier[] {
  const list = t.first(node, 'modifiers')
  const words = list === undefined ? [] : t.text(list).split(/\W+/)
  const found = (['private', 'protected', 'abstract', 'final', 'override'] as const).filter((word) =>
    words.includes(word),
  )
  return found.includes('private') ? found : [...found, 'exported']
}

function parameters(t: Syntax, node: number) {
  return t.each(node, 'parameters', 'class_parameters').flatMap((list) =>
    t.each(list, 'parameter', 'class_parameter').flatMap((parameter) => {
      const name = t.field(parameter, 'name')
      if (name === undefined) return []
      const type = t.field(parameter, 'type')
      const value = t.field(parameter, 'default_value')
      const made: Parameter = { name: t.text(name) }
      if (type !== undefined) made.type = t.text(type).slice(0, 300)
      if (value !== undefined) made.default = t.text(value).slice(0, 200)
      return [{ node: parameter, name, parameter: made }]
    }),
  )
}

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
    return t.type(pattern) === 'identifier' ? [pattern] : t.each(pattern, 'identifier')
  },
  type: fieldText('type'),
  value: (t, node) => t.field(node, 'value'),
  modifiers,
}
const method: DefinitionRule = {
  kind: 'function',
  memberKind: 'method',
  scope: true,
  parameters,
  type: fieldText('return_type'),
  modifiers,
}

export const scala: Rules = {
  key: 'scala',
  grammar: 'tree-sitter-scala/tree-sitter-scala.wasm',
  revision: 2,
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
    given_definition: { kind: 'variable', scope: true },
    type_definition: { kind: 'type', modifiers },
    class_parameter: { kind: 'property', type: fieldText('type'), modifiers },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: (t, node) => {
        const called = t.field(node, 'function')
        const plain =
          called !== undefined && t.type(called) === 'generic_function' ? t.field(called, 'function') : called
        if (plain === undefined) return undefined
        return t.type(plain) === 'field_expression'
          ? t.field(plain, 'field')
          : t.type(plain) === 'identifier'
            ? plain
            : undefined
      },
      receiver: (t, node) => {
        const called = t.field(node, 'function')
        const plain =
          called !== undefined && t.type(called) === 'generic_function' ? t.field(called, 'function') : called
        return plain !== undefined && t.type(plain) === 'field_expression' ? t.field(plain, 'value') : undefined
      },
    },
    instance_expression: {
      use: 'call',
      name: (t, node) => {
        const type = t.first(node, 'type_identifier', 'generic_type')
        return type === undefined ? undefined : head(t, type)
      },
    },
    field_expression: {
      use: 'read',
      name: (t, node) => t.field(node, 'field'),
      receiver: (t, node) => t.field(node, 'value'),
    },
  },
  reads: ['identifier'],
  types: ['type_identifier'],
  scopes: {
    lambda_expression: (t, node) => {
      const list = t.field(node, 'parameters')
      if (list === undefined) return []
      return t.type(list) === 'identifier' ? [list] : t.named(list).flatMap((p) => t.field(p, 'name') ?? [])
    },
    case_clause: (t, node) => {
      const pattern = t.field(node, 'pattern')
      if (pattern === undefined) return []
      const names = t.type(pattern) === 'identifier' ? [pattern] : t.each(pattern, 'identifier')
      return names.filter((name) => /^[a-z]/.test(t.text(name)))
    },
    enumerator: (t, node) => t.each(node, 'identifier').slice(0, 1),
  },
  self: ['this'],
  comments: ['comment', 'block_comment'],
  imports: { import_declaration: imported },
  packages: {
    package_clause: (t, node) => (t.field(node, 'body') === undefined ? t.text(t.field(node, 'name') ?? node) : ''),
  },
  packaged: true,
  constructs: (t, node) => {
    if (t.type(node) === 'instance_expression') {
      const type = t.first(node, 'type_identifier', 'generic_type')
      return type === undefined ? undefined : t.text(head(t, type))
    }
    return undefined
  },
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
