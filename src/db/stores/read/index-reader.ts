/**
 * The read side of one request: every look-up that the engine knows, and the batch that runs them.
 *
 * The statements start from what was asked for (a name, an id, a path, a key) and join the manifest last; CROSS JOIN
 * keeps that order. So the rows read depend on the answer, and not on the size of the repository or of its neighbours.
 */
import type { Answers, Index, Lookup } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Databases } from '../../databases.ts'
import { statement } from '../../statement.ts'
import { differing, differingFiles } from './differing.ts'
import { edges, users } from './edge-lookups.ts'
import {
  fileAt,
  files,
  filesAmong,
  filesAt,
  filesInFolder,
  filesInOrder,
  pathAfter,
  pathsLike,
  pathsNear,
  skippedAt,
} from './file-lookups.ts'
import { BlockShelves, NO_BLOCKS } from './held-blocks.ts'
import { Opened } from './opened.ts'
import { lookup, questionOf } from './question.ts'
import { postings, segments, wordBlocks } from './segment-lookups.ts'
import {
  filesDefining,
  filesNaming,
  filesNamingLike,
  filesUsedBy,
  namesLike,
  namesStartingWith,
} from './symbol-lookups.ts'
import { embedding, termVectors, vectorBlocks } from './vector-lookups.ts'
import { scopeParameters } from './visible.ts'

const opened = new Opened()
const shelves = new BlockShelves()

export function indexReader(databases: Databases): Index {
  return {
    async read<L extends Record<string, Lookup<unknown>>>(scope: RefScope, lookups: L): Promise<Answers<L>> {
      const shard = databases.shardOf(scope)
      const { repositoryId } = scope
      const entries = Object.entries(lookups).map(([key, of]) => {
        const question = questionOf(of)
        const { files, blocks: asked, about = scope } = question
        if (about.repositoryId !== repositoryId) throw new Error('a look-up is about another repository')
        const sql = question.sql(about)
        return {
          ...{ key, question, sql, about },
          held: files ? opened.holdingOf(repositoryId, files, sql) : opened.holding(repositoryId, sql),
          heldBlocks: asked ? shelves.holding(repositoryId, asked.kind, asked.keys) : NO_BLOCKS,
        }
      })
      const results = await shard.batch<Record<string, unknown>>(
        entries.map(({ question, sql, about, held, heldBlocks }) =>
          statement(
            shard,
            sql,
            scopeParameters(about, { ...held.parameters, held_blocks: heldBlocks.names, ...question.parameters }),
          ),
        ),
      )
      const answers = entries.map(({ key, question, about, held, heldBlocks }, at) => [
        key,
        question.answer(results[at]?.results ?? [], { scope: about, held, opened, heldBlocks, shelves }),
      ])
      return Object.fromEntries(answers) as Answers<L>
    },
    filesNaming,
    filesNamingLike,
    filesDefining,
    filesUsedBy,
    namesStartingWith,
    namesLike,
    fileAt,
    filesAt,
    filesInFolder,
    skippedAt,
    files,
    filesInOrder,
    pathAfter,
    filesAmong,
    pathsLike,
    pathsNear,
    edgesInto: (start, walk) => edges('into', start, walk),
    edgesOutOf: (start, walk) => edges('out of', start, walk),
    users,
    differing,
    differingFiles,
    inRef: (about, of) => lookup({ ...questionOf(of), about }),
    segments,
    postings,
    wordBlocks,
    embedding,
    termVectors,
    vectorBlocks,
  }
}
