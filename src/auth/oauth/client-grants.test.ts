import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import { recheckGrant, recordGrant } from './client-grants.ts'

const NOW = 10_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let id = ''
beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  id = crypto.randomUUID()
  await env.DB.prepare(
    "INSERT OR IGNORE INTO account (id, name, github_id, created_at) VALUES (1, 'ada', 500, 0)",
  ).run()
  const client = {
    clientId: 'c',
    clientName: 'C',
    redirectUri: 'http://127.0.0.1/',
    resource: 'http://x/mcp',
    scopes: [],
  }
  const grant = {
    id,
    accountId: 1,
    session: undefined,
    ...client,
    providerGrant: id,
    expiresAt: NOW + HOUR,
    reach: { of: 'all' } as const,
  }
  await recordGrant(openDatabases(env), grant, NOW)
})
afterEach(() => void vi.restoreAllMocks())
const checkedAt = (at: number | null) => env.DB.prepare('UPDATE account SET checked_at = ? WHERE id = 1').bind(at).run()
const recheck = (gitHubToken?: string) => recheckGrant(openDatabases(env), env, id, { gitHubToken, now: NOW })

describe('a grant, while GitHub does not answer', () => {
  it('holds for fifty minutes after the person’s memberships were known, and then nobody can say', async () => {
    await checkedAt(NOW - 50 * MINUTE + 1)
    expect(await recheck('token')).toBe('holds')
    for (const long of [NOW - 50 * MINUTE, null]) {
      await checkedAt(long)
      expect(await recheck('token')).toBe('unknown')
    }
  })

  it('holds by itself where the person did not sign in by GitHub, and ends when others do', async () => {
    expect(await recheck()).toBe('holds')
    await env.DB.prepare('UPDATE client_grant SET revoked_at = 1 WHERE id = ?').bind(id).run()
    expect([await recheck(), await recheck('token')]).toEqual(['ended', 'ended'])
  })
})
