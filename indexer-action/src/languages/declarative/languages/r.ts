/**
 * R. Functions are values that are assigned, and the files of a package see each other's. Classes are made by calls: R6's and
 * reference classes have their methods as arguments, S4's methods are functions of their own.
 */
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

const CLASSES = /^(?:R6Class|setRefClass|new_class|ggproto)$/
/** Calls that define what their first argument names. */
const DEFINERS: ReadonlyMap<string, SymbolKind> = new Map([
  ['setClass', 'class'],
  ['setGeneric', 'function'],
  ['setMethod', 'function'],
  ['setReplaceMethod', 'function'],
  ['setValidity', 'function'],
])

/** The name that is called: `R6Class` of `R6::R6Class(…)`. */
function calledName(t: Syntax, call: number | undefined): string {
  const called = call === undefined || t.type(call) !== 'call' ? undefined : t.field(call, 'function')
  if (called === undefined) return ''
  const name = t.type(called) === 'namespace_operator' ? t.field(called, 'rhs') : called
  return name === undefined || t.type(name) !== 'identifier' ? '' : t.text(name)
}

const argumentsOf = (t: Syntax, call: number): number[] => {
  const list = t.field(call, 'arguments')
  return list === undefined ? [] : t.each(list, 'argument')
}

const operatorOf = (t: Syntax, node: number): string => {
  const operator = t.field(node, 'operator')
  return operator === undefined ? '' : t.text(operator)
}

/** The two sides of an assignment, whichever way it points. */
function assignment(t: Syntax, node: number): { left: number; right: number } | undefined {
  const operator = operatorOf(t, node)
  const [lhs, rhs] = [t.field(node, 'lhs'), t.field(node, 'rhs')]
  if (lhs === undefined || rhs === undefined) return undefined
  if (/^(?:<-|<<-|=|:=)$/.test(operator)) return { left: lhs, right: rhs }
  return /^->>?$/.test(operator) ? { left: rhs, right: lhs } : undefined
}

function parameters(t: Syntax, value: number | undefined) {
  const list = value === undefined || t.type(value) !== 'function_definition' ? undefined : t.field(value, 'parameters')
  if (list === undefined) return []
  return t.each(list, 'parameter').flatMap((one) => {
    const name = t.field(one, 'name')
    if (name === undefined) return []
    const made: Parameter = { name: t.text(name) }
    const given = t.field(one, 'default')
    if (given !== undefined) made.default = t.brief(given)
    if (t.text(name) === '...') made.variadic = true
    return [{ node: one, name, parameter: made }]
  })
}

/** The call of a class's definition of which a node is an argument: `R6Class(…, public = list(run = function() …))`. */
function classAround(t: Syntax, argument: number): number | undefined {
  const list = t.parent(argument)
  const call = list === undefined ? undefined : t.parent(list)
  if (call === undefined || t.type(call) !== 'call') return undefined
  if (CLASSES.test(calledName(t, call))) return call
  const outer = /^(?:list|c)$/.test(calledName(t, call)) ? t.parent(call) : undefined
  return outer !== undefined && t.type(outer) === 'argument' ? classAround(t, outer) : undefined
}

const isMember = (t: Syntax, argument: number): boolean => {
  const list = t.parent(argument)
  const call = list === undefined ? undefined : t.parent(list)
  return call !== undefined && /^(?:list|ggproto)$/.test(calledName(t, call)) && classAround(t, argument) !== undefined
}

const isTop = (t: Syntax, node: number): Modifier[] => {
  const around = t.parent(node)
  return around !== undefined && t.type(around) === 'program' ? ['exported'] : []
}

/** The function or member that a call names: `f` of `f()`, `pkg::f()` and `x$f()`. */
function named(t: Syntax, node: number): number | undefined {
  const called = t.field(node, 'function')
  if (called === undefined) return undefined
  if (t.type(called) === 'identifier') return called
  return /^(?:namespace|extract)_operator$/.test(t.type(called)) ? t.field(called, 'rhs') : undefined
}

const side = (t: Syntax, node: number, type: string): number | undefined => {
  const called = t.type(node) === 'call' ? t.field(node, 'function') : node
  return called !== undefined && t.type(called) === type ? t.field(called, 'lhs') : undefined
}

