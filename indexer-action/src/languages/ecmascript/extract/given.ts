/**
 * What calls add to objects: `Object.assign(target, source)` and similar functions, `Object.defineProperty(target, 'name', …)`,
 * `Object.defineProperties`, `target.__defineGetter__('name', …)`. What calls add to collections is in `growths.ts`.
 */

import * as ir from '../ir.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { grows } from './growths.ts'

const MIXINS = new Set(['assign', 'merge', 'mixin', 'extend', 'defaults', 'setPrototypeOf'])
/** Functions that take an object (or are called on it), a name, and a getter. */
const GETTERS = new Set(['defineGetter', '__defineGetter__', 'defineLazyProperty'])

/** Records the members that a call adds, by the name of the function. `target` is the callee's record, `record` the call's. */
export function given(x: Extraction, node: number, target: number, record: number): void {
  const args = x.code[record + 2] as number
  if (args === 0) return
  const name = x.strings[x.code[target] === ir.MEMBER ? (x.code[target + 2] as number) : nameCalled(x, target)]
  if (name === undefined) return
  if (MIXINS.has(name)) mixin(x, target, args)
  else if (name === 'inherits') inherits(x, args)
  else if (name === 'defineProperty') property(x, node, args)
  else if (name === 'defineProperties') properties(x, args)
  else if (GETTERS.has(name)) getter(x, node, target, args)
  else grows(x, name, target, args)
}

/** String index of a callee's name that is not resolved yet, or -1. */
function nameCalled(x: Extraction, target: number): number {
  return x.code[target] === ir.NAME ? ~(x.code[target + 1] as number) : -1
}

function mixin(x: Extraction, target: number, args: number): void {
  const { code } = x
  const count = code[args] as number
  const own = code[target] === ir.MEMBER && count === 1
  for (let at = own ? 1 : 2; at <= count; at++) {
    const source = code[args + at] as number
    const to = own ? (code[target + 1] as number) : (code[args + 1] as number)
    if (code[source] === ir.PRIMITIVE || code[source] === ir.FUNCTION_VALUE) continue
    if (isPlace(x, to)) x.expandos.push(x.record(ir.EXPANDO, to, 0, source, 0))
  }
}

/** `util.inherits(Child, Base)`: the child's instances have what those of the base have; it does not get its static members. */
function inherits(x: Extraction, args: number): void {
  const { code } = x
  if (code[args] !== 2) return
  const [child, base] = [code[args + 1] as number, code[args + 2] as number]
  if (!isPlace(x, child) || code[base] === ir.PRIMITIVE) return
  const instances = x.emit(ir.MEMBER, child, x.string('prototype'))
  x.expandos.push(x.record(ir.EXPANDO, instances, 0, x.record(ir.NEW, base, 0, 0, 0, 0, 0), 0))
}

/** `Object.defineProperty(place, 'name', descriptor)`: the member is defined at the quoted name. */
function property(x: Extraction, node: number, args: number): void {
  const { code } = x
  const place = code[args + 1] as number
  const name = code[args + 2] as number
  if ((code[args] as number) < 2 || code[name] !== ir.STRING || !isPlace(x, place)) return
  const descriptor = (code[args] as number) > 2 ? (code[args + 3] as number) : 0
  x.expandos.push(
    x.record(ir.EXPANDO, place, code[name + 1] as number, described(x, descriptor, place), quoted(x, node, 1)),
  )
}

function properties(x: Extraction, args: number): void {
  const { code } = x
  const place = code[args + 1] as number
  const literal = (code[args] as number) > 1 ? (code[args + 2] as number) : 0
  if (code[literal] !== ir.SHAPE_VALUE || !isPlace(x, place)) return
  for (const member of x.listed(code[(code[literal + 1] as number) + ir.S_MEMBERS] as number)) {
    const value = described(x, code[member + ir.M_VALUE] as number, place)
    const definition = x.typescript ? 0 : (code[member + ir.M_DEFINITION] as number)
    x.expandos.push(x.record(ir.EXPANDO, place, code[member + ir.M_NAME] as number, value, definition))
  }
}

