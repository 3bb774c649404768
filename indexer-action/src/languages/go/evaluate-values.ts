/** What calls and indexes give. */
import type { SourceContext, Value } from './evaluate.ts'
import { elementOf, member, parametersOf, shapeOf, underlying } from './members.ts'
import { standardCalls, standardMethods } from './standard-calls.ts'
import * as t from './types.ts'

export function call(source: SourceContext, node: number): t.Type {
  const fn = source.type(source.at(node + 1))
  const count = source.at(node + 2)
  const argument = (at: number): t.Type => (at < count ? source.type(source.at(node + 3 + at)) : t.unknown)
  switch (fn.kind) {
    case t.TYPE:
      return fn.type
    case t.BUILTIN:
      return builtin(fn.name, argument)
    case t.EXTERNAL:
      return external(fn, count, argument)
    default: {
      const type = underlying(fn)
      if (type.kind === t.EXTERNAL) return t.from(type, '()')
      return type.kind === t.FUNCTION ? result(source, type, count, argument) : t.unknown
    }
  }
}

function result(source: SourceContext, fn: t.FunctionType, count: number, argument: (at: number) => t.Type): t.Type {
  let results = fn.results
  if (fn.typeParameters.length > 0 && results.length > 0) {
    const found = infer(source, fn, count, argument)
    results = results.map((type) => t.substitute(type, found))
  }
  return results.length === 1 ? (results[0] as t.Type) : { kind: t.TUPLE, types: results }
}

/** Type arguments from the arguments' types; one call may give all of them. */
function infer(
  source: SourceContext,
  fn: t.FunctionType,
  count: number,
  argument: (at: number) => t.Type,
): Map<t.Parameter, t.Type> {
  const asked: t.Asked = {
    underlying,
    method(type, name) {
      const found = member(type, name, source)
      return found && !('kind' in found) ? found.type : undefined
    },
  }
  const wanted = new Set(fn.typeParameters)
  const found = new Map<t.Parameter, t.Type>()
  const given: t.Type[] = []
  for (let at = 0; at < count; at++) {
    const type = argument(at)
    if (count === 1 && type.kind === t.TUPLE) given.push(...type.types)
    else given.push(type)
  }
  given.forEach((type, at) => {
    const last = fn.parameters.length - 1
    let pattern = fn.parameters[Math.min(at, last)]
    if (pattern && fn.variadic && at >= last && pattern.kind === t.LIST && type.kind !== t.LIST)
      pattern = pattern.element
    if (pattern) t.unify(pattern, type, wanted, found, asked)
  })
  // `S ~[]E`: what is known of S tells E. `P interface{ *T; Reset() }`: what is known of T tells P.
  for (const parameter of fn.typeParameters) {
    const known = found.get(parameter)
    const shape = shapeOf(parameter)
    if (known && shape) t.unify(shape, underlying(known), wanted, found, asked)
    else if (shape) found.set(parameter, t.substitute(shape, found))
  }
  return found
}

function builtin(name: string, argument: (at: number) => t.Type): t.Type {
  switch (name) {
    case 'new': {
      const type = argument(0)
      if (type.kind === t.EXTERNAL) return type
      return { kind: t.POINTER, element: type.kind === t.TYPE ? type.type : type }
    }
    case 'make':
      return t.denoted(argument(0))
    case 'append':
    case 'min':
    case 'max':
      return argument(0)
    case 'len':
    case 'cap':
    case 'copy':
      return t.basic('int')
    default:
      return t.unknown
  }
}

/** What a function from outside returns comes from outside, but for the generic ones that give back what they got. */
function external(fn: t.External, count: number, argument: (at: number) => t.Type): t.Type {
  const name = `${fn.path}.${fn.name}`
  const method = fn.args && standardMethods.get(name)
  const made = method
    ? method(fn.args as t.Type[])
    : standardCalls.get(name)?.(
        Array.from({ length: count }, (_, at) => argument(at)),
        fn.args ?? [],
      )
  return made ?? t.from(fn, '()')
}

/** A generic type with its type arguments; of an alias what it stands for. */
function instance(declaration: t.Declaration, args: t.Type[]): t.Type {
  const { source, node } = declaration
  if (source.at(node + 4) !== 1) return t.named(declaration, args)
  const parameters = parametersOf(declaration)
  const by = new Map(parameters.map((parameter, at) => [parameter, args[at] ?? t.unknown]))
  return t.substitute(source.denoted(source.at(node + 2)), by)
}

/** An element, or a generic with its type arguments. */
export function index(source: SourceContext, node: number): Value {
  const operand = source.value(source.at(node + 1))
  const count = source.at(node + 2)
  const types = (): t.Type[] => Array.from({ length: count }, (_, at) => source.denoted(source.at(node + 3 + at)))
  const as = (type: t.Type): Value => ({ type, evidence: 'type' })
  const { type } = operand
  switch (type.kind) {
    case t.TYPE:
      if (type.type.kind !== t.NAMED) return as(t.unknown)
      return { ...operand, type: { kind: t.TYPE, type: instance(type.type.declaration, types()) } }
    case t.FUNCTION: {
      if (type.typeParameters.length === 0) return as(t.unknown)
      const given = types()
      const by = new Map<t.Parameter, t.Type>(
        type.typeParameters.slice(0, given.length).map((parameter, at) => [parameter, given[at] as t.Type]),
      )
      const rest = type.typeParameters.slice(given.length)
      // `new[Conf]()` of `[T any, P interface{ *T; Reset() }]`
      for (const parameter of rest) {
        const shape = shapeOf(parameter)
        if (shape?.kind === t.POINTER) by.set(parameter, t.substitute(shape, by))
      }
      return { ...operand, type: { ...(t.substitute(type, by) as t.FunctionType), typeParameters: rest } }
    }
    case t.EXTERNAL: {
      const given = types()
      return as(given.length > 0 && given.every((one) => one.kind !== t.UNKNOWN) ? { ...type, args: given } : type)
    }
    default:
      return as(elementOf(type))
  }
}
