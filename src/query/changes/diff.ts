/**
 * What a unified diff changes: its files, and their lines on both sides.
 *
 * Which side the indexed ref has is not said: a diff of a work tree comes before it is indexed, one of a pull request after. So
 * both are kept, with the text that tells them apart.
 */
import { parsePatch } from 'diff'
import { Failure } from '../failure.ts'

export type Lines = readonly [first: number, last: number]

interface Side {
  /** Runs of lines that the change touches; where it has none on this side, the line that is there. */
  readonly lines: readonly Lines[]
  /** What stands at a line, for each hunk. */
  readonly texts: readonly { readonly at: number; readonly text: readonly string[] }[]
}

/** A change of a file. Without sides, of the whole file: it is deleted, moved, or only named. */
export interface FileChange {
  readonly before?: Side
  readonly after?: Side
  /** Its other path, if the change moves it: at most one of the two is indexed. */
  readonly other?: string
}

export const WHOLE: FileChange = {}

export function changedFiles(diff: string): Map<string, FileChange> {
  const changed = new Map<string, FileChange>()
  for (const [, from = '', to = ''] of diff.matchAll(/^rename from (.+?)\r?\nrename to (.+?)\r?$/gm)) {
    changed.set(from, { other: to })
    changed.set(to, { other: from })
  }
  for (const { oldFileName, newFileName, hunks } of patchesOf(diff)) {
    const [old, now] = [pathOf(oldFileName), pathOf(newFileName)]
    const path = now ?? old
    if (path === undefined || hunks.length === 0) continue
    const sides = now === undefined ? WHOLE : { before: sideOf(hunks, '-'), after: sideOf(hunks, '+') }
    const known = changed.get(path) ?? WHOLE
    changed.set(path, known.before && known.after ? joined(known, sides) : { ...known, ...sides })
  }
  if (changed.size === 0)
    throw new Failure('query_error', '`diff` changes no file.', { hint: 'Give the output of `git diff`.' })
  return changed
}

/** The touched lines of the file as it is indexed; none for all of it. Equally likely sides: as after the change. */
export function linesIn({ before, after }: FileChange, line: (at: number) => string): readonly Lines[] {
  const likeness = ({ texts }: Side) =>
    texts.filter(({ at, text }) => text.every((own, offset) => own.trimEnd() === line(at + offset).trimEnd())).length
  if (!before || !after) return []
  return likeness(before) > likeness(after) ? before.lines : after.lines
}

type Patch = ReturnType<typeof parsePatch>[number]

function patchesOf(diff: string): Patch[] {
  for (const text of [diff, recounted(diff)]) {
    try {
      return parsePatch(text)
    } catch {} // its hunks' counts are wrong: what a language model writes often has such
  }
  throw new Failure('query_error', '`diff` is not a unified diff.', { hint: 'Give the output of `git diff`.' })
}

/** With the counts that each hunk's lines have. */
function recounted(diff: string): string {
  const lines = diff.split(/\r?\n/).filter((line) => !line.startsWith('```'))
  const isHead = (at: number): boolean =>
    /^(?:@@ |diff --git |index \w+\.\.)/.test(lines[at] ?? '') ||
    (/^--- /.test(lines[at] ?? '') && /^\+\+\+ /.test(lines[at + 1] ?? ''))
  return lines
    .map((line, at) => {
      const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@(.*)$/.exec(line)
      if (!hunk) return line
      let end = at + 1
      while (end < lines.length && !isHead(end)) end++
      while (end > at + 1 && lines[end - 1] === '') end--
      const body = lines.slice(at + 1, end).filter((one) => !one.startsWith('\\'))
      const count = (other: string) => body.filter((one) => !one.startsWith(other)).length
      return `@@ -${hunk[1]},${count('+')} +${hunk[2]},${count('-')} @@${hunk[3]}`
    })
    .join('\n')
}

function pathOf(name: string | undefined): string | undefined {
  if (name === undefined || name === '/dev/null') return undefined
  return name.replace(/\t.*$/, '').replace(/^[ab]\//, '') || undefined
}

interface Hunk {
  readonly oldStart: number
  readonly newStart: number
  readonly lines: readonly string[]
}

function sideOf(hunks: readonly Hunk[], own: '-' | '+'): Side {
  const lines: [number, number][] = []
  const texts: { at: number; text: string[] }[] = []
  for (const hunk of hunks) {
    const start = Math.max(1, own === '+' ? hunk.newStart : hunk.oldStart)
    const text: string[] = []
    for (const line of hunk.lines) {
      if (line.startsWith('\\')) continue
      const isChange = line.startsWith('-') || line.startsWith('+')
      if (isChange) add(lines, start + text.length)
      if (!isChange || line.startsWith(own)) text.push(line.slice(1))
    }
    texts.push({ at: start, text })
  }
  return { lines, texts }
}

function joined(a: FileChange, b: FileChange): FileChange {
  const both = (one: Side | undefined, other: Side | undefined): Side => ({
    lines: [...(one?.lines ?? []), ...(other?.lines ?? [])],
    texts: [...(one?.texts ?? []), ...(other?.texts ?? [])],
  })
  return { ...a, before: both(a.before, b.before), after: both(a.after, b.after) }
}

function add(lines: [number, number][], line: number): void {
  const last = lines.at(-1)
  if (last && line <= last[1] + 1) last[1] = Math.max(last[1], line)
  else lines.push([line, line])
}
