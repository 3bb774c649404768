/**
 * Which files a search opens, before anything of them is read: the likeliest by words and meaning, those that define a name
 * that was asked for, and those at paths that the query writes.
 */
import type { Id } from '../../contract/ids.ts'
import { wordsOf } from '../../contract/words.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { FileFilter, Index, Lookup, Parts, Segment } from '../ports.ts'
import { asciiLower } from '../text-search/needs.ts'
import type { WordCandidates } from './candidates.ts'
import type { QueryPlan } from './query-plan.ts'
import { OPENING } from './rank.ts'
import type { Nearness } from './semantics.ts'

/** The number of files that are opened and read. Sixty are half as much work again and find no more; twenty find less. */
const OPENED = { files: 40, bytes: 6_000_000 }
/** Candidates passed to the database, which chooses those to open by role too. Those of other generations drop out there. */
const NAMED = 240
/** The same, if a filter leaves few of them: thousands of files may hold the words, and those of one directory be the last of them. */
const NAMED_TO_FILTER = 5000
/**
 * Further candidates where other versions of files are held: those drop out, and would otherwise take the places of what is in this
 * generation. A file that is being worked on has a version for each push of a week, all of them about as good.
 */
const MOST_OUTDATED = 2000
/** Candidates added because they are near in meaning, whatever words they contain. */
const NEAREST = 40
/** Candidates added because they define a symbol that was asked for. */
const DEFINING = 20

/** The number of paths that are looked up as written, and of leading folders that are stripped on trial. */
const MOST_WRITTEN = 8
const MOST_ROOTS = 6
/** Of as many of the query's paths, the files are opened that have them somewhere below the root: so many, of so many that may be called so. */
const CALLED = { paths: 3, files: 5, named: 400 }

/** Project manifests: candidates when the question is about metadata, whatever words they contain. */
const MANIFEST_PATHS = ['setup.py', 'setup.cfg', 'pyproject.toml', 'package.json', 'Cargo.toml', 'go.mod', 'pom.xml']

/** What the first trip found. */
interface Known {
  readonly mode: 'hybrid' | 'semantic' | 'keyword'
  readonly words: WordCandidates
  readonly near: Nearness
  /** Files that define what was asked for by name. */
  readonly defining: readonly Id[]
}

/** How many candidates may be passed on, and how many of them for the sake of other versions. */
interface Room {
  readonly most: number
  readonly outdated: number
}

export function roomFor(segments: readonly Segment[], indexed: number, filter: FileFilter): Room {
  const held = segments.reduce((sum, { files }) => sum + files.length, 0)
  const outdated = Math.min(MOST_OUTDATED, Math.max(0, held - indexed))
  return { most: (Object.keys(filter).length > 0 ? NAMED_TO_FILTER : NAMED) + outdated, outdated }
}

/** Empty if the query leads to no file. */
export function filesToOpen(
  index: Index,
  plan: QueryPlan,
  { mode, words, near, defining }: Known,
  filter: FileFilter,
  { most, outdated }: Room,
  parts: Parts,
): Record<string, Lookup<IndexedFile[]>> {
  const named = [...new Set(defining)].slice(0, DEFINING)
  const ids =
    mode === 'semantic'
      ? near.files.nearest(most)
      : [...new Set([...named, ...near.files.nearest(NEAREST + outdated), ...words.scores.keys()])]
  const preference = { worth: ids.map(openingWorth(mode, words.scores, near, named)), roles: OPENING.roles }
  const paths = [...(plan.aboutPackaging ? MANIFEST_PATHS : []), ...writtenPaths(plan)]
  const called = plan.paths.slice(0, CALLED.paths).flatMap(({ path }, at) => {
    const end = path.split('/').filter(Boolean).slice(-2).join('/')
    const may = words.called(wordsOf(end)).slice(0, CALLED.named)
    const pathHas = [...(filter.pathHas ?? []), asciiLower(end)]
    const limits = { ...OPENED, files: CALLED.files }
    return may.length === 0
      ? []
      : [[`called ${at}`, index.filesAmong(may, { ...filter, pathHas }, parts, limits)] as const]
  })
  return {
    ...(ids.length > 0 ? { files: index.filesAmong(ids, filter, parts, OPENED, preference) } : {}),
    ...(paths.length > 0 ? { written: index.filesAt(paths, parts) } : {}),
    ...Object.fromEntries(called),
  }
}

/** A file's score before it is opened. */
function openingWorth(
  mode: Known['mode'],
  scores: ReadonlyMap<Id, number>,
  near: Nearness,
  defining: readonly Id[],
): (id: Id) => number {
  const similarity = (id: Id) => Math.max(0, near.files.get(id)?.score ?? 0)
  if (mode === 'semantic') return similarity
  const top = Math.max(...scores.values(), Number.MIN_VALUE)
  return (id) =>
    (scores.get(id) ?? 0) / top + OPENING.vector * similarity(id) + (defining.includes(id) ? OPENING.defines : 0)
}

/** The query's paths in forms that the repository may use: a trace contains paths of some machine. */
function writtenPaths({ paths }: QueryPlan): string[] {
  const found = new Set<string>()
  for (const { path } of paths.slice(0, MOST_WRITTEN)) {
    const parts = path.split('/').filter(Boolean)
    found.add(parts.join('/'))
    for (let of = 1; of < Math.min(parts.length, MOST_ROOTS); of++) found.add(parts.slice(-of).join('/'))
  }
  return [...found]
}
