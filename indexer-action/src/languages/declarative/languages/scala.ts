/**
 * Scala, 2 and 3. A class and its companion object share a name and are two symbols.
 */
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import { ANY_NUMBER, type Binder, type DefinitionRule, type ImportedName, type Rules } from '../rules.ts'
import type { Lent } from '../scopes.ts'
import type { Syntax } from '../syntax.ts'

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

/** The arity of the first parameter list. Further lists are applied separately or filled in by the compiler. */
function arity(t: Syntax, node: number): [number, number] | undefined {
  const [list] = t.each(node, 'parameters', 'class_parameters')
  if (list === undefined) return undefined
  const given = t.each(list, 'parameter', 'class_parameter')
  const optional = given.filter((p) => t.field(p, 'default_value') !== undefined || isVariadic(t, p)).length
  return [given.length - optional, given.some((p) => isVariadic(t, p)) ? ANY_NUMBER : given.length]
}
const isVariadic = (t: Syntax, parameter: number): boolean => {
  const type = t.field(parameter, 'type')
  return type !== undefined && t.type(type) === 'repeated_parameter_type'
}
const head = (t: Syntax, type: number): number =>
  t.type(type) === 'generic_type' ? (t.field(type, 'type') ?? type) : type
/** The last part of a qualified type: `C` of `a.b.C`. */
const lastName = (t: Syntax, type: number): number | undefined =>
  t.type(type) === 'stable_type_identifier' ? t.each(type, 'type_identifier').at(-1) : type
const pathOf = (t: Syntax, type: number): string | undefined =>
  t.type(type) === 'stable_type_identifier' ? t.text(type).split('.').slice(0, -1).join('.') : undefined

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
  arity,
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
    return bound(t, pattern)
  },
  type: fieldText('type'),
  value: (t, node) => t.field(node, 'value'),
  modifiers,
}
const method: DefinitionRule = {
  kind: 'function',
  memberKind: 'method',
  scope: true,
  typeParameters,
  parameters,
  arity,
  type: fieldText('return_type'),
  value: (t, node) => t.field(node, 'body'),
  modifiers,
}

const given = (t: Syntax, node: number): number | undefined => {
  const list = t.field(node, 'arguments')
  return list === undefined || t.type(list) !== 'arguments' ? undefined : t.named(list).length
}

/** Operators that numbers, booleans and collections have. A use nearly always refers to one of those. */
const USUAL = /^([-+*/%&|^<>]|[-+*/%<>=!]=|&&|\|\||<<|>>|:{2,3}|\+\+|\+:|:\+|->)$/

