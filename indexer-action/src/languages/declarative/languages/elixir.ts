/**
 * Elixir. Everything is a call: `defmodule`, `def` and `alias` are calls of macros with those names, and what a call defines or
 * imports is told by the name of its target. A function is what its clauses of one arity are together.
 */
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { Binder, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { argumentsOf, operatorOf, option, targetOf } from './elixir-calls.ts'
import { FUNCTIONS, headOf, moduleName, nameOfHead } from './elixir-heads.ts'
import { brings, imports, lastOf } from './elixir-imports.ts'
import { jobMadeBy, sentBy } from './elixir-messages.ts'
import { writtenInTemplate } from './heex.ts'
import { ACTION_TAKES, controllerOf, inScope, scopeOf } from './phoenix-routes.ts'

const MODULES: ReadonlyMap<string, SymbolKind> = new Map([
  ['defmodule', 'module'],
  ['defprotocol', 'interface'],
  ['defimpl', 'impl'],
])
/** A record is used by the macro that it defines. */
const RECORDS = /^defrecordp?$/
/** Attributes that say something about a module or what follows them, rather than name a value. */
const ANNOTATIONS =
  /^(?:moduledoc|doc|typedoc|spec|impl|behaviour|derive|deprecated|since|compile|dialyzer|enforce_keys|external_resource|on_load|before_compile|after_compile|on_definition|optional_callbacks|tag|moduletag|describetag)$/
/** Attributes whose value is a type. */
const TYPED = /^(?:type|typep|opaque|spec|callback|macrocallback)$/
/** Forms of the language and macros of its kernel: nobody's functions. */
const FORMS = new Set(
  'alias case cond defstruct defexception defoverridable for fn if import in quote raise receive require rescue super try unless unquote unquote_splicing use when with and or not __MODULE__ __ENV__ __DIR__ __CALLER__ __STACKTRACE__ _'.split(
    ' ',
  ),
)

/** The node of `@name value`, inside of the operator. */
function attributeOf(t: Syntax, node: number): number | undefined {
  const operand = operatorOf(t, node) === '@' ? t.field(node, 'operand') : undefined
  return operand !== undefined && t.type(operand) === 'call' ? operand : undefined
}

/** The names that a pattern binds. A pinned name, a struct's and what a guard asks are read. */
function boundBy(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (type === 'identifier') return FORMS.has(t.text(pattern)) ? [] : [pattern]
  if (type === 'unary_operator' || type === 'call' || type === 'struct' || type === 'string') return []
  if (type !== 'binary_operator') return t.named(pattern).flatMap((part) => boundBy(t, part))
  const operator = operatorOf(t, pattern)
  const [left, right] = [t.field(pattern, 'left'), t.field(pattern, 'right')]
  // A default, a binary's type, a guard, the kinds of errors: only the left side is a pattern.
  const parts = /^(?:\\\\|::|when|in)$/.test(operator) ? [left] : [left, right]
  return parts.flatMap((part) => (part === undefined ? [] : boundBy(t, part)))
}

function parameters(t: Syntax, node: number) {
  const head = FUNCTIONS.has(targetOf(t, node)) ? headOf(t, node) : undefined
  if (head === undefined || t.type(head) !== 'call') return []
  return argumentsOf(t, head).map((pattern) => {
    const isDefault = t.type(pattern) === 'binary_operator' && operatorOf(t, pattern) === '\\\\'
    const [left, right] = isDefault ? [t.field(pattern, 'left'), t.field(pattern, 'right')] : [pattern, undefined]
    const made: Parameter = { name: t.brief(left ?? pattern) }
    if (right !== undefined) made.default = t.brief(right)
    return { node: pattern, name: pattern, parameter: made, binds: boundBy(t, pattern) }
  })
}

/** Least and most number of arguments. */
function arityOf(t: Syntax, node: number): [number, number] {
  const list = parameters(t, node)
  return [list.filter(({ parameter }) => parameter.default === undefined).length, list.length]
}

/** A clause of the function that the `def` before it defines. */
function continues(t: Syntax, node: number): boolean {
  const name = nameOfHead(t, FUNCTIONS.has(targetOf(t, node)) ? headOf(t, node) : undefined)
  if (name === undefined) return false
  let before = t.previous(node)
  while (before !== undefined && (t.type(before) === 'comment' || attributeOf(t, before) !== undefined))
    before = t.previous(before)
  if (before === undefined || !FUNCTIONS.has(targetOf(t, before))) return false
  const other = nameOfHead(t, headOf(t, before))
  return other !== undefined && t.text(other) === t.text(name) && arityOf(t, before)[1] === arityOf(t, node)[1]
}

/** The number of arguments that a call hands over. A value that is piped in counts, and so does a block. */
function given(t: Syntax, node: number): number {
  const list = argumentsOf(t, node)
  const around = t.parent(node)
  const isPiped =
    around !== undefined &&
    t.type(around) === 'binary_operator' &&
    operatorOf(t, around) === '|>' &&
    t.field(around, 'right') === node
  return list.length + (isPiped ? 1 : 0) + (t.first(node, 'do_block') === undefined ? 0 : 1)
}

/** `&run/2`, `&Mod.run/2`: the function, and its number of arguments. */
function captured(t: Syntax, node: number): { name: number; on?: number; arity: number } | undefined {
  const around = t.parent(node)
  if (operatorOf(t, node) !== '/' || around === undefined || operatorOf(t, around) !== '&') return undefined
  const [left, right] = [t.field(node, 'left'), t.field(node, 'right')]
  if (left === undefined || right === undefined) return undefined
  const arity = Number(t.text(right))
  if (t.type(left) === 'identifier') return { name: left, arity }
  const dot = t.type(left) === 'call' ? t.field(left, 'target') : undefined
  const [on, name] = dot === undefined ? [] : [t.field(dot, 'left'), t.field(dot, 'right')]
  return on === undefined || name === undefined ? undefined : { name, on, arity }
}

const dotOf = (t: Syntax, node: number): number | undefined => {
  const target = t.field(node, 'target')
  return target !== undefined && t.type(target) === 'dot' ? target : undefined
}

/** `user.name`, but not `System.now`, which is a call. */
function isFieldRead(t: Syntax, node: number): boolean {
  const dot = t.first(node, 'arguments') === undefined ? dotOf(t, node) : undefined
  const on = dot === undefined ? undefined : t.field(dot, 'left')
  return on !== undefined && t.type(on) !== 'alias'
}

const binders = (t: Syntax, patterns: number | undefined): Binder[] =>
  patterns === undefined ? [] : boundBy(t, patterns).map((name) => ({ name }))

const kindOf = (t: Syntax, node: number): SymbolKind => {
  const target = targetOf(t, node)
  return MODULES.get(target) ?? FUNCTIONS.get(target) ?? (RECORDS.test(target) ? 'macro' : 'property')
}

export const elixir: Rules = {
  key: 'elixir',
  family: 'declarative',
  grammar: 'tree-sitter-elixir/tree-sitter-elixir.wasm',
  revision: 7,
  separator: '.',
  standard: 'std:elixir',
  definitions: {
    call: {
      kind: kindOf,
      scope: true,
      names: (t, node) => {
        const target = targetOf(t, node)
        if (MODULES.has(target)) return [moduleName(t, node)].filter((name) => name !== undefined)
        if (FUNCTIONS.has(target)) return [nameOfHead(t, headOf(t, node))].filter((name) => name !== undefined)
        const [list] = argumentsOf(t, node)
        if (RECORDS.test(target)) return list !== undefined && t.type(list) === 'atom' ? [list] : []
        if (target !== 'defstruct' && target !== 'defexception') return []
        return list === undefined ? [] : [...fieldsOf(t, list)]
      },
      rename: (text) => lastOf(text).replace(/^:|:\s*$/g, ''),
      within: (t, node) => {
        const name = MODULES.has(targetOf(t, node)) ? moduleName(t, node) : undefined
        const path = name === undefined ? '' : t.text(name)
        return path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined
      },
      // An implementation is a part of what it is for.
      receiver: (t, node) => {
        const of = targetOf(t, node) === 'defimpl' ? option(t, node, 'for') : undefined
        return of === undefined ? undefined : t.text(of)
      },
      continues,
      parameters,
      arity: (t, node) => (FUNCTIONS.has(targetOf(t, node)) ? arityOf(t, node) : undefined),
      body: (t, node) => t.first(node, 'do_block') ?? argumentsOf(t, node).find((one) => /^do:/.test(t.text(one))),
      modifiers: (t, node): Modifier[] => {
        const target = targetOf(t, node)
        return FUNCTIONS.has(target) ? [/p$/.test(target) ? 'private' : 'exported'] : []
      },
    },
    // `@timeout 5000`, `@type t :: …`, `@callback run(term) :: term`
    unary_operator: {
      kind: (t, node) => {
        const name = targetOf(t, attributeOf(t, node) ?? node)
        return /^(?:type|typep|opaque)$/.test(name) ? 'type' : /callback$/.test(name) ? 'function' : 'constant'
      },
      name: (t, node) => {
        const attribute = attributeOf(t, node)
        const name = attribute === undefined ? '' : targetOf(t, attribute)
        if (attribute === undefined || name === '' || ANNOTATIONS.test(name)) return undefined
        if (!TYPED.test(name)) return t.field(attribute, 'target')
        const [declared] = argumentsOf(t, attribute)
        if (declared === undefined || operatorOf(t, declared) !== '::') return undefined
        return nameOfHead(t, t.field(declared, 'left'))
      },
      // As it is read: `@timeout`.
      rename: (text, t, node) => (TYPED.test(targetOf(t, attributeOf(t, node) ?? node)) ? text : `@${text}`),
      modifiers: (t, node) => {
        const name = targetOf(t, attributeOf(t, node) ?? node)
        return /callback$/.test(name) ? ['abstract'] : TYPED.test(name) && name !== 'typep' ? [] : ['private']
      },
    },
    binary_operator: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => {
        const left = /^(?:=|<-)$/.test(operatorOf(t, node)) ? t.field(node, 'left') : undefined
        return left === undefined ? [] : boundBy(t, left)
      },
    },
  },
  uses: {
    call: {
      use: (t, node) => (isInType(t, node) ? 'type' : isFieldRead(t, node) ? 'read' : 'call'),
      name: (t, node) => {
        const dot = dotOf(t, node)
        if (dot !== undefined) return t.field(dot, 'right')
        const target = t.field(node, 'target')
        const isForm = FORMS.has(targetOf(t, node)) || (target !== undefined && isFormTarget(t, target))
        return targetOf(t, node) === '' || isForm ? undefined : target
      },
      receiver: (t, node) => {
        const dot = dotOf(t, node)
        return dot === undefined ? undefined : t.field(dot, 'left')
      },
      arguments: given,
    },
    unary_operator: {
      use: 'read',
      name: (t, node) => {
        const operand = operatorOf(t, node) === '@' ? t.field(node, 'operand') : undefined
        return operand !== undefined && t.type(operand) === 'identifier' ? node : undefined
      },
    },
    // Phoenix: `get "/users", UserController, :index`; and what tells a message that a function answers: `GenServer.call(pid, :stop)`
    atom: {
      use: 'call_indirect',
      name: (t, node) => ((controllerOf(t, node) ?? sentBy(t, node)) === undefined ? undefined : node),
      text: (t, node) => sentBy(t, node)?.handler ?? t.text(node).slice(1),
      receiver: (t, node) => {
        const controller = controllerOf(t, node)
        if (controller === undefined) return sentBy(t, node)?.server
        return scopeOf(t, controller) === '' ? controller : undefined
      },
      path: (t, node) => inScope(t, controllerOf(t, node)) ?? (sentBy(t, node) ? '__MODULE__' : undefined),
      arguments: (t, node) => sentBy(t, node)?.takes ?? ACTION_TAKES,
      supposed: true,
    },
    string: {
      use: 'call_indirect',
      name: (t, node) => (sentBy(t, node) === undefined ? undefined : node),
      text: (t, node) => sentBy(t, node)?.handler ?? '',
      path: () => '__MODULE__',
      arguments: (t, node) => sentBy(t, node)?.takes,
      supposed: true,
    },
    // A module in a scope of routes is one of the scope's.
    alias: {
      use: 'type',
      name: (t, node) => (inScope(t, node) === undefined ? undefined : node),
      text: (t, node) => inScope(t, node) ?? t.text(node),
    },
    binary_operator: {
      use: 'read',
      name: (t, node) => captured(t, node)?.name,
      receiver: (t, node) => captured(t, node)?.on,
      arguments: (t, node) => captured(t, node)?.arity,
    },
  },
  written: (t, node) => {
    if (t.type(node) === 'sigil') return writtenInTemplate(t, node)
    const job = jobMadeBy(t, node)
    return job === undefined ? [] : [{ ...job, length: 3, name: 'perform', use: 'call_indirect', arguments: 1 }]
  },
  reads: ['identifier'],
  types: ['alias'],
  scopes: {
    do_block: () => [],
    else_block: () => [],
    rescue_block: () => [],
    catch_block: () => [],
    after_block: () => [],
    anonymous_function: () => [],
    stab_clause: (t, node) => binders(t, t.field(node, 'left')),
  },
  // Names of the language's own forms, and of attributes without their sign.
  label: (t, node) =>
    t.type(node) === 'identifier' && (FORMS.has(t.text(node)) || isFormTarget(t, node) || isAttribute(t, node))
      ? { name: node }
      : undefined,
  blockScoped: true,
  localsAreNotCalled: true,
  wholeNames: true,
  fieldsNeedReceiver: true,
  self: ['__MODULE__'],
  comments: ['comment'],
  begins: 'hash',
  beside: (t, node) => {
    const attribute = attributeOf(t, node)
    const name = attribute === undefined ? undefined : targetOf(t, attribute)
    return name === undefined ? undefined : /doc$/.test(name) ? 'doc' : ANNOTATIONS.test(name) ? 'other' : undefined
  },
  imports: { call: imports },
  brings,
  packages: {},
}

