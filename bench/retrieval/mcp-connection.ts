/**
 * The two questions of the benchmark, over MCP, with how long they took.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf } from '../fresh-service.ts'

/** Fitting and embedding happen after the publish, in seconds. */
const MOST_WAIT_S = 600

/** A file at its best place, and what each kind of evidence added to it. */
export interface Hit {
  readonly file: string
  readonly score: number
  readonly parts: Readonly<Record<string, number>>
}

export type Mode = 'hybrid' | 'keyword' | 'semantic'

export interface McpConnection {
  /** Best first, each file once. */
  search(query: string, limit: number, mode?: Mode): Promise<Hit[]>
  /** The place that stands first. */
  first(query: string): Promise<{ file: string; from: number; to: number } | undefined>
  /** Waits until every chunk has a vector. */
  embedded(): Promise<void>
  context(query: string, tokens: number): Promise<{ files: string[]; tokens: number }>
  latency(): Record<string, number>
}

export function connect(address: string, token: string): McpConnection {
  const times: number[] = []
  const call = async (name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const started = performance.now()
    const answer = await answerOf(address, token, name, args)
    times.push(performance.now() - started)
    return answer
  }
  return {
    async search(query, limit, mode = 'hybrid') {
      const shown = { compact: true, detail_level: 'location', explain: true, max_tokens: 24_000 }
      const answer = await call('search', { query: query.slice(0, 4000), limit, mode, ...shown })
      const results = answer.results as { anchor: { file: string }; score: number; explain: Record<string, number> }[]
      const hits = new Map<string, Hit>()
      for (const { anchor, score, explain } of results)
        if (!hits.has(anchor.file)) hits.set(anchor.file, { file: anchor.file, score, parts: explain })
      return [...hits.values()]
    },
    async first(query) {
      const answer = await call('search', { query, limit: 1, detail_level: 'location' })
      const [result] = answer.results as { anchor: { file: string }; url: string }[]
      // One line has no `-L`.
      const [, from, to = from] = /#L(\d+)(?:-L(\d+))?$/.exec(result?.url ?? '') ?? []
      return result && { file: result.anchor.file, from: Number(from), to: Number(to) }
    },
    async embedded() {
      for (let waited = 0; waited < MOST_WAIT_S; waited++) {
        const { semantic } = await call('search', { query: 'anything', limit: 1, compact: true })
        times.length = 0
        if (semantic !== 'updating') return
        await sleep(1000)
      }
      throw new Error(`no vectors after ${MOST_WAIT_S} s`)
    },
    async context(query, tokens) {
      const answer = await call('get_code_context', { query: query.slice(0, 4000), max_tokens: tokens })
      const items = answer.context_items as { path: string }[]
      return { files: [...new Set(items.map((one) => one.path))], tokens: answer.estimated_tokens as number }
    },
    latency() {
      const sorted = times.sort((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
    },
  }
}
