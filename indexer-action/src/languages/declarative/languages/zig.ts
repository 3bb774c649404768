/**
 * Zig. A file is a namespace, and an import gives it a name; a type is a constant that holds a container. Functions that return a
 * container are read as the type that they make.
 */
import { posix } from 'node:path'
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { Binder, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

const CONTAINERS: ReadonlyMap<string, SymbolKind> = new Map([
  ['struct_declaration', 'struct'],
  ['enum_declaration', 'enum'],
  ['union_declaration', 'union'],
  ['opaque_declaration', 'struct'],
  ['error_set_declaration', 'enum'],
])

/** The value of a declaration: the last of its nodes that is neither a name nor its type. */
function givenTo(t: Syntax, node: number): number | undefined {
  const type = t.field(node, 'type')
  const [, ...others] = t.named(node)
  const last = others.at(-1)
  return last === type || (last !== undefined && t.type(last) === 'comment') ? undefined : last
}

/** The container that a declaration names, or that a function returns: `struct { … }`. */
function containerOf(t: Syntax, node: number): number | undefined {
  if (t.type(node) === 'variable_declaration') {
    const value = givenTo(t, node)
    return value !== undefined && CONTAINERS.has(t.type(value)) ? value : undefined
  }
  const returns = t.field(node, 'type')
  const body = t.field(node, 'body')
  if (returns === undefined || body === undefined || t.text(returns) !== 'type') return undefined
  const statement = t.named(body).findLast((one) => t.type(one) === 'expression_statement')
  const returned = statement === undefined ? undefined : t.first(statement, 'return_expression')
  const [value] = returned === undefined ? [] : t.named(returned)
  return value !== undefined && CONTAINERS.has(t.type(value)) ? value : undefined
}

function kindOf(t: Syntax, node: number): SymbolKind {
  const container = containerOf(t, node)
  if (container !== undefined) return CONTAINERS.get(t.type(container)) as SymbolKind
  if (t.type(node) === 'function_declaration') return 'function'
  return declares(t, node) === 'var' ? 'variable' : 'constant'
}

/** The declaration that names the container around a node. */
function namedAround(t: Syntax, node: number): number | undefined {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at))
    if (CONTAINERS.has(t.type(at))) {
      for (let outer = t.parent(at); outer !== undefined; outer = t.parent(outer))
        if (/^(?:variable|function)_declaration$/.test(t.type(outer)))
          return containerOf(t, outer) === at ? outer : undefined
      return undefined
    }
  return undefined
}

/** By syntax and declaration: the names by which a container calls itself, `const Self = @This()`. A struct may have many fields. */
const selves = new WeakMap<Syntax, Map<number, ReadonlySet<string>>>()

function selvesOf(t: Syntax, declaration: number): ReadonlySet<string> {
  const known = selves.get(t) ?? new Map<number, ReadonlySet<string>>()
  selves.set(t, known)
  const found = known.get(declaration)
  if (found) return found
  const container = containerOf(t, declaration)
  const names = new Set<string>()
  for (const one of container === undefined ? [] : t.each(container, 'variable_declaration')) {
    const [declared, value] = t.named(one)
    if (declared !== undefined && value !== undefined && t.text(value) === '@This()') names.add(t.text(declared))
  }
  known.set(declaration, names)
  return names
}

/** The name of a type without what a value of it is wrapped in: pointers, errors, `?`. */
function typeText(t: Syntax, type: number | undefined): string | undefined {
  if (type === undefined) return undefined
  const name = t.text(type).replace(/^(?:[\w.]*!|\?|\*(?:const\s|align\([^)]*\)\s*|volatile\s)*|const\s)+/, '')
  const around = namedAround(t, type)
  if (around === undefined || !(name === '@This()' || selvesOf(t, around).has(name))) return name
  const own = t.first(around, 'identifier')
  return own === undefined ? name : t.text(own)
}