/** The name of a macro that defines or imports: `def`, `alias`, `spec` of `@spec`, and what `@spec` is about. */
function isFormTarget(t: Syntax, node: number): boolean {
  const call = t.parent(node)
  if (call === undefined || t.type(call) !== 'call' || t.field(call, 'target') !== node) return false
  const text = t.text(node)
  if (MODULES.has(text) || FUNCTIONS.has(text)) return true
  const around = t.parent(call)
  if (around === undefined) return false
  if (operatorOf(t, around) === '@') return ANNOTATIONS.test(text) || TYPED.test(text)
  const list = t.field(around, 'left') === call ? t.parent(around) : undefined
  const attribute = list === undefined ? undefined : t.parent(list)
  return attribute !== undefined && isAttribute(t, attribute) && TYPED.test(targetOf(t, attribute))
}

/** What an `@` stands before: `timeout`, which is read with its sign, and the call `spec run(x) :: y`. */
const isAttribute = (t: Syntax, node: number): boolean => {
  const around = t.parent(node)
  return around !== undefined && operatorOf(t, around) === '@'
}

/** Whether a node is part of a type: of what `@type` declares, or of a function's types. */
function isInType(t: Syntax, node: number): boolean {
  for (let at = t.parent(node); at !== undefined && t.type(at) !== 'do_block'; at = t.parent(at))
    if (t.type(at) === 'call' && isAttribute(t, at)) return TYPED.test(targetOf(t, at))
  return false
}

function* fieldsOf(t: Syntax, list: number): Generator<number> {
  for (const one of t.named(list)) {
    if (t.type(one) === 'atom') yield one
    else if (t.type(one) === 'keywords') yield* fieldsOf(t, one)
    else if (t.type(one) === 'pair') {
      const key = t.field(one, 'key')
      if (key !== undefined) yield key
    }
  }
}
