/**
 * Calls of functions whose annotations tell by type variables what a function among the arguments is called with, or what the result
 * is made of: `def group(items: Iterable[V], key: Callable[[V], K]) -> dict[K, list[V]]`.
 */
import { CONTAINERS, DICTIONARY, TRANSPARENT } from '../program/annotation-names.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { called } from './outside-call.ts'

/** What the annotations of a function say by type variables, as nodes of annotations. */
export interface Inferred {
  /** By the parameter's node; of a `Callable` what it is called with and what it gives. */
  parameters: ReadonlyMap<
    number,
    { annotation: number; callable: { given: readonly number[]; gives: number } | undefined }
  >
  /** -1 where calls are told of it otherwise. */
  result: number
}

/** Undefined for a function of which type variables say no more than `TypeVariables.generic` does. */
export function inferredOf(program: Program, fn: number): Inferred | undefined {
  const { types } = program
  const { annotation, parameters } = program.fn(fn)
  const found = new Map<number, { annotation: number; callable: ReturnType<typeof callableIn> }>()
  let isCalled = false
  for (const [, , node, written] of parameters) {
    if (written < 0 || !mentions(program, written)) continue
    const callable = callableIn(program, written)
    found.set(node, { annotation: written, callable })
    isCalled ||= callable?.given.some((one) => mentions(program, one)) ?? false
  }
  if (found.size === 0) return undefined
  const canMake = mentions(program, annotation) && isMade(program, annotation)
  if (!isCalled && (!canMake || types.variables.generic(fn) !== undefined)) return undefined
  return { parameters: found, result: canMake ? annotation : -1 }
}

/** Whether `Inference.made` knows all that an annotation means: it makes no functions, and no objects of generic classes. */
function isMade(program: Program, annotation: number): boolean {
  if (annotation < 0 || !mentions(program, annotation)) return true
  const { kind, a, b, lists, types } = program
  if (kind[annotation] === OP.BINARY)
    return isMade(program, a[annotation] as number) && isMade(program, lists[(b[annotation] as number) + 1] as number)
  if (kind[annotation] !== OP.SUBSCRIPT) return true
  const argument = b[annotation] as number
  const name = types.containerName(annotation)
  if (!TRANSPARENT.has(name) && !CONTAINERS.has(name)) return false
  return isMade(program, types.typeArgument(argument, 0)) && isMade(program, types.typeArgument(argument, 1))
}

/** What an annotation says of the function that it stands for: `Callable[[V], K]`, `Callable[[V], K] | None`. */
function callableIn({ types, objects, kind, a, b, lists }: Program, annotation: number) {
  const [callable] = types.callables(annotation)
  if (callable === undefined) return undefined
  const argument = b[objects.a[callable] as number] as number
  const written = types.typeArgument(argument, 0)
  const list = kind[written] === OP.TUPLE ? (a[written] as number) : -1
  const given = list < 0 ? [] : [...lists.subarray(list + 1, list + 1 + (lists[list] as number))]
  return { given, gives: types.typeArgument(argument, 1) }
}

/** Whether a type variable occurs in an annotation. */
function mentions(program: Program, annotation: number): boolean {
  if (annotation < 0) return false
  const { kind, a, b, lists, types } = program
  if (kind[annotation] === OP.BINARY)
    return (
      mentions(program, a[annotation] as number) || mentions(program, lists[(b[annotation] as number) + 1] as number)
    )
  if (kind[annotation] === OP.TUPLE) {
    const list = a[annotation] as number
    return lists.subarray(list + 1, list + 1 + (lists[list] as number)).some((one) => mentions(program, one))
  }
  if (kind[annotation] === OP.SUBSCRIPT) return mentions(program, b[annotation] as number)
  return types.variables.variable(annotation) >= 0
}

/** `passed`: pairs of a parameter's node and the argument's. */
export function inferCall(
  flow: ValueFlow,
  node: number,
  inferred: Inferred,
  receiver: number,
  passed: readonly (readonly [parameter: number, argument: number])[],
): void {
  const inference = new Inference(flow, receiver)
  for (const [parameter, argument] of passed) {
    const told = inferred.parameters.get(parameter)
    if (told && !told.callable) inference.bind(told.annotation, argument)
  }
  for (const [parameter, argument] of passed) {
    const callable = inferred.parameters.get(parameter)?.callable
    if (!callable) continue
    const given = callable.given.map((annotation) => inference.made(annotation))
    inference.bind(callable.gives, called(flow, argument, given))
  }
  if (inferred.result >= 0) flow.edge(inference.made(inferred.result), node)
}

/** The type variables of one call. */
class Inference {
  readonly #flow: ValueFlow
  readonly #receiver: number
  readonly #nodes = new Map<number, number>()

  constructor(flow: ValueFlow, receiver: number) {
    this.#flow = flow
    this.#receiver = receiver
  }

  /** What a variable stands for. One of the receiver's class has what the receiver's type says. */
  #node(variable: number): number {
    let node = this.#nodes.get(variable)
    if (node === undefined) {
      node = this.#flow.fresh()
      this.#nodes.set(variable, node)
      for (const type of this.#flow.program.types.variables.on(this.#receiver, variable) ?? [])
        this.#flow.add(node, type)
    }
    return node
  }

  /** Lets what a node holds say what the variables in its annotation stand for. */
  bind(annotation: number, node: number): void {
    for (const [variable, place] of this.#flow.program.types.variables.places(annotation)) {
      const into = this.#node(variable)
      if (place === 'value') this.#flow.edge(node, into)
      else if (place === 'element') this.#flow.watchElements(node, into)
      else this.#flow.watchCallback(node, into, -1)
    }
  }

  /** A node of what an annotation means in this call. */
  made(annotation: number): number {
    const flow = this.#flow
    const { types, kind, a, b, lists, objects } = flow.program
    const variable = annotation < 0 ? -1 : types.variables.variable(annotation)
    if (variable >= 0) return this.#node(variable)
    const node = flow.fresh()
    if (annotation < 0) return node
    if (kind[annotation] === OP.BINARY) {
      flow.edge(this.made(a[annotation] as number), node)
      flow.edge(this.made(lists[(b[annotation] as number) + 1] as number), node)
      return node
    }
    const name =
      kind[annotation] === OP.SUBSCRIPT && mentions(flow.program, annotation) ? types.containerName(annotation) : ''
    const argument = (at: number): number => this.made(types.typeArgument(b[annotation] as number, at))
    if (TRANSPARENT.has(name)) return argument(0)
    if (CONTAINERS.has(name)) flow.add(node, objects.of(VALUE.container, this.#site(name, argument)))
    else for (const type of types.of(annotation)) flow.add(node, type)
    return node
  }

  /** A node that makes a container of what its type arguments are. */
  #site(name: string, argument: (at: number) => number): number {
    if (DICTIONARY.test(name)) {
      const key = argument(0)
      return this.#flow.fresh(OP.DICT_COMPREHENSION, argument(1), key)
    }
    if (!/^[tT]uple$/.test(name)) return this.#flow.fresh(OP.COMPREHENSION, argument(0))
    const items = [argument(0), argument(1)]
    return this.#flow.fresh(OP.TUPLE, this.#flow.program.list([items.length, ...items]))
  }
}
