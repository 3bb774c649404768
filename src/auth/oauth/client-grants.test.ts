import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import { claimCode, type NewGrant, recheckGrant, recordGrant } from './client-grants.ts'
import { endRevoked } from './revocation.ts'

const NOW = 10_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const [ADA, BOB] = [1, 2]
const [ACME, RIVAL] = [71, 72]

let id = ''
beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO account (id, name, github_id, created_at) VALUES (${ADA}, 'ada', 500, 0), (${BOB}, 'bob', 501, 0)`,
      `INSERT OR IGNORE INTO organisation (id, name, created_at) VALUES (${ACME}, 'grants', 0), (${RIVAL}, 'rival', 0)`,
      `INSERT OR IGNORE INTO member (organisation_id, account_id, role, created_at)
       VALUES (${ACME}, ${ADA}, 'member', 0), (${RIVAL}, ${ADA}, 'member', 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
  id = await granted()
})
async function granted(more: Partial<NewGrant> = {}): Promise<string> {
  const own = crypto.randomUUID()
  const client = {
    clientId: 'c',
    clientName: 'C',
    redirectUri: 'http://127.0.0.1/',
    resource: 'http://127.0.0.1/mcp',
    scopes: [],
  }
  const grant = {
    id: own,
    accountId: ADA,
    session: undefined,
    ...client,
    providerGrant: own,
    expiresAt: NOW + HOUR,
    reach: { of: 'all' } as const,
    ...more,
  }
  await recordGrant(openDatabases(env), grant, NOW)
  return own
}
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

describe('a grant', () => {
  const holds = (grant: string) => recheckGrant(openDatabases(env), env, grant, { gitHubToken: undefined, now: NOW })
  /** The organisations whose trail has it. */
  async function toldOf(action: string, grant: string): Promise<number[]> {
    const { results } = await env.DB.prepare(
      "SELECT organisation_id FROM audit WHERE action = ? AND details ->> 'grant' = ? ORDER BY organisation_id",
    )
      .bind(action, grant)
      .all<{ organisation_id: number }>()
    return results.map((row) => row.organisation_id)
  }

  it('takes the place of the same person’s for the same client and address, and of no other', async () => {
    const others = [
      { accountId: BOB },
      { clientId: 'd' },
      { resource: 'http://127.0.0.1/mcp/acme' },
      { redirectUri: 'http://127.0.0.1/other' },
    ]
    const beside: string[] = []
    for (const other of others) beside.push(await granted(other))
    const again = await granted()
    expect(await holds(id)).toBe('ended')
    for (const [at, one] of [...beside, again].entries())
      expect([others[at], await holds(one)]).toEqual([others[at], 'holds'])
  })

  it('is not recorded of a browser session that is another person’s', async () => {
    const session = crypto.randomUUID()
    await env.DB.prepare('INSERT INTO web_session (hash, account_id, created_at, expires_at) VALUES (?, ?, 0, ?)')
      .bind(session, BOB, NOW + HOUR)
      .run()
    expect(await holds(await granted({ session }))).toBe('ended')
    expect(await holds(await granted({ session, accountId: BOB }))).toBe('holds')
  })

  it('ends with its time', async () => {
    expect(await holds(await granted({ clientId: 'd', expiresAt: NOW }))).toBe('ended')
  })

  it('ends when its client refreshes while the account is closed, also for when it is opened again; others go on then', async () => {
    for (const over of ['suspended_at', 'deleted_at']) {
      const [asked, silent] = [await granted(), await granted({ clientId: 'silent' })]
      await env.DB.prepare(`UPDATE account SET ${over} = 1 WHERE id = ?`).bind(ADA).run()
      expect([over, await holds(asked)]).toEqual([over, 'ended'])
      await env.DB.prepare(`UPDATE account SET ${over} = NULL WHERE id = ?`).bind(ADA).run()
      expect([over, await holds(asked), await holds(silent)]).toEqual([over, 'ended', 'holds'])
      expect(await toldOf('client.revoked', asked)).toEqual([ACME, RIVAL])
    }
  })

  it('for one organisation is no business of the person’s others, neither when it begins nor when it ends', async () => {
    const reach = { of: 'organisation', organisationId: ACME } as const
    const databases = openDatabases(env)
    for (const [more, whose] of [
      [{ reach }, [ACME]],
      [{}, [ACME, RIVAL]],
    ] as const) {
      const stolen = await granted(more)
      expect(await toldOf('client.allowed', stolen)).toEqual(whose)
      expect([await claimCode(databases, stolen, NOW), await claimCode(databases, stolen, NOW)]).toEqual([true, false])
      expect(await toldOf('client.revoked', stolen)).toEqual(whose)
      const returned = await granted(more)
      await endRevoked(env, databases, { providerGrant: returned, clientId: 'c' }, { by: 'client', now: NOW })
      expect(await toldOf('client.revoked', returned)).toEqual(whose)
    }
  })
})
