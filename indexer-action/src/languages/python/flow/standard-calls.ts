/**
 * Calls of external functions whose results contain values of the repository: containers, iterators, `getattr`, `partial`.
 */

import { callDjango } from '../frameworks/django-calls.ts'
import { callFactory } from '../frameworks/factories.ts'
import { LOGIN, PROXIES } from '../frameworks/flask.ts'
import { callQuery, callStatement } from '../frameworks/queries.ts'
import { madeSignal } from '../frameworks/signals.ts'
import { isContainer } from '../program/annotation-names.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import {
  giveAwaited,
  giveFinished,
  giveFuture,
  giveGathered,
  giveRunInExecutor,
  giveTask,
} from './asynchronous-calls.ts'
import { REPLACEMENTS } from './called-arguments.ts'
import { callContainerMethod } from './container-methods.ts'
import type { ValueFlow } from './flow.ts'
import { ITERATIONS } from './iterator-calls.ts'
import { MOCKS } from './mocks.ts'
import { watchPattern } from './name-patterns.ts'
import {
  type Call,
  called,
  derived,
  type Effect,
  giveReceiver,
  keyword,
  named,
  ownContainer,
  receiverOf,
} from './outside-call.ts'
import { WATCH } from './watchers.ts'

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
    const container = objects.a[callee] as number
    callContainerMethod(flow, node, container, method, positional)
    if (method === 'sort')
      flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), flow.containers.of(container).all)
    return
  }
  const outside = objects.outside(callee)
  const signal = madeSignal(program, node, callee)
  if (signal !== undefined) {
    flow.add(node, signal)
    return
  }
  if (!outside || callDjango(flow, node, outside.name, first)) return
  const call: Call = { flow, node, name: outside.name, positional, first, list }
  if (callQuery(call, callee) || callStatement(call, outside.package) || callFactory(call)) return
  const isDefinition = objects.kind[callee] === VALUE.external
  const { name } = outside
  const typed = isDefinition && giveAnnotated(flow, node)
  const known = isDefinition ? EFFECTS[outside.package]?.get(name) : undefined
  if (known) {
    known(call)
    return
  }
  if (typed) return
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

/** `Queue[Item]()` gives the container that the expression is as an annotation. Returns whether it is one. */
function giveAnnotated(flow: ValueFlow, node: number): boolean {
  const { program } = flow
  const callee = program.kind[node] === OP.CALL ? (program.a[node] as number) : -1
  if (callee < 0 || program.kind[callee] !== OP.SUBSCRIPT) return false
  const containers = program.types.of(callee).filter((type) => program.objects.kind[type] === VALUE.container)
  for (const container of containers) flow.add(node, container)
  return containers.length > 0
}

