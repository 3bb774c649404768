/** FactoryBot: `create(:blog_post)` gives an object of the class that has that name, if there is one. */
import { nodeOf } from './arguments.ts'
import { camelized } from './camelized.ts'
import { Class } from './classes.ts'
import type { Call, Flow } from './flow.ts'

const MAKES = /^(create|build|build_stubbed)$/

/** Whether the call may be one of a factory. */
export function callOnFactory({ nodes, values, program }: Flow, { name, args, result, isExplicit }: Call): boolean {
  if (isExplicit || !MAKES.test(name)) return false
  nodes.watch(nodeOf(args[0]), (value) => {
    const made = value.is === 'symbol' ? program.classes.constant(camelized(value.text), []) : undefined
    if (made instanceof Class && made.isInside) nodes.add(result, values.guessed(made))
  })
  return true
}
