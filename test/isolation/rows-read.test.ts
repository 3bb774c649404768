/**
 * P50: what a page or a delivery reads of the control plane does not grow with what other organisations have: their tokens, their
 * CI runs, their refs and repositories.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { syncMemberships } from '../../src/auth/people/membership.ts'
import { pulseOf } from '../../src/auth/readable/pulse.ts'
import { readableRepositories } from '../../src/auth/readable/repositories.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { meteredD1, newMeter } from '../../src/db/metered.ts'
import type { Env } from '../../src/env.ts'
import { gitHubWebhooks } from '../../src/github/webhooks.ts'
import type { Proof } from '../../src/tenancy/principal.ts'
import { type World, world } from '../dashboard/world.ts'
import { delivery } from '../doubles/github/webhooks.ts'

const SECRET = 'a secret of webhooks'
const OTHERS = 1500
const OURS = { id: 91_000, owner: { id: 91_001, login: 'quiet' } }

let ours: World
let proof: Proof
beforeAll(async () => {
  ours = await world(env as unknown as Env)
  await env.DB.batch([
    env.DB.prepare('UPDATE repository SET github_id = ?, github_owner_id = ? WHERE id = ?').bind(
      OURS.id,
      OURS.owner.id,
      ours.repository,
    ),
    env.DB.prepare('UPDATE organisation SET github_id = ? WHERE id = ?').bind(OURS.owner.id, ours.organisation),
    env.DB.prepare('UPDATE account SET github_id = 91002 WHERE id = ?').bind(ours.people.other),
    env.DB.prepare("INSERT INTO web_session VALUES ('session', ?, NULL, 0, ?)").bind(ours.people.owner, Date.now() * 2),
  ])
  proof = { kind: 'session', hash: 'session' }
})

const actor = () => ({ accountId: ours.people.owner, organisationId: ours.organisation })
const repository = { ...OURS, name: 'shop', private: true, pushed_at: '2026-01-01T00:00:00Z' }

async function deliver(on: Env, event: string, payload: object): Promise<void> {
  const request = await delivery('http://sextant.test/github/webhooks', SECRET, event, payload)
  expect((await gitHubWebhooks(request, on)).status).toBe(200)
}

const ACTS: Readonly<Record<string, (on: Env) => Promise<unknown>>> = {
  'the pulse': (on) => pulseOf(openDatabases(on), proof, ours.people.owner),
  'the list of repositories': (on) =>
    readableRepositories(openDatabases(on), proof, ours.people.owner, { sort: 'name', descending: false, limit: 100 }),
  'the list of tokens': (on) => administration(openDatabases(on), actor()).tokens(),
  'the list of members': (on) =>
    administration(openDatabases(on), actor()).members({ search: '', after: '', limit: 100 }),
  'who may read a repository': (on) => administration(openDatabases(on), actor()).sharing(ours.repository),
  'a membership that ends': (on) =>
    syncMemberships(
      openDatabases(on),
      { me: async () => ({ id: 91_002, login: 'o' }), memberships: async () => [], teams: async () => [] } as never,
      ours.people.other,
      '',
      Date.now(),
      true,
    ),
  'a deleted branch': (on) => deliver(on, 'delete', { ref: 'gone', ref_type: 'branch', repository }),
  'a closed pull request': (on) =>
    deliver(on, 'pull_request', {
      action: 'closed',
      pull_request: {
        number: 7,
        updated_at: '2026-01-01T00:00:00Z',
        head: { sha: 'a'.repeat(40) },
        base: { ref: 'main' },
      },
      repository,
    }),
  'a repository that is made private': (on) => deliver(on, 'repository', { action: 'privatized', repository }),
}

async function rowsRead(act: (on: Env) => Promise<unknown>): Promise<number> {
  const meter = newMeter()
  await act({ ...(env as unknown as Env), DB: meteredD1(env.DB, meter), GITHUB_WEBHOOK_SECRET: SECRET })
  return meter.rowsRead
}

async function othersGrow(): Promise<void> {
  const many = JSON.stringify(Array.from({ length: OTHERS }, (_, at) => at))
  const each = (sql: string) => env.DB.prepare(`${sql} FROM json_each(?) j`).bind(many)
  await env.DB.batch([
    env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (90000, 'noisy', 0)"),
    each(`INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, github_id, github_owner_id, created_at)
      SELECT 90000 + value, 90000, 'noisy', 'r' || value, 0, 'main', 500000 + value, 1, 0`),
    each("INSERT INTO ref (repository_id, name, created_at) SELECT 90000 + value, 'gone', 0"),
    each("INSERT INTO ref (repository_id, name, created_at) SELECT 90000 + value, 'refs/pull/7/head', 0"),
    each(`INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at, last_used_at)
      SELECT 'own' || value, 'sxt_', 'of the organisation', 90000, '["read"]', 0, 1`),
    each(`INSERT INTO token (hash, prefix, name, organisation_id, repository_id, scopes, created_at, expires_at, run, attempt)
      SELECT 'run' || value, 'sxt_', 'of a run', 90000, 90000 + value, '["write"]', 0, 1, value, 1`),
  ])
}

describe('what is read of the control plane', () => {
  it('stays what it was when others have grown', async () => {
    const measured = async () => {
      const rows: Record<string, number> = {}
      for (const [name, act] of Object.entries(ACTS)) rows[name] = await rowsRead(act)
      return rows
    }
    await measured() // after which each changes nothing more
    const before = await measured()
    await othersGrow()
    const grown = Object.entries(await measured()).flatMap(([name, rows]) => {
      const more = rows - (before[name] ?? 0)
      return more > 20 ? [`${name}: ${more} rows more`] : []
    })
    expect(grown).toEqual([])
  })
})
