/** A suspension holds until somebody ends it who might have made it, and whoever is suspended, or closed, counts as nobody. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabases } from '../db/databases.ts'
import { administration } from './administration.ts'

const [OWNER, ADMIN, MEMBER, STRANGER, OTHER_ADMIN] = [1, 2, 3, 4, 5]
let organisation = 100

beforeEach(async () => {
  organisation += 1
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO account (id, name, created_at) SELECT value, 'account' || value, 0 FROM json_each('[1, 2, 3, 4, 5]')`,
      `INSERT INTO organisation (id, name, created_at) VALUES (${organisation}, 'o${organisation}', 0)`,
      `INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (${organisation}, 1, 'owner', 0),
        (${organisation}, 2, 'admin', 0), (${organisation}, 3, 'member', 0), (${organisation}, 5, 'admin', 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

const as = (accountId: number) => administration(openDatabases(env), { accountId, organisationId: organisation })
const suspended = async () => {
  const { results } = await env.DB.prepare(
    'SELECT account_id FROM member WHERE organisation_id = ? AND suspended_at IS NOT NULL ORDER BY account_id',
  )
    .bind(organisation)
    .all()
  return results.map((row) => row.account_id)
}

describe('a suspended member', () => {
  it('is let act again by nobody who may not suspend them, themselves least of all', async () => {
    expect([await as(OWNER).suspendMember(ADMIN), await as(OWNER).suspendMember(MEMBER)]).toEqual([true, true])
    for (const actor of [ADMIN, MEMBER, STRANGER])
      for (const account of [ADMIN, MEMBER]) expect(await as(actor).restoreMember(account)).toBe(false)
    expect(await as(OTHER_ADMIN).restoreMember(ADMIN)).toBe(false)
    expect(await suspended()).toEqual([ADMIN, MEMBER])
    expect(await as(OTHER_ADMIN).restoreMember(MEMBER)).toBe(true)
    expect(await suspended()).toEqual([ADMIN])
    expect(await as(OWNER).restoreMember(ADMIN)).toBe(true)
  })

  it('does not leave: who came back by signing in would not be suspended any more', async () => {
    await as(OWNER).suspendMember(MEMBER)
    expect(await as(MEMBER).removeMember(MEMBER)).toBe(false)
    expect(await suspended()).toEqual([MEMBER])
    await as(OWNER).restoreMember(MEMBER)
    expect(await as(MEMBER).removeMember(MEMBER)).toBe(true)
  })
})

describe('an owner who cannot act', () => {
  const account = (closed: 'suspended_at' | 'deleted_at', id: number, at: number | null) =>
    env.DB.prepare(`UPDATE account SET ${closed} = ? WHERE id = ?`).bind(at, id).run()
  /** Neither stepping down nor leaving. */
  const goes = async () => [await as(OWNER).setRole(OWNER, 'admin'), await as(OWNER).removeMember(OWNER)]

  it('is not the other one that an owner who goes needs, as the organisation would be left to nobody', async () => {
    await as(OWNER).setRole(ADMIN, 'owner')
    await as(OWNER).suspendMember(ADMIN)
    expect(await goes()).toEqual([false, false])
    await as(OWNER).restoreMember(ADMIN)
    for (const closed of ['suspended_at', 'deleted_at'] as const) {
      await account(closed, ADMIN, 1)
      expect([closed, ...(await goes())]).toEqual([closed, false, false])
      await account(closed, ADMIN, null)
    }
    expect(await as(OWNER).removeMember(OWNER)).toBe(true)
  })

  it.each(['suspended_at', 'deleted_at'] as const)(
    'because their account was closed (%s) changes nothing',
    async (closed) => {
      await account(closed, OWNER, 1)
      expect([await as(OWNER).suspendMember(MEMBER), await as(OWNER).createTeam('left')]).toEqual([false, undefined])
      expect(await as(OWNER).tokens()).toEqual([])
      expect(await suspended()).toEqual([])
      await account(closed, OWNER, null)
      expect(await as(OWNER).suspendMember(MEMBER)).toBe(true)
    },
  )
})