export const scala: Rules = {
  key: 'scala',
  family: 'jvm',
  grammar: 'tree-sitter-scala/tree-sitter-scala.wasm',
  revision: 10,
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
    type_definition: { kind: 'type', type: fieldText('type'), modifiers },
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
      arguments: given,
    },
    infix_expression: {
      use: 'call',
      name: (t, node) => {
        const operator = t.field(node, 'operator')
        return operator !== undefined && !USUAL.test(t.text(operator)) ? operator : undefined
      },
      receiver: (t, node) => t.field(node, 'left'),
    },
    instance_expression: {
      use: 'call',
      makes: true,
      arguments: given,
      name: (t, node) => {
        const type = t.first(node, 'type_identifier', 'generic_type', 'stable_type_identifier')
        return type === undefined ? undefined : lastName(t, head(t, type))
      },
      path: (t, node) => {
        const type = t.first(node, 'generic_type', 'stable_type_identifier')
        return type === undefined ? undefined : pathOf(t, head(t, type))
      },
    },
    stable_type_identifier: { use: 'type', name: lastName, path: pathOf },
    stable_identifier: {
      use: 'read',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      path: (t, node) => t.text(node).split('.').slice(0, -1).join('.'),
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
    block: () => [],
    lambda_expression: (t, node) => {
      const list = t.field(node, 'parameters')
      if (list === undefined) return []
      if (t.type(list) === 'identifier') return lentTo(t, node, list)
      const found = t.named(list).flatMap((p): Binder[] => {
        const name = t.field(p, 'name')
        const type = t.field(p, 'type')
        return name === undefined ? [] : [{ name, ...(type === undefined ? {} : { type: t.text(type) }) }]
      })
      const [only] = found
      return found.length === 1 && only && only.type === undefined ? lentTo(t, node, only.name) : found
    },
    case_clause: (t, node) => {
      const pattern = t.field(node, 'pattern')
      return pattern === undefined ? [] : bound(t, pattern).map((name) => ({ name, ...typeOfPattern(t, name) }))
    },
    for_expression: (t, node) => {
      const list = t.field(node, 'enumerators')
      return list === undefined ? [] : t.each(list, 'enumerator').flatMap((one) => enumerated(t, one))
    },
    arguments: () => [],
  },
  lends,
  unnamed: '_',
  label: (t, node) => {
    // `private[a]` names an enclosing package or type, not a value.
    const around = t.type(node) === 'access_qualifier' ? t.first(node, 'identifier') : undefined
    if (around !== undefined) return { name: around }
    if (t.type(node) !== 'assignment_expression') return undefined
    const list = t.parent(node)
    const left = t.field(node, 'left')
    if (left === undefined || list === undefined || t.type(list) !== 'arguments') return undefined
    const call = t.parent(list)
    const of = call === undefined ? undefined : (t.field(call, 'function') ?? t.first(call, 'type_identifier'))
    return of !== undefined && /^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of)) ? { name: left, of } : { name: left }
  },
  selfTypes: (t, node) => {
    if (t.type(node) !== 'self_type') return []
    const [, type] = t.named(node)
    return type === undefined ? [] : partsOf(t, type)
  },
  lastSupertypeFirst: true,
  blockScoped: true,
  self: ['this'],
  super: /^super(\[\w+\])?$/,
  comments: ['comment', 'block_comment'],
  begins: 'slashes',
  imports: { import_declaration: imported },
  packages: {
    package_clause: (t, node) => (t.field(node, 'body') === undefined ? t.text(t.field(node, 'name') ?? node) : ''),
  },
  packaged: true,
  relativeImports: true,
  constructs: (t, node) => {
    if (t.type(node) === 'instance_expression') {
      const type = t.first(node, 'type_identifier', 'generic_type')
      return type === undefined ? undefined : t.text(head(t, type))
    }
    return undefined
  },
}

/** The parts of a compound type, last first: `B`, `A` of `A with B`. */
const partsOf = (t: Syntax, type: number): number[] =>
  t.type(type) === 'compound_type' ? t.named(type).reverse() : [type]

/** The names that a pattern binds. A name that begins with an upper-case letter is a constant. */
function bound(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (type === 'identifier') return /^[a-z_]/.test(t.text(pattern)) && t.text(pattern) !== '_' ? [pattern] : []
  if (!/pattern$|^identifiers$/.test(type)) return []
  return t.named(pattern).flatMap((part) => bound(t, part))
}

function typeOfPattern(t: Syntax, name: number): { type?: string } {
  const parent = t.parent(name)
  const type = parent !== undefined && t.type(parent) === 'typed_pattern' ? t.field(parent, 'type') : undefined
  return type === undefined ? {} : { type: t.text(type) }
}

/** The names bound by one part of a `for`: `x <- xs`, `(a, b) <- xs`, `x = y`. */
function enumerated(t: Syntax, enumerator: number): Binder[] {
  const [pattern, held] = t.named(enumerator)
  if (pattern === undefined) return []
  const names = bound(t, pattern)
  const drawn = t.all(enumerator).some((child) => t.text(child) === '<-')
  return names.length === 1 && drawn && held !== undefined && t.type(pattern) === 'identifier'
    ? [{ name: pattern, given: { node: held, element: true } }]
    : names.map((name) => ({ name }))
}

/**
 * The receiver of the method that a function literal is passed to; its elements are the arguments: `xs.map(x => …)`,
 * `xs map (_.y)`.
 */
function lends(t: Syntax, literal: number): Lent | undefined {
  if (!/^(arguments|lambda_expression)$/.test(t.type(literal))) return undefined
  let at = t.type(literal) === 'arguments' ? literal : t.parent(literal)
  while (at !== undefined && /^(arguments|block|parenthesized_expression)$/.test(t.type(at))) at = t.parent(at)
  if (at === undefined) return {}
  const called = t.type(at) === 'call_expression' ? t.field(at, 'function') : undefined
  const on =
    t.type(at) === 'infix_expression'
      ? t.field(at, 'left')
      : called !== undefined && t.type(called) === 'field_expression'
        ? t.field(called, 'value')
        : undefined
  return on === undefined ? {} : { on }
}

const lentTo = (t: Syntax, literal: number, name: number): Binder[] => {
  const on = lends(t, literal)?.on
  return [on === undefined ? { name } : { name, given: { node: on, element: true } }]
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
