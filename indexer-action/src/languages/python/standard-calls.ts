/**
 * Calls that leave the repository, where what comes back is still ours: containers, iterators, `getattr`, `partial`.
 */
import { isManagerOf, isRelation, makesManager } from './django.ts'
import type { ValueFlow } from './flow.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { OP } from './value-graph.ts'

/** Builtins that call what they are given. */
const CALLERS: ReadonlySet<string> = new Set(['map', 'filter', 'functools.reduce', 'reduce'])

export const callsItsArguments = (name: string): boolean => CALLERS.has(name)

export function callOutside(flow: ValueFlow, node: number, callee: number, list: number): void {
  const { program } = flow
  const { objects, lists } = program
  const positional = program.positional(list)
  const first = positional[0] ?? -1
  if (objects.kind[callee] === VALUE.containerMethod) {
    callContainerMethod(
      flow,
      node,
      objects.a[callee] as number,
      program.strings[objects.b[callee] as number] ?? '',
      positional,
    )
    return
  }
  const outside = objects.outside(callee)
  if (!outside) return
  const { name } = outside
  if (isRelation(name) && first >= 0) {
    flow.watchCallback(first, node, -1)
    return
  }
  const receiver = receiverOf(program, node)
  if (isManagerOf(name) && receiver >= 0) {
    flow.watchCallback(receiver, node, -1)
    return
  }
  if (makesManager(name) && first >= 0) {
    flow.edge(first, node)
    flow.edge(receiver, node)
    return
  }
  if (outside.package === 'std:python' && objects.kind[callee] === VALUE.external) {
    switch (name) {
      case 'list':
      case 'tuple':
      case 'set':
      case 'frozenset':
      case 'sorted':
      case 'reversed':
      case 'iter':
      case 'itertools.chain':
      case 'itertools.cycle':
      case 'itertools.islice':
      case 'collections.deque':
      case 'weakref.WeakSet': {
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        for (const argument of name === 'itertools.chain' ? positional : [first])
          if (argument >= 0) flow.watchElements(argument, flow.containers.of(own).rest)
        if (name === 'sorted')
          flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), flow.containers.of(own).rest)
        return
      }
      case 'dict':
      case 'collections.OrderedDict': {
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        if (first >= 0) flow.watchElements(first, flow.containers.of(own).rest)
        const keywords = list + 1 + (lists[list] as number)
        for (let k = 0; k < (lists[keywords] as number); k++) {
          const key = lists[keywords + 1 + 2 * k] as number
          const value = lists[keywords + 2 + 2 * k] as number
          if (key >= 0) flow.edge(value, flow.containers.keyed(own, objects.of(VALUE.text, key)))
          else flow.watchElements(value, flow.containers.of(own).rest)
        }
        return
      }
      case 'collections.defaultdict': {
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        if (first >= 0) flow.watchCallback(first, flow.containers.of(own).rest, -1)
        return
      }
      case 'weakref.ref':
      case 'weakref.WeakMethod':
      case 'contextvars.ContextVar': {
        // A box: calling it, or asking it, gives what is in it.
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        if (first >= 0 && name !== 'contextvars.ContextVar') flow.edge(first, flow.containers.of(own).rest)
        return
      }
      case 'weakref.proxy':
        if (first >= 0) flow.edge(first, node)
        return
      case 'enumerate':
      case 'zip': {
        // Pairs are containers of their own: every iteration shares one.
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        const pair = flow.fresh()
        const pairs = objects.of(VALUE.container, pair)
        flow.add(flow.containers.of(own).rest, pairs)
        positional.forEach((argument, at) => {
          const place = name === 'enumerate' ? 1 : at
          if (name === 'zip' || at === 0)
            flow.watchElements(argument, flow.containers.keyed(pairs, objects.of(VALUE.integer, place)))
        })
        return
      }
      case 'map':
      case 'filter': {
        const own = objects.of(VALUE.container, node)
        flow.add(node, own)
        const { rest } = flow.containers.of(own)
        const element = flow.fresh()
        for (const argument of positional) {
          flow.watchElements(argument, element)
          if (name === 'map') flow.watchCallback(argument, rest, element)
          else {
            flow.watchCallback(argument, flow.fresh(), element)
            flow.edge(element, rest)
          }
        }
        return
      }
      case 'next':
      case 'min':
      case 'max':
        for (const argument of name === 'next' || positional.length === 1 ? [first] : positional) {
          if (argument < 0) continue
          if (name === 'next' || positional.length === 1) flow.watchElements(argument, node)
          else flow.edge(argument, node)
        }
        if (name !== 'next') flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), node)
        return
      case 'getattr': {
        const key = positional[1] ?? -1
        if (first < 0 || key < 0) return
        for (const value of flow.values(key))
          if (objects.kind[value] === VALUE.text) flow.watchAttribute(first, objects.a[value] as number, node)
        if (positional[2] !== undefined) flow.edge(positional[2], node)
        return
      }
      case 'type':
        // What is made has what its bases have.
        if (positional.length === 3) flow.watchElements(positional[1] as number, node)
        if (positional.length === 1 && program.kind[first] !== undefined)
          for (const type of flow.values(first))
            if (objects.kind[type] === VALUE.instance)
              flow.add(node, objects.of(VALUE.class, objects.a[type] as number))
        return
      case 'typing.cast':
      case 'cast': {
        const types = program.types.of(first)
        for (const type of types) flow.add(node, type)
        if (types.length === 0 && positional[1] !== undefined) flow.edge(positional[1], node)
        return
      }
      case 'functools.partial':
      case 'functools.partialmethod':
        flow.add(node, objects.of(VALUE.partial, node))
        return
      case 'functools.lru_cache':
      case 'functools.cache':
      case 'copy.copy':
      case 'copy.deepcopy':
      case 'asyncio.create_task':
      case 'asyncio.ensure_future':
      case 'asyncio.run':
      case 'asyncio.wait_for':
      case 'asyncio.shield':
      case 'staticmethod':
      case 'classmethod':
        if (first >= 0) flow.edge(first, node)
        return
      case 'property':
        return
      case 'str':
      case 'int':
      case 'float':
      case 'bool':
      case 'bytes':
      case 'bytearray':
      case 'complex':
      case 'object':
      case 'memoryview':
      case 'range':
        flow.add(node, objects.external('std:python', name, true))
        return
    }
  }
  if (EXPECTS_RAISED.test(name)) {
    flow.add(node, objects.external(outside.package, '', true))
    if (first >= 0) expectRaised(flow, node, first)
    return
  }
  // An instance of a class from outside is known by its class; of what a function gives we only know whose it is.
  const last = name.slice(name.lastIndexOf('.') + 1)
  const isType = objects.kind[callee] === VALUE.external && /^[A-Z]/.test(last) && !/^[A-Z][A-Z0-9_]*$/.test(last)
  flow.add(node, objects.external(outside.package, isType ? name : '', true))
}

