/** An organisation is claimed for the one at GitHub: once at a time, and again when it was deleted. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import { administration } from '../administration.ts'
import { claimedAmong, claimOrganisation } from './organisations.ts'

const OWNER = 1
const STRANGER = 2
beforeAll(async () => {
  await env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (1, 'owner', 0), (2, 'stranger', 0)").run()
})

describe('an organisation', () => {
  it('is claimed once', async () => {
    const claim = (account: number) => claimOrganisation(openDatabases(env), account, { id: 900, login: 'claimed' })
    expect(await claim(OWNER)).toBeTypeOf('number')
    expect(await claim(STRANGER)).toBeUndefined()
    const { results } = await env.DB.prepare(
      "SELECT account_id, role FROM member WHERE organisation_id = (SELECT id FROM organisation WHERE name = 'claimed')",
    ).all()
    expect(results).toEqual([{ account_id: OWNER, role: 'owner' }])
  })

  it('that was deleted is claimed again at once, as a new one that has nothing of it', async () => {
    const github = { id: 3_000_000, login: 'again' }
    const claim = (account: number) => claimOrganisation(openDatabases(env), account, github)
    const before = (await claim(OWNER)) ?? 0
    const [first, second] = [before, before + 1].map((id) =>
      administration(openDatabases(env), { accountId: OWNER, organisationId: id }),
    )
    const code = {
      owner: github.login,
      name: 'code',
      defaultRef: 'main',
      github: { id: github.id, ownerId: github.id },
    }
    expect(await first?.linkRepository(code)).toBeTypeOf('number')
    expect(await claimedAmong(openDatabases(env), [github.id])).toEqual(new Set([github.id]))
    expect(await first?.deleteOrganisation(github.login)).toBe(true)
    expect(await claimedAmong(openDatabases(env), [github.id])).toEqual(new Set())
    const now = await claim(OWNER)
    expect(now).toBe(before + 1)
    expect(await claim(STRANGER)).toBeUndefined()
    // Its repositories can be linked, and none is there already.
    expect(await second?.linkRepository(code)).toBeTypeOf('number')
    const { results } = await env.DB.prepare(
      'SELECT organisation_id, deleted_at IS NOT NULL AS gone, sweep_due FROM repository WHERE github_id = ? ORDER BY id',
    )
      .bind(github.id)
      .all()
    expect(results).toEqual([
      { organisation_id: before, gone: 1, sweep_due: 1 },
      { organisation_id: now, gone: 0, sweep_due: 0 },
    ])
  })

  it('is claimed by who has its name at GitHub now, also where somebody had it before', async () => {
    const login = 'changed-hands'
    const claim = (id: number, account: number) => claimOrganisation(openDatabases(env), account, { id, login })
    const before = await claim(1_000_000, OWNER)
    const now = await claim(2_000_000, STRANGER)
    expect([before, now]).toEqual([expect.any(Number), expect.any(Number)])
    const { results } = await env.DB.prepare('SELECT name FROM organisation WHERE id IN (?, ?) ORDER BY id')
      .bind(before, now)
      .all()
    expect(results).toEqual([{ name: `${login}~${before}` }, { name: login }])
    expect(await claim(2_000_000, OWNER)).toBeUndefined()
  })
})
