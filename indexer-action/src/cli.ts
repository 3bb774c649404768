/**
 * `sextant index PATH`: the indexer for a terminal and for any CI.
 */
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CACHE_FOLDER } from './cache/cache.ts'
import type { Checkout } from './files/git.ts'
import { printed, printedLines } from './printed.ts'
import type { Progress } from './run/progress.ts'
import type { RunOptions } from './run/run.ts'
import { describeScip } from './scip/describe.ts'
import { thousands } from './thousands.ts'
import { keepInOneArena } from './threads/one-arena.ts'

const HELP = `Usage: sextant index [PATH] --server URL --token TOKEN [options]
       sextant estimate [PATH] [--json]   estimate what it would cost on a hosted server; needs no server

Indexes a git checkout (or a plain folder) and publishes it to a Sextant server.

  PATH                   what to index (default: the current folder)
  --server URL           the server (or SEXTANT_SERVER)
  --token TOKEN          a token that may publish (or SEXTANT_TOKEN, which other users of the machine cannot see)
  --repository OWNER/NAME  (default: taken from the origin, or local/<folder>)
  --ref REF              the ref to publish (default: the checked-out branch)
  --commit COMMIT        index this commit's tree instead of the work tree
  --scip FILE            use the links of a SCIP index as exact; may be repeated
  --cache DIR            cache of parse results (default: PATH/${CACHE_FOLDER})
  --no-cache             use no cache
  --dry-run              parse and link but upload nothing; needs no server
  --profile              show where the time went and which files were skipped
  --json                 print the result as JSON
  --quiet                show no progress
  --help

Set SEXTANT_DEBUG to get a stack trace with an error.
Exit codes: 0 published (or a newer run already was) · 1 failed · 2 invalid arguments · 3 refused by the server
`

/** Most names of skipped files in a profile: a folder of images would push the rest off the screen. */
const MOST_LEFT_OUT = 40

const SUPERSEDED =
  '  Not published: what the ref has comes from a run that counts as later. CI always does, and among others the clock of their machine decides.'

const EXIT = { failed: 1, usage: 2, refused: 3 }

async function main(): Promise<number> {
  let parsed: ReturnType<typeof readArguments>
  try {
    parsed = readArguments()
  } catch (error) {
    return misuse((error as Error).message)
  }
  const { values, positionals } = parsed
  if (values.help || positionals[0] === 'help') {
    process.stdout.write(HELP)
    return 0
  }
  const [command, path = '.', ...rest] = positionals
  if (command === undefined) return misuse('no command is given')
  if (rest.length > 0 || !(command === 'index' || command === 'estimate'))
    return misuse(`unknown command or argument: "${[command, ...rest].join(' ')}"`)
  // As a variable without a value is, in a script.
  if (path === '') return misuse('PATH is empty')
  if (command === 'estimate') {
    const other = Object.keys(values).find((name) => name !== 'json')
    return other === undefined ? printEstimate(path, values) : misuse(`estimate has no option --${other}`)
  }
  const lacking = whatLacks(values)
  return lacking === undefined ? index(path, values) : misuse(lacking)
}

type Values = ReturnType<typeof readArguments>['values']

// An absent secret of a CI system is an empty variable.
const serverOf = (values: Values): string | undefined => values.server || process.env.SEXTANT_SERVER || undefined
const tokenOf = (values: Values): string | undefined => values.token || process.env.SEXTANT_TOKEN || undefined

/** Why these arguments are unusable; checked before anything is read. */
function whatLacks(values: Values): string | undefined {
  const server = serverOf(values)
  if (!values['dry-run'] && (server === undefined || tokenOf(values) === undefined))
    return `${server === undefined ? '--server' : '--token'} is missing`
  if (server !== undefined && !/^https?:$/.test(URL.parse(server)?.protocol ?? ''))
    return `--server ${server} is not a URL that starts with https:// or http://`
  // Git keeps no branch from having such a name, but gives it to none: `@` is HEAD to it, and `-x` an option.
  if (values.ref === '@' || values.ref?.startsWith('-'))
    return `--ref ${values.ref} is not a name that git gives to a branch`
  const absent = values.scip?.find((file) => !existsSync(file))
  return absent === undefined ? undefined : `--scip ${absent}: there is no such file`
}

