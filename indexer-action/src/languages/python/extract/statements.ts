/**
 * Statements, in order, with the branches that they open.
 */

import { DEFINITION, OP } from '../value-graph.ts'
import { defineClass } from './class-definitions.ts'
import { ifStatement } from './conditionals.ts'
import { declareVariable } from './declared-symbols.ts'
import { defineFunction, withTypeParameters } from './definitions.ts'
import { assignment, expression, subscript } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { OCCURRENCE } from './extraction.ts'
import { importFrom, importModules } from './imports.ts'
import { narrow } from './narrowing.ts'
import { augments } from './operators.ts'
import { matchStatement } from './patterns.ts'
import { keysOf } from './record-keys.ts'
import type { BranchState, Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import { assignTarget, bindSlot } from './targets.ts'
import { annotation } from './type-expressions.ts'

export function block(x: Extraction, scope: Scope, node: number): void {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) statement(x, scope, at)
}

function statement(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  const { field } = reader
  switch (reader.code(node)) {
    case 0:
      // Nodes without a meaning of their own, above all syntax errors, may contain statements.
      if (reader.isNamed(node)) for (const part of reader.named(node)) statement(x, scope, part)
      return
    case NODE.comment:
      return
    case NODE.expression_statement:
      for (const part of reader.named(node)) simple(x, scope, part)
      return
    case NODE.block:
      block(x, scope, node)
      return
    case NODE.function_definition:
      defineFunction(x, scope, node, node)
      return
    case NODE.class_definition:
      defineClass(x, scope, node, node)
      return
    case NODE.decorated_definition: {
      const inner = x.tree.child(node, field.definition)
      if (inner < 0) return
      if (reader.code(inner) === NODE.class_definition) defineClass(x, scope, inner, node)
      else defineFunction(x, scope, inner, node)
      return
    }
    case NODE.if_statement:
      ifStatement(x, scope, node)
      return
    case NODE.for_statement:
    case NODE.while_statement:
      loop(x, scope, node)
      return
    case NODE.try_statement:
      tryStatement(x, scope, node)
      return
    case NODE.with_statement:
      withStatement(x, scope, node)
      return
    case NODE.match_statement:
      matchStatement(x, scope, node)
      return
    case NODE.return_statement: {
      const given = reader.firstNamed(node)
      if (given >= 0) {
        const held = expression(x, scope, given)
        const fn = x.functions[scope.fn]
        if (fn) {
          graph.edge(held, fn.returns)
          keysOf(x, scope, given, fn.annotation)
        }
      }
      x.flow.dead = true
      return
    }
    case NODE.raise_statement: {
      const cause = x.tree.child(node, field.cause)
      for (const part of reader.named(node)) {
        const held = expression(x, scope, part)
        if (part !== cause && reader.code(part) !== NODE.call)
          x.emitAt(x.tree.start[node] as number, 5, 'call_indirect', scope.owner, OCCURRENCE.raised, held)
      }
      x.flow.dead = true
      return
    }
    case NODE.break_statement:
    case NODE.continue_statement:
      x.flow.dead = true
      return
    case NODE.assert_statement:
      for (const [at, part] of reader.named(node).entries()) {
        expression(x, scope, part)
        if (at === 0) narrow(x, part, true)
      }
      return
    case NODE.import_statement:
      importModules(x, scope, node)
      return
    case NODE.import_from_statement:
    case NODE.future_import_statement:
      importFrom(x, scope, node)
      return
    case NODE.global_statement:
    case NODE.nonlocal_statement:
      foreignNames(x, scope, node)
      return
    case NODE.delete_statement:
      for (const part of reader.named(node)) {
        if (reader.code(part) === NODE.subscript) subscript(x, scope, part, '__delitem__')
        else expression(x, scope, part, 'write')
      }
      return
    case NODE.type_alias_statement: {
      const left = x.tree.child(node, field.left)
      const right = x.tree.child(node, field.right)
      let nameNode = left
      while (nameNode >= 0 && reader.code(nameNode) !== NODE.identifier) nameNode = reader.firstNamed(nameNode)
      const head = left < 0 ? -1 : reader.firstNamed(left)
      const parameters = head < 0 ? -1 : (reader.named(head)[1] ?? -1)
      const inside = withTypeParameters(x, scope, parameters, scope.owner)
      const held = right < 0 ? graph.unknown : annotation(x, inside, right)
      if (nameNode < 0 || x.text(nameNode) === '') return
      const symbol = declareVariable(x, scope, nameNode, { statement: node, type: undefined, bare: false })
      bindSlot(x, x.slot(scope, x.text(nameNode)), held, symbol)
      return
    }
    default:
      expression(x, scope, node)
  }
}

