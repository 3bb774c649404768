/**
 * Gleam. A file is the module that its path below `src` or `test` names; what another one defines is named through its module, or by
 * its own name where an import says so.
 */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import { type Binder, DEEPEST_PATTERN, type ImportedName, type Rules, type UseRule } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** Types and constructors of the prelude. */
const BROUGHT = new Set('Int Float String Bool List Result Nil BitArray UtfCodepoint True False Ok Error'.split(' '))

/** The names that a pattern binds. A label without a pattern of its own is one: `User(name:)`. */
function boundBy(t: Syntax, pattern: number, depth = 0): number[] {
  const type = t.type(pattern)
  if (type === 'identifier') return [pattern]
  if (/^(?:remote_constructor_name|bit_array_segment_options|string)$/.test(type) || depth > DEEPEST_PATTERN) return []
  if (type !== 'record_pattern_argument') return t.named(pattern).flatMap((part) => boundBy(t, part, depth + 1))
  const [value, label] = [t.field(pattern, 'pattern'), t.field(pattern, 'label')]
  return value === undefined ? (label === undefined ? [] : [label]) : boundBy(t, value, depth + 1)
}

const boundByField = (t: Syntax, node: number, field: string): number[] => {
  const pattern = t.field(node, field)
  return pattern === undefined ? [] : boundBy(t, pattern)
}

const binders = (names: readonly number[]): Binder[] => names.map((name) => ({ name }))

const isPublic = (t: Syntax, node: number): boolean => t.first(node, 'visibility_modifier') !== undefined
const modifiersOf = (t: Syntax, node: number): Modifier[] => [isPublic(t, node) ? 'exported' : 'private']

const typeName = (t: Syntax, node: number): number | undefined => {
  const name = t.first(node, 'type_name')
  return name === undefined ? undefined : t.field(name, 'name')
}

const typeParameters = (t: Syntax, node: number): number[] => {
  const name = t.first(node, 'type_name')
  const list = name === undefined ? undefined : t.field(name, 'parameters')
  return list === undefined ? [] : t.named(list)
}

function parametersOf(t: Syntax, node: number) {
  const list = t.field(node, 'parameters')
  return (list === undefined ? [] : t.each(list, 'function_parameter')).map((one) => {
    const [name, type] = [t.field(one, 'name'), t.field(one, 'type')]
    const parameter = { name: name === undefined ? '_' : t.text(name) }
    const binds = name === undefined || t.type(name) === 'discard' ? [] : [name]
    return {
      node: one,
      name: name ?? one,
      binds,
      parameter: type === undefined ? parameter : { ...parameter, type: t.brief(type) },
    }
  })
}

/** Whether a function that is piped to, or given to a call: `x |> run`, `run(x)`. */
function isCalled(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (t.type(around) === 'function_call') return t.field(around, 'function') === node
  if (t.type(around) !== 'binary_expression' || t.field(around, 'right') !== node) return false
  const left = t.field(around, 'left')
  const { tree } = t
  return left !== undefined && tree.text.slice(tree.end[left], tree.start[node]).includes('|>')
}

const modules = new WeakMap<Syntax, ReadonlySet<string>>()

/** The module that a call is in, also where a local has its name: `path.add(path, 1)`. */
function moduleCalled(t: Syntax, access: number): string | undefined {
  let known = modules.get(t)
  if (!known) {
    known = new Set(
      t
        .each(0, 'import')
        .flatMap((one) => imports(t, one).slice(0, 1))
        .map(({ as }) => as ?? ''),
    )
    modules.set(t, known)
  }
  const record = t.field(access, 'record')
  const name = record === undefined || t.type(record) !== 'identifier' ? '' : t.text(record)
  return known.has(name) && isCalled(t, access) ? name : undefined
}

function accessCalled(t: Syntax, call: number): number | undefined {
  const called = t.field(call, 'function')
  return called !== undefined && t.type(called) === 'field_access' ? called : undefined
}

/** What a field or function is taken from, where `access` is that. */
const on = (access: (t: Syntax, node: number) => number | undefined): Pick<UseRule, 'receiver' | 'path'> => ({
  receiver: (t, node) => {
    const taken = access(t, node)
    return taken === undefined || moduleCalled(t, taken) !== undefined ? undefined : t.field(taken, 'record')
  },
  path: (t, node) => {
    const taken = access(t, node)
    return taken === undefined ? undefined : moduleCalled(t, taken)
  },
})

function imports(t: Syntax, node: number): ImportedName[] {
  const module = t.field(node, 'module')
  if (module === undefined) return []
  const path = t.text(module).replaceAll('/', '.')
  const alias = t.field(node, 'alias')
  const as = alias === undefined ? path.slice(path.lastIndexOf('.') + 1) : t.text(alias)
  const list = t.field(node, 'imports')
  const names = (list === undefined ? [] : t.named(list)).flatMap((one) => {
    const [name, other] = [t.field(one, 'name'), t.field(one, 'alias')]
    if (name === undefined) return []
    return [{ path: `${path}.${t.text(name)}`, as: t.text(other ?? name), node: name }]
  })
  return [{ path, as, node: module }, ...names]
}

