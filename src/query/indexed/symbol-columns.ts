/**
 * A file's symbols for reading: common properties of all in columns, and a whole symbol on demand. Most questions look
 * at the names of thousands and show a few.
 */
import type { FileFacts } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'

export interface SymbolColumns {
  readonly length: number
  readonly names: readonly string[]
  readonly ids: IdColumn
  kind(at: number): SymbolKind | undefined
  /** -1 at the top of a file, or if there is no such symbol. */
  parent(at: number): number
  start(at: number): number
  end(at: number): number
  /** First and last line of each symbol's comment, where it has one. */
  docs(): readonly (readonly [number, number] | undefined)[]
  /** It only announces a definition elsewhere. */
  isDeclaration(at: number): boolean
  /** The same object each time. */
  of(at: number): SymbolFact | undefined
  /** Whether any symbol names the type it is a method of, other than by its position. */
  readonly hasReceivers: boolean
}

export interface IdColumn extends ArrayLike<Id>, Iterable<Id> {
  indexOf(id: Id): number
}

/** Facts that come with their columns. */
export interface OpenedFacts extends FileFacts {
  readonly columns: SymbolColumns
}

/** In addition to what the contract names, not part of it. */
export const attached = (facts: FileFacts, columns: SymbolColumns): OpenedFacts =>
  Object.defineProperty(facts, 'columns', { value: columns }) as OpenedFacts

export const columnsIn = (facts: FileFacts): SymbolColumns =>
  (facts as Partial<OpenedFacts>).columns ?? columnsOf(facts.symbols)

/** Columns of symbols that already exist as objects. */
export function columnsOf(symbols: readonly SymbolFact[]): SymbolColumns {
  return {
    length: symbols.length,
    names: symbols.map(({ name }) => name),
    ids: symbols.map(({ id }) => id),
    kind: (at) => symbols[at]?.kind,
    parent: (at) => symbols[at]?.parent ?? -1,
    start: (at) => symbols[at]?.start ?? 0,
    end: (at) => symbols[at]?.end ?? 0,
    docs: () => symbols.map(({ doc }) => doc),
    isDeclaration: (at) => symbols[at]?.modifiers?.includes('declaration') === true,
    of: (at) => symbols[at],
    hasReceivers: symbols.some(({ receiver }) => receiver !== undefined),
  }
}
