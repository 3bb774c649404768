/**
 * What a search counts in a file: where its text and its names say which word, and where its comments, pieces and symbols lie.
 *
 * It is made when a file is first read and kept for the searches after it, by repository and content id. That decides nothing
 * about access: it is looked at for a file that the caller's own query has just found, and content never changes under an id.
 */
import type { ChunkSpan } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed-file.ts'
import { type Places, readPlaces } from './word-places.ts'

export interface FileWords {
  readonly text: Places
  /** Line n holds the name of the nth symbol. */
  readonly names: Places
  readonly symbols: SymbolColumns
  /** First and last line of each. */
  readonly comments: readonly (readonly [number, number])[]
  /** How many terms stand in them. */
  readonly commentTerms: number
  readonly chunks: readonly ChunkSpan[]
}

/** What a search looks at in a file's symbols: of each its own, in their order. */
export interface SymbolColumns {
  readonly id: Float64Array
  readonly name: readonly string[]
  readonly start: Int32Array
  readonly end: Int32Array
  /** Where it begins with the comment above it. */
  readonly top: Int32Array
}

interface Readable {
  readonly text: string
  readonly symbols: readonly SymbolFact[]
  readonly chunks: readonly ChunkSpan[]
}

export function readWords({ text, symbols, chunks }: Readable): FileWords {
  const places = readPlaces(text)
  const comments = symbols.flatMap(({ doc }) => (doc ? [[doc[0], doc[1]] as const] : []))
  return {
    text: places,
    names: readPlaces(symbols.map(({ name }) => name.replaceAll('\n', ' ')).join('\n')),
    symbols: {
      id: Float64Array.from(symbols, ({ id }) => id),
      name: symbols.map(({ name }) => name),
      start: Int32Array.from(symbols, ({ start }) => start),
      end: Int32Array.from(symbols, ({ end }) => end),
      top: Int32Array.from(symbols, ({ start, doc }) => Math.min(start, doc?.[0] ?? start)),
    },
    comments,
    commentTerms: comments.reduce((sum, [start, end]) => sum + places.termsBetween(start, end), 0),
    chunks,
  }
}

/** Of an isolate's 128 MB: the words of some 25 MB of source. */
const MOST_BYTES = 20_000_000
const MOST_BYTES_OF_ONE = 4_000_000

const kept = new Map<string, { readonly words: FileWords; readonly bytes: number }>()
let bytes = 0

/** The file's text and facts are opened where its words are not known yet. */
export function wordsOfFile({ repositoryId }: RepositoryScope, file: IndexedFile): FileWords {
  const id: Id = file.row.id
  const key = `${repositoryId}/${id}`
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known.words
  }
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
  }
  return words
}