/** Effects of standard library functions, by qualified name. */
const STANDARD: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  ...ITERATIONS,
  ...MOCKS,
  ...REPLACEMENTS,
  ...named(giveDict, 'dict', 'collections.OrderedDict', 'collections.UserDict', 'types.MappingProxyType'),
  ...named(givePushed, 'heapq.heappush', 'heapq.heappushpop', 'heapq.heapreplace', 'bisect.insort'),
  ...named(givePushed, 'bisect.insort_left', 'bisect.insort_right'),
  ...named(giveDict, 'weakref.WeakKeyDictionary', 'weakref.WeakValueDictionary'),
  ...named(giveDefaultDict, 'collections.defaultdict'),
  ...named(giveBox, 'weakref.ref', 'weakref.WeakMethod', 'contextvars.ContextVar'),
  ...named(giveMade, 'object.__new__', 'typing.NamedTuple.__new__'),
  ...named(giveAttribute, 'getattr'),
  ...named(giveType, 'type'),
  ...named(giveKeyed, 'dict.fromkeys'),
  ...named(giveCast, 'typing.cast', 'cast'),
  ...named(givePartial, 'functools.partial', 'functools.partialmethod'),
  ...named(giveFirst, 'functools.lru_cache', 'functools.cache', 'copy.copy', 'copy.deepcopy', 'weakref.proxy'),
  ...named(
    giveFirst,
    'dataclasses.replace',
    'contextlib.closing',
    'contextlib.aclosing',
    'contextlib.nullcontext',
    'copy.replace',
  ),
  ...named(giveTask, 'asyncio.create_task', 'asyncio.TaskGroup.create_task', 'asyncio.AbstractEventLoop.create_task'),
  ...named(giveTask, 'create_task', 'asyncio.ensure_future', 'asyncio.run_coroutine_threadsafe', 'asyncio.Task'),
  ...named(giveAwaited, 'asyncio.run', 'asyncio.Runner.run', 'asyncio.wait_for', 'asyncio.shield'),
  ...named(giveAwaited, 'asyncio.AbstractEventLoop.run_until_complete', 'run_until_complete'),
  ...named(giveFinished, 'asyncio.wait', 'concurrent.futures.wait'),
  ...named(giveCalled, 'asyncio.to_thread'),
  ...named(giveRunInExecutor, 'asyncio.AbstractEventLoop.run_in_executor', 'run_in_executor'),
  ...named(giveFuture, 'concurrent.futures.ThreadPoolExecutor.submit', 'concurrent.futures.ProcessPoolExecutor.submit'),
  ...named(giveFuture, 'concurrent.futures.Executor.submit'),
  ...named(giveReceiver, 'typing.NamedTuple._replace'),
  ...named(giveMadeByReceiver, 'typing.NamedTuple._make'),
  ...named(giveField, 'typing.TypedDict.get', 'typing.TypedDict.pop', 'typing.TypedDict.setdefault'),
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

/** Effects by the package of the callee. */
const EFFECTS: Readonly<Record<string, ReadonlyMap<string, Effect>>> = {
  'std:python': STANDARD,
  'PyPI:attrs': new Map(named(giveFirst, 'attr.evolve', 'attrs.evolve', 'attr.assoc')),
  'PyPI:click': new Map([
    ...named(giveMade, 'click.Context.ensure_object', 'click.Context.find_object'),
    ...named(giveMade, 'ensure_object', 'find_object'),
  ]),
  'PyPI:fastapi': new Map(named(giveDependency, 'fastapi.Depends', 'fastapi.Security', 'fastapi.params.Depends')),
  'PyPI:flask-login': LOGIN,
  'PyPI:werkzeug': PROXIES,
  'PyPI:pydantic': new Map([
    ...named(giveReceiver, 'pydantic.BaseModel.model_copy', 'pydantic.BaseModel.copy'),
    ...named(giveMadeByReceiver, 'pydantic.BaseModel.model_validate', 'pydantic.BaseModel.model_validate_json'),
    ...named(giveMadeByReceiver, 'pydantic.BaseModel.model_construct', 'pydantic.BaseModel.construct'),
    ...named(giveMadeByReceiver, 'pydantic.BaseModel.parse_obj', 'pydantic.BaseModel.parse_raw'),
  ]),
}

function giveDict(call: Call): void {
  const { flow, first, list } = call
  const { objects, lists } = flow.program
  const own = ownContainer(call)
  if (first >= 0) {
    flow.watchValues(first, elementsOf(flow, flow.program.origin(first), flow.containers.of(own).rest))
    flow.watchElements(first, flow.containers.keys(own))
  }
  const keywords = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[keywords] as number); k++) {
    const key = lists[keywords + 1 + 2 * k] as number
    const value = lists[keywords + 2 + 2 * k] as number
    if (key >= 0) flow.edge(value, flow.containers.keyed(own, objects.of(VALUE.text, key)))
    else flow.watchValues(value, flow.containers.of(own).rest)
  }
}

/** The node that takes the elements of a dictionary's source: of a list of pairs, the second item of each flows into `into`. */
function elementsOf(flow: ValueFlow, source: number, into: number): number {
  if (!holdsPairs(flow.program, source)) return into
  const pair = flow.fresh()
  const second = flow.fresh(OP.UNPACK, pair, 1)
  flow.watch(pair, WATCH.operand, second, 0)
  flow.edge(second, into)
  return pair
}

