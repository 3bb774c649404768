/** Types where they are written: as code with positions, and as the short texts that other files read. Whether one may be null is left out. */
import { childOfType, namedChildren, visit, visitEach, writeName, writePosition } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { functionName } from './function-types.ts'
import { isType, kotlinHandlers, type X } from './grammar.ts'

/** The notation of `surface.ts`; undefined where no type is written. */
export function typeText(x: X, node: number): string | undefined {
  if (node < 0) return undefined
  const { tree, grammar } = x
  const { t } = grammar
  switch (tree.type[node]) {
    case t.user_type: {
      const names = namedChildren(x, node).filter((child) => tree.type[child] === t.identifier)
      const list = childOfType(x, node, t.type_arguments)
      const path = names.map((name) => tree.textOf(name)).join('.')
      return list < 0
        ? path
        : `${path}<${namedChildren(x, list)
            .map((one) => projection(x, one))
            .join(',')}>`
    }
    case t.function_type: {
      const { receiver, parameters, result } = partsOf(x, node)
      const types = [...(receiver < 0 ? [] : [receiver]), ...parameters.map(({ type }) => type), result]
      const name = functionName(types.length - 1, receiver >= 0)
      return `${name}<${types.map((one) => typeText(x, one) ?? '?').join(',')}>`
    }
    case t.nullable_type:
    case t.non_nullable_type:
    case t.parenthesized_type:
      return typeText(x, innerType(x, node))
    default:
      return undefined
  }
}

function projection(x: X, node: number): string {
  const type = typeText(x, innerType(x, node))
  if (type === undefined) return '?'
  const text = x.tree.textOf(node)
  return /^out\s/.test(text) ? `+${type}` : /^in\s/.test(text) ? `-${type}` : type
}

export function innerType(x: X, node: number): number {
  return namedChildren(x, node).find((child) => isType(x, child)) ?? -1
}

interface FunctionTypeParts {
  receiver: number
  parameters: { name: number; type: number }[]
  result: number
}

function partsOf(x: X, node: number): FunctionTypeParts {
  const { tree, grammar } = x
  const { t } = grammar
  const parts: FunctionTypeParts = { receiver: -1, parameters: [], result: -1 }
  let isBehind = false
  for (const child of namedChildren(x, node)) {
    if (tree.type[child] === t.function_type_parameters) {
      isBehind = true
      for (const one of namedChildren(x, child)) {
        if (isType(x, one)) parts.parameters.push({ name: -1, type: one })
        else if (tree.type[one] === t.parameter)
          parts.parameters.push({ name: childOfType(x, one, t.identifier), type: innerType(x, one) })
      }
    } else if (isType(x, child)) {
      if (isBehind) parts.result = child
      else parts.receiver = child
    }
  }
  return parts
}

/** `List<X>`, `a.b.C`: the last name is the type's, those before it may be packages. */
function userType(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const names = namedChildren(x, node).filter((child) => tree.type[child] === t.identifier)
  const list = childOfType(x, node, t.type_arguments)
  const write = (last: number): void => {
    const name = names[last]
    if (name === undefined) {
      out.leaf(OP.typeInferred)
      return
    }
    out.begin(last === 0 ? OP.typeName : OP.typeMember)
    writeName(x, name)
    if (last > 0) write(last - 1)
    if (last === names.length - 1 && list >= 0) visitEach(x, list)
    out.end()
  }
  write(names.length - 1)
}

/** Writes the type of what a node declares, or that it must be inferred. */
export function writeType(x: X, type: number): void {
  if (type < 0) x.out.leaf(OP.typeInferred)
  else visit(x, type)
}

function wrapped(x: X, node: number): void {
  const inner = innerType(x, node)
  if (inner < 0) x.out.leaf(OP.typeInferred)
  else visit(x, inner)
}

kotlinHandlers.handle({
  user_type: userType,
  nullable_type: wrapped,
  non_nullable_type: wrapped,
  parenthesized_type: wrapped,
  dynamic: (x) => x.out.leaf(OP.typeInferred),
  type_projection: (x, node) => {
    const inner = innerType(x, node)
    if (inner >= 0) visit(x, inner)
    else x.out.leaf(OP.typeWildcard, 0)
  },
  function_type: (x, node) => {
    const { out } = x
    const { receiver, parameters, result } = partsOf(x, node)
    out.begin(OP.typeFunction)
    out.operand(receiver >= 0 ? 1 : 0)
    if (receiver >= 0) visit(x, receiver)
    for (const { type } of parameters) writeType(x, type)
    writeType(x, result)
    out.end()
  },
  type_parameter: (x, node) => {
    const { grammar, out } = x
    const name = childOfType(x, node, grammar.t.identifier)
    if (name < 0) {
      out.leaf(OP.sequence)
      return
    }
    out.begin(OP.typeParameter)
    writeName(x, name)
    for (const child of namedChildren(x, node)) if (isType(x, child)) visit(x, child)
    out.end()
  },
  type_constraints: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.sequence)
    for (const one of namedChildren(x, node)) {
      if (tree.type[one] !== grammar.t.type_constraint) continue
      out.begin(OP.typeName)
      writeName(x, childOfType(x, one, grammar.t.identifier))
      out.end()
      writeType(x, innerType(x, one))
    }
    out.end()
  },
  annotation: (x, node) => {
    const { grammar, out } = x
    const call = childOfType(x, node, grammar.t.constructor_invocation)
    const type = call >= 0 ? innerType(x, call) : innerType(x, node)
    if (type < 0) {
      out.leaf(OP.sequence)
      return
    }
    out.begin(OP.annotation)
    writePosition(x, type)
    visit(x, type)
    const list = call >= 0 ? childOfType(x, call, grammar.t.value_arguments) : -1
    if (list >= 0) visitEach(x, list)
    out.end()
  },
})

/** `[name, bound …]` of each type parameter that a declaration has. */
export function typeParameterTexts(x: X, node: number): string[][] | undefined {
  const { tree, grammar } = x
  const { t } = grammar
  const list = childOfType(x, node, t.type_parameters)
  if (list < 0) return undefined
  const texts = new Map<string, string[]>()
  for (const one of namedChildren(x, list)) {
    const name = childOfType(x, one, t.identifier)
    if (tree.type[one] !== t.type_parameter || name < 0) continue
    const text = tree.textOf(name)
    const bound = typeText(x, innerType(x, one))
    texts.set(text, bound === undefined ? [text] : [text, bound])
  }
  const constraints = childOfType(x, node, t.type_constraints)
  if (constraints >= 0)
    for (const one of namedChildren(x, constraints)) {
      const name = childOfType(x, one, t.identifier)
      const bound = typeText(x, innerType(x, one))
      if (name >= 0 && bound !== undefined) texts.get(tree.textOf(name))?.push(bound)
    }
  return [...texts.values()]
}

/** Parameters of a type or function, and what stands behind `where`. */
export function writeTypeParameters(x: X, node: number): void {
  const { t } = x.grammar
  const list = childOfType(x, node, t.type_parameters)
  if (list >= 0) visitEach(x, list)
  const constraints = childOfType(x, node, t.type_constraints)
  if (constraints >= 0) visit(x, constraints)
}