function simple(x: Extraction, scope: Scope, node: number): void {
  const { reader } = x
  const code = reader.code(node)
  if (code === NODE.assignment) {
    assignment(x, scope, node)
    if (scope.kind === 'module') dunderAll(x, node)
  } else if (code === NODE.augmented_assignment) {
    const left = x.tree.child(node, reader.field.left)
    const right = x.tree.child(node, reader.field.right)
    const held = right < 0 ? x.graph.unknown : expression(x, scope, right)
    if (left < 0) return
    if (reader.code(left) === NODE.identifier) {
      const before = x.read(scope, x.text(left))
      augments(x, scope, x.tree.child(node, x.reader.field.operator), before.node)
      assignTarget(x, scope.binder, left, x.graph.join([before.node, held]))
      if (scope.kind === 'module') dunderAll(x, node)
    } else if (reader.code(left) === NODE.attribute) assignTarget(x, scope.binder, left, held)
    else expression(x, scope, left, 'write')
  } else expression(x, scope, node)
}

/** `__all__ = […]`, `__all__ += […]`: the names that a star import binds. Being listed there is an export, not a use. */
function dunderAll(x: Extraction, node: number): void {
  const left = x.tree.child(node, x.reader.field.left)
  const right = x.tree.child(node, x.reader.field.right)
  if (left < 0 || right < 0 || x.text(left) !== '__all__') return
  const code = x.reader.code(right)
  if (code !== NODE.list && code !== NODE.tuple) return
  for (const item of x.reader.named(right)) {
    const content = x.reader.content(item)
    if (content !== undefined) x.all = [...(x.all ?? []), x.text(content)]
  }
}

/** Reads one branch and returns the state of the names at its end; undefined when the end is unreachable. */
function branch(x: Extraction, read: () => void): BranchState | undefined {
  const mark = x.flow.mark
  const dead = x.flow.dead
  x.flow.dead = false
  read()
  const ended = x.flow.dead
  x.flow.dead = dead
  const state = x.flow.undo(mark)
  return ended ? undefined : state
}

export function join(x: Extraction, branches: readonly (BranchState | undefined)[]): void {
  const live = branches.filter((state) => state !== undefined)
  if (live.length === 0) x.flow.dead = true
  else x.flow.merge(live)
}

export { branch }

function loop(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  const { field } = reader
  const body = x.tree.child(node, field.body)
  let element = -1
  if (reader.code(node) === NODE.for_statement) {
    const right = x.tree.child(node, field.right)
    const source = right < 0 ? graph.unknown : expression(x, scope, right)
    element = graph.node(OP.ELEMENT, source)
    if (right >= 0)
      x.emitAt(x.tree.start[node] as number, 3, 'call_indirect', scope.owner, OCCURRENCE.protocol, element)
  }
  const iteration = branch(x, () => {
    x.flow.openLoop()
    const left = x.tree.child(node, field.left)
    const condition = x.tree.child(node, field.condition)
    if (element >= 0 && left >= 0) assignTarget(x, scope.binder, left, element)
    if (condition >= 0) {
      expression(x, scope, condition)
      narrow(x, condition, true)
    }
    if (body >= 0) block(x, scope, body)
    x.flow.closeLoop()
    // `break` and `continue` leave the body, but what was bound before them is visible after the loop.
    x.flow.dead = false
  })
  join(x, [iteration, new Map()])
  for (const alternative of reader.under(node, field.alternative)) {
    const inner = x.tree.child(alternative, field.body)
    if (inner >= 0) block(x, scope, inner)
  }
}

