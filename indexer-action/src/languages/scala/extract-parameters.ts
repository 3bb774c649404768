/** Parameters of functions and constructors: as the surface has them, and as locals of a body. */
import { namedChildren, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import type { MemberText, ParameterText } from '../nominal/surface.ts'
import { writeValue } from './extract-expressions.ts'
import { typeText, writeType, writeTypeName } from './extract-types.ts'
import { hasWord, isUnnamed, nameText, writeTermName, type X } from './grammar.ts'

interface Parameters {
  variadic: boolean
  /** What a member says of them. */
  said: Pick<MemberText, 'parameters' | 'required' | 'defaults' | 'lists' | 'contextual'>
}

const isContextual = (x: X, list: number): boolean =>
  hasWord(x, list, 'implicit') ||
  hasWord(x, list, 'using') ||
  parametersIn(x, list).some((one) => isUnnamed(x.tree, one))

const isParameter = (x: X, node: number): boolean => /^(class_)?parameter$/.test(x.tree.typeName(node))

const parametersIn = (x: X, list: number): number[] => namedChildren(x, list).filter((one) => isParameter(x, one))

/** `using Order[A]`: what is asked for by its type alone. */
function writeUnnamed(x: X, list: number): void {
  const { tree, grammar } = x
  for (const one of namedChildren(x, list)) {
    if (!isParameter(x, one)) visit(x, one)
    else if (isUnnamed(tree, one)) {
      const type = tree.child(one, grammar.f.type)
      if (type >= 0) visit(x, type)
      else writeTypeName(x, tree.child(one, grammar.f.name))
    }
  }
}

/** Those that a caller writes: what the compiler finds by itself is left out. */
export function parametersOf(x: X, lists: readonly number[]): Parameters {
  const { tree, grammar } = x
  const parameters: ParameterText[] = []
  const defaults: number[] = []
  const counts: number[] = []
  let contextual = false
  let variadic = false
  for (const list of lists) {
    if (isContextual(x, list)) {
      contextual = true
      continue
    }
    const own = parametersIn(x, list)
    counts.push(own.length)
    for (const one of own) {
      const name = tree.child(one, grammar.f.name)
      const type = tree.child(one, grammar.f.type)
      if (type >= 0 && tree.type[type] === grammar.t.repeated_parameter_type) variadic = true
      if (tree.child(one, grammar.f.default_value) >= 0) defaults.push(parameters.length)
      parameters.push([name < 0 ? '' : nameText(x, name), typeText(x, type) ?? '?'])
    }
  }
  const required = parameters.length - defaults.length - (variadic ? 1 : 0)
  return {
    variadic,
    said: {
      parameters,
      ...(required < parameters.length ? { required, defaults } : {}),
      ...(counts.length === 1 ? {} : { lists: counts }),
      ...(contextual ? { contextual: true as const } : {}),
    },
  }
}

/** Each as a local, with the default that it has; those of a constructor are fields, and are locals of its head alone. */
export function writeParameters(x: X, lists: readonly number[], ofConstructor = false): void {
  const { tree, grammar, out } = x
  for (const list of lists) {
    if (isContextual(x, list)) writeUnnamed(x, list)
    for (const one of parametersIn(x, list)) {
      const name = tree.child(one, grammar.f.name)
      const type = tree.child(one, grammar.f.type)
      const value = tree.child(one, grammar.f.default_value)
      if (name < 0 || isUnnamed(tree, one)) continue
      if (ofConstructor) {
        writeType(x, type)
        if (value >= 0) writeValue(x, value)
        continue
      }
      out.begin(OP.local)
      writeTermName(x, name)
      out.operand(0)
      writeType(x, type)
      if (value >= 0) writeValue(x, value)
      out.end()
    }
  }
}
