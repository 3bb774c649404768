/** What a run says of itself when it is over. */
import type { SkipReason } from '../../../src/contract/file.ts'
import type { PublishAnswer, PublishRequest } from '../../../src/contract/messages.ts'
import type { Row } from '../cache/cache.ts'
import type { ScipReport } from '../scip/overlay.ts'
import type { FileToExtract } from '../threads/work.ts'
import type { Warning } from './extract-stage.ts'
import { type entryOf, isIndexed } from './publish.ts'

export interface RunReport {
  repository: string
  ref: string
  commit: string
  /** The tree is not exactly a commit of git's, so its commit id is made up. */
  dirty: boolean
  outcome: PublishAnswer['outcome'] | 'unchanged'
  generation: number
  url: string
  files: number
  indexed: number
  skipped: number
  skippedBy: Partial<Record<SkipReason, number>>
  /** Each file that is not in the index, and why. */
  leftOut: { path: string; reason: SkipReason }[]
  /** Work that was actually done, as opposed to remembered. */
  extracted: number
  linked: number
  uploaded: { files: number; links: number; bytes: number }
  statistics: PublishRequest['statistics']
  /** Every path of the tree. */
  paths: string[]
  warnings: Warning[]
  /** Files read in this run that have syntax errors, with their number. The rest of such a file is indexed. */
  malformed: { path: string; errors: number }[]
  /**
   * The report on each SCIP index: files covered, stale ones, and ones that are not in the tree. Empty if nothing was
   * linked.
   */
  scip: ScipReport[]
}

export function reportOf(
  of: Pick<RunReport, 'repository' | 'ref' | 'commit' | 'dirty'>,
  answer: Omit<PublishAnswer, 'outcome'> & { outcome: RunReport['outcome'] },
  done: {
    entries: readonly ReturnType<typeof entryOf>[]
    skippedBy: RunReport['skippedBy']
    extracted: readonly { file: FileToExtract }[]
    linked: number
    uploaded: RunReport['uploaded']
  },
  told: Pick<RunReport, 'statistics' | 'warnings' | 'scip'> & { rows: ReadonlyMap<string, Row> },
): RunReport {
  const { entries, skippedBy, extracted, linked, uploaded } = done
  const { rows, ...kept } = told
  const indexed = entries.filter(isIndexed).length
  return {
    ...of,
    commit: answer.outcome === 'superseded' ? answer.commit : of.commit,
    outcome: answer.outcome,
    generation: answer.generation,
    url: answer.url,
    files: entries.length,
    indexed,
    skipped: entries.length - indexed,
    skippedBy,
    leftOut: entries.flatMap((entry) => (isIndexed(entry) ? [] : [{ path: entry[0], reason: entry[1] }])),
    extracted: extracted.length,
    linked,
    uploaded,
    ...kept,
    paths: entries.map((entry) => entry[0]),
    malformed: extracted.flatMap(({ file: { path } }) => {
      const errors = rows.get(path)?.indexed?.errors ?? 0
      return errors > 0 ? [{ path, errors }] : []
    }),
  }
}
