/**
 * F#. Namespaces and modules are opened or named; what a module defines is a function or a value, and what `let` binds inside of one is
 * local. The name that a member gives to its object is a value of that type.
 */
import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { DEEPEST_PATTERN, type DefinitionRule, type Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** What FSharp.Core has, visible everywhere. */
const BROUGHT = new Set(
  `Some None Ok Error ValueSome ValueNone ignore printfn printf eprintfn sprintf failwith failwithf string int int64 float double decimal byte char bool unit
  obj exn id fst snd not raise reraise invalidArg invalidOp nullArg typeof typedefof sizeof nameof box unbox hash compare min max abs sqrt round floor ceil
  ref incr decr async task seq query lock using exit stdin stdout List Seq Array Map Set Option Result Async String Choice ValueOption Task
  option list array seq result voption single uint32 uint64 int16 int8 sbyte bigint nativeint Dictionary ResizeArray Exception IDisposable`.split(
    /\s+/,
  ),
)

/** Names of a path, outermost first. */
const namesIn = (t: Syntax, node: number): number[] => {
  const path = t.type(node) === 'long_identifier' ? node : t.first(node, 'long_identifier')
  return t.each(path ?? node, 'identifier')
}

const pathBefore = (t: Syntax, names: readonly number[]): string | undefined =>
  names.length < 2
    ? undefined
    : names
        .slice(0, -1)
        .map((name) => t.text(name))
        .join('.')

/** The names that a pattern binds: a capital begins the name of a case. */
function boundBy(t: Syntax, pattern: number | undefined, depth = 0): number[] {
  if (pattern === undefined || depth > DEEPEST_PATTERN) return []
  const deeper = (parts: readonly number[]): number[] => parts.flatMap((part) => boundBy(t, part, depth + 1))
  const parts = t.named(pattern)
  switch (t.type(pattern)) {
    case 'identifier':
      return /^_*\p{Lu}|^_$/u.test(t.text(pattern)) ? [] : [pattern]
    case 'identifier_pattern': {
      const [name, ...given] = parts
      return name === undefined || given.length > 0 || namesIn(t, name).length !== 1
        ? deeper(given)
        : deeper(namesIn(t, name))
    }
    case 'long_identifier':
      return parts.length === 1 ? deeper(parts) : []
    case 'field_pattern':
      return deeper(parts.slice(1))
    case 'simple_type':
    case 'atomic_type':
    case 'postfix_type':
    case 'generic_type':
    case 'function_type':
    case 'attributes':
      return []
  }
  return deeper(parts)
}

const leftOf = (t: Syntax, node: number): number | undefined =>
  t.first(node, 'function_declaration_left', 'value_declaration_left')

const isFunction = (t: Syntax, node: number): boolean => t.first(node, 'function_declaration_left') !== undefined

function declaredNames(t: Syntax, node: number): number[] {
  const left = leftOf(t, node)
  if (left === undefined) return []
  if (t.type(left) === 'value_declaration_left') return boundBy(t, t.named(left).at(-1))
  const name = t.first(left, 'identifier', 'op_identifier', 'active_pattern')
  return name === undefined ? [] : [name]
}

const TYPE = /_type$/
const typeIn = (t: Syntax, node: number): string | undefined => {
  const type = t.named(node).find((one) => TYPE.test(t.type(one)))
  return type === undefined ? undefined : t.brief(type)
}

function parametersIn(t: Syntax, patterns: readonly number[]) {
  return patterns
    .filter((one) => t.type(one) !== 'const')
    .map((one) => {
      const type = typeIn(t, one)
      const name = t.brief(one).replace(/^\((.*)\)$/, '$1')
      return {
        node: one,
        name: one,
        parameter: { name: name.replace(/\s*:.*$/, ''), ...(type === undefined ? {} : { type }) },
        binds: boundBy(t, one),
      }
    })
}

/** The type that a member belongs to, as written. */
function typeAround(t: Syntax, node: number): string | undefined {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    const name = t.first(at, 'type_name')
    if (name !== undefined) return t.text(name).replace(/<.*$/s, '')
  }
  return undefined
}

