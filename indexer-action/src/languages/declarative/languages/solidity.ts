/**
 * Solidity. Contracts inherit from several others, of which the last one is asked first; an import makes what a file declares
 * visible, and what the file imports itself.
 */
import { posix } from 'node:path'
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** The expression within nodes that only wrap it: `expression`, parentheses, options of a call (`f{value: 1}`). */
function inner(t: Syntax, node: number | undefined): number | undefined {
  let at = node
  while (at !== undefined && /^(?:expression|parenthesized_expression|struct_expression)$/.test(t.type(at)))
    at = t.named(at)[0]
  return at
}

const called = (t: Syntax, call: number): number | undefined => inner(t, t.field(call, 'function'))

const typeText = (t: Syntax, node: number): string | undefined => {
  const type = t.field(node, 'type')
  return type === undefined ? undefined : t.text(type)
}

function parameters(t: Syntax, node: number) {
  return t.each(node, 'parameter').flatMap((one) => {
    const name = t.field(one, 'name')
    if (name === undefined) return []
    const made: Parameter = { name: t.text(name) }
    const written = typeText(t, one)
    if (written !== undefined) made.type = written
    return [{ node: one, name, parameter: made }]
  })
}

/** The number of parameters, also of those without a name. */
const arity = (t: Syntax, node: number): [number, number] => {
  const count = t.each(node, 'parameter').length
  return [count, count]
}

const returned = (t: Syntax, node: number): number[] => {
  const list = t.field(node, 'return_type')
  return list === undefined ? [] : t.each(list, 'parameter')
}

const VISIBILITY: ReadonlyMap<string, Modifier> = new Map([
  ['public', 'public'],
  ['external', 'public'],
  ['internal', 'internal'],
  ['private', 'private'],
])

function modifiers(t: Syntax, node: number): Modifier[] {
  const made: Modifier[] = []
  for (const one of t.all(node)) {
    const visibility = t.type(one) === 'visibility' ? VISIBILITY.get(t.text(one)) : VISIBILITY.get(t.type(one))
    if (visibility !== undefined) made.push(visibility)
    else if (t.type(one) === 'abstract') made.push('abstract')
  }
  return made
}

/** The keyword that a definition without a name is named by: `constructor`, `receive`, `fallback`. */
const keyword = (t: Syntax, node: number): number | undefined =>
  t.all(node).find((one) => /^(?:constructor|receive|fallback)$/.test(t.text(one)))

const ancestors = (t: Syntax, node: number): number[] =>
  t.each(node, 'inheritance_specifier').flatMap((one) => {
    const type = t.field(one, 'ancestor')
    return type === undefined ? [] : [type]
  })

const contract = (kind: SymbolKind): Rules['definitions'][string] => ({
  kind,
  scope: true,
  supertypes: ancestors,
  modifiers: (t, node) => [...modifiers(t, node), 'exported'],
})

