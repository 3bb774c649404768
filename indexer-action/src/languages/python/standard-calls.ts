/**
 * Calls of external functions whose results contain values of the repository: containers, iterators, `getattr`, `partial`.
 */
import { isContainer } from './annotation-types.ts'
import { callContainerMethod } from './container-methods.ts'
import { isManagerOf, isRelation, makesManager } from './django.ts'
import { type ValueFlow, WATCH } from './flow.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { OP } from './value-graph.ts'

/** Builtins that call their arguments. */
const CALLERS: ReadonlySet<string> = new Set(['map', 'filter', 'functools.reduce', 'reduce'])

export const callsItsArguments = (name: string): boolean => CALLERS.has(name)

/** A call of something in the standard library, whose result goes to `node`. */
interface Call {
  readonly flow: ValueFlow
  readonly node: number
  /** Qualified name: `itertools.chain`. */
  readonly name: string
  readonly positional: readonly number[]
  /** The first of `positional`, or -1. */
  readonly first: number
  /** Offset of the arguments in `Program.lists`. */
  readonly list: number
}

/**
 * Applies the effect of calling `callee`, which is not a function of the repository, on its arguments and the result (`node`).
 */
export function callOutside(flow: ValueFlow, node: number, callee: number, list: number): void {
  const { program } = flow
  const { objects } = program
  const positional = program.positional(list)
  const first = positional[0] ?? -1
  if (objects.kind[callee] === VALUE.containerMethod) {
    const method = program.strings[objects.b[callee] as number] ?? ''
    callContainerMethod(flow, node, objects.a[callee] as number, method, positional)
    return
  }
  const outside = objects.outside(callee)
  if (!outside || callDjango(flow, node, outside.name, first)) return
  const isDefinition = objects.kind[callee] === VALUE.external
  const { name } = outside
  const known = outside.package === 'std:python' && isDefinition ? STANDARD.get(name) : undefined
  if (known) {
    known({ flow, node, name, positional, first, list })
    return
  }
  if (EXPECTS_RAISED.test(name)) {
    flow.add(node, objects.external(outside.package, '', true))
    if (first >= 0) expectRaised(flow, node, first)
    return
  }
  // Calling an external class gives an instance of it; of a function's result only the package is known.
  const last = name.slice(name.lastIndexOf('.') + 1)
  const isType = isDefinition && /^[A-Z]/.test(last) && !/^[A-Z][A-Z0-9_]*$/.test(last)
  flow.add(node, objects.external(outside.package, isType ? name : '', true))
}

/** Handles Django's functions that say which model or manager is meant. Returns false for other functions. */
function callDjango(flow: ValueFlow, node: number, name: string, first: number): boolean {
  if (isRelation(name) && first >= 0) {
    flow.watchCallback(first, node, -1)
    return true
  }
  const receiver = receiverOf(flow.program, node)
  if (isManagerOf(name) && receiver >= 0) {
    flow.watchCallback(receiver, node, -1)
    return true
  }
  if (!makesManager(name) || first < 0) return false
  flow.edge(first, node)
  flow.edge(receiver, node)
  return true
}

/** Effects of standard library functions, by qualified name. */
const STANDARD: ReadonlyMap<string, (call: Call) => void> = new Map([
  ...named(giveList, 'list', 'tuple', 'set', 'frozenset', 'sorted', 'reversed', 'iter'),
  ...named(giveList, 'itertools.chain', 'itertools.cycle', 'itertools.islice', 'collections.deque', 'weakref.WeakSet'),
  ...named(giveDict, 'dict', 'collections.OrderedDict', 'collections.UserDict', 'types.MappingProxyType'),
  ...named(giveDict, 'weakref.WeakKeyDictionary', 'weakref.WeakValueDictionary'),
  ...named(giveDefaultDict, 'collections.defaultdict'),
  ...named(giveBox, 'weakref.ref', 'weakref.WeakMethod', 'contextvars.ContextVar'),
  ...named(givePairs, 'enumerate', 'zip'),
  ...named(giveMapped, 'map', 'filter'),
  ...named(giveElement, 'next'),
  ...named(giveMade, 'object.__new__'),
  ...named(giveExtreme, 'min', 'max'),
  ...named(giveAttribute, 'getattr'),
  ...named(giveType, 'type'),
  ...named(giveCast, 'typing.cast', 'cast'),
  ...named(givePartial, 'functools.partial', 'functools.partialmethod'),
  ...named(giveFirst, 'functools.lru_cache', 'functools.cache', 'copy.copy', 'copy.deepcopy', 'weakref.proxy'),
  ...named(
    giveFirst,
    'asyncio.create_task',
    'asyncio.ensure_future',
    'asyncio.run',
    'asyncio.wait_for',
    'asyncio.shield',
    'dataclasses.replace',
    'contextlib.closing',
    'contextlib.aclosing',
  ),
  ...named(giveGathered, 'asyncio.gather'),
  ...named(
    giveEntered,
    'contextlib.ExitStack.enter_context',
    'contextlib.AsyncExitStack.enter_context',
    'contextlib.AsyncExitStack.enter_async_context',
  ),
  ...named(giveFirst, 'staticmethod', 'classmethod'),
  ...named(givePartial, 'property'),
  ...named(
    giveInstance,
    'str',
    'int',
    'float',
    'bool',
    'bytes',
    'bytearray',
    'complex',
    'object',
    'memoryview',
    'range',
  ),
])

