/**
 * An address that offers fewer tools, `?tools=core`, is a resource by that name: clients compare what the metadata says with the
 * address that they were given, and some insist on every character.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientsOfOrganisation } from '../../src/auth/connected-clients.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { call, exchange, refresh, register, SignedIn, say } from './flow.ts'

const METADATA = '/.well-known/oauth-protected-resource'

let client: string
let browser: SignedIn
let admin: number
beforeAll(async () => {
  client = await register(env)
  await env.DB.batch([
    env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (78, 'acme', 0)"),
    env.DB.prepare(
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
       VALUES (78, 78, 'acme', 'api', 0, 'main', 0)`,
    ),
  ])
  admin = await person(env, { organisation: 78, role: 'admin' })
  browser = await SignedIn.as(env, admin)
})

const connect = async (path: string) => {
  const resource = `${ORIGIN}${path}`
  const given = await exchange(env, client, await browser.code(client, { resource }), { resource })
  expect([path, given.status]).toEqual([path, 200])
  return given
}
const statuses = async (token: string | undefined, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await call(env, token, path)).status]))
const allWith = (status: number, paths: readonly string[]) => paths.map((path) => [path, status])

describe('an address with fewer tools', () => {
  it.each(['/mcp?tools=core', '/mcp/acme/api@feature/x?tools=search,fetch', '/mcp/acme?tools=core%2Ccallers'])(
    '%s is told where its metadata is, and that names it to the letter',
    async (path) => {
      const refused = await call(env, undefined, path)
      const at = `${ORIGIN}${METADATA}${path}`
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        `Bearer resource_metadata="${at}", scope="read"`,
      ])
      const said = await say(env, `${METADATA}${path}`)
      expect(JSON.parse(said.text)).toMatchObject({ resource: `${ORIGIN}${path}` })
    },
  )

  it('gives a token that is good there, and at no address with other tools, more tools or another path', async () => {
    const given = await connect('/mcp/acme?tools=core')
    expect(given.resource).toBe(`${ORIGIN}/mcp/acme?tools=core`)
    expect((await call(env, given.access_token, '/mcp/acme?tools=core')).status).toBe(200)
    const others = [
      '/mcp/acme',
      '/mcp/acme?tools=research',
      '/mcp/acme?tools=core,callers',
      '/mcp/acme?tools=core&tools=all',
      '/mcp/acme?tools=core&x=1',
      '/mcp?tools=core',
      '/mcp/acme/api?tools=core',
    ]
    expect(await statuses(given.access_token, others)).toEqual(allWith(401, others))
  })

  it('is open to a token for all tools of the same path, as clients that leave the question out ask for that', async () => {
    const given = await connect('/mcp/acme')
    const same = ['/mcp/acme', '/mcp/acme?tools=core', '/mcp/acme?tools=research', '/mcp/acme?x=1']
    expect(await statuses(given.access_token, same)).toEqual(allWith(200, same))
    const others = ['/mcp?tools=core', '/mcp/acme/api?tools=core', '/mcp/acme@main?tools=core']
    expect(await statuses(given.access_token, others)).not.toContainEqual(expect.arrayContaining([200]))
  })

  it('gives a refresh token that stays with it', async () => {
    const first = await connect('/mcp/acme?tools=core')
    const second = await refresh(env, client, first.refresh_token)
    expect([second.status, second.resource]).toEqual([200, `${ORIGIN}/mcp/acme?tools=core`])
    for (const wider of ['/mcp/acme', '/mcp/acme?tools=all', '/mcp?tools=core'])
      expect((await refresh(env, client, second.refresh_token, { resource: `${ORIGIN}${wider}` })).status).toBe(400)
  })

  it('refreshes what was granted for all tools of its path: the grant says what it is for', async () => {
    const first = await connect('/mcp/acme')
    const resource = `${ORIGIN}/mcp/acme?tools=core`
    const second = await refresh(env, client, first.refresh_token, { resource })
    expect([second.status, second.resource]).toEqual([200, `${ORIGIN}/mcp/acme`])
    for (const other of ['/mcp?tools=core', '/mcp/acme/api?tools=core'])
      expect((await refresh(env, client, second.refresh_token, { resource: `${ORIGIN}${other}` })).status).toBe(400)
  })

  it('is seen by those who run the organisation that it names, as the address without the question is', async () => {
    const connected = (await connect('/mcp/acme?tools=core')).access_token?.split(':')[1]
    const seen = await clientsOfOrganisation(openDatabases(env), { accountId: admin, organisationId: 78 })
    const row = await env.DB.prepare('SELECT id FROM client_grant WHERE provider_grant = ?').bind(connected).first('id')
    expect(seen.map(({ grant }) => grant)).toContain(row)
  })
})

describe('any other question in an address', () => {
  it.each(['?x=1', '?access_token=a:b:c', '?tools=core&x=1', '?tools=a%3Cb'])(
    'is no part of a resource: %s',
    async (question) => {
      for (const path of ['/mcp', '/mcp/acme']) {
        const said = await say(env, `${METADATA}${path}${question}`)
        expect(JSON.parse(said.text)).toMatchObject({ resource: `${ORIGIN}${path}` })
        expect((await connect(`${path}${question}`)).resource).toBe(`${ORIGIN}${path}`)
      }
    },
  )

  it.each(['#x', '?tools=core#x', '?tools=a b'])('makes an address none that is spelled otherwise: %s', async (end) => {
    const page = await browser.page(client, { resource: `${ORIGIN}/mcp${end}` })
    expect(page.to?.searchParams.get('error')).toBe('invalid_target')
  })
})