function imports(t: Syntax, node: number): ImportedName[] {
  const source = t.field(node, 'source')
  if (source === undefined) return []
  const path = t.text(source).replace(/^["']|["']$/g, '')
  const made: ImportedName[] = []
  const names = t.each(node, 'identifier')
  for (const [at, name] of names.entries()) {
    if (isAlias(t, name)) continue
    const next = names[at + 1]
    const as = next !== undefined && isAlias(t, next) ? next : name
    made.push({ path, as: t.text(as), member: t.text(name), node: name })
  }
  const [alias] = names
  if (made.length === 0)
    made.push(alias === undefined ? { path, node: source } : { path, as: t.text(alias), node: source })
  return made
}

/** `B` of `{A as B}` and of `* as B`. */
function isAlias(t: Syntax, name: number): boolean {
  const { text, start } = t.tree
  return /\bas\s+$/.test(text.slice(Math.max(0, (start[name] as number) - 8), start[name]))
}

export const solidity: Rules = {
  key: 'solidity',
  family: 'declarative',
  grammar: '@repomix/tree-sitter-wasms/out/tree-sitter-solidity.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:solidity',
  definitions: {
    contract_declaration: contract('class'),
    interface_declaration: contract('interface'),
    library_declaration: contract('class'),
    struct_declaration: { kind: 'struct', scope: true },
    struct_member: { kind: 'property', type: typeText },
    enum_declaration: { kind: 'enum', scope: true },
    enum_value: { kind: 'enum_member', name: (_t, node) => node },
    event_definition: { kind: 'type' },
    error_declaration: { kind: 'type' },
    user_defined_type_definition: { kind: 'type' },
    state_variable_declaration: { kind: 'property', type: typeText, modifiers },
    constant_variable_declaration: { kind: 'constant', type: typeText },
    function_definition: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      parameters,
      arity,
      type: (t, node) => {
        const [only, ...more] = returned(t, node)
        return only === undefined || more.length > 0 ? undefined : typeText(t, only)
      },
      modifiers,
    },
    modifier_definition: { kind: 'method', scope: true, parameters, arity, modifiers },
    constructor_definition: { kind: 'constructor', scope: true, name: keyword, parameters, arity, modifiers },
    fallback_receive_definition: { kind: 'method', scope: true, name: keyword, parameters, modifiers },
    variable_declaration: { kind: 'variable', localInFunction: true, type: typeText },
    // A named result is a local of the function.
    parameter: {
      kind: 'variable',
      localInFunction: true,
      name: (t, node) => {
        const around = t.parent(node)
        return around !== undefined && t.type(around) === 'return_type_definition' ? t.field(node, 'name') : undefined
      },
      type: typeText,
    },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: (t, node) => {
        const of = called(t, node)
        if (of === undefined) return undefined
        if (t.type(of) === 'identifier') return of
        return t.type(of) === 'member_expression' ? t.field(of, 'property') : undefined
      },
      receiver: (t, node) => {
        const of = called(t, node)
        return of !== undefined && t.type(of) === 'member_expression' ? t.field(of, 'object') : undefined
      },
      arguments: (t, node) => {
        const given = t.each(node, 'call_argument')
        return given.some((one) => t.text(one).startsWith('{')) ? undefined : given.length
      },
    },
    new_expression: {
      use: 'call',
      makes: true,
      name: (t, node) => {
        const type = t.field(node, 'name')
        const named = type === undefined ? undefined : t.first(type, 'user_defined_type')
        return named === undefined ? undefined : t.first(named, 'identifier')
      },
    },
    member_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => t.field(node, 'property'),
      receiver: (t, node) => t.field(node, 'object'),
    },
    modifier_invocation: { use: 'call', name: (t, node) => t.first(node, 'identifier') },
    user_defined_type: {
      use: 'type',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      path: (t, node) => {
        const names = t.each(node, 'identifier').slice(0, -1)
        return names.length === 0 ? undefined : names.map((name) => t.text(name)).join('.')
      },
    },
  },
  reads: ['identifier'],
  writes: isWritten,
  types: [],
  scopes: {
    function_body: () => [],
    block_statement: () => [],
    for_statement: () => [],
    catch_clause: (t, node) =>
      parameters(t, node).map(({ name, parameter: { type } }) => (type === undefined ? { name } : { name, type })),
  },
  // The grammar takes `!a.f(x)` for a call of `!a.f`.
  stands: (t, node) => (/^(?:expression|unary_expression)$/.test(t.type(node)) ? t.named(node)[0] : undefined),
  // `_` of a modifier, and the words for the current contract.
  label: (t, node) =>
    t.type(node) === 'identifier' && /^(?:_|this|super)$/.test(t.text(node)) ? { name: node } : undefined,
  attaches: (t, node) => (t.type(node) === 'using_directive' ? t.first(node, 'type_alias') : undefined),
  constructs: (t, node) => {
    const call = inner(t, node)
    const of = call === undefined || t.type(call) !== 'call_expression' ? undefined : called(t, call)
    if (of === undefined) return undefined
    const made = t.type(of) === 'new_expression' ? t.field(of, 'name') : of
    const text = made === undefined ? '' : t.text(made)
    return /^(?:\w+\.)*[A-Z]\w*$/.test(text) && !/^[A-Z0-9_]+$/.test(text) ? text : undefined
  },
  constructorName: 'constructor',
  blockScoped: true,
  lastSupertypeFirst: true,
  self: ['this'],
  super: /^super$/,
  comments: ['comment'],
  begins: 'slashes',
  imports: { import_directive: imports },
  packages: {},
  moduleOf: (path) =>
    path
      .replace(/\.sol$/, '')
      .replaceAll('.', '_')
      .replaceAll('/', '.'),
  file: (path, from, paths) => {
    if (path.startsWith('.')) {
      const found = posix.join(posix.dirname(from), path)
      return paths.has(found) ? found : undefined
    }
    // Remapped: `@scope/contracts/token/ERC20.sol` is some `contracts/token/ERC20.sol` of the repository.
    for (let rest = path; rest !== ''; rest = rest.includes('/') ? rest.slice(rest.indexOf('/') + 1) : '') {
      const found = ['', 'contracts/', 'src/', 'lib/'].map((root) => root + rest).find((one) => paths.has(one))
      if (found !== undefined && rest.includes('/')) return found
    }
    return undefined
  },
}

function isWritten(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  const outer = around !== undefined && t.type(around) === 'expression' ? t.parent(around) : undefined
  if (around === undefined || outer === undefined) return false
  return /assignment_expression$/.test(t.type(outer)) && t.field(outer, 'left') === around
}
