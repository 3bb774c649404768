/** Assignments that declare what a CommonJS module exports: `module.exports = …`, `exports.run = …`. */
import * as ir from '../ir.ts'
import { assignedValue, definesSymbol, memberSymbol } from './assigned-values.ts'
import { defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, isFunction, ultimate } from './functions.ts'
import { K } from './grammar.ts'
import { expectDocumented, typeDocumented } from './jsdoc.ts'
import { namedExpression } from './literals.ts'

export function isModuleExports(x: Extraction, node: number): boolean {
  return x.kind(node) === K.member_expression && x.text(node) === 'module.exports'
}

export function moduleExports(x: Extraction, object: number, property: number, right: number): number {
  x.isModule = true
  x.occurrence(object, ir.WRITE, x.name(x.string('module'), ir.VALUE_SPACE))
  const value = ultimate(x, right)
  const statement = x.tree.parent[x.tree.parent[object] as number] as number
  let definition = 0
  if (isNamedOnTheWay(x, right)) {
    const record = expression(x, right)
    x.export(ir.EXPORT_ASSIGN, 0, record, 0, 0)
    return record
  }
  // `module.exports = function () {}`: the function has no other name than `exports`.
  if (isFunction(x, value) && x.field(value, 'name') < 0)
    definition = defineSymbol(
      x,
      'exports',
      'function',
      property,
      statement,
      x.field(value, 'body'),
      functionFacts(x, value, ['exported']),
    )
  else if (x.kind(value) === K.class && x.field(value, 'name') < 0)
    definition = defineSymbol(x, 'exports', 'class', property, statement, x.field(value, 'body'), {
      modifiers: ['exported'],
    })
  if (x.kind(right) === K.object && definition === 0) {
    definition = defineSymbol(x, 'exports', 'object', property, statement, right, {
      modifiers: ['exported'],
    })
    x.exporting = true
  }
  // `module.exports = require('./lib')` re-exports something that is defined elsewhere; callers still reach it through here.
  const passing = x.kind(right) === K.call_expression || x.kind(right) === K.new_expression
  const passage = passing
    ? defineSymbol(x, 'exports', 'variable', property, statement, -1, { modifiers: ['exported'] })
    : 0
  const owner = x.owner
  if (x.kind(right) === K.object) x.owner = definition - 1
  const record =
    definition > 0 && x.kind(right) !== K.object ? assignedValue(x, value, definition, 0) : namedExpression(x, right)
  x.owner = owner
  expectDocumented(x, object, record)
  x.export(ir.EXPORT_ASSIGN, 0, record, passage, definition)
  return record
}

/** Whether `common.lib = …` adds to what the module exports: after `var common = exports`, unless a call has defined the member. */
export function extendsExports(x: Extraction, object: string, name: string): boolean {
  const entity = object !== '' && x.atTop ? x.resolve(x.scope, x.string(object), ir.VALUE_SPACE) : 0
  const declaration = entity === 0 ? 0 : (x.code[entity + ir.E_DECLARATION] as number)
  if (declaration === 0 || x.code[declaration + ir.D_KIND] !== ir.VARIABLE) return false
  const value = x.code[declaration + ir.D_VALUE] as number
  const isExports =
    x.code[value] === ir.NAME ? x.code[value + 1] === ~x.string('exports') : x.moduleExports.includes(value)
  return isExports && !x.isGiven(~x.string(object), x.string(name))
}

/** `module.exports = internals.Route = class {}`: the function or class has the name of the member. */
function isNamedOnTheWay(x: Extraction, right: number): boolean {
  if (x.kind(right) !== K.assignment_expression) return false
  const left = x.field(right, 'left')
  return left >= 0 && x.kind(left) === K.member_expression && definesSymbol(x, right) && !isModuleExports(x, left)
}

export function exportMember(x: Extraction, left: number, objectNode: number, property: number, right: number): number {
  x.isModule = true
  const index = x.nameOf(property)
  if (x.text(objectNode) === 'exports') x.occurrence(objectNode, ir.READ, x.emit(ir.EXPORTS, x.exportsShape))
  else if (x.kind(objectNode) === K.identifier) expression(x, objectNode)
  const value = ultimate(x, right)
  // `exports.a = a` and `exports.a = b.a` are aliases of something that is defined already; any other value is defined here.
  const alias = isNameOrMember(x, value)
  const definition = alias ? 0 : memberSymbol(x, left, property, right, ['exported'])
  const member = x.member(index, 0, definition, 0, 0, x.exportsShape)
  x.exportMembers.push(member)
  if (alias) x.occurrence(property, ir.WRITE, x.emit(ir.MEMBER, x.emit(ir.EXPORTS, x.exportsShape), index))
  const exports = x.emit(ir.EXPORTS, x.exportsShape)
  const record = assignedValue(x, right, definition, exports)
  expectDocumented(x, left, record)
  const type = definition > 0 ? typeDocumented(x, left) : 0
  x.code[member + ir.M_VALUE] = type === 0 ? record : x.emit(ir.AS, record, type)
  return record
}

function isNameOrMember(x: Extraction, value: number): boolean {
  let at = value
  while (at >= 0 && x.kind(at) === K.member_expression) at = x.field(at, 'object')
  return at >= 0 && x.kind(at) === K.identifier
}
