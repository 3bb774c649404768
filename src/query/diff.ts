/** What a unified diff changes: paths, and lines as they are after it. */
import { parsePatch } from 'diff'
import { Failure } from './failure.ts'

export function changedLines(diff: string): Map<string, [number, number][]> {
  let patches: ReturnType<typeof parsePatch>
  try {
    patches = parsePatch(diff)
  } catch {
    throw new Failure('query_error', '`diff` is not a unified diff.', { hint: 'Give the output of `git diff`.' })
  }
  const changed = new Map<string, [number, number][]>()
  for (const patch of patches) {
    const name = patch.newFileName === '/dev/null' ? patch.oldFileName : patch.newFileName
    const path = name?.replace(/^[ab]\//, '').replace(/\t.*$/, '')
    if (!path || patch.hunks.length === 0) continue
    const ranges = changed.get(path) ?? []
    for (const hunk of patch.hunks) ranges.push(...rangesOf(hunk))
    changed.set(path, ranges)
  }
  if (changed.size === 0)
    throw new Failure('query_error', '`diff` changes no file.', { hint: 'Give the output of `git diff`.' })
  return changed
}

/** Runs of added lines; where lines were only removed, the line that is there now. */
function rangesOf(hunk: { newStart: number; lines: string[] }): [number, number][] {
  const ranges: [number, number][] = []
  let line = hunk.newStart
  for (const text of hunk.lines) {
    if (text.startsWith('\\')) continue
    if (text.startsWith('-')) add(ranges, Math.max(1, line))
    else if (text.startsWith('+')) add(ranges, line++)
    else line++
  }
  return ranges
}

function add(ranges: [number, number][], line: number): void {
  const last = ranges.at(-1)
  if (last && line <= last[1] + 1) last[1] = Math.max(last[1], line)
  else ranges.push([line, line])
}
