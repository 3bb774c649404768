/**
 * A look-up as the read side sees it: a statement and the meaning of its rows. The engine sees only the type of the
 * answer.
 */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed/indexed-file.ts'
import type { Lookup, Parts } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Value } from '../../statement.ts'
import { type FileRowResult, filesOf, filesStatement } from './file-rows.ts'
import type { BlockKind, BlockShelves, First, HeldBlocks } from './held-blocks.ts'
import type { Held, Opened } from './opened.ts'

export type Rows = readonly Record<string, unknown>[]

interface Reading {
  readonly scope: RefScope
  /** What this isolate held of the repository when the statement was sent, and need not receive. */
  readonly held: Held
  /** Where received bodies are stored. */
  readonly opened: Opened
  /** The same for the blocks that the statement asks for, if any. */
  readonly heldBlocks: HeldBlocks
  readonly shelves: BlockShelves
}

export interface Question<T> {
  /** The ref that it is about, if that is another one of the repository than the rest of the round trip is about. */
  readonly about?: RefScope
  sql(scope: RefScope): string
  readonly parameters: Record<string, Value>
  /** The files it is about, if known in advance. */
  readonly files?: readonly Id[]
  /** The blocks that it asks for. */
  readonly blocks?: { readonly kind: BlockKind; readonly keys: readonly First[] }
  answer(rows: Rows, reading: Reading): T
}

export const lookup = <T>(question: Question<T>): Lookup<T> => question as unknown as Lookup<T>
export const questionOf = <T>(of: Lookup<T>): Question<T> => of as unknown as Question<T>

/**
 * Files with their bodies: `selection` in the form of `filesStatement`, `among` the files that it can yield, if known.
 */
export function fileLookup(
  parts: Parts,
  parameters: Record<string, Value>,
  selection: (scope: RefScope) => string,
  among?: readonly Id[],
): Question<IndexedFile[]> {
  return {
    sql: (scope) => filesStatement(selection(scope), parts),
    parameters,
    ...(among ? { files: among } : {}),
    answer: (rows, { scope, held, opened }) =>
      filesOf(rows as unknown as FileRowResult[], parts, scope.repositoryId, held, opened),
  }
}
