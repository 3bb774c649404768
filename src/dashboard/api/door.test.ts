import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { account, send, signIn } from '../../../test/dashboard/world.ts'
import type { Env } from '../../env.ts'

it('takes only so many changes of one person, however many sessions they have, and lets them read', async () => {
  const asked: string[] = []
  const limited: Env = {
    ...(env as Env),
    CHANGE_LIMIT: { limit: async ({ key }) => ({ success: asked.push(key) < 3 }) },
  }
  const person = await account(env)
  const [here, there] = [await signIn(env, person), await signIn(env, person)]
  const change = (from: typeof here) => send(limited, from, 'POST /organisations', { body: { githubId: 0 } })
  for (const from of [here, there]) expect((await change(from)).status).not.toBe(429)
  const refused = await change(here)
  expect(refused.status).toBe(429)
  expect(refused.json).toMatchObject({ error: { code: 'rate_limited' } })
  expect(new Set(asked).size).toBe(1)
  expect((await send(limited, here, 'GET /me')).status).toBe(200)
})
