/**
 * What GitHub tells of people, teams and installations: who may no longer read does not, in whichever order it is told.
 */

import { beforeEach, describe, expect, it } from 'vitest'
import { ACME, deliveries } from '../../test/setup/deliveries.ts'
import { installedRepositories } from './installations.ts'

const here = deliveries()
const { on, sql, deliver } = here

describe('people', () => {
  const ada = { id: 31, login: 'ada' }
  const may = async () =>
    (
      await sql(
        `SELECT 1 FROM member m JOIN account a ON a.id = m.account_id JOIN organisation o ON o.id = m.organisation_id
       WHERE a.github_id = ? AND o.github_id = ?`,
        ada.id,
        ACME.id,
      )
    ).length
  const access = async () => (await sql('SELECT 1 FROM repository_access')).length
  beforeEach(async () => {
    await sql("INSERT OR IGNORE INTO account (name, github_id, created_at) VALUES ('ada', ?, 0)", ada.id)
    await sql(
      `INSERT OR IGNORE INTO team (organisation_id, github_id, name) SELECT id, 88, 'core' FROM organisation WHERE github_id = ?`,
      ACME.id,
    )
    await sql('DELETE FROM repository_access')
    await sql('DELETE FROM member WHERE account_id IN (SELECT id FROM account WHERE github_id = ?)', ada.id)
    await sql("DELETE FROM webhook_delivery WHERE event = 'left'")
  })

  it('come and go by id, whatever they are called', async () => {
    const event = (action: string) => ({
      action,
      organization: ACME,
      membership: { role: 'member', user: { ...ada, login: 'renamed' } },
    })
    await deliver('organization', event('member_added'))
    expect(await may()).toBe(1)
    await sql(
      'INSERT INTO repository_access (repository_id, account_id, created_at) SELECT r.id, a.id, 0 FROM repository r, account a WHERE r.github_id = ? AND a.github_id = ?',
      here.repository.id,
      ada.id,
    )
    await deliver('organization', { ...event('member_removed'), organization: { id: 1, login: 'acme' } })
    expect(await may()).toBe(1)
    await deliver('organization', event('member_removed'))
    expect([await may(), await access()]).toEqual([0, 0])
    expect(await sql("SELECT actor FROM audit WHERE action LIKE 'member.%' ORDER BY id")).toEqual([
      { actor: 'github' },
      { actor: 'github' },
    ])
  })

  it('are not let in again by a delivery that says late that they came', async () => {
    const eve = { id: 33, login: 'eve' }
    const team = { id: 88, slug: 'core' }
    await sql("INSERT INTO account (name, github_id, created_at) VALUES ('eve', ?, 0)", eve.id)
    const is = async (table: string) =>
      (await sql(`SELECT 1 FROM ${table} WHERE account_id = (SELECT id FROM account WHERE github_id = ?)`, eve.id))
        .length
    const organization = (action: string) => ({
      action,
      organization: ACME,
      membership: { role: 'admin', user: eve },
    })
    await deliver('organization', organization('member_removed'))
    await deliver('organization', organization('member_added'))
    expect(await is('member')).toBe(0)
    await deliver('membership', { action: 'removed', member: eve, team, organization: ACME })
    await deliver('membership', { action: 'added', member: eve, team, organization: ACME })
    expect(await is('team_member')).toBe(0)
    // Days later it is news.
    await sql('UPDATE webhook_delivery SET received_at = received_at - 4 * 86400000')
    await deliver('organization', organization('member_added'))
    await deliver('membership', { action: 'added', member: eve, team, organization: ACME })
    expect([await is('member'), await is('team_member')]).toEqual([1, 1])
    // Nobody can name a delivery like what is remembered of people.
    expect(await deliver('push', {}, { delivery: `left organisation ${ACME.id} ${eve.id}` })).toBe(400)
    await sql('DELETE FROM team_member')
  })

  it.each([
    ['member', 'member'],
    ['admin', 'owner'],
  ])('who join as %s there are %s here', async (role, here) => {
    await deliver('organization', {
      action: 'member_added',
      organization: ACME,
      membership: { role, user: ada },
    })
    const rows = await sql(
      'SELECT m.role FROM member m JOIN account a ON a.id = m.account_id WHERE a.github_id = ?',
      ada.id,
    )
    expect(rows).toEqual([{ role: here }])
  })

  it('are signed out of every browser when they take back at GitHub what they allowed, and nobody else is', async () => {
    await sql("INSERT OR IGNORE INTO account (name, github_id, created_at) VALUES ('bob', 32, 0)")
    await sql(
      `INSERT INTO web_session (hash, account_id, created_at, expires_at)
       SELECT name || n.value, account.id, 0, 1 FROM account, json_each('[1, 2]') n WHERE github_id IN (?, 32)`,
      ada.id,
    )
    await deliver('github_app_authorization', { action: 'revoked', sender: ada })
    expect(await sql('SELECT hash FROM web_session ORDER BY hash')).toEqual([{ hash: 'bob1' }, { hash: 'bob2' }])
  })

  it('lose what their team loses', async () => {
    const team = { id: 88, slug: 'core' }
    const members = async () => (await sql('SELECT 1 FROM team_member')).length
    await deliver('membership', { action: 'added', member: ada, team, organization: ACME })
    expect(await members()).toBe(1)
    await sql(
      'INSERT INTO repository_access (repository_id, team_id, created_at) SELECT r.id, t.id, 0 FROM repository r, team t WHERE r.github_id = ? AND t.github_id = 88',
      here.repository.id,
    )
    await deliver('team', {
      action: 'removed_from_repository',
      team,
      organization: ACME,
      repository: { ...here.repository, id: 1 },
    })
    expect(await access()).toBe(1)
    await deliver('team', { action: 'removed_from_repository', team, organization: ACME, repository: here.repository })
    expect(await access()).toBe(0)
    await deliver('membership', { action: 'removed', member: ada, team, organization: ACME })
    expect(await members()).toBe(0)
    await deliver('team', { action: 'deleted', team, organization: ACME })
    expect(await sql('SELECT 1 FROM team WHERE github_id = 88')).toEqual([])
  })
})

