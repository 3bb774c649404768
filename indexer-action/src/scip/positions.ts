/** Whether the positions of a SCIP document are those of the text that is here, and where they are in it. */
import { type Encoding, parseScipName, ROLE, type ScipDocument, type ScipOccurrence } from './read.ts'

/** A document with a larger share of wrong names than this describes another version of the file. */
const MOST_MISMATCHES = 0.02

/** The same for uses, of which an indexer may itself cut some: operators of literals, prefixes of strings. */
const MOST_CUT = 0.1

/**
 * What a document says of a text, with columns in UTF-16; undefined if it was made from another text. Where it does not say how it counts
 * columns, it is what its names are found by.
 */
export function occurrencesIn(document: ScipDocument, text: string): ScipOccurrence[] | undefined {
  const isTold = document.text !== undefined && document.text !== ''
  if (isTold && document.text !== text) return undefined
  const encodings: readonly Encoding[] = document.encoding ? [document.encoding] : ['utf16', 'utf8', 'utf32']
  const found = encodings.find((encoding) => matches(document, encoding, text)) ?? (isTold ? encodings[0] : undefined)
  return found && toUtf16(document.occurrences, found, text)
}

/**
 * Whether the names that a document defines are at the positions it gives, and what it uses is a whole word. (A use may be
 * written otherwise than the name that it leads to: `default`, an alias.)
 */
function matches(document: ScipDocument, encoding: Encoding, text: string): boolean {
  const lines = text.split('\n')
  let checked = 0
  let wrong = 0
  let used = 0
  let cut = 0
  for (const o of toUtf16(document.occurrences, encoding, text)) {
    if (o.endColumn === o.column) continue
    if ((o.roles & ROLE.definition) === 0) {
      used++
      if (!isWhole(lines[o.line] ?? '', o)) cut++
      continue
    }
    const name = parseScipName(o.symbol)?.last
    if (name === undefined) continue
    // Names that an indexer invents (`<constructor>`, quoted keys) are not in the source.
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) continue
    checked++
    // Indexers number equal names: `options0`.
    const bare = (word: string) => word.replace(/\d+$/, '')
    if (bare(lines[o.line]?.slice(o.column, o.endColumn) ?? '') !== bare(name)) wrong++
  }
  return wrong <= checked * MOST_MISMATCHES && cut <= used * MOST_CUT
}

/** Whether a name begins and ends where the occurrence does: the range is on the line and cuts no word in two. */
export function isWhole(line: string, { column, endColumn }: Pick<ScipOccurrence, 'column' | 'endColumn'>): boolean {
  if (endColumn > line.length || line.slice(column, endColumn).trim() === '') return false
  const [before, first, last, after] = [column - 1, column, endColumn - 1, endColumn].map((at) =>
    /[\p{L}\p{N}_]/u.test(line.charAt(at)),
  )
  return !(before && first) && !(last && after)
}

function toUtf16(occurrences: ScipOccurrence[], encoding: Encoding, text: string): ScipOccurrence[] {
  if (encoding === 'utf16' || /^\p{ASCII}*$/u.test(text)) return occurrences
  const lines = text.split('\n')
  const units = (line: number, column: number): number => {
    const characters = lines[line] ?? ''
    let at = 0
    let seen = 0
    for (const character of characters) {
      if (seen >= column) break
      seen += encoding === 'utf8' ? Buffer.byteLength(character) : 1
      at += character.length
    }
    return at
  }
  return occurrences.map((o) => ({
    ...o,
    column: units(o.line, o.column),
    endColumn: units(o.line, o.endColumn),
  }))
}
