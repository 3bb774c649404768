/**
 * P20–P22: no code without a fresh approval, in this browser, by this person, for this client. Each case attempts to obtain one and
 * gets none, or gets only what the page showed.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { hiddenFields } from './browser.ts'
import { codeIn, exchange, REDIRECT, register, type Said, SignedIn, say } from './flow.ts'

let client: string
let account: number
let ada: SignedIn
let page: Said
beforeAll(async () => {
  client = await register(env)
  account = await person(env)
})
beforeEach(async () => {
  ada = await SignedIn.as(env, account)
  page = await ada.page(client)
})

const grants = () => env.DB.prepare('SELECT count(*) AS n FROM client_grant').first<number>('n')
async function noCode(said: Promise<Said>): Promise<Said> {
  const before = await grants()
  const answer = await said
  expect([codeIn(answer), await grants()]).toEqual([undefined, before])
  return answer
}

describe('no code comes of', () => {
  it('1 a yes without the page that asks', () =>
    noCode(
      ada.say('/authorize', {
        method: 'POST',
        body: new URLSearchParams({ decision: 'allow' }),
        headers: { origin: ORIGIN },
      }),
    ))

  it('2 a yes with a handle that nobody gave out', () =>
    noCode(
      ada.answer({ ...page, text: page.text.replace(/name="handle" value="[^"]+"/, 'name="handle" value="made-up"') }),
    ))

  it('3 a yes in another browser of the same person', async () => {
    const other = await SignedIn.as(env, account)
    await noCode(other.answer(page))
  })

  it('4 a yes in a browser that lost the page’s cookie', async () => {
    for (const name of [...ada.cookies.keys()]) if (!name.includes('session')) ada.cookies.delete(name)
    await noCode(ada.answer(page))
  })

  it('5 a second yes to the same page', async () => {
    expect(codeIn(await ada.answer(page))).toBeDefined()
    await noCode(ada.answer(page))
  })

  it('a yes to chosen repositories of which none was chosen, until one is', async () => {
    const none = await noCode(ada.answer(page, [['reach', 'repositories']]))
    expect(none.text).toContain('Go back')
    expect(codeIn(await ada.answer(page))).toBeDefined()
  })

  it('6 a yes after a no', async () => {
    const no = new URLSearchParams([...hiddenFields(page.text), ['decision', 'deny']])
    const told = await ada.say('/authorize', { method: 'POST', body: no, headers: { origin: ORIGIN } })
    expect(told.to?.searchParams.get('error')).toBe('access_denied')
    await noCode(ada.answer(page))
  })

  it('7 a form on another site', () => noCode(ada.answer(page, undefined, { origin: 'https://evil.example' })))

  it('8 a form on a neighbouring name', () => noCode(ada.answer(page, undefined, { origin: 'http://sub.127.0.0.1' })))

  it('9 a form on this machine at another port', () =>
    noCode(ada.answer(page, undefined, { origin: `${ORIGIN}:3999` })))

  it('10 a form that hides where it was', () => noCode(ada.answer(page, undefined, { origin: 'null' })))

  it('11 a form without an origin that the browser calls cross-site', () =>
    noCode(ada.answer(page, undefined, { 'sec-fetch-site': 'cross-site' })))

  it('12 a yes after signing out', async () => {
    await ada.say('/sign-out', { method: 'POST', headers: { origin: ORIGIN } })
    await noCode(ada.answer(page))
  })

  it('13 a yes in a session that has run out', async () => {
    await env.DB.prepare('UPDATE web_session SET expires_at = 1 WHERE account_id = ?').bind(account).run()
    await noCode(ada.answer(page))
  })

  it('14 a yes after somebody else has signed in', async () => {
    const bob = await SignedIn.as(env, await person(env))
    ada.cookies.set('__Host-sextant-session', bob.cookies.get('__Host-sextant-session') ?? '')
    await noCode(ada.answer(page))
  })

  it('15 a yes of somebody who was suspended meanwhile', async () => {
    const other = await person(env)
    const eve = await SignedIn.as(env, other)
    const asked = await eve.page(client)
    await env.DB.prepare('UPDATE account SET suspended_at = 1 WHERE id = ?').bind(other).run()
    await noCode(eve.answer(asked))
  })

  it('16 an address that says yes by itself', async () => {
    const said = await noCode(
      ada.say(`/authorize?decision=allow&reach=all&client_id=${client}&redirect_uri=${REDIRECT}`),
    )
    expect(said.to?.searchParams.get('error') ?? said.status).not.toBe(302)
    await noCode(ada.page(client, { decision: 'allow', reach: 'all' }))
  })

  it('17 somebody who is not signed in', async () => {
    const said = await noCode(say(env, `/authorize?client_id=${client}`))
    expect(said.status).toBeGreaterThanOrEqual(300)
  })

  it('18 a choice of repositories that the person cannot read', () =>
    noCode(
      ada.answer(page, [
        ['reach', 'repositories'],
        ['repository', '1'],
      ]),
    ))

  it('19 an earlier yes: the same client is asked about again, and a second client too', async () => {
    await ada.answer(page)
    for (const one of [client, await register(env, { client_name: 'Second' })]) {
      const again = await noCode(ada.page(one))
      expect([again.status, again.text.includes('Allow')]).toEqual([200, true])
    }
  })

  it('20 a page inside another site’s frame: browsers are told not to show it there', () => {
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  it('21 a yes of somebody who has changed too much in this minute; the page is good afterwards', async () => {
    const asked: string[] = []
    const CHANGE_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) > 1 }) }
    const eager = await SignedIn.as({ ...env, CHANGE_LIMIT } as Env, account)
    const shown = await eager.page(client)
    expect((await noCode(eager.answer(shown))).status).toBe(429)
    expect(codeIn(await eager.answer(shown))).toBeDefined()
    expect(asked).toEqual([`${account}`, `${account}`])
  })
})

describe('what the form says beyond the page is not heard', () => {
  it('22 another client, address, resource or scope: the code is of what was shown', async () => {
    const other = await register(env, { client_name: 'Other', redirect_uris: ['https://other.example/cb'] })
    const answer = await ada.answer(page, [
      ['client_id', other],
      ['redirect_uri', 'https://other.example/cb'],
      ['resource', `${ORIGIN}/mcp/acme/api`],
      ['scope', 'read write admin'],
      ['reach', 'all'],
    ])
    expect(answer.to?.href.startsWith(REDIRECT)).toBe(true)
    const code = codeIn(answer) ?? ''
    expect((await exchange(env, other, code)).status).toBe(400)
    const given = await exchange(env, client, code)
    expect([given.status, given.resource, given.scope ?? 'read']).toEqual([200, `${ORIGIN}/mcp`, 'read'])
  })

  it('a name that turns its letters round is kept as the page showed it, for whoever looks at their clients', async () => {
    const imitating = await register(env, { client_name: 'Claude\u202eedoC' })
    const asked = await ada.page(imitating)
    await ada.answer(asked)
    const name = await env.DB.prepare('SELECT client_name FROM client_grant WHERE client_id = ?')
      .bind(imitating)
      .first<string>('client_name')
    expect(name).toBe('Claude\\u{202e}edoC')
    expect(asked.text).toContain(`<dd>${name}</dd>`)
  })

  it('23 two pages at once answer each for its own client', async () => {
    const second = await register(env, { client_name: 'Second', redirect_uris: ['http://127.0.0.1:4000/cb'] })
    const other = await ada.page(second, { redirect_uri: 'http://127.0.0.1:4000/cb' })
    const [one, two] = [await ada.answer(page), await ada.answer(other)]
    expect([one.to?.port, two.to?.port]).toEqual(['3999', '4000'])
    expect((await exchange(env, second, codeIn(one) ?? '')).status).toBe(400)
  })
})

describe('somebody who is suspended in an organisation', () => {
  it('is not asked about it, is not told its name, and can give nobody access to it', async () => {
    const organisation = 7301
    const suspend = (at: number | null) =>
      env.DB.prepare('UPDATE member SET suspended_at = ? WHERE organisation_id = ?').bind(at, organisation).run()
    await env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (?, 'of-the-suspended', 0)")
      .bind(organisation)
      .run()
    const member = await SignedIn.as(env, await person(env, { organisation }))
    expect((await member.page(client)).text).toContain('of-the-suspended')
    await suspend(1)
    const asked = await member.page(client)
    expect(asked.text).not.toContain('of-the-suspended')
    await noCode(member.answer(asked, [['reach', `organisation:${organisation}`]]))
    await suspend(null)
    expect(
      codeIn(await member.answer(await member.page(client), [['reach', `organisation:${organisation}`]])),
    ).toBeDefined()
  })
})
