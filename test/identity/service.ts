/**
 * Sextant on loopback in real workerd, with a GitHub of its own and two organisations that know nothing of each other.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { LocalServer } from '../../scripts/local-server.ts'
import { type FakeGitHub, startFakeGitHub } from '../doubles/github/server.ts'
import { startBundled } from '../setup/bundled-server.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const WEBHOOK_SECRET = 'the fake GitHub signs with this'

export interface Service {
  readonly url: string
  readonly github: FakeGitHub
  /** Runs statements on the control plane, as an operator would. */
  sql<Row = Record<string, unknown>>(text: string, ...values: (string | number | null)[]): Row[]
  stop(): Promise<void>
}

/** `port`: the first to try; by default any free one. */
export async function startService(port = 0): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-identity-'))
  // The callback depends on the port, which is not known yet; the fake accepts anything below this URL.
  const github = await startFakeGitHub({ callback: 'http://127.0.0.1' })
  let server: LocalServer | undefined
  try {
    server = await startBundled({
      project: PROJECT,
      folder,
      port,
      exactPort: false,
      vars: {
        GITHUB_URL: github.url,
        GITHUB_CLIENT_ID: github.oauth.clientId,
        GITHUB_CLIENT_SECRET: github.oauth.clientSecret,
        ACTIONS_ISSUER: github.actions.issuer,
        GITHUB_WEBHOOK_SECRET: WEBHOOK_SECRET,
      },
    })
  } catch (error) {
    await github.close()
    throw error
  }
  github.oauth.callback = `${server.url}/sign-in/callback`
  const database = controlPlane(join(folder, 'state'))
  return {
    url: server.url,
    github,
    sql: <Row>(text: string, ...values: (string | number | null)[]) => database.prepare(text).all(...values) as Row[],
    async stop() {
      database.close()
      await server.stop()
      await github.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The control plane's file in the local emulation: the one that contains its tables. */
function controlPlane(state: string): DatabaseSync {
  const files = readdirSync(state, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('d1') && name.endsWith('.sqlite') && !name.includes('metadata'),
  )
  for (const name of files) {
    const database = new DatabaseSync(join(state, name))
    database.exec('PRAGMA busy_timeout = 5000')
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'client_grant'").get()) return database
    database.close()
  }
  throw new Error('no control plane found')
}
