/**
 * Takes each predicate of authorisation away, one at a time, and asks whether any test notices. Works in a copy of the
 * project in the temporary folder, with changes that are not committed yet; the checkout itself is left alone. A run that
 * takes too long has noticed nothing. The exit code is 1 if a mutant survives.
 *
 *   npm run isolation:mutants [-- FIRST [LAST]]   those from number FIRST up to, but without, LAST; by default all
 *   npm run isolation:mutants -- --list           their numbers, without running anything
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const QUERIES = 'src/auth/access-query.ts'
const BELIEF = 'src/auth/authenticate.ts'
const REFS = 'src/auth/ref-scope.ts'
const UPLOADS = 'src/auth/authorize-ingest.ts'
const ADDRESS = 'src/mcp/access.ts'
const PATIENCE_MS = 900_000

/** What stands there, what it becomes when the predicate is gone, and where, if not among the queries. */
const MUTANTS: readonly (readonly [predicate: string, without: string, file?: string])[] = [
  [' AND t.revoked_at IS NULL AND (', ' AND ('],
  ['(t.expires_at IS NULL OR t.expires_at > :now)', '1'],
  ['WHERE m.organisation_id = t.organisation_id AND m.account_id = t.account_id', 'WHERE 1'],
  ['g.revoked_at IS NULL', '1'],
  ['g.expires_at > :now', '1'],
  ['ON a.id = g.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL', 'ON a.id = g.account_id'],
  ['ON a.id = m.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL', 'ON a.id = m.account_id'],
  ["m.role IN ('owner', 'admin') OR r.visibility", '1 OR r.visibility'],
  ["r.visibility <> 'private'", '1'],
  ['x.repository_id = r.id AND x.account_id = m.account_id', 'x.repository_id = r.id'],
  ['x.team_id = tm.team_id AND x.repository_id = r.id', 'x.repository_id = r.id'],
  ['(c.repository_id IS NULL OR r.id = c.repository_id)', '1'],
  ['k.grant_id = c.grant_id AND k.repository_id = r.id', '1'],
  ['b.organisation_id = r.organisation_id AND b.client_id = c.client_id', '0'],
  ["const ALIVE = 'o.deleted_at IS NULL AND o.suspended_at IS NULL'", "const ALIVE = '1'"],
  ['r.organisation_id = o.id AND ', ''],
  ['r.organisation_id = m.organisation_id AND ', ''],
  ["r.visibility = 'public' AND ", ''],
  ['r.deleted_at IS NULL AND r.frozen_at IS NULL', 'r.frozen_at IS NULL'],
  ['r.deleted_at IS NULL AND r.frozen_at IS NULL', 'r.deleted_at IS NULL'],
  [' AND m.suspended_at IS NULL)))', ')))'],
  ['AND m.suspended_at IS NULL\n', '\n'],
  [' AND NOT EXISTS (SELECT 1 FROM own WHERE r.owner = own.owner AND r.name = own.name)', ''],
  [' LIMIT 1)`', ')`'],
  ['s.expires_at > :now', '1'],
  ['ON a.id = s.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL', 'ON a.id = s.account_id'],
  ['m.account_id = c.account_id AND (c.organisation_id', '(c.organisation_id'],
  ["access === 'write' ? MEMBER_MAY_WRITE : MEMBER_MAY_READ", 'MEMBER_MAY_READ'],
  ['granted.filter((scope) => proof.scopes.includes(scope))', 'granted', BELIEF],
  ['!scopes.has(needs)', 'false', BELIEF],
  ['caller.creates === 0', 'false', BELIEF],
  ['refPattern === undefined || refMatches(refPattern, row.ref_name)', 'true', REFS],
  ['principal.refPattern !== undefined && !refMatches(principal.refPattern, request.ref)', 'false', UPLOADS],
  ['principal.run !== undefined && principal.run.commit !== request.commit', 'false', UPLOADS],
  ["principal.scopes.has('repository:create')", 'true', UPLOADS],
  ['principal.repositoryId === undefined', 'true', UPLOADS],
  ['(principal.refPattern !== undefined && !refMatches(principal.refPattern, row.ref_name))', 'false', UPLOADS],
  ['run.commit === row.commit_sha && run.run === row.run && run.attempt === row.attempt', 'true', UPLOADS],
  ['!repository || principal.run === undefined', '!repository', UPLOADS],
  ['scope.commit !== principal.run.commit', 'false', UPLOADS],
  ['[default_ref, next_default_ref].some((ref) => ref !== null && refMatches(refPattern, ref))', 'true', UPLOADS],
  ['row.vouched === 1 && vouches(principal, row)', 'row.vouched === 1', UPLOADS],
  ['row.vouched === 1 && vouches(principal, row)', 'vouches(principal, row)', UPLOADS],
  ['WHERE vouched >= :vouched', '', 'src/db/stores/upload-store.ts'],
  ['(head.vouched === 1 || !upload.vouched) &&', '', 'src/ingest/publish.ts'],
  ['isSameName(owner, target.owner)', 'true', ADDRESS],
  ['isSameName(repository, target.repository)', 'true', ADDRESS],
  ['decided.isOwn ?', 'true ?', 'src/mcp/call-tool.ts'],
  [':session IS NULL OR EXISTS', '1 OR EXISTS', 'src/auth/oauth/client-grants.ts'],
  ['AND client_id = :client AND revoked_at', 'AND revoked_at', 'src/auth/oauth/revocation.ts'],
  ['response.status === 401', 'false', 'src/auth/oauth/replaced-refresh.ts'],
  ['presented.other !== undefined', 'false', 'src/auth/oauth/replaced-refresh.ts'],
  ['web_session WHERE account_id', 'web_session WHERE 1 OR account_id', 'src/auth/people/sign-out-everywhere.ts'],
  ['= :now WHERE account_id', '= :now WHERE 1 OR account_id', 'src/auth/people/sign-out-everywhere.ts'],
  ['WHERE s.organisation_id = a.organisation_id', 'WHERE 1'],
]

