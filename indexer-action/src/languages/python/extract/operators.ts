/**
 * Operators that may call a method of an operand: whether its class has one only the linker knows.
 */
import { AUGMENTED, BINARY, COMPARISONS, REFLECTED, UNARY } from '../operators.ts'
import { OP } from '../value-graph.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'

/** Nodes of values that are written out: their methods are the language's own. */
const LITERALS: ReadonlySet<number> = new Set([
  OP.TEXT,
  OP.PATTERN,
  OP.INTEGER,
  OP.BUILTIN,
  OP.LIST,
  OP.TUPLE,
  OP.SET,
  OP.DICT,
  OP.COMPREHENSION,
  OP.DICT_COMPREHENSION,
])

/** `a + b`, where `operator` is the tree's node between two nodes of the graph. */
export function operates(x: Extraction, scope: Scope, operator: number, left: number, right: number): void {
  if (operator < 0) return
  const text = x.text(operator)
  const isReflected = LITERALS.has(x.graph.kind[left] as number)
  const method = (isReflected ? REFLECTED : BINARY)[text]
  calls(x, scope, x.tree.start[operator] as number, text.length, isReflected ? right : left, method)
}

/** `a += b` */
export function augments(x: Extraction, scope: Scope, operator: number, held: number): void {
  if (operator < 0) return
  const text = x.text(operator)
  calls(x, scope, x.tree.start[operator] as number, text.length, held, AUGMENTED[text.slice(0, -1)])
}

/** `-a` */
export function negates(x: Extraction, scope: Scope, expression: number, held: number): void {
  const start = x.tree.start[expression] as number
  calls(x, scope, start, 1, held, UNARY[x.tree.text[start] as string])
}

/** `a < b <= c`, `a in b`: the operands in the tree, and their values. */
export function compares(x: Extraction, scope: Scope, operands: readonly number[], values: readonly number[]): void {
  const { tree } = x
  for (let at = 1; at < operands.length; at++) {
    const after = tree.end[operands[at - 1] as number] as number
    const between = tree.text.slice(after, tree.start[operands[at] as number])
    const text = between.trim()
    const start = after + between.indexOf(text)
    if (/^(not\s+)?in$/.test(text)) calls(x, scope, start, text.length, values[at] as number, '__contains__')
    else calls(x, scope, start, text.length, values[at - 1] as number, COMPARISONS[text])
  }
}

/** `a[key]`: reported at the bracket. */
export function takesItem(x: Extraction, scope: Scope, object: number, held: number, method: string): void {
  if (object < 0) return
  const start = x.tree.text.indexOf('[', x.tree.end[object])
  if (start >= 0) calls(x, scope, start, 1, held, method)
}

function calls(x: Extraction, scope: Scope, start: number, length: number, held: number, method?: string): void {
  if (method === undefined || LITERALS.has(x.graph.kind[held] as number)) return
  x.emitAt(start, length, 'call_indirect', scope.owner, OCCURRENCE.operator, held, x.graph.string(method))
}
