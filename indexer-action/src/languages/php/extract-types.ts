/** Types and class names where they are written. */
import { namedChildren, visit, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { phpHandlers, type X } from './grammar.ts'
import { lastName, pathOf } from './names.ts'

/** In the notation of `nominal/surface.ts`; undefined where only scalars are written. */
export function typeText(x: X, node: number): string | undefined {
  if (node < 0) return undefined
  const { tree } = x
  switch (tree.typeName(node)) {
    case 'primitive_type':
    case 'bottom_type':
      return undefined
    case 'named_type':
    case 'name':
    case 'qualified_name':
    case 'relative_name': {
      const path = pathOf(x, node)
      return /^(static|self|parent)$/i.test(path) ? path.toLowerCase() : path
    }
    case 'optional_type':
    case 'union_type':
    case 'intersection_type':
    case 'disjunctive_normal_form_type':
    case 'type_list': {
      const found = new Set<string>()
      for (const child of namedChildren(x, node)) {
        const text = typeText(x, child)
        if (text !== undefined) found.add(text)
      }
      return found.size === 0 ? undefined : [...found].join('|')
    }
    default:
      return undefined
  }
}

/** The name of a class where a type or a value stands. */
export function writeClassName(x: X, node: number): void {
  x.out.begin(OP.typePath)
  writeName(x, lastName(x, node))
  x.out.operand(x.out.string(pathOf(x, node)))
  x.out.end()
}

function union(x: X, node: number): void {
  x.out.begin(OP.typeUnion)
  for (const child of namedChildren(x, node)) visit(x, child)
  x.out.end()
}

phpHandlers.handle({
  named_type: (x, node) => writeClassName(x, namedChildren(x, node)[0] ?? node),
  primitive_type: (x) => x.out.leaf(OP.typeInferred),
  bottom_type: (x) => x.out.leaf(OP.typeInferred),
  optional_type: union,
  union_type: union,
  intersection_type: union,
  disjunctive_normal_form_type: union,
  type_list: union,
  attribute: (x, node) => {
    const { tree, grammar, out } = x
    const [name] = namedChildren(x, node)
    if (name === undefined) return
    out.begin(OP.annotation)
    out.operand(tree.lineAt(tree.start[name] as number))
    out.operand(tree.columnAt(tree.start[name] as number))
    writeClassName(x, name)
    const list = tree.child(node, grammar.f.parameters)
    if (list >= 0) for (const child of namedChildren(x, list)) visit(x, child)
    out.end()
  },
})
