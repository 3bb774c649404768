/** Statements, and the expressions that choose among others. */
import { childOfType, namedChildren, visit, visitChildren, visitEach, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { OPERATORS, operator, parameter, writeOperator } from './extract-expressions.ts'
import { innerType, writeType } from './extract-types.ts'
import { isType, kotlinHandlers, type X } from './grammar.ts'

const LEAVES = /^(return|throw)_expression$|^(break|continue)/

/** Whether what a branch does never goes on behind it. */
function neverEnds(x: X, node: number): boolean {
  const { tree } = x
  if (LEAVES.test(tree.typeName(node)) || /^(break|continue)\b(?!\w)/.test(tree.textOf(node))) return true
  if (tree.typeName(node) !== 'block') return false
  const last = namedChildren(x, node).at(-1)
  return last !== undefined && neverEnds(x, last)
}

function choice(x: X, node: number): void {
  const { tree, grammar, out } = x
  const condition = tree.child(node, grammar.f.condition)
  let isElse = false
  const branches: [number[], number[]] = [[], []]
  for (const child of tree.children(node)) {
    if (tree.typeName(child) === 'else') isElse = true
    if (child === condition || !grammar.isNamed(tree, child) || grammar.isComment(tree, child)) continue
    branches[isElse ? 1 : 0].push(child)
  }
  const [one, two] = branches
  const ends = (of: number[]): boolean => of.length > 0 && neverEnds(x, of[0] as number)
  out.begin(OP.choice)
  out.operand((ends(one) ? 1 : 0) | (ends(two) ? 2 : 0))
  visit(x, condition)
  branch(x, one)
  if (isElse) branch(x, two)
  out.end()
}

function branch(x: X, nodes: readonly number[]): void {
  const [only] = nodes
  if (nodes.length === 1 && only !== undefined) {
    visit(x, only)
    return
  }
  x.out.begin(OP.sequence)
  for (const one of nodes) visit(x, one)
  x.out.end()
}

function when(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const subject = childOfType(x, node, t.when_subject)
  out.begin(OP.when)
  out.operand(subject >= 0 ? 1 : 0)
  if (subject >= 0) whenSubject(x, subject)
  for (const entry of namedChildren(x, node)) {
    if (tree.type[entry] !== t.when_entry) continue
    const conditions = [...tree.children(entry)].filter((child) => tree.field[child] === f.condition)
    const last = conditions.at(-1)
    out.begin(OP.whenEntry)
    const values = namedChildren(x, entry).filter((child) => !conditions.includes(child))
    // `is A if b`: the guard is part of the condition before it.
    const isGuard = (at: number): boolean =>
      at > 0 &&
      /^\s*if\b/.test(tree.text.slice(tree.end[conditions[at - 1] as number], tree.start[conditions[at] as number]))
    const guard = conditions.length - 1
    const isGuarded = isGuard(guard)
    out.operand(isGuarded ? guard : conditions.length)
    out.operand(!isGuarded && values.some((one) => neverEnds(x, one)) ? 1 : 0)
    conditions.forEach((condition, at) => {
      if (isGuarded && at === guard) return
      const takesGuard = isGuarded && at === guard - 1
      if (takesGuard) out.begin(OP.sequence)
      whenCondition(x, condition)
      if (!takesGuard) return
      visit(x, conditions[guard] as number)
      out.end()
    })
    branch(x, last === undefined ? values : values.filter((one) => one > last))
    out.end()
  }
  out.end()
}

function whenSubject(x: X, subject: number): void {
  const { grammar, out } = x
  const declaration = childOfType(x, subject, grammar.t.variable_declaration)
  const value = namedChildren(x, subject).at(-1)
  if (declaration < 0 || value === undefined) {
    if (value === undefined) out.leaf(OP.sequence)
    else visit(x, value)
    return
  }
  const name = childOfType(x, declaration, grammar.t.identifier)
  out.begin(OP.local)
  writeName(x, name)
  out.operand(1)
  writeType(x, namedChildren(x, declaration).find((child) => child > name && isType(x, child)) ?? -1)
  visit(x, value)
  out.end()
}

function whenCondition(x: X, node: number): void {
  const { tree, grammar, out } = x
  if (tree.type[node] === grammar.t.range_test) {
    const [value] = namedChildren(x, node)
    const offset = tree.start[node] as number
    const sign = tree.text[offset] === '!' ? '!in' : 'in'
    if (value === undefined) out.leaf(OP.sequence)
    else
      writeOperator(x, { sign, offset }, 'contains', '', () => {
        visit(x, value)
        out.leaf(OP.subject)
      })
    return
  }
  if (tree.type[node] !== grammar.t.type_test) {
    visit(x, node)
    return
  }
  out.begin(OP.subjectTest)
  out.operand(/^!/.test(tree.textOf(node)) ? 1 : 0)
  writeType(x, innerType(x, node))
  out.end()
}

function forLoop(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const children = namedChildren(x, node)
  const at = children.findIndex(
    (child) => tree.type[child] === t.variable_declaration || tree.type[child] === t.multi_variable_declaration,
  )
  const [variable, value, ...body] = children.slice(at)
  if (at < 0 || variable === undefined || value === undefined) {
    visitChildren(x, node, OP.block)
    return
  }
  out.begin(OP.iterate)
  visit(x, value)
  parameter(x, variable)
  out.begin(OP.sequence)
  for (const one of body) visit(x, one)
  out.end()
  out.end()
}

kotlinHandlers.handle({
  block: (x, node) => visitChildren(x, node, OP.block),
  if_expression: choice,
  when_expression: when,
  for_statement: forLoop,
  try_expression: (x, node) => visitChildren(x, node, OP.attempt),
  finally_block: (x, node) => {
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.leaf(OP.sequence)
    x.out.end()
  },
  catch_block: (x, node) => {
    const { grammar, out } = x
    const { t } = grammar
    const name = childOfType(x, node, t.identifier)
    const block = childOfType(x, node, t.block)
    out.begin(OP.block)
    if (name >= 0) {
      out.begin(OP.local)
      writeName(x, name)
      out.operand(0)
      writeType(x, innerType(x, node))
      out.end()
    }
    if (block >= 0) visit(x, block)
    out.end()
  },
  return_expression: (x, node) => {
    const { tree, grammar, out } = x
    const value = namedChildren(x, node).find(
      (child) => !(tree.type[child] === grammar.t.identifier && tree.text[(tree.start[child] as number) - 1] === '@'),
    )
    out.begin(OP.return)
    if (value !== undefined) visit(x, value)
    out.end()
  },
  throw_expression: (x, node) => {
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.leaf(OP.sequence)
    x.out.end()
  },
  assignment: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const operands = [tree.child(node, f.left), tree.child(node, f.right)] as const
    const other = OPERATORS[tree.textOf(tree.child(node, f.operator)).slice(0, -1)]
    if (other !== undefined && !operands.includes(-1)) {
      operator(x, operands, `${other}Assign`, operands, other)
      return
    }
    const [object, ...keys] = tree.typeName(operands[0]) === 'index_expression' ? namedChildren(x, operands[0]) : []
    if (object !== undefined && keys[0] !== undefined) {
      operator(x, [object, keys[0]], 'set', [object, ...keys, operands[1]], 'get')
      return
    }
    out.begin(OP.assign)
    out.operand(0)
    for (const one of operands) visit(x, one)
    out.end()
  },
})
