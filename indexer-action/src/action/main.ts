/**
 * The GitHub Action: decide what the event means, prove who we are, run, and say what happened.
 */
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import * as core from '@actions/core'
import type { RunFailure } from '../../../src/contract/messages.ts'
import { gitLine, isSameFolder } from '../files/git.ts'
import { printed } from '../printed.ts'
import { showProgress } from '../run/progress.ts'
import type { RunReport } from '../run/report.ts'
import { type RunOptions, run } from '../run/run.ts'
import { keepInOneArena } from '../threads/one-arena.ts'
import { type Credential, connect, dryRun, IngestRefused, reportEnd } from '../upload/upload.ts'
import { restoreCache, saveCache } from './cache.ts'
import { commentReview } from './comment.ts'
import { commitText, whyMissing } from './commits.ts'
import { decide, type RunContext, readContext } from './event.ts'
import { exchange } from './identity.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { annotations, summarise } from './summary.ts'

/** Fails the step with a message that says what to do next. */
class Stop extends Error {}

const AGENT = 'sextant-action/0.1.0'
/** The exit code that shells use for an interrupted program. */
const INTERRUPTED = 130

/** `core.info` writes a text as it is given; what else `core` has writes out the ends of lines. */
const say = (line: string): void => core.info(printed(line))

const sayRetry = (reason: string, seconds: number): void => say(`${reason}; trying again in ${Math.ceil(seconds)} s`)

async function main(): Promise<void> {
  const started = performance.now()
  const settings = readSettings((name) => core.getInput(name))
  const context = readContext(process.env, (path) => readFileSync(path, 'utf8'))
  const decision = decide(context)
  if (decision.kind === 'refuse') throw new Stop(`${decision.because} ${decision.next}`)
  if (decision.kind === 'nothing') {
    say(decision.because)
    core.setOutput('outcome', 'skipped')
    return
  }

  const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd()
  const root = resolve(workspace, settings.path)
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Stop(
      `The input "path" is not a folder of the workspace: ${settings.path}. Run actions/checkout before this step.`,
    )
  keepInOneArena(root)
  const { credential, ref, commit } = await proveIdentity(settings, context, decision, root)
  const order = { run: context.run, attempt: context.attempt }
  const report = async (outcome: 'failed' | 'cancelled', failure: RunFailure): Promise<void> => {
    if (settings.dryRun) return
    const run = { repository: context.repository, ref, commit, order, agent: AGENT }
    await reportEnd(settings.server.href, credential.token, { ...run, outcome, failure })
  }
  let phase = 'start'
  const cancelled = (): void => {
    const failure = { message: 'The run was cancelled.', phase }
    report('cancelled', failure).finally(() => process.exit(INTERRUPTED))
  }
  // When a job is cancelled, the runner interrupts its programs and gives them a few seconds.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, cancelled)
  try {
    const missing = await whyMissing(root, commit)
    if (missing !== undefined) throw new Stop(missing)
    await tellIfPart(root, settings.path)
    const log = showProgress(process.stdout)
    const progress: RunOptions['progress'] = {
      ...log,
      step(label, ...more) {
        phase = label
        log.step(label, ...more)
      },
    }
    const folder = join(process.env.RUNNER_TEMP ?? workspace, 'sextant-cache')
    const options: RunOptions = {
      path: root,
      server: settings.dryRun ? 'dry-run' : settings.server.origin,
      ingest: settings.dryRun
        ? dryRun({ bytes: 0, requests: 0 })
        : connect(settings.server.href, credential, { retry: sayRetry }),
      ...{ repository: context.repository, ref, commit, order, progress, agent: AGENT },
      cache: settings.cache ? folder : false,
      ignore: settings.ignore,
      scip: settings.scip.map((path) => resolve(workspace, path)),
    }
    if (decision.defaultRef !== undefined) options.defaultRef = decision.defaultRef
    if (settings.languages) options.languages = settings.languages
    const restored = settings.cache ? await restoreCache(folder, context, say) : undefined
    const done = await run(options)
    if (settings.cache) await saveCache(folder, context, restored, say)
    tellJob(done, settings, (performance.now() - started) / 1000)
    if (settings.comment && !settings.dryRun && done.outcome !== 'superseded')
      await tellReviewers(settings.server, settings.comment.gitHubToken, context, {
        token: credential.token,
        ref,
      })
  } catch (error) {
    await report('failed', { ...failureOf(error), phase })
    throw error
  }
}

