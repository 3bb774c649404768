/** Statements and the declarations among them. */

import * as ir from '../ir.ts'
import {
  classDeclaration,
  enumDeclaration,
  functionDeclaration,
  interfaceDeclaration,
  namespaceDeclaration,
  typeAlias,
} from './declarations.ts'
import { defineLocal } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { dispatch, K } from './grammar.ts'
import { callStatement, condition, type Guard, implied, inCase, where } from './guards.ts'
import { typedefs } from './jsdoc.ts'
import { namedExpression } from './literals.ts'
import { ambient, exportStatement, importAlias, importStatement } from './modules.ts'
import { assignPattern, bind } from './patterns.ts'
import { BLOCK_SCOPE } from './scopes.ts'
import { type } from './types.ts'
import { variables } from './variables.ts'

type Handler = (x: Extraction, node: number) => void

export function statements(x: Extraction, node: number): void {
  const { after } = x.tree
  const mark = x.guards.length
  let doc = -1
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) === K.comment) {
      doc = x.tree.text.startsWith('/**', x.tree.start[at]) ? at : -1
      continue
    }
    x.doc = doc
    doc = -1
    statement(x, at)
  }
  x.doc = -1
  x.guards.length = mark
}

export function statement(x: Extraction, node: number): void {
  if (((x.tree.flags[node] as number) & 1) === 0) return
  const handler = HANDLERS[x.kind(node)]
  if (handler) handler(x, node)
  else expression(x, node)
}

function block(x: Extraction, node: number): void {
  const outer = x.enter(BLOCK_SCOPE)
  statements(x, node)
  x.leave(outer)
}

/** Walks all parts in order, in a block scope of their own. */
function scoped(x: Extraction, node: number): void {
  const outer = x.enter(BLOCK_SCOPE)
  parts(x, node)
  x.leave(outer)
}

function parts(x: Extraction, node: number): void {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) statement(x, at)
}

/** Chains of `else if` are long in generated code, so they are walked in a loop and not by recursion. */
function conditional(x: Extraction, node: number): void {
  const mark = x.guards.length
  // The guards that hold after the statement: for each branch that leaves, that its condition was false.
  const lasting: Guard[] = []
  let at = node
  while (at >= 0) {
    const then = x.field(at, 'consequence')
    const otherwise = x.field(at, 'alternative')
    condition(x, x.field(at, 'condition'))
    const { held, denied } = x
    where(x, held, () => {
      if (then >= 0) statement(x, then)
    })
    if (leaves(x, then)) lasting.push(...denied)
    x.guards.push(...denied)
    let next = -1
    if (otherwise >= 0)
      for (let part = otherwise + 1; part < (x.tree.after[otherwise] as number); part = x.tree.after[part] as number)
        if (x.kind(part) === K.if_statement) next = part
        else statement(x, part)
    at = next
  }
  x.guards.length = mark
  x.guards.push(...lasting)
}

/** `while`: its condition holds in the body, and no longer behind it. */
function repeated(x: Extraction, node: number): void {
  const body = x.field(node, 'body')
  condition(x, x.field(node, 'condition'))
  const { held, denied } = x
  where(x, held, () => {
    if (body >= 0) statement(x, body)
  })
  for (let at = body; at >= 0 && at < (x.tree.after[node] as number); at++) if (x.kind(at) === K.break_statement) return
  x.guards.push(...denied)
}

function switched(x: Extraction, node: number): void {
  const subject = expression(x, x.field(node, 'value'))
  const body = x.field(node, 'body')
  if (body < 0) return
  const outer = x.enter(BLOCK_SCOPE)
  const { after } = x.tree
  const mark = x.guards.length
  const all: number[] = []
  let values: number[] = []
  for (let at = body + 1, end = after[body] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind !== K.switch_case && kind !== K.switch_default) continue
    const first = x.field(at, 'value')
    if (kind === K.switch_case) {
      const value = expression(x, first)
      values.push(value)
      all.push(value)
    }
    inCase(x, subject, kind === K.switch_case ? values : all, kind === K.switch_default)
    let last = -1
    for (
      let part = first >= 0 ? (after[first] as number) : at + 1;
      part < (after[at] as number);
      part = after[part] as number
    ) {
      statement(x, part)
      if (((x.tree.flags[part] as number) & 1) !== 0 && x.kind(part) !== K.comment) last = part
    }
    x.guards.length = mark
    // A case that does not leave falls through to the next.
    if (leaves(x, last)) values = []
  }
  x.leave(outer)
}

/** Whether the code after a statement cannot be reached through it. */
function leaves(x: Extraction, node: number): boolean {
  if (node < 0) return false
  const { after, flags } = x.tree
  let last = node
  if (x.kind(node) === K.statement_block)
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) last = at
  return LEAVING.has(x.kind(last))
}

