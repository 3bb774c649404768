/**
 * A workflow step as GitHub's runner starts it: environment, event file, output files, workflow commands on stdout.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Step {
  readonly program: string
  readonly workspace: string
  /** Kept from job to job, as by a cache. */
  readonly temp: string
  readonly repository: string
  readonly event: string
  readonly payload: object
  readonly ref: string
  readonly sha: string
  readonly run: number
  readonly attempt?: number
  readonly inputs: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

export interface StepResult {
  readonly exitCode: number | null
  readonly stdout: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** Workflow commands: `::error file=a.py::message`. */
  readonly annotations: readonly { level: 'error' | 'warning' | 'notice'; properties: string; message: string }[]
  readonly masked: readonly string[]
}

export function startStep(step: Step): { child: ChildProcess; result: Promise<StepResult> } {
  mkdirSync(step.temp, { recursive: true })
  const files = mkdtempSync(join(step.temp, '_runner_file_commands-'))
  const file = (name: string, text = '') => {
    const path = join(files, name)
    writeFileSync(path, text)
    return path
  }
  const paths = { output: file('output'), summary: file('summary'), state: file('state') }
  const inputs = Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const child = spawn(process.execPath, [step.program], {
    cwd: step.workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: step.temp,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: step.workspace,
      GITHUB_REPOSITORY: step.repository,
      GITHUB_EVENT_NAME: step.event,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(step.payload)),
      GITHUB_REF: step.ref,
      GITHUB_SHA: step.sha,
      GITHUB_RUN_ID: String(step.run),
      GITHUB_RUN_ATTEMPT: String(step.attempt ?? 1),
      GITHUB_OUTPUT: paths.output,
      GITHUB_STEP_SUMMARY: paths.summary,
      GITHUB_STATE: paths.state,
      RUNNER_TEMP: step.temp,
      RUNNER_OS: 'Linux',
      ...Object.fromEntries(inputs),
      ...step.env,
    },
  })
  let stdout = ''
  child.stdout.on('data', (text: Buffer) => {
    stdout += text
  })
  child.stderr.on('data', (text: Buffer) => {
    stdout += text
  })
  const result = new Promise<StepResult>((resolve) => {
    child.once('close', (exitCode) => {
      const read = (path: string) => readFileSync(path, 'utf8')
      resolve({
        exitCode,
        stdout,
        outputs: outputsIn(read(paths.output)),
        summary: read(paths.summary),
        annotations: [...stdout.matchAll(/^::(error|warning|notice)([^\n]*?)::(.*)$/gm)].map((match) => ({
          level: match[1] as 'error',
          properties: (match[2] ?? '').trim(),
          message: decodeURIComponent((match[3] ?? '').replace(/%(?!25|0A|0D)/g, '%25')),
        })),
        masked: [...stdout.matchAll(/^::add-mask::(.*)$/gm)].map((match) => match[1] ?? ''),
      })
      rmSync(files, { recursive: true, force: true })
    })
  })
  return { child, result }
}

/** `name<<delimiter`, lines, `delimiter`. */
function outputsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([^\n<]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((match) => [match[1] ?? '', match[3] ?? '']),
  )
}
