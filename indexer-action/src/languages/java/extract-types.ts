/** Types where they are written: as code with positions, and as the short texts that other files read. */
import { childOfType, firstNamed, visit, visitEach, writeName, writePosition } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { type JavaExtraction as Extraction, isAnnotation, javaHandlers } from './grammar.ts'

/** The notation of `surface.ts`. */
export function typeText(x: Extraction, node: number): string {
  const { tree, grammar } = x
  const { t } = grammar
  switch (tree.type[node]) {
    case t.generic_type: {
      const base = firstNamed(x, node)
      const list = childOfType(x, node, t.type_arguments)
      const texts = list < 0 ? [] : argumentTexts(x, list)
      // `new ArrayList<>()`: the arguments are whatever fits.
      return texts.length === 0 ? typeText(x, base) : `${typeText(x, base)}<${texts.join(',')}>`
    }
    case t.scoped_type_identifier: {
      const parts: string[] = []
      for (const child of tree.children(node))
        if (!isAnnotation(x, child) && grammar.isNamed(tree, child)) parts.push(typeText(x, child))
      return parts.join('.')
    }
    case t.array_type:
      return typeText(x, tree.child(node, grammar.f.element)) + '[]'.repeat(dimensionsOf(x, node))
    case t.annotated_type: {
      let last = node
      for (const child of tree.children(node)) if (grammar.isNamed(tree, child)) last = child
      return last === node ? '' : typeText(x, last)
    }
    case t.wildcard: {
      const bound = boundOf(x, node)
      return bound < 0 ? '?' : (childOfType(x, node, t.super) >= 0 ? '-' : '+') + typeText(x, bound)
    }
    case t.catch_type: {
      const texts: string[] = []
      for (const child of tree.children(node)) if (grammar.isNamed(tree, child)) texts.push(typeText(x, child))
      return texts.join('|')
    }
    default:
      return tree.textOf(node)
  }
}

function argumentTexts(x: Extraction, list: number): string[] {
  const texts: string[] = []
  for (const child of x.tree.children(list))
    if (x.grammar.isNamed(x.tree, child) && !x.grammar.isComment(x.tree, child)) texts.push(typeText(x, child))
  return texts
}

/** How many `[]` stand in a node's `dimensions` (`int[] a[]` has some on either side). */
export function dimensionsOf(x: Extraction, node: number): number {
  const dimensions = x.tree.child(node, x.grammar.f.dimensions)
  if (dimensions < 0) return 0
  let count = 0
  const end = x.tree.end[dimensions] as number
  for (let at = x.tree.start[dimensions] as number; at < end; at++) if (x.tree.text.charCodeAt(at) === 91) count++
  return count
}

function boundOf(x: Extraction, wildcard: number): number {
  const { tree, grammar } = x
  for (const child of tree.children(wildcard))
    if (grammar.isNamed(tree, child) && tree.type[child] !== grammar.t.super && !isAnnotation(x, child)) return child
  return -1
}

function annotationsOf(x: Extraction, node: number): number[] {
  return [...x.tree.children(node)].filter((child) => isAnnotation(x, child))
}

/** A type with the annotations of its use: `@NonNull String`, where it is no declaration that is annotated. */
function writeAnnotated(x: Extraction, annotations: readonly number[], write: () => void): void {
  if (annotations.length > 0) x.out.begin(OP.typeAnnotated)
  write()
  for (const annotation of annotations) visit(x, annotation)
  if (annotations.length > 0) x.out.end()
}

/** A type with extra dimensions around it. */
export function writeType(x: Extraction, node: number, dimensions = 0): void {
  for (let at = 0; at < dimensions; at++) x.out.begin(OP.typeArray)
  visit(x, node)
  for (let at = 0; at < dimensions; at++) x.out.end()
}

function writeArguments(x: Extraction, list: number): void {
  for (const child of x.tree.children(list))
    if (x.grammar.isNamed(x.tree, child) && !x.grammar.isComment(x.tree, child)) visit(x, child)
}

