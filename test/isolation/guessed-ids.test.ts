/** Numbers of rows are small and easily guessed: naming one that is not theirs tells nobody anything, and changes nothing. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { clientsOfPerson } from '../../src/auth/connected-clients.ts'
import { recordGrant } from '../../src/auth/oauth/client-grants.ts'
import { openDatabases } from '../../src/db/databases.ts'

const [ORGANISATION, REPOSITORY, ABSENT, TEAM] = [71, 72, 73, 74]
const [ADMIN, MEMBER, STRANGER, COMING] = [701, 702, 703, 704]
const as = (accountId: number) =>
  administration(openDatabases(env), { accountId, organisationId: ORGANISATION }, Date.now())

beforeAll(async () => {
  await env.DB.batch(
    [
      `INSERT INTO account (id, name, created_at) VALUES (${ADMIN}, 'a', 0), (${MEMBER}, 'm', 0), (${STRANGER}, 's', 0), (${COMING}, 'c', 0)`,
      `INSERT INTO organisation (id, name, created_at) VALUES (${ORGANISATION}, 'guessed', 0)`,
      `INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (${ORGANISATION}, ${ADMIN}, 'admin', 0), (${ORGANISATION}, ${MEMBER}, 'member', 0)`,
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at) VALUES (${REPOSITORY}, ${ORGANISATION}, 'guessed', 'secret', 0, 'main', 0)`,
      `INSERT INTO team (id, organisation_id, name) VALUES (${TEAM}, ${ORGANISATION}, 'team')`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

describe('a token for a repository', () => {
  const personal = { name: 'mine', scopes: ['read'], personal: true } as const
  const make = (repositoryId: number) => as(MEMBER).createToken({ ...personal, repositoryId })
  const named = async () =>
    (await as(MEMBER).tokens()).map(({ repository_id, repository }) => [repository_id, repository])

  it('is not made by a member who may not read it, as if there were none', async () => {
    expect([await make(REPOSITORY), await make(ABSENT)]).toEqual([undefined, undefined])
    expect(await named()).toEqual([])
  })

  it('names it for as long as its person may read it', async () => {
    await as(ADMIN).allowPerson(REPOSITORY, MEMBER)
    expect(await make(REPOSITORY)).toMatch(/^sxt_/)
    expect(await named()).toEqual([[REPOSITORY, 'guessed/secret']])
    await as(ADMIN).revokeAccess(REPOSITORY, { account: MEMBER })
    expect(await named()).toEqual([[REPOSITORY, null]])
    expect((await as(ADMIN).tokens()).map(({ repository }) => repository)).toEqual(['guessed/secret'])
  })
})

it('a client that was allowed a repository names it to its person for as long as they may read it', async () => {
  await as(ADMIN).allowPerson(REPOSITORY, MEMBER)
  const grant = { id: 'chosen', accountId: MEMBER, session: undefined, clientId: 'c', clientName: 'c' } as const
  const reach = { of: 'repositories', repositoryIds: [REPOSITORY] } as const
  const more = { redirectUri: 'http://localhost/', resource: 'https://x.example/mcp', scopes: ['read'] }
  const until = { providerGrant: 'p', expiresAt: Date.now() + 60_000 }
  await recordGrant(openDatabases(env), { ...grant, reach, ...more, ...until }, Date.now())
  const named = async () => (await clientsOfPerson(openDatabases(env), MEMBER)).map(({ repositories }) => repositories)
  expect(await named()).toEqual([['guessed/secret']])
  await as(ADMIN).revokeAccess(REPOSITORY, { account: MEMBER })
  expect(await named()).toEqual([[]])
})

it('somebody who is in a team before GitHub told of the membership is not taken out of it by strangers', async () => {
  await env.DB.prepare(`INSERT INTO team_member (team_id, account_id) VALUES (${TEAM}, ${COMING})`).run()
  for (const who of [STRANGER, MEMBER, ADMIN]) expect(await as(who).removeMember(COMING)).toBe(false)
  const left = await env.DB.prepare(`SELECT count(*) AS n FROM team_member WHERE team_id = ${TEAM}`).first('n')
  expect(left).toBe(1)
})
