/** What a run measures: how much of everything there is, and where its time went. */
import { performance } from 'node:perf_hooks'
import type { SkipReason } from '../../../src/contract/file.ts'
import type { PublishRequest } from '../../../src/contract/messages.ts'
import type { Row } from '../cache/cache.ts'

export function countUp(rows: ReadonlyMap<string, Row>): {
  statistics: PublishRequest['statistics']
  skippedBy: Partial<Record<SkipReason, number>>
} {
  const statistics: PublishRequest['statistics'] = { symbols: 0, occurrences: 0, bytes: 0, languages: {} }
  const skippedBy: Partial<Record<SkipReason, number>> = {}
  for (const { indexed, skip, occurrences } of rows.values()) {
    if (skip !== undefined) skippedBy[skip] = (skippedBy[skip] ?? 0) + 1
    if (!indexed) continue
    statistics.symbols += indexed.symbols
    statistics.occurrences += occurrences ?? 0
    statistics.bytes += indexed.size
    const language = statistics.languages[indexed.language] ?? { files: 0, withErrors: 0, symbols: 0 }
    statistics.languages[indexed.language] = language
    language.files++
    language.symbols += indexed.symbols
    if (indexed.errors > 0) language.withErrors++
  }
  return { statistics, skippedBy }
}

export interface Stopwatch {
  /** Adds the time since the last call to a phase. */
  (phase: string): void
  phases: Record<string, number>
}

export function stopwatch(): Stopwatch {
  let last = performance.now()
  const phases: Record<string, number> = {}
  const lap = (phase: string): void => {
    const now = performance.now()
    phases[phase] = Math.round((phases[phase] ?? 0) + now - last)
    last = now
  }
  return Object.assign(lap, { phases })
}
