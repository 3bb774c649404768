/**
 * `npm start [-- [OWNER/NAME=]PATH…]`: runs the whole service on this machine and indexes something to ask about.
 *
 * Migrates, starts the Worker on loopback, signs in as a developer, indexes each PATH (by default this repository), prints how
 * to connect, and indexes again whenever files change. Ctrl-C stops everything; the data stays for the next start.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Crew } from '../indexer-action/src/threads/crew.ts'
import type { Watch } from './keep-fresh.ts'
import { keepIndexed, type Repository } from './keep-indexed.ts'
import { type LocalServer, startServer } from './local-server.ts'
import { whenNpmIsGone } from './npm-gone.ts'
import { whatToIndex } from './what-to-index.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const FOLDER = join(PROJECT, '.sextant')
const LOCAL = join(FOLDER, 'local.json')

/** Written for scripts: where the service runs and what it contains. */
interface Local {
  mcpUrl: string
  dashboardUrl: string
  token: string
  tokenExpires: string
  repositories: Repository[]
}

const HELP = `Usage: npm start [-- [OWNER/NAME=]PATH…]

Starts Sextant on this machine and indexes each PATH (a git checkout or a folder; by default this repository). Its repository
is called as its origin says, or local/<folder>, unless you say how: npm start -- local/other=../other/api
PORT=8787 chooses the port, and SEXTANT_ALLOWED_ORIGINS=app://desk.example lets in a client that is a page or made of pages.
Ctrl-C stops; the index stays in .sextant for the next start.
`

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  // npm takes this away.
  const args = given[0] === '--' ? given.slice(1) : given
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP)
    return
  }
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) throw new Error(`There is no option ${option}.\n\n${HELP}`)
  const roots = await whatToIndex(args.length > 0 ? args : [PROJECT], process.env.INIT_CWD ?? '.', (line) =>
    process.stdout.write(`${line}\n`),
  )

  const port = process.env.PORT
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    throw new Error(`PORT=${port} is not a port.`)
  const origins = process.env.SEXTANT_ALLOWED_ORIGINS
  const watches: Pick<Watch, 'stop'>[] = []
  let server: LocalServer | undefined
  let stopping: Promise<void> | undefined
  const stop = (code: number): void => {
    stopping ??= (async () => {
      for (const watch of watches) watch.stop()
      await server?.stop()
      process.exit(code)
    })()
  }
  process.once('SIGINT', () => stop(0))
  process.once('SIGTERM', () => stop(0))
  process.once('SIGHUP', () => stop(0))
  whenNpmIsGone(() => stop(0))
  server = await startServer({
    project: PROJECT,
    folder: FOLDER,
    port: Number(port ?? 8787),
    exactPort: port !== undefined,
    ...(origins === undefined ? {} : { vars: { SEXTANT_ALLOWED_ORIGINS: origins } }),
  })
  if (server.isOutdated)
    process.stderr.write(
      `A newer version of Sextant has used ${FOLDER}, and this one may not be able to read what that stored. Update, or move the folder away to begin anew.\n`,
    )
  void server.died.then((said) => {
    process.stderr.write(`The server has ended.\n${said}\n`)
    stop(1)
  })

  try {
    const local: Local = {
      mcpUrl: `${server.url}/mcp`,
      dashboardUrl: `${server.url}/`,
      ...(await signIn(server.url)),
      repositories: roots.map(({ path }) => ({ path, name: '', ref: '', commit: '', status: 'waiting' })),
    }
    save(local)
    process.stdout.write(welcome(local))
    const { token, repositories } = local
    const keeping = { url: server.url, token, crew: new Crew(), cache: join(FOLDER, 'cache'), save: () => save(local) }
    for (const [at, repository] of repositories.entries()) {
      watches.push(await keepIndexed(repository, { ...keeping, name: roots[at]?.name }))
      warnOfTwin(repository, repositories.slice(0, at))
    }
    const one = repositories.find(({ name }) => name !== '')
    if (one) process.stdout.write(`\nTo ask about one repository only, add its name: ${local.mcpUrl}/${one.name}\n`)
    process.stdout.write(`\nReady. Files are watched; Ctrl-C stops.\n`)
  } catch (error) {
    if (stopping) return
    process.stderr.write(`${(error as Error).message}\n`)
    stop(1)
  }
}

/** Names come from origins and folder names, so two checkouts may have the same one. */
function warnOfTwin(now: Repository, others: readonly Repository[]): void {
  const twin = others.find(({ name, ref }) => name === now.name && ref === now.ref && name !== '')
  if (twin)
    process.stderr.write(
      `${now.path} and ${twin.path} are both ${now.name} ${now.ref}: what is answered is the one that changed last. To ask about both, give one another name: npm start -- OWNER/NAME=PATH\n`,
    )
}

/** The token of the last start, so that configured clients keep working; a new one if it is about to expire. */
async function signIn(url: string): Promise<{ token: string; tokenExpires: string }> {
  try {
    const { token, tokenExpires } = JSON.parse(readFileSync(LOCAL, 'utf8')) as Local
    if (Date.parse(tokenExpires) - Date.now() > 7 * 24 * 3600 * 1000 && (await isGood(url, token)))
      return { token, tokenExpires }
  } catch {
    // There is none yet.
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
  // It contains a token: readable by this user only.
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