const { positionals, values } = readCommandLine(import.meta.url, {
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
})
const [first = 0, last = MUTANTS.length, ...more] = positionals.map(Number)
if (more.length > 0 || ![first, last].every((one) => Number.isInteger(one) && one >= 0))
  misuse('FIRST and LAST are numbers of mutants.')
const chosen = MUTANTS.slice(first, last)
if (chosen.length === 0) misuse(`There are mutants 0 to ${MUTANTS.length - 1}.`)
for (const [at, [predicate, , file = QUERIES]] of chosen.entries()) {
  if (!readFileSync(join(PROJECT, file), 'utf8').includes(predicate))
    throw new Error(`No such predicate any more: ${predicate}`)
  if (values.list) process.stdout.write(`${first + at}\t${file}\t${predicate.trim()}\n`)
}
if (values.list) process.exit(0)

const folder = mkdtempSync(join(tmpdir(), 'sextant-mutants-'))
let survivors = 0
try {
  for (const name of ['src', 'test', 'migrations', 'scripts', 'indexer-action/src', 'bench', 'dist'])
    if (existsSync(join(PROJECT, name))) cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.mts', 'wrangler.toml'])
    cpSync(join(PROJECT, name), join(folder, name))
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  const suites = [
    ['src/auth/authorize.test.ts'],
    ['src/auth/', 'src/sessions/', 'src/review/'],
    ['test/identity/probes.test.ts', 'test/identity/sign-out-everywhere.test.ts', 'src/ingest/storage-limit.test.ts'],
    ['test/isolation/addresses.test.ts', 'src/mcp/tools/refresh.test.ts'],
    ['test/isolation/canary.test.ts', 'test/isolation/namesakes.test.ts', 'test/isolation/prepared.test.ts'],
  ]
  const passes = (files: string[]): boolean => {
    const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs')
    // What is merely slow has noticed nothing either: by default a test's preparations are given ten seconds.
    const args = [vitest, 'run', '--project', 'worker', '--bail', '1', '--hookTimeout', String(PATIENCE_MS), ...files]
    const { status } = spawnSync(process.execPath, args, { cwd: folder, timeout: PATIENCE_MS, stdio: 'ignore' })
    return status === 0 || status === null
  }
  if (!suites.every(passes)) throw new Error('The tests do not pass without a mutation.')
  for (const [predicate, without, file = QUERIES] of chosen) {
    const place = join(folder, file)
    const original = readFileSync(place, 'utf8')
    writeFileSync(
      place,
      original.replace(predicate, () => without),
    )
    const survives = suites.every(passes)
    writeFileSync(place, original)
    if (survives) survivors++
    process.stdout.write(`${survives ? 'SURVIVES' : 'noticed '} ${predicate}\n`)
  }
  process.stdout.write(`${chosen.length - survivors} of ${chosen.length} noticed\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = survivors === 0 ? 0 : 1
