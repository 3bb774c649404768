/** What a class says without writing it as a use: which members it overrides, and what runs where it and its instances are made. */
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import type { Destinations } from './destinations.ts'
import type { ProgramFile } from './program/files.ts'
import { isPrivate } from './program/hierarchy.ts'
import type { Program } from './program/program.ts'
import { DEFINITION, type Surface } from './value-graph.ts'

/** What creating an instance runs. */
const CONSTRUCTORS = ['__new__', '__init__', '__post_init__']
/** What a class statement runs of the metaclass, and creating an instance. */
const METACLASS_RUNS = ['__new__', '__init__', '__call__']

const NEVER_OVERRIDES: ReadonlySet<string> = new Set([
  '__init__',
  '__new__',
  '__module__',
  '__slots__',
  '__doc__',
  '__qualname__',
])

export function linkImplied(
  program: Program,
  names: Destinations,
  own: ProgramFile,
  file: LinkerFile<Surface>,
  out: LinkSetBuilder,
): void {
  const { hierarchy } = program
  const say = (from: number, use: 'overrides' | 'runs', destination: Destination | undefined): void => {
    const symbol = file.symbols[from]
    if (symbol && destination?.to === 'symbol') out.implied(symbol, from, use, destination)
  }

  /** At a member's name, the member of the nearest ancestor that it overrides. */
  const overrides = (cls: number): void => {
    for (const [name, [, , definition]] of program.cls(cls).members) {
      if (definition === undefined || definition % 4 !== DEFINITION.symbol) continue
      const text = program.strings[name] as string
      if (NEVER_OVERRIDES.has(text) || isPrivate(text)) continue
      const above = hierarchy.member(cls, name, 1)
      if (above) say(definition >> 2, 'overrides', names.bound(above)[0])
    }
  }

  /** At a member's name, the member of a protocol that it stands for, where no ancestor has the member. */
  const satisfies = (cls: number): void => {
    for (const [name, member] of program.satisfaction.of(cls)) {
      const definition = program.cls(cls).members.get(name)?.[2]
      if (definition === undefined || definition % 4 !== DEFINITION.symbol || hierarchy.member(cls, name, 1)) continue
      say(definition >> 2, 'overrides', names.bound(member)[0])
    }
  }

  /** At a class's name, a member of an ancestor, or of its metaclass, that it runs. */
  const runs = (cls: number, of: number, name: string, from = 0): void => {
    const member = hierarchy.member(of, program.string(name), from)
    if (!member || member.cls === cls) return
    for (const destination of names.bound(member)) say(program.cls(cls).symbol, 'runs', destination)
  }

  for (const cls of own.classes) {
    const { order, metaclass } = hierarchy.of(cls)
    if (order.length > 1) {
      overrides(cls)
      for (const name of CONSTRUCTORS) runs(cls, cls, name)
      runs(cls, cls, '__init_subclass__', 1)
    }
    satisfies(cls)
    if (metaclass >= 0) for (const name of METACLASS_RUNS) runs(cls, metaclass, name)
  }
}
