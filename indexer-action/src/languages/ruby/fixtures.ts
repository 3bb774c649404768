/** Rails' fixtures: in tests `users(:ann)` gives an object of the model. */
import { nodeOf } from './arguments.ts'
import { camelized } from './camelized.ts'
import { Class } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import { singular } from './inflections.ts'
import { isRecord } from './queries.ts'

/** Whether the call may be one of a fixture. */
export function callOnFixture(flow: Flow, { name, args, result, isExplicit, place }: Call): boolean {
  if (isExplicit || !/(^|\/)(test|spec)\//.test(place.path) || args.length === 0) return false
  const model = flow.program.classes.constant(camelized(singular(name)), [])
  if (!(model instanceof Class) || singular(name) === name || !isRecord(flow.program.classes, model)) return false
  flow.nodes.watch(nodeOf(args[0]), (value) => {
    if (value.is === 'symbol') flow.nodes.add(result, flow.values.guessed(model))
  })
  return true
}
