/**
 * Object literals. If a literal is named by the file (a variable's value, an export, an object that is returned), its members are
 * symbols. Otherwise, as in an argument, they are locals, except for functions, which are always symbols.
 */

import * as ir from '../ir.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { noteDescribed } from './described.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { frozen, functionFacts, functionRecord, isFunction, ultimate } from './functions.ts'
import { K } from './grammar.ts'
import { expectDocumented } from './jsdoc.ts'
import { keeps } from './keys.ts'

/** Name of a property key, or undefined when it is computed. */
export function keyName(x: Extraction, key: number): string | undefined {
  switch (x.kind(key)) {
    case K.property_identifier:
    case K.private_property_identifier:
    case K.identifier:
    case K.shorthand_property_identifier:
    case K.number:
      return x.text(key)
    case K.string:
      return stringText(x, key)
    case K.computed_property_name: {
      const inside = key + 1
      if (inside < (x.tree.after[key] as number) && x.kind(inside) === K.string) return stringText(x, inside)
      expression(x, inside)
      return undefined
    }
    default:
      return undefined
  }
}

/**
 * The name of a member whose computed key is a constant, `[state]`, or says what iterating gives, `[Symbol.iterator]`: the key's
 * text; 0 for any other key. Declaration files have no iterators: following all of the language's library takes a fifth of the
 * time of linking, and what they give is known.
 */
export function constantKey(x: Extraction, key: number): number {
  if (x.kind(key) !== K.computed_property_name) return 0
  if (x.kind(key + 1) === K.identifier) return x.string(x.text(key))
  if (x.declared || x.kind(key + 1) !== K.member_expression) return 0
  const text = x.text(key)
  return ITERATING.has(text) ? x.string(text) : 0
}

/** Keys of the methods that say what iterating gives, as the names of members. */
export const ITERATING: ReadonlySet<string> = new Set(['[Symbol.iterator]', '[Symbol.asyncIterator]'])

/** Whether the object literal to which a method belongs has a member of this name, before or behind the position of the walk. */
export function literalHas(x: Extraction, owner: number, name: string): boolean {
  const node = x.literals.get(owner)
  if (node === undefined) return false
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    const key = kind === K.pair ? x.field(at, 'key') : kind === K.method_definition ? x.field(at, 'name') : at
    const written = x.kind(key) === K.string ? stringText(x, key) : x.text(key)
    if (written === name) return true
  }
  return false
}

/** Walks a value that its surroundings name, so that the members of an object literal become symbols. */
export function namedExpression(x: Extraction, node: number): number {
  if (node < 0) return 0
  let at = node
  for (;;) {
    const kind = x.kind(at)
    if (kind === K.parenthesized_expression || kind === K.as_expression || kind === K.satisfies_expression) at += 1
    else if (kind === K.assignment_expression) at = x.field(at, 'right')
    else if (frozen(x, at) >= 0) at = frozen(x, at)
    else break
    if (at < 0 || at >= x.tree.count) break
  }
  x.named = at >= 0 && x.kind(at) === K.object
  noteDescribed(x, at, x.owner)
  const value = expression(x, node)
  x.named = false
  return value
}

export function objectLiteral(x: Extraction, node: number): number {
  const describing = x.described.get(node)
  const named = x.named || describing !== undefined
  const outside = x.owner
  if (describing !== undefined) x.owner = describing
  const exporting = x.exporting
  x.named = false
  x.exporting = false
  const { after } = x.tree
  const shape = x.shape(ir.LITERAL, 0)
  // In the methods of `Base.prototype = { … }`, `this` is what has the prototype, as in those that are assigned one by one.
  const owner = x.prototype === 0 ? shape : x.prototype
  x.prototype = 0
  x.literals.set(owner, node)
  const value = x.emit(ir.SHAPE_VALUE, shape)
  const members: number[] = []
  const spreads: number[] = []
  let doc = -1
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.comment) {
      if (x.tree.text.startsWith('/**', x.tree.start[at])) doc = at
      continue
    }
    x.doc = doc
    doc = -1
    if (kind === K.pair) members.push(pair(x, at, shape, owner, named, exporting))
    else if (kind === K.method_definition) {
      const made = method(x, at, shape, owner)
      if (made !== 0) members.push(made)
    } else if (kind === K.shorthand_property_identifier) {
      const name = x.nameOf(at)
      const record = x.name(name, ir.VALUE_SPACE)
      x.occurrence(at, ir.READ, record)
      x.occurrence(at, ir.SHORTHAND, x.emit(ir.LITERAL_KEY, shape, name))
      const definition = exporting
        ? 0
        : named
          ? defineSymbol(x, x.text(at), 'property', at, at, -1)
          : defineLocal(x, name, 'variable', at)
      members.push(x.member(name, 0, definition, 0, record, shape))
    } else if (kind === K.spread_element) {
      const spread = expression(x, at)
      spreads.push(x.code[spread + 1] as number)
    }
  }
  x.doc = -1
  x.owner = outside
  x.code[shape + ir.S_MEMBERS] = x.list(members.filter((m) => m !== 0))
  x.code[shape + ir.S_SPREADS] = x.list(spreads)
  return value
}

