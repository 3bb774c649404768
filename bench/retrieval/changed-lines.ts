/** Which lines a commit changed, counted in an earlier commit. */

/** As in a unified diff: `count` lines from `line`; without lines, what follows `line`. */
interface Side {
  readonly line: number
  readonly count: number
}
export interface Hunk {
  readonly old: Side
  readonly now: Side
}
/** 1-based and inclusive. `[12, 11]` holds no line: something was inserted after line 11. */
export type LineRange = readonly [first: number, last: number]

/** The hunks of a diff without context, by path. */
export function hunksOf(diff: string): Map<string, Hunk[]> {
  const found = new Map<string, Hunk[]>()
  let own: Hunk[] = []
  for (const line of diff.split('\n')) {
    const path = /^--- (?:a\/)?(.+?)\t?$/.exec(line)?.[1]
    if (path !== undefined) {
      own = []
      found.set(path, own)
    }
    const [, at, of, then, to] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (at === undefined) continue
    own.push({ old: { line: Number(at), count: Number(of ?? 1) }, now: { line: Number(then), count: Number(to ?? 1) } })
  }
  return found
}

/** The old lines of `changed`, as they were numbered before `since`; without those that came or changed since. */
export function linesBefore(changed: readonly Hunk[], since: readonly Hunk[]): LineRange[] {
  const before = (line: number): number | undefined => {
    let moved = 0
    for (const { old, now } of since) {
      const first = now.count > 0 ? now.line : now.line + 1
      if (line < first) break
      if (line < first + now.count) return undefined
      moved += old.count - now.count
    }
    return line + moved
  }
  const found: LineRange[] = []
  for (const { old } of changed) {
    if (old.count === 0) {
      const line = before(old.line)
      if (line !== undefined) found.push([line + 1, line])
      continue
    }
    for (let line = old.line; line < old.line + old.count; line++) {
      const own = before(line)
      const last = found.at(-1)
      if (own === undefined) continue
      if (last && last[1] === own - 1 && last[0] <= last[1] && line > old.line) found[found.length - 1] = [last[0], own]
      else found.push([own, own])
    }
  }
  return found
}
