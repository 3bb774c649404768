/**
 * Assignments. In JavaScript they also declare exports, members of prototypes, functions and objects, and fields.
 */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import type { SymbolDraft } from '../../language.ts'
import * as ir from '../ir.ts'
import { classShape } from './classes.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord, isFunction, ultimate } from './functions.ts'
import { isPlace } from './given.ts'
import { K } from './grammar.ts'
import { forget, forgetMember } from './guards.ts'
import { expectDocumented, typeDocumented } from './jsdoc.ts'
import { keeps, MAY_MATTER } from './keys.ts'
import { literalHas, namedExpression } from './literals.ts'
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

/** Whether the assigned value is a function or class; assigned to a member, it becomes a symbol. */
function definesSymbol(x: Extraction, right: number): boolean {
  const value = ultimate(x, right)
  return value >= 0 && (isFunction(x, value) || x.kind(value) === K.class)
}

function memberSymbol(
  x: Extraction,
  left: number,
  property: number,
  right: number,
  modifiers: Modifier[] = [],
): number {
  const value = ultimate(x, right)
  const text = x.text(property)
  const statement = x.tree.parent[left] as number
  if (isFunction(x, value)) {
    const object = x.field(left, 'object')
    const kind = object >= 0 && /\.prototype$/.test(x.text(object)) ? 'method' : 'function'
    return defineSymbol(x, text, kind, property, statement, x.field(value, 'body'), functionFacts(x, value, modifiers))
  }
  if (x.kind(value) === K.class)
    return defineSymbol(x, text, 'class', property, statement, x.field(value, 'body'), { modifiers })
  const facts: Partial<SymbolDraft> = { modifiers }
  return defineSymbol(x, text, 'property', property, statement, right, facts)
}

/** The record of the assigned value; a function or class gets the symbol that its target defined. */
function assignedValue(x: Extraction, right: number, definition: number, owner: number): number {
  const kind = x.kind(right)
  if (isFunction(x, right)) {
    const own = x.field(right, 'name')
    if (definition === 0 && own >= 0) return expression(x, right)
    return x.emit(
      ir.FUNCTION_VALUE,
      functionRecord(x, right, { definition, owner: kind === K.arrow_function ? 0 : owner }),
    )
  }
  if (kind === K.class) return x.emit(ir.SHAPE_VALUE, classShape(x, right, definition))
  if (definition <= 0) return expression(x, right)
  const outer = x.owner
  if (kind === K.object) x.owner = definition - 1
  const value = namedExpression(x, right)
  x.owner = outer
  return value
}

function isModuleExports(x: Extraction, node: number): boolean {
  return x.kind(node) === K.member_expression && x.text(node) === 'module.exports'
}

function moduleExports(x: Extraction, object: number, property: number, right: number): number {
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
function extendsExports(x: Extraction, object: string, name: string): boolean {
  const entity = object !== '' && x.atTop ? x.resolve(x.scope, x.string(object), ir.VALUE_SPACE) : 0
  const declaration = entity === 0 ? 0 : (x.code[entity + ir.E_DECLARATION] as number)
  if (declaration === 0 || x.code[declaration + ir.D_KIND] !== ir.VARIABLE) return false
  const value = x.code[declaration + ir.D_VALUE] as number
  const isExports =
    x.code[value] === ir.NAME ? x.code[value + 1] === ~x.string('exports') : x.moduleExports.includes(value)
  const holder = ~x.string(object)
  return (
    isExports &&
    !x.expandos.some((e) => x.code[e + 2] === x.string(name) && x.code[(x.code[e + 1] as number) + 1] === holder)
  )
}

/** `module.exports = internals.Route = class {}`: the function or class has the name of the member. */
function isNamedOnTheWay(x: Extraction, right: number): boolean {
  if (x.kind(right) !== K.assignment_expression) return false
  const left = x.field(right, 'left')
  return left >= 0 && x.kind(left) === K.member_expression && definesSymbol(x, right) && !isModuleExports(x, left)
}

function exportMember(x: Extraction, left: number, objectNode: number, property: number, right: number): number {
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

/** `this.x = value`: a field of the class, or of the instances that the function makes, defined by its first assignment. */
function ownMember(x: Extraction, property: number, right: number): number {
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
