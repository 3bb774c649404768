import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Env } from '../../env.ts'
import { signInPages } from './app.tsx'

const begun = async () => (await env.DB.prepare('SELECT count(*) AS n FROM pending_sign_in').first<{ n: number }>())?.n

it('so many sign-ins are begun from one place, and no row is written for those beyond', async () => {
  const asked: string[] = []
  const limited = {
    ...env,
    GITHUB_CLIENT_ID: 'app',
    GITHUB_CLIENT_SECRET: 'secret',
    SIGN_IN_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 3 }) },
  } as unknown as Env
  const begin = () =>
    signInPages.request(
      'https://sextant.test/sign-in',
      { headers: { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': `198.51.100.${asked.length}` } },
      limited,
    )
  expect([(await begin()).status, (await begin()).status]).toEqual([302, 302])
  const refused = await begin()
  expect([refused.status, refused.headers.get('x-frame-options')]).toEqual([429, 'DENY'])
  expect([new Set(asked), await begun()]).toEqual([new Set(['203.0.113.9']), 2])
})
