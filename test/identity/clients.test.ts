/**
 * The clients that people use, each with its own behaviour: what it registers and where its redirects go, from the first refusal
 * to the first answered call.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'
import { call, codeIn, exchange, refresh, register, SignedIn, say } from './flow.ts'

interface Played {
  readonly client: string
  readonly registers: Readonly<Record<string, unknown>> & { readonly redirect_uris: readonly string[] }
  /** Redirect URI: a program on a person's computer uses another port each time. */
  readonly redirect: string
  /** Some send the `resource` parameter, some do not. */
  readonly namesResource: boolean
  /** The page warns about programs on one's own computer. */
  readonly warns: boolean
}

const CLIENTS: readonly Played[] = [
  {
    client: 'Claude',
    registers: {
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'],
      scope: 'read',
    },
    redirect: 'https://claude.com/api/mcp/auth_callback',
    namesResource: true,
    warns: false,
  },
  {
    client: 'ChatGPT',
    registers: { redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'] },
    redirect: 'https://chatgpt.com/connector_platform_oauth_redirect',
    namesResource: true,
    warns: false,
  },
  {
    client: 'Cursor',
    registers: { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:8787/callback'] },
    redirect: 'http://localhost:8787/callback',
    namesResource: true,
    warns: true,
  },
  {
    client: 'Visual Studio Code',
    registers: { redirect_uris: ['https://vscode.dev/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'] },
    redirect: 'http://127.0.0.1:50123/',
    namesResource: true,
    warns: true,
  },
  {
    client: 'Claude Code',
    registers: { redirect_uris: ['http://localhost:41234/callback'] },
    redirect: 'http://localhost:60777/callback',
    namesResource: false,
    warns: true,
  },
]

const REPOSITORY = 'clients/api'
const PATH = `/mcp/${REPOSITORY}`
let account: number
beforeAll(async () => {
  await upload(sender(env, await signIn(env)), { repository: REPOSITORY }, { 'a.py': 'def wanted(): pass\n' })
  const organisation =
    (await env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>('id')) ?? 0
  account = await person(env, { organisation, role: 'admin' })
})

const json = async (url: string) =>
  JSON.parse((await say(env, url.replace(ORIGIN, ''))).text) as Record<string, unknown>

describe.each(CLIENTS)('$client', ({ client: name, registers, redirect, namesResource, warns }) => {
  it('finds its way from the refusal to an answer, and goes on by refreshing', async () => {
    const refusal = await call(env, undefined, PATH)
    const metadata = /resource_metadata="([^"]+)"/.exec(refusal.headers.get('www-authenticate') ?? '')?.[1] ?? ''
    const { resource, authorization_servers: servers } = await json(metadata)
    expect([refusal.status, resource, servers]).toEqual([401, `${ORIGIN}${PATH}`, [ORIGIN]])
    const server = await json(`${ORIGIN}/.well-known/oauth-authorization-server`)
    expect(server).toMatchObject({ registration_endpoint: `${ORIGIN}/oauth/register` })
    const client = await register(env, { client_name: name, ...registers })
    const browser = await SignedIn.as(env, account)
    const named = { resource: namesResource ? `${ORIGIN}${PATH}` : undefined }
    const asked = { redirect_uri: redirect, resource: `${ORIGIN}${PATH}` }
    const page = await browser.page(client, asked)
    expect(page.text).toContain(new URL(redirect).hostname)
    expect(page.text.includes('your own computer')).toBe(warns)
    const answer = await browser.answer(page)
    expect(answer.to?.href.startsWith(redirect)).toBe(true)
    expect(answer.to?.searchParams.get('iss')).toBe(ORIGIN)
    const given = await exchange(env, client, codeIn(answer) ?? '', { redirect_uri: redirect, ...named })
    const wanted = { method: 'tools/call', params: { name: 'find_definition', arguments: { symbol: 'wanted' } } }
    expect((await call(env, given.access_token, PATH, wanted)).text).toContain('a.py')
    const next = await refresh(env, client, given.refresh_token, named)
    expect((await call(env, next.access_token, PATH, wanted)).text).toContain('a.py')
  })
})

describe('Cursor’s own scheme', () => {
  it('is not sent answers: any program on a computer may claim one', async () => {
    const cursor = CLIENTS.find(({ client }) => client === 'Cursor')
    const client = await register(env, { client_name: 'Cursor', ...cursor?.registers })
    const browser = await SignedIn.as(env, account)
    const said = await browser.page(client, { redirect_uri: 'cursor://anysphere.cursor-mcp/oauth/callback' })
    expect([said.status, codeIn(said)]).toEqual([400, undefined])
  })
})
