/**
 * What the expression that makes a container says of it: a literal its elements, an annotation their types, and both whether it is a
 * dictionary. What code stores later is in `containers.ts`.
 */
import { DICTIONARY } from '../program/annotation-names.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { ARGUMENT, OP, PARAMETER_KIND } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'

/** What makes a dictionary when it is called. */
const MADE_DICTIONARY =
  /(^|\.)(dict|dict\.fromkeys|OrderedDict|defaultdict|UserDict|MappingProxyType|Weak\w+Dictionary|ChainMap)$/

const TUPLE = /^[tT]uple$/

const FUTURE = /^(Future|Task)$/

/** Number of elements of a literal that get a node of their own; the others share one. */
export const MOST_KEYS = 64

/** Lets the elements that are written down or annotated flow into the container; those without a literal key into `rest`. */
export function fillContainer(flow: ValueFlow, object: number, rest: number): void {
  const { program, containers } = flow
  const { objects, lists } = program
  const node = objects.a[object] as number
  const a = program.a[node] as number
  switch (program.kind[node]) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET: {
      const count = lists[a] as number
      let exact = program.kind[node] !== OP.SET
      for (let k = 0; k < count; k++) {
        const item = lists[a + 1 + k] as number
        if (item < 0) {
          exact = false
          flow.watchElements(ARGUMENT.spread - item, rest)
        } else if (exact && k < MOST_KEYS) flow.edge(item, containers.keyed(object, objects.of(VALUE.integer, k)))
        else flow.edge(item, rest)
      }
      return
    }
    case OP.DICT: {
      const count = lists[a] as number
      for (let k = 0; k < count; k++) {
        const key = lists[a + 1 + 2 * k] as number
        const value = lists[a + 2 + 2 * k] as number
        if (key < 0) {
          flow.watchValues(value, rest)
          continue
        }
        const literal = literalKey(program, key)
        flow.edge(value, literal >= 0 && k < MOST_KEYS ? containers.keyed(object, literal) : rest)
      }
      return
    }
    case OP.COMPREHENSION:
    case OP.DICT_COMPREHENSION:
    case OP.TASK:
      flow.edge(a, rest)
      return
    case OP.SUBSCRIPT: {
      // An annotation: `dict[str, User]`, `tuple[A, B]`, `list[Node]`, or `Callable[[A], B]`, whose element is its result.
      const argument = program.b[node] as number
      const name = program.types.containerName(node)
      const receiver = (objects.b[object] as number) - 1
      const put = (at: number, into: number): void => {
        const annotation = program.types.typeArgument(argument, at)
        for (const type of program.types.variables.on(receiver, annotation) ?? program.types.of(annotation))
          flow.add(into, type)
        for (const callable of program.types.callables(annotation)) flow.add(into, callable)
      }
      if (DICTIONARY.test(name) || name === 'Callable') put(1, rest)
      else if (TUPLE.test(name)) {
        for (let at = 0; at < MOST_KEYS; at++) {
          const item = program.types.typeArgument(argument, at)
          if (item < 0) break
          put(at, containers.keyed(object, objects.of(VALUE.integer, at)))
        }
        // `tuple[int, ...]`
        if (program.kind[program.types.typeArgument(argument, 1)] === OP.UNKNOWN) put(0, rest)
      } else put(0, rest)
      return
    }
  }
}

/** Number of the elements that a list or tuple is written with, or that an annotation gives a tuple; 0 where it is unknown. */
export function lengthOf(program: Program, object: number): number {
  const site = program.objects.a[object] as number
  const kind = program.kind[site]
  if (kind === OP.LIST || kind === OP.TUPLE) return program.lists[program.a[site] as number] as number
  if (kind !== OP.SUBSCRIPT || !TUPLE.test(program.types.containerName(site))) return 0
  const argument = program.b[site] as number
  let length = 0
  while (length < MOST_KEYS && program.types.typeArgument(argument, length) >= 0) length++
  return program.kind[program.types.typeArgument(argument, 1)] === OP.UNKNOWN ? 0 : length
}

/** Whether iterating over it gives keys. */
export function isDictionary(program: Program, object: number): boolean {
  const site = program.objects.a[object] as number
  const a = program.a[site] as number
  switch (program.kind[site]) {
    case OP.DICT:
    case OP.DICT_COMPREHENSION:
      return true
    case OP.SUBSCRIPT:
      return DICTIONARY.test(program.types.containerName(site))
    case OP.CALL:
      return program.entities(a).some((one) => MADE_DICTIONARY.test(program.objects.outside(one)?.name ?? ''))
    case OP.PARAMETER:
      return program.fn(a).parameters[program.b[site] as number]?.[1] === PARAMETER_KIND.keywords
    default:
      return false
  }
}

/** Lets the keys that are written down or annotated flow into a node. */
export function fillKeys(flow: ValueFlow, object: number, node: number): void {
  const { program } = flow
  const site = program.objects.a[object] as number
  const list = program.a[site] as number
  if (program.kind[site] === OP.SUBSCRIPT)
    for (const type of program.types.of(program.types.typeArgument(program.b[site] as number, 0))) flow.add(node, type)
  if (program.kind[site] === OP.DICT_COMPREHENSION) flow.edge(program.b[site] as number, node)
  if (program.kind[site] === OP.DICT)
    for (let k = 0; k < (program.lists[list] as number); k++) {
      const key = program.lists[list + 1 + 2 * k] as number
      if (key >= 0) flow.edge(key, node)
      else flow.watchElements(program.lists[list + 2 + 2 * k] as number, node)
    }
}

/** The generic in the annotation or base class that makes a container: `List` in `List[User]`; `Task` of a task; otherwise empty. */
export function genericOf(program: Program, object: number): string {
  const site = program.objects.a[object] as number
  if (program.kind[site] === OP.TASK) return 'Task'
  return program.kind[site] === OP.SUBSCRIPT ? program.types.containerName(site) : ''
}

/** Whether it is a future by annotation, as `Future[User]`, or by the call that makes it. */
export function isFuture(program: Program, object: number): boolean {
  return program.objects.kind[object] === VALUE.container && FUTURE.test(genericOf(program, object))
}

/** The object of a literal key; -1 if the key is not a literal. */
function literalKey(program: Program, node: number): number {
  const a = program.a[node] as number
  if (program.kind[node] === OP.TEXT && a >= 0) return program.objects.of(VALUE.text, a)
  if (program.kind[node] === OP.INTEGER) return program.objects.of(VALUE.integer, a)
  return -1
}