function writeNamedType(x: Extraction, node: number, list: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  if (tree.type[node] === t.type_identifier || tree.type[node] === t.identifier) {
    if (tree.textOf(node) === 'var' && list < 0) {
      out.leaf(OP.typeInferred)
      return
    }
    out.begin(OP.typeName)
    writeName(x, node)
  } else {
    // scoped_type_identifier: qualifier, annotations, name
    const parts: number[] = []
    for (const child of tree.children(node)) if (grammar.isNamed(tree, child)) parts.push(child)
    const name = parts.at(-1) as number
    const qualifier = parts[0] as number
    out.begin(OP.typeMember)
    writeName(x, name)
    visit(x, qualifier)
  }
  if (list >= 0) writeArguments(x, list)
  out.end()
}

javaHandlers.handle({
  type_identifier: (x, node) => writeNamedType(x, node, -1),
  scoped_type_identifier: (x, node) => writeNamedType(x, node, -1),
  generic_type: (x, node) => writeNamedType(x, firstNamed(x, node), childOfType(x, node, x.grammar.t.type_arguments)),
  integral_type: primitive,
  floating_point_type: primitive,
  boolean_type: primitive,
  void_type: primitive,
  array_type: (x, node) => {
    const dimensions = x.tree.child(node, x.grammar.f.dimensions)
    const write = () => writeType(x, x.tree.child(node, x.grammar.f.element), dimensionsOf(x, node))
    writeAnnotated(x, dimensions < 0 ? [] : annotationsOf(x, dimensions), write)
  },
  annotated_type: (x, node) => {
    let last = -1
    for (const child of x.tree.children(node)) if (x.grammar.isNamed(x.tree, child)) last = child
    if (last < 0) x.out.leaf(OP.sequence)
    else writeAnnotated(x, annotationsOf(x, node), () => visit(x, last))
  },
  wildcard: (x, node) => {
    const bound = boundOf(x, node)
    x.out.begin(OP.typeWildcard)
    x.out.operand(bound < 0 ? 0 : childOfType(x, node, x.grammar.t.super) >= 0 ? 2 : 1)
    if (bound >= 0) visit(x, bound)
    for (const written of annotationsOf(x, node)) visit(x, written)
    x.out.end()
  },
  catch_type: (x, node) => {
    x.out.begin(OP.typeUnion)
    visitEach(x, node)
    x.out.end()
  },
  type_parameter: (x, node) => {
    const { tree, grammar, out } = x
    const name = childOfType(x, node, grammar.t.type_identifier)
    if (name < 0) return
    out.begin(OP.typeParameter)
    writeName(x, name)
    const bound = childOfType(x, node, grammar.t.type_bound)
    if (bound >= 0) for (const child of tree.children(bound)) if (grammar.isNamed(tree, child)) visit(x, child)
    for (const written of annotationsOf(x, node)) visit(x, written)
    out.end()
  },
  marker_annotation: annotation,
  annotation,
})

function primitive(x: Extraction, node: number): void {
  x.out.leaf(OP.typePrimitive, x.out.string(x.tree.textOf(node)))
}

function annotation(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  out.begin(OP.annotation)
  writePosition(x, name)
  writeQualifiedType(x, name)
  const list = tree.child(node, grammar.f.arguments)
  if (list >= 0) visitEach(x, list)
  out.end()
}

/** `a.b.C` that the grammar reads as an identifier where only a type can stand. */
function writeQualifiedType(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  if (tree.type[node] === grammar.t.scoped_identifier) {
    out.begin(OP.typeMember)
    writeName(x, tree.child(node, grammar.f.name))
    writeQualifiedType(x, tree.child(node, grammar.f.scope))
    out.end()
  } else {
    out.begin(OP.typeName)
    writeName(x, node)
    out.end()
  }
}
