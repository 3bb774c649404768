/** Types: as code that says where their names lead, and as texts that other files read. */
import { childOfType, namedChildren, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { nameText, scalaHandlers, writeTermName, type X } from './grammar.ts'

const isName = (text: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text)

/** Types that stand for others: `=> T`, `T @a`, `T { … }`. */
const WRAPPERS =
  /^(lazy_parameter_type|annotated_type|structural_type|existential_type|applied_constructor_type|parenthesized_type)$/

const typesIn = (x: X, node: number): number[] =>
  namedChildren(x, node).filter((child) => !/^(annotation|refinement|arguments)$/.test(x.tree.typeName(child)))

/** The parts of `A with B`, or of `A & B`. */
function partsOf(x: X, node: number): number[] {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.compound_type) return typesIn(x, node)
  const [left, right] = [tree.child(node, grammar.f.left), tree.child(node, grammar.f.right)]
  return [left, right].filter((one) => one >= 0)
}

const operatorOf = (x: X, node: number): string => x.tree.textOf(x.tree.child(node, x.grammar.f.operator))

/** A type in the notation of surfaces; undefined where that has none for it. */
export function typeText(x: X, node: number): string | undefined {
  const { tree, grammar } = x
  if (node < 0) return undefined
  const list = (children: readonly number[]): string => children.map((one) => typeText(x, one) ?? '?').join(',')
  switch (tree.typeName(node)) {
    case 'type_identifier':
    case 'identifier': {
      const text = nameText(x, node)
      if (SINGLETON.test(text)) return text
      return isName(text) && text !== '_' ? text : undefined
    }
    case 'stable_type_identifier':
    case 'stable_identifier':
      return pathText(x, node)
    case 'projected_type': {
      const of = typeText(x, tree.child(node, grammar.f.type))
      const name = typeText(x, tree.child(node, grammar.f.selector))
      return of === undefined || name === undefined || /[<|]/.test(of) ? undefined : `${of}.${name}`
    }
    case 'generic_type': {
      const of = typeText(x, tree.child(node, grammar.f.type))
      const given = childOfType(x, node, grammar.t.type_arguments)
      if (of === undefined || /[>|]/.test(of)) return undefined
      return given < 0 ? of : `${of}<${list(namedChildren(x, given))}>`
    }
    case 'singleton_type': {
      const text = tree.textOf(node).replace(/\s+/g, '')
      if (text === 'this.type') return 'static'
      return /^[\w.$]+\.type$/.test(text) ? text : undefined
    }
    case 'function_type': {
      const parameters = namedChildren(
        x,
        tree.child(node, grammar.f.parameters) >= 0
          ? tree.child(node, grammar.f.parameters)
          : (namedChildren(x, node)[0] ?? -1),
      )
      const result = typeText(x, tree.child(node, grammar.f.return_type)) ?? '?'
      return `scala.Function${parameters.length}<${[...parameters.map((one) => typeText(x, one) ?? '?'), result].join(',')}>`
    }
    case 'tuple_type': {
      const parts = namedChildren(x, node)
      if (parts.length < 2) return typeText(x, parts[0] ?? -1)
      return `scala.Tuple${parts.length}<${list(parts)}>`
    }
    case 'compound_type':
      return eitherText(x, node)
    case 'infix_type': {
      const operator = operatorOf(x, node)
      if (operator === '&' || operator === '|') return eitherText(x, node)
      const [left, right] = partsOf(x, node)
      if (left === undefined || right === undefined) return undefined
      if (operator === '<:') return `+${typeText(x, right) ?? '?'}`
      if (operator === '>:') return '?'
      return isName(operator) ? `${operator}<${list([left, right])}>` : undefined
    }
    case 'repeated_parameter_type': {
      const of = typeText(x, tree.child(node, grammar.f.type))
      return of === undefined ? undefined : `${/\|/.test(of) ? `(${of})` : of}[]`
    }
    case 'wildcard':
      return '?'
    default:
      return WRAPPERS.test(tree.typeName(node)) ? typeText(x, typesIn(x, node)[0] ?? -1) : undefined
  }
}

function eitherText(x: X, node: number): string | undefined {
  const texts = partsOf(x, node).flatMap((one) => typeText(x, one) ?? [])
  return texts.length === 0 ? undefined : texts.join('|')
}

/** `a.b.C` */
function pathText(x: X, node: number): string | undefined {
  const text = x.tree.textOf(node).replace(/\s+/g, '').replaceAll('`', '')
  return /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(text) ? text : undefined
}

