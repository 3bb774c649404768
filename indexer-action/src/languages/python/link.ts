/**
 * The linker: all surfaces become one program, its values are settled, then the names of each file are linked to their
 * definitions.
 */
import type { GrownLinker, Linker, LinkerFile, Project } from '../language.ts'
import { CalleeDestinations } from './callee-destinations.ts'
import { Destinations } from './destinations.ts'
import type { Body } from './extract/extraction.ts'
import { NotContained } from './flow/addition.ts'
import { ValueFlow } from './flow/flow.ts'
import { FileLinker } from './link-file.ts'
import { MemberDestinations } from './member-destinations.ts'
import { growProgram } from './program/grown-program.ts'
import { type Growth, growthOf } from './program/growth.ts'
import { Program } from './program/program.ts'
import { pack, repack, unpack, unpackWithRoom } from './program/settled.ts'
import type { Surface } from './value-graph.ts'

export function createPythonLinker(_project: Project): Linker<Surface, Body> {
  const program = new Program()
  const flow = new ValueFlow(program)
  return {
    isLaden: true,
    add(file) {
      program.add(file)
    },
    finish() {
      program.finish()
      flow.settle()
    },
    settled: () => pack({ ...program.save(), ...flow.save() }),
    link: linking(program, flow),
  }
}

/** Resumes from what `settled` gave for the same files. Only positions inside the files may have changed since. */
export function resumePythonLinker(
  _project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: (at: number) => LinkerFile<Surface>,
): Pick<Linker<Surface, Body>, 'link' | 'symbolsOf'> {
  const columns = unpack(settled)
  const program = new Program({ columns, paths, load })
  return {
    link: linking(program, new ValueFlow(program, columns)),
    symbolsOf: (at) => program.files.known(at)?.symbols,
  }
}

/**
 * Resumes where some files have only grown: `before` has their state when the program was settled. Undefined where their growth
 * would change anything that was settled. The program grows in the bytes that it is given, which nobody else may read until then
 * and which are of no use to anybody if it is undefined.
 */
export function growPythonLinker(
  _project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: (at: number) => LinkerFile<Surface>,
  before: ReadonlyMap<number, LinkerFile<Surface>>,
): GrownLinker<Surface, Body> | undefined {
  const now = new Map([...before.keys()].map((at) => [at, load(at)]))
  // What a protocol asks for decides what classes of other files override.
  if ([...now.values()].some(({ symbols }) => symbols.some(({ kind }) => kind === 'interface'))) return undefined
  const growths: Growth[] = []
  for (const [at, file] of before) {
    const growth = growthOf(at, file, now.get(at) as LinkerFile<Surface>)
    if (!growth) return undefined
    growths.push(growth)
  }
  const columns = unpack(settled)
  const room = unpackWithRoom(settled)
  const program = new Program({ columns, room, paths, load: (at) => now.get(at) ?? load(at) })
  const gained = growProgram(program, growths)
  if (!gained) return undefined
  const flow = new ValueFlow(program, columns, room)
  try {
    flow.settleMore(gained)
  } catch (error) {
    if (error instanceof NotContained) return undefined
    throw error
  }
  const grown = repack(settled, { ...program.save(), ...flow.save() })
  program.share()
  flow.share()
  return { settled: () => grown, link: linking(program, flow), affected: [] }
}

function linking(program: Program, flow: ValueFlow): Linker<Surface, Body>['link'] {
  const names = new Destinations(program)
  const leading = {
    names,
    members: new MemberDestinations(program, flow, names),
    callees: new CalleeDestinations(program, flow, names),
  }
  return (file, body, out) => {
    const index = program.fileAt(file.path)
    if (index !== undefined) new FileLinker(program, flow, leading, index, file, body, out).link()
  }
}
