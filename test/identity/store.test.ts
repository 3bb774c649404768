/**
 * The authorization server's store as it is when deployed: it takes one write of a key in a second, refuses the next
 * one, and is away for a moment now and then.
 */
import { env as bound } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { person } from '../isolation/principals.ts'
import { exchange, refresh, register, SignedIn } from './flow.ts'

const WRITES = ['put', 'delete']

/** `refuse`: what is thrown in place of doing it. */
function storeThat(refuse: (method: string, key: string) => string | undefined): Env {
  const kv = bound.OAUTH_KV as KVNamespace
  const OAUTH_KV = new Proxy(kv, {
    get(target, method: string) {
      const member = Reflect.get(target, method) as unknown
      if (typeof member !== 'function') return member
      return async (...given: unknown[]) => {
        const message = refuse(method, String(given[0]))
        if (message !== undefined) throw new Error(message)
        return member.apply(target, given)
      }
    },
  })
  return { ...(bound as Env), OAUTH_KV }
}

/** As Workers KV counts: a refused write starts no second of its own. */
function oneWriteASecond(): { on: Env; refused: () => number } {
  const written = new Map<string, number>()
  let refused = 0
  const on = storeThat((method, key) => {
    if (!WRITES.includes(method)) return undefined
    const now = Date.now()
    if (now - (written.get(key) ?? 0) < 1000) {
      refused += 1
      return `KV ${method.toUpperCase()} failed: 429 Too Many Requests`
    }
    written.set(key, now)
    return undefined
  })
  return { on, refused: () => refused }
}

const signedIn = async (on: Env): Promise<SignedIn> => SignedIn.as(on, await person(bound as Env))

// At once: most of their time is waiting for the store's next second.
it.concurrent('a client that exchanges its code at once gets tokens, and refreshes them at once', async () => {
  const { on, refused } = oneWriteASecond()
  const client = await register(on)
  const browser = await signedIn(on)
  const first = await exchange(on, client, await browser.code(client))
  expect([first.status, first.error]).toEqual([200, undefined])
  const next = await refresh(on, client, first.refresh_token)
  expect([next.status, next.error]).toEqual([200, undefined])
  expect(refused(), 'what is tested').toBeGreaterThan(1)
})

it.concurrent('a store that fails once is asked again, whatever it was asked', async () => {
  for (let at = 1; at < 30; at++) {
    let calls = 0
    const on = storeThat((method) =>
      ++calls === at ? `KV ${method.toUpperCase()} failed: 500 Internal Server Error` : undefined,
    )
    const client = await register(bound as Env)
    const browser = await signedIn(on)
    const { status } = await exchange(on, client, await browser.code(client))
    expect(status, `call ${at}`).toBe(200)
    if (calls < at) return
  }
})

it.concurrent('a client whose exchange failed exchanges its code again, once the store takes it', async () => {
  let away = false
  const on = storeThat((method) => (away && method === 'put' ? 'KV PUT failed: 500 Internal Server Error' : undefined))
  const client = await register(on)
  const code = await (await signedIn(on)).code(client)
  away = true
  expect((await exchange(on, client, code)).status).toBe(503)
  away = false
  const again = await exchange(on, client, code)
  expect([again.status, again.error]).toEqual([200, undefined])
  const twice = await exchange(on, client, code)
  expect([twice.status, twice.error]).toEqual([400, 'invalid_grant'])
  expect((await refresh(on, client, again.refresh_token)).error).toBe('invalid_grant')
})

it.concurrent('a page that finds no store says that it is for now', async () => {
  const client = await register(bound as Env)
  const on = storeThat((method) => `KV ${method.toUpperCase()} failed: 500 Internal Server Error`)
  const page = await (await signedIn(on)).page(client)
  expect(page.status).toBe(503)
  expect(page.text).toContain('Try again in a minute')
})