/** Ends like a program that does not listen, but with what is done on exit: what only this run needs is removed. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
}

/** What somebody who named this path may not expect. */
async function surprises(checkout: Checkout | undefined, path: string, isRefNamed: boolean): Promise<string[]> {
  if (checkout === undefined || checkout.bare) return []
  const { isSameFolder } = await import('./files/git.ts')
  const { root, head, branch } = checkout
  const said: string[] = []
  if (!isSameFolder(root, path)) said.push(`${path} is part of the checkout ${root}, and all of that is indexed.`)
  if (head !== undefined && branch === undefined && !isRefNamed)
    said.push('No branch is checked out, so the ref is called HEAD. Name the branch with --ref.')
  return said
}

async function index(path: string, values: Values): Promise<number> {
  endOnSignal()
  const cache = values.cache ?? join(path, CACHE_FOLDER)
  // What a run adds to an index that it knows is small.
  if (values['no-cache'] || !existsSync(cache)) keepInOneArena(path)
  const [{ askGit }, { Crew }, { headStart }] = await Promise.all([
    import('./files/git.ts'),
    import('./threads/crew.ts'),
    import('./run/head-start.ts'),
  ])
  // Threads start and git runs while the rest of the program is loaded. A thread takes longer to be of use.
  const crew = new Crew()
  // Without a cache everything will be read.
  if (values['no-cache']) crew.warm()
  else {
    const languages = headStart(path, cache)
    if (languages) crew.warm(1, languages)
  }
  const asked = askGit(path, values.commit !== undefined, values.repository !== undefined)
  const [{ Misnamed, run }, { IngestRefused }, { QUIET, sayWarnings, showProgress }] = await Promise.all([
    import('./run/run.ts'),
    import('./upload/upload.ts'),
    import('./run/progress.ts'),
  ])
  const progress = values.quiet ? QUIET : showProgress()
  try {
    const report = await run({ ...(await optionsOf(values, progress)), path, progress, asked, crew })
    for (const line of await surprises(await asked.checkout, path, values.ref !== undefined)) progress.say(line)
    sayWarnings(progress, report.warnings)
    for (const laid of report.scip) progress.say(describeScip(laid))
    const outcome = values['dry-run'] ? 'not_published' : report.outcome
    if (values.json) process.stdout.write(`${JSON.stringify({ ...report, outcome, paths: undefined })}\n`)
    else process.stdout.write(summary(report, values))
    return 0
  } catch (error) {
    progress.end()
    if (error instanceof Misnamed) return misuse(error.message)
    complain(error instanceof Error ? error.message : String(error))
    if (process.env.SEXTANT_DEBUG) complain(String((error as Error).stack))
    return error instanceof IngestRefused ? EXIT.refused : EXIT.failed
  } finally {
    await crew.close()
  }
}

/** The options that arguments name; `whatLacks` has checked that the required ones are there. */
async function optionsOf(values: Values, progress: Progress): Promise<Omit<RunOptions, 'path'>> {
  const [{ connect, dryRun }, { shortRef }] = await Promise.all([
    import('./upload/upload.ts'),
    import('./files/git.ts'),
  ])
  const server = serverOf(values) as string
  const retry = (reason: string, seconds: number) => progress.say(`${reason}; trying again in ${Math.ceil(seconds)} s`)
  const options: Omit<RunOptions, 'path'> = values['dry-run']
    ? { server: 'dry-run', ingest: dryRun({ bytes: 0, requests: 0 }) }
    : { server, ingest: connect(server, tokenOf(values) as string, { retry }) }
  if (values['no-cache']) options.cache = false
  else if (values.cache !== undefined) options.cache = values.cache
  if (values.scip) options.scip = values.scip
  for (const name of ['repository', 'ref', 'commit'] as const)
    if (values[name] !== undefined) options[name] = values[name]
  if (options.ref !== undefined) options.ref = shortRef(options.ref)
  return options
}

