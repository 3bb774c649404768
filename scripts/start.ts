/**
 * `npm start [-- PATH…]`: the whole service on this machine, with something in it to ask about.
 *
 * Migrates, starts the Worker on loopback, signs in as a developer, indexes each PATH (by default this repository), says
 * how to connect, and indexes again whenever files change. Ctrl-C ends all of it; the data stays for the next time.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Crew } from '../indexer-action/src/crew.ts'
import { showProgress } from '../indexer-action/src/progress.ts'
import { type RunReport, run } from '../indexer-action/src/run.ts'
import { connect } from '../indexer-action/src/upload.ts'
import { keepFresh, type Watch } from './keep-fresh.ts'
import { startServer } from './local-server.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const FOLDER = join(PROJECT, '.sextant')
const LOCAL = join(FOLDER, 'local.json')

/** For scripts: what runs where, and what is in it. */
interface Local {
  mcpUrl: string
  dashboardUrl: string
  token: string
  tokenExpires: string
  repositories: Repository[]
}

interface Repository {
  path: string
  name: string
  ref: string
  commit: string
  status: 'waiting' | 'indexing' | 'ready' | 'failed'
  error?: string
}

const HELP = `Usage: npm start [-- PATH…]

Starts Sextant on this machine and indexes each PATH (a git checkout or a folder; by default this repository).
PORT=8787 chooses the port. Ctrl-C stops; the index stays in .sextant for the next start.
`

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP)
    return
  }
  const paths = args.length > 0 ? args.map((path) => resolve(process.env.INIT_CWD ?? '.', path)) : [PROJECT]
  for (const path of paths)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${path} is not a folder.`)

  const port = process.env.PORT
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new Error(`PORT=${port} is not a port.`)
  const server = await startServer({
    project: PROJECT,
    folder: FOLDER,
    port: Number(port ?? 8787),
    exactPort: port !== undefined,
  })
  const watches: Watch[] = []
  const crew = new Crew()
  let stopping: Promise<void> | undefined
  const stop = (code: number): void => {
    stopping ??= (async () => {
      for (const watch of watches) watch.stop()
      await server.stop()
      process.exit(code)
    })()
  }
  process.once('SIGINT', () => stop(0))
  process.once('SIGTERM', () => stop(0))
  process.once('SIGHUP', () => stop(0))
  void server.died.then((said) => {
    process.stderr.write(`The server has ended.\n${said}\n`)
    stop(1)
  })

  try {
    const local: Local = {
      mcpUrl: `${server.url}/mcp`,
      dashboardUrl: `${server.url}/`,
      ...(await signIn(server.url)),
      repositories: paths.map((path) => ({ path, name: '', ref: '', commit: '', status: 'waiting' })),
    }
    save(local)
    process.stdout.write(welcome(local))
    for (const repository of local.repositories) {
      const watch = await keepIndexed(repository, local, server.url, crew)
      watches.push(watch)
    }
    process.stdout.write(`\nReady. Files are watched; Ctrl-C stops.\n`)
  } catch (error) {
    if (stopping) return
    process.stderr.write(`${(error as Error).message}\n`)
    stop(1)
  }
}

/** Indexes now, and again after every change; one run at a time. */
async function keepIndexed(repository: Repository, local: Local, url: string, crew: Crew): Promise<Watch> {
  const progress = showProgress()
  const ingest = connect(url, local.token, { retry: (reason) => progress.say(reason) })
  const slug = `${basename(repository.path)}-${createHash('sha1').update(repository.path).digest('hex').slice(0, 8)}`
  const index = async (first: boolean): Promise<RunReport | undefined> => {
    const before = { ...repository }
    if (first) Object.assign(repository, { status: 'indexing' })
    save(local)
    try {
      const report = await run({
        path: repository.path,
        ingest,
        server: 'local', // the port may be another next time; the data is the same
        cache: join(FOLDER, 'cache', slug),
        asDefault: true,
        crew,
        progress: first ? progress : { ...progress, step() {} },
      })
      const { repository: name, ref, commit } = report
      Object.assign(repository, { name, ref, commit, status: 'ready' })
      delete repository.error
      if (first || commit !== before.commit) progress.say(line(report, first))
      return report
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // An index that could not be renewed still answers with what it has, and says from which commit.
      Object.assign(repository, { status: before.status === 'ready' ? 'ready' : 'failed', error: message })
      progress.say(`${repository.path}: ${message}`)
      return undefined
    } finally {
      save(local)
    }
  }
  let running = false
  let again = false
  const renew = async (): Promise<void> => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      const report = await index(false)
      if (report) watch.update(report.paths)
    } while (again)
    running = false
  }
  const watch = keepFresh(repository.path, renew)
  const report = await index(true)
  watch.update(report?.paths ?? [])
  const asking = setInterval(async () => {
    if (repository.name !== '' && (await isWished(url, local.token, repository.name))) await renew()
  }, ASK_MS)
  return {
    ...watch,
    stop() {
      clearInterval(asking)
      watch.stop()
    },
  }
}

/** How often it is asked whether a reader wants a new index. */
const ASK_MS = 2000

async function isWished(url: string, token: string, repository: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/dev/refresh-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ repository }),
      signal: AbortSignal.timeout(ASK_MS),
    })
    const { requests } = (await response.json()) as { requests?: unknown[] }
    return (requests?.length ?? 0) > 0
  } catch {
    return false // a server that is busy or ending: the next question is soon
  }
}

function line(report: RunReport, first: boolean): string {
  const what = `${report.repository} ${report.ref}@${report.commit.slice(0, 12)}`
  const seconds = Object.values(report.statistics.phases ?? {}).reduce((sum, ms) => sum + ms, 0) / 1000
  const count = (value: number): string => value.toLocaleString('en')
  if (!first)
    return `Indexed ${what} again: ${count(report.extracted)} files read, ${count(report.linked)} linked (${seconds.toFixed(1)} s)`
  return `Indexed ${what}: ${count(report.indexed)} files (${count(report.skipped)} skipped), ${count(report.statistics.symbols)} symbols, ${count(report.statistics.occurrences)} references (${seconds.toFixed(1)} s)`
}

/** The token of the last start, so that a client that was set up stays set up; a new one when that is spent. */
async function signIn(url: string): Promise<{ token: string; tokenExpires: string }> {
  try {
    const { token, tokenExpires } = JSON.parse(readFileSync(LOCAL, 'utf8')) as Local
    if (Date.parse(tokenExpires) - Date.now() > 7 * 24 * 3600 * 1000 && (await isGood(url, token)))
      return { token, tokenExpires }
  } catch {
    // None yet.
  }
  const response = await fetch(`${url}/dev/sign-in`, { method: 'POST' })
  if (!response.ok) throw new Error(`The development sign-in answered ${response.status}.`)
  const { token, expires } = (await response.json()) as { token: string; expires: string }
  return { token, tokenExpires: expires }
}

async function isGood(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/api/ingest/none/have`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"files":[],"links":[]}',
  })
  await response.arrayBuffer()
  return response.status !== 401
}

function save(local: Local): void {
  mkdirSync(FOLDER, { recursive: true })
  // It holds a token: for this user's eyes only.
  writeFileSync(`${LOCAL}.new`, `${JSON.stringify(local, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${LOCAL}.new`, LOCAL)
}

function welcome({ mcpUrl, dashboardUrl, token }: Local): string {
  const header = `Authorization: Bearer ${token}`
  const remote = { url: mcpUrl, headers: { Authorization: `Bearer ${token}` } }
  return `
Sextant is running on this machine.

  Dashboard  ${dashboardUrl}
  MCP        ${mcpUrl}
  Token      ${token}

Connect a client:

  Claude Code   claude mcp add --transport http sextant ${mcpUrl} --header "${header}"
  Cursor        in .cursor/mcp.json: ${JSON.stringify({ mcpServers: { sextant: remote } })}
  VS Code       code --add-mcp '${JSON.stringify({ name: 'sextant', type: 'http', ...remote })}'

`
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
