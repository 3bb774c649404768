/** Assignments to members of `this`, which declare fields and methods of classes and of what functions make. */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import { assignedValue } from './assigned-values.ts'
import { defineSymbol } from './definitions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, isFunction, ultimate } from './functions.ts'
import { forgetMember } from './guards.ts'
import { expectDocumented, typeDocumented } from './jsdoc.ts'
import { literalHas } from './literals.ts'

/** `this.x = value`: a field of the class, or of the instances that the function makes, defined by its first assignment. */
export function ownMember(x: Extraction, property: number, right: number): number {
  const { code } = x
  const self = x.frame.self
  const text = x.text(property)
  const index = x.string(text)
  const target = x.emit(ir.MEMBER, x.emit(ir.THIS, self), index)
  const class_ = x.classFrame
  const inClass =
    class_ !== undefined && class_.shape !== 0 && x.classShape === class_.shape && belongs(x, self, class_.shape)
  const isStatic = inClass && isOfClass(x, self)
  const key = isStatic ? `static ${text}` : text
  let member = 0
  let ofMember = false
  let type = 0
  if (x.typescript) {
    // In TypeScript all fields are declared: an assignment is never the declaration.
  } else if (inClass && !class_.declared.has(text) && !class_.assigned.has(key)) {
    const within = code[class_.shape + ir.S_DEFINITION] as number
    member = define(x, property, right, index, class_.shape, within, isStatic ? ['static'] : [])
    class_.assigned.set(key, member)
    if (isStatic) code[member + ir.M_FLAGS] = ir.STATIC
    type = typeDocumented(x, property)
    // To TypeScript's checker, a constructor declares a field again unless a comment says what type it has.
    const declares = constructs(x, self) && type === 0
    if (!declares && !isStatic && code[class_.shape + ir.S_EXTENDS] !== 0) {
      code[member + ir.M_FLAGS] = ir.BY_METHOD
      x.occurrence(property, ir.REASSIGNED, member)
    }
  } else if (!inClass && self > 0 && code[self] === ir.FUNCTION && !x.frame.instance?.has(index)) {
    const frame = x.frame
    const owner = code[self + ir.F_OWNER] as number
    if (frame.record === self && !literalHas(x, owner, text) && !constructorSets(x, owner, index)) {
      frame.instance ??= new Map()
      member = define(x, property, right, index, 0, code[self + ir.F_DEFINITION] as number)
      frame.instance.set(index, member)
      type = typeDocumented(x, property)
      ofMember = code[self + ir.F_OWNER] !== 0
    }
  }
  if (member === 0) {
    x.occurrence(property, ir.WRITE, target)
    const known = inClass && !isStatic && constructs(x, self) ? class_.assigned.get(text) : undefined
    if (known !== undefined) code[known + ir.M_FLAGS] = 0
  }
  const definition = member === 0 ? 0 : (code[member + ir.M_DEFINITION] as number)
  const value = assignedValue(x, right, definition, code[target + 1] as number)
  if (member === 0) expectDocumented(x, property, value)
  x.setContext(value, ir.IN_ASSIGNMENT, target, 0)
  forgetMember(x, target)
  if (member !== 0) code[member + ir.M_VALUE] = type === 0 ? value : x.emit(ir.AS, value, type)
  // In a function that is a member of something, as `Runner.prototype.grep`, the field belongs to all that share that object.
  if (member === 0 || ofMember)
    x.expandos.push(x.record(ir.EXPANDO, code[target + 1] as number, index, value, definition))
  return x.emit(ir.ASSIGN, target, value)
}

/** Whether the function whose prototype the owner of a method is sets a field of this name, as far as the file has been read. */
function constructorSets(x: Extraction, owner: number, name: number): boolean {
  const { code } = x
  if (code[owner] !== ir.MEMBER || x.strings[code[owner + 2] as number] !== 'prototype') return false
  const holder = code[owner + 1] as number
  const entity = code[holder] === ir.NAME ? x.resolve(x.scope, ~(code[holder + 1] as number), ir.VALUE_SPACE) : 0
  const declaration = entity === 0 ? 0 : (code[entity + ir.E_DECLARATION] as number)
  if (declaration === 0) return false
  const value = code[declaration + ir.D_VALUE] as number
  const made =
    code[declaration + ir.D_KIND] === ir.FUNCTION_DECLARATION
      ? (code[declaration + ir.D_EXTRA] as number)
      : code[value] === ir.FUNCTION_VALUE
        ? (code[value + 1] as number)
        : 0
  const instance = made === 0 ? 0 : (code[made + ir.F_INSTANCE] as number)
  if (instance === 0) return false
  return x.listed(code[instance + ir.S_MEMBERS] as number).some((member) => code[member + ir.M_NAME] === name)
}

function belongs(x: Extraction, self: number, shape: number): boolean {
  if (self === shape || self === -shape) return true
  return self > 0 && x.code[self] === ir.FUNCTION && x.code[self + ir.F_OWNER] === shape
}

/** Whether `this` is the class itself: in static methods, blocks and initialisers. */
const isOfClass = (x: Extraction, self: number): boolean =>
  self < 0 || (x.code[self] === ir.FUNCTION && ((x.code[self + ir.F_FLAGS] as number) & ir.STATIC) !== 0)

/** Whether code runs whenever an instance is made: in a constructor, or where a field is initialised (`self` is the class). */
const constructs = (x: Extraction, self: number): boolean =>
  x.code[self] !== ir.FUNCTION || ((x.code[self + ir.F_FLAGS] as number) & ir.CONSTRUCTOR) !== 0

function define(
  x: Extraction,
  property: number,
  right: number,
  index: number,
  shape: number,
  within: number,
  modifiers: Modifier[] = [],
): number {
  const owner = x.owner
  const doc = x.doc
  x.doc = -1
  if (within > 0) x.owner = within - 1
  const value = ultimate(x, right)
  const statement = x.tree.parent[x.tree.parent[property] as number] as number
  const text = x.text(property)
  const definition = isFunction(x, value)
    ? defineSymbol(x, text, 'method', property, statement, x.field(value, 'body'), functionFacts(x, value, modifiers))
    : defineSymbol(x, text, 'property', property, statement, -1, modifiers.length > 0 ? { modifiers } : {})
  x.owner = owner
  x.doc = doc
  return x.member(index, 0, definition, 0, 0, shape)
}