export const r: Rules = {
  key: 'r',
  family: 'declarative',
  grammar: '@davisvaughan/tree-sitter-r/tree-sitter-r.wasm',
  revision: 4,
  separator: '$',
  standard: 'std:r',
  definitions: {
    binary_operator: {
      kind: (t, node) => {
        const { right } = assignment(t, node) ?? {}
        if (right !== undefined && t.type(right) === 'function_definition') return 'function'
        return CLASSES.test(calledName(t, right)) ? 'class' : 'variable'
      },
      scope: true,
      localInFunction: true,
      name: (t, node) => {
        const { left } = assignment(t, node) ?? {}
        return left !== undefined && /^(?:identifier|string)$/.test(t.type(left)) ? left : undefined
      },
      rename: (text) => text.replace(/^[`"']|[`"']$/g, ''),
      parameters: (t, node) => parameters(t, assignment(t, node)?.right),
      value: (t, node) => assignment(t, node)?.right,
      body: (t, node) => {
        const { right } = assignment(t, node) ?? {}
        return right === undefined
          ? undefined
          : t.type(right) === 'call'
            ? t.field(right, 'arguments')
            : t.field(right, 'body')
      },
      supertypes: (t, node) => {
        const { right } = assignment(t, node) ?? {}
        if (right === undefined || !CLASSES.test(calledName(t, right))) return []
        const base = argumentsOf(t, right).find((one) => /^inherit\s*=/.test(t.text(one)))
        const value = base === undefined ? undefined : t.field(base, 'value')
        return value === undefined || t.type(value) !== 'identifier' ? [] : [value]
      },
      modifiers: isTop,
    },
    // A method or field of a class that a call defines.
    argument: {
      kind: (t, node) => {
        const value = t.field(node, 'value')
        return value !== undefined && t.type(value) === 'function_definition' ? 'method' : 'property'
      },
      scope: true,
      name: (t, node) => (isMember(t, node) ? t.field(node, 'name') : undefined),
      parameters: (t, node) => (isMember(t, node) ? parameters(t, t.field(node, 'value')) : []),
      body: (t, node) => {
        const value = t.field(node, 'value')
        return value === undefined ? undefined : t.field(value, 'body')
      },
    },
    // `setMethod("area", "Circle", function(shape) …)`
    call: {
      kind: (t, node) => DEFINERS.get(calledName(t, node)) ?? 'function',
      scope: true,
      name: (t, node) => {
        const [first] = DEFINERS.has(calledName(t, node)) ? argumentsOf(t, node) : []
        return first === undefined ? undefined : t.descendant(first, 'string_content')
      },
      parameters: (t, node) =>
        DEFINERS.has(calledName(t, node))
          ? parameters(
              t,
              argumentsOf(t, node)
                .map((one) => t.field(one, 'value'))
                .find((one) => one !== undefined && t.type(one) === 'function_definition'),
            )
          : [],
      modifiers: isTop,
    },
  },
  uses: {
    call: {
      use: 'call',
      name: (t, node) => (DEFINERS.has(calledName(t, node)) ? undefined : named(t, node)),
      receiver: (t, node) => side(t, node, 'extract_operator'),
      path: (t, node) => {
        const of = side(t, node, 'namespace_operator')
        return of === undefined ? undefined : t.text(of)
      },
    },
    extract_operator: {
      use: 'read',
      name: (t, node) => {
        const name = t.field(node, 'rhs')
        return name !== undefined && t.type(name) === 'identifier' ? name : undefined
      },
      receiver: (t, node) => t.field(node, 'lhs'),
    },
    namespace_operator: {
      use: 'read',
      name: (t, node) => t.field(node, 'rhs'),
      path: (t, node) => {
        const of = t.field(node, 'lhs')
        return of === undefined ? undefined : t.text(of)
      },
    },
    // `x |> f`
    binary_operator: {
      use: 'call',
      name: (t, node) => {
        const right = /^(?:\|>|%>%|%<>%|%T>%)$/.test(operatorOf(t, node)) ? t.field(node, 'rhs') : undefined
        return right !== undefined && t.type(right) === 'identifier' ? right : undefined
      },
    },
  },
  reads: ['identifier'],
  writes: (t, node) => {
    const around = t.parent(node)
    return around !== undefined && t.type(around) === 'binary_operator' && assignment(t, around)?.left === node
  },
  types: [],
  scopes: {
    // What is assigned in an argument is the call's: `test_that("…", { x <- 1 })`.
    arguments: () => [],
    function_definition: (t, node) => parameters(t, node).map(({ name }) => ({ name })),
    for_statement: (t, node) => {
      const name = t.field(node, 'variable')
      return name === undefined ? [] : [{ name }]
    },
  },
  // Names of arguments are the function's; a package and the object of the current method are nobody's.
  label: (t, node) => {
    const name = t.type(node) === 'argument' ? t.field(node, 'name') : undefined
    if (name !== undefined) return { name }
    const package_ = t.type(node) === 'namespace_operator' ? t.field(node, 'lhs') : undefined
    if (package_ !== undefined) return { name: package_ }
    return t.type(node) === 'identifier' && /^(?:self|private|super)$/.test(t.text(node)) ? { name: node } : undefined
  },
  self: ['self', 'private'],
  super: /^super$/,
  constructs: (t, node) => {
    const called = t.type(node) === 'call' ? t.field(node, 'function') : undefined
    const [of, name] =
      called !== undefined && t.type(called) === 'extract_operator'
        ? [t.field(called, 'lhs'), t.field(called, 'rhs')]
        : []
    return of !== undefined && name !== undefined && t.text(name) === 'new' ? t.text(of) : undefined
  },
  constructorName: 'initialize',
  comments: ['comment'],
  begins: 'hash',
  imports: {
    call: (t, node): ImportedName[] => {
      const called = calledName(t, node)
      const [first] = /^(?:library|require|source|requireNamespace|loadNamespace)$/.test(called)
        ? argumentsOf(t, node)
        : []
      const value = first === undefined ? undefined : t.field(first, 'value')
      if (value === undefined) return []
      const name = t.type(value) === 'identifier' ? value : t.descendant(value, 'string_content')
      return name === undefined ? [] : [{ path: t.text(name), as: t.text(name), node: name }]
    },
  },
  packages: {},
  global: true,
  fieldsNeedReceiver: true,
  file: (path, from, paths) => {
    if (!/\.[rR]$/.test(path)) return undefined
    for (let folder = from; ; ) {
      const at = folder.lastIndexOf('/')
      folder = at === -1 ? '' : folder.slice(0, at)
      const found = folder === '' ? path : `${folder}/${path}`
      if (paths.has(found)) return found
      if (folder === '') return undefined
    }
  },
}
