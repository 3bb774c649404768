/**
 * The buckets in which durations of calls are counted. Each is a column of `usage_by_hour`, and its place in the lists that
 * session objects hold, so they change only together with both.
 */

/** Upper ends; the last bucket has none. */
export const LATENCY_MS = [10, 30, 100, 300, 1000, 3000, 10_000] as const

export const LATENCY_COLUMNS = [...LATENCY_MS.map((end) => `within_${end}`), 'longer'] as const

export function bucketOf(ms: number): number {
  const bucket = LATENCY_MS.findIndex((end) => ms <= end)
  return bucket < 0 ? LATENCY_MS.length : bucket
}
