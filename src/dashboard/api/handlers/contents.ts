/**
 * What an index contains and lacks: coverage, skipped files with reasons, files with parse errors, storage, and the
 * state of its vectors.
 */
import { fileListing } from '../../../db/stores/read/file-listing.ts'
import { indexReader } from '../../../db/stores/read/index-reader.ts'
import { PAGE_LIMITS } from '../../../query/ports.ts'
import { homeOf } from '../../../vectors/deployment.ts'
import { embeddingProgress } from '../../../vectors/progress.ts'
import { cursorFrom, textIn } from '../cursor.ts'
import type { Handlers } from '../handling.ts'
import { costOf } from '../index-cost.ts'
import { languagesIn, repositoryIn } from './repositories.ts'

const PAGE = 100
/** Files whose facts one page searches for errors. */
const LOOKED_AT = 1000

export const contents: Handlers<`GET /repositories/:repository/${'coverage' | 'skipped' | 'badly-parsed' | 'storage'}`> =
  {
    async 'GET /repositories/:repository/coverage'(asked) {
      const found = await repositoryIn(asked, asked.query.ref)
      if (!found?.index) return undefined
      const { ref, commit, indexed, skipped, languages } = found.index
      const skippedBy = await fileListing(asked.databases).skippedBy(found.index)
      return { ref, commit, indexed, skipped, languages: languagesIn({ languages }), skippedBy: [...skippedBy] }
    },

    async 'GET /repositories/:repository/skipped'(asked) {
      const { query } = asked
      const found = await repositoryIn(asked, query.ref)
      if (!found?.index) return undefined
      const limit = query.limit ?? PAGE
      const page = { after: textIn(query.cursor), reason: query.reason, limit: limit + 1 }
      const { files, total } = await fileListing(asked.databases).skipped(found.index, page)
      const items = files.slice(0, limit).map(({ path, reason, size }) => ({ path, reason, bytes: size }))
      const last = items.at(-1)
      return { items, total, ...(files.length > limit && last ? { next: cursorFrom(last.path) } : {}) }
    },

    async 'GET /repositories/:repository/badly-parsed'(asked) {
      const { query, databases } = asked
      const found = await repositoryIn(asked, query.ref)
      if (!found?.index) return undefined
      const bad = languagesIn({ languages: found.index.languages }).filter((language) => language.withErrors > 0)
      if (bad.length === 0) return { items: [], looked: 0 }
      const reader = indexReader(databases)
      const after = textIn(query.cursor)
      const { files, beyond } = await reader.read(found.index, {
        files: reader.filesInOrder(
          after,
          { languages: bad.map(({ name }) => name) },
          { facts: true },
          { ...PAGE_LIMITS, scan: LOOKED_AT },
        ),
        beyond: reader.pathAfter(after, LOOKED_AT),
      })
      // A full page ends at its last file; any other has searched as many paths as it may.
      const last = files.at(-1)
      const full =
        files.length >= PAGE_LIMITS.files || files.reduce((sum, file) => sum + file.row.size, 0) >= PAGE_LIMITS.bytes
      const next = full ? last?.path : beyond
      return {
        items: files.flatMap((file) => {
          const { errors = 0, lines = [] } = file.facts.diagnostics ?? {}
          if (errors === 0) return []
          const { path, language } = file.row
          return [{ path, language, errors, firstLine: lines[0] ?? null, lines: file.row.lines }]
        }),
        looked: files.length,
        ...(next === undefined ? {} : { next: cursorFrom(next) }),
      }
    },

    async 'GET /repositories/:repository/storage'(asked) {
      const found = await repositoryIn(asked)
      // Counting reads the whole repository, and its cost is only for people who run it.
      if (!found || !(await found.as.administers())) return undefined
      const [sizes, vectors] = await Promise.all([
        fileListing(asked.databases).tableSizes(found.scope),
        found.index ? embeddingProgress(asked.databases, found.index) : [],
      ])
      return {
        tables: sizes.map(({ name, rows, bytes }) => ({ name, rows, bytes })),
        rows: sizes.reduce((sum, { rows }) => sum + rows, 0),
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
        estimate: costOf(sizes),
        vectorsOn: homeOf(asked.env) !== undefined,
        vectors: vectors.map(({ model, status, reason = null, files, waiting, chunks, dollars }) => {
          return { model, status, reason, files, waiting, chunks, dollars }
        }),
      }
    },
  }
