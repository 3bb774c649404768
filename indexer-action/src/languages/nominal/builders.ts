/**
 * What a lambda that builds something tells by what it hands to its receiver: `flow { emit(user) }` is a flow of users, as
 * `buildList { add(user) }` is a list of them.
 */
import type { MemberInfo } from './classes.ts'
import type { Builder, Evaluation } from './evaluation.ts'
import { asAncestor } from './inheritance.ts'
import { parameterTypesOf } from './member-types.ts'
import { type Bindings, classType, type Type, type TypeVariable } from './types.ts'

/** Reads an argument; what it hands to its receiver, if it is such a lambda, decides the variables that are left. */
export function building(
  e: Evaluation,
  parameter: Type | undefined,
  variables: readonly TypeVariable[],
  bindings: Bindings,
  read: () => Type | undefined,
): Type | undefined {
  const builder = undecidedReceiver(e, parameter, variables, bindings)
  if (!builder) return read()
  e.builders.push(builder)
  const given = read()
  e.builders.pop()
  const { asked, found } = builder
  const args = asked.of.typeParameters.map((variable) => found.get(variable))
  e.overloads.infer(asked, classType(asked.of, args), variables, bindings)
  return given
}

/** The receiver of a lambda, where nothing has decided yet of what it is one. */
function undecidedReceiver(
  { program }: Evaluation,
  parameter: Type | undefined,
  variables: readonly TypeVariable[],
  bindings: Bindings,
): Builder | undefined {
  const { receiverFunctions } = program.dialect
  if (receiverFunctions === undefined || parameter?.is !== 'class') return undefined
  const [receiver] = parameter.args
  if (receiver?.is !== 'class' || !parameter.of.name.startsWith(receiverFunctions)) return undefined
  const isOpen = (arg: Type | undefined): boolean =>
    arg?.is === 'variable' && variables.includes(arg.variable) && !bindings.has(arg.variable)
  return receiver.args.some(isOpen) ? { asked: receiver, found: new Map() } : undefined
}

/** A member is called with these: where it is one of the innermost builder's, they tell of what that is one. */
export function tellBuilder(
  { builders, overloads, program }: Evaluation,
  member: MemberInfo,
  view: Bindings,
  types: readonly (Type | undefined)[],
): void {
  const builder = builders.at(-1)
  if (!builder) return
  const { of } = builder.asked
  const variables = member.owner.typeParameters
  if (variables.length === 0 || variables.some((variable) => view.get(variable) !== undefined)) return
  const own = of.typeParameters.map((variable): Type => ({ is: 'variable', variable }))
  const seen = asAncestor(program, classType(of, own), member.owner)
  if (!seen) return
  const told: Bindings = new Map()
  const parameters = parameterTypesOf(program, member) ?? []
  for (const [at, type] of types.entries()) if (type) overloads.infer(parameters[at], type, variables, told)
  for (const [at, variable] of variables.entries()) {
    const arg = seen.args[at]
    const type = told.get(variable)
    if (arg?.is === 'variable' && type && !builder.found.has(arg.variable)) builder.found.set(arg.variable, type)
  }
}
