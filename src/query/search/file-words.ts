/**
 * What a search needs to count in a file: the positions of words in its text and names, and the spans of its comments, chunks and symbols.
 *
 * It is computed when a file is first read and cached for later searches, by repository and content id. The cache does not affect
 * access: it is used only for a file that the caller's own query has just found, and the content of an id never changes.
 */
import type { ChunkSpan } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import { type SymbolKind, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { SymbolColumns as Columns } from '../indexed/symbol-columns.ts'
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
  readonly columns: Columns
  readonly chunks: readonly ChunkSpan[]
}

const VALUE_KINDS: ReadonlySet<SymbolKind> = new Set(['variable', 'constant', 'property', 'enum_member'])

/** Whole symbols are not made: most files that a search reads show none of theirs. */
export function readWords({ text, columns, chunks }: Readable): FileWords {
  const { length, names, ids } = columns
  const places = readPlaces(text)
  const docs = columns.docs()
  const comments = docs.filter((doc) => doc !== undefined)
  const symbols: SymbolColumns = {
    id: Float64Array.from(ids),
    name: names,
    isValue: new Uint8Array(length),
    isType: new Uint8Array(length),
    isConstructor: new Uint8Array(length),
    isDeclaration: new Uint8Array(length),
    parent: new Int32Array(length),
    start: new Int32Array(length),
    end: new Int32Array(length),
    top: new Int32Array(length),
  }
  for (let at = 0; at < length; at++) {
    const kind = columns.kind(at) as SymbolKind
    const start = columns.start(at)
    symbols.isValue[at] = VALUE_KINDS.has(kind) ? 1 : 0
    symbols.isType[at] = TYPE_KINDS.has(kind) ? 1 : 0
    symbols.isConstructor[at] = kind === 'constructor' ? 1 : 0
    symbols.isDeclaration[at] = columns.isDeclaration(at) ? 1 : 0
    symbols.parent[at] = columns.parent(at)
    symbols.start[at] = start
    symbols.end[at] = columns.end(at)
    symbols.top[at] = Math.min(start, docs[at]?.[0] ?? start)
  }
  return {
    text: places,
    names: readPlaces(names.map((name) => name.replaceAll('\n', ' ')).join('\n')),
    symbols,
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
  const words = readWords({ text: file.text, columns: file.columns, chunks: file.facts.chunks })
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
