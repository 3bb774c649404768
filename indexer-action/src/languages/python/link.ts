/**
 * The linker: all surfaces become one program, values flow, and then each file's names are led to their definitions.
 */
import type { Linker, Project } from '../language.ts'
import type { Body } from './extraction.ts'
import { fixtureOf } from './fixtures.ts'
import { ValueFlow } from './flow.ts'
import { FileLinker } from './link-file.ts'
import { Program } from './program.ts'
import { Resolver } from './resolve.ts'
import type { Surface } from './value-graph.ts'

export function createPythonLinker(_project: Project): Linker<Surface, Body> {
  const program = new Program()
  const flow = new ValueFlow(program)
  const resolver = new Resolver(program, flow)
  const indexOf = new Map<string, number>()
  return {
    add(file) {
      indexOf.set(file.path, program.add(file))
    },
    finish() {
      program.finish()
      flow.start()
      for (const [fn, parameter, name] of program.fixtureParameters()) {
        const fixture = fixtureOf(program, fn, name)
        if (fixture !== undefined) flow.edge(flow.calls.fixture(fixture), parameter)
      }
      flow.solve()
    },
    link(file, body, out) {
      const index = indexOf.get(file.path)
      if (index !== undefined) new FileLinker(program, flow, resolver, index, file, body, out).link()
    },
  }
}
