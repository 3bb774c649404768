/** Types where they are written: as code with positions, and as the short texts that other files read. */
import { childOfType, firstNamed, namedChildren, visit, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { csharpHandlers, type X } from './grammar.ts'

const KEYWORDS: Record<string, string> = { string: 'System.String', object: 'System.Object', bool: 'boolean' }

function predefined(text: string): string {
  return KEYWORDS[text] ?? text
}

/** The notation of `surface.ts`; undefined where nothing is known by it. */
export function typeText(x: X, node: number): string | undefined {
  if (node < 0) return undefined
  const { tree, grammar } = x
  const { t, f } = grammar
  switch (tree.type[node]) {
    case t.predefined_type:
      return predefined(tree.textOf(node))
    case t.identifier:
      return tree.textOf(node) === 'dynamic' ? undefined : tree.textOf(node)
    case t.implicit_type:
      return undefined
    case t.generic_name: {
      const name = firstNamed(x, node)
      const list = childOfType(x, node, t.type_argument_list)
      const args = list < 0 ? [] : namedChildren(x, list).map((arg) => typeText(x, arg) ?? '?')
      return args.length === 0 ? tree.textOf(name) : `${tree.textOf(name)}<${args.join(',')}>`
    }
    case t.qualified_name: {
      const qualifier = typeText(x, tree.child(node, f.qualifier))
      const name = typeText(x, tree.child(node, f.name))
      return qualifier === undefined || name === undefined ? undefined : `${qualifier}.${name}`
    }
    case t.alias_qualified_name:
      return typeText(x, tree.child(node, f.name))
    case t.nullable_type: {
      const held = typeText(x, tree.child(node, f.type))
      return held === undefined ? undefined : `System.Nullable<${held}>`
    }
    case t.array_type: {
      const element = typeText(x, tree.child(node, f.type))
      return element === undefined ? undefined : `${element}[]`
    }
    case t.tuple_type: {
      const elements = elementsOf(x, node).map(
        ({ name, type }, at) => `${name || `Item${at + 1}`}=${typeText(x, type) ?? '?'}`,
      )
      return `{${elements.join(';')}}`
    }
    default: {
      const inner = tree.child(node, f.type)
      return inner >= 0 && /^(ref|scoped)_type$/.test(tree.typeName(node)) ? typeText(x, inner) : undefined
    }
  }
}

/** The elements of a tuple's type: their names, empty where none is written, and types. */
function elementsOf(x: X, node: number): { name: string; type: number }[] {
  const { tree, grammar } = x
  const { f } = grammar
  return namedChildren(x, node).map((element) => {
    const name = tree.child(element, f.name)
    return { name: name < 0 ? '' : tree.textOf(name), type: tree.child(element, f.type) }
  })
}

/** A name where only a type can stand. */
export function writeTypeName(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  switch (tree.type[node]) {
    case t.identifier:
      if (/^(var|dynamic)$/.test(tree.textOf(node))) {
        out.leaf(OP.typeInferred)
        return
      }
      out.begin(OP.typeName)
      writeName(x, node)
      out.end()
      return
    case t.generic_name:
      out.begin(OP.typeName)
      writeName(x, firstNamed(x, node))
      writeArguments(x, node)
      out.end()
      return
    case t.qualified_name: {
      const name = tree.child(node, f.name)
      out.begin(OP.typeMember)
      writeName(x, tree.type[name] === t.generic_name ? firstNamed(x, name) : name)
      writeTypeName(x, tree.child(node, f.qualifier))
      if (tree.type[name] === t.generic_name) writeArguments(x, name)
      out.end()
      return
    }
    case t.alias_qualified_name:
      writeTypeName(x, tree.child(node, f.name))
      return
    default:
      visit(x, node)
  }
}

export function typeArgumentsOf(x: X, generic: number): number[] {
  const list = childOfType(x, generic, x.grammar.t.type_argument_list)
  return list < 0 ? [] : namedChildren(x, list)
}

function writeArguments(x: X, generic: number): void {
  const list = childOfType(x, generic, x.grammar.t.type_argument_list)
  if (list < 0) return
  const args = namedChildren(x, list)
  for (const arg of args) writeTypeName(x, arg)
  // `typeof(Map<,>)`
  if (args.length === 0) for (const _ of x.tree.textOf(list).split(',')) x.out.leaf(OP.typeWildcard, 0)
}

function wrapped(x: X, node: number): void {
  const inner = x.tree.child(node, x.grammar.f.type)
  if (inner < 0) x.out.leaf(OP.sequence)
  else writeTypeName(x, inner)
}

csharpHandlers.handle({
  predefined_type: (x, node) => {
    const name = predefined(x.tree.textOf(node))
    if (name.includes('.')) x.out.leaf(OP.typeText, x.out.string(name))
    else x.out.leaf(OP.typePrimitive, x.out.string(name))
  },
  implicit_type: (x) => x.out.leaf(OP.typeInferred),
  nullable_type: (x, node) => {
    x.out.begin(OP.typeOptional)
    wrapped(x, node)
    x.out.end()
  },
  ref_type: wrapped,
  scoped_type: wrapped,
  array_type: (x, node) => {
    x.out.begin(OP.typeArray)
    wrapped(x, node)
    x.out.end()
  },
  qualified_name: (x, node) => writeTypeName(x, node),
  alias_qualified_name: (x, node) => writeTypeName(x, node),
  tuple_type: (x, node) => {
    const { out } = x
    const elements = elementsOf(x, node)
    out.begin(OP.typeTuple)
    out.operand(elements.length)
    for (const { name } of elements) out.operand(out.string(name))
    for (const { type } of elements) {
      if (type < 0) out.leaf(OP.typeInferred)
      else writeTypeName(x, type)
    }
    out.end()
  },
  type_parameter: (x, node) => {
    x.out.begin(OP.typeParameter)
    writeName(x, x.tree.child(node, x.grammar.f.name))
    x.out.end()
  },
  type_parameter_constraints_clause: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.sequence)
    for (const child of namedChildren(x, node)) {
      if (tree.type[child] === grammar.t.identifier) writeTypeName(x, child)
      else if (tree.type[child] === grammar.t.type_parameter_constraint) wrapped(x, child)
    }
    out.end()
  },
  attribute: (x, node) => {
    const { tree, grammar, out } = x
    const name = tree.child(node, grammar.f.name)
    out.begin(OP.annotation)
    out.operand(tree.lineAt(tree.start[name] as number))
    out.operand(tree.columnAt(tree.start[name] as number))
    writeTypeName(x, name)
    for (const list of namedChildren(x, node))
      if (list !== name) for (const argument of namedChildren(x, list)) visit(x, argument)
    out.end()
  },
  attribute_target_specifier: (x) => x.out.leaf(OP.sequence),
})
