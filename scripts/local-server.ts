/**
 * Runs the Worker on this machine: a child process, bound to loopback, with its data in a folder.
 *
 * The child starts workerd, which would outlive a killed parent. So the child leads a process group of its own, and stopping ends
 * the whole group. After a crash of the parent, the child's input closes and it ends the group itself.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface LocalServer {
  url: string
  stop(): Promise<void>
  /** Resolves with the last output if the server ends without having been stopped. */
  died: Promise<string>
  /** A newer version of this program has changed the databases since this one was made. */
  isOutdated: boolean
}

interface Options {
  /** The project's folder, with wrangler.toml and node_modules. */
  project: string
  /** The folder for data, pid and fingerprints. */
  folder: string
  /** The first port to try. 0: any free port, so that servers started at the same time do not collide. */
  port: number
  /** Use exactly this port or fail. */
  exactPort: boolean
  /** An entry other than the one in wrangler.toml. */
  entry?: string
  /** Variables in addition to those of wrangler.toml. */
  vars?: Readonly<Record<string, string>>
}

/** Printed by the child when its databases are migrated; it listens before that. */
export const MIGRATED = 'The databases are up to date.'
/** Printed before that. */
export const OUTDATED = 'The databases are newer than the program.'

const WORKER = fileURLToPath(new URL('local-worker.ts', import.meta.url))
const HOST = '127.0.0.1'
const START_MS = 120_000
/** How many ports are tried after the first. */
const PORTS = 50
/** How often a port that was found free may be lost before the child listens on it. */
const TRIES = 5
/** How long a server that has just been killed, or whose parent was, may keep its port and data. */
const RELEASE_MS = 5000

export async function startServer(options: Options): Promise<LocalServer> {
  mkdirSync(options.folder, { recursive: true })
  for (let tries = 1; ; tries++) {
    await refuseSecond(options.folder)
    const port = await freePort(options)
    const server = await startOn(port, options)
    if (server) return server
    if (options.exactPort || tries === TRIES) {
      await refuseSecond(options.folder)
      throw taken(port)
    }
  }
}

/** Undefined if another process took the port, or this data, between our check and the child's. */
async function startOn(port: number, options: Options): Promise<LocalServer | undefined> {
  const { project, folder } = options
  const pidFile = join(folder, 'server.pid')
  const vars = Object.entries({ SEXTANT_DEV: '1', ...options.vars })
  const args = [
    ...['--no-warnings', WORKER, '--project', project, '--folder', folder, '--port', String(port)],
    ...(options.entry === undefined ? [] : ['--entry', options.entry]),
    ...vars.flatMap(([name, value]) => ['--var', `${name}=${value}`]),
  ]
  const child = spawn(process.execPath, args, {
    cwd: project,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false', // Otherwise it would ask the network for this machine's location.
      CI: '1',
    },
  })
  if (child.pid !== undefined && !isClaimed(pidFile, child.pid)) {
    endGroup(child.pid, 'SIGKILL')
    return undefined
  }
  let said = ''
  let migrated = false
  let isOutdated = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4000)
      migrated ||= said.includes(MIGRATED)
      isOutdated ||= said.includes(OUTDATED)
      if (process.env.SEXTANT_DEBUG) process.stderr.write(text)
    })
  let stopping = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const died = new Promise<string>((resolve) => {
    child.once('exit', () => {
      if (!stopping) resolve(said.trim())
    })
  })
  const endNow = (): void => {
    endGroup(child.pid, 'SIGKILL')
    rmSync(pidFile, { force: true })
  }
  process.once('exit', endNow)
  const stop = async (): Promise<void> => {
    stopping = true
    endGroup(child.pid, 'SIGTERM')
    const patience = new AbortController()
    await Promise.race([ended, sleep(3000, undefined, { signal: patience.signal }).catch(() => undefined)])
    patience.abort()
    // workerd keeps nothing in memory that is worth waiting for: what a request was answered for is on disk.
    endNow()
    process.off('exit', endNow)
  }
  const url = `http://${HOST}:${port}`
  try {
    await answering(url, child, () => migrated)
  } catch (error) {
    await stop()
    if (said.includes('ERR_ADDRESS_IN_USE')) return undefined
    throw new Error(`${(error as Error).message}\n${said.trim()}`)
  }
  return { url, stop, died, isOutdated }
}

async function answering(url: string, child: ChildProcess, migrated: () => boolean): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended before it answered.')
    if (migrated() && (await isHealthy(url))) return
    await sleep(50)
  }
  throw new Error(`The server did not answer within ${START_MS / 1000} s.`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // not listening yet
  }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Writes which process serves the data. Another start may have done so since nobody did. */
function isClaimed(pidFile: string, pid: number): boolean {
  try {
    writeFileSync(pidFile, `${pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two servers must not write to one database. A server whose parent has died is about to end. */
async function refuseSecond(folder: string): Promise<void> {
  for (const until = Date.now() + RELEASE_MS; ; await sleep(50)) {
    const running = runningServer(folder)
    if (running === undefined) {
      // What a crash has left would look like another's claim.
      rmSync(join(folder, 'server.pid'), { force: true })
      return
    }
    if (Date.now() < until) continue
    throw new Error(
      `Sextant is running on this data already: ${running.url} (process ${running.pid}). Ctrl-C where it was started stops it.`,
    )
  }
}

/** The process that serves a folder's data, if any. A pid alone proves nothing: the process must be such a server. */
export function runningServer(folder: string, proc = '/proc'): { pid: number; url: string } | undefined {
  try {
    const pid = Number(readFileSync(join(folder, 'server.pid'), 'utf8'))
    if (!Number.isInteger(pid) || pid <= 1) return undefined
    const command = commandOf(pid, proc)
    const [, of = '', port = ''] = / --folder (.+?) --port (\d+)/.exec(command) ?? []
    if (!command.includes(WORKER) || resolve(of) !== resolve(folder)) return undefined
    return { pid, url: `http://${HOST}:${port}` }
  } catch {
    return undefined // No such file or process, or no way to list processes.
  }
}

/** A process's arguments, separated by spaces. macOS has no /proc, and very small images have no `ps`. */
function commandOf(pid: number, proc: string): string {
  return existsSync(proc)
    ? readFileSync(`${proc}/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

async function freePort({ port, exactPort }: Options): Promise<number> {
  for (const until = Date.now() + RELEASE_MS; ; await sleep(100)) {
    for (let at = port; at < port + (exactPort ? 1 : PORTS); at++) {
      const bound = await bind(at)
      if (bound !== undefined) return bound
    }
    if (!exactPort || Date.now() > until) break
  }
  throw taken(port)
}

const taken = (port: number) => new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)

function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: HOST, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}
