/**
 * What a name at a position means, and where that meaning is used.
 */
import type { AnalysedFile } from '../../indexer-action/src/analysis.ts'
import { USES } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import {
  distinct,
  IMPLIED,
  type LinkedFiles,
  lastName,
  overloadsOf,
  type Place,
  type Question,
} from './linked-files.ts'

const WRITE = USES.indexOf('write')
const ACCESSOR = /\b[gs]etter\b/

export function definitionOf(files: LinkedFiles, question: Question): Place[] {
  const file = files.file(question.file)
  if (!file) return []
  const { line, column, use, locals } = file.links
  const found = occurrenceAt(file, question)
  if (found !== undefined) {
    // Several occurrences may share a position, such as a call that is also a write. `overrides` never defines.
    const same = [...line.keys()].filter(
      (at) => line[at] === question.line && column[at] === column[found] && !IMPLIED.has(use[at] as number),
    )
    return distinct(same.flatMap((at) => files.places([file, at])))
  }
  const name = lastName(question.name)
  const symbol = file.symbols.find((one) => one.line === question.line && one.name === name)
  if (symbol) return files.placeOf(symbol.id)
  const local = locals.find((one) => one[0] === name && one[2] === question.line)
  return local ? [{ file: question.file, line: local[2], name: local[0] }] : []
}

/** The occurrence on the line that is nearest to the given column and fits the name. */
function occurrenceAt(file: AnalysedFile, { line: wanted, col = 0, ...question }: Question): number | undefined {
  const { line, column, length } = file.links
  const text = file.text.split('\n')[wanted - 1]
  const distance = (at: number): number => Math.abs((column[at] as number) + 1 - col)
  let best: number | undefined
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== wanted) continue
    const [start, end] = [column[at] as number, (column[at] as number) + (length[at] as number)]
    // A position inside a token means that token, whatever part of its name the question quotes.
    const covered = start < col && col <= end
    const written = text?.slice(start, end)
    if (!covered && written !== undefined && lastName(written) !== lastName(question.name)) continue
    if (best === undefined || distance(at) < distance(best)) best = at
  }
  return best
}

export function referencesTo(files: LinkedFiles, question: Question): Place[] {
  const symbol = files.symbolAt(question)
  if (symbol && symbol.line === question.line)
    return accessors(files, question.file, symbol)
      .flatMap(({ id }) => files.uses(id))
      .filter(([file, at]) => !IMPLIED.has(file.links.use[at] as number) && file.links.length[at] !== 0)
      .map(([file, at]) => ({ file: file.path, line: file.links.line[at] as number }))
  const file = files.file(question.file)
  const name = lastName(question.name)
  const local = file?.links.locals.findIndex((one) => one[0] === name && one[2] === question.line) ?? -1
  if (file && local >= 0) return referencesToLocal(file, local)
  const assigned = file ? assignedAt(files, file, question) : []
  const ids = assigned.length > 0 ? assigned : symbol ? [symbol.id] : []
  return ids.flatMap((id) => files.uses(id).map(([of, at]) => ({ file: of.path, line: of.links.line[at] as number })))
}

function referencesToLocal(file: AnalysedFile, local: number): Place[] {
  const leads = (target: number): boolean => {
    const meant = file.links.targets[target]
    if (meant?.[0] === 'l') return meant[1] === local
    return meant?.[0] === 'a' || meant?.[0] === 'm' ? meant[1].some(leads) : false
  }
  return file.links.line.flatMap((line, at) =>
    leads(file.links.target[at] as number) ? [{ file: file.path, line }] : [],
  )
}

/** A symbol and, if it is the getter or setter of a property, its counterpart. */
function accessors(files: LinkedFiles, path: string, symbol: SymbolFact): SymbolFact[] {
  const isAccessor = (one: SymbolFact): boolean => ACCESSOR.test(one.modifiers?.join(' ') ?? '')
  if (!isAccessor(symbol)) return overloadsOf(files.file(path), symbol)
  const all = files.file(path)?.symbols ?? []
  return all.filter((one) => one.name === symbol.name && one.parent === symbol.parent && isAccessor(one))
}

/** Members that a line assigns again, like `self.port = …` in a second method. */
function assignedAt(files: LinkedFiles, file: AnalysedFile, question: Question): number[] {
  const { line, use, column, length } = file.links
  const text = file.text.split('\n')[question.line - 1] ?? ''
  const ids: number[] = []
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== question.line || use[at] !== WRITE) continue
    const start = column[at] as number
    if (text.slice(start, start + (length[at] as number)) === lastName(question.name))
      ids.push(...files.symbols([file, at]))
  }
  return ids
}
