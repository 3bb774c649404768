/** Which symbols a change of lines is about, and everything inside them. */
import type { Id } from '../../contract/ids.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { type FileChange, linesIn } from './diff.ts'

/** Symbols whose lines were changed, innermost only; for a whole file, everything at its top. */
export function touchedIn(file: IndexedFile, change: FileChange): Defined[] {
  const ranges = change.after === undefined ? [] : linesIn(change, (at) => file.line(at))
  if (ranges.length === 0) return membersOf(file, -1)
  const all = file.symbols.map((symbol, index) => ({ file, symbol, index }))
  const touched = all.filter(({ symbol }) =>
    ranges.some(([first, last]) => symbol.start <= last && first <= symbol.end),
  )
  const parents = new Set(touched.map(({ symbol }) => symbol.parent))
  return touched.filter(
    ({ index, symbol }) =>
      !parents.has(index) || ranges.some(([first, last]) => first <= symbol.line && symbol.line <= last),
  )
}

/** A change of a class is a change of its members. Each file is traversed once, however many of its classes change. */
export function withMembers(changed: readonly Defined[]): Set<Id> {
  const roots = new Set<Id>()
  const membersIn = new Map<IndexedFile, Map<number, number[]>>()
  for (const { file, symbol, index } of changed) {
    roots.add(symbol.id)
    if (!/class|interface|struct|trait|impl|object|enum|union/.test(symbol.kind)) continue
    const members = membersIn.get(file) ?? byParent(file)
    membersIn.set(file, members)
    const inside = [...(members.get(index) ?? [])]
    for (const at of inside) inside.push(...(members.get(at) ?? [])) // grows by what is in a member
    for (const at of inside.sort((a, b) => a - b)) roots.add(file.columns.ids[at] as Id)
  }
  return roots
}

/** The direct members of each symbol of a file. */
const byParent = ({ columns }: IndexedFile): Map<number, number[]> =>
  Map.groupBy(Array(columns.length).keys(), (at) => columns.parent(at))
