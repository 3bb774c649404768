/** Structs, enums and unions with their fields and variants, type aliases, constants and statics. */
import * as ir from '../ir.ts'
import { readAttribute } from './attributes.ts'
import { blockValue, expect } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { type Membership, readNestedItems } from './functions.ts'
import { isPublic } from './items.ts'
import { bare } from './paths.ts'
import { above, addSymbol, conditionsOf } from './symbols.ts'
import { K } from './syntax.ts'
import { typeOf, typeParameters } from './types.ts'

export function readType(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  if (nameNode < 0) return
  const name = bare(x.text(nameNode))
  const code = x.code(node)
  const body = x.child(node, x.field.body)
  const symbol = addSymbol(x, {
    kind: code === K.enum_item ? 'enum' : code === K.union_item ? 'union' : 'struct',
    at: nameNode,
    name,
    declaration: node,
    body,
  })
  if (x.owner < 0 || !x.inBody) x.typeSymbols.set(name, symbol)
  const outer = x.owner
  x.enter(symbol)
  x.types.open()
  const parameters = typeParameters(x, node)
  const selfType = x.selfType
  const record = x.record([ir.ADT, x.string(name), symbol + 1, parameters.length, 0, 0, ...parameters])
  x.item(ir.TYPE_ITEM, name, symbol + 1, record, isPublic(x, node))
  x.owner = outer
  readProjections(x, node, name, symbol, parameters)
  x.enter(symbol)
  if (/\bSelf\b/.test(x.text(body < 0 ? node : body))) x.selfType = ownType(x, name, parameters)
  const fields = code === K.enum_item ? [] : readFields(x, body)
  const variants = code === K.enum_item ? readVariants(x, body) : []
  x.types.close()
  x.selfType = selfType
  x.owner = outer
  x.patch(record + 4, listOf(x, fields))
  x.patch(record + 5, listOf(x, variants))
}

const PROJECTION = /^(?:(?:\w+::)?pin_project\s*\(.*)?\bproject(?:_ref|_replace)?\s*=\s*\w/

/**
 * `#[project = Parts]`, `#[pin_project(project = Parts)]`: pin-project declares a type of this name, with the fields and variants of
 * the type that the attribute is above.
 */
function readProjections(x: Extraction, node: number, of: string, symbol: number, parameters: readonly number[]): void {
  if (!x.symbols[symbol]?.annotations?.some((text) => PROJECTION.test(text))) return
  const { after, parent } = x.tree
  for (let at = (parent[node] as number) + 1; at < node; at = after[at] as number) {
    if (x.code(at) !== K.attribute_item || !PROJECTION.test(x.text(at).slice(2))) continue
    const names = new Set([...x.text(at).matchAll(/\bproject(?:_ref|_replace)?\s*=\s*(\w+)/g)].map((match) => match[1]))
    for (let inner = at + 1; inner < (after[at] as number); inner++) {
      const name = x.text(inner)
      if (x.code(inner) !== K.identifier || !names.delete(name)) continue
      const own = addSymbol(x, { kind: 'type', at: inner, name, declaration: at })
      const type = ownType(x, of, parameters)
      const alias = x.record([ir.ALIAS, parameters.length, type, ...parameters])
      x.item(ir.ALIAS_ITEM, name, own + 1, alias, isPublic(x, node))
    }
  }
}

/** A type that is declared in this scope, with its own type parameters as its arguments. */
function ownType(x: Extraction, name: string, parameters: readonly number[]): number {
  const args = x.record([ir.ARGUMENTS, parameters.length, 0, ...parameters])
  return x.record([ir.TYPE_PATH, x.scope, 0, 1, x.string(name), args])
}

/** [count, …values]; 0 if there are none. */
export function listOf(x: Extraction, values: readonly number[]): number {
  return values.length === 0 ? 0 : x.record([values.length, ...values])
}

function readFields(x: Extraction, body: number): number[] {
  const fields: number[] = []
  if (x.code(body) === K.ordered_field_declaration_list) {
    let position = 0
    for (const type of x.named(body)) {
      if (x.code(type) === K.visibility_modifier || x.code(type) === K.attribute_item) continue
      fields.push(x.string(String(position++)), typeOf(x, type), 0)
    }
    return fields
  }
  for (const field of x.named(body)) {
    if (x.code(field) === K.attribute_item) readAttribute(x, field)
    if (x.code(field) !== K.field_declaration) continue
    const name = x.child(field, x.field.name)
    const type = x.child(field, x.field.type)
    const symbol = addSymbol(x, { kind: 'property', at: name, declaration: field, type: x.folded(type) })
    const outer = x.owner
    x.enter(symbol)
    fields.push(x.string(bare(x.text(name))), typeOf(x, type), symbol + 1)
    x.owner = outer
  }
  return fields
}

function readVariants(x: Extraction, body: number): number[] {
  const variants: number[] = []
  for (const variant of x.named(body)) {
    if (x.code(variant) !== K.enum_variant) continue
    const name = x.child(variant, x.field.name)
    const symbol = addSymbol(x, { kind: 'enum_member', at: name, declaration: variant })
    const outer = x.owner
    x.enter(symbol)
    const fields = readFields(x, x.child(variant, x.field.body))
    const value = x.child(variant, x.field.value)
    if (value >= 0) x.later(() => blockValue(x, value))
    x.owner = outer
    variants.push(
      x.record([ir.VARIANT, x.string(bare(x.text(name))), symbol + 1, fields.length / ir.FIELD_SIZE, ...fields]),
    )
  }
  return variants
}

export function readAlias(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const type = x.child(node, x.field.type)
  const symbol = addSymbol(x, {
    kind: 'type',
    at: nameNode,
    declaration: node,
    qualifier: member?.qualifier,
    ...(type < 0 ? {} : { type: x.folded(type) }),
  })
  const outer = x.owner
  x.enter(symbol)
  x.types.open()
  const parameters = typeParameters(x, node)
  const code = x.record([ir.ALIAS, parameters.length, 0, ...parameters])
  x.patch(code + 2, typeOf(x, type))
  x.types.close()
  x.owner = outer
  if (!member) x.item(ir.ALIAS_ITEM, bare(x.text(nameNode)), symbol + 1, code, isPublic(x, node))
  return [symbol, code]
}

export function readConstant(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const typeNode = x.child(node, x.field.type)
  const value = x.child(node, x.field.value)
  const outer = x.owner
  let symbol = -1
  if (name !== '_') {
    symbol = addSymbol(x, {
      kind: x.code(node) === K.static_item ? 'variable' : 'constant',
      at: nameNode,
      name,
      declaration: node,
      body: value,
      qualifier: member?.qualifier,
      type: x.folded(typeNode),
    })
    x.enter(symbol)
  }
  const written = typeOf(x, typeNode)
  // `thread_local!` declares a `LocalKey` of the written type.
  const type = x.threadLocal ? x.node(ir.STANDARD_AROUND, x.string('LocalKey'), written) : written
  if (value >= 0) {
    x.underConditions(conditionsOf(above(x, node).attributes), () => {
      readNestedItems(x, value)
    })
    x.later(() => {
      x.values.open()
      expect(x, blockValue(x, value), written)
      x.values.close()
    })
  }
  x.owner = outer
  if (!member && name !== '_') x.item(ir.CONST_ITEM, name, symbol + 1, type, isPublic(x, node))
  return [symbol, type]
}
