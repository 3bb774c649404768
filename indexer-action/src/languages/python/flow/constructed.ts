/**
 * Instances of generic classes that are made without type arguments: what the constructor's arguments say of them.
 * `Box(User())` is a `Box[User]` where the constructor takes a `T`, `Option(User)` an `Option[User]` where it takes a `type[T]`.
 */

import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { keyword } from './outside-call.ts'

/** A parameter of a constructor whose annotation is a type variable. */
interface Taken {
  name: number
  /** Without the receiver. */
  position: number
  /** Whether the argument is the class itself. */
  isClass: boolean
}

export class Constructed {
  readonly #flow: ValueFlow
  /** For each type variable of a class, the parameters that tell it; undefined where one is not told of. By class. */
  readonly #taken = new Map<number, readonly (readonly Taken[])[] | undefined>()

  constructor(flow: ValueFlow) {
    this.#flow = flow
  }

  /** The instance that a call of a class makes, with type arguments; undefined where the arguments do not tell them. */
  of(call: number, cls: number, list: number): number | undefined {
    const { program } = this.#flow
    if (list < 0 || program.kind[call] !== OP.CALL) return undefined
    if (!this.#taken.has(cls)) this.#taken.set(cls, takenBy(program, cls))
    const told = this.#taken.get(cls)?.map((taken) => typeOf(this.#flow, list, taken)) ?? []
    const [first] = told
    if (first === undefined || told.includes(-1)) return undefined
    const argument = told.length === 1 ? first : this.#flow.fresh(OP.TUPLE, program.list([told.length, ...told]))
    const type = this.#flow.fresh(OP.SUBSCRIPT, program.a[call] as number, argument)
    return program.types
      .of(type)
      .find((one) => program.objects.a[one] === cls && program.objects.kind[one] === VALUE.instance)
  }
}

function takenBy(program: Program, cls: number): readonly (readonly Taken[])[] | undefined {
  const { variables } = program.types
  const own = variables.parameters(cls)
  const made = own.length === 0 ? undefined : program.hierarchy.member(cls, program.string('__init__'))
  if (!made) return undefined
  const functions = program
    .entities(made.binding[1])
    .filter((one) => program.objects.kind[one] === VALUE.function)
    .map((one) => program.objects.a[one] as number)
  const parameters = [...functions, ...functions.flatMap((fn) => program.files.overloads(fn))].flatMap((fn) =>
    program.fn(fn).parameters.map(([name, , , annotation], at) => ({ name, annotation, position: at - 1 })),
  )
  const taken = own.map((variable) =>
    parameters.flatMap(({ name, annotation, position }) => {
      const place = position < 0 ? undefined : variables.places(annotation).find(([one]) => one === variable)?.[1]
      return place === 'value' || place === 'class' ? [{ name, position, isClass: place === 'class' }] : []
    }),
  )
  return taken.every((one) => one.length > 0) ? taken : undefined
}

/** What the first argument that tells a type says, as the node of an annotation; -1 where none does. */
function typeOf(flow: ValueFlow, list: number, taken: readonly Taken[]): number {
  const { program } = flow
  const { kind, a, b, strings } = program
  const given = program.positional(list)
  for (const { name, position, isClass } of taken) {
    const named = keyword(flow, list, strings[name] as string)
    const argument = named < 0 ? (given[position] ?? -1) : named
    if (argument < 0) continue
    const at = program.origin(argument)
    if (isClass ? isType(program, argument) : kind[at] === OP.CALL && isType(program, a[at] as number))
      return isClass ? argument : (a[at] as number)
    if (!isClass && kind[at] === OP.PARAMETER) {
      const annotation = program.fn(a[at] as number).parameters[b[at] as number]?.[3] ?? -1
      if (annotation >= 0 && program.types.variables.variable(annotation) < 0) return annotation
    }
  }
  return -1
}

const isType = (program: Program, node: number): boolean =>
  program.entities(node).some((one) => program.objects.kind[one] === VALUE.class)
