/**
 * The contents of an analysed repository, by path and by symbol, from which the yardsticks' questions are answered.
 */
import type { AnalysedFile } from '../../indexer-action/src/analysis.ts'
import { idOf } from '../../indexer-action/src/extractors.ts'
import { moduleText } from '../../src/contract/ids.ts'
import { USES } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { firstWritten } from '../../src/query/answers/describe.ts'
import { ONE_BODY } from '../../src/query/naming/resolve.ts'

/** A place as the yardsticks write it. Lines are 1-based. */
export interface Place {
  file: string
  line: number
  name?: string
  kind?: string
  end?: number
  external?: boolean
  call_line?: number
}
/** The symbol in question: its name, its line, and its 1-based column if given. */
export interface Question {
  file: string
  line: number
  col?: number
  name: string
  kind?: string
}
/** An occurrence: its file, and its row in the columns of the file's links. */
export type Occurrence = readonly [file: AnalysedFile, at: number]

/** Uses of occurrences that stand for no name that is written there: what a definition or an access implies. */
export const IMPLIED: ReadonlySet<number> = new Set([USES.indexOf('overrides'), USES.indexOf('runs')])

export interface LinkedFiles {
  file(path: string): AnalysedFile | undefined
  /** The symbol of that name whose range contains the line, nearest first. */
  symbolAt(question: Question): SymbolFact | undefined
  definedIn(id: number): { readonly file: AnalysedFile; readonly symbol: SymbolFact } | undefined
  placeOf(id: number): Place[]
  /** Where an occurrence leads, including locals and other packages. */
  places(occurrence: Occurrence): Place[]
  /** The symbols of the repository that an occurrence leads to. */
  symbols(occurrence: Occurrence): number[]
  /** Every occurrence that leads to a symbol. */
  uses(id: number): readonly Occurrence[]
}

export function linkedFiles(files: readonly AnalysedFile[]): LinkedFiles {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const defined = new Map(files.flatMap((file) => file.symbols.map((symbol) => [symbol.id, { file, symbol }] as const)))
  const uses = new Map<number, Occurrence[]>()
  for (const file of files)
    for (let at = 0; at < file.links.line.length; at++)
      for (const id of symbolsBehind(file, file.links.target[at] as number)) {
        const list = uses.get(id)
        if (list) list.push([file, at])
        else uses.set(id, [[file, at]])
      }

  const modules = new Map(files.map((file) => [idOf(moduleText(file.path)), file]))
  const placeOf = (id: number): Place[] => {
    const module = modules.get(id)
    if (module !== undefined) return [{ file: module.path, line: firstWritten(module.text), kind: 'module' }]
    const found = defined.get(id)
    if (!found) return []
    const { line, end, name, kind } = found.symbol
    return [{ file: found.file.path, line, end, name, kind }]
  }
  const placesBehind = (file: AnalysedFile, target: number): Place[] => {
    const meant = file.links.targets[target]
    if (!meant) return []
    switch (meant[0]) {
      case 'u':
        return []
      case 's':
        return placeOf(meant[1])
      case 'l': {
        const local = file.links.locals[meant[1]]
        return local ? [{ file: file.path, line: local[2], name: local[0], kind: local[1] }] : []
      }
      case 'e':
        return [{ file: '', line: 0, name: meant[2], external: true }]
      default:
        return meant[1].flatMap((option) => placesBehind(file, option))
    }
  }
  return {
    file: (path) => byPath.get(path),
    symbolAt: ({ file, line, name }) =>
      byPath
        .get(file)
        ?.symbols.filter((one) => lastName(one.name) === lastName(name) && one.start <= line + 1 && line <= one.end)
        .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0],
    definedIn: (id) => defined.get(id),
    placeOf,
    places: ([file, at]) => placesBehind(file, file.links.target[at] as number),
    symbols: ([file, at]) => symbolsBehind(file, file.links.target[at] as number),
    uses: (id) => uses.get(id) ?? [],
  }
}

function symbolsBehind(file: AnalysedFile, target: number): number[] {
  const meant = file.links.targets[target]
  if (meant?.[0] === 's') return [meant[1]]
  return meant?.[0] === 'a' || meant?.[0] === 'm' ? meant[1].flatMap((option) => symbolsBehind(file, option)) : []
}

/** A symbol and those that are meant together with it: the other overloads of a signature. */
export function overloadsOf(file: AnalysedFile | undefined, symbol: SymbolFact): SymbolFact[] {
  if (!file || !ONE_BODY.has(file.language) || !symbol.modifiers?.includes('declaration')) return [symbol]
  const { parent } = symbol
  const name = symbol.qualified ?? symbol.name
  return file.symbols.filter((one) => (one.qualified ?? one.name) === name && one.parent === parent)
}

/** `a.b.C`, `A::B#c` → the last name. */
export const lastName = (qualified: string): string =>
  qualified
    .split(/[.:#\\>]+/)
    .filter(Boolean)
    .pop() ?? qualified

export const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.file}:${place.line}:${place.name}:${place.external}`, place])).values(),
]
