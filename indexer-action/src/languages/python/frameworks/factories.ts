/**
 * Factories of factory_boy: calling one, or its methods that it inherits, gives objects of the model that its class body names as
 * `Meta.model`.
 */
import type { ValueFlow } from '../flow/flow.ts'
import { type Call, ownContainer, receiverOf } from '../flow/outside-call.ts'
import { VALUE } from '../program/objects.ts'

const FACTORY = /^factory\.(\w+\.)*\w*Factory$/

/** Lets an object of a factory's model flow into a node. Returns false for other classes. */
export function makeByFactory(flow: ValueFlow, node: number, cls: number): boolean {
  const { hierarchy, objects } = flow.program
  const { outside } = hierarchy.of(cls)
  if (!outside.some((base) => FACTORY.test(objects.outside(base)?.name ?? ''))) return false
  const model = modelOf(flow, cls)
  if (model < 0) return false
  flow.watchCallback(model, node, -1)
  return true
}

/** `UserFactory.create()`, `UserFactory.create_batch(3)`. Returns false for calls of something else. */
export function callFactory(call: Call): boolean {
  const [, factory = '', isBatch] = /^(.*)\.(?:create|build)(_batch)?$/.exec(call.name) ?? []
  if (!FACTORY.test(factory)) return false
  const { flow, node } = call
  const into = isBatch === undefined ? node : flow.containers.of(ownContainer(call)).rest
  flow.watchCallback(receiverOf(flow.program, node), into, -1)
  return true
}

/** The node that names the model of a factory, or -1. */
function modelOf({ program }: ValueFlow, cls: number): number {
  const { hierarchy, objects } = program
  const meta = hierarchy.member(cls, program.string('Meta'))
  for (const entity of meta ? program.entities(meta.binding[1]) : [])
    if (objects.kind[entity] === VALUE.class)
      return hierarchy.member(objects.a[entity] as number, program.string('model'))?.binding[1] ?? -1
  return -1
}
