/**
 * Appends one file's part of the value graph to the program: every index of the file becomes one of the program.
 */

import { unpackNumbers } from '../packed-numbers.ts'
import type { Surface } from '../value-graph.ts'
import { moveOperands } from './operands.ts'
import type { Program } from './program.ts'

export function loadSurface(program: Program, surface: Surface, index: number): void {
  const node = program.count
  const functions = program.files.numberings.functions.end
  const classes = program.files.numberings.classes.end
  const list = program.listed
  const strings = Int32Array.from(surface.strings, (text) => program.string(text))
  const kinds = unpackNumbers(surface.kind)
  const lists = unpackNumbers(surface.lists)
  const edges = unpackNumbers(surface.edges)
  program.reserve(kinds.length, lists.length, edges.length)
  program.kind.set(kinds, node)
  program.a.set(unpackNumbers(surface.a), node)
  program.b.set(unpackNumbers(surface.b), node)
  program.lists.set(lists, list)
  program.count += kinds.length
  program.listed += lists.length
  moveOperands(program, node, program.count, {
    string: (at) => strings[at] as number,
    node: (at) => node + at,
    fn: (at) => functions + at,
    cls: (at) => classes + at,
    list: (at) => list + at,
    file: () => index,
  })
  for (const end of edges) program.edges[program.edged++] = node + end
  program.files.add(surface, kinds.length, strings)
}