/** Whether an expression makes a list of pairs rather than a dictionary. */
function holdsPairs(program: Program, source: number): boolean {
  switch (program.kind[source]) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.COMPREHENSION:
      return true
    case OP.CALL:
      return program
        .entities(program.a[source] as number)
        .some((callee) => PAIRING.test(program.objects.outside(callee)?.name ?? ''))
    default:
      return false
  }
}

const PAIRING = /^(zip|enumerate|map|sorted|filter|list|tuple|set|reversed|itertools\.\w+)$/

/** `dict.fromkeys(keys, value)` */
function giveKeyed(call: Call): void {
  const { flow, positional } = call
  const { rest } = flow.containers.of(ownContainer(call))
  flow.edge(positional[1] ?? -1, rest)
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

/** Puts the second argument into the list that is the first. `heappushpop` gives back one of its elements. */
function givePushed({ flow, node, name, positional, first }: Call): void {
  const [, item] = positional
  if (first < 0 || item === undefined) return
  const list = flow.program.list([flow.fresh(), item])
  const store = flow.fresh(OP.STORE_ITEM, first, list)
  flow.watch(first, WATCH.operand, store, 0)
  if (name.startsWith('heapq.')) flow.watchElements(first, node)
}

/** A box: calling it, or a method of it, gives the value in it. */
function giveBox(call: Call): void {
  const { flow, name, first } = call
  const own = ownContainer(call)
  if (first >= 0 && name !== 'contextvars.ContextVar') flow.edge(first, flow.containers.of(own).rest)
}

function giveEntered({ flow, node, first }: Call): void {
  flow.edge(derived(flow, OP.ENTERED, first), node)
}

/** `object.__new__(cls)`: an instance of the class that is passed. */
function giveMade({ flow, node, first }: Call): void {
  flow.watchCallback(first, node, -1)
}

function giveAttribute({ flow, node, positional, first }: Call): void {
  const { objects } = flow.program
  const key = positional[1] ?? -1
  if (first < 0 || key < 0) return
  for (const value of flow.values(key))
    if (objects.kind[value] === VALUE.text) flow.watchAttribute(first, objects.a[value] as number, node)
  watchPattern(flow, first, key, node)
  if (positional[2] !== undefined) flow.edge(positional[2], node)
}

function giveType({ flow, node, positional, first }: Call): void {
  // The new class has the members of its bases.
  if (positional.length === 3) flow.watchElements(positional[1] as number, node)
  else if (positional.length === 1) flow.watchAttribute(first, flow.program.string('__class__'), node)
}

function giveCast({ flow, node, positional, first }: Call): void {
  const types = flow.program.types.of(first)
  for (const type of types) flow.add(node, type)
  if (types.length === 0 && positional[1] !== undefined) flow.edge(positional[1], node)
}

function givePartial({ flow, node }: Call): void {
  flow.add(node, flow.program.objects.of(VALUE.partial, node))
}

/** Calls the first argument with the others. */
function giveCalled({ flow, node, positional, first }: Call): void {
  flow.edge(called(flow, first, positional.slice(1)), node)
}

/** An instance of the class that the method is called on. */
function giveMadeByReceiver({ flow, node }: Call): void {
  flow.watchCallback(receiverOf(flow.program, node), node, -1)
}

/** `record.get('name')` of a `TypedDict` */
function giveField({ flow, node, positional, first }: Call): void {
  const receiver = receiverOf(flow.program, node)
  if (receiver < 0 || first < 0) return
  const item = flow.fresh(OP.SUBSCRIPT, receiver, first)
  flow.watch(receiver, WATCH.operand, item, 0)
  flow.watch(first, WATCH.key, item, 0)
  flow.edge(item, node)
  flow.edge(positional[1] ?? -1, node)
}

/** `Depends(get_user)`, the default of a parameter: what the function returns, or the one value that it yields. */
function giveDependency({ flow, node, first }: Call): void {
  const { program } = flow
  for (const entity of first < 0 ? [] : program.entities(first))
    if (program.objects.kind[entity] === VALUE.function)
      flow.edge(flow.results.fixture(program.objects.a[entity] as number), node)
    else if (program.objects.kind[entity] === VALUE.class)
      flow.add(node, program.objects.of(VALUE.instance, program.objects.a[entity] as number))
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
