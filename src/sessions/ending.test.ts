/**
 * A client that is ended is refused from the next request on, whichever part of the service does not answer.
 */
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { accessToken, person } from '../../test/isolation/principals.ts'
import { broken, clients } from '../../test/setup/clients.ts'
import { disconnectOfOrganisation, disconnectOwn } from '../auth/connected-clients.ts'
import { openDatabases } from '../db/databases.ts'
import { sessionNamed, sessionOfGrant } from './open-session.ts'

const here = clients()
const { find } = here

describe('ending a client', () => {
  const connect = async (account: number) => {
    const bearer = await accessToken(env, { account })
    const grant = (await env.DB.prepare('SELECT id FROM client_grant WHERE account_id = ? ORDER BY created_at DESC')
      .bind(account)
      .first<string>('id')) as string
    expect((await find({}, undefined, env, bearer)).status).toBe(200)
    return { bearer, grant }
  }

  it('is no business of who runs an organisation that the client does not read', async () => {
    const member = await person(env, { organisation: here.organisation })
    await env.DB.prepare("INSERT OR IGNORE INTO organisation (id, name, created_at) VALUES (7700, 'next', 0)").run()
    const acting = { accountId: here.owner, organisationId: here.organisation }
    const end = (grant: string) => disconnectOfOrganisation(env, openDatabases(env), acting, grant)
    const { grant } = await connect(member)
    const readsOnly = (organisation: number) =>
      env.DB.prepare('UPDATE client_grant SET organisation_id = ? WHERE id = ?').bind(organisation, grant).run()
    await readsOnly(7700)
    expect(await end(grant)).toBe(false)
    await readsOnly(here.organisation)
    expect(await end(grant)).toBe(true)
  })

  it('is its person’s, and of who runs the organisation; the next request is refused', async () => {
    const member = await person(env, { organisation: here.organisation })
    const stranger = await person(env)
    const databases = openDatabases(env)
    const mine = await connect(member)
    expect(await disconnectOwn(env, databases, stranger, mine.grant)).toBe(false)
    expect(await disconnectOwn(env, databases, member, mine.grant)).toBe(true)
    expect((await find({}, undefined, env, mine.bearer)).status).toBe(401)
    const theirs = await connect(member)
    const disconnectBy = (accountId: number) =>
      disconnectOfOrganisation(env, databases, { accountId, organisationId: here.organisation }, theirs.grant)
    expect(await disconnectBy(member)).toBe(false)
    expect(await disconnectBy(here.owner)).toBe(true)
    expect((await find({}, undefined, env, theirs.bearer)).status).toBe(401)
    expect(await disconnectBy(here.owner)).toBe(false)
  })

  it('acts by the control plane alone when neither the object nor the token store answers', async () => {
    const { bearer, grant } = await connect(here.owner)
    const failing = {
      ...env,
      CLIENT_SESSION: broken(),
      OAUTH_KV: {
        ...env.OAUTH_KV,
        list: async () => {
          throw new Error('no store')
        },
      } as never,
    }
    expect(await disconnectOwn(failing, openDatabases(env), here.owner, grant)).toBe(true)
    expect((await find({}, undefined, env, bearer)).status).toBe(401)
  })

  it('acts by the object alone too', async () => {
    const { bearer, grant } = await connect(here.owner)
    await sessionNamed(env, sessionOfGrant(grant))?.disconnect()
    expect((await find({}, undefined, env, bearer)).status).toBe(401)
  })
})
