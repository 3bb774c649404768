/** An organisation whose repository is indexed by the Action: the delivered bundle, a server on loopback, and what GitHub would say. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll } from 'vitest'
import { type Step, type StepResult, startStep } from '../doubles/github/runner.ts'
import { Origin } from '../doubles/github/workspace.ts'
import type { Repository } from '../doubles/github/world.ts'
import { type Service, startService } from '../identity/service.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const READER = 'sxt_a-reader-of-acme'

export type Wanted = Pick<Step, 'event' | 'ref' | 'sha'> & Partial<Step> & { server?: string; fork?: string }

/** What is there once the hooks have run. */
interface Started {
  service: Service
  origin: Origin
  folder: string
  linked: Repository
}

/** Of what the tools answer, what these tests look into; "refused" where a tool did not answer. */
interface Answered {
  refused?: unknown
  metadata?: { commit: string; freshness_status: string; warnings: string[] }
  symbols?: { file: string }[]
}

/** To be called once in a file of tests. */
export function acting() {
  let nextRun = 1000
  const freshRun = () => nextRun++
  const here = { ...({} as Started), freshRun, start, act, ask, defined, lastRun }

  beforeAll(async () => {
    here.folder = mkdtempSync(join(tmpdir(), 'sextant-action-'))
    execFileSync(process.execPath, [join(PROJECT, 'indexer-action/bundle.ts'), '--to', join(here.folder, 'dist')])
    here.service = await startService()
    const { world } = here.service.github
    world.user('ada')
    world.user('mallory')
    const acme = world.organisation('acme', { ada: 'admin' })
    here.linked = world.repository('acme/api')
    here.service.sql("INSERT INTO organisation (id, name, github_id, created_at) VALUES (7, 'acme', ?, 0)", acme.id)
    here.service.sql(
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, github_id, github_owner_id, ci_policy, created_at)
     VALUES (70, 7, 'acme', 'api', 0, 'main', ?, ?, '{"pullRequests":true}', 0)`,
      here.linked.id,
      acme.id,
    )
    here.service.sql(
      `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at) VALUES (?, 'sxt_', 'reader', 7, '["read"]', 0)`,
      createHash('sha256').update(READER).digest('hex'),
    )
    here.origin = new Origin(join(here.folder, 'origin'))
    here.origin.commit('main', {
      'src/shop.py': 'def total(items):\n    return sum(items)\n',
      'src/broken.py': 'def half(:\n    (((\n',
      'logo.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
    })
    here.origin.submodule('main', 'vendored', 'e'.repeat(40))
  }, 180_000)
  afterAll(async () => {
    await here.service?.stop()
    rmSync(here.folder, { recursive: true, force: true })
  })

  /** Runs the step in a fresh checkout, with the identity that GitHub would issue to such a run. */
  function start(wanted: Wanted) {
    const { server = here.service.url, fork, ...given } = wanted
    const run = given.run ?? freshRun()
    const workspace = join(here.folder, `workspace-${run}-${given.attempt ?? 1}`)
    here.origin.checkout(workspace, given.sha)
    const { ref, sha, event, attempt = 1 } = given
    // Runs of forks have no identity to ask for.
    const identity =
      fork === undefined
        ? here.service.github.actions.runner({
            ...{ repository: 'acme/api', event, ref, sha, run, attempt },
            claims: event === 'pull_request' ? { base_ref: 'main', head_ref: 'feature' } : {},
          })
        : {}
    return startStep({
      program: join(here.folder, 'dist/main.js'),
      workspace,
      temp: join(here.folder, `temp-${run}`),
      repository: 'acme/api',
      payload: { repository: { full_name: 'acme/api', default_branch: 'main' } },
      run,
      ...given,
      inputs: { server, ...given.inputs },
      env: { ...identity, ...given.env },
    })
  }
  function act(wanted: Wanted): Promise<StepResult> {
    return start(wanted).result
  }

  async function ask(tool: string, args: Record<string, unknown>): Promise<Answered> {
    const client = new Client({ name: 'reviewer', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${here.service.url}/mcp/acme/api`), {
        requestInit: { headers: { authorization: `Bearer ${READER}` } },
      }),
    )
    try {
      const result = await client.callTool({ name: tool, arguments: args })
      return (result.structuredContent ?? { refused: result.content }) as Answered
    } finally {
      await client.close()
    }
  }
  async function defined(symbol: string, ref?: string): Promise<string | undefined> {
    return (await ask('search_symbols', { query: symbol, ...(ref ? { ref } : {}) })).symbols?.[0]?.file
  }
  function lastRun() {
    return here.service.sql<{ status: string; failure: string | null; counts: string }>(
      'SELECT * FROM run ORDER BY id DESC LIMIT 1',
    )[0]
  }

  return here
}