const EXPECTS_RAISED = /(^|\.)(raises|assertRaises|assertRaisesRegexp?)$/

/** `with raises(Error) as caught:` gives a record with the exception in it. */
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

/** What a method is called on, where the call says so; else -1. */
function receiverOf(program: Program, call: number): number {
  const callee = program.kind[call] === OP.CALL ? (program.a[call] as number) : -1
  return callee >= 0 && program.kind[callee] === OP.ATTRIBUTE ? (program.a[callee] as number) : -1
}

/** What is passed under a name, or -1. */
function keyword(flow: ValueFlow, list: number, wanted: string): number {
  const { lists, strings } = flow.program
  const at = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[at] as number); k++)
    if (strings[lists[at + 1 + 2 * k] as number] === wanted) return lists[at + 2 + 2 * k] as number
  return -1
}

function callContainerMethod(
  flow: ValueFlow,
  node: number,
  container: number,
  method: string,
  positional: readonly number[],
): void {
  const { objects } = flow.program
  const { rest, all } = flow.containers.of(container)
  const [first, second] = positional
  switch (method) {
    case 'append':
    case 'add':
    case 'set':
    case 'put':
    case 'put_nowait':
    case 'set_result':
    case 'appendleft':
      if (first !== undefined) flow.edge(first, rest)
      return
    case 'insert':
      if (second !== undefined) flow.edge(second, rest)
      return
    case 'extend':
      if (first !== undefined) flow.watchElements(first, rest)
      return
    case 'update':
      if (first === undefined) return
      for (const object of flow.values(first)) {
        if (objects.kind[object] !== VALUE.container) continue
        for (const [key, value] of flow.containers.of(object).keyed)
          flow.edge(value, flow.containers.keyed(container, key))
        flow.edge(flow.containers.of(object).rest, rest)
      }
      return
    case 'get':
    case 'pop':
    case 'setdefault': {
      const keys = first === undefined ? [] : flow.values(first)
      for (const key of keys) {
        const kind = objects.kind[key]
        if (kind === VALUE.text || kind === VALUE.integer) flow.edge(flow.containers.keyed(container, key), node)
      }
      flow.edge(keys.length === 0 ? all : rest, node)
      if (second !== undefined) {
        flow.edge(second, node)
        if (method === 'setdefault') flow.edge(second, rest)
      }
      return
    }
    case 'popleft':
    case 'get_nowait':
    case 'result':
      flow.edge(all, node)
      return
    case 'copy':
    case 'values':
    case '__iter__':
      flow.add(node, container)
      return
    case 'items': {
      const own = objects.of(VALUE.container, node)
      flow.add(node, own)
      const pair = flow.fresh()
      const pairs = objects.of(VALUE.container, pair)
      flow.add(flow.containers.of(own).rest, pairs)
      flow.edge(all, flow.containers.keyed(pairs, objects.of(VALUE.integer, 1)))
      const key = flow.containers.keyed(pairs, objects.of(VALUE.integer, 0))
      for (const type of flow.containers.keyTypes(container)) flow.add(key, type)
      return
    }
    case 'keys': {
      const own = objects.of(VALUE.container, node)
      const types = flow.containers.keyTypes(container)
      if (types.length > 0) flow.add(node, own)
      for (const type of types) flow.add(flow.containers.of(own).rest, type)
      return
    }
    case '__next__':
    case 'send':
    case '__getitem__':
      flow.edge(all, node)
      return
    default:
      flow.add(node, objects.external('std:python', '', true))
  }
}
