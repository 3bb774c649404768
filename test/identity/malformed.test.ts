/**
 * What no client was ever given, sent where it becomes part of a key of the token store: the store throws for a long key, and a
 * stranger must not be told that the service is broken, nor fill its log.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mcpProofOf } from '../../src/auth/oauth/proof.ts'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { REDIRECT, register, SignedIn, tokens } from './flow.ts'

/** 390 characters and 1170 bytes; a key has room for 512. */
const LONG = '€'.repeat(390)
let client: string
beforeAll(async () => {
  client = await register(env)
})

describe('what is longer than anything that is given out', () => {
  it.each([
    ['a code', { grant_type: 'authorization_code', code: `${LONG}:g:s`, redirect_uri: REDIRECT }, 400],
    ['a refresh token', { grant_type: 'refresh_token', refresh_token: `${LONG}:g:s` }, 400],
    ['a token that is given back', { token: `${LONG}:g:s` }, 400],
    ['a client', { grant_type: 'refresh_token', client_id: LONG, refresh_token: 'a:b:c' }, 401],
  ])('as %s is refused, and is no fault of ours', async (_, form, status) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const said = await tokens(env, { client_id: client, code_verifier: 'x'.repeat(43), ...form })
    expect([said.status, said.error]).toEqual([status, status === 401 ? 'invalid_client' : 'invalid_request'])
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  it('as a client that wants a code is an unknown client', async () => {
    const browser = await SignedIn.as(env, await person(env))
    const [long, unknown] = [await browser.page(LONG), await browser.page('never-was')]
    const words = ({ status, text }: typeof long) => [status, /<main>.*<\/main>/s.exec(text)?.[0]]
    expect(words(long)).toEqual(words(unknown))
    expect(long.status).toBe(400)
  })

  it('as the page that a person answers is a page that nobody was shown', async () => {
    const browser = await SignedIn.as(env, await person(env))
    const page = await browser.page(client)
    const answers = await Promise.all(
      [LONG, 'x'].map((handle) =>
        browser.answer({ ...page, text: page.text.replace(/(name="handle" value=")[^"]*/, `$1${handle}`) }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  it('as an access token opens nothing', async () => {
    const part = '€'.repeat(90)
    // Not a request: workerd writes a page about headers like this one, which other programs send all the same.
    const headers = new Map([['authorization', `Bearer ${part}:${part}:s`]])
    expect(await mcpProofOf({ url: `${ORIGIN}/mcp`, headers } as unknown as Request, env)).toMatchObject({
      kind: 'token',
    })
  })
})
