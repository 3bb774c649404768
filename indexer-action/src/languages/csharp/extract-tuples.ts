/** Tuples as values, and what takes a value apart. */
import { namedChildren, visit, visitField, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { writeNamed } from './extract-names.ts'
import { writeLocal } from './extract-statements.ts'
import { csharpHandlers, type X } from './grammar.ts'

/** `own` of `own: value`, and the name that a value brings itself: `Owner` of `item.Owner`; -1 where there is none. */
function nameOfElement(x: X, argument: number, value: number): number {
  const { tree, grammar } = x
  const { t, f } = grammar
  const named = tree.type[argument] === t.argument ? tree.child(argument, f.name) : -1
  if (named >= 0 || tree.type[value] === t.identifier) return named >= 0 ? named : value
  if (tree.type[value] === t.conditional_access_expression)
    return nameOfElement(x, -1, namedChildren(x, value).at(-1) ?? -1)
  const isMember = tree.type[value] === t.member_access_expression || tree.type[value] === t.member_binding_expression
  return isMember ? tree.child(value, f.name) : -1
}

/** The value of an argument: what stands behind its name, if it has one. */
function argumentValue(x: X, argument: number): number {
  const named = x.tree.child(argument, x.grammar.f.name)
  return namedChildren(x, argument).find((child) => child !== named) ?? argument
}

/** `(a, var b)`, `(x, (y, z))` on the left: each gets what stands at its position. `value` writes what is taken apart. */
export function writeTakenApart(x: X, node: number, value: () => void): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  out.begin(OP.takeApart)
  value()
  for (const child of namedChildren(x, node)) {
    const part = tree.type[child] === t.argument ? argumentValue(x, child) : child
    if (tree.type[child] === t.identifier) writeLocal(x, child, 1, -1)
    else if (isTakenApart(x, part)) writeTakenApart(x, part, () => out.leaf(OP.subject))
    else visit(x, part)
  }
  out.end()
}

export function isTakenApart(x: X, node: number): boolean {
  const { t } = x.grammar
  const type = x.tree.type[node]
  return type === t.tuple_pattern || type === t.tuple_expression || type === t.parenthesized_variable_designation
}

csharpHandlers.handle({
  tuple_expression: (x, node) => {
    const { tree, out } = x
    const elements = namedChildren(x, node).map((argument) => {
      const value = argumentValue(x, argument)
      return { name: nameOfElement(x, argument, value), value }
    })
    out.begin(OP.tuple)
    out.operand(elements.length)
    for (const { name } of elements) out.operand(out.string(name < 0 ? '' : tree.textOf(name)))
    for (const { value } of elements) visit(x, value)
    out.end()
  },
  tuple_pattern: (x, node) => writeTakenApart(x, node, () => x.out.leaf(OP.subject)),
  parenthesized_variable_designation: (x, node) => writeTakenApart(x, node, () => x.out.leaf(OP.subject)),
  anonymous_object_creation_expression: (x, node) => {
    const { tree, grammar, out } = x
    let written = -1
    out.begin(OP.anonymousObject)
    const children = namedChildren(x, node)
    for (const [at, child] of children.entries()) {
      const next = children[at + 1]
      const isName =
        tree.type[child] === grammar.t.identifier &&
        next !== undefined &&
        /^\s*=[^=]/.test(tree.text.slice(tree.end[child], (tree.end[child] as number) + 4))
      if (isName) {
        written = child
        continue
      }
      const brought = nameOfElement(x, -1, child)
      writeNamed(x, written >= 0 ? written : brought >= 0 ? brought : child, child)
      written = -1
    }
    out.end()
  },
})

/** `(a, b) = value` */
export function writeTupleAssignment(x: X, node: number): boolean {
  const { tree, grammar } = x
  const left = tree.child(node, grammar.f.left)
  if (tree.type[left] !== grammar.t.tuple_expression) return false
  writeTakenApart(x, left, () => visitField(x, node, grammar.f.right))
  return true
}

/** A name of what is matched, and the pattern for it. */
export function writeProperty(x: X, name: number, pattern: () => void): void {
  const { out } = x
  out.begin(OP.propertyPattern)
  writeName(x, name)
  pattern()
  out.end()
}
