/** Classes: members, base classes, implemented interfaces, and fields that are declared only by `this.x = …`. */

import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { SymbolDraft } from '../../language.ts'
import { declareForAngular } from '../angular/declared.ts'
import { listens } from '../events/listeners.ts'
import { type Decorated, injects, processes } from '../events/queues.ts'
import * as ir from '../ir.ts'
import { defineSymbol } from './definitions.ts'
import { markDecorated } from './entry-points.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction, FunctionFrame } from './extraction.ts'
import { functionFacts, functionRecord, isFunction, typeText, ultimate } from './functions.ts'
import { K } from './grammar.ts'
import { baseArguments, documentedContracts, templates, typeDocumented } from './jsdoc.ts'
import { constantKey, keyName, namedExpression } from './literals.ts'
import { BLOCK_SCOPE, FUNCTION_SCOPE } from './scopes.ts'
import { statements } from './statements.ts'
import { annotation, type, typeList, typeParameters } from './types.ts'

/** The class being walked: the names that its body declares, and the members found so far. */
export interface ClassFrame {
  shape: number
  declared: Set<string>
  members: number[]
  /** Members defined by `this.x = …`: MEMBER_OF records by name. */
  assigned: Map<string, number>
  decorated: Decorated[]
}

/** `definition`: the symbol that a variable defined for the class, or 0; then a class expression with a name defines one. */
export function classShape(x: Extraction, node: number, definition = 0): number {
  const { code } = x
  const shape = x.shape(ir.CLASS, definition)
  const outerScope = x.enter(BLOCK_SCOPE)
  const name = x.field(node, 'name')
  if (name >= 0 && x.kind(node) === K.class) {
    if (definition === 0) {
      x.doc = -1
      definition = defineSymbol(x, x.text(name), 'class', name, node, x.field(node, 'body'))
      code[shape + ir.S_DEFINITION] = definition
    }
    const entity = x.entity(x.nameOf(name))
    x.declare(entity, ir.CLASS_DECLARATION, definition, 0, 0, shape)
    code[shape + ir.S_ENTITY] = entity
  }
  x.types.push(shape)
  const outerOwner = x.owner
  const outerShape = x.classShape
  const outerStatic = x.classStatic
  const outerFrame = x.frame
  const outerClass = x.classFrame
  decorators(x, node)
  if (definition > 0) x.owner = definition - 1
  const outerVisible = x.visible
  code[shape + ir.S_TYPE_PARAMETERS] = x.typescript
    ? typeParameters(x, x.field(node, 'type_parameters'))
    : templates(x, node)
  code[shape + ir.S_VISIBLE] = x.visibleList()
  heritage(x, node, shape)
  const body = x.field(node, 'body')
  if (body >= 0) {
    x.classShape = shape
    const frame: ClassFrame = {
      shape,
      declared: declaredNames(x, body),
      members: [],
      assigned: new Map(),
      decorated: [],
    }
    x.classFrame = frame
    classBody(x, body, frame)
    code[shape + ir.S_MEMBERS] = x.list([...frame.members, ...frame.assigned.values()].filter((m) => m !== 0))
    declareForAngular(x, node, shape)
    processes(x, node, frame.decorated, frame.members)
  }
  x.visible = outerVisible
  x.owner = outerOwner
  x.classShape = outerShape
  x.classStatic = outerStatic
  x.frame = outerFrame
  x.classFrame = outerClass
  x.leave(outerScope)
  return shape
}

export function decorators(x: Extraction, node: number): void {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (x.kind(at) === K.decorator) decorator(x, at)
}

/** The value of the decorator's expression. */
function decorator(x: Extraction, node: number): number {
  const doc = x.doc
  x.doc = -1
  let value = 0
  for (let at = node + 1; at < (x.tree.after[node] as number); at = x.tree.after[at] as number)
    value = expression(x, at, ir.CALLED)
  x.doc = doc
  return value
}

function heritage(x: Extraction, node: number, shape: number): void {
  const { after, flags } = x.tree
  const bases: number[] = []
  const contracts: number[] = []
  const within = x.childOf(node, K.class_heritage)
  if (!x.typescript) contracts.push(...documentedContracts(x, node))
  if (within < 0) {
    x.code[shape + ir.S_IMPLEMENTS] = x.list(contracts)
    return
  }
  const base = (at: number, args: number) => {
    const value = expression(x, at, ir.EXTENDS)
    const said = args >= 0 ? typeList(x, args) : x.typescript ? 0 : baseArguments(x, node)
    bases.push(x.emit(ir.HERITAGE, value, said))
  }
  let clauses = false
  for (let at = within + 1, end = after[within] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.extends_clause) {
      clauses = true
      const value = x.field(at, 'value')
      if (value >= 0) base(value, x.field(at, 'type_arguments'))
    } else if (kind === K.implements_clause) {
      clauses = true
      for (let t = at + 1; t < (after[at] as number); t = after[t] as number)
        if (((flags[t] as number) & 1) !== 0 && x.kind(t) !== K.comment) contracts.push(type(x, t, ir.IMPLEMENTS))
    }
  }
  // In the JavaScript grammar, the base class is a direct child of the heritage node.
  if (!clauses)
    for (let at = within + 1, end = after[within] as number; at < end; at = after[at] as number)
      if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) base(at, -1)
  x.code[shape + ir.S_EXTENDS] = x.list(bases)
  x.code[shape + ir.S_IMPLEMENTS] = x.list(contracts)
}

