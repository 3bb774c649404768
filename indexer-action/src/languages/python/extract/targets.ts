/**
 * Targets of assignments, `for`, `as` and `:=`: names that are bound, attributes and items that are stored.
 */
import type { Use } from '../../../../../src/contract/links.ts'
import type { SymbolDraft } from '../../language.ts'
import { type Binding, DEFINITION, FLAG, OP, REST_BACK } from '../value-graph.ts'
import { DECLARED, declareVariable } from './declared-symbols.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { OCCURRENCE } from './extraction.ts'
import { attribute, attributePath } from './names.ts'
import { takesItem } from './operators.ts'
import { keyOf } from './record-keys.ts'
import type { Scope, Slot } from './scopes.ts'
import { NODE } from './syntax.ts'

export interface Assigned {
  /** The statement, for the symbol's extent. */
  statement: number
  /** Its annotation, as it is written. */
  type: string | undefined
  /** Annotated without a value: `timeout: float`. */
  bare: boolean
}

export function assignTarget(x: Extraction, scope: Scope, target: number, value: number, how?: Assigned): void {
  const { reader, graph } = x
  switch (reader.code(target)) {
    case NODE.identifier:
      bindVariable(x, scope, target, value, how)
      return
    case NODE.attribute:
      storeAttribute(x, scope, target, value, how)
      return
    case NODE.subscript: {
      const object = x.tree.child(target, reader.field.value)
      const held = object < 0 ? graph.unknown : expression(x, scope, object)
      const keys = reader.under(target, reader.field.subscript).filter((key) => reader.isNamed(key))
      const nodes = keys.map((key) => expression(x, scope, key))
      takesItem(x, scope, object, held, '__setitem__')
      if (keys.length === 1) keyOf(x, scope, keys[0] as number, held, 'write')
      const key = nodes.length === 1 ? (nodes[0] as number) : graph.unknown
      if (value >= 0) graph.node(OP.STORE_ITEM, held, graph.list([key, value]))
      return
    }
    case NODE.pattern_list:
    case NODE.tuple_pattern:
    case NODE.list_pattern:
    case NODE.tuple:
    case NODE.list:
    case NODE.expression_list: {
      const items = reader.named(target)
      const star = items.findIndex((item) => isStar(x, item))
      items.forEach((item, at) => {
        if (at === star) {
          const inner = reader.firstNamed(item)
          if (inner >= 0)
            assignTarget(x, scope, inner, graph.node(OP.REST, value, at * REST_BACK + (items.length - at - 1)))
        } else {
          const position = star >= 0 && at > star ? at - items.length : at
          assignTarget(x, scope, item, graph.node(OP.UNPACK, value, position), how)
        }
      })
      return
    }
    case NODE.list_splat_pattern:
    case NODE.list_splat:
    case NODE.parenthesized_expression:
    case NODE.as_pattern_target: {
      const inner = reader.firstNamed(target)
      if (inner >= 0) assignTarget(x, scope, inner, value, how)
      return
    }
    default:
      expression(x, scope, target)
  }
}

const isStar = (x: Extraction, node: number): boolean => {
  const code = x.reader.code(node)
  return code === NODE.list_splat_pattern || code === NODE.list_splat
}

function bindVariable(x: Extraction, scope: Scope, target: number, value: number, how?: Assigned): void {
  const name = x.text(target)
  if (name === '') return
  const own = x.slot(scope, name)
  const slot = own.foreign ?? own
  const known = slot.definitions.find((d) => isVariable(x, d))
  let definition = known
  if (known === undefined) {
    const binder = own.foreign ? (own.foreign.definitions.length === 0 ? x.module : scope) : scope
    definition = declareVariable(x, binder, target, how)
  } else x.emit(target, 'write', scope.owner, OCCURRENCE.definition, known)
  if (known === undefined && isNone(x, value)) x.placeholders.add(definition as number)
  else if (x.placeholders.size > 0 && !isNone(x, value)) x.placeholders.delete(definition as number)
  bindSlot(x, own, value < 0 ? x.graph.unknown : value, definition as number)
}

const isNone = ({ graph }: Extraction, value: number): boolean =>
  value >= 0 && graph.kind[value] === OP.BUILTIN && graph.strings[graph.a[value] as number] === 'None'

/** Binds a value to a slot under a definition, through `global` and `nonlocal` where they apply. */
export function bindSlot(x: Extraction, own: Slot, value: number, definition: number): void {
  const slot = own.foreign
  if (!slot) {
    x.assign(own, value, definition)
    return
  }
  if (!slot.definitions.includes(definition)) slot.definitions.push(definition)
  slot.versions.push(value)
  x.graph.edge(value, x.cell(slot))
}

const isVariable = (x: Extraction, definition: number): boolean => {
  if (definition % 4 === DEFINITION.local) {
    const kind = x.body.locals[definition >> 2]?.[1]
    return kind === 'variable' || kind === 'parameter'
  }
  return definition % 4 === DEFINITION.symbol && DECLARED.has(x.symbols[definition >> 2]?.kind ?? 'function')
}

