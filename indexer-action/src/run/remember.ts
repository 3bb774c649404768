/** What this run records for the next one. */
import type { Cache, Draft, Published, State } from '../cache/cache.ts'
import type { Plan } from './plan.ts'

interface Run {
  todo: Plan
  /** When the run began, in milliseconds. */
  started: number
  settled: State['settled']
  /** The published manifest that this one is a difference to. */
  base: Published | undefined
  /** What this run published; undefined if a newer run had already published. */
  made: Published | undefined
  /** The commit that it indexed. */
  commit: string
  /** The run published what was already published, and linked nothing. */
  unchanged: boolean
}

/** Undefined if the cache already holds all of it. */
export function remember(
  cache: Cache,
  before: State,
  { todo, started, settled, base, made, commit, unchanged }: Run,
): Draft | undefined {
  // A file written in the last seconds may be written again without a change of its time.
  for (const row of todo.rows.values()) {
    if (row.stat === undefined || row.stat === before.rows.get(row.path)?.stat) continue
    if (isRacy(row.stat, started)) delete row.stat
  }
  const [last] = before.published
  const isLast = made !== undefined && last !== undefined && isOfOneRef(last, made) && last.digest === made.digest
  if (unchanged && isLast && isAsItWas(todo, before)) return undefined
  // What this run built on comes first: the next branch builds on it too, however many came in between.
  const known = [...(base ? [base] : []), ...before.published.filter((one) => one !== base)]
  const state: State = {
    rows: todo.rows,
    contexts: todo.around.contexts,
    leaning: todo.leaning,
    extractors: todo.extractors,
    commit,
    ...(settled ? { settled } : {}),
    published: made ? [made, ...known.filter((one) => !isOfOneRef(one, made))] : before.published,
  }
  return cache.draft(state, Object.values(before.settled ?? {}))
}

const isOfOneRef = (a: Published, b: Published): boolean =>
  a.server === b.server && a.repository === b.repository && a.ref === b.ref

/** Nothing was read and every path has the same file times as before, so there is nothing new to record. */
function isAsItWas(todo: Plan, { rows, contexts, leaning }: State): boolean {
  if (todo.work.length > 0 || todo.leaning !== leaning || todo.rows.size !== rows.size) return false
  if (Object.entries(todo.around.contexts).some(([family, context]) => contexts[family] !== context)) return false
  for (const [path, row] of todo.rows) {
    const before = rows.get(path)
    if (!before || before.stat !== row.stat || before.size !== row.size || before.skip !== row.skip) return false
  }
  return true
}

/** `size.mtime.ctime.inode`, times in nanoseconds. */
function isRacy(stat: string, started: number): boolean {
  const changed = Number(BigInt(stat.split('.')[1] ?? '0') / 1_000_000n)
  return changed > started - 2000
}