function named(give: (call: Call) => void, ...names: string[]): [string, (call: Call) => void][] {
  return names.map((name) => [name, give])
}

function ownContainer({ flow, node }: Call): number {
  const own = flow.program.objects.of(VALUE.container, node)
  flow.add(node, own)
  return own
}

function giveList(call: Call): void {
  const { flow, name, positional, first, list } = call
  const own = ownContainer(call)
  for (const argument of name === 'itertools.chain' ? positional : [first])
    if (argument >= 0) flow.watchElements(argument, flow.containers.of(own).rest)
  if (name === 'sorted') flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), flow.containers.of(own).rest)
}

function giveDict(call: Call): void {
  const { flow, first, list } = call
  const { objects, lists } = flow.program
  const own = ownContainer(call)
  if (first >= 0) flow.watchElements(first, elementsOf(flow, flow.program.origin(first), flow.containers.of(own).rest))
  const keywords = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[keywords] as number); k++) {
    const key = lists[keywords + 1 + 2 * k] as number
    const value = lists[keywords + 2 + 2 * k] as number
    if (key >= 0) flow.edge(value, flow.containers.keyed(own, objects.of(VALUE.text, key)))
    else flow.watchElements(value, flow.containers.of(own).rest)
  }
}

/** The node that takes the elements of a dictionary's source: of a list of pairs, the second item of each flows into `into`. */
function elementsOf(flow: ValueFlow, source: number, into: number): number {
  const kind = flow.program.kind[source]
  if (kind !== OP.LIST && kind !== OP.TUPLE && kind !== OP.COMPREHENSION) return into
  const pair = flow.fresh()
  const second = flow.fresh(OP.UNPACK, pair, 1)
  flow.watch(pair, WATCH.operand, second, 0)
  flow.edge(second, into)
  return pair
}

/** A `defaultdict`: its elements are the results of calling the first argument. */
function giveDefaultDict(call: Call): void {
  const { flow, first } = call
  const { rest } = flow.containers.of(ownContainer(call))
  if (first < 0) return
  flow.watchCallback(first, rest, -1)
  const { program } = flow
  const makes = program.entities(first).some((one) => {
    const outside = program.objects.outside(one)
    return outside?.package === 'std:python' && isContainer(outside.name)
  })
  if (makes) flow.add(rest, flow.containers.own(flow.fresh()))
}

/** A box: calling it, or a method of it, gives the value in it. */
function giveBox(call: Call): void {
  const { flow, name, first } = call
  const own = ownContainer(call)
  if (first >= 0 && name !== 'contextvars.ContextVar') flow.edge(first, flow.containers.of(own).rest)
}

/** The pairs are one container, shared by all iterations. */
function givePairs(call: Call): void {
  const { flow, name, positional } = call
  const { objects } = flow.program
  const own = ownContainer(call)
  const pair = flow.fresh()
  const pairs = objects.of(VALUE.container, pair)
  flow.add(flow.containers.of(own).rest, pairs)
  positional.forEach((argument, at) => {
    const place = name === 'enumerate' ? 1 : at
    if (name === 'zip' || at === 0)
      flow.watchElements(argument, flow.containers.keyed(pairs, objects.of(VALUE.integer, place)))
  })
}

