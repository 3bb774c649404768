/**
 * Julia. A function has a method for each definition of its name, and the files that a module includes see each other's
 * definitions. Which method a call means is told by the number of arguments alone; where that leaves several, all are kept.
 */
import { posix } from 'node:path'
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { Binder, ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** The call that a definition's head is written as: `f(x)` of `f(x::T)::Int where T`. */
function headOf(t: Syntax, node: number): number | undefined {
  let at: number | undefined = t.type(node) === 'assignment' ? t.named(node)[0] : t.first(node, 'signature')
  while (at !== undefined && /^(?:signature|where_expression|typed_expression)$/.test(t.type(at))) at = t.named(at)[0]
  return at !== undefined && t.type(at) === 'call_expression' ? at : undefined
}

const lastName = (t: Syntax, node: number | undefined): number | undefined => {
  if (node === undefined) return undefined
  if (t.type(node) === 'identifier') return node
  const [, last] = t.type(node) === 'field_expression' ? t.named(node) : []
  return last !== undefined && t.type(last) === 'identifier' ? last : undefined
}

/** `f` of `f(x)`, and of `Base.f(x)`, which adds a method to another module's function. */
function functionName(t: Syntax, node: number): number | undefined {
  const head = headOf(t, node)
  if (head !== undefined) return lastName(t, t.named(head)[0])
  const signature = t.first(node, 'signature')
  const [only] = signature === undefined ? [] : t.named(signature)
  return only !== undefined && t.type(only) === 'identifier' ? only : undefined
}

const around = (t: Syntax, node: number): string => {
  const parent = t.parent(node)
  return parent === undefined ? '' : t.type(parent)
}

/** The names that the left side of an assignment declares. */
function assigned(t: Syntax, left: number | undefined): number[] {
  if (left === undefined) return []
  if (t.type(left) === 'identifier') return [left]
  if (t.type(left) === 'typed_expression') return assigned(t, t.named(left)[0])
  return /^(?:open_)?tuple(?:_expression)?$/.test(t.type(left)) ? t.named(left).flatMap((one) => assigned(t, one)) : []
}

/** The arguments of a list, and from which of them on they are keywords: behind the list's semicolon. */
function argumentsIn(t: Syntax, list: number): { all: number[]; keywords: number } {
  const { start, end, text } = t.tree
  const all = t.named(list)
  const at = all.findIndex((one, index) => {
    const before = index === 0 ? start[list] : end[all[index - 1] as number]
    return text.slice(before, start[one]).includes(';')
  })
  return { all, keywords: at === -1 ? all.length : at }
}

function parametersIn(t: Syntax, list: number) {
  const { all, keywords } = argumentsIn(t, list)
  return all.flatMap((one, at) => {
    const isNamed = t.type(one) === 'named_argument'
    const [declared, value] = isNamed ? [t.named(one)[0], t.named(one).at(-1)] : [one, undefined]
    const inner = declared !== undefined && t.type(declared) === 'splat_expression' ? t.named(declared)[0] : declared
    if (inner === undefined) return []
    const [name, type] = t.type(inner) === 'typed_expression' ? t.named(inner) : [inner, undefined]
    if (name === undefined || t.type(name) !== 'identifier') return []
    const made: Parameter = { name: t.text(name) }
    if (type !== undefined) made.type = t.text(type)
    if (value !== undefined) made.default = t.brief(value)
    if (inner !== declared) made.variadic = true
    return [{ node: one, name, parameter: made, isKeyword: at >= keywords }]
  })
}

function parameters(t: Syntax, node: number) {
  const head = headOf(t, node)
  const list = head === undefined ? undefined : t.first(head, 'argument_list')
  if (list !== undefined) return parametersIn(t, list)
  const signature = t.first(node, 'signature')
  const anonymous = signature === undefined ? undefined : t.first(signature, 'argument_list')
  return anonymous === undefined ? [] : parametersIn(t, anonymous)
}

function arity(t: Syntax, node: number): [number, number] | undefined {
  if (headOf(t, node) === undefined) return undefined
  const head = headOf(t, node) as number
  const list = t.first(head, 'argument_list')
  const count = list === undefined ? 0 : argumentsIn(t, list).keywords
  const positional = parameters(t, node).filter((one) => !one.isKeyword)
  const isVariadic = positional.some(({ parameter }) => parameter.variadic)
  const optional = positional.filter(({ parameter }) => parameter.default !== undefined || parameter.variadic).length
  return [count - optional, isVariadic ? 1000 : count]
}

/** The number of positional arguments of a call; undefined where one is spread. */
function given(t: Syntax, node: number): number | undefined {
  const list = t.first(node, 'argument_list')
  if (list === undefined) return undefined
  const { all, keywords } = argumentsIn(t, list)
  const positional = all.slice(0, keywords).filter((one) => t.type(one) !== 'named_argument')
  if (positional.some((one) => t.type(one) === 'splat_expression')) return undefined
  return positional.length + (t.first(node, 'do_clause') === undefined ? 0 : 1)
}

/** A head that is defined is not called. */
function isHead(t: Syntax, call: number): boolean {
  let at = call
  for (let parent = t.parent(at); parent !== undefined; at = parent, parent = t.parent(at)) {
    if (t.type(parent) === 'signature') return true
    if (t.type(parent) === 'assignment') return t.named(parent)[0] === at
    if (!/^(?:where_expression|typed_expression)$/.test(t.type(parent)) || t.named(parent)[0] !== at) return false
  }
  return false
}

const calls: Rules['uses'][string] = {
  use: 'call',
  name: (t, node) => (isHead(t, node) ? undefined : lastName(t, t.named(node)[0])),
  receiver: (t, node) => {
    const [called] = t.named(node)
    return called !== undefined && t.type(called) === 'field_expression' ? t.field(called, 'value') : undefined
  },
  arguments: given,
}

function kindOf(t: Syntax, node: number): SymbolKind {
  if (t.type(node) === 'function_definition' || headOf(t, node) !== undefined)
    return around(t, node) === 'struct_definition' ? 'constructor' : 'function'
  if (around(t, node) === 'struct_definition') return 'property'
  return around(t, node) === 'const_statement' ? 'constant' : 'variable'
}

const typeName = (t: Syntax, node: number): number | undefined => {
  const head = t.first(node, 'type_head')
  return head === undefined ? undefined : t.descendant(head, 'identifier')
}

/** `B` of `A <: B`. */
function supertypes(t: Syntax, node: number): number[] {
  const head = t.first(node, 'type_head')
  const relation = head === undefined ? undefined : t.first(head, 'binary_expression')
  const last = relation === undefined ? undefined : t.named(relation).at(-1)
  if (last === undefined) return []
  const name = t.type(last) === 'parametrized_type_expression' ? t.named(last)[0] : last
  return name === undefined || !/^(?:identifier|field_expression)$/.test(t.type(name)) ? [] : [name]
}

/** The statement around a definition: `const`, a macro that it is given to (`@inline`, `Base.@kwdef`). */
function wholeOf(t: Syntax, node: number): number {
  const parent = t.parent(node)
  if (parent === undefined) return node
  if (t.type(parent) === 'const_statement') return parent
  const call = t.type(parent) === 'macro_argument_list' ? t.parent(parent) : undefined
  return call !== undefined && t.named(parent).length === 1 ? call : node
}

const bindings = (t: Syntax, node: number): Binder[] => {
  const lists = t.each(node, 'for_binding', 'let_binding', 'for_clause')
  return lists.flatMap((one) =>
    t.type(one) === 'for_clause' ? bindings(t, one) : assigned(t, t.named(one)[0]).map((name) => ({ name })),
  )
}

const typed = (t: Syntax, list: number): Binder[] =>
  parametersIn(t, list).map(({ name, parameter }) =>
    parameter.type === undefined ? { name } : { name, type: parameter.type },
  )

const pathOf = (t: Syntax, node: number): string => t.text(node).replace(/^\.+/, '')

function imported(t: Syntax, one: number, isUsing: boolean): ImportedName[] {
  const path = pathOf(t, one)
  switch (t.type(one)) {
    case 'identifier':
    case 'scoped_identifier':
    case 'import_path': {
      const name = t.type(one) === 'identifier' ? one : (t.named(one).at(-1) ?? one)
      const made: ImportedName = { path, as: t.text(name), node: name }
      return [isUsing ? { ...made, all: true } : made]
    }
    case 'import_alias': {
      const [from, as] = t.named(one)
      return from === undefined || as === undefined ? [] : [{ path: pathOf(t, from), as: t.text(as), node: from }]
    }
    case 'selected_import': {
      const [from, ...names] = t.named(one)
      if (from === undefined) return []
      return names.flatMap((name) => {
        const [shown, as] = t.type(name) === 'import_alias' ? t.named(name) : [name, name]
        if (shown === undefined || as === undefined) return []
        return [{ path: `${pathOf(t, from)}.${t.text(shown)}`, as: t.text(as), node: shown }]
      })
    }
    default:
      return []
  }
}

const exported: Rules['definitions'][string]['modifiers'] = (t, node): Modifier[] =>
  /^(?:source_file|module_definition)$/.test(around(t, node)) ? ['exported'] : []

/** `const name::String` and `@atomic n::Int` of a struct, which the grammar does not know. */
const FIELD = /^([ \t]+)(const|@atomic)(?=[ \t]+\w+[ \t]*(?:::[^=\n]*)?$)/gm

export const julia: Rules = {
  key: 'julia',
  family: 'declarative',
  grammar: 'tree-sitter-julia/tree-sitter-julia.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:julia',
  definitions: {
    module_definition: { kind: 'module', scope: true },
    function_definition: {
      kind: kindOf,
      scope: true,
      name: functionName,
      within: withinOf,
      parameters,
      arity,
      whole: wholeOf,
      body: (t, node) => t.named(node)[1],
      modifiers: exported,
    },
    macro_definition: {
      kind: 'macro',
      scope: true,
      name: functionName,
      rename: (text) => `@${text}`,
      parameters,
      body: (t, node) => t.named(node)[1],
    },
    // `f(x) = …`, `a = …`, `a, b = …`
    assignment: {
      kind: kindOf,
      scope: true,
      localInFunction: true,
      names: (t, node) => {
        const name = functionName(t, node)
        return name === undefined ? assigned(t, t.named(node)[0]) : [name]
      },
      within: withinOf,
      parameters,
      arity,
      type: (t, node) => {
        const [left] = t.named(node)
        const type = left !== undefined && t.type(left) === 'typed_expression' ? t.named(left)[1] : undefined
        return type === undefined || headOf(t, node) !== undefined ? undefined : t.text(type)
      },
      value: (t, node) => (headOf(t, node) === undefined ? t.named(node).at(-1) : undefined),
      whole: wholeOf,
      body: (t, node) => (headOf(t, node) === undefined ? undefined : t.named(node).at(-1)),
      modifiers: exported,
    },
    struct_definition: {
      kind: 'struct',
      scope: true,
      name: typeName,
      supertypes,
      whole: wholeOf,
      body: (t, node) => t.named(node)[1],
      modifiers: exported,
    },
    abstract_definition: { kind: 'interface', scope: true, name: typeName, supertypes, modifiers: exported },
    primitive_definition: { kind: 'type', name: typeName, modifiers: exported },
    // `name::String` and `name` in a struct
    typed_expression: {
      kind: 'property',
      name: (t, node) => (around(t, node) === 'struct_definition' ? t.named(node)[0] : undefined),
      type: (t, node) => {
        const type = t.named(node)[1]
        return type === undefined ? undefined : t.text(type)
      },
    },
    identifier: {
      kind: 'property',
      name: (t, node) => (around(t, node) === 'struct_definition' ? node : undefined),
    },
  },
  uses: {
    call_expression: calls,
    broadcast_call_expression: calls,
    macrocall_expression: {
      use: 'call_macro',
      name: (t, node) => t.first(node, 'macro_identifier'),
    },
    binary_expression: {
      use: 'call',
      name: (t, node) => {
        const [, operator, right] = t.named(node)
        const isPipe = operator !== undefined && t.text(operator) === '|>'
        return isPipe && right !== undefined && t.type(right) === 'identifier' ? right : undefined
      },
    },
    field_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => lastName(t, node),
      receiver: (t, node) => t.field(node, 'value'),
    },
    typed_expression: {
      use: 'type',
      name: (t, node) => {
        const type = t.named(node)[1]
        return type !== undefined && t.type(type) === 'identifier' ? type : undefined
      },
    },
  },
  reads: ['identifier'],
  writes: isWritten,
  types: [],
  scopes: {
    for_statement: bindings,
    comprehension_expression: bindings,
    let_statement: bindings,
    catch_clause: (t, node) => {
      const [name] = t.named(node)
      return name !== undefined && t.type(name) === 'identifier' ? [{ name }] : []
    },
    do_clause: (t, node) => {
      const list = t.first(node, 'argument_list')
      return list === undefined ? [] : typed(t, list)
    },
    arrow_function_expression: (t, node) => {
      const [left] = t.named(node)
      if (left === undefined) return []
      return t.type(left) === 'argument_list' ? typed(t, left) : assigned(t, left).map((name) => ({ name }))
    },
  },
  // Names of keyword arguments are the function's. `new` makes a value in a struct's own constructor.
  label: (t, node) => {
    if (t.type(node) === 'identifier' && (t.text(node) === 'new' || around(t, node) === 'macro_identifier'))
      return { name: node }
    const [name] = t.type(node) === 'named_argument' ? t.named(node) : []
    return name !== undefined && t.type(name) === 'identifier' ? { name } : undefined
  },
  constructs: (t, node) => {
    const [called] = t.type(node) === 'call_expression' ? t.named(node) : []
    const text = called === undefined ? '' : t.text(called)
    return /^(?:\w+\.)*[A-Z]\w*(?:\{.*\})?$/.test(text) ? text.replace(/\{.*$/, '') : undefined
  },
  self: [],
  script: (text) => text.replace(FIELD, (_, indent: string, word: string) => indent + ' '.repeat(word.length)),
  comments: ['line_comment', 'block_comment'],
  begins: 'hash',
  beside: (t, node) => (t.type(node) === 'string_literal' ? 'doc' : undefined),
  imports: {
    using_statement: (t, node) => t.named(node).flatMap((one) => imported(t, one, true)),
    import_statement: (t, node) => t.named(node).flatMap((one) => imported(t, one, false)),
    call_expression: (t, node) => {
      const [called, list] = t.named(node)
      if (called === undefined || list === undefined || t.text(called) !== 'include') return []
      const path = t.descendant(list, 'content')
      return path === undefined ? [] : [{ path: t.text(path), as: t.text(path), node: path }]
    },
  },
  packages: {},
  global: true,
  fieldsNeedReceiver: true,
  file: (path, from, paths) => {
    if (!path.endsWith('.jl')) return undefined
    const found = posix.join(posix.dirname(from), path)
    return paths.has(found) ? found : undefined
  },
}

/** `Base` of `Base.show(io, x) = …`. */
function withinOf(t: Syntax, node: number): string | undefined {
  const head = headOf(t, node)
  const [called] = head === undefined ? [] : t.named(head)
  const module = called !== undefined && t.type(called) === 'field_expression' ? t.field(called, 'value') : undefined
  return module === undefined ? undefined : t.text(module)
}

function isWritten(t: Syntax, node: number): boolean {
  const parent = t.parent(node)
  return parent !== undefined && /assignment/.test(t.type(parent)) && t.named(parent)[0] === node
}