function memberParameters(t: Syntax, node: number) {
  const name = t.field(node, 'name')
  const self = name === undefined ? undefined : t.field(name, 'instance')
  const type = self === undefined ? undefined : typeAround(t, node)
  const given = t.field(node, 'args')
  // A result's type is written behind the only parameter: `(id: int) : string`.
  const inner = given !== undefined && t.type(given) === 'typed_pattern' ? t.named(given)[0] : undefined
  const patterns = given === undefined ? [] : [inner !== undefined && t.type(inner) === 'paren_pattern' ? inner : given]
  const own =
    self === undefined || type === undefined
      ? []
      : [{ node: self, name: self, parameter: { name: t.text(self), type }, binds: [self] }]
  return [...own, ...parametersIn(t, patterns)]
}

/** `get` and `set` of a property; what has neither is computed whenever it is read. */
function accessorsOf(t: Syntax, property: number): ('read' | 'write')[] {
  const words = t.each(property, 'property_accessor').map((one) => t.text(one).slice(0, 3))
  return words.length === 0 ? ['read'] : words.map((word) => (word === 'set' ? 'write' : 'read'))
}

function memberName(t: Syntax, node: number): number | undefined {
  const name = t.field(node, 'name') ?? t.first(node, 'property_or_ident')
  return name === undefined ? undefined : (t.field(name, 'method') ?? t.first(name, 'identifier'))
}

/** Whether what a name means is given arguments: `run x`, `x |> run`, `run <| x`. */
function isCalled(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (t.type(around) === 'application_expression') return t.named(around)[0] === node
  if (t.type(around) !== 'infix_expression') return false
  const [left, operator, right] = t.named(around)
  const sign = operator === undefined ? '' : t.text(operator)
  return (/^\|{1,3}>$/.test(sign) && right === node) || (/^<\|{1,3}$/.test(sign) && left === node)
}

const accessOf = (t: Syntax, node: number): Modifier[] => {
  const access = t.first(node, 'access_modifier') ?? t.first(leftOf(t, node) ?? node, 'access_modifier')
  const word = access === undefined ? 'public' : t.text(access)
  return [word === 'private' || word === 'internal' ? word : 'public']
}

const attributesOf = (t: Syntax, node: number): string => {
  const list = t.first(node, 'attributes') ?? t.first(t.parent(node) ?? node, 'attributes')
  return list === undefined ? '' : t.text(list)
}

const typeRule = (kind: SymbolKind): DefinitionRule => ({
  kind,
  scope: true,
  name: (t, node) => {
    const name = t.first(node, 'type_name')
    const written = name === undefined ? undefined : t.field(name, 'type_name')
    return written !== undefined && t.type(written) === 'long_identifier' ? namesIn(t, written).at(-1) : written
  },
  supertypes: (t, node) =>
    t
      .each(node, 'class_inherits_decl', 'type_extension_elements', 'interface_implementation')
      .flatMap((part) =>
        t.type(part) === 'type_extension_elements' ? t.each(part, 'interface_implementation') : [part],
      )
      .flatMap((part) => t.first(part, 'simple_type') ?? []),
  parameters: (t, node) => {
    const list = t.first(node, 'primary_constr_args')
    return list === undefined
      ? []
      : parametersIn(
          t,
          t.named(list).flatMap((one) => (t.type(one) === 'repeat_pattern' ? t.named(one) : [one])),
        )
  },
  arity: () => undefined,
  body: (t, node) =>
    t
      .named(node)
      .find((part) =>
        /^(?:record_fields|union_type_cases|enum_type_cases|type_extension_elements|class_inherits_decl)$/.test(
          t.type(part),
        ),
      ),
  modifiers: accessOf,
})

/** The members of a path that are used: the last one, on what is before it. */
const named = {
  name: (t: Syntax, node: number) => namesIn(t, node).at(-1),
  receiver: (t: Syntax, node: number) => {
    const names = namesIn(t, node)
    return names.length === 2 ? names[0] : undefined
  },
  path: (t: Syntax, node: number) => pathBefore(t, namesIn(t, node)),
}

