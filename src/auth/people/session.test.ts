import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import { endSession, forgetEndedSessions, openSession, sessionOf } from './session.ts'

const databases = () => openDatabases(env)
const app = new Hono()
  .post('/in/:account', async (c) => {
    await openSession(c, databases(), { accountId: Number(c.req.param('account')), gitHubToken: undefined }, Date.now())
    return c.text('in')
  })
  .post('/out', async (c) => {
    await endSession(c, databases())
    return c.text('out')
  })
  .get('/who', async (c) => c.text((await sessionOf(c, databases(), Date.now()))?.login ?? 'nobody'))

/** A browser of its own: it sends the last cookie that it was given. */
function browser(cookie = '') {
  const send = async (path: string, method = 'POST') => {
    const answer = await app.request(path, { method, headers: cookie === '' ? {} : { cookie } })
    cookie = /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? cookie
    return answer.text()
  }
  return { send, who: () => send('/who', 'GET'), cookie: () => cookie }
}

beforeAll(async () => {
  await env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (1, 'ada', 0), (2, 'bob', 0)").run()
})

describe('a browser that signs in', () => {
  it('is not in the session that somebody else gave it', async () => {
    const planted = '__Host-sextant-session=planted'
    const victim = browser(planted)
    await victim.send('/in/1')
    expect([await victim.who(), await browser(planted).who()]).toEqual(['ada', 'nobody'])
  })

  it('leaves the session that it was in, whosever that was, and no other browser’s', async () => {
    const [here, there] = [browser(), browser()]
    await here.send('/in/1')
    await there.send('/in/1')
    const before = here.cookie()
    await here.send('/in/2')
    expect([await here.who(), await there.who(), await browser(before).who()]).toEqual(['bob', 'ada', 'nobody'])
    await here.send('/out')
    expect([await here.who(), await there.who()]).toEqual(['nobody', 'ada'])
  })

  it('is forgotten when its time is over, though it never comes back, and nobody else is', async () => {
    const { n: before } = (await env.DB.prepare('SELECT count(*) AS n FROM web_session').first()) as { n: number }
    const [gone, here] = [browser(), browser()]
    await gone.send('/in/1')
    await env.DB.prepare('UPDATE web_session SET expires_at = 1 WHERE hash = (SELECT max(hash) FROM web_session)').run()
    await here.send('/in/2')
    await forgetEndedSessions(databases(), Date.now())
    const { n: after } = (await env.DB.prepare('SELECT count(*) AS n FROM web_session').first()) as { n: number }
    expect([after - before, await here.who()]).toEqual([1, 'bob'])
  })
})
