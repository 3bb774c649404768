/** GraphQL: schemas, and the operations that ask them. What several files define is one schema. */
import type { SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { DefinitionRule, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** Types and directives of the specification. */
const BROUGHT = new Set('Int Float String Boolean ID deprecated skip include specifiedBy oneOf'.split(' '))

const nameOf = (t: Syntax, node: number): number | undefined => t.first(node, 'name')

/** The type without what says that there are many or that it is always there. */
function bareType(t: Syntax, node: number): string | undefined {
  const type = t.first(node, 'type')
  const named = type === undefined ? undefined : t.descendant(type, 'named_type')
  return named === undefined ? undefined : t.text(named)
}

const typeRule = (kind: SymbolKind, body: string): DefinitionRule => ({
  kind,
  scope: true,
  name: nameOf,
  doc: (t, node) => t.first(node, 'description'),
  body: (t, node) => t.first(node, body),
  supertypes: (t, node) => {
    const list = t.first(node, 'implements_interfaces')
    return list === undefined ? [] : allNamed(t, list)
  },
  modifiers: () => ['exported'],
})

/** `A & B & C` is a list within a list. */
const allNamed = (t: Syntax, list: number): number[] =>
  t.named(list).flatMap((one) => (t.type(one) === 'named_type' ? [one] : allNamed(t, one)))

/** What is declared in a list of a node: a name, and a type. */
const declaredIn =
  (list: string, item: string, named: (t: Syntax, one: number) => number | undefined) => (t: Syntax, node: number) => {
    const found = t.first(node, list)
    return (found === undefined ? [] : t.each(found, item)).flatMap((one) => {
      const [name, type] = [named(t, one), t.first(one, 'type')]
      if (name === undefined) return []
      const parameter = { name: t.text(name), ...(type === undefined ? {} : { type: t.brief(type) }) }
      return [{ node: one, name, parameter }]
    })
  }

/** The variables that an operation is given. */
const variablesOf = declaredIn('variable_definitions', 'variable_definition', (t, one) => {
  const variable = t.first(one, 'variable')
  return variable === undefined ? undefined : nameOf(t, variable)
})
/** The arguments of a field or a directive. */
const argumentsOf = declaredIn('arguments_definition', 'input_value_definition', nameOf)

/** What a selection is made of: the field around it, or the type that an operation or a fragment is about. */
function selectedFrom(t: Syntax, field: number): { field: number } | { type: string } | undefined {
  for (let at = t.parent(field); at !== undefined; at = t.parent(at)) {
    const type = t.type(at)
    if (type === 'field') return { field: at }
    if (type === 'inline_fragment' || type === 'fragment_definition') {
      const condition = t.first(at, 'type_condition')
      if (condition !== undefined) return { type: t.text(t.first(condition, 'named_type') ?? condition) }
    }
    if (type === 'operation_definition') {
      const operation = t.first(at, 'operation_type')
      const asked = operation === undefined ? 'query' : t.text(operation)
      return { type: asked.charAt(0).toUpperCase() + asked.slice(1) }
    }
  }
  return undefined
}

export const graphql: Rules = {
  key: 'graphql',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/graphql/tree-sitter-graphql.wasm',
  revision: 2,
  separator: '.',
  standard: 'std:graphql',
  definitions: {
    object_type_definition: typeRule('class', 'fields_definition'),
    object_type_extension: typeRule('class', 'fields_definition'),
    interface_type_definition: typeRule('interface', 'fields_definition'),
    interface_type_extension: typeRule('interface', 'fields_definition'),
    input_object_type_definition: typeRule('struct', 'input_fields_definition'),
    input_object_type_extension: typeRule('struct', 'input_fields_definition'),
    enum_type_definition: typeRule('enum', 'enum_values_definition'),
    enum_type_extension: typeRule('enum', 'enum_values_definition'),
    union_type_definition: typeRule('union', 'union_member_types'),
    union_type_extension: typeRule('union', 'union_member_types'),
    scalar_type_definition: typeRule('type', 'directives'),
    directive_definition: {
      kind: 'macro',
      scope: true,
      name: nameOf,
      doc: (t, node) => t.first(node, 'description'),
      parameters: argumentsOf,
      modifiers: () => ['exported'],
    },
    field_definition: {
      kind: 'property',
      scope: true,
      name: nameOf,
      doc: (t, node) => t.first(node, 'description'),
      parameters: argumentsOf,
      type: bareType,
      modifiers: (t, node) => (/@deprecated\b/.test(t.text(node)) ? ['deprecated'] : []),
    },
    input_value_definition: {
      kind: 'property',
      name: (t, node) => (t.type(t.parent(node) ?? 0) === 'input_fields_definition' ? nameOf(t, node) : undefined),
      doc: (t, node) => t.first(node, 'description'),
      type: bareType,
    },
    enum_value_definition: {
      kind: 'enum_member',
      name: (t, node) => {
        const value = t.first(node, 'enum_value')
        return value === undefined ? undefined : nameOf(t, value)
      },
      doc: (t, node) => t.first(node, 'description'),
    },
    operation_definition: {
      kind: 'function',
      scope: true,
      name: nameOf,
      parameters: variablesOf,
      body: (t, node) => t.first(node, 'selection_set'),
      modifiers: () => ['exported'],
    },
    fragment_definition: {
      kind: 'function',
      scope: true,
      name: (t, node) => {
        const name = t.first(node, 'fragment_name')
        return name === undefined ? undefined : nameOf(t, name)
      },
      body: (t, node) => t.first(node, 'selection_set'),
      modifiers: () => ['exported'],
    },
  },
  uses: {
    named_type: { use: 'type', name: nameOf },
    directive: { use: 'call_macro', name: nameOf },
    fragment_spread: {
      use: 'call',
      name: (t, node) => {
        const name = t.first(node, 'fragment_name')
        return name === undefined ? undefined : nameOf(t, name)
      },
    },
    field: {
      use: 'read',
      name: nameOf,
      receiver: (t, node) => {
        const from = selectedFrom(t, node)
        return from && 'field' in from ? from.field : undefined
      },
      path: (t, node) => {
        const from = selectedFrom(t, node)
        return from && 'type' in from ? from.type : undefined
      },
    },
    variable: { use: 'read', name: nameOf },
    enum_value: { use: 'read', name: nameOf },
  },
  reads: [],
  types: [],
  scopes: {},
  openTypes: true,
  fieldsNeedReceiver: true,
  global: true,
  brought: BROUGHT,
  self: [],
  comments: ['comment'],
  begins: 'hash',
  imports: {},
  packages: {},
}
