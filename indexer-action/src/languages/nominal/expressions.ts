/** Expressions that class-based languages write and mean alike. */
import { type Extraction, firstNamed, type Grammar, type Handler, visit, visitField } from './extraction.ts'
import { ARITHMETIC, OP, USE_READ_WRITE, USE_WRITE } from './ir.ts'

export function literal<G extends Grammar>(kind: number): Handler<G> {
  return (x) => x.out.leaf(OP.literal, kind)
}

/** Parentheses mean what they hold. */
export function parenthesized<G extends Grammar>(x: Extraction<G>, node: number): void {
  const inner = firstNamed(x, node)
  if (inner < 0) x.out.leaf(OP.sequence)
  else visit(x, inner)
}

/** `a = b`, `a += b`; `target` writes what is assigned to. */
export function assignment<G extends Grammar<string, 'left' | 'operator' | 'right'>>(
  target: (x: Extraction<G>, node: number, use: number) => void,
): Handler<G> {
  return (x, node) => {
    const { tree, grammar, out } = x
    const compound = tree.textOf(tree.child(node, grammar.f.operator)) !== '='
    out.begin(OP.assign)
    out.operand(compound ? 1 : 0)
    target(x, tree.child(node, grammar.f.left), compound ? USE_READ_WRITE : USE_WRITE)
    visitField(x, node, grammar.f.right)
    out.end()
  }
}

/** `a ? b : c` */
export function conditional<G extends Grammar<string, 'alternative' | 'condition' | 'consequence'>>(
  x: Extraction<G>,
  node: number,
): void {
  const { f } = x.grammar
  x.out.begin(OP.condition)
  visitField(x, node, f.condition)
  visitField(x, node, f.consequence)
  visitField(x, node, f.alternative)
  x.out.end()
}

/** One of ARITHMETIC; what is not known compares. */
export function arithmeticOf(operator: string): number {
  switch (operator) {
    case '+':
      return ARITHMETIC.plus
    case '<<':
    case '>>':
    case '>>>':
      return ARITHMETIC.shift
    case '-':
    case '*':
    case '/':
    case '%':
    case '&':
    case '|':
    case '^':
      return ARITHMETIC.numeric
    default:
      return ARITHMETIC.boolean
  }
}
