/** Classes that calls make, with the fields that they name: `namedtuple('Point', 'x y')`, `NamedTuple('Point', [('x', int)])`. */
import { type ClassFact, DEFINITION, definition, OP } from '../value-graph.ts'
import { folded, symbolDraft, visibility } from './declared-symbols.ts'
import type { Extraction } from './extraction.ts'
import { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import { type Assigned, assignTarget } from './targets.ts'

const MAKES = /(^|\.)(namedtuple|NamedTuple)$/

export function makesNamedTuple(x: Extraction, node: number): boolean {
  if (x.reader.code(node) !== NODE.call) return false
  const callee = x.tree.child(node, x.reader.field.function)
  return callee >= 0 && MAKES.test(x.text(callee)) && fieldsOf(x, node).length > 0
}

/** Binds a variable of a module or class to the class that a call makes. */
export function bindNamedTuple(x: Extraction, scope: Scope, target: number, how: Assigned, node: number, call: number) {
  // Bound before the class is made: its symbol is the variable's.
  const held = x.graph.node(OP.CLASS, x.classes.length)
  assignTarget(x, scope, target, held, how)
  const symbol = x.slot(scope, x.text(target)).definitions.find((one) => one % 4 === DEFINITION.symbol)
  namedTuple(x, scope, node, call, symbol === undefined ? -1 : symbol >> 2)
  return held
}

/** The class that a call makes, as a node, to be extended by another one, which has the fields. */
export function extendedNamedTuple(x: Extraction, scope: Scope, node: number, call: number, extending: number): number {
  const held = x.graph.node(OP.CLASS, x.classes.length)
  const fact = namedTuple(x, scope, node, call, extending)
  fact.symbol = -1
  return held
}

/** Adds the class that a call makes; its fields belong to the symbol `owner`. */
function namedTuple(x: Extraction, scope: Scope, node: number, call: number, owner: number): ClassFact {
  const { graph } = x
  const bases = [x.typing('NamedTuple')]
  const fact: ClassFact = { symbol: owner, bases, members: [], fields: [], owner: -1 }
  const inside = new Scope('class', scope, owner, scope.fn, x.classes.push(fact) - 1)
  x.classScopes.push(inside)
  x.fields.push(new Map())
  const types = typesIn(x, call)
  for (const [at, field] of fieldsOf(x, node).entries()) {
    const draft = symbolDraft(x, inside, field.node, field.name, 'property', field.node)
    draft.line = draft.start = draft.end = x.tree.lineAt(field.start)
    draft.column = x.tree.columnAt(field.start)
    draft.modifiers = visibility(x, inside, field.name)
    if (field.type >= 0) draft.type = folded(x.text(field.type))
    const symbol = definition(DEFINITION.symbol, x.symbols.push(draft) - 1)
    x.assign(x.slot(inside, field.name), graph.node(OP.TYPED, types[at] ?? graph.unknown, -1), symbol)
  }
  return fact
}

interface Field {
  name: string
  /** Its string, where its name begins, and its type (-1 where there is none). */
  node: number
  start: number
  type: number
}

/** Fields that are written out: in one string, as strings, or as pairs of a string and a type. */
function fieldsOf(x: Extraction, node: number): Field[] {
  const { reader } = x
  const given = x.tree.child(node, reader.field.arguments)
  const [, written] = given < 0 ? [] : reader.named(given)
  if (written === undefined) return []
  const code = reader.code(written)
  if (code === NODE.string) return namesIn(x, written, -1)
  if (code !== NODE.list && code !== NODE.tuple) return []
  return reader.named(written).flatMap((item) => {
    if (reader.code(item) === NODE.string) return namesIn(x, item, -1)
    const [name, type] = reader.code(item) === NODE.tuple ? reader.named(item) : []
    return name === undefined || reader.code(name) !== NODE.string ? [] : namesIn(x, name, type ?? -1)
  })
}

function namesIn(x: Extraction, string: number, type: number): Field[] {
  const content = x.reader.content(string)
  if (content === undefined) return []
  const start = x.tree.start[content] as number
  return [...x.text(content).matchAll(/[^\W\d]\w*/g)].map((match) => ({
    name: match[0],
    node: string,
    start: start + match.index,
    type,
  }))
}

/** Nodes of the types of a call's pairs, in order. */
function typesIn(x: Extraction, call: number): (number | undefined)[] {
  const { kind, a, b, lists } = x.graph
  if (kind[call] !== OP.CALL) return []
  const list = b[call] as number
  const pairs = (lists[list] as number) > 1 ? (lists[list + 2] as number) : -1
  if (kind[pairs] !== OP.LIST && kind[pairs] !== OP.TUPLE) return []
  const first = (a[pairs] as number) + 1
  return lists.slice(first, first + (lists[first - 1] as number)).map((pair) => {
    if (kind[pair] !== OP.TUPLE) return undefined
    const at = a[pair] as number
    return lists[at] === 2 ? lists[at + 2] : undefined
  })
}