describe('an installation', () => {
  it('lists what was given to it, by the names that it has now', async () => {
    const installation = { id: 4000, account: ACME, repository_selection: 'selected' as const }
    const listed = { id: here.repository.id, name: here.repository.name, private: true }
    const [{ id } = { id: 0 }] = await sql<{ id: number }>('SELECT id FROM organisation WHERE github_id = ?', ACME.id)
    const names = async () => (await installedRepositories({ control: on.DB }, id, 10)).map(({ name }) => name)
    await deliver('installation', { action: 'created', installation, repositories: [listed] })
    expect(await names()).toEqual([here.repository.name])
    await deliver('installation_repositories', {
      action: 'added',
      installation,
      repositories_added: [{ id: 1, name: 'another', private: false }],
    })
    expect(await names()).toEqual(['another', here.repository.name])
    const renamed = { id: 1, name: 'other', full_name: 'acme/other', private: false, owner: ACME }
    await deliver('repository', { action: 'renamed', repository: renamed })
    expect(await names()).toEqual(['other', here.repository.name])
    await deliver('installation', {
      action: 'suspend',
      installation: { ...installation, suspended_at: '2026-01-01T00:00:00Z' },
    })
    expect(await names()).toEqual([])
    await deliver('installation', { action: 'deleted', installation })
    expect(await sql('SELECT 1 FROM installation_repository')).toEqual([])
  })

  it('is as it was dated last, and gone when it has ended, in whichever order that is told', async () => {
    const installation = (second: number, suspended = false) => ({
      ...{ id: 4001, account: ACME, repository_selection: 'selected' as const },
      suspended_at: suspended ? '2026-01-01T00:00:00Z' : null,
      updated_at: `2026-01-01T00:00:0${second}Z`,
    })
    const repositories = [{ id: 2, name: 'listed', private: true }]
    const suspended = async () => (await sql('SELECT suspended_at FROM installation WHERE id = 4001'))[0]?.suspended_at
    await deliver('installation', { action: 'created', installation: installation(1), repositories })
    await deliver('installation', { action: 'suspend', installation: installation(4, true) })
    await deliver('installation', { action: 'unsuspend', installation: installation(3) })
    expect(await suspended()).toEqual(expect.any(Number))
    await deliver('installation', { action: 'unsuspend', installation: installation(5) })
    expect(await suspended()).toBeNull()
    await deliver('installation', { action: 'deleted', installation: installation(5) })
    await deliver('installation', { action: 'created', installation: installation(1), repositories })
    await deliver('installation_repositories', {
      action: 'added',
      installation: installation(6),
      repositories_added: repositories,
    })
    expect(await sql('SELECT id FROM installation WHERE id = 4001')).toEqual([])
    expect(await sql('SELECT 1 FROM installation_repository')).toEqual([])
  })
})