function storeAttribute(x: Extraction, scope: Scope, target: number, value: number, how?: Assigned): void {
  const { reader, graph } = x
  if (x.hasNarrowedAttributes) {
    const path = attributePath(x, scope, target)
    if (path) x.flow.widen(path.slot, path.rest)
  }
  const object = x.tree.child(target, reader.field.object)
  const property = x.tree.child(target, reader.field.attribute)
  const named = object >= 0 && reader.code(object) === NODE.identifier ? receiverClass(x, scope, x.text(object)) : -1
  const receiver = named >= 0 && isOfObject(x, named, property) ? -1 : named
  if (receiver < 0 || property < 0 || x.text(property) === '') {
    const use: Use = 'write'
    const read = attribute(x, scope, target, use)
    const held = graph.a[read.node] as number
    const name = graph.b[read.node] as number
    if (value >= 0 && graph.kind[read.node] === OP.ATTRIBUTE)
      graph.node(OP.STORE_ATTRIBUTE, held, graph.list([name, value]))
    const path = property < 0 ? undefined : attributePath(x, scope, target)
    if (path) {
      const paths = x.stored.get(path.slot) ?? new Map<string, number>()
      x.stored.set(path.slot, paths)
      if (!paths.has(path.rest)) paths.set(path.rest, x.local(x.text(property), 'variable', property, scope.owner))
    }
    return
  }
  const held = expression(x, scope, object)
  const name = x.text(property)
  const fields = x.fields[receiver] as Map<string, Binding>
  let field = fields.get(name)
  if (!field) {
    const declared = x.classScopes[receiver]?.slots.get(name)
    const definitions = declared?.definitions ?? []
    field = [graph.string(name), graph.node(OP.JOIN), ...definitions]
    fields.set(name, field)
    if (definitions.length === 0) {
      const symbol = declareVariable(x, x.classScopes[receiver] as Scope, property, how, true)
      field.push(symbol)
      if (how?.type === undefined) x.untyped.set(symbol, [property, scope.owner])
      if (x.classes[receiver]?.bases.length !== 0)
        x.emit(property, 'write', scope.owner, OCCURRENCE.field, receiver, field[0])
      store(x, field[1], value, how)
      return
    }
  }
  if (how?.type !== undefined && isDeclaredBy(x, receiver, field[2] as number, property, how)) {
    store(x, field[1], value, how)
    return
  }
  // Where the class body does not declare it, a base class may: which definition is meant is told as for a read. What it gives a value
  // may be a descriptor, which is told by that value.
  if (x.classScopes[receiver]?.slots.get(name) === undefined || isVariableOf(x, field)) {
    const written = graph.node(OP.ATTRIBUTE, held, graph.string(name))
    x.emit(property, 'write', scope.owner, OCCURRENCE.attribute, written, -1)
    store(x, field[1], value, how)
    return
  }
  // A store through a property runs its setter, which is declared last.
  const definition = (field.length > 3 ? field[field.length - 1] : field[2]) as number
  x.emit(property, 'write', scope.owner, OCCURRENCE.definition, definition)
  store(x, field[1], value, how)
}

/** Whether an attribute is one that every object has, and not one that the class body declares. */
function isOfObject(x: Extraction, receiver: number, property: number): boolean {
  const name = property < 0 ? '' : x.text(property)
  return OF_OBJECTS.has(name) && x.classScopes[receiver]?.slots.get(name) === undefined
}

const OF_OBJECTS: ReadonlySet<string> = new Set(['__class__', '__dict__'])

/** Lets a value flow into a field. What one assignment annotates holds for those that follow. */
function store(x: Extraction, field: number, value: number, how: Assigned | undefined): void {
  const { graph } = x
  if (value < 0) return
  const annotation = x.annotated.get(field)
  if (how?.type !== undefined && graph.kind[value] === OP.TYPED) x.annotated.set(field, graph.a[value] as number)
  graph.edge(annotation === undefined ? value : graph.node(OP.TYPED, annotation, value), field)
}

/** Whether a class body declares a field only as a variable without annotation, once. */
function isVariableOf(x: Extraction, [, , ...definitions]: Binding): boolean {
  if (definitions.length !== 1) return false
  const symbol = x.symbols[(definitions[0] as number) >> 2]
  return symbol?.kind === 'property' && symbol.type === undefined
}

/** Makes the assignment that is annotated the declaration of a field whose first one is not. Returns false where that has a type. */
function isDeclaredBy(x: Extraction, receiver: number, definition: number, property: number, how: Assigned): boolean {
  const first = x.untyped.get(definition)
  if (!first) return false
  x.untyped.delete(definition)
  declareVariable(x, x.classScopes[receiver] as Scope, property, how, true)
  x.symbols[definition >> 2] = x.symbols.pop() as SymbolDraft
  x.emit(first[0], 'write', first[1], OCCURRENCE.definition, definition)
  return true
}

/** The class whose instance a name holds: as the first parameter of a method, or made there by `__new__`; -1 otherwise. */
function receiverClass(x: Extraction, scope: Scope, name: string): number {
  const { slot } = x.read(scope, name)
  if (!slot || slot.versions.length === 0 || slot.versions.length > 2) return -1
  const [first, second] = slot.versions.map((version) => receiverOf(x, version))
  return first !== undefined && (second === undefined || first === second) ? first : -1
}

function receiverOf(x: Extraction, version: number): number {
  const { kind, a, b, lists, strings } = x.graph
  if (kind[version] === OP.CALL) {
    // `super().__new__(cls)`
    const callee = a[version] as number
    const list = b[version] as number
    const isMade = kind[callee] === OP.ATTRIBUTE && strings[b[callee] as number] === '__new__'
    const made = isMade && (lists[list] as number) > 0 ? (lists[list + 1] as number) : -1
    return kind[made] === OP.PARAMETER ? receiverOf(x, made) : -1
  }
  if (kind[version] !== OP.PARAMETER || b[version] !== 0) return -1
  const fn = x.functions[a[version] as number]
  return fn && fn.owner >= 0 && (fn.flags & FLAG.static) === 0 ? fn.owner : -1
}
