/** Statements: the scopes that they open and the locals that they declare. */
import { localConstants, localVariables } from './extract-declarations.ts'
import { type Visit, visit, visitChildren, visitTarget } from './extract-expressions.ts'
import { noteGiven } from './extract-given.ts'
import { localTypes } from './extract-type-declarations.ts'
import { BLANK, type Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { isNamed, K, type TypeName } from './syntax.ts'

/** A node that is a scope of its own. */
const scoped: Visit = (x, node) => {
  x.open()
  visitChildren(x, node)
  x.close()
  return 0
}

function expressionList(x: Extraction, node: number): number[] {
  if (node < 0) return []
  return x.code(node) === K.expression_list ? x.named(node) : [node]
}

/** One value each, or one call that gives them all. */
export function valuesFor(x: Extraction, names: number, values: readonly number[]): number[] {
  if (values.length === 0) return new Array<number>(names).fill(0)
  if (values.length === 1 && names > 1)
    return Array.from({ length: names }, (_, at) => x.node3(ir.TUPLE, values[0] as number, at))
  return Array.from({ length: names }, (_, at) => values[at] ?? 0)
}

/** `:=` declares what its scope does not have yet, and assigns the rest. */
function define(x: Extraction, names: readonly number[], values: readonly number[]): void {
  names.forEach((name, at) => {
    if (x.code(name) !== K.identifier) {
      visitTarget(x, name)
      return
    }
    const text = x.text(name)
    if (text === BLANK) return
    const known = x.redeclared(x.string(text))
    if (known) x.occurrence(name, ir.WRITE, known)
    else x.declare(name, ir.VARIABLE, values[at] ?? 0)
  })
}

function assign(x: Extraction, node: number): number {
  const targets = expressionList(x, x.tree.child(node, x.field.left)).map((target) => visitTarget(x, target))
  expressionList(x, x.tree.child(node, x.field.right)).forEach((value, at) => {
    noteGiven(x, targets[at] ?? 0, visit(x, value), value)
  })
  return 0
}

function shortDeclaration(x: Extraction, node: number): number {
  const names = expressionList(x, x.tree.child(node, x.field.left))
  const values = expressionList(x, x.tree.child(node, x.field.right)).map((value) => visit(x, value))
  define(x, names, valuesFor(x, names.length, values))
  return 0
}

function step(x: Extraction, node: number): number {
  visitTarget(x, x.firstNamed(node))
  return 0
}

function range(x: Extraction, node: number): number {
  const over = visit(x, x.tree.child(node, x.field.right))
  const names = expressionList(x, x.tree.child(node, x.field.left))
  const values = [ir.RANGE_KEY, ir.RANGE_VALUE].map((op) => (names.length > 0 ? x.node2(op, over) : 0))
  if (x.hasToken(node, x.syntax.token[':='])) define(x, names, values)
  else for (const name of names) visitTarget(x, name)
  return 0
}

function receive(x: Extraction, node: number): number {
  const value = visit(x, x.tree.child(node, x.field.right))
  const names = expressionList(x, x.tree.child(node, x.field.left))
  if (x.hasToken(node, x.syntax.token[':='])) define(x, names, valuesFor(x, names.length, [value]))
  else for (const name of names) visitTarget(x, name)
  return 0
}

/** In each clause of a type switch its variable has that clause's type. */
function typeSwitch(x: Extraction, node: number): number {
  x.open()
  visit(x, x.tree.child(node, x.field.initializer))
  const value = visit(x, x.tree.child(node, x.field.value))
  const alias = expressionList(x, x.tree.child(node, x.field.alias))[0] ?? -1
  const text = alias < 0 ? BLANK : x.text(alias)
  const local = text === BLANK ? -1 : x.local(alias, ir.VARIABLE)
  for (const clause of x.named(node)) {
    const code = x.code(clause)
    if (code !== K.type_case && code !== K.default_case) continue
    x.open()
    const types = x.under(clause, x.field.type)
    const read = types.map((type) => visit(x, type))
    if (local >= 0) {
      const narrowed = types.length === 1 && x.text(types[0] as number) !== 'nil'
      const seen = narrowed ? x.node3(ir.ASSERT, value, read[0] as number) : value
      x.bind(x.string(text), x.node3(ir.LOCAL, local, seen))
    }
    for (const statement of x.named(clause)) if (x.tree.field[statement] !== x.field.type) visit(x, statement)
    x.close()
  }
  x.close()
  return 0
}

/** The body's scope is inside the header's. */
function headed(x: Extraction, node: number): number {
  x.open()
  visitChildren(x, node)
  x.close()
  return 0
}

function labeled(x: Extraction, node: number): number {
  const label = x.tree.child(node, x.field.label)
  const key = x.string(`${x.text(label)}:`)
  // A label may be used above itself (`goto`): whoever comes first makes it.
  const known = x.labels.get(key)
  if (known === undefined) x.labels.set(key, x.node3(ir.LOCAL, x.local(label, ir.LABEL), 0))
  else {
    const local = x.locals[x.localOf(known)]
    if (local) [local[2], local[3]] = [x.line(label), x.column(label)]
  }
  for (const child of x.named(node)) if (child !== label) visit(x, child)
  return 0
}

function jump(x: Extraction, node: number): number {
  const label = x.firstNamed(node)
  if (label < 0 || x.code(label) !== K.label_name) return 0
  const key = x.string(`${x.text(label)}:`)
  let known = x.labels.get(key)
  if (known === undefined) {
    known = x.node3(ir.LOCAL, x.local(label, ir.LABEL), 0)
    x.labels.set(key, known)
  }
  x.occurrence(label, ir.READ, known)
  return 0
}

/** `switch x := f(); x { … }`: the header is read before the clauses. */
function expressionSwitch(x: Extraction, node: number): number {
  return headed(x, node)
}

function ifStatement(x: Extraction, node: number): number {
  // `else if` chains may be thousands long in generated code: each opens a scope, none a recursion of its own.
  let opened = 0
  for (let at = node; at >= 0; ) {
    x.open()
    opened++
    let next = -1
    const { after, flags, field } = x.tree
    for (let child = at + 1, end = after[at] as number; child < end; child = after[child] as number) {
      if (!isNamed(flags[child] as number)) continue
      if (field[child] === x.field.alternative && x.code(child) === K.if_statement) next = child
      else visit(x, child)
    }
    at = next
  }
  while (opened-- > 0) x.close()
  return 0
}

export const statements: Partial<Record<TypeName, Visit>> = {
  block: scoped,
  communication_case: scoped,
  default_case: scoped,
  expression_case: scoped,
  for_statement: headed,
  if_statement: ifStatement,
  expression_switch_statement: expressionSwitch,
  type_switch_statement: typeSwitch,
  short_var_declaration: shortDeclaration,
  assignment_statement: assign,
  inc_statement: step,
  dec_statement: step,
  range_clause: range,
  receive_statement: receive,
  labeled_statement: labeled,
  break_statement: jump,
  continue_statement: jump,
  goto_statement: jump,
  var_declaration: localVariables,
  const_declaration: localConstants,
  type_declaration: localTypes,
}