/** Names that a class body declares, so that `this.x = …` in an earlier method is not taken for the declaration. */
function declaredNames(x: Extraction, body: number): Set<string> {
  const { after } = x.tree
  const names = new Set<string>()
  for (let at = body + 1, end = after[body] as number; at < end; at = after[at] as number) {
    const key = x.field(at, 'name') >= 0 ? x.field(at, 'name') : x.field(at, 'property')
    if (key >= 0) names.add(x.text(key))
    const list = x.field(at, 'parameters')
    if (list >= 0 && x.text(key) === 'constructor')
      for (let p = list + 1; p < (after[list] as number); p = after[p] as number) {
        const pattern = x.field(p, 'pattern')
        if (pattern >= 0 && (x.has(p, K.accessibility_modifier) || x.has(p, K.readonly))) names.add(x.text(pattern))
      }
  }
  return names
}

function classBody(x: Extraction, body: number, frame: ClassFrame): void {
  const { after } = x.tree
  let doc = -1
  /** Decorators above what follows. */
  let above: string[] = []
  let values: number[] = []
  for (let at = body + 1, end = after[body] as number; at < end; at = after[at] as number) {
    switch (x.kind(at)) {
      case K.comment:
        if (x.tree.text.startsWith('/**', x.tree.start[at])) doc = at
        continue
      case K.decorator:
        values.push(decorator(x, at))
        above.push(decoratorText(x, at))
        continue
      case K.method_definition:
      case K.method_signature:
      case K.abstract_method_signature:
        x.doc = doc
        method(x, at, frame, above)
        if (values.length > 0) {
          const member = frame.members.at(-1)
          listens(x, values, member)
          if (member !== undefined) frame.decorated.push({ member, values })
        }
        break
      case K.field_definition:
      case K.public_field_definition:
        x.doc = doc
        field(x, at, frame, above)
        if (values.length > 0) injects(x, at, x.text(x.field(at, 'name')), values)
        break
      case K.class_static_block: {
        const inside = x.field(at, 'body')
        if (inside >= 0) selfScope(x, frame.shape, true, () => statements(x, inside))
        break
      }
      case K.index_signature: {
        const value = x.field(at, 'type')
        type(x, x.field(at, 'index_type'))
        if (value >= 0) x.code[frame.shape + ir.S_INDEX] = x.list([annotation(x, value)])
        break
      }
    }
    doc = -1
    if (above.length > 0) {
      above = []
      values = []
    }
  }
  x.doc = -1
}

/** Walks code of the class body itself (initialisers, static blocks): `this` is the instance, or the class if `isStatic`. */
function selfScope(x: Extraction, shape: number, isStatic: boolean, walk: () => void): void {
  const outerScope = x.enter(FUNCTION_SCOPE)
  const outerFrame = x.frame
  const outerStatic = x.classStatic
  const frame: FunctionFrame = {
    record: 0,
    body: -1,
    flags: isStatic ? ir.STATIC : 0,
    returned: [],
    implied: 0,
    yielded: [],
    instance: undefined,
    self: isStatic ? -shape : shape,
  }
  x.frame = frame
  x.classStatic = isStatic
  walk()
  x.frame = outerFrame
  x.classStatic = outerStatic
  x.leave(outerScope)
}

function modifiersOf(x: Extraction, node: number): Modifier[] {
  const { after } = x.tree
  const modifiers: Modifier[] = []
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.accessibility_modifier) modifiers.push(x.text(at) as Modifier)
    else if (kind === K.static) modifiers.push('static')
    else if (kind === K.abstract) modifiers.push('abstract')
    else if (kind === K.readonly) modifiers.push('readonly')
    else if (kind === K.override_modifier) modifiers.push('override')
    else if (kind === K.private_property_identifier && !modifiers.includes('private')) modifiers.push('private')
    else if (kind === K.formal_parameters) break
  }
  return modifiers
}

const decoratorText = (x: Extraction, node: number): string => oneLine(x.text(node), 'slashes').slice(0, 200)

export function decoratorsIn(x: Extraction, node: number): string[] {
  const found: string[] = []
  for (let at = node + 1; at < (x.tree.after[node] as number); at = x.tree.after[at] as number)
    if (x.kind(at) === K.decorator) found.push(decoratorText(x, at))
  return found
}

