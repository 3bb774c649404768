/** Functions and methods, and the items declared inside their bodies. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import { readItemsInMacro } from '../macros/item-macros.ts'
import { blockValue, expect } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { isItem, isPublic, readItem } from './items.ts'
import { bare } from './paths.ts'
import { bindPattern } from './patterns.ts'
import { addSymbol } from './symbols.ts'
import { K } from './syntax.ts'
import { typeOf, typeParameters } from './types.ts'

/** How a function, constant or type belongs to an impl or a trait. A free function has none. */
export interface Membership {
  qualifier: string | undefined
  /** Declared in a trait: without a body it is abstract. */
  abstract: boolean
  /** A member of a public trait: it is exported like the trait. */
  exported: boolean
}

/** The name of the macro that a function implements: `#[proc_macro_derive(Name)]`, `#[proc_macro]`. */
function proceduralMacro(attributes: readonly string[], name: string): string | undefined {
  for (const attribute of attributes) {
    if (attribute === 'proc_macro' || attribute === 'proc_macro_attribute') return name
    const derived = /^proc_macro_derive\s*\(\s*(\w+)/.exec(attribute)?.[1]
    if (derived !== undefined) return derived
  }
  return undefined
}

export function readFunction(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const body = x.child(node, x.field.body)
  const list = x.child(node, x.field.parameters)
  const hasSelf = firstParameterIsSelf(x, list)
  const modifiers: Modifier[] = []
  if (member && !hasSelf) modifiers.push('static')
  if (member?.abstract && body < 0) modifiers.push('abstract')
  if (!member && body < 0) modifiers.push('declaration')
  if (member?.exported) modifiers.push('exported')
  const name = bare(x.text(nameNode))
  const entry = !member && name === 'main' && x.owner < 0
  if (entry) modifiers.push('entry')
  const result = x.child(node, x.field.return_type)
  const symbol = addSymbol(x, {
    kind: member ? 'method' : 'function',
    at: nameNode,
    name,
    declaration: node,
    body,
    qualifier: member?.qualifier,
    modifiers,
    parameters: describeParameters(x, list),
    returns: result < 0 ? undefined : x.folded(result),
    receiver: member?.qualifier,
    ...(entry ? { extra: { entry: 'main' } } : {}),
  })
  const outer = x.owner
  x.enter(symbol)
  x.types.open()
  const own = typeParameters(x, node)
  const parameters = x
    .named(list)
    .filter((one) => x.code(one) === K.parameter && x.code(x.child(one, x.field.pattern)) !== K.self)
  const types = parameters.map((one) => typeOf(x, x.child(one, x.field.type)))
  let ownType = x.selfType
  let isPinned = false
  for (const one of x.named(list))
    if (x.code(one) === K.parameter && !parameters.includes(one)) {
      const type = x.child(one, x.field.type)
      ownType = typeOf(x, type)
      isPinned = /^(?:\w+::)*Pin\b/.test(x.text(type))
    }
  const returns = result < 0 ? x.node(ir.UNIT) : typeOf(x, result)
  const isAsync = /\basync\b/.test(textOf(x, x.childOf(node, K.function_modifiers)))
  const code = x.record([
    ir.FUNCTION,
    (hasSelf ? ir.HAS_SELF : 0) |
      (isAsync ? ir.ASYNC : 0) |
      (selfIsByValue(x, list) ? ir.SELF_BY_VALUE : 0) |
      (isPinned ? ir.SELF_IN_PIN : 0) |
      (callsNamesake(x, body, name) ? ir.CALLS_NAMESAKE : 0),
    own.length,
    types.length,
    returns,
    ...own,
    ...types,
  ])
  x.types.close()
  if (body >= 0) {
    readNestedItems(x, body)
    const generics = x.generics
    x.generics = [...generics, ...own]
    x.later(() => {
      x.values.open()
      x.returns = returns
      if (hasSelf) declareSelf(x, list, ownType)
      parameters.forEach((one, at) => {
        const how = x.code(x.child(one, x.field.type)) === K.reference_type ? ir.BY_REFERENCE : 0
        bindPattern(x, x.child(one, x.field.pattern), x.node(ir.OF_TYPE, types[at] ?? 0, how), ir.PARAMETER)
      })
      const value = blockValue(x, body)
      expect(x, value, returns)
      x.values.close()
    })
    x.generics = generics
  }
  x.owner = outer
  if (!member) x.item(ir.FUNCTION_ITEM, name, symbol + 1, code, isPublic(x, node))
  const macro = member ? undefined : proceduralMacro(x.symbols[symbol]?.annotations ?? [], name)
  if (macro !== undefined) x.item(ir.MACRO_ITEM, macro, symbol + 1, 0, true)
  return [symbol, code]
}

function firstParameterIsSelf(x: Extraction, list: number): boolean {
  const [first] = x.named(list).filter((one) => x.code(one) !== K.attribute_item)
  if (first === undefined) return false
  return (
    x.code(first) === K.self_parameter ||
    (x.code(first) === K.parameter && x.code(x.child(first, x.field.pattern)) === K.self)
  )
}

function declareSelf(x: Extraction, list: number, type: number): void {
  const [first] = x.named(list).filter((one) => x.code(one) !== K.attribute_item)
  if (first === undefined) return
  const self = x.code(first) === K.self_parameter ? x.childOf(first, K.self) : x.child(first, x.field.pattern)
  const how = x.text(first).startsWith('&') ? ir.BY_REFERENCE : 0
  x.declare('self', x.tree.start[self] as number, ir.PARAMETER, x.node(ir.OF_TYPE, type, how))
}

function selfIsByValue(x: Extraction, list: number): boolean {
  const first = x.childOf(list, K.self_parameter)
  return first >= 0 && !x.text(first).startsWith('&')
}

function describeParameters(x: Extraction, list: number): Parameter[] {
  const described: Parameter[] = []
  for (const one of x.named(list)) {
    if (x.code(one) !== K.parameter) continue
    const pattern = x.child(one, x.field.pattern)
    if (x.code(pattern) === K.self) continue
    described.push({ name: x.folded(pattern).slice(0, LIMITS.nameChars), type: x.folded(x.child(one, x.field.type)) })
  }
  return described
}

/** Whether a body calls a method of this name on `self` before all else: it would never end if it called itself. */
function callsNamesake(x: Extraction, body: number, name: string): boolean {
  if (body < 0 || x.named(body).length !== 1) return false
  const start = x.tree.start[x.firstNamed(body)] as number
  const text = x.tree.text.slice(start, start + name.length + 16)
  return /^self\s*\.\s*(\w+)\s*(?:\(|::)/.exec(text)?.[1] === name
}

const textOf = (x: Extraction, node: number): string => (node < 0 ? '' : x.text(node))

/** Macros whose invocations declare items. */
const MACROS_OF_ITEMS = /^(?:\w+::)*(?:thread_local|task_local|lazy_static|bitflags|pin_project|cfg_\w+)$/

/**
 * Reads the items inside a body. They are read before the body, because they are in scope in their whole block.
 */
export function readNestedItems(x: Extraction, body: number): void {
  const outer = { scope: x.scope, generics: x.generics, selfType: x.selfType }
  const { after } = x.tree
  for (let at = body + 1, end = after[body] as number; at < end; ) {
    const code = x.code(at)
    if (!isItem(code) && !(code === K.macro_invocation && MACROS_OF_ITEMS.test(x.text(x.child(at, x.field.macro))))) {
      at++
      continue
    }
    let block = x.tree.parent[at] as number
    if (x.code(block) === K.expression_statement) block = x.tree.parent[block] as number
    let scope = x.blockScopes.get(x.place(block))
    if (scope === undefined) {
      x.scope = outer.scope
      for (let up = x.tree.parent[block] as number; up >= body; up = x.tree.parent[up] as number) {
        const around = x.blockScopes.get(x.place(up))
        if (around === undefined) continue
        x.scope = around
        break
      }
      scope = x.newScope(ir.BLOCK, '', 0)
      x.blockScopes.set(x.place(block), scope)
    }
    x.scope = scope
    x.generics = []
    if (isItem(code)) readItem(x, at)
    else
      readItemsInMacro(x, at, (root) => {
        for (const inner of x.named(root)) readItem(x, inner)
      })
    at = after[at] as number
  }
  Object.assign(x, outer)
}