/** Writes the type of what a node declares, or that its value says it. */
export function writeType(x: X, node: number): void {
  if (node < 0) x.out.leaf(OP.typeInferred)
  else visit(x, node)
}

/** Type parameters with their bounds: `[A <: B : Ord]`, as their grammar has them, side by side. */
interface WrittenParameter {
  name: number
  bounds: number[]
}

function parametersIn(x: X, list: number): WrittenParameter[] {
  const { tree, grammar } = x
  const found: WrittenParameter[] = []
  const read = (node: number): void => {
    for (const child of tree.children(node)) {
      const type = tree.typeName(child)
      if (type.endsWith('type_parameter')) read(child)
      else if (tree.field[child] === grammar.f.name && grammar.isNamed(tree, child))
        found.push({ name: child, bounds: [] })
      else if (grammar.isNamed(tree, child) && /_bound$/.test(type)) found.at(-1)?.bounds.push(child)
    }
  }
  if (list >= 0) read(list)
  return found
}

/** The lists of type parameters that a declaration has; a function's are among its parameters. */
const typeParameterList = (x: X, node: number): number => childOfType(x, node, x.grammar.t.type_parameters)

/** `[name, bound …]` of each type parameter. */
export function typeParameterTexts(x: X, node: number): string[][] | undefined {
  const { tree, grammar } = x
  const found = parametersIn(x, typeParameterList(x, node)).map(({ name, bounds }) => {
    const upper = bounds.find((one) => tree.type[one] === grammar.t.upper_bound)
    const text = upper === undefined ? undefined : typeText(x, tree.child(upper, grammar.f.type))
    return text === undefined ? [nameText(x, name)] : [nameText(x, name), ...text.split('|')]
  })
  return found.length === 0 ? undefined : found
}

export function writeTypeParameters(x: X, node: number): void {
  writeParameters(x, parametersIn(x, typeParameterList(x, node)), OP.typeParameter)
}

function writeParameters(x: X, parameters: readonly WrittenParameter[], operation: number): void {
  const { out } = x
  for (const { name, bounds } of parameters) {
    if (x.tree.typeName(name) === 'wildcard') continue
    out.begin(operation)
    writeTermName(x, name)
    for (const bound of bounds) for (const type of namedChildren(x, bound)) visit(x, type)
    out.end()
  }
}

/** `[A] =>> F[A]`, and `[A] => F[A] => Int`: a type with parameters of its own, which the one has side by side and the other in a list. */
function typeLambda(x: X, node: number, list: number): void {
  x.out.begin(OP.typeLambda)
  writeParameters(x, parametersIn(x, list), OP.lambdaTypeParameter)
  writeType(x, x.tree.child(node, x.grammar.f.return_type))
  x.out.end()
}

/** `a.b.C`, `C`: a type by its name, behind the terms that it is a member of. */
export function writeTypeName(x: X, node: number, args: readonly number[] = []): void {
  const { tree, grammar, out } = x
  const type = tree.typeName(node)
  if (type === 'stable_type_identifier' || type === 'stable_identifier') {
    const parts = namedChildren(x, node)
    const name = parts.at(-1) as number
    out.begin(OP.innerType)
    writeTermName(x, name)
    writePath(x, parts.slice(0, -1))
  } else if (type === 'projected_type') {
    out.begin(OP.innerType)
    writeTermName(x, tree.child(node, grammar.f.selector))
    visit(x, tree.child(node, grammar.f.type))
  } else if (type === 'type_identifier' || type === 'identifier') {
    out.begin(OP.namedType)
    writeTermName(x, node)
  } else {
    out.begin(OP.sequence)
    visit(x, node)
  }
  for (const one of args) visit(x, one)
  out.end()
}

/** `a.b.c` as a term, of the identifiers that it is written with. */
export function writePath(x: X, parts: readonly number[]): void {
  const { tree, grammar, out } = x
  const flatOf = (part: number): number[] =>
    tree.type[part] === grammar.t.stable_identifier ? namedChildren(x, part).flatMap(flatOf) : [part]
  const flat = parts.flatMap(flatOf)
  const write = (last: number): void => {
    const name = flat[last]
    if (name === undefined) {
      out.leaf(OP.sequence)
      return
    }
    if (/^(this|super)$/.test(tree.textOf(name)) && last <= 1) {
      out.leaf(
        tree.textOf(name) === 'this' ? OP.thisOf : OP.superOf,
        out.string(last === 0 ? '' : nameText(x, flat[0] as number)),
      )
      return
    }
    out.begin(last === 0 ? OP.term : OP.select)
    writeTermName(x, name)
    out.operand(0)
    if (last > 0) write(last - 1)
    out.end()
  }
  write(flat.length - 1)
}