function pair(x: Extraction, node: number, shape: number, holder: number, named: boolean, exporting: boolean): number {
  const key = x.field(node, 'key')
  const value = x.field(node, 'value')
  const name = keyName(x, key)
  if (name === undefined || name === '') {
    const computed = expression(x, value)
    if (computed !== 0) x.setContext(computed, ir.IN_PROPERTY, shape, 0)
    if (x.kind(key) === K.computed_property_name) keeps(x, key + 1, computed)
    return 0
  }
  const index = x.string(name)
  const function_ = value >= 0 && isFunction(x, value)
  const doc = x.doc
  const definition = function_
    ? defineSymbol(x, name, 'function', key, node, x.field(value, 'body'), functionFacts(x, value))
    : exporting && isAlias(x, value)
      ? 0
      : named && x.kind(key) !== K.number
        ? defineSymbol(x, name, 'property', key, node, value)
        : defineLocal(x, index, 'variable', key)
  x.doc = doc
  x.occurrence(key, ir.SHORTHAND, x.emit(ir.LITERAL_KEY, shape, index))
  const member = x.member(index, 0, definition, 0, 0, shape)
  const owner = x.owner
  let record: number
  if (function_) record = x.emit(ir.FUNCTION_VALUE, functionRecord(x, value, { definition, owner: holder }))
  else {
    if (definition > 0) x.owner = ownerOfValue(x, value, definition)
    record = named ? namedExpression(x, value) : expression(x, value)
    x.owner = owner
  }
  x.code[member + ir.M_VALUE] = record
  if (doc >= 0) expectDocumented(x, node, record)
  x.setContext(record, ir.IN_PROPERTY, shape, index)
  return member
}

/**
 * Index of the symbol that owns the definitions in a property's value: the property, for an object literal or outside
 * functions; otherwise the enclosing function.
 */
function ownerOfValue(x: Extraction, value: number, definition: number): number {
  const running = x.frame.record === 0 ? 0 : (x.code[x.frame.record + ir.F_DEFINITION] as number)
  let at = running > 0 ? running - 1 : x.owner
  while (x.symbols[at]?.kind === 'property') at = x.symbols[at]?.parent ?? -1
  const within = x.symbols[at]?.kind ?? ''
  const literal = value >= 0 && x.kind(ultimate(x, value)) === K.object
  return !literal && /^(function|method|constructor)$/.test(within) ? at : definition - 1
}

/** In `module.exports = { a: b }` the key is an alias of b, as in `export { b as a }`. */
function isAlias(x: Extraction, value: number): boolean {
  return x.kind(value) === K.identifier
}

function method(x: Extraction, node: number, shape: number, owner: number): number {
  const key = x.field(node, 'name')
  const name = keyName(x, key)
  if (name === undefined) {
    functionRecord(x, node, { definition: 0, owner })
    return 0
  }
  const index = x.string(name)
  const definition = defineSymbol(x, name, 'method', key, node, x.field(node, 'body'), functionFacts(x, node))
  x.occurrence(key, ir.SHORTHAND, x.emit(ir.LITERAL_KEY, shape, index))
  const record = functionRecord(x, node, { definition, owner })
  const value = x.emit(ir.FUNCTION_VALUE, record)
  x.setContext(value, ir.IN_PROPERTY, shape, index)
  const flags = (x.code[record + ir.F_FLAGS] as number) & (ir.GETTER | ir.SETTER)
  return x.member(index, flags === 0 ? ir.METHOD : flags, definition, 0, value, shape)
}