function tryStatement(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  const { field } = reader
  const body = x.tree.child(node, field.body)
  const clauses = reader.named(node).filter((part) => part !== body)
  const tried = branch(x, () => {
    if (body >= 0) block(x, scope, body)
  })
  const whole = branch(x, () => {
    if (tried) x.flow.merge([tried])
    else x.flow.dead = true
    for (const clause of clauses)
      if (reader.code(clause) === NODE.else_clause) {
        const inner = x.tree.child(clause, field.body)
        if (inner >= 0) block(x, scope, inner)
      }
  })
  const ends: (BranchState | undefined)[] = [whole]
  for (const clause of clauses) {
    if (reader.code(clause) !== NODE.except_clause) continue
    const declared = x.symbols.length
    ends.push(
      branch(x, () => {
        // A handler may begin after any part of the body: both the state before the body and the one at its end reach it.
        if (tried) x.flow.merge([tried, new Map()])
        for (const part of reader.named(clause)) {
          if (reader.code(part) === NODE.block) block(x, scope, part)
          else if (reader.code(part) === NODE.as_pattern) {
            const [type, alias] = reader.named(part)
            const caught = type === undefined ? graph.unknown : expression(x, scope, type)
            if (alias !== undefined) assignTarget(x, scope.binder, alias, graph.node(OP.TYPED, caught, -1))
          } else expression(x, scope, part)
        }
      }),
    )
    if (whole && x.symbols.length > declared) standIns(x, whole, declared)
  }
  join(x, ends)
  for (const clause of clauses)
    if (reader.code(clause) === NODE.finally_clause)
      for (const part of reader.named(clause)) {
        const { dead } = x.flow
        statement(x, scope, part)
        x.flow.dead = dead || x.flow.dead
      }
}

/** Marks symbols of a handler (from number `first` on) that stand in for one which the `try` declares under the same name. */
function standIns(x: Extraction, tried: BranchState, first: number): void {
  for (const slot of tried.keys()) {
    const isLate = (definition: number) => definition % 4 === DEFINITION.symbol && definition >> 2 >= first
    const { definitions } = slot
    if (!definitions.some((one) => one % 4 === DEFINITION.symbol && one >> 2 < first)) continue
    for (const one of definitions) if (isLate(one)) x.standIns.add(one)
  }
}

function withStatement(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  for (const clause of reader.named(node)) {
    if (reader.code(clause) !== NODE.with_clause) continue
    for (const item of reader.named(clause)) {
      const value = x.tree.child(item, reader.field.value)
      if (value < 0) continue
      const [manager, alias] = reader.code(value) === NODE.as_pattern ? reader.named(value) : [value]
      if (manager === undefined) continue
      const entered = graph.node(OP.ENTERED, expression(x, scope, manager))
      x.emitAt(x.tree.start[node] as number, 4, 'call_indirect', scope.owner, OCCURRENCE.protocol, entered)
      if (alias !== undefined) assignTarget(x, scope.binder, alias, entered)
    }
  }
  const body = x.tree.child(node, reader.field.body)
  if (body >= 0) block(x, scope, body)
}

function foreignNames(x: Extraction, scope: Scope, node: number): void {
  const { reader } = x
  const global = reader.code(node) === NODE.global_statement
  for (const part of reader.named(node)) {
    const text = x.text(part)
    let target = global ? x.slot(x.module, text) : undefined
    for (let at = scope.parent; at && !target; at = at.parent) if (at.kind !== 'class') target = at.slots.get(text)
    if (!target || scope.kind === 'module') continue
    const slot = x.slot(scope, text)
    slot.foreign = target
    if (target.definitions.length > 0)
      x.emit(part, 'read', scope.owner, OCCURRENCE.definition, target.definitions[0] as number)
  }
}
