/** The ends of a call: the symbol that a reader would name for the place of the call, and how it is shown. */
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { CallEnd } from './answer.ts'

/** Top-level code, as a caller. */
export const MODULE = '<module>'

/** Kinds that a call is attributed to; a call in a namespace or an enum belongs to what encloses that. */
const CALLERS = new Set<SymbolFact['kind']>([
  'function',
  'method',
  'constructor',
  'macro',
  'class',
  'property',
  'variable',
  'constant',
  'object',
])
/** Kinds that keep the calls inside them when the question is about an enclosing symbol. */
export const OWNERS = new Set<SymbolFact['kind']>(['function', 'method', 'constructor', 'macro', 'class', 'object'])

/** A symbol of a file, or with -1 the file's top level. */
export interface End {
  readonly file: IndexedFile
  readonly index: number
}
export interface Ends {
  get(id: Id): End | undefined
}

/**
 * The positions of symbols in these files, later files first. Only a few of thousands of symbols are asked for, so each
 * is looked up on demand.
 */
export function endsIn(files: readonly IndexedFile[]): Ends {
  const known = new Map<Id, End | undefined>()
  const find = (id: Id): End | undefined => {
    for (let at = files.length - 1; at >= 0; at--) {
      const file = files[at] as IndexedFile
      const index = file.indexOf(id)
      if (index >= 0 || file.row.moduleId === id) return { file, index }
    }
    return undefined
  }
  return {
    get(id) {
      if (!known.has(id)) known.set(id, find(id))
      return known.get(id)
    },
  }
}

export function creditedTo(file: IndexedFile, from: number, until: (index: number) => boolean): number {
  const { columns } = file
  let index = from
  while (index >= 0 && !until(index)) index = columns.parent(index)
  return index
}
export const isCaller = (file: IndexedFile) => (index: number) => CALLERS.has(file.columns.kind(index) ?? 'module')

/** A symbol of the file as an end of a call; undefined for the file's top level. */
export function endOf(file: IndexedFile, symbol: SymbolFact | undefined): CallEnd {
  if (!symbol) {
    return {
      symbol_id: formatSymbolId(file.row.moduleId),
      name: MODULE,
      kind: 'module',
      path: file.path,
      line_start: 1,
      line_end: Math.max(1, file.row.lines),
    }
  }
  const line = Math.max(1, symbol.line)
  return {
    symbol_id: formatSymbolId(symbol.id),
    name: symbol.name,
    kind: symbol.kind,
    path: file.path,
    line_start: line,
    line_end: Math.max(line, symbol.end),
  }
}
