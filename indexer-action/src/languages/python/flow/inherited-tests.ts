/**
 * Tests that a class inherits: nobody calls them but the test framework, which runs them on an object of each class.
 */
import { VALUE } from '../program/objects.ts'
import { FLAG } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'

/** Lets an object of a class into the tests of its ancestors, as their receiver. */
export function runInherited(flow: ValueFlow, cls: number): void {
  const { program } = flow
  const { order } = program.hierarchy.of(cls)
  if (order.length < 2 || !program.isTest(program.cls(cls).file)) return
  const receiver = program.objects.of(VALUE.instance, cls)
  for (const ancestor of order.slice(1))
    for (const [name, binding] of program.cls(ancestor).members) {
      if (!(program.strings[name] as string).startsWith('test')) continue
      for (const entity of program.entities(binding[1])) {
        if (program.objects.kind[entity] !== VALUE.function) continue
        const { flags, parameters, owner } = program.fn(program.objects.a[entity] as number)
        const [own] = parameters
        if (!own || flags & (FLAG.static | FLAG.classmethod) || flow.isClosed(own[2])) continue
        // An object of its own class comes first: of many classes that inherit it, the others find no room.
        if (owner >= 0) flow.add(own[2], program.objects.of(VALUE.instance, owner))
        flow.add(own[2], receiver)
      }
    }
}
