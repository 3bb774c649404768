/**
 * A run's report on the job's page: a table, what was left out and why, the command that connects a client, and
 * annotations on files.
 */
import { printed } from '../printed.ts'
import type { RunReport } from '../run/report.ts'
import { describeScip } from '../scip/describe.ts'

/** GitHub shows at most ten annotations of a kind per step; more would hide other steps'. */
const MOST_ANNOTATIONS = 10

/** File names listed in the summary, which GitHub limits to a megabyte. */
const MOST_NAMED = 200

const REASONS: Record<string, string> = {
  binary: 'not text',
  too_large: 'larger than 8 MB',
  minified: 'minified',
  generated: 'generated',
  vendored: 'third-party code',
  lfs_pointer: 'stored in Git LFS',
  submodule: 'a submodule',
  symlink: 'a symbolic link',
  undecodable: 'not UTF-8',
  ignored: 'ignored by the workflow',
  bad_path: 'path that cannot be stored',
  unreadable: 'could not be read',
  failed: 'the parser failed',
}

export function summarise(
  report: RunReport,
  { server, seconds, dryRun }: { readonly server: URL; readonly seconds: number; readonly dryRun: boolean },
): string {
  const { statistics } = report
  const number = (value: number) => value.toLocaleString('en-US')
  const languages = Object.entries(statistics.languages)
    .filter(([, of]) => of.symbols > 0)
    .sort(([, a], [, b]) => b.symbols - a.symbols)
  const skipped = Object.entries(report.skippedBy).sort(([, a], [, b]) => b - a)
  const mcp = new URL(`/mcp/${report.repository}`, server).href
  return [
    `## Sextant: ${report.repository} at ${codeSpan(report.ref)} (\`${report.commit.slice(0, 12)}\`)`,
    '',
    dryRun ? 'Dry run: nothing was uploaded or published.' : headline(report),
    '',
    '| | |',
    '| --- | ---: |',
    `| Files indexed | ${number(report.indexed)} of ${number(report.files)} |`,
    `| Symbols | ${number(statistics.symbols)} |`,
    `| References | ${number(statistics.occurrences)} |`,
    `| Parsed in this run | ${number(report.extracted)} files |`,
    `| ${dryRun ? 'Would be uploaded' : 'Uploaded'} | ${number(report.uploaded.files)} files, ${number(report.uploaded.links)} link sets, ${(report.uploaded.bytes / 1e6).toFixed(2)} MB |`,
    `| Time | ${seconds.toFixed(1)} s |`,
    '',
    ...(languages.length > 0
      ? [
          '| Language | Files | With parse errors | Symbols |',
          '| --- | ---: | ---: | ---: |',
          ...languages.map(
            ([name, of]) => `| ${name} | ${number(of.files)} | ${number(of.withErrors)} | ${number(of.symbols)} |`,
          ),
          '',
        ]
      : []),
    ...(report.scip.length > 0 ? [...fenced(report.scip.map(describeScip)), ''] : []),
    ...(skipped.length > 0
      ? [
          '<details><summary>Skipped files and reasons</summary>',
          '',
          '| Reason | Files |',
          '| --- | ---: |',
          ...skipped.map(([reason, count]) => `| ${REASONS[reason] ?? reason} | ${number(count)} |`),
          '',
          ...namesOf(report.leftOut),
          '',
          '</details>',
          '',
        ]
      : []),
    ...(dryRun
      ? []
      : ['Ask about it from an agent:', '', '```', `claude mcp add --transport http sextant ${mcp}`, '```', '']),
  ].join('\n')
}

function namesOf(leftOut: RunReport['leftOut']): string[] {
  const shown = leftOut.slice(0, MOST_NAMED)
  const names = shown.map(({ path, reason }) => `${REASONS[reason] ?? reason}: ${path}`)
  const more = leftOut.length - shown.length
  return fenced([...names, ...(more > 0 ? [`… and ${more} more`] : [])])
}

/** No line may begin with a file name, so that no file name can close the fence. */
function fenced(lines: readonly string[]): string[] {
  return ['```text', ...lines.map((line) => printed(line.replace(/\s+/g, ' '))), '```']
}

/** Its delimiter is longer than any run of backticks inside, which git allows in a branch's name. */
function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? []
  const ticks = '`'.repeat(1 + Math.max(0, ...runs.map((run) => run.length)))
  const pad = runs.length > 0 ? ' ' : ''
  return `${ticks}${pad}${printed(text)}${pad}${ticks}`
}

function headline(report: RunReport): string {
  switch (report.outcome) {
    case 'published':
      return 'Published. Answers about this ref now come from this commit.'
    case 'unchanged':
      return 'Nothing has changed since the last run, and nothing was uploaded.'
    case 'superseded':
      return 'A newer run has already been published for this ref, so this one was discarded.'
  }
}

/** What a person may want to look at, worst first, and how many more there are. */
export function annotations({ warnings, malformed }: Pick<RunReport, 'warnings' | 'malformed'>): {
  readonly shown: readonly { readonly path: string; readonly message: string }[]
  readonly more: number
} {
  const all = [
    ...warnings,
    ...[...malformed]
      .sort((a, b) => b.errors - a.errors)
      .map(({ path, errors }) => ({
        path,
        message: `${errors} ${errors === 1 ? 'place' : 'places'} here could not be parsed; the rest of the file is indexed.`,
      })),
  ]
  return { shown: all.slice(0, MOST_ANNOTATIONS), more: Math.max(0, all.length - MOST_ANNOTATIONS) }
}
