/** Declarations: functions, classes, interfaces, type aliases, enums and namespaces. */

import type { Modifier } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import { classShape, decoratorsIn } from './classes.ts'
import { defineSymbol } from './definitions.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord } from './functions.ts'
import { K } from './grammar.ts'
import { keyName } from './literals.ts'
import { BLOCK_SCOPE, NAMESPACE_SCOPE, TYPE_SCOPE } from './scopes.ts'
import { shapeMembers } from './shapes.ts'
import { statements } from './statements.ts'
import { type, typeParameters } from './types.ts'

/** The modifiers `exported`, `default` and `declaration`, if they apply, added to those given. */
export function modifiers(x: Extraction, more: Modifier[] = []): Modifier[] {
  if (x.exported) more.push('exported')
  if (x.defaulted) more.push('default')
  if (x.declared) more.push('declaration')
  return more
}

/** Exports a declared name if its statement says so, or if it is in an ambient context that exports all its declarations. */
export function announce(x: Extraction, name: number, entity: number): void {
  if (x.exported || (x.declared && (x.sink !== undefined || x.exportsAll))) x.exportEntity(name, entity)
}

/** A function that is the whole body of a statement, `if (x) function f() {}`, is in a block scope of its own. */
export function functionDeclaration(x: Extraction, node: number): void {
  const within = x.kind(x.tree.parent[node] as number)
  const bare =
    within === K.if_statement ||
    within === K.else_clause ||
    within === K.while_statement ||
    within === K.for_statement ||
    within === K.for_in_statement ||
    within === K.do_statement ||
    within === K.with_statement
  const outer = x.scope
  if (bare) x.enter(BLOCK_SCOPE)
  declareFunction(x, node)
  x.leave(outer)
}

function declareFunction(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const signature = x.kind(node) === K.function_signature
  const name = nameNode >= 0 ? x.nameOf(nameNode) : x.string('default')
  const definition = defineSymbol(
    x,
    x.strings[name] as string,
    'function',
    nameNode >= 0 ? nameNode : node,
    node,
    x.field(node, 'body'),
    functionFacts(x, node, modifiers(x, signature && !x.declared ? ['declaration'] : [])),
  )
  const entity = x.entity(name)
  const declaration = x.declare(entity, ir.FUNCTION_DECLARATION, definition)
  announce(x, name, entity)
  const exported = x.exported
  const declared = x.declared
  x.exported = false
  x.declared = false
  const record = functionRecord(x, node, { definition, owner: 0 })
  x.code[declaration + ir.D_EXTRA] = record
  x.component?.snippet(node, name, record)
  x.exported = exported
  x.declared = declared
}

export function classDeclaration(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const name = nameNode >= 0 ? x.nameOf(nameNode) : x.string('default')
  const own: Modifier[] = x.kind(node) === K.abstract_class_declaration ? ['abstract'] : []
  const parent = x.tree.parent[node] as number
  // They stand before `export`, or behind it.
  const annotations = [
    ...(parent >= 0 && x.kind(parent) === K.export_statement ? decoratorsIn(x, parent) : []),
    ...decoratorsIn(x, node),
  ]
  const definition = defineSymbol(
    x,
    x.strings[name] as string,
    'class',
    nameNode >= 0 ? nameNode : node,
    node,
    x.field(node, 'body'),
    {
      modifiers: modifiers(x, own),
      ...(annotations.length > 0 ? { annotations } : {}),
    },
  )
  const entity = x.entity(name)
  const declaration = x.declare(entity, ir.CLASS_DECLARATION, definition)
  announce(x, name, entity)
  quietly(x, () => {
    const shape = classShape(x, node, definition)
    x.code[shape + ir.S_ENTITY] = entity
    x.code[declaration + ir.D_EXTRA] = shape
  })
}

/** Walks the inside of an exported declaration, which is not exported itself. */
function quietly(x: Extraction, walk: () => void): void {
  const { exported, declared, defaulted } = x
  x.exported = false
  x.declared = false
  x.defaulted = false
  walk()
  x.exported = exported
  x.declared = declared
  x.defaulted = defaulted
}

