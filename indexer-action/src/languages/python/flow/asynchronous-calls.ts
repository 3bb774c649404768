/** Calls of `asyncio` and `concurrent.futures`: tasks and futures are containers of what they give when they are awaited. */
import { VALUE } from '../program/objects.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { type Call, called, derived, ownContainer } from './outside-call.ts'

/** `asyncio.gather`: a container with the result of each coroutine. */
export function giveGathered(call: Call): void {
  const { flow, positional, list } = call
  const own = ownContainer(call)
  positional.forEach((argument, at) => {
    flow.edge(awaited(flow, argument), flow.containers.keyed(own, flow.program.objects.of(VALUE.integer, at)))
  })
  for (const several of flow.program.spread(list)) {
    const one = flow.fresh()
    flow.watchElements(several, one)
    flow.edge(awaited(flow, one), flow.containers.of(own).rest)
  }
}

/** A task for the coroutine that is the first argument. */
export function giveTask({ flow, node, first }: Call): void {
  if (first >= 0) flow.add(node, flow.containers.own(flow.fresh(OP.TASK, awaited(flow, first))))
}

export function giveAwaited({ flow, node, first }: Call): void {
  if (first >= 0) flow.edge(awaited(flow, first), node)
}

/** `asyncio.wait`: the tasks that are done, and those that are not. */
export function giveFinished(call: Call): void {
  const { flow, first } = call
  const tasks = flow.containers.own(flow.fresh())
  if (first < 0) return
  const one = flow.fresh()
  flow.watchElements(first, one)
  flow.add(flow.containers.of(tasks).rest, flow.containers.own(flow.fresh(OP.TASK, awaited(flow, one))))
  flow.add(flow.containers.of(ownContainer(call)).rest, tasks)
}

export function giveRunInExecutor({ flow, node, positional }: Call): void {
  flow.edge(called(flow, positional[1] ?? -1, positional.slice(2)), node)
}

/** A container that holds what the first argument gives, called with the others. */
export function giveFuture(call: Call): void {
  const { flow, positional, first } = call
  const { rest } = flow.containers.of(ownContainer(call))
  flow.edge(called(flow, first, positional.slice(1)), rest)
}

const awaited = (flow: ValueFlow, from: number): number => derived(flow, OP.AWAITED, from)