/** `defineGetter(place, 'name', function () {})`, `place.__defineGetter__('name', function () {})`. */
function getter(x: Extraction, node: number, target: number, args: number): void {
  const { code } = x
  const own = code[target] === ir.MEMBER && (code[args] as number) === 2
  const place = own ? (code[target + 1] as number) : (code[args + 1] as number)
  const at = own ? 1 : 2
  const name = code[args + at] as number
  if ((code[args] as number) <= at || code[name] !== ir.STRING || !isPlace(x, place)) return
  const value = called(x, code[args + at + 1] as number, place)
  if (value === 0) return
  const accessed = x.record(ir.ACCESSED, value, functionIn(x, value), 0)
  x.expandos.push(x.record(ir.EXPANDO, place, code[name + 1] as number, accessed, quoted(x, node, at - 1)))
}

/** The value of a property that a descriptor defines, or 0. */
function described(x: Extraction, descriptor: number, place: number): number {
  const { code } = x
  if (code[descriptor] !== ir.SHAPE_VALUE) return 0
  let value = 0
  let setter = 0
  let isAccessed = false
  for (const member of x.listed(code[(code[descriptor + 1] as number) + ir.S_MEMBERS] as number)) {
    const name = x.strings[code[member + ir.M_NAME] as number]
    const said = code[member + ir.M_VALUE] as number
    if (name === 'value') value = said
    if (name !== 'get' && name !== 'set') continue
    isAccessed = true
    if (name === 'get') value = called(x, said, place)
    else setter = called(x, said, place)
  }
  return isAccessed ? x.record(ir.ACCESSED, value, functionIn(x, value), functionIn(x, setter)) : value
}

/** The accessor that `called` calls, as ACCESSED has it. */
function functionIn(x: Extraction, call: number): number {
  const accessor = call === 0 ? 0 : (x.code[call + 1] as number)
  return x.code[accessor] === ir.FUNCTION_VALUE ? (x.code[accessor + 1] as number) : accessor
}

/** A CALL of an accessor, in which `this` is the object that has the property; 0 if the accessor is no function or name. */
function called(x: Extraction, accessor: number, place: number): number {
  const { code } = x
  if (code[accessor] === ir.FUNCTION_VALUE) {
    const record = code[accessor + 1] as number
    if (((code[record + ir.F_FLAGS] as number) & ir.ARROW) === 0) code[record + ir.F_OWNER] = place
  } else if (code[accessor] === ir.NAME) x.accessors.push({ accessor, place })
  else return 0
  return x.record(ir.CALL, accessor, 0, 0, 0, 0, 0)
}

/** In a function named as the accessor of a property, `this` is the object that has the property. To be called when names are resolved. */
export function ownAccessors({ code, accessors }: Extraction): void {
  for (const { accessor, place } of accessors) {
    const entity = code[accessor + 1] as number
    const declaration = entity > 0 ? (code[entity + ir.E_DECLARATION] as number) : 0
    if (code[declaration + ir.D_KIND] !== ir.FUNCTION_DECLARATION) continue
    const record = code[declaration + ir.D_EXTRA] as number
    if (code[record + ir.F_OWNER] === 0) code[record + ir.F_OWNER] = place
  }
}

/** The definition at the text of a string argument: a symbol at the top level, otherwise a local; 0 if none, as in TypeScript. */
function quoted(x: Extraction, node: number, position: number): number {
  if (x.typescript) return 0
  const args = x.field(node, 'arguments')
  const at = args < 0 ? -1 : (namedIn(x, args)[position] ?? -1)
  const text = at < 0 || at + 1 >= (x.tree.after[at] as number) ? undefined : stringText(x, at)
  if (text === undefined) return 0
  const doc = x.doc
  x.doc = -1
  const made = x.atTop
    ? defineSymbol(x, text, 'property', at + 1, node, args)
    : defineLocal(x, x.string(text), 'variable', at + 1)
  x.doc = doc
  return made
}

function namedIn(x: Extraction, args: number): number[] {
  const { after, flags } = x.tree
  const found: number[] = []
  for (let at = args + 1, end = after[args] as number; at < end; at = after[at] as number)
    if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) found.push(at)
  return found
}

/** Whether members can be assigned to a value: a name, `this` or `exports`, or members of one. */
export function isPlace(x: Extraction, value: number): boolean {
  let at = value
  while (x.code[at] === ir.MEMBER || x.code[at] === ir.NARROWED || x.code[at] === ir.NON_NULL)
    at = x.code[at + 1] as number
  const op = x.code[at]
  return op === ir.NAME || op === ir.THIS || op === ir.EXPORTS
}
