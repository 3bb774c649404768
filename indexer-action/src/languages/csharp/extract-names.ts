/** Names and members: what stands before and after a dot, a `?.` or a bracket. */
import {
  childOfType,
  firstNamed,
  namedChildren,
  visit,
  visitEach,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import { OP, USE_READ } from '../nominal/ir.ts'
import { typeText, writeTypeName } from './extract-types.ts'
import { csharp, csharpHandlers, type X } from './grammar.ts'

/** `Name` or `Name<T>`: the token, and the type arguments' list. */
export function nameParts(x: X, node: number): { name: number; list: number } {
  const { tree, grammar } = x
  if (tree.type[node] !== grammar.t.generic_name) return { name: node, list: -1 }
  return { name: firstNamed(x, node), list: childOfType(x, node, grammar.t.type_argument_list) }
}

function name(x: X, node: number, use: number = USE_READ): void {
  if (isGivenToProgram(x, node)) {
    x.out.leaf(OP.typeText, x.out.string('System.String[]'))
    return
  }
  const written = x.tree.textOf(node) === 'value' ? writtenBySetter(x, node) : undefined
  if (written !== undefined) {
    const text = typeText(x, written)
    if (text === undefined) x.out.leaf(OP.sequence)
    else x.out.leaf(OP.typeText, x.out.string(text))
    return
  }
  x.out.begin(OP.name)
  writeName(x, nameParts(x, node).name)
  x.out.operand(use)
  x.out.end()
}

/** `args` in statements at the top of a file. */
function isGivenToProgram(x: X, node: number): boolean {
  const { tree, grammar } = x
  if (tree.textOf(node) !== 'args') return false
  for (let at = tree.parent[node] as number; at >= 0; at = tree.parent[at] as number) {
    if (tree.type[at] === grammar.t.global_statement) return true
    // These may have one of their own.
    if (tree.type[at] === grammar.t.lambda_expression || tree.type[at] === grammar.t.local_function_statement)
      return false
  }
  return false
}

/** The type of what a setter around the node is given, if it stands in one; -1 where none is written. */
function writtenBySetter(x: X, node: number): number | undefined {
  const { tree, grammar } = x
  let isSetter = false
  for (let at = tree.parent[node] as number; at >= 0; at = tree.parent[at] as number) {
    if (isSetter && tree.child(at, grammar.f.accessors) >= 0) return tree.child(at, grammar.f.type)
    if (tree.type[at] !== grammar.t.accessor_declaration) continue
    if (!/^(set|init|add|remove)$/.test(tree.textOf(tree.child(at, grammar.f.name)))) return undefined
    isSetter = true
  }
  return isSetter ? -1 : undefined
}

function member(x: X, node: number, use: number = USE_READ): void {
  x.out.begin(OP.member)
  writeName(x, nameParts(x, x.tree.child(node, x.grammar.f.name)).name)
  x.out.operand(use)
  writeObject(x, node)
  x.out.end()
}

/** The object of a member: what is written before the dot, or before the `?` around it. */
export function writeObject(x: X, node: number): void {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.member_binding_expression) {
    const conditions = csharp(x).conditions
    const condition = conditions.pop()
    if (condition === undefined) x.out.leaf(OP.sequence)
    else held(x, () => visit(x, condition))
    if (condition !== undefined) conditions.push(condition)
  } else writeValue(x, tree.child(node, grammar.f.expression))
}

/** What a value holds that may be none. */
export function held(x: X, value: () => void): void {
  x.out.begin(OP.unary)
  x.out.operand(4)
  value()
  x.out.end()
}

/**
 * `object?.rest`. The grammar has operators bind closer than `?.`, the language has it the other way: of `a && b?.c` the
 * object is `b`, and what stands before it is read first.
 */
export function conditionalAccess(x: X, node: number, write: (rest: number) => void): void {
  const { tree, grammar, out } = x
  const condition = tree.child(node, grammar.f.condition)
  const rest = namedChildren(x, node).find((child) => child !== condition)
  if (rest === undefined) {
    visit(x, condition)
    return
  }
  out.begin(OP.sequence)
  let object = condition
  for (;;) {
    if (tree.type[object] === grammar.t.binary_expression) {
      visitField(x, object, grammar.f.left)
      object = tree.child(object, grammar.f.right)
    } else if (tree.type[object] === grammar.t.prefix_unary_expression) object = firstNamed(x, object)
    else break
  }
  const { conditions } = csharp(x)
  conditions.push(object)
  write(rest)
  conditions.pop()
  out.end()
}

/** What may be a type as well as a value: `List<int>.Empty`, `int.Parse`. */
function writeValue(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  if (tree.type[node] === t.generic_name || tree.type[node] === t.predefined_type) {
    out.begin(OP.classReference)
    writeTypeName(x, node)
    out.end()
  } else visit(x, node)
}

export function target(x: X, node: number, use: number): void {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.identifier) name(x, node, use)
  else if (
    tree.type[node] === grammar.t.member_access_expression ||
    tree.type[node] === grammar.t.member_binding_expression
  )
    member(x, node, use)
  else visit(x, node)
}

/** `name: value` and `Name = value`. */
export function writeNamed(x: X, name: number, value: number): void {
  x.out.begin(OP.named)
  writeName(x, name)
  visit(x, value)
  x.out.end()
}

/** The bracket that calls an indexer. */
function writeBracket({ tree, out }: X, list: number): void {
  const start = tree.start[list] as number
  out.leaf(OP.sign, out.string('['), tree.lineAt(start), tree.columnAt(start))
}

csharpHandlers.handle({
  identifier: (x, node) => name(x, node),
  generic_name: (x, node) => {
    const { list } = nameParts(x, node)
    x.out.begin(OP.sequence)
    if (list >= 0) for (const arg of namedChildren(x, list)) writeTypeName(x, arg)
    name(x, node)
    x.out.end()
  },
  member_access_expression: (x, node) => member(x, node),
  member_binding_expression: (x, node) => member(x, node),
  conditional_access_expression: (x, node) => conditionalAccess(x, node, (rest) => visit(x, rest)),
  element_binding_expression: (x, node) => {
    const { conditions } = csharp(x)
    const condition = conditions.pop()
    x.out.begin(OP.index)
    if (condition === undefined) x.out.leaf(OP.sequence)
    else visit(x, condition)
    if (condition !== undefined) conditions.push(condition)
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.end()
    writeBracket(x, node)
    x.out.end()
  },
  element_access_expression: (x, node) => {
    const { tree, grammar } = x
    const list = tree.child(node, grammar.f.subscript)
    const [first] = list < 0 ? [] : namedChildren(x, list)
    const key = first === undefined ? -1 : firstNamed(x, first)
    if (key >= 0 && tree.typeName(key) === 'range_expression') {
      // `list[1..]` is a list of the same.
      x.out.begin(OP.sequence)
      visit(x, list)
      visitField(x, node, grammar.f.expression)
      x.out.end()
      return
    }
    x.out.begin(OP.index)
    visitField(x, node, x.grammar.f.expression)
    visitField(x, node, x.grammar.f.subscript)
    if (list >= 0) writeBracket(x, list)
    x.out.end()
  },
})