function parameters(t: Syntax, node: number) {
  const list = t.field(node, 'parameters') ?? t.first(node, 'parameters')
  if (list === undefined) return []
  return t.each(list, 'parameter').flatMap((one) => {
    const name = t.field(one, 'name')
    if (name === undefined) return []
    const made: Parameter = { name: t.text(name) }
    const type = typeText(t, t.field(one, 'type'))
    if (type !== undefined) made.type = type
    return [{ node: one, name, parameter: made }]
  })
}

/** What a call calls. The grammar takes `!f(x)` for a call of `!f`, the type of an error or an `f`. */
function calledBy(t: Syntax, call: number): number | undefined {
  const called = t.field(call, 'function')
  return called !== undefined && t.type(called) === 'error_union_type' ? t.field(called, 'ok') : called
}

const isPublic = (t: Syntax, node: number): Modifier[] => (/^(?:pub|export)\b/.test(t.text(node)) ? ['exported'] : [])

/** The word that a declaration declares by; undefined for an assignment, which is read as a declaration without one. */
const declares = (t: Syntax, node: number): string | undefined =>
  /^(?:pub\s+|export\s+|extern\s+(?:"[^"]*"\s+)?|threadlocal\s+|comptime\s+)*(var|const)\b/.exec(t.text(node))?.[1]

/** The names that it declares: `const a, var b = …` has several. */
function declared(t: Syntax, node: number): number[] {
  const value = givenTo(t, node)
  return t.each(node, 'identifier').filter((name) => name !== value && t.text(name) !== '_')
}

/** Where a file with fields, which is a struct itself, names itself: `const Server = @This();`. */
function selfOfFile(t: Syntax, node: number | undefined): number | undefined {
  if (node === undefined || t.type(node) !== 'source_file' || t.first(node, 'container_field') === undefined)
    return undefined
  return t.each(node, 'variable_declaration').find((one) => {
    const value = givenTo(t, one)
    return value !== undefined && t.text(value) === '@This()'
  })
}

/** What `@import("x.zig")` imports, and which of its members `@import("x.zig").A.B` means. */
function imported(t: Syntax, node: number | undefined): { path: number; member?: string } | undefined {
  if (node === undefined) return undefined
  const object = t.type(node) === 'field_expression' ? t.field(node, 'object') : undefined
  const name = object === undefined ? undefined : t.field(node, 'member')
  if (name !== undefined) {
    const { path, member } = imported(t, object) ?? {}
    return path === undefined ? undefined : { path, member: [member, t.text(name)].filter(Boolean).join('.') }
  }
  if (t.type(node) !== 'builtin_function' || !t.text(node).startsWith('@import')) return undefined
  const path = t.descendant(node, 'string_content')
  return path === undefined ? undefined : { path }
}

const payload = (t: Syntax, node: number): Binder[] => {
  const list = t.first(node, 'payload')
  return list === undefined ? [] : t.each(list, 'identifier').map((name) => ({ name }))
}

/** `a` of `a.?`, `a.*`, `try a`, `&a`, `a orelse b`, `!a`, and of `a{}`. */
const WRAPPED =
  /^(?:(?:null_coercion|dereference|try|unary|catch|await|parenthesized|binary)_expression|error_union_type|struct_initializer)$/

export const zig: Rules = {
  key: 'zig',
  family: 'declarative',
  grammar: '@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:zig',
  origin: (path) => (/^(std|builtin)$/.test(path) ? 'std:zig' : undefined),
  definitions: {
    source_file: {
      kind: 'struct',
      scope: true,
      name: (t, node) => {
        const declaration = selfOfFile(t, node)
        return declaration === undefined ? undefined : t.first(declaration, 'identifier')
      },
    },
    variable_declaration: {
      kind: kindOf,
      scope: true,
      localInFunction: true,
      names: (t, node) => {
        const isImport = imported(t, givenTo(t, node)) !== undefined
        return isImport || declares(t, node) === undefined || selfOfFile(t, t.parent(node)) === node
          ? []
          : declared(t, node)
      },
      type: (t, node) => typeText(t, t.field(node, 'type')),
      value: (t, node) => (containerOf(t, node) === undefined ? givenTo(t, node) : undefined),
      body: (t, node) => containerOf(t, node),
      modifiers: isPublic,
    },
    function_declaration: {
      kind: kindOf,
      memberKind: 'method',
      scope: true,
      parameters,
      type: (t, node) => (containerOf(t, node) === undefined ? typeText(t, t.field(node, 'type')) : undefined),
      modifiers: isPublic,
    },
    container_field: {
      kind: (t, node) => {
        const around = t.parent(node)
        return around !== undefined && t.type(around) === 'enum_declaration' ? 'enum_member' : 'property'
      },
      type: (t, node) => typeText(t, t.field(node, 'type')),
    },
    error_set_declaration: { kind: 'enum_member', names: (t, node) => t.each(node, 'identifier') },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: (t, node) => {
        const called = calledBy(t, node)
        if (called === undefined) return undefined
        return t.type(called) === 'field_expression'
          ? t.field(called, 'member')
          : t.type(called) === 'identifier'
            ? called
            : undefined
      },
      receiver: (t, node) => {
        const called = calledBy(t, node)
        return called !== undefined && t.type(called) === 'field_expression' ? t.field(called, 'object') : undefined
      },
    },
    field_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => (t.field(node, 'object') === undefined ? undefined : t.field(node, 'member')),
      receiver: (t, node) => t.field(node, 'object'),
    },
  },
  reads: ['identifier'],
  types: [],
  writes: isWritten,
  scopes: {
    block: () => [],
    if_statement: payload,
    if_expression: payload,
    else_clause: payload,
    for_statement: payload,
    for_expression: payload,
    while_statement: payload,
    while_expression: payload,
    switch_case: payload,
    catch_expression: payload,
    errdefer_statement: payload,
  },
  stands: (t, node) => (WRAPPED.test(t.type(node)) ? t.named(node)[0] : undefined),
  constructs: (t, node) => {
    const type = t.type(node) === 'struct_initializer' ? t.named(node)[0] : undefined
    return type === undefined || t.type(type) === 'call_expression' ? undefined : typeText(t, type)
  },
  // `.fast`, `.{ .count = 1 }`: of a type that the place expects. `_` is nobody.
  label: (t, node) => {
    if (t.type(node) === 'identifier' && t.text(node) === '_') return { name: node }
    const member = t.type(node) === 'field_expression' ? t.field(node, 'member') : undefined
    return member === undefined || t.field(node, 'object') !== undefined ? undefined : { name: member }
  },
  blockScoped: true,
  wholeNames: true,
  importsBareNames: true,
  typesAreValues: true,
  fieldsNeedReceiver: true,
  self: ['@This()'],
  comments: ['comment'],
  begins: 'slashes',
  imports: {
    variable_declaration: (t, node) => {
      const { path, member } = imported(t, givenTo(t, node)) ?? {}
      const name = t.first(node, 'identifier')
      if (path === undefined || name === undefined) return []
      return [{ path: t.text(path), as: t.text(name), node: path, ...(member === undefined ? {} : { member }) }]
    },
    using_namespace_declaration: (t, node) => {
      const { path } = imported(t, t.first(node, 'builtin_function')) ?? {}
      return path === undefined ? [] : [{ path: t.text(path), node: path }]
    },
  },
  packages: {},
  moduleOf: (path) =>
    path
      .replace(/\.zig$/, '')
      .replaceAll('.', '_')
      .replaceAll('/', '.'),
  file: (path, from, paths) => {
    if (!path.endsWith('.zig')) return undefined
    const found = posix.join(posix.dirname(from), path)
    return paths.has(found) ? found : undefined
  },
}

function isWritten(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (t.type(around) === 'variable_declaration') return declares(t, around) === undefined && t.named(around)[0] === node
  return t.type(around) === 'assignment_expression' && t.field(around, 'left') === node
}