export const gleam: Rules = {
  key: 'gleam',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/gleam/tree-sitter-gleam.wasm',
  revision: 2,
  separator: '.',
  standard: 'std:gleam',
  definitions: {
    function: {
      kind: 'function',
      scope: true,
      parameters: parametersOf,
      arity: () => undefined,
      type: (t, node) => {
        const type = t.field(node, 'return_type')
        return type === undefined ? undefined : t.brief(type)
      },
      modifiers: (t, node) => {
        const name = t.field(node, 'name')
        const text = name === undefined ? '' : t.text(name)
        const more: Modifier[] = /_test$/.test(text) ? ['test'] : text === 'main' ? ['entry'] : []
        return [...modifiersOf(t, node), ...(isPublic(t, node) ? more : [])]
      },
    },
    constant: { kind: 'constant', modifiers: modifiersOf },
    type_definition: {
      kind: 'enum',
      scope: true,
      name: typeName,
      typeParameters,
      body: (t, node) => t.first(node, 'data_constructors'),
      modifiers: modifiersOf,
    },
    external_type: { kind: 'type', scope: true, name: typeName, typeParameters, modifiers: modifiersOf },
    type_alias: { kind: 'type', scope: true, name: typeName, typeParameters, modifiers: modifiersOf },
    data_constructor: { kind: 'constructor' },
    data_constructor_argument: {
      kind: 'property',
      name: (t, node) => t.field(node, 'label'),
      type: (t, node) => {
        const type = t.field(node, 'value')
        return type === undefined ? undefined : t.brief(type)
      },
    },
    let: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => boundByField(t, node, 'pattern'),
      type: (t, node) => {
        const type = t.field(node, 'type')
        return type === undefined ? undefined : t.brief(type)
      },
      value: (t, node) => {
        const pattern = t.field(node, 'pattern')
        return pattern !== undefined && t.type(pattern) === 'identifier' ? t.field(node, 'value') : undefined
      },
    },
    let_assert: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'pattern') },
    use: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'assignments') },
  },
  uses: {
    function_call: {
      use: 'call',
      name: (t, node) => {
        const called = t.field(node, 'function')
        if (called === undefined || t.type(called) === 'identifier') return called
        return t.type(called) === 'field_access' ? t.field(called, 'field') : undefined
      },
      ...on((t, node) => accessCalled(t, node)),
    },
    field_access: {
      use: (t, node) => (isCalled(t, node) ? 'call' : 'read'),
      name: (t, node) => t.field(node, 'field'),
      ...on((_, node) => node),
    },
    identifier: { use: 'call', name: (t, node) => (isCalled(t, node) ? node : undefined) },
    record: {
      use: 'call',
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name !== undefined && t.type(name) === 'constructor_name' ? name : undefined
      },
    },
    remote_constructor_name: {
      use: (t, node) => (t.type(t.parent(node) ?? 0) === 'record' ? 'call' : 'read'),
      name: (t, node) => t.field(node, 'name'),
      receiver: (t, node) => t.field(node, 'module'),
    },
    remote_type_identifier: {
      use: 'type',
      name: (t, node) => t.field(node, 'name'),
      receiver: (t, node) => t.field(node, 'module'),
    },
  },
  reads: ['identifier', 'constructor_name'],
  types: ['type_identifier'],
  scopes: {
    block: () => [],
    anonymous_function: (t, node) => binders(parametersOf(t, node).flatMap(({ binds }) => binds)),
    case_clause: (t, node) => binders(boundByField(t, node, 'patterns')),
  },
  // Labels belong to the field of the constructor that is named, or to a parameter; arguments of attributes are nobody's.
  label: (t, node) => {
    const around = t.parent(node)
    if (t.type(node) === 'attribute_value' || t.type(node) === 'attribute') {
      const name = t.first(node, 'identifier')
      return name === undefined ? undefined : { name }
    }
    if (t.type(node) !== 'label' || around === undefined || !/argument$/.test(t.type(around))) return undefined
    const list = t.parent(around)
    const made = list === undefined ? undefined : t.parent(list)
    const of = made === undefined ? undefined : (t.field(made, 'name') ?? t.field(made, 'constructor'))
    return of === undefined || !/^(?:record|record_pattern|record_update)$/.test(t.type(made ?? 0))
      ? { name: node }
      : { name: node, of }
  },
  blockScoped: true,
  openTypes: true,
  wholeNames: true,
  packaged: true,
  importsBareNames: true,
  fieldsNeedReceiver: true,
  brought: BROUGHT,
  self: [],
  comments: ['statement_comment', 'comment'],
  begins: 'slashes',
  beside: (t, node) => (t.type(node) === 'attribute' ? 'other' : undefined),
  imports: { import: imports },
  packages: {},
  moduleOf: (path) =>
    path
      .replace(/\.gleam$/, '')
      .replace(/^(?:.*\/)?(?:src|test|dev)\//, '')
      .replaceAll('/', '.'),
}
