/** Variables, members, assignments, operators and literals. Each handler writes exactly one node. */
import { literal, parenthesized } from '../nominal/expressions.ts'
import { namedChildren, visit, visitChildren, visitField, writeName } from '../nominal/extraction.ts'
import { ARITHMETIC, ASSIGN, LITERAL, OP, USE_PROPERTY, USE_READ, USE_READ_WRITE, USE_WRITE } from '../nominal/ir.ts'
import { chainOf, isName } from './chains.ts'
import { callablePair } from './extract-callables.ts'
import { writeTarget } from './extract-targets.ts'
import { writeClassName } from './extract-types.ts'
import { php, phpHandlers, type X } from './grammar.ts'
import { lastName, pathOf } from './names.ts'

export function variable(x: X, node: number, use: number = USE_READ): void {
  const { out } = x
  if (x.tree.textOf(node) === '$this') {
    out.leaf(OP.self, 0)
    return
  }
  out.begin(OP.name)
  writeName(x, node)
  out.operand(use)
  out.end()
}

export function dynamic(x: X, node: number): void {
  visitChildren(x, node, OP.sequence)
}

export function property(x: X, node: number, use: number = USE_READ): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  if (tree.type[name] !== grammar.t.name) {
    dynamic(x, node)
    return
  }
  out.begin(OP.member)
  writeName(x, name)
  out.operand(use | USE_PROPERTY)
  visitField(x, node, grammar.f.object)
  out.end()
}

export function staticProperty(x: X, node: number, use: number = USE_READ): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  if (tree.type[name] !== grammar.t.variable_name) {
    dynamic(x, node)
    return
  }
  out.begin(OP.member)
  writeName(x, name)
  out.operand(use | USE_PROPERTY)
  scope(x, tree.child(node, grammar.f.scope))
  out.end()
}

/** What stands before `::`. */
export function scope(x: X, node: number): void {
  const { tree, grammar, out } = x
  if (tree.type[node] === grammar.t.relative_scope) {
    out.leaf(tree.textOf(node).toLowerCase() === 'parent' ? OP.parent : OP.self, 0)
  } else if (isName(x, node)) {
    out.begin(OP.classReference)
    writeClassName(x, node)
    out.end()
  } else visit(x, node)
}

phpHandlers.handle({
  variable_name: (x, node) => variable(x, node),
  member_access_expression: (x, node) => property(x, node),
  nullsafe_member_access_expression: (x, node) => property(x, node),
  scoped_property_access_expression: (x, node) => staticProperty(x, node),
  class_constant_access_expression: (x, node) => {
    const { tree, out } = x
    const [cls, name] = namedChildren(x, node)
    if (cls === undefined || name === undefined) {
      dynamic(x, node)
      return
    }
    if (tree.textOf(name).toLowerCase() === 'class') {
      out.begin(OP.classLiteral)
      scope(x, cls)
      out.end()
      return
    }
    out.begin(OP.member)
    writeName(x, name)
    out.operand(USE_READ)
    scope(x, cls)
    out.end()
  },
  // A bare name is a constant: classes and functions are read where they stand.
  name: (x, node) => constantName(x, node),
  qualified_name: (x, node) => constantName(x, node),
  relative_name: (x, node) => constantName(x, node),
  relative_scope: (x, node) => scope(x, node),
  parenthesized_expression: parenthesized,
  assignment_expression: assignment,
  reference_assignment_expression: assignment,
  augmented_assignment_expression: (x, node) => {
    const { tree, grammar, out } = x
    const left = tree.child(node, grammar.f.left)
    out.begin(OP.assign)
    out.operand(tree.textOf(tree.child(node, grammar.f.operator)) === '??=' ? 0 : 1)
    writeTarget(x, left, USE_READ_WRITE)
    visitField(x, node, grammar.f.right)
    out.end()
    if (tree.textOf(tree.child(node, grammar.f.operator)) === '??=')
      remember(x, left, tree.child(node, grammar.f.right))
  },
  update_expression: (x, node) => {
    x.out.begin(OP.unary)
    x.out.operand(0)
    writeTarget(x, x.tree.child(node, x.grammar.f.argument), USE_READ_WRITE)
    x.out.end()
  },
  unary_op_expression: (x, node) => {
    if (!x.tree.textOf(node).startsWith('!')) {
      visitChildren(x, node, OP.sequence)
      return
    }
    x.out.begin(OP.unary)
    x.out.operand(3)
    visitField(x, node, x.grammar.f.argument)
    x.out.end()
  },
  clone_expression: (x, node) => visitChildren(x, node, OP.sequence),
  binary_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const operator = tree.textOf(tree.child(node, f.operator)).toLowerCase()
    const right = tree.child(node, f.right)
    if (operator === 'instanceof') {
      out.begin(OP.test)
      visitField(x, node, f.left)
      if (isName(x, right)) writeClassName(x, right)
      else visit(x, right)
      out.end()
    } else if (operator === '|>') {
      // `$order |> total(...)` calls what stands on the right.
      out.begin(OP.invokeValue)
      out.operand(out.string('__invoke'))
      out.operand(0)
      out.operand(0)
      visit(x, right)
      visitField(x, node, f.left)
      out.end()
    } else if (operator === '??') {
      out.begin(OP.condition)
      out.leaf(OP.sequence)
      visitField(x, node, f.left)
      visitField(x, node, f.right)
      out.end()
    } else {
      out.begin(OP.binary)
      out.operand(/^[-+*/%&|^]$/.test(operator) ? ARITHMETIC.numeric : ARITHMETIC.boolean)
      visitField(x, node, f.left)
      visitField(x, node, f.right)
      out.end()
    }
  },
  conditional_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const body = tree.child(node, f.body)
    out.begin(OP.condition)
    if (body < 0) out.leaf(OP.sequence)
    else visitField(x, node, f.condition)
    if (body < 0) visitField(x, node, f.condition)
    else visit(x, body)
    visitField(x, node, f.alternative)
    out.end()
  },
  subscript_expression: (x, node) => {
    const [array, ...rest] = namedChildren(x, node)
    x.out.begin(OP.index)
    if (array === undefined) x.out.leaf(OP.sequence)
    else visit(x, array)
    if (rest.length === 0) x.out.leaf(OP.sequence)
    for (const child of rest) visit(x, child)
    x.out.end()
  },
  array_creation_expression: (x, node) => {
    if (!callablePair(x, node)) visitChildren(x, node, OP.arrayLiteral)
  },
  match_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.switch)
    visitField(x, node, grammar.f.condition)
    const body = tree.child(node, grammar.f.body)
    if (body >= 0) for (const child of namedChildren(x, body)) visit(x, child)
    out.end()
  },
  match_conditional_expression: (x, node) => visitChildren(x, node, OP.case),
  match_default_expression: (x, node) => visitChildren(x, node, OP.case),
  string: quoted,
  encapsed_string: (x, node) => {
    const parts = namedChildren(x, node)
    const isPlain = parts.length === 1 && x.tree.type[parts[0] as number] === x.grammar.t.string_content
    if (isPlain) quoted(x, node)
    else visitChildren(x, node, OP.sequence)
  },
  integer: (x, node) => x.out.leaf(OP.literal, LITERAL.int, x.out.string(x.tree.textOf(node))),
  float: literal(LITERAL.double),
  boolean: literal(LITERAL.boolean),
  null: literal(LITERAL.null),
})