function giveMapped(call: Call): void {
  const { flow, name, positional } = call
  const { rest } = flow.containers.of(ownContainer(call))
  const element = flow.fresh()
  for (const argument of positional) {
    flow.watchElements(argument, element)
    if (name === 'map') flow.watchCallback(argument, rest, element)
    else {
      flow.watchCallback(argument, flow.fresh(), element)
      flow.edge(element, rest)
    }
  }
}

/** `asyncio.gather`: a container with the result of each coroutine. */
function giveGathered(call: Call): void {
  const { flow, positional } = call
  const own = ownContainer(call)
  positional.forEach((argument, at) => {
    flow.edge(argument, flow.containers.keyed(own, flow.program.objects.of(VALUE.integer, at)))
  })
}

function giveEntered({ flow, node, first }: Call): void {
  const entered = flow.fresh(OP.ENTERED, first)
  if (first >= 0) flow.watch(first, WATCH.operand, entered, 0)
  flow.edge(entered, node)
}

function giveElement({ flow, node, first }: Call): void {
  if (first >= 0) flow.watchElements(first, node)
}

/** `object.__new__(cls)`: an instance of the class that is passed. */
function giveMade({ flow, node, first }: Call): void {
  flow.watchCallback(first, node, -1)
}

/** One of the elements of the only argument, or one of the arguments. */
function giveExtreme({ flow, node, positional, list }: Call): void {
  for (const argument of positional) {
    if (argument < 0) continue
    if (positional.length === 1) flow.watchElements(argument, node)
    else flow.edge(argument, node)
  }
  flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), node)
}

function giveAttribute({ flow, node, positional, first }: Call): void {
  const { objects } = flow.program
  const key = positional[1] ?? -1
  if (first < 0 || key < 0) return
  for (const value of flow.values(key))
    if (objects.kind[value] === VALUE.text) flow.watchAttribute(first, objects.a[value] as number, node)
  if (positional[2] !== undefined) flow.edge(positional[2], node)
}

function giveType({ flow, node, positional, first }: Call): void {
  const { objects, kind } = flow.program
  // The new class has the members of its bases.
  if (positional.length === 3) flow.watchElements(positional[1] as number, node)
  if (positional.length === 1 && kind[first] !== undefined)
    for (const type of flow.values(first))
      if (objects.kind[type] === VALUE.instance) flow.add(node, objects.of(VALUE.class, objects.a[type] as number))
}

function giveCast({ flow, node, positional, first }: Call): void {
  const types = flow.program.types.of(first)
  for (const type of types) flow.add(node, type)
  if (types.length === 0 && positional[1] !== undefined) flow.edge(positional[1], node)
}

function givePartial({ flow, node }: Call): void {
  flow.add(node, flow.program.objects.of(VALUE.partial, node))
}

function giveFirst({ flow, node, first }: Call): void {
  if (first >= 0) flow.edge(first, node)
}

function giveInstance({ flow, node, name }: Call): void {
  flow.add(node, flow.program.objects.external('std:python', name, true))
}

const EXPECTS_RAISED = /(^|\.)(raises|assertRaises|assertRaisesRegexp?)$/

/** `with raises(Error) as caught:` gives a record that holds the exception. */
function expectRaised(flow: ValueFlow, node: number, types: number): void {
  const { objects } = flow.program
  const manager = objects.of(VALUE.container, node)
  const record = objects.of(VALUE.container, flow.fresh())
  flow.add(flow.containers.of(manager).rest, record)
  flow.add(node, manager)
  const exception = flow.fresh()
  for (const name of ['value', 'exception'])
    flow.edge(exception, flow.containers.keyed(record, objects.of(VALUE.text, flow.program.string(name))))
  flow.watchCallback(types, exception, -1)
  const several = flow.fresh()
  flow.watchElements(types, several)
  flow.watchCallback(several, exception, -1)
}

/** The receiver of a method call; -1 where the callee is not an attribute. */
function receiverOf(program: Program, call: number): number {
  const callee = program.kind[call] === OP.CALL ? (program.a[call] as number) : -1
  return callee >= 0 && program.kind[callee] === OP.ATTRIBUTE ? (program.a[callee] as number) : -1
}

/** The node of a keyword argument, or -1. */
function keyword(flow: ValueFlow, list: number, wanted: string): number {
  const { lists, strings } = flow.program
  const at = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[at] as number); k++)
    if (strings[lists[at + 1 + 2 * k] as number] === wanted) return lists[at + 2 + 2 * k] as number
  return -1
}