function known(x: X, path: string, args: readonly number[]): void {
  const { out } = x
  out.begin(OP.knownType)
  out.operand(out.string(path))
  for (const one of args) visit(x, one)
  out.end()
}

function compound(x: X, node: number): void {
  x.out.begin(OP.compoundType)
  for (const one of partsOf(x, node)) visit(x, one)
  x.out.end()
}

function wrapped(x: X, node: number): void {
  const [inner, ...others] = namedChildren(x, node)
  if (inner === undefined) {
    x.out.leaf(OP.typeInferred)
    return
  }
  x.out.begin(OP.typeAnnotated)
  visit(x, inner)
  for (const one of others) visit(x, one)
  x.out.end()
}

/** `a.b.type`, which was read as one name where the grammar knows no such type. */
const SINGLETON = /^[\w$]+(?:\.[\w$]+)*\.type$/

function typeOfPath(x: X, node: number): void {
  const { tree, out } = x
  let offset = tree.start[node] as number
  const names = tree.textOf(node).split('.').slice(0, -1)
  const places = names.map((name) => {
    const at = offset
    offset += name.length + 1
    return at
  })
  const write = (last: number): void => {
    const name = names[last] as string
    const at = places[last] as number
    if (name === 'this') {
      out.leaf(OP.thisOf, out.string(''))
      return
    }
    out.begin(last === 0 ? OP.term : OP.select)
    out.operand(out.string(name))
    out.operand(x.placeless ? 0 : tree.lineAt(at))
    out.operand(x.placeless ? 0 : tree.columnAt(at))
    out.operand(0)
    if (last > 0) write(last - 1)
    out.end()
  }
  out.begin(OP.typeOfTerm)
  write(names.length - 1)
  out.end()
}

scalaHandlers.handle({
  type_identifier: (x, node) => (SINGLETON.test(x.tree.textOf(node)) ? typeOfPath(x, node) : writeTypeName(x, node)),
  stable_type_identifier: (x, node) => writeTypeName(x, node),
  projected_type: (x, node) => writeTypeName(x, node),
  generic_type: (x, node) => {
    const given = childOfType(x, node, x.grammar.t.type_arguments)
    writeTypeName(x, x.tree.child(node, x.grammar.f.type), given < 0 ? [] : namedChildren(x, given))
  },
  singleton_type: (x, node) => {
    const { tree, out } = x
    const parts = namedChildren(x, node)
    out.begin(OP.typeOfTerm)
    writePath(
      x,
      parts.filter((one) => tree.textOf(one) !== 'type'),
    )
    out.end()
  },
  function_type: (x, node) => {
    const { tree, grammar } = x
    const [first = -1] = namedChildren(x, node)
    if (first >= 0 && tree.type[first] === grammar.t.type_parameters) {
      typeLambda(x, node, first)
      return
    }
    const result = tree.child(node, grammar.f.return_type)
    const parameters = first === result ? [] : namedChildren(x, first)
    known(x, `scala.Function${parameters.length}`, result < 0 ? parameters : [...parameters, result])
  },
  type_lambda: (x, node) => typeLambda(x, node, node),
  tuple_type: (x, node) => {
    const parts = namedChildren(x, node)
    if (parts.length === 1) visit(x, parts[0] as number)
    else known(x, `scala.Tuple${parts.length}`, parts)
  },
  compound_type: compound,
  infix_type: (x, node) => {
    const { tree, grammar, out } = x
    const operator = operatorOf(x, node)
    const [left, right] = partsOf(x, node)
    if (operator === '&' || operator === '|') compound(x, node)
    else if (operator === '<:' || operator === '>:') {
      out.begin(OP.typeWildcard)
      out.operand(operator === '<:' ? 1 : 2)
      if (right !== undefined) visit(x, right)
      out.end()
    } else {
      out.begin(OP.namedType)
      writeTermName(x, tree.child(node, grammar.f.operator))
      if (left !== undefined) visit(x, left)
      if (right !== undefined) visit(x, right)
      out.end()
    }
  },
  repeated_parameter_type: (x, node) => {
    const { out } = x
    out.begin(OP.typeArray)
    writeType(x, namedChildren(x, node)[0] ?? -1)
    out.end()
  },
  lazy_parameter_type: wrapped,
  annotated_type: wrapped,
  structural_type: wrapped,
  existential_type: wrapped,
})
