/** Who may see and change teams: GitHub's are changed by GitHub alone, and say to members no more than who is in them. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../db/databases.ts'
import { administration } from './administration.ts'

const [ADMIN, MEMBER, ORGANISATION, OURS, GITHUBS] = [1, 2, 10, 20, 21]

beforeAll(async () => {
  await env.DB.batch(
    [
      "INSERT INTO account (id, name, created_at) VALUES (1, 'admin', 0), (2, 'member', 0), (3, 'other', 0)",
      "INSERT INTO organisation (id, name, created_at) VALUES (10, 'o', 0)",
      `INSERT INTO member (organisation_id, account_id, role, created_at)
       VALUES (10, 1, 'admin', 0), (10, 2, 'member', 0), (10, 3, 'member', 0)`,
      "INSERT INTO team (id, organisation_id, github_id, name) VALUES (20, 10, NULL, 'ours'), (21, 10, 7, 'theirs')",
      'INSERT INTO team_member (team_id, account_id) VALUES (20, 2), (21, 2)',
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at, deleted_at)
       VALUES (30, 10, 'o', 'secret', 0, 'main', 0, NULL), (31, 10, 'o', 'former', 0, 'main', 0, 1)`,
      'INSERT INTO repository_access (repository_id, team_id, created_at) VALUES (30, 20, 0), (30, 21, 0), (31, 20, 0)',
    ].map((sql) => env.DB.prepare(sql)),
  )
})

const as = (accountId: number) => administration(openDatabases(env), { accountId, organisationId: ORGANISATION })
const rows = async () => {
  const tables = ['team', 'team_member', 'repository_access'].map((table) => env.DB.prepare(`SELECT * FROM ${table}`))
  return (await env.DB.batch(tables)).map(({ results }) => results)
}

describe('a team', () => {
  it('of GitHub’s is neither filled nor emptied nor deleted here', async () => {
    const before = await rows()
    expect(await as(ADMIN).joinTeam(GITHUBS, ADMIN)).toBe(false)
    expect(await as(ADMIN).leaveTeam(GITHUBS, MEMBER)).toBe(false)
    expect(await as(ADMIN).deleteTeam(GITHUBS)).toBe(false)
    expect(await rows()).toEqual(before)
  })

  it('says which repositories were shared with it to those who run the organisation, and to no member', async () => {
    const listed = async (account: number) => (await as(account).teams())?.[0]?.map((team) => [team.name, team.members])
    const shared = async (account: number) => (await as(account).teams())?.[0]?.map((team) => team.repositories)
    const people = JSON.stringify([[MEMBER, 'member']])
    for (const account of [ADMIN, MEMBER])
      expect(await listed(account)).toEqual([
        ['ours', people],
        ['theirs', people],
      ])
    expect(await shared(ADMIN)).toEqual(['[[30,"o/secret"]]', '[[30,"o/secret"]]'])
    expect(await shared(MEMBER)).toEqual(['[]', '[]'])
  })

  it('made here takes and lets go whom it is told', async () => {
    const before = await rows()
    expect(await as(ADMIN).joinTeam(OURS, ADMIN)).toBe(true)
    expect((await rows())[1]?.length).toBe((before[1]?.length ?? 0) + 1)
    expect(await as(ADMIN).leaveTeam(OURS, ADMIN)).toBe(true)
    expect(await rows()).toEqual(before)
  })

  it('made here goes with what was shared with it', async () => {
    expect(await as(MEMBER).deleteTeam(OURS)).toBe(false)
    expect(await as(ADMIN).deleteTeam(OURS)).toBe(true)
    expect(await rows()).toMatchObject([[{ id: GITHUBS }], [{ team_id: GITHUBS }], [{ team_id: GITHUBS }]])
  })
})
