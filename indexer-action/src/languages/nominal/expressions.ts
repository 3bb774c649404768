/** Expressions that class-based languages write and mean alike. */
import { type Extraction, firstNamed, type Grammar, type Handler, visit, visitField, writeName } from './extraction.ts'
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
  hasOperators = false,
): Handler<G> {
  return (x, node) => {
    const { tree, grammar, out } = x
    const operator = tree.child(node, grammar.f.operator)
    const compound = tree.textOf(operator) !== '='
    out.begin(OP.assign)
    out.operand(compound ? 1 : 0)
    target(x, tree.child(node, grammar.f.left), compound ? USE_READ_WRITE : USE_WRITE)
    visitField(x, node, grammar.f.right)
    if (compound && hasOperators) writeSign(x, operator)
    out.end()
  }
}

/** Where an operator stands that a class may define. */
export function writeSign<G extends Grammar>(x: Extraction<G>, operator: number): void {
  x.out.begin(OP.sign)
  writeName(x, operator)
  x.out.end()
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
