/** What methods of containers store and return: `append`, `get`, `items` … */

import { VALUE } from '../program/objects.ts'
import type { ValueFlow } from './flow.ts'

const KNOWN: ReadonlySet<string> = new Set(
  `append add set put put_nowait appendleft insert extend update get pop setdefault popleft get_nowait result copy values
  items keys __iter__ __next__ send __getitem__ __setitem__ union symmetric_difference difference intersection popitem
  difference_update intersection_update symmetric_difference_update sort`.split(/\s+/),
)

/** Whether the effect of a container's method is known. */
export const isContainerMethod = (name: string): boolean => KNOWN.has(name)

/** Calls `container.method(…positional)`; the result goes to `node`. */
export function callContainerMethod(
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
    case '__setitem__':
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
    case 'union':
    case 'symmetric_difference': {
      const own = flow.containers.own(node)
      flow.add(node, own)
      flow.edge(all, flow.containers.of(own).rest)
      for (const other of positional) flow.watchElements(other, flow.containers.of(own).rest)
      return
    }
    case 'sort':
      return
    case 'symmetric_difference_update':
      if (first !== undefined) flow.watchElements(first, rest)
      return
    case 'difference':
    case 'intersection':
    case 'copy':
    case '__iter__':
      flow.add(node, container)
      return
    case 'values': {
      const own = flow.containers.own(node)
      flow.add(node, own)
      flow.edge(all, flow.containers.of(own).rest)
      return
    }
    case 'items': {
      const own = flow.containers.own(node)
      flow.add(node, own)
      flow.add(flow.containers.of(own).rest, pairOf(flow, container))
      return
    }
    case 'popitem':
      flow.add(node, pairOf(flow, container))
      return
    case 'keys': {
      const own = flow.containers.own(node)
      flow.add(node, own)
      flow.edge(flow.containers.keys(container), flow.containers.of(own).rest)
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

/** A pair of a key and a value of a dictionary, which stands for all of its pairs. */
function pairOf(flow: ValueFlow, container: number): number {
  const { objects } = flow.program
  const pair = flow.containers.own(flow.fresh())
  flow.edge(flow.containers.of(container).all, flow.containers.keyed(pair, objects.of(VALUE.integer, 1)))
  flow.edge(flow.containers.keys(container), flow.containers.keyed(pair, objects.of(VALUE.integer, 0)))
  return pair
}
