/**
 * What a search needs to count in a file: the positions of words in its text and names, and the spans of its comments, chunks and symbols.
 *
 * It is computed when a file is first read and cached for later searches, by repository and content id. The cache does not affect
 * access: it is used only for a file that the caller's own query has just found, and the content of an id never changes.
 */
import type { ChunkSpan } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import { type SymbolFact, type SymbolKind, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { type Places, readPlaces } from './word-places.ts'

export interface FileWords {
  readonly text: Places
  /** Line n contains the name of the nth symbol. */
  readonly names: Places
  readonly symbols: SymbolColumns
  /** First and last line of each. */
  readonly comments: readonly (readonly [number, number])[]
  /** The number of terms in each. */
  readonly commentTerms: number
  readonly chunks: readonly ChunkSpan[]
}

/** What a search needs of a file's symbols, one entry per symbol, in order. */
export interface SymbolColumns {
  readonly id: Float64Array
  readonly name: readonly string[]
  /** 1 for what holds a value: variables, constants, properties, members of enumerations. */
  readonly isValue: Uint8Array
  /** 1 for what has members. */
  readonly isType: Uint8Array
  readonly isConstructor: Uint8Array
  /** 1 for what only announces a definition elsewhere. */
  readonly isDeclaration: Uint8Array
  /** Index of the symbol that contains it; -1 at the top level. */
  readonly parent: Int32Array
  readonly start: Int32Array
  readonly end: Int32Array
  /** Where the symbol begins, including the comment above it. */
  readonly top: Int32Array
}

interface Readable {
  readonly text: string
  readonly symbols: readonly SymbolFact[]
  readonly chunks: readonly ChunkSpan[]
}

const VALUE_KINDS: ReadonlySet<SymbolKind> = new Set(['variable', 'constant', 'property', 'enum_member'])

export function readWords({ text, symbols, chunks }: Readable): FileWords {
  const places = readPlaces(text)
  const comments = symbols.flatMap(({ doc }) => (doc ? [[doc[0], doc[1]] as const] : []))
  return {
    text: places,
    names: readPlaces(symbols.map(({ name }) => name.replaceAll('\n', ' ')).join('\n')),
    symbols: {
      id: Float64Array.from(symbols, ({ id }) => id),
      name: symbols.map(({ name }) => name),
      isValue: Uint8Array.from(symbols, ({ kind }) => (VALUE_KINDS.has(kind) ? 1 : 0)),
      isType: Uint8Array.from(symbols, ({ kind }) => (TYPE_KINDS.has(kind) ? 1 : 0)),
      isConstructor: Uint8Array.from(symbols, ({ kind }) => (kind === 'constructor' ? 1 : 0)),
      isDeclaration: Uint8Array.from(symbols, ({ modifiers }) => (modifiers?.includes('declaration') ? 1 : 0)),
      parent: Int32Array.from(symbols, ({ parent }) => parent ?? -1),
      start: Int32Array.from(symbols, ({ start }) => start),
      end: Int32Array.from(symbols, ({ end }) => end),
      top: Int32Array.from(symbols, ({ start, doc }) => Math.min(start, doc?.[0] ?? start)),
    },
    comments,
    commentTerms: comments.reduce((sum, [start, end]) => sum + places.termsBetween(start, end), 0),
    chunks,
  }
}

/** Part of an isolate's 128 MB; enough for the words of about 25 MB of source. */
const MOST_BYTES = 20_000_000
const MOST_BYTES_OF_ONE = 4_000_000

const kept = new Map<string, { readonly words: FileWords; readonly bytes: number }>()
let bytes = 0
/** Of files that are too large to be cached, for as long as they are open: one question asks for each symbol anew. */
const ofLargeFile = new WeakMap<IndexedFile, FileWords>()

/** Opens the file's text and facts only if its words are not cached yet. */
export function wordsOfFile({ repositoryId }: RepositoryScope, file: IndexedFile): FileWords {
  const id: Id = file.row.id
  const key = `${repositoryId}/${id}`
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known.words
  }
  const large = ofLargeFile.get(file)
  if (large) return large
  const words = readWords({ text: file.text, symbols: file.symbols, chunks: file.facts.chunks })
  const size = words.text.bytes + words.names.bytes + 64 * words.symbols.name.length + 80 * words.chunks.length
  if (size <= MOST_BYTES_OF_ONE) {
    kept.set(key, { words, bytes: size })
    bytes += size
    for (const [oldest, entry] of kept) {
      if (bytes <= MOST_BYTES) break
      kept.delete(oldest)
      bytes -= entry.bytes
    }
  } else {
    ofLargeFile.set(file, words)
  }
  return words
}
