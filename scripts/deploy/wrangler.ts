/**
 * Wrangler behind a port: arguments in, output out. All access to the account goes through here, so that plans can be made
 * and tested from recorded output.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}
export type Wrangler = (...args: string[]) => Promise<Said>

const MOST_MS = 15 * 60_000

/** The project's own wrangler. */
export function wranglerOf(project: string): Wrangler {
  return (...args) =>
    new Promise((done, reject) => {
      const program = [join(project, 'node_modules/wrangler/bin/wrangler.js'), ...args]
      const child = spawn(process.execPath, program, {
        cwd: project,
        // Without a terminal wrangler asks no questions. A question that nobody sees would hang a deployment.
        env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: MOST_MS,
      })
      let [stdout, stderr] = ['', '']
      child.stdout.on('data', (text: Buffer) => {
        stdout += text.toString()
      })
      child.stderr.on('data', (text: Buffer) => {
        stderr += text.toString()
      })
      child.once('error', reject)
      child.once('close', (code) => done({ code: code ?? 1, stdout, stderr }))
    })
}

/** Wrangler prints banners and warnings around its JSON; a JSON list begins on a line of its own. */
export function jsonIn(said: Said): unknown {
  const start = said.stdout.search(/^\s*[[{]/m)
  if (start < 0) throw new Error(`wrangler gave no JSON:\n${said.stdout}${said.stderr}`)
  return JSON.parse(said.stdout.slice(start, Math.max(said.stdout.lastIndexOf(']'), said.stdout.lastIndexOf('}')) + 1))
}