function quoted(x: X, node: number): void {
  const text = x.tree.textOf(node).slice(1, -1)
  if (/^[\w.$\\]+$/.test(text)) x.out.leaf(OP.literal, LITERAL.string, x.out.string(text))
  else x.out.leaf(OP.literal, LITERAL.string)
}

function constantName(x: X, node: number): void {
  x.out.begin(OP.constant)
  writeName(x, lastName(x, node))
  x.out.operand(x.out.string(pathOf(x, node)))
  x.out.end()
}

function assignment(x: X, node: number): void {
  const { tree, grammar, out } = x
  const left = tree.child(node, grammar.f.left)
  const right = tree.child(node, grammar.f.right)
  const state = php(x)
  const outer = state.shared
  state.shared = new Set()
  out.begin(OP.assign)
  out.operand(ASSIGN.plain)
  writeTarget(x, left, USE_WRITE)
  if (right >= 0) visit(x, right)
  else out.leaf(OP.sequence)
  if (state.shared.has(tree.textOf(left))) out.patch(0, ASSIGN.seenByValue)
  out.end()
  for (const name of state.shared) outer.add(name)
  state.shared = outer
  remember(x, left, right)
}

/** Notes what a variable or property is from here on. */
function remember(x: X, left: number, right: number): void {
  const { tree, grammar } = x
  const state = php(x)
  const chain = chainOf(x, right)
  if (tree.type[left] === grammar.t.variable_name) {
    if (chain === undefined) state.flow.delete(tree.textOf(left))
    else state.flow.set(tree.textOf(left), chain)
    return
  }
  if (chain !== undefined) note(x, left, chain)
}

/** Notes what is assigned to a property, or to elements of it. */
function note(x: X, left: number, chain: string): void {
  const { tree, grammar } = x
  const { assigned } = php(x)
  if (tree.type[left] === grammar.t.subscript_expression) {
    const list = namedChildren(x, left)[0] ?? -1
    if (list >= 0) note(x, list, `${chain};l`)
    return
  }
  const object = tree.child(left, grammar.f.object)
  const name = tree.child(left, grammar.f.name)
  let key: string | undefined
  if (
    tree.type[left] === grammar.t.member_access_expression &&
    tree.textOf(object) === '$this' &&
    tree.type[name] === grammar.t.name
  )
    key = `$${tree.textOf(name)}`
  else if (
    tree.type[left] === grammar.t.scoped_property_access_expression &&
    tree.type[name] === grammar.t.variable_name
  )
    key = tree.textOf(name)
  if (key === undefined) return
  const list = assigned.get(key)
  if (list) list.push(chain)
  else assigned.set(key, [chain])
}