async function printEstimate(path: string, values: Values): Promise<number> {
  endOnSignal()
  const [{ askGit }, { run }, { QUIET, sayWarnings }, { counting, described, estimate }] = await Promise.all([
    import('./files/git.ts'),
    import('./run/run.ts'),
    import('./run/progress.ts'),
    import('./estimate/estimate.ts'),
  ])
  const amounts = { chunks: 0, tokens: 0, rows: 0, bytes: 0 }
  const asked = askGit(path, false)
  try {
    const { warnings } = await run({ path, server: 'estimate', ingest: counting(amounts), asked, cache: false })
    for (const line of await surprises(await asked.checkout, path, true)) QUIET.say(line)
    sayWarnings(QUIET, warnings)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return EXIT.failed
  }
  const made = estimate(amounts)
  process.stdout.write(values.json ? `${JSON.stringify(made)}\n` : described(made))
  return 0
}

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  return parseArgs({
    allowPositionals: true,
    options: {
      server: text,
      token: text,
      repository: text,
      ref: text,
      commit: text,
      cache: text,
      scip: { type: 'string', multiple: true },
      'no-cache': flag,
      'dry-run': flag,
      profile: flag,
      json: flag,
      quiet: flag,
      help: { type: 'boolean', short: 'h' },
    },
  })
}

function complain(text: string): void {
  process.stderr.write(`${printedLines(text)}\n`)
}

function misuse(reason: string): number {
  complain(`sextant: ${reason}\nRun sextant --help for usage.`)
  return EXIT.usage
}

type Report = Awaited<ReturnType<typeof import('./run/run.ts').run>>

function summary(report: Report, { profile = false, 'dry-run': dry = false }): string {
  const { statistics, uploaded } = report
  const skipped = Object.entries(report.skippedBy)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${reason} ${thousands(count)}`)
  const lines = [
    `${report.repository} ${report.ref} @ ${report.commit.slice(0, 12)}${report.dirty ? ' (a synthetic commit: the work tree matches no commit)' : ''}: ${dry ? 'not published' : report.outcome}`,
    ...(report.outcome === 'superseded' ? [SUPERSEDED] : []),
    `  ${thousands(report.files)} files = ${thousands(report.indexed)} indexed + ${thousands(report.skipped)} skipped${skipped.length > 0 ? ` (${skipped.join(', ')})` : ''}`,
    `  ${thousands(statistics.symbols)} symbols, ${thousands(statistics.occurrences)} references, ${(statistics.bytes / 1e6).toFixed(1)} MB of source`,
    `  read ${thousands(report.extracted)} files, linked ${thousands(report.linked)}; ${dry ? 'would send' : 'sent'} ${thousands(uploaded.files)} files and ${thousands(uploaded.links)} link sets in ${(uploaded.bytes / 1e6).toFixed(2)} MB`,
  ]
  if (profile) {
    const phases = Object.entries(statistics.phases ?? {})
    lines.push(`  ${phases.map(([phase, ms]) => `${phase} ${thousands(ms)} ms`).join(' · ')}`)
    for (const { path, reason } of report.leftOut.slice(0, MOST_LEFT_OUT)) lines.push(`    skipped, ${reason}: ${path}`)
    const further = report.leftOut.length - MOST_LEFT_OUT
    if (further > 0) lines.push(`    … and ${thousands(further)} more; --json lists them all`)
    for (const [language, counts] of Object.entries(statistics.languages).sort((a, b) => b[1].files - a[1].files))
      lines.push(
        `    ${language.padEnd(16)} ${thousands(counts.files)} files, ${thousands(counts.symbols)} symbols${counts.withErrors > 0 ? `, ${thousands(counts.withErrors)} with syntax errors` : ''}`,
      )
  }
  if (report.url) lines.push(`  ${report.url}`)
  return `${lines.map(printed).join('\n')}\n`
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads it, as `head`, has read enough.
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await main()
