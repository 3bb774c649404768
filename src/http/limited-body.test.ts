/**
 * P46: no surface reads on for as long as somebody sends, whoever they are.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env as bound } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../../test/setup/client-request.ts'
import { signIn } from '../../test/setup/uploader.ts'
import type { Env } from '../env.ts'
import worker from '../worker.ts'
import { bytesWithin, textWithin } from './limited-body.ts'

const MIB = 1024 * 1024
const env: Env = { ...(bound as Env), GITHUB_WEBHOOK_SECRET: 'secret' }

/** In pieces of a mebibyte, as long as somebody takes them. */
function endless(): { body: ReadableStream<Uint8Array>; taken(): number } {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += MIB
        controller.enqueue(new Uint8Array(MIB).fill(0x61))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken: () => taken }
}

describe('a body', () => {
  const sent = (body: BodyInit) => new Request(ORIGIN, { method: 'POST', body })

  it('is given whole up to the limit, and nothing of it beyond', async () => {
    expect(await bytesWithin(sent('abcd'), 4)).toEqual({ ok: true, bytes: new TextEncoder().encode('abcd') })
    expect(await bytesWithin(sent('abcde'), 4)).toEqual({ ok: false, length: 5 })
    expect(await textWithin(sent('ä€'), 5)).toBe('ä€')
    expect(await textWithin(new Request(ORIGIN), 4)).toBe('')
  })

  it('is left where the limit is, whatever it says of its length', async () => {
    const { body, taken } = endless()
    expect(await bytesWithin(sent(body), 3 * MIB)).toEqual({ ok: false, length: 4 * MIB })
    expect(taken()).toBeLessThanOrEqual(6 * MIB)
  })
})

describe('a body without end', () => {
  let token: string
  beforeAll(async () => {
    token = await signIn(env)
  })
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each([
    ['/mcp', json],
    ['/oauth/token', form],
    ['/oauth/register', json],
    ['/authorize', { ...form, origin: ORIGIN }],
    ['/authorize', { 'content-type': 'multipart/form-data; boundary=x', origin: ORIGIN }],
    ['/sign-out', { ...form, origin: ORIGIN }],
    ['/api/dashboard/organisations/1/tokens', { ...json, origin: ORIGIN }],
    ['/api/ingest/begin', json],
    ['/api/ingest/exchange', json],
    ['/api/review', json],
    ['/github/webhooks', json],
    ['/dev/refresh-requests', json],
    ['/nothing', json],
  ])('is not read on at %s, with a token or without', async (path, headers) => {
    for (const authorization of [undefined, `Bearer ${token}`]) {
      const { body, taken } = endless()
      const proof = authorization === undefined ? {} : { authorization }
      const request = new Request(`${ORIGIN}${path}`, { method: 'POST', headers: { ...headers, ...proof }, body })
      await worker.fetch(request as never, env, createExecutionContext())
      expect(taken()).toBeLessThanOrEqual(66 * MIB)
    }
  })
})