const LEAVING = new Set([K.return_statement, K.throw_statement, K.continue_statement, K.break_statement])

function forIn(x: Extraction, node: number): void {
  const outer = x.enter(BLOCK_SCOPE)
  const iterable = expression(x, x.field(node, 'right'))
  const operator = x.field(node, 'operator')
  const of = operator >= 0 && x.kind(operator) === K.of
  const value = of ? x.emit(ir.ELEMENT, iterable) : x.emit(ir.PRIMITIVE, ir.P_STRING)
  const left = x.field(node, 'left')
  const kind = x.field(node, 'kind')
  if (kind >= 0) {
    const scope = x.kind(kind) === K.var ? x.functionScope : x.scope
    bind(x, left, value, { kind: ir.VARIABLE, local: 'variable', scope, symbols: false })
  } else if (left >= 0) assignPattern(x, left, value)
  const body = x.field(node, 'body')
  if (body >= 0) statement(x, body)
  x.leave(outer)
}

function catchClause(x: Extraction, node: number): void {
  const outer = x.enter(BLOCK_SCOPE)
  const parameter = x.field(node, 'parameter')
  const annotated = x.field(node, 'type')
  const value = annotated >= 0 ? x.emit(ir.TYPED, type(x, annotated)) : x.emit(ir.UNKNOWN)
  if (parameter >= 0)
    bind(x, parameter, value, { kind: ir.VARIABLE, local: 'parameter', scope: x.scope, symbols: false })
  const body = x.field(node, 'body')
  if (body >= 0) statements(x, body)
  x.leave(outer)
}

function returns(x: Extraction, node: number): void {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (((x.tree.flags[at] as number) & 1) === 0 || x.kind(at) === K.comment) continue
    const value = namedExpression(x, at)
    if (value === 0) continue
    x.frame.returned.push(value)
    x.frame.implied = implied(x, at)
  }
}

function labelled(x: Extraction, node: number): void {
  const label = x.field(node, 'label')
  const outer = x.enter(BLOCK_SCOPE)
  if (label >= 0) {
    const name = x.nameOf(label)
    x.labels.push([name, defineLocal(x, name, 'label', label)])
  }
  const body = x.field(node, 'body')
  if (body >= 0) statement(x, body)
  if (label >= 0) x.labels.pop()
  x.leave(outer)
}

function jump(x: Extraction, node: number): void {
  const label = x.field(node, 'label')
  if (label < 0) return
  const name = x.nameOf(label)
  for (let at = x.labels.length - 1; at >= 0; at--) {
    const known = x.labels[at] as [number, number]
    if (known[0] !== name) continue
    x.occurrence(label, ir.READ, x.emit(ir.LABEL_USE, known[1]))
    return
  }
}

/** Walks the statements of a file, whose scope is already open. */
export function program(x: Extraction, node: number): void {
  if (!x.typescript) typedefs(x)
  x.exportsAll = x.declared && exportsImplicitly(x, node)
  statements(x, node)
}

/** Whether a declaration file exports all its declarations: it has `export`s, and all of them are on declarations. */
function exportsImplicitly(x: Extraction, node: number): boolean {
  const { after } = x.tree
  let some = false
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.export_statement) continue
    if (x.field(at, 'declaration') < 0) return false
    some = true
  }
  return some
}

const HANDLERS = dispatch<Handler>({
  comment: () => {},
  statement_block: block,
  expression_statement: (x, node) => {
    if (x.component?.bindsNames(node)) return
    if (x.kind(node + 1) === K.call_expression) callStatement(x, node + 1)
    else parts(x, node)
  },
  if_statement: conditional,
  for_statement: scoped,
  for_in_statement: forIn,
  while_statement: repeated,
  do_statement: parts,
  with_statement: parts,
  switch_statement: switched,
  try_statement: parts,
  catch_clause: catchClause,
  finally_clause: parts,
  return_statement: returns,
  throw_statement: parts,
  labeled_statement: labelled,
  break_statement: jump,
  continue_statement: jump,
  else_clause: parts,
  variable_declaration: variables,
  lexical_declaration: variables,
  using_declaration: variables,
  function_declaration: functionDeclaration,
  generator_function_declaration: functionDeclaration,
  function_signature: functionDeclaration,
  class_declaration: classDeclaration,
  abstract_class_declaration: classDeclaration,
  interface_declaration: interfaceDeclaration,
  type_alias_declaration: typeAlias,
  enum_declaration: enumDeclaration,
  internal_module: namespaceDeclaration,
  module: namespaceDeclaration,
  ambient_declaration: ambient,
  import_statement: importStatement,
  import_alias: importAlias,
  export_statement: exportStatement,
})