/** As the run's page shows it, within what the server takes. */
function failureOf(error: unknown): RunFailure {
  const { message, next } =
    error instanceof IngestRefused
      ? error.failure
      : { message: error instanceof Error ? error.message : String(error), next: undefined }
  return { message: message.slice(0, 2000), ...(next === undefined ? {} : { next: next.slice(0, 1000) }) }
}

/** Two steps with two folders of one checkout would publish the same twice. */
async function tellIfPart(root: string, path: string): Promise<void> {
  const top = await gitLine(root, ['rev-parse', '--show-toplevel'])
  if (top !== undefined && !isSameFolder(top, root))
    core.warning(
      `The input "path" (${path}) is part of a checkout, and all of that is indexed. Leave out other folders with the input "ignore".`,
      { title: 'Sextant' },
    )
}

/**
 * Which repository and ref the server says this run may publish. What it gives for an identity ends after half an hour, and
 * a run may take longer. A dry run does not ask.
 */
async function proveIdentity(
  settings: Settings,
  context: RunContext,
  decision: { ref: string; commit: string },
  root: string,
): Promise<{ credential: Credential; ref: string; commit: string }> {
  const { ref, commit } = decision
  if (settings.dryRun) return { credential: { token: '' }, ref, commit }
  if (settings.token !== undefined) {
    core.setSecret(settings.token)
    return { credential: { token: settings.token }, ref, commit }
  }
  const mergeCommit = context.event === 'pull_request' ? await commitText(root, context.sha) : undefined
  const ask = async () => {
    const answer = await exchange(
      settings.server,
      (audience) => core.getIDToken(audience),
      mergeCommit === undefined ? undefined : { mergeCommit },
      sayRetry,
    )
    core.setSecret(answer.token)
    return answer
  }
  const answer = await ask()
  const renew = async () => (await ask()).token
  return { credential: { token: answer.token, renew }, ref: answer.ref, commit: answer.commit }
}

/** The index is published whatever happens to the comment. */
async function tellReviewers(
  server: URL,
  gitHubToken: string,
  { repository, payload }: RunContext,
  { token, ref }: { readonly token: string; readonly ref: string },
): Promise<void> {
  const { number, base } = payload.pull_request ?? {}
  if (number === undefined) return
  core.setSecret(gitHubToken)
  try {
    const api = process.env.GITHUB_API_URL ?? 'https://api.github.com'
    const request = { repository, ref, ...(base?.ref === undefined ? {} : { base: base.ref }) }
    say(await commentReview({ server, token, gitHub: { api, token: gitHubToken }, repository, number, request }))
  } catch (error) {
    core.warning(error instanceof Error ? error.message : String(error), { title: 'Sextant' })
  }
}

/** The index is published whether or not the job can be told. */
function tellJob(report: RunReport, { server, dryRun }: Settings, seconds: number): void {
  const { shown, more } = annotations(report)
  for (const { path, message } of shown) core.warning(message, { file: path, title: 'Sextant' })
  if (more > 0) say(`${more} more files have parse errors; the summary has the count.`)
  const outputs = {
    commit: report.commit,
    ref: report.ref,
    outcome: dryRun ? 'skipped' : report.outcome,
    url: report.url,
    files: report.files,
    indexed: report.indexed,
    skipped: report.skipped,
    symbols: report.statistics.symbols,
    seconds: Math.round(seconds * 10) / 10,
  }
  written('outputs', () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  })
  const summary = summarise(report, { server, seconds, dryRun })
  written('summary', () => {
    if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary)
    else core.info(summary)
  })
}

function written(what: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    core.warning(`The ${what} of this step could not be written: ${reason}`, { title: 'Sextant' })
  }
}

main().catch((error: unknown) => {
  // A person reads this: it says what is wrong and what to do, without a stack trace.
  const known = error instanceof Stop || error instanceof SettingsError || error instanceof IngestRefused
  core.setFailed(error instanceof Error ? error.message : String(error))
  if (!known && core.isDebug() && error instanceof Error) core.debug(error.stack ?? '')
})