export function interfaceDeclaration(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const body = x.field(node, 'body')
  if (nameNode < 0) return
  const name = x.nameOf(nameNode)
  const definition = defineSymbol(x, x.text(nameNode), 'interface', nameNode, node, body, { modifiers: modifiers(x) })
  const entity = x.entity(name)
  const shape = x.shape(ir.INTERFACE, definition)
  x.declare(entity, ir.INTERFACE_DECLARATION, definition, 0, 0, shape)
  x.code[shape + ir.S_ENTITY] = entity
  announce(x, name, entity)
  x.types.push(shape)
  quietly(x, () => {
    const outer = x.enter(TYPE_SCOPE)
    const owner = x.owner
    x.owner = definition - 1
    const visible = x.visible
    x.code[shape + ir.S_TYPE_PARAMETERS] = typeParameters(x, x.field(node, 'type_parameters'))
    x.code[shape + ir.S_VISIBLE] = x.visibleList()
    const clause = x.childOf(node, K.extends_type_clause)
    if (clause >= 0) {
      const bases: number[] = []
      for (let at = clause + 1; at < (x.tree.after[clause] as number); at = x.tree.after[at] as number)
        if (((x.tree.flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) bases.push(type(x, at, ir.EXTENDS))
      x.code[shape + ir.S_EXTENDS] = x.list(bases)
    }
    if (body >= 0) shapeMembers(x, body, shape)
    x.visible = visible
    x.owner = owner
    x.leave(outer)
  })
}

export function typeAlias(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  if (nameNode < 0) return
  const name = x.nameOf(nameNode)
  const value = x.field(node, 'value')
  const long = value >= 0 && x.kind(value) === K.object_type
  const definition = defineSymbol(x, x.text(nameNode), 'type', nameNode, node, long ? value : -1, {
    modifiers: modifiers(x),
  })
  const entity = x.entity(name)
  const declaration = x.declare(entity, ir.TYPE_ALIAS, definition)
  announce(x, name, entity)
  quietly(x, () => {
    const outer = x.enter(TYPE_SCOPE)
    const owner = x.owner
    x.owner = definition - 1
    x.doc = -1
    const visible = x.visible
    x.code[declaration + ir.D_EXTRA] = typeParameters(x, x.field(node, 'type_parameters'))
    x.code[declaration + ir.D_TYPE] = type(x, value)
    x.visible = visible
    x.owner = owner
    x.leave(outer)
  })
}

export function enumDeclaration(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const body = x.field(node, 'body')
  if (nameNode < 0) return
  const name = x.nameOf(nameNode)
  const definition = defineSymbol(x, x.text(nameNode), 'enum', nameNode, node, body, { modifiers: modifiers(x) })
  const entity = x.entity(name)
  const shape = x.shape(ir.ENUM, definition)
  x.declare(entity, ir.ENUM_DECLARATION, definition, 0, 0, shape)
  x.code[shape + ir.S_ENTITY] = entity
  announce(x, name, entity)
  if (body < 0) return
  const owner = x.owner
  x.owner = definition - 1
  const outer = x.enter(TYPE_SCOPE)
  x.join(entity)
  const members: number[] = []
  x.doc = -1
  for (let at = body + 1; at < (x.tree.after[body] as number); at = x.tree.after[at] as number) {
    if (x.kind(at) === K.comment) continue
    const assigned = x.kind(at) === K.enum_assignment
    const key = assigned ? x.field(at, 'name') : at
    const text = keyName(x, key)
    if (text === undefined) continue
    const symbol = defineSymbol(x, text, 'enum_member', key, at, -1)
    const member = x.member(x.string(text), ir.STATIC, symbol, 0, 0, shape)
    members.push(member)
    // Inside an enum, its other members are in scope.
    x.declare(x.entity(x.string(text)), ir.VARIABLE, symbol)
    x.show(x.string(text))
    if (assigned) expression(x, x.field(at, 'value'))
  }
  x.code[shape + ir.S_MEMBERS] = x.list(members)
  x.leave(outer)
  x.owner = owner
}

/** `namespace A.B {}`, `module A {}`, `declare module 'name' {}`. */
export function namespaceDeclaration(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const body = x.field(node, 'body')
  if (nameNode < 0) return
  if (x.kind(nameNode) === K.string) {
    const text = stringText(x, nameNode)
    if (text === undefined) return
    const definition = defineSymbol(x, text, 'module', nameNode, node, body, { modifiers: ['declaration'] })
    const shape = x.shape(ir.NAMESPACE, definition)
    x.ambient.push(x.string(text), shape)
    const owner = x.owner
    x.owner = definition - 1
    if (body >= 0) inside(x, body, shape, true)
    x.owner = owner
    return
  }
  const path: number[] = []
  const collect = (at: number) => {
    // For `A.B.C` the grammar has a nested identifier around member expressions.
    if (x.kind(at) === K.nested_identifier || x.kind(at) === K.member_expression) {
      collect(x.field(at, 'object'))
      const last = x.field(at, 'property')
      if (last >= 0) path.push(last)
    } else path.push(at)
  }
  collect(nameNode)
  const open = (depth: number) => {
    const part = path[depth] as number
    const name = x.nameOf(part)
    const definition = defineSymbol(x, x.text(part), 'namespace', part, node, body, { modifiers: modifiers(x) })
    const entity = x.entity(name)
    const shape = x.shape(ir.NAMESPACE, definition)
    x.code[shape + ir.S_ENTITY] = entity
    x.declare(entity, ir.NAMESPACE_DECLARATION, definition, 0, 0, shape)
    announce(x, name, entity)
    const owner = x.owner
    x.owner = definition - 1
    const declared = x.declared
    if (depth + 1 === path.length) {
      if (body >= 0) inside(x, body, shape, declared, entity)
    } else {
      const outer = x.enter(NAMESPACE_SCOPE)
      x.join(entity)
      const sink = x.sink
      x.sink = []
      const { exported, namespace } = x
      x.exported = true
      x.namespace = shape
      open(depth + 1)
      x.exported = exported
      x.namespace = namespace
      x.code[shape + ir.S_MEMBERS] = x.list(x.sink)
      x.sink = sink
      x.leave(outer)
    }
    x.owner = owner
  }
  open(0)
}

function inside(x: Extraction, body: number, shape: number, ambient: boolean, entity = 0): void {
  const outer = x.enter(NAMESPACE_SCOPE)
  if (entity !== 0) x.join(entity)
  const { exported, declared, defaulted, namespace, sink } = x
  x.namespace = shape
  x.exported = false
  x.defaulted = false
  x.declared = ambient
  x.sink = []
  statements(x, body)
  x.code[shape + ir.S_MEMBERS] = x.list(x.sink)
  x.sink = sink
  x.namespace = namespace
  x.exported = exported
  x.declared = declared
  x.defaulted = defaulted
  x.leave(outer)
}
