/**
 * A file's top level: code outside of any symbol, which calls and can be walked from, and is no symbol itself. It is named
 * `<module>` with the file's path, or by the id that calls made there show.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { idOfDigest, moduleText } from '../../contract/ids.ts'
import { MODULE } from '../answers/call-ends.ts'
import { Failure } from '../failure.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Clues } from './clues.ts'
import { NotDefined } from './not-defined.ts'
import type { SymbolQuery } from './resolve.ts'

/** The query by its id where it names a top level by its file. */
export function byItsId(query: SymbolQuery): SymbolQuery {
  if (query.name.text !== MODULE) return query
  if (query.path === undefined)
    throw new Failure('invalid_input', 'For the top level of a file, pass its `path` and `symbol` "<module>".', {
      hint: 'Pass the `path` of the file too.',
    })
  const id = idOfDigest(sha256(new TextEncoder().encode(moduleText(query.path))))
  return { ...query, name: { ...query.name, id } }
}

/** The file whose top level the query means. */
export const topLevelIn = ({ name }: SymbolQuery, files: readonly IndexedFile[]): IndexedFile | undefined =>
  name.id === undefined ? undefined : files.find(({ row }) => row.moduleId === name.id)

/** For a tool that is about symbols. */
export const isTopLevel = ({ path }: IndexedFile): Failure =>
  new Failure('symbol_not_found', 'That is the top level of a file, and no symbol.', {
    hint: '`callees`, `trace_flow` and `fetch` take it; `symbols` tells what the file at `details.path` defines, and `impact_of` takes its path in `files`.',
    details: { path },
  })

/** For a name that is a path of the ref: a script is called as functions are, and something may be imported under its name. */
export const isFile = ({ path }: IndexedFile, query: SymbolQuery, clues: Partial<Clues>): Failure =>
  new NotDefined(query, clues, 'symbol_not_found', 'That is the path of a file, and no symbol.', {
    hint: '`symbols` tells what the file defines, and `open_at` or `fetch` what is in it; `callees` and `trace_flow` take `"<module>"` with its `path` for its top level.',
    details: { path },
  })
