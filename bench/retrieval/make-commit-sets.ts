/**
 * Makes sets of "commit message → the source files and lines that the commit edited" from any repository's history, to see whether a
 * change of the ranking holds on code that it was not looked at with.
 *
 *   node bench/retrieval/make-commit-sets.ts --mirror DIR --out DIR [--most 80] [--texts] owner/name[@commit] …
 *
 * The index is asked at a commit before all of the queries', or at the one that is named. Merges, reverts, releases and messages without a subject are
 * left out; so are commits of more than four source files, and files that did not exist yet. `--texts` makes sets of the long
 * messages alone, whole: they read like a report of what is wrong.
 *
 * `gold_lines` are those of the indexed commit: lines that the commit changed and that were the same then. `[12, 11]` is an
 * insertion after line 11.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { hunksOf, linesBefore } from './changed-lines.ts'

const { values, positionals } = readCommandLine(import.meta.url, {
  allowPositionals: true,
  options: {
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    out: { type: 'string' },
    most: { type: 'string', default: '80' },
    texts: { type: 'boolean', default: false },
  },
})
if (values.out === undefined) misuse('--out DIR says where the sets go')
const most = Number(values.most)

const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|scala|c|h|cc|cpp|hpp|cs|php|rb)$/
const ASIDE =
  /(?:^|\/)(?:tests?|__tests__|spec|docs?|examples?|bench(?:marks?)?|fixtures|deps|vendor|third_party)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_|Test\.java$/i
/** Lines of a message that are for machines, or that name another place. */
const TRAILER =
  /^(?:[\w-]+-by:|\(cherry picked|close[sd]?\b|fix(?:e[sd])? #|refs?\b|issue\b|pr-url|reviewed|change-id|---|https?:)/i
const FEWEST_WORDS = 40
/** Long messages are rare: further back the tree would be another one. */
const LOOKED_AT = values.texts ? 1500 : 4000
const MOST_CHARACTERS = 4000
const EMPTY = /^(?:merge|revert|release|bump|v?\d+\.\d|version|changelog|prepare|update (?:deps|dependencies|readme))/i

for (const one of positionals) {
  const [repo = '', asked] = one.split('@')
  const repository = join(values.mirror, repo.replace('/', '+'), 'repo')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 30, encoding: 'utf8' })
  const log = git(
    'log',
    '--no-merges',
    '--no-renames',
    '--name-status',
    '--format=%x01%H%x02%s%x02%b%x03',
    '-n',
    String(LOOKED_AT),
    ...(asked === undefined ? [] : [`${asked}..HEAD`]),
  )
  const commits = log
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [head, rows] = entry.split('\x03') as [string, string]
      const [sha, subject, body] = head.split('\x02') as [string, string, string]
      const changes = rows
        .split('\n')
        .filter(Boolean)
        .map((row) => row.split('\t') as [string, string])
      const gold = changes.filter(([, path]) => SOURCE.test(path) && !ASIDE.test(path))
      const title = subject.replace(/\s*\(#\d+\)\s*$/, '')
      return { sha, query: values.texts ? wholeOf(title, body) : title, gold }
    })
  const wanted: { sha: string; query: string; gold_files: string[] }[] = []
  let at = 0
  const enough = asked === undefined ? 2 * most : commits.length
  for (; at < commits.length && wanted.length < enough; at++) {
    const { sha, query, gold } = commits[at] as (typeof commits)[number]
    if (gold.length < 1 || gold.length > 4 || gold.some(([status]) => status !== 'M')) continue
    if (query === undefined || EMPTY.test(query) || query.split(/\s+/).length < 3) continue
    wanted.push({ sha, query, gold_files: gold.map(([, path]) => path) })
  }
  const index_commit = git('rev-parse', asked ?? `${wanted.at(-1)?.sha}~1`).trim()
  const there = new Set(git('ls-tree', '-r', '--name-only', index_commit).split('\n'))
  const queries = wanted.filter(({ gold_files }) => gold_files.every((path) => there.has(path))).slice(-most)
  const name = `commits_${repo.split('/')[1]?.replace(/\W/g, '')}${values.texts ? '_texts' : ''}`
  const changes = (from: string, to: string, paths: readonly string[]) =>
    hunksOf(git('diff', '-U0', '--no-renames', '--no-color', '--no-ext-diff', from, to, '--', ...paths))
  const lines = queries.map(({ sha, ...query }) => {
    const since = changes(index_commit, `${sha}~1`, query.gold_files)
    const own = changes(`${sha}~1`, sha, query.gold_files)
    const gold_lines = Object.fromEntries(
      query.gold_files.map((path) => [path, linesBefore(own.get(path) ?? [], since.get(path) ?? [])]),
    )
    return JSON.stringify({ id: sha.slice(0, 12), repo, index_commit, ...query, gold_lines })
  })
  writeFileSync(join(values.out, `${name}.jsonl`), `${lines.join('\n')}\n`)
  process.stderr.write(`${name}: ${queries.length} of ${commits.length} commits, at ${index_commit.slice(0, 10)}\n`)
}

/** Undefined where it says little more than its title. */
function wholeOf(title: string, body: string): string | undefined {
  const lines = body.split('\n').filter((line) => !TRAILER.test(line.trim()))
  const text = lines.join('\n').trim()
  const sentences = text.match(/[.:!?](?=\s|$)/g) ?? []
  if (sentences.length < 3 || text.split(/\s+/).length < FEWEST_WORDS) return undefined
  return `${title}\n\n${text}`.slice(0, MOST_CHARACTERS)
}
