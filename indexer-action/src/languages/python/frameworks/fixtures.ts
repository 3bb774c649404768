/**
 * pytest's fixtures: a parameter's name requests one of the test's class, of its module, or of the nearest `conftest.py`. Either
 * file may name modules whose fixtures it has, too.
 */

import { FIXTURE_PREFIX } from '../extract/fixture-names.ts'
import type { ProgramFunction } from '../program/files.ts'
import type { Found } from '../program/modules.ts'
import { VALUE } from '../program/objects.ts'
import { directoryOf } from '../program/packages.ts'
import type { Program } from '../program/program.ts'
import { FLAG, OP } from '../value-graph.ts'

export const fixtureOf = (program: Program, fn: number, name: number): number | undefined =>
  fixtureNear(program, program.fn(fn), name, fn)

/** `owner`: the class that asks, or -1; `fn`: the function that asks, or -1. */
export function fixtureNear(
  program: Program,
  asking: Pick<ProgramFunction, 'file' | 'owner'>,
  name: number,
  fn = -1,
): number | undefined {
  const own = program.file(asking.file)
  const names = [program.string(FIXTURE_PREFIX + program.strings[name]), name]
  const first = (find: (name: number) => Found | undefined): number | undefined => {
    for (const one of names) {
      const found = find(one)
      for (const entity of found ? program.entities(found.binding[1]) : []) {
        if (program.objects.kind[entity] !== VALUE.function) continue
        const fixture = program.objects.a[entity] as number
        // A fixture may request the one of the same name that it overrides.
        if (fixture !== fn && program.fn(fixture).flags & FLAG.fixture) return fixture
      }
    }
    return undefined
  }
  const take = (file: number, seen: Set<number> = new Set()): number | undefined => {
    seen.add(file)
    const found = first((one) => program.modules.exported(file, one))
    if (found !== undefined) return found
    for (const plugin of pluginsOf(program, file)) {
      const given = seen.has(plugin) ? undefined : take(plugin, seen)
      if (given !== undefined) return given
    }
    return undefined
  }
  const inClass = asking.owner < 0 ? undefined : first((one) => program.hierarchy.member(asking.owner, one))
  if (inClass !== undefined) return inClass
  const here = take(asking.file)
  if (here !== undefined) return here
  for (let directory = directoryOf(own.path); ; directory = directoryOf(directory)) {
    const conftest = program.fileAt(directory === '' ? 'conftest.py' : `${directory}/conftest.py`)
    if (conftest !== undefined && conftest !== asking.file) {
      const found = take(conftest)
      if (found !== undefined) return found
    }
    if (directory === '') return undefined
  }
}

/** The files that `pytest_plugins = ['shop.tests.fixtures']` names. */
function pluginsOf(program: Program, file: number): number[] {
  const { kind, a, modules } = program
  const named = program.file(file).exports.get(program.string('pytest_plugins'))
  if (named === undefined) return []
  const value = program.origin(named[1])
  const texts = kind[value] === OP.LIST || kind[value] === OP.TUPLE ? program.positional(a[value] as number) : [value]
  return texts.map((text) => modules.fileNamed(file, text)).filter((plugin) => plugin !== undefined)
}
