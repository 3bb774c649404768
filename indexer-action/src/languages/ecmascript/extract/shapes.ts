/** Turns interfaces and type literals into shapes: members, call and construct signatures, and index signatures. */
import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import { defineSymbol } from './definitions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord, typeText } from './functions.ts'
import { K } from './grammar.ts'
import { constantKey, keyName } from './literals.ts'
import { annotation, type } from './types.ts'

/** Adds the members and signatures of an interface body or a type literal to its shape. */
export function shapeMembers(x: Extraction, node: number, shape: number): void {
  const { after } = x.tree
  const members: number[] = []
  const calls: number[] = []
  const indexes: number[] = []
  const outerShape = x.classShape
  x.classShape = shape
  let doc = -1
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.comment) {
      if (x.tree.text.startsWith('/**', x.tree.start[at])) doc = at
      continue
    }
    x.doc = doc
    doc = -1
    if (kind === K.property_signature) members.push(signature(x, at, shape, 'property'))
    else if (kind === K.method_signature) members.push(signature(x, at, shape, 'method'))
    else if (kind === K.call_signature || kind === K.construct_signature) {
      x.doc = -1
      calls.push(
        functionRecord(x, at, {
          definition: 0,
          owner: shape,
          flags: kind === K.construct_signature ? ir.CONSTRUCTOR : 0,
        }),
      )
    } else if (kind === K.index_signature) {
      const value = x.field(at, 'type')
      const key = x.field(at, 'index_type')
      if (key >= 0) type(x, key)
      if (value >= 0) indexes.push(annotation(x, value))
    }
  }
  x.doc = -1
  x.classShape = outerShape
  x.code[shape + ir.S_MEMBERS] = x.list(members.filter((m) => m !== 0))
  x.code[shape + ir.S_CALLS] = x.list(calls)
  x.code[shape + ir.S_INDEX] = x.list(indexes)
}

function signature(x: Extraction, node: number, shape: number, kind: SymbolKind): number {
  const key = x.field(node, 'name')
  const text = keyName(x, key)
  const typeNode = x.field(node, 'type')
  if (text === undefined) {
    const name = constantKey(x, key)
    const type = typeNode >= 0 ? annotation(x, typeNode) : 0
    const record = kind === 'method' ? functionRecord(x, node, { definition: 0, owner: shape }) : 0
    const method = record === 0 ? 0 : x.emit(ir.FUNCTION_VALUE, record)
    return name === 0 ? 0 : x.member(name, record === 0 ? 0 : ir.METHOD, 0, type, method, shape)
  }
  const modifiers: Modifier[] = []
  if (x.has(node, K.readonly)) modifiers.push('readonly')
  if (kind === 'method') {
    modifiers.push('declaration')
    const definition = defineSymbol(x, text, kind, key, node, -1, functionFacts(x, node, modifiers))
    const record = functionRecord(x, node, { definition, owner: shape })
    const flags = (x.code[record + ir.F_FLAGS] as number) & (ir.GETTER | ir.SETTER)
    const value = x.emit(ir.FUNCTION_VALUE, record)
    return x.member(x.string(text), flags === 0 ? ir.METHOD : flags, definition, 0, value, shape)
  }
  const definition = defineSymbol(x, text, kind, key, node, -1, {
    modifiers,
    ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
  })
  const owner = x.owner
  x.owner = definition - 1
  x.doc = -1
  const value = typeNode >= 0 ? annotation(x, typeNode) : 0
  x.owner = owner
  const flags = x.has(node, K['?']) ? ir.OPTIONAL : 0
  return x.member(x.string(text), flags, definition, value, 0, shape)
}
