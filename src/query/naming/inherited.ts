/** Members that a type has from its bases, or that are declared outside it. */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { directoryOf } from '../indexed/directory.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import type { Edge, Index } from '../ports.ts'
import { MOST_FILES } from './clues.ts'
import { bareType } from './members-outside.ts'
import { embeddedIn } from './relations.ts'
import { type Defined, definedIn, idsOf, matching } from './resolve.ts'

const MOST_BASES = 60

const isInterface = ({ symbol }: Defined): boolean => symbol.kind === 'interface'

/** The members of that name in the nearest base with one, the types themselves first. */
export async function inheritedMembers(
  index: Index,
  scope: RefScope,
  types: readonly Defined[],
  edges: readonly Edge[],
  name: string,
): Promise<readonly Defined[]> {
  const levels = basesOf(types, edges)
  const ids = [...new Set(levels.flat())].slice(0, MOST_BASES)
  const { bases, named } = await index.read(scope, {
    bases: index.filesDefining({ ids }, { facts: true }, MOST_BASES),
    // A language that declares methods outside their types has them in further files.
    named: index.filesDefining({ names: [name] }, { facts: true }, MOST_FILES),
  })
  const here = [
    ...new Map([...types.map(({ file }) => file), ...bases, ...named].map((file) => [file.path, file])).values(),
  ]
  for (const level of levels) {
    const holders = definedIn(here, new Set(level))
    const members = (of: readonly Defined[]) => of.flatMap((holder) => membersNamed(holder, here, name))
    // What an interface only declares is defined by whatever else the type has it from.
    const [bodies, promises] = [
      members(holders.filter((one) => !isInterface(one))),
      members(holders.filter(isInterface)),
    ]
    if (bodies.length > 0 || promises.length > 0) return bodies.length > 0 ? bodies : promises
  }
  return []
}

/** The types, then their bases level by level. */
function basesOf(types: readonly Defined[], edges: readonly Edge[]): Id[][] {
  const levels: Id[][] = [idsOf(types)]
  const seen = new Set(levels.flat())
  for (const type of types) for (const id of embeddedIn(type)) if (!seen.has(id)) levels[1] = [...(levels[1] ?? []), id]
  for (const id of levels[1] ?? []) seen.add(id)
  for (let depth = 0; depth < levels.length; depth++) {
    const next = edges.flatMap(({ source, target }) =>
      levels[depth]?.includes(source) && !seen.has(target) ? [target] : [],
    )
    for (const id of next) seen.add(id)
    const level = [...new Set([...(levels[depth + 1] ?? []), ...next])]
    if (level.length > 0) levels[depth + 1] = level
  }
  return levels
}

function membersNamed(holder: Defined, files: readonly IndexedFile[], name: string): Defined[] {
  const inside = membersOf(holder.file, holder.index).filter(({ symbol }) => symbol.name === name)
  if (inside.length > 0) return inside
  const folder = directoryOf(holder.file.path)
  return files
    .filter((file) => directoryOf(file.path) === folder && file.columns.hasReceivers)
    .flatMap((file) =>
      matching({ name: { text: name, names: [name, name], containers: [holder.symbol.name] } }, [file]),
    )
    .filter(({ symbol }) => symbol.name === name && bareType(symbol.receiver ?? '') === holder.symbol.name)
}
