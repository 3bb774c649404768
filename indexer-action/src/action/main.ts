/**
 * The GitHub Action: decide what the event means, prove who we are, run, and say what happened.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import * as core from '@actions/core'
import { type RunOptions, type RunReport, run } from '../run.ts'
import { connect, dryRun, IngestRefused } from '../upload.ts'
import { restoreCache, saveCache } from './cache.ts'
import { decide, readContext } from './event.ts'
import { exchange } from './identity.ts'
import { readSettings, SettingsError } from './settings.ts'
import { MOST_ANNOTATIONS, summarise } from './summary.ts'

/** Ends the process's step as failed, with the next thing to do. */
class Stop extends Error {}

async function main(): Promise<void> {
  const started = performance.now()
  const settings = readSettings((name) => core.getInput(name))
  const context = readContext(process.env, (path) => readFileSync(path, 'utf8'))
  const decision = decide(context)
  if (decision.kind === 'refuse') throw new Stop(`${decision.because} ${decision.next}`)
  if (decision.kind === 'nothing') {
    core.info(decision.because)
    core.setOutput('outcome', 'skipped')
    return
  }

  const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd()
  const folder = join(process.env.RUNNER_TEMP ?? workspace, 'sextant-cache')
  const options: RunOptions = {
    path: resolve(workspace, settings.path),
    server: settings.dryRun ? 'dry-run' : settings.server.origin,
    ingest: settings.dryRun
      ? dryRun({ bytes: 0, requests: 0 })
      : connect(settings.server.href, await uploadToken(settings), {
          retry: (reason, seconds) => core.info(`${reason}; trying again in ${Math.ceil(seconds)} s`),
        }),
    repository: context.repository,
    ref: decision.ref,
    commit: decision.commit,
    order: { run: context.run, attempt: context.attempt },
    cache: settings.cache ? folder : false,
    agent: 'sextant-action/0.1.0',
    ignore: settings.ignore,
    scip: settings.scip.map((path) => resolve(workspace, path)),
    progress: {
      step: (phase) => core.info(phase),
      say: (line) => core.info(line),
      end: () => {},
    },
  }
  if (decision.defaultRef !== undefined) options.defaultRef = decision.defaultRef
  if (settings.languages) options.languages = settings.languages
  const restored = settings.cache ? await restoreCache(folder, context, (line) => core.info(line)) : undefined
  const report = await run(options)
  if (settings.cache) await saveCache(folder, context, restored, (line) => core.info(line))
  publishOutputs(report, settings.server, (performance.now() - started) / 1000)
}

async function uploadToken(settings: { server: URL; token?: string }): Promise<string> {
  if (settings.token !== undefined) {
    core.setSecret(settings.token)
    return settings.token
  }
  const { token } = await exchange(settings.server, (audience) => core.getIDToken(audience))
  core.setSecret(token)
  return token
}

function publishOutputs(report: RunReport, server: URL, seconds: number): void {
  for (const { path, message } of report.warnings.slice(0, MOST_ANNOTATIONS))
    core.warning(message, { file: path, title: 'Sextant' })
  if (report.warnings.length > MOST_ANNOTATIONS)
    core.info(`${report.warnings.length - MOST_ANNOTATIONS} more files did not parse cleanly; the summary counts them.`)
  const outputs = {
    commit: report.commit,
    ref: report.ref,
    outcome: report.outcome,
    url: report.url,
    files: report.files,
    indexed: report.indexed,
    skipped: report.skipped,
    symbols: report.statistics.symbols,
    seconds: Math.round(seconds * 10) / 10,
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  const summary = summarise(report, server, seconds)
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary)
  else core.info(summary)
}

main().catch((error: unknown) => {
  // A person reads this: what is wrong and what to do, and no stack.
  const known = error instanceof Stop || error instanceof SettingsError || error instanceof IngestRefused
  core.setFailed(error instanceof Error ? error.message : String(error))
  if (!known && core.isDebug() && error instanceof Error) core.debug(error.stack ?? '')
})