function annotationsOf(x: Extraction, node: number, above: readonly string[]): Partial<SymbolDraft> {
  const texts = [...above, ...decoratorsIn(x, node)]
  return texts.length > 0 ? { annotations: texts.slice(0, 64) } : {}
}

function method(x: Extraction, node: number, frame: ClassFrame, above: readonly string[]): void {
  const key = x.field(node, 'name')
  if (key < 0) return
  decorators(x, node)
  const text = keyName(x, key)
  const modifiers = modifiersOf(x, node)
  const isStatic = modifiers.includes('static')
  const constructing = text === 'constructor' && !isStatic
  const body = x.field(node, 'body')
  if (body < 0) modifiers.push('declaration')
  const kind: SymbolKind = constructing ? 'constructor' : 'method'
  const definition =
    text === undefined
      ? 0
      : defineSymbol(x, text, kind, key, node, body, {
          ...functionFacts(x, node, modifiers),
          ...annotationsOf(x, node, above),
        })
  if (definition > 0) markDecorated(x.symbols[definition - 1] as SymbolDraft)
  const outerStatic = x.classStatic
  x.classStatic = isStatic
  const record = functionRecord(x, node, {
    definition,
    owner: frame.shape,
    flags: (isStatic ? ir.STATIC : 0) | (constructing ? ir.CONSTRUCTOR : 0),
    ...(constructing ? { constructing: { shape: frame.shape, members: frame.members } } : {}),
  })
  x.classStatic = outerStatic
  const name = text === undefined ? constantKey(x, key) : x.string(text)
  if (name === 0) return
  const value = x.emit(ir.FUNCTION_VALUE, record)
  const accessor = (x.code[record + ir.F_FLAGS] as number) & (ir.GETTER | ir.SETTER)
  const flags =
    (accessor === 0 ? ir.METHOD : accessor) | (isStatic ? ir.STATIC : 0) | (constructing ? ir.CONSTRUCTOR : 0)
  const member = x.member(name, flags, definition, 0, value, frame.shape)
  frame.members.push(member)
  if (definition !== 0 && !constructing && !isStatic) x.occurrence(key, ir.OVERRIDE, member)
}

function field(x: Extraction, node: number, frame: ClassFrame, above: readonly string[]): void {
  const key = x.field(node, 'name') >= 0 ? x.field(node, 'name') : x.field(node, 'property')
  if (key < 0) return
  decorators(x, node)
  const text = keyName(x, key)
  const valueNode = x.field(node, 'value')
  const typeNode = x.field(node, 'type')
  const modifiers = modifiersOf(x, node)
  const isStatic = modifiers.includes('static')
  const function_ = valueNode >= 0 && isFunction(x, valueNode)
  const definition =
    text === undefined
      ? 0
      : defineSymbol(
          x,
          text,
          function_ ? 'method' : 'property',
          key,
          node,
          function_ ? x.field(valueNode, 'body') : -1,
          {
            ...(function_ ? functionFacts(x, valueNode, modifiers) : { modifiers }),
            ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
            ...annotationsOf(x, node, above),
          },
        )
  x.doc = -1
  const owner = x.owner
  if (definition > 0) x.owner = definition - 1
  const declared =
    typeNode >= 0
      ? annotation(x, typeNode)
      : x.typescript
        ? constantType(x, valueNode, modifiers.includes('readonly'))
        : typeDocumented(x, key)
  const name = text === undefined ? 0 : x.string(text)
  const member = text === undefined ? 0 : x.member(name, isStatic ? ir.STATIC : 0, definition, declared, 0, frame.shape)
  if (member !== 0) frame.members.push(member)
  if (valueNode >= 0)
    selfScope(x, frame.shape, isStatic, () => {
      const value = function_
        ? x.emit(ir.FUNCTION_VALUE, functionRecord(x, valueNode, { definition, owner: 0 }))
        : namedExpression(x, valueNode)
      if (declared !== 0) x.setContext(value, ir.IN_TYPE, declared, 0)
      else x.setContext(value, ir.IN_FIELD, frame.shape, name)
      if (member !== 0) x.code[member + ir.M_VALUE] = value
    })
  x.owner = owner
  if (member !== 0 && !isStatic) x.occurrence(key, ir.OVERRIDE, member)
}

/** The literal type of a field that is never assigned again, `readonly type = 'circle'`, or is said to be constant; 0 for others. */
function constantType(x: Extraction, node: number, isReadonly: boolean): number {
  if (node < 0) return 0
  const isConst = x.kind(node) === K.as_expression && /\bas\s+const$/.test(x.text(node))
  if (!isReadonly && !isConst) return 0
  const value = isConst ? ultimate(x, node) : node
  const kind = x.kind(value)
  if (kind === K.true || kind === K.false) return x.emit(ir.T_LITERAL, x.string(x.text(value)), ir.P_BOOLEAN)
  const text = kind === K.string ? stringText(x, value) : undefined
  return text === undefined ? 0 : x.emit(ir.T_LITERAL, x.string(text))
}
