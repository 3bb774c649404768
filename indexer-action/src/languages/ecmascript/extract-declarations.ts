/** Declarations: variables, functions, classes, interfaces, aliases, enums, namespaces. */
import type { Modifier } from '../../../../src/contract/symbols.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { classShape } from './extract-classes.ts'
import { expression, stringText } from './extract-expressions.ts'
import { functionFacts, functionRecord, isFunction, typeText, ultimate } from './extract-functions.ts'
import { keyName, namedExpression } from './extract-literals.ts'
import { bind } from './extract-patterns.ts'
import { statements } from './extract-statements.ts'
import { annotation, shapeMembers, type, typeParameters } from './extract-types.ts'
import { BLOCK_SCOPE, type Extraction, NAMESPACE_SCOPE, TYPE_SCOPE } from './extraction.ts'
import { K } from './grammar.ts'
import * as ir from './ir.ts'
import { commentBefore, typesIn, typeWritten } from './jsdoc.ts'

/** `exported`, `declaration` and what the caller adds. */
function modifiers(x: Extraction, more: Modifier[] = []): Modifier[] {
  if (x.exported) more.push('exported')
  if (x.defaulted) more.push('default')
  if (x.declared) more.push('declaration')
  return more
}

/** What is declared by a name is exported under it, when the statement says so or when the namespace is ambient. */
function announce(x: Extraction, name: number, entity: number): void {
  if (x.exported || (x.declared && x.sink !== undefined)) x.exportEntity(name, entity)
}

export function variables(x: Extraction, node: number): void {
  const { after } = x.tree
  const keyword = x.kind(node + 1)
  const isVar = keyword === K.var
  const isConst = keyword === K.const
  const doc = x.doc
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.variable_declarator) continue
    x.doc = doc
    declarator(x, at, isVar, isConst)
  }
}

function declarator(x: Extraction, node: number, isVar: boolean, isConst: boolean): void {
  const { code } = x
  const pattern = x.field(node, 'name')
  const valueNode = x.field(node, 'value')
  const typeNode = x.field(node, 'type')
  if (pattern < 0) return
  const scope = isVar ? x.functionScope : x.scope
  const symbols = x.atTop
  if (x.kind(pattern) !== K.identifier) {
    const declared = typeNode >= 0 ? x.emit(ir.TYPED, annotation(x, typeNode)) : x.emit(ir.NON_NULL, 0)
    bind(x, pattern, declared, {
      kind: ir.VARIABLE,
      local: 'variable',
      scope,
      symbols,
      constant: false,
      declared: (name, entity) => announce(x, name, entity),
    })
    const value = expression(x, valueNode)
    if (typeNode < 0) code[declared + 1] = value
    return
  }
  const name = x.nameOf(pattern)
  const target = valueNode >= 0 ? ultimate(x, valueNode) : -1
  const function_ = target >= 0 && isFunction(x, target)
  const class_ = target >= 0 && x.kind(target) === K.class
  let definition: number
  if (function_)
    definition = defineSymbol(x, x.text(pattern), 'function', pattern, node, x.field(target, 'body'), {
      ...functionFacts(x, target, modifiers(x)),
      ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
    })
  else if (class_)
    definition = defineSymbol(x, x.text(pattern), 'class', pattern, node, x.field(target, 'body'), {
      modifiers: modifiers(x),
    })
  else if (symbols) {
    const constant = isConst && /^[A-Z][A-Z0-9_]*$/.test(x.text(pattern))
    definition = defineSymbol(
      x,
      x.text(pattern),
      constant ? 'constant' : 'variable',
      pattern,
      node,
      bodyOf(x, target),
      {
        modifiers: modifiers(x),
        ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
      },
    )
  } else definition = defineLocal(x, name, 'variable', pattern)
  const entity = x.entity(name, scope)
  const declaration = x.declare(entity, ir.VARIABLE, definition)
  announce(x, name, entity)
  x.doc = -1
  const declared = typeNode >= 0 ? annotation(x, typeNode) : 0
  const documented = x.typescript || typeNode >= 0 ? undefined : typesIn(commentBefore(x, node), 'type').get('')
  code[declaration + ir.D_TYPE] = declared
  if (valueNode < 0) return
  const exported = x.exported
  x.exported = false
  let value: number
  const owner = x.owner
  if (function_ && target === valueNode)
    value = x.emit(ir.FUNCTION_VALUE, functionRecord(x, target, { definition, owner: 0 }))
  else if (class_ && target === valueNode) {
    const shape = classShape(x, target, definition)
    code[shape + ir.S_ENTITY] = entity
    value = x.emit(ir.SHAPE_VALUE, shape)
  } else {
    // Members of a named literal belong to its name.
    if (definition > 0 && x.kind(target) === K.object) x.owner = definition - 1
    if (function_) x.naming = { node: target, definition }
    value = symbols ? namedExpression(x, valueNode) : expression(x, valueNode)
  }
  x.owner = owner
  x.exported = exported
  if (declared !== 0) x.setContext(value, ir.IN_TYPE, declared, 0)
  code[declaration + ir.D_VALUE] = documented === undefined ? value : said(x, documented, value)
}

/** `@type {T}` before `const a = value`: the type where it can be made out, the value where not. */
function said(x: Extraction, documented: string, value: number): number {
  const type = typeWritten(x, documented)
  return type === 0 ? value : x.emit(ir.AS, value, type)
}

/** Long initialisers are not part of a signature. */
function bodyOf(x: Extraction, node: number): number {
  if (node < 0) return -1
  const kind = x.kind(node)
  const long = (x.tree.end[node] as number) - (x.tree.start[node] as number) > 80
  return long || kind === K.object || kind === K.array || kind === K.call_expression ? node : -1
}

/** `if (x) function f() {}`: a body of one statement is a block of its own. */
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
  x.code[record + ir.F_ENTITY] = entity
  x.code[declaration + ir.D_EXTRA] = record
  x.exported = exported
  x.declared = declared
}

export function classDeclaration(x: Extraction, node: number): void {
  const nameNode = x.field(node, 'name')
  const name = nameNode >= 0 ? x.nameOf(nameNode) : x.string('default')
  const own: Modifier[] = x.kind(node) === K.abstract_class_declaration ? ['abstract'] : []
  const annotations: string[] = []
  for (let at = node + 1; at < (x.tree.after[node] as number); at = x.tree.after[at] as number)
    if (x.kind(at) === K.decorator) annotations.push(x.text(at).slice(0, 200))
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

/** What is inside an exported declaration is not exported itself. */
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
    // Other members are in scope inside the enum.
    x.declare(x.entity(x.string(text)), ir.VARIABLE, symbol)
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
    // The grammar calls all but the outermost of `A.B.C` members.
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
      if (body >= 0) inside(x, body, shape, declared)
    } else {
      const outer = x.enter(NAMESPACE_SCOPE)
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

function inside(x: Extraction, body: number, shape: number, ambient: boolean): void {
  const outer = x.enter(NAMESPACE_SCOPE)
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
