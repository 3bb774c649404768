/** Parameters of functions and constructors: as the surface has them, and as locals of a body. */
import { childOfType, namedChildren, visit, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import type { MemberText, ParameterText } from '../nominal/surface.ts'
import { innerType, typeText, writeType } from './extract-types.ts'
import { hasWord, isType, wordsOf, type X } from './grammar.ts'

interface WrittenParameter {
  node: number
  name: number
  type: number
  /** Its default; -1 where it must be given. */
  value: number
  variadic: boolean
  /** Modifiers of a function's parameter stand before its node. */
  modifiers: number
}

function parametersIn(x: X, list: number): WrittenParameter[] {
  const { tree, grammar } = x
  const { t } = grammar
  const found: WrittenParameter[] = []
  let modifiers = -1
  for (const child of list < 0 ? [] : namedChildren(x, list)) {
    if (tree.type[child] === t.parameter_modifiers) modifiers = child
    else if (tree.type[child] === t.parameter || tree.type[child] === t.class_parameter) {
      const name = childOfType(x, child, t.identifier)
      if (name < 0) continue
      const type = innerType(x, child)
      const inside = namedChildren(x, child).find((one) => one > Math.max(type, name) && !isType(x, one)) ?? -1
      const variadic = (modifiers >= 0 && /\bvararg\b/.test(tree.textOf(modifiers))) || wordsOf(x, child).has('vararg')
      found.push({ node: child, name, type, value: inside, variadic, modifiers })
      modifiers = -1
    } else {
      // A function's default value stands beside its parameter.
      const last = found.at(-1)
      if (last) last.value = child
    }
  }
  return found
}

interface ParameterTexts {
  texts: ParameterText[]
  /** How many must be given, in whatever order. */
  required: number
  /** Positions of those that have a default. */
  defaults: number[]
  /** Positions of those that may be null. */
  nullable: number[]
  variadic: boolean
}

export function parametersOf(x: X, list: number): ParameterTexts {
  const found: ParameterTexts = { texts: [], required: 0, defaults: [], nullable: [], variadic: false }
  for (const { name, type, value, variadic } of parametersIn(x, list)) {
    const text = typeText(x, type) ?? '?'
    found.texts.push([x.tree.textOf(name), variadic ? `${text}[]` : text])
    if (value < 0 && !variadic) found.required++
    else found.defaults.push(found.texts.length - 1)
    if (type >= 0 && x.tree.type[type] === x.grammar.t.nullable_type) found.nullable.push(found.texts.length - 1)
    if (variadic) found.variadic = true
  }
  return found
}

/** What a member says of them besides their types: nothing where all must be given. */
export function optionalOf(
  { texts, required, defaults, nullable }: ParameterTexts,
  before = 0,
): Pick<MemberText, 'required' | 'defaults' | 'nullable'> {
  const behind = (at: number): number => at + before
  return {
    ...(required < texts.length ? { required: behind(required), defaults: defaults.map(behind) } : {}),
    ...(nullable.length > 0 ? { nullable: nullable.map(behind) } : {}),
  }
}

export function parameterText(x: X, parameter: number): ParameterText {
  const name = childOfType(x, parameter, x.grammar.t.identifier)
  const type = typeText(x, innerType(x, parameter)) ?? '?'
  return [x.tree.textOf(name), wordsOf(x, parameter).has('vararg') ? `Array<+${type}>` : type]
}

/** Each as a local, with the default that it has; of those of a constructor that are properties the default alone. */
export function writeParameters(x: X, list: number, ofConstructor = false): void {
  const { tree, grammar, out } = x
  for (const { node, name, type, value, variadic, modifiers } of parametersIn(x, list)) {
    if (modifiers >= 0)
      for (const one of namedChildren(x, modifiers)) if (tree.type[one] === grammar.t.annotation) visit(x, one)
    if (ofConstructor && (hasWord(x, node, 'val') || hasWord(x, node, 'var'))) {
      if (value >= 0) visit(x, value)
      continue
    }
    out.begin(OP.local)
    writeName(x, name)
    out.operand(0)
    if (variadic) out.begin(OP.typeArray)
    writeType(x, type)
    if (variadic) out.end()
    if (value >= 0) visit(x, value)
    out.end()
  }
}
