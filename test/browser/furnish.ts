/**
 * A busy organisation for pages to show: people, teams, clients, limits, 90 days of usage, thousands of audit lines, hundreds
 * of repositories, and one repository with a real index of real sources. Names are as long as names get.
 *
 * Random numbers come from a fixed seed, so every run shows the same.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SILENT } from '../../indexer-action/src/run/progress.ts'
import { run } from '../../indexer-action/src/run/run.ts'
import { connect } from '../../indexer-action/src/upload/upload.ts'
import type { RunFailure } from '../../src/contract/messages.ts'
import { CI_RUNS } from '../../src/contract/runs.ts'
import { git, Origin } from '../doubles/github/workspace.ts'
import type { Stage } from './stage.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface Furnished {
  readonly organisation: number
  /** The repository with an index. */
  readonly repository: number
  readonly waiting: number
}

interface Amounts {
  /** What is indexed: folders and files of this project. `src/query/nearness.ts` has to be among them. */
  readonly sources?: readonly string[]
  readonly repositories: number
  readonly auditLines: number
}

export async function furnish(stage: Stage, amounts: Amounts): Promise<Furnished> {
  const { service } = stage
  const { sql } = service
  const now = Date.now()
  for (const name of ['newcomer', 'second-newcomer']) service.github.world.repository(`acme/${name}`)
  const organisation = await organisationOf(stage)
  // These come from GitHub; the organisation's other members have left no trace there.
  for (const login of ['ada', 'bob', 'carol']) await (await stage.signIn(login, '/healthz')).leave()
  const repository = await indexed(stage, amounts.sources ?? SOURCES)
  people(stage, organisation, repository, now)
  const waiting = otherRepositories(stage, organisation, amounts.repositories, now)
  runs(stage, repository, now)
  clientsAndUsage(stage, organisation, repository, now)
  sql(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ? - 1)
     INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
     SELECT ? - (? - i) * 480000, ?, CASE WHEN i % 3 = 0 THEN ? END,
       CASE i % 5 WHEN 0 THEN 'system' ELSE 'person:' || (SELECT id FROM account WHERE name = CASE i % 5 WHEN 1 THEN 'ada' WHEN 2 THEN 'bob' ELSE 'carol' END) END,
       CASE i % 7 WHEN 0 THEN 'access.granted' WHEN 1 THEN 'token.created' WHEN 2 THEN 'client.revoked' WHEN 3 THEN 'member.role'
         WHEN 4 THEN 'repository.settings' WHEN 5 THEN 'access.refused' ELSE 'token.revoked' END,
       CASE i % 7 WHEN 0 THEN json_object('account', (SELECT id FROM account WHERE name = 'bob'))
         WHEN 3 THEN json_object('account', (SELECT id FROM account WHERE name = 'bob'), 'role', 'admin')
         WHEN 4 THEN json_object('visibility', 'internal') WHEN 5 THEN '{}' ELSE json_object('name', 'night job ' || i) END
     FROM n`,
    ...[amounts.auditLines, now, amounts.auditLines, organisation, repository],
  )
  return { organisation, repository, waiting }
}

async function organisationOf({ service }: Stage): Promise<number> {
  const { id } = service.github.world.account('acme')
  service.sql(
    'INSERT INTO organisation (name, github_id, created_at) VALUES (?, ?, ?)',
    'acme',
    id,
    Date.now() - 90 * DAY,
  )
  const [made] = service.sql<{ id: number }>("SELECT id FROM organisation WHERE name = 'acme'")
  return made?.id ?? 0
}

const SOURCES = ['src/query', 'src/contract', 'src/mcp', 'test/tools']

/** This project's own query engine, on two refs that differ. */
async function indexed({ service }: Stage, sources: readonly string[]): Promise<number> {
  const signedIn = await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })
  const { token } = (await signedIn.json()) as { token: string }
  service.sql(
    "UPDATE token SET organisation_id = (SELECT id FROM organisation WHERE name = 'acme'), name = 'CI of acme' WHERE account_id = (SELECT id FROM account WHERE name = 'local')",
  )
  service.sql("UPDATE token SET account_id = NULL WHERE name = 'CI of acme'")
  const folder = mkdtempSync(join(tmpdir(), 'sextant-furnish-'))
  try {
    const origin = new Origin(join(folder, 'origin'))
    for (const part of sources) cpSync(join(PROJECT, part), join(origin.folder, part), { recursive: true })
    git(origin.folder, 'add', '--all')
    const main = origin.commit('main', {
      'README.md': '# Compass\n\nQuestions about code.\n',
      'src/unfinished.ts': 'export function half(a: {\n  return ((a\n',
      'docs/logo.bin': '\u0000\u0001\u0002',
      'src/generated/tables.min.js': `var a=[${'0,'.repeat(60_000)}0]\n`,
    })
    const file = join(origin.folder, 'src/query/nearness.ts')
    const branch = origin.commit('feature/a-branch-with-a-name-that-somebody-thought-about-for-very-long', {
      'src/query/nearness.ts': readFileSync(file, 'utf8').replace(
        /^export function (\w+)\(/m,
        'export function $1(wider: boolean, ',
      ),
      'src/query/farness.ts': 'export function farness(path: string): number {\n  return path.length\n}\n',
    })
    for (const [ref, commit] of [
      ['main', main],
      ['feature/a-branch-with-a-name-that-somebody-thought-about-for-very-long', branch],
    ] as const) {
      const workspace = join(folder, 'workspace')
      origin.checkout(workspace, commit)
      await run({
        path: workspace,
        repository: 'acme/compass',
        ref,
        commit,
        server: service.url,
        ingest: connect(service.url, token),
        progress: SILENT,
        cache: join(folder, 'cache'),
        ...(ref === 'main' ? { asDefault: true } : {}),
      })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const [made] = service.sql<{ id: number }>("SELECT id FROM repository WHERE name = 'compass'")
  service.sql('UPDATE ref SET behind_by = 3 WHERE repository_id = ? AND name <> ?', made?.id ?? 0, 'main')
  return made?.id ?? 0
}

const PEOPLE = [
  'bob',
  'carol',
  'dilnoza',
  'émile',
  'farrokh',
  'grace',
  'a-person-with-the-longest-login-github-has',
  'ingrid',
]

function people({ service: { sql } }: Stage, organisation: number, repository: number, now: number): void {
  const member = (name: string, role: string, since: number) => {
    sql('INSERT OR IGNORE INTO account (name, created_at) VALUES (?, ?)', name, since)
    sql(
      `INSERT OR REPLACE INTO member (organisation_id, account_id, role, created_at, suspended_at)
       SELECT ?, id, ?, ?, ? FROM account WHERE name = ?`,
      ...[organisation, role, since, name === 'grace' ? now - 2 * DAY : null, name],
    )
  }
  for (const [at, name] of PEOPLE.entries()) member(name, at === 1 ? 'admin' : 'member', now - (60 - at) * DAY)
  for (const team of ['compiler', 'a team whose name says everything that it is responsible for and more']) {
    sql('INSERT INTO team (organisation_id, name) VALUES (?, ?)', organisation, team)
    sql(
      `INSERT INTO team_member (team_id, account_id) SELECT t.id, a.id FROM team t, account a
       WHERE t.name = ? AND a.name IN ('bob', 'dilnoza', 'farrokh', 'a-person-with-the-longest-login-github-has')`,
      team,
    )
  }
  sql(
    "INSERT INTO repository_access (repository_id, team_id, created_at) SELECT ?, id, ? FROM team WHERE name = 'compiler'",
    ...[repository, now - 20 * DAY],
  )
  sql(
    "INSERT INTO repository_access (repository_id, account_id, created_at) SELECT ?, id, ? FROM account WHERE name = 'ingrid'",
    ...[repository, now - 10 * DAY],
  )
  for (const [name, used, ended] of [
    ['nightly report', now - HOUR, null],
    ['old build server', now - 40 * DAY, now - 30 * DAY],
  ] as const)
    sql(
      `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at, expires_at, last_used_at, revoked_at)
       VALUES (?, 'sxt_7Qm2', ?, ?, '["read"]', ?, ?, ?, ?)`,
      ...[`hash of ${name}`, name, organisation, now - 50 * DAY, now + 40 * DAY, used, ended],
    )
}

/** Rows as runs leave them, without an index behind them. Returns a repository that was never indexed. */
function otherRepositories({ service: { sql } }: Stage, organisation: number, number: number, now: number): number {
  const rows = Array.from({ length: number }, (_, at) => ({
    name:
      at === 1
        ? `a-repository-whose-name-takes-all-the-room-that-github-gives-to-names-${'x'.repeat(28)}`
        : `service-${String(at).padStart(3, '0')}`,
    visibility: ['private', 'private', 'internal', 'public'][at % 4],
    waiting: at % 17 === 0,
    symbols: (at * 7919) % 90_000,
    bytes: ((at * 104_729) % 40_000) * 1000,
    at: now - (((at * 31) % 60) + 1) * 5 * HOUR,
  }))
  sql(
    `INSERT INTO repository (organisation_id, owner, name, shard, default_ref, visibility, next_generation, created_at)
     SELECT ?, 'acme', json_extract(value, '$.name'), 0, 'main', json_extract(value, '$.visibility'), 2, ? FROM json_each(?)`,
    ...[organisation, now - 80 * DAY, JSON.stringify(rows)],
  )
  const indexed = JSON.stringify(rows.filter(({ waiting }) => !waiting))
  sql(
    `INSERT INTO ref (repository_id, name, generation, created_at)
     SELECT r.id, 'main', 1, ? FROM json_each(?) JOIN repository r ON r.name = json_extract(value, '$.name')`,
    ...[now, indexed],
  )
  sql(
    `INSERT INTO held_generation (repository_id, generation, ref_id, ref_name, commit_sha, layer_id, digest, indexed, skipped, statistics, indexed_at)
     SELECT r.id, 1, f.id, 'main', substr(lower(hex(json_extract(value, '$.name'))) || '0123456789abcdef0123456789abcdef01234567', 1, 40), f.id, 0,
       json_extract(value, '$.symbols') / 20, 4,
       json_object('symbols', json_extract(value, '$.symbols'), 'bytes', json_extract(value, '$.bytes'), 'languages', json_object(
         CASE r.id % 3 WHEN 0 THEN 'go' WHEN 1 THEN 'typescript' ELSE 'python' END,
         json_object('files', json_extract(value, '$.symbols') / 25, 'withErrors', 0, 'symbols', json_extract(value, '$.symbols')),
         'yaml', json_object('files', 12, 'withErrors', 0, 'symbols', 0))), json_extract(value, '$.at')
     FROM json_each(?) JOIN repository r ON r.name = json_extract(value, '$.name') JOIN ref f ON f.repository_id = r.id`,
    indexed,
  )
  const [waiting] = sql<{ id: number }>("SELECT id FROM repository WHERE name = 'service-000'")
  return waiting?.id ?? 0
}

function runs({ service: { sql } }: Stage, repository: number, now: number): void {
  const phases = JSON.stringify({ list: 210, plan: 80, parse: 5400, link: 1900, upload: 2300, publish: 160 })
  const counts = JSON.stringify({ indexed: 214, skipped: 3, symbols: 4120 })
  const failure = JSON.stringify({
    message: 'The organisation keeps 5000000123 bytes (5.00 GB), and the limit storedBytes is 5000000000 (5.00 GB).',
    next: 'Delete repositories, or keep ended branches and old commits for fewer days.',
    phase: 'Parsing',
  } satisfies RunFailure)
  for (const [at, status] of [
    'published',
    'published',
    'failed',
    'superseded',
    'published',
    'cancelled',
    'open',
  ].entries())
    sql(
      `INSERT INTO run (repository_id, ref_name, commit_sha, run, attempt, agent, actor, status, started_at, finished_at, phases, counts, failure)
       VALUES (?, ?, ?, ?, 1, 'sextant-action/1', 'ci', ?, ?, ?, ?, ?, ?)`,
      ...[repository, at % 3 === 1 ? 'feature/a-branch-with-a-name-that-somebody-thought-about-for-very-long' : 'main'],
      ...[`${at}fab`.repeat(10), CI_RUNS + 900 + at, status, now - (40 - 6 * at) * HOUR],
      ...[status === 'open' ? null : now - (40 - 6 * at) * HOUR + 12_000 + 900 * at, phases, counts],
      status === 'failed' ? failure : null,
    )
}

const CLIENTS = [
  ['Claude', 'https://claude.ai/oauth/client.json', 'https://claude.ai/api/mcp/auth_callback', 'ada'],
  ['Cursor', 'cursor-client', 'cursor://anysphere.cursor-retrieval/oauth/callback', 'bob'],
  ['Visual Studio Code', 'vscode-client', 'http://127.0.0.1:33418/', 'carol'],
  [
    'Claude Code (a terminal on the machine in the corner of the office)',
    'claude-code',
    'http://localhost:54545/callback',
    'ada',
  ],
] as const
const TOOLS = ['search', 'find_definition', 'callers', 'open_at', 'get_code_context', 'impact_of', 'search_code']

function clientsAndUsage(
  { service: { sql, url } }: Stage,
  organisation: number,
  repository: number,
  now: number,
): void {
  const usage: object[] = []
  for (const [at, [name, client, redirect, login]] of CLIENTS.entries()) {
    sql(
      `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at, last_used_at)
       SELECT ?, id, ?, ?, ?, ?, '["read"]', ?, ?, ? FROM account WHERE name = ?`,
      ...[
        `00000000-0000-4000-8000-00000000000${at}`,
        client,
        name,
        redirect,
        at === 1 ? `${url}/mcp/acme/compass` : `${url}/mcp`,
      ],
      ...[now - (30 - at) * DAY, now + 30 * DAY, at === 2 ? null : now - (at * 7 + 1) * 60_000, login],
    )
    for (let hour = 0; hour < 30 * 24; hour += 3)
      for (const [n, tool] of TOOLS.entries()) {
        const busy = (hour * 37 + n * 101 + at * 53) % 29
        // Little happens at night and on weekends.
        if (busy < 14 || (hour / 24) % 7 > 5.5) continue
        usage.push({
          hour: now - (now % HOUR) - hour * HOUR,
          session: `grant:00000000-0000-4000-8000-00000000000${at}`,
          tool,
          login,
          client,
          calls: busy,
        })
      }
  }
  sql(
    `INSERT INTO usage_by_hour (organisation_id, hour, session, repository_id, tool, account_id, client_id, calls, errors, refused, ms,
       within_10, within_30, within_100, within_300, within_1000, within_3000, within_10000, longer)
     SELECT ?, json_extract(value, '$.hour'), json_extract(value, '$.session'), ?, json_extract(value, '$.tool'), a.id,
       json_extract(value, '$.client'), json_extract(value, '$.calls'), json_extract(value, '$.calls') / 20, 0,
       json_extract(value, '$.calls') * 40, json_extract(value, '$.calls') / 3, json_extract(value, '$.calls') / 3,
       json_extract(value, '$.calls') - 2 * (json_extract(value, '$.calls') / 3), 0, 0, 0, 0, 0
     FROM json_each(?) JOIN account a ON a.name = json_extract(value, '$.login')`,
    ...[organisation, repository, JSON.stringify(usage)],
  )
  sql('UPDATE organisation SET records_calls = 1 WHERE id = ?', organisation)
  sql(
    `INSERT INTO tool_call (organisation_id, at, id, session, repository_id, tool, account_id, client_id, outcome, ms)
     SELECT u.organisation_id, u.hour + u.nth * 1000, 'call-' || u.nth, u.session, u.repository_id, u.tool, u.account_id, u.client_id,
       CASE WHEN u.nth % 9 = 0 THEN 'symbol_not_found' ELSE 'ok' END, 7 + u.nth % 83
     FROM (SELECT *, row_number() OVER (ORDER BY hour DESC) AS nth FROM usage_by_hour WHERE organisation_id = ? LIMIT 400) u`,
    organisation,
  )
  for (const [client, tool, perMinute, perDay] of [
    ['', '', 120, 20_000],
    ['cursor-client', 'get_code_context', 10, null],
  ] as const)
    sql(
      'INSERT INTO usage_limit (organisation_id, client_id, tool, per_minute, per_day, at_once, updated_at) VALUES (?, ?, ?, ?, ?, NULL, ?)',
      ...[organisation, client, tool, perMinute, perDay, now],
    )
  sql(
    'INSERT INTO blocked_client (organisation_id, client_id, blocked_at) VALUES (?, ?, ?)',
    organisation,
    'https://evil.example/client.json',
    now - DAY,
  )
}
