/**
 * Symbols that the query asks for by name, and the merging of places that are the same.
 */
import type { SymbolFact } from '../../contract/symbols.ts'
import { termsOf } from '../../contract/words.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { wantedName } from '../naming/closeness.ts'
import { hasContainers, type parseSymbolName } from '../naming/symbol-name.ts'
import { type Found, keyInFile } from './found.ts'
import { isNear } from './misspelt.ts'
import { MISSPELT_NAME, NAMED_KIND, ROLE_FACTOR } from './rank.ts'
import { standingOf } from './standing.ts'

const LEAST_CLOSE = 0.45

/** Which of a file's symbols may be asked for, and how close their names are to what was asked, 0–1. */
interface Wanted {
  among(file: IndexedFile): Iterable<number>
  closeness(name: string): number
}

/**
 * Symbols with the queried name; they rank above every file that only mentions it. `meant`: the words that may be meant by a name that
 * occurs nowhere.
 */
export function symbolsFound(
  asked: ReturnType<typeof parseSymbolName>,
  files: readonly IndexedFile[],
  meant: ReadonlySet<string>,
): Found[] {
  const found = symbolsAmong(asked, files, wantedBy(asked))
  const others = found.length > 0 || meant.size === 0 ? found : symbolsAmong(asked, files, misspeltBy(asked, meant))
  const top = Math.max(1, ...others.map((one) => one.score))
  return others.map((one) => ({ ...one, score: one.score / top }))
}

function wantedBy({ id, names }: ReturnType<typeof parseSymbolName>): Wanted {
  if (id !== undefined) return { among: (file) => [file.indexOf(id)].filter((at) => at >= 0), closeness: () => 1 }
  const wanted = wantedName(names.at(-1) ?? '')
  return { among: ({ facts }) => wanted.among(facts), closeness: wanted.closeness }
}

/** The last term of a name is the whole name. */
function misspeltBy({ names }: ReturnType<typeof parseSymbolName>, meant: ReadonlySet<string>): Wanted {
  const wanted = (names.at(-1) ?? '').toLowerCase()
  const closeness = (name: string) =>
    meant.has(termsOf(name).at(-1) ?? '') && isNear(name.toLowerCase(), wanted) ? MISSPELT_NAME : 0
  return { among: ({ columns }) => columns.names.keys(), closeness }
}

function symbolsAmong(
  asked: ReturnType<typeof parseSymbolName>,
  files: readonly IndexedFile[],
  wanted: Wanted,
): Found[] {
  const found: Found[] = []
  for (const file of files) {
    for (const at of wanted.among(file)) {
      const closeness = wanted.closeness(file.columns.names[at] ?? '')
      if (closeness < LEAST_CLOSE) continue
      const symbol = file.symbol(at) as SymbolFact
      if (asked.id === undefined && !hasContainers(file, symbol, asked.containers)) continue
      const role = ROLE_FACTOR[standingOf(file.row)]
      const declared = symbol.modifiers?.includes('declaration') ? 0.9 : 1
      const kind = NAMED_KIND[symbol.kind] ?? 0.9
      // Exact names score 1 or more, so that an exact name in a test still ranks above a partial one in the source.
      const score = closeness * (1 + 0.1 * role * declared * kind)
      found.push({
        file,
        symbol: at,
        start: Math.max(1, symbol.start),
        end: Math.max(1, symbol.end),
        score,
        parts: { name: closeness },
      })
    }
  }
  return found
}

/**
 * A symbol and a passage of it are one place. A class whose best passage was already shown, as one of its methods, is shown from its
 * first line.
 */
export function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  const shown = new Set<string>()
  return found.flatMap((one) => {
    const { file, symbol: at, start } = one
    const key = `${file.path}\0${keyInFile(one)}`
    if (seen.has(key)) return []
    seen.add(key)
    const line = `${file.path}\0${start}`
    // Few lines are shown twice, and a symbol's texts are not read for any other.
    const symbol = at === undefined || !shown.has(line) ? undefined : file.symbol(at)
    if (symbol) return [{ ...one, start: Math.max(1, symbol.start), end: Math.max(1, symbol.end) }]
    shown.add(line)
    return [one]
  })
}
