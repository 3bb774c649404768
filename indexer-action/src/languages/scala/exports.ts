/** What `export` adds to packages and classes: the names of others, under the same name or another. */
import type { ClassInfo } from '../nominal/classes.ts'
import type { Program } from '../nominal/program.ts'
import {
  type Find,
  type Imports,
  importsAtTop,
  importsOfClass,
  termAmong,
  termNamed,
  typeAmong,
  typeNamed,
} from './imports.ts'
import type { Exports } from './names.ts'

/** An export among the imports that stand together. */
interface Exported {
  imports: Imports
  nth: number
}

const exportsAmong = (imports: Imports | undefined): Exported[] =>
  imports?.texts.flatMap(({ exported }, nth) => (exported ? [{ imports, nth }] : [])) ?? []

/** What is exported into each package and class; undefined if nothing is. */
export function readExports(program: Program): Exports | undefined {
  const inPackages = new Map<string, Exported[]>()
  const inClasses = new Map<ClassInfo, Exported[]>()
  let isAny = false
  for (const file of program.files.values()) {
    const { surface } = file.file
    isAny ||= [surface, ...surface.types].some(({ imports }) => imports?.some(({ exported }) => exported))
    if (!surface.imports.some(({ exported }) => exported)) continue
    const imports = importsAtTop({ file, cls: undefined, member: undefined })
    const into = imports?.packages[0] ?? ''
    inPackages.set(into, [...(inPackages.get(into) ?? []), ...exportsAmong(imports)])
  }
  if (!isAny) return undefined
  const exportsInto = (where: string | ClassInfo): readonly Exported[] => {
    if (typeof where === 'string') return inPackages.get(where) ?? []
    let found = inClasses.get(where)
    if (!found) {
      found = exportsAmong(importsOfClass(where))
      inClasses.set(where, found)
    }
    return found
  }
  const asked: { where: string | ClassInfo; name: string }[] = []
  const first = <T>(where: string | ClassInfo, name: string, ...finds: Find<T>[]): T | undefined => {
    const all = exportsInto(where)
    // What leads back to itself leads nowhere.
    if (all.length === 0 || asked.some((one) => one.where === where && one.name === name)) return undefined
    asked.push({ where, name })
    let found: T | undefined
    for (const find of finds) for (const { imports, nth } of all) found ??= find(program, imports, nth, name)
    asked.pop()
    return found
  }
  return {
    term: (where, name) => first(where, name, termNamed, termAmong),
    type: (where, name) => first(where, name, typeNamed, typeAmong),
  }
}
