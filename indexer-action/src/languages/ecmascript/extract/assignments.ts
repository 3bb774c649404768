/** Assignments. In JavaScript they also declare members of prototypes, functions and objects. */
import * as ir from '../ir.ts'
import { exportMember, extendsExports, isModuleExports, moduleExports } from './assigned-exports.ts'
import { assignedValue, definesSymbol, memberSymbol } from './assigned-values.ts'
import { defineLocal } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { ultimate } from './functions.ts'
import { isPlace } from './given.ts'
import { K } from './grammar.ts'
import { forget, forgetMember } from './guards.ts'
import { expectDocumented } from './jsdoc.ts'
import { keeps, MAY_MATTER } from './keys.ts'
import { namedExpression } from './literals.ts'
import { ownMember } from './own-members.ts'
import { assignPattern } from './patterns.ts'
import { usingDeclaration } from './variables.ts'

export function assignment(x: Extraction, node: number): number {
  const left = x.field(node, 'left')
  const right = x.field(node, 'right')
  switch (x.kind(left)) {
    case K.object_pattern:
    case K.array_pattern: {
      const value = x.emit(ir.NON_NULL, 0)
      assignPattern(x, left, value)
      x.code[value + 1] = expression(x, right)
      return value
    }
    case K.identifier:
      if (x.kind(node + 1) === K.using) {
        usingDeclaration(x, node)
        return 0
      }
      return toName(x, left, right)
    case K.member_expression:
      return toMember(x, left, right, x.field(left, 'property'))
    default: {
      const quoted = quotedName(x, left)
      if (quoted >= 0 && definesSymbol(x, right)) return toMember(x, left, right, quoted)
      const target = expression(x, left, ir.WRITE)
      // `Base.prototype[name] = function () { this… }`
      const object = x.code[target] === ir.INDEX ? (x.code[target + 1] as number) : 0
      const holder = x.code[target] === ir.MEMBER ? (x.code[target + 1] as number) : object
      const value = holder !== 0 && isPlace(x, holder) ? assignedValue(x, right, 0, holder) : expression(x, right)
      if (target !== 0) x.setContext(value, ir.IN_ASSIGNMENT, target, 0)
      if (x.code[target] === ir.MEMBER && isPlace(x, holder))
        x.expandos.push(x.record(ir.EXPANDO, holder, x.code[target + 2] as number, value, 0))
      else if (object !== 0 && !x.typescript && MAY_MATTER.has(x.code[value] as number) && isPlace(x, object))
        x.expandos.push(x.record(ir.EXPANDO, object, x.string(ir.elementsOf('')), value, 0))
      if (object !== 0) keeps(x, x.field(left, 'index'), value)
      return value
    }
  }
}

function toName(x: Extraction, left: number, right: number): number {
  const name = x.nameOf(left)
  const record = x.name(name, ir.VALUE_SPACE)
  x.occurrence(left, ir.WRITE, record)
  const value = namedExpression(x, right)
  expectDocumented(x, left, value)
  x.setContext(value, ir.IN_ASSIGNMENT, record, 0)
  if (x.strings[name] === 'exports') return value
  x.write(name, value, left)
  forget(x, name)
  return x.emit(ir.ASSIGN, record, value)
}

/** The name in `Sequence.prototype['end']`, in JavaScript; -1 if it is none by which a member could be called. */
function quotedName(x: Extraction, left: number): number {
  const index = x.typescript ? -1 : x.field(left, 'index')
  if (index < 0 || x.kind(index) !== K.string || x.kind(x.field(left, 'object')) === K.this) return -1
  return /^[\w$]+$/.test(x.text(index + 1)) && x.text(index).length === x.text(index + 1).length + 2 ? index + 1 : -1
}

function toMember(x: Extraction, left: number, right: number, propertyNode: number): number {
  const objectNode = x.field(left, 'object')
  if (objectNode < 0 || propertyNode < 0) return expression(x, right)
  const objectText = x.kind(objectNode) === K.identifier ? x.text(objectNode) : ''
  const name = x.text(propertyNode)
  if (!x.typescript && objectText === 'module' && name === 'exports')
    return moduleExports(x, objectNode, propertyNode, right)
  if (
    !x.typescript &&
    (objectText === 'exports' || isModuleExports(x, objectNode) || extendsExports(x, objectText, name))
  )
    return exportMember(x, left, objectNode, propertyNode, right)
  if (x.kind(objectNode) === K.this) return ownMember(x, propertyNode, right)
  const object = expression(x, objectNode)
  // `var self = this; self.size = 0`
  if (objectText !== '' && x.frame.selves?.has(objectText)) return ownMember(x, propertyNode, right)
  const index = x.string(name)
  const target = x.emit(ir.MEMBER, object, index)
  const place = isPlace(x, object)
  const declares = place && (!x.typescript || givesFunction(x, objectNode, right))
  const defines = declares && (definesSymbol(x, right) || extendsOwn(x, x.text(objectNode), name, propertyNode))
  if (!defines) x.occurrence(propertyNode, ir.WRITE, target)
  const definition = defines
    ? memberSymbol(x, left, propertyNode, right)
    : declares
      ? defineLocal(x, index, 'variable', propertyNode)
      : 0
  if (name === 'prototype' && !x.typescript && x.kind(right) === K.object) x.prototype = target
  const value = assignedValue(x, right, definition > 0 ? definition : 0, object)
  expectDocumented(x, left, value)
  x.setContext(value, ir.IN_ASSIGNMENT, target, 0)
  forgetMember(x, target)
  if (place) x.expandos.push(x.record(ir.EXPANDO, object, index, value, definition))
  return x.emit(ir.ASSIGN, target, value)
}

/**
 * In TypeScript, functions may be given members by assignment: `debounced.cancel = () => {}`. Only those whose variable has no
 * type of its own; what is merely another name (`Menu.Item = Item`) leads to what it names.
 */
function givesFunction(x: Extraction, object: number, right: number): boolean {
  const value = ultimate(x, right)
  if (x.kind(object) !== K.identifier || value < 0) return false
  if (x.kind(value) === K.identifier || x.kind(value) === K.member_expression) return false
  const entity = x.resolve(x.scope, x.nameOf(object), ir.VALUE_SPACE)
  return entity !== 0 && x.isFunction(x.code[entity + ir.E_DECLARATION] as number)
}

/**
 * Whether `Base.colors = {…}` or `Base.prototype.colors = {…}` in the file that declares Base defines the member: the first
 * such assignment does.
 */
function extendsOwn(x: Extraction, object: string, name: string, property: number): boolean {
  const holder = /^([\w$]+)(?:\.prototype)?$/.exec(object)?.[1]
  if (holder === undefined || name === 'prototype' || !x.atTop || !x.holdsMembers(x.string(holder))) return false
  const key = `${object}.${name}`
  if (x.extended.has(key)) return x.extended.get(key) === property
  x.extended.set(key, property)
  return true
}