export const fsharp: Rules = {
  key: 'fsharp',
  family: 'declarative',
  grammar: 'tree-sitter-fsharp/tree-sitter-fsharp.wasm',
  revision: 4,
  separator: '.',
  standard: 'std:fsharp',
  definitions: {
    module_defn: {
      kind: 'module',
      scope: true,
      name: (t, node) => t.first(node, 'identifier'),
      body: (t, node) => t.field(node, 'block'),
      modifiers: accessOf,
      opened: (t, node) => /\bAutoOpen\b/.test(attributesOf(t, node)),
    },
    function_or_value_defn: {
      kind: (t, node) => (isFunction(t, node) ? 'function' : 'variable'),
      scope: true,
      localInFunction: true,
      names: declaredNames,
      parameters: (t, node) => {
        const left = isFunction(t, node) ? leftOf(t, node) : undefined
        const list = left === undefined ? undefined : t.first(left, 'argument_patterns')
        return list === undefined ? [] : parametersIn(t, t.named(list))
      },
      arity: () => undefined,
      type: (t, node) => typeIn(t, node),
      value: (t, node) => (isFunction(t, node) ? undefined : t.field(node, 'body')),
      body: (t, node) => t.field(node, 'body'),
      modifiers: (t, node) => {
        const attributes = attributesOf(t, node)
        const more: Modifier[] = /\b(?:Fact|Theory|Test|TestCase|Property)\b/.test(attributes) ? ['test'] : []
        return [...accessOf(t, node), ...more, ...(/\bEntryPoint\b/.test(attributes) ? (['entry'] as const) : [])]
      },
    },
    record_type_defn: typeRule('struct'),
    union_type_defn: typeRule('enum'),
    enum_type_defn: typeRule('enum'),
    anon_type_defn: typeRule('class'),
    delegate_type_defn: typeRule('type'),
    type_abbrev_defn: typeRule('type'),
    type_extension: typeRule('impl'),
    exception_definition: {
      kind: 'class',
      name: (t, node) => {
        const name = t.field(node, 'exception_name')
        return name === undefined ? undefined : namesIn(t, name).at(-1)
      },
    },
    record_field: { kind: 'property', name: (t, node) => t.first(node, 'identifier'), type: typeIn },
    union_type_case: { kind: 'constructor', name: (t, node) => t.first(node, 'identifier') },
    enum_type_case: { kind: 'enum_member', name: (t, node) => t.first(node, 'identifier') },
    method_or_prop_defn: {
      kind: (t, node) => (t.field(node, 'args') === undefined ? 'property' : 'method'),
      scope: true,
      name: memberName,
      parameters: memberParameters,
      arity: () => undefined,
      type: (t, node) => {
        const given = t.field(node, 'args')
        return given !== undefined && t.type(given) === 'typed_pattern' && /^\(/.test(t.text(given))
          ? typeIn(t, given)
          : typeIn(t, node)
      },
      body: (t, node) => t.named(node).at(-1),
      runs: (t, node) => (t.field(node, 'args') === undefined ? accessorsOf(t, node) : []),
      modifiers: (t, node) => {
        const head = t.text(t.parent(node) ?? node).slice(0, 40)
        return [
          ...accessOf(t, node),
          ...(/^static\b/.test(head) ? (['static'] as const) : []),
          ...(/^override\b/.test(head) ? (['override'] as const) : []),
        ]
      },
    },
    member_defn: {
      kind: 'property',
      name: (t, node) => (t.first(node, 'property_or_ident') === undefined ? undefined : memberName(t, node)),
    },
    member_signature: {
      kind: 'method',
      name: (t, node) => t.first(node, 'identifier'),
      modifiers: () => ['abstract'],
    },
  },
  uses: {
    long_identifier_or_op: {
      use: (t, node) => (isCalled(t, node) ? 'call' : isWritten(t, node) ? 'write' : 'read'),
      ...named,
      name: (t, node) => {
        const around = t.parent(node)
        const isMember =
          around !== undefined && t.type(around) === 'dot_expression' && t.field(around, 'field') === node
        return isMember ? undefined : named.name(t, node)
      },
    },
    dot_expression: {
      use: (t, node) => (isCalled(t, node) ? 'call' : 'read'),
      name: (t, node) => {
        const field = t.field(node, 'field')
        return field === undefined ? undefined : namesIn(t, field)[0]
      },
      receiver: (t, node) => t.field(node, 'base'),
    },
    // What a path begins with: `user` of `user.Name`, `Users` of `Users.find`.
    identifier: { use: 'read', name: (t, node) => (beginsPath(t, node) ? node : undefined) },
    simple_type: { use: 'type', ...named },
    atomic_type: { use: 'type', ...named },
    field_initializer: { use: 'write', name: (t, node) => namesIn(t, t.field(node, 'field') ?? node).at(-1) },
    field_pattern: { use: 'read', name: (t, node) => namesIn(t, node).at(-1) },
  },
  reads: [],
  types: [],
  scopes: {
    rule: (t, node) => boundBy(t, t.field(node, 'pattern')).map((name) => ({ name })),
    fun_expression: (t, node) => boundBy(t, t.first(node, 'argument_patterns')).map((name) => ({ name })),
    for_expression: (t, node) => boundBy(t, t.named(node)[0]).map((name) => ({ name })),
    short_comp_expression: (t, node) => boundBy(t, t.named(node)[0]).map((name) => ({ name })),
    ce_expression: () => [],
    property_accessor: (t, node) => boundBy(t, t.first(node, 'argument_patterns')).map((name) => ({ name })),
  },
  // What an application gives is what is applied; parentheses and annotations change nothing.
  stands: (t, node) => {
    const type = t.type(node)
    return type === 'application_expression' ||
      type === 'paren_expression' ||
      type === 'typecast_expression' ||
      type === 'prefixed_expression'
      ? t.named(node)[0]
      : undefined
  },
  constructs: (t, node) => {
    const applied = t.type(node) === 'application_expression' ? t.named(node)[0] : undefined
    if (applied === undefined || t.type(applied) !== 'long_identifier_or_op') return undefined
    const names = namesIn(t, applied)
    const last = names.at(-1)
    return last !== undefined && /^\p{Lu}/u.test(t.text(last)) && names.every((name) => /^\p{Lu}/u.test(t.text(name)))
      ? names.map((name) => t.text(name)).join('.')
      : undefined
  },
  blockScoped: true,
  openTypes: new Set(['enum', 'struct']),
  packaged: true,
  modulesByName: true,
  brought: BROUGHT,
  self: [],
  super: /^base$/,
  comments: ['line_comment', 'block_comment', 'xml_doc'],
  begins: 'slashes',
  beside: (t, node) => (t.type(node) === 'attributes' ? 'other' : undefined),
  imports: {
    import_decl: (t, node) => {
      const path = t.first(node, 'long_identifier')
      return path === undefined ? [] : [{ path: t.text(path), node: path }]
    },
  },
  packages: {
    namespace: (t, node) => packageOf(t, node),
    named_module: (t, node) => packageOf(t, node),
  },
  packagesEnclose: true,
}

/** The package that a namespace is, or a module that is a whole file. One that is opened by default is seen as what it is in. */
function packageOf(t: Syntax, node: number): string | undefined {
  const name = t.field(node, 'name')
  if (name === undefined) return undefined
  const path = t.text(name)
  const isOpened = t.type(node) === 'named_module' && /\bAutoOpen\b/.test(attributesOf(t, node))
  return isOpened && path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : path
}

function beginsPath(t: Syntax, name: number): boolean {
  const path = t.parent(name)
  const around = path === undefined || t.type(path) !== 'long_identifier' ? undefined : t.parent(path)
  if (path === undefined || around === undefined || t.type(around) !== 'long_identifier_or_op') return false
  const names = namesIn(t, path)
  return names.length > 1 && names[0] === name
}

function isWritten(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  return around !== undefined && t.type(around) === 'mutate_expression' && t.field(around, 'assignee') === node
}
