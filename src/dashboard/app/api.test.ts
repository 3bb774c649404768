import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ApiError, addressOf, call } from './api.ts'

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

function answering(...answers: Response[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answers.shift() ?? Response.error()
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const refusal = (status: number, code: string): Response =>
  Response.json(
    { error: { code, message: 'No.', hint: 'Ask.', details: [{ field: 'name', problem: 'taken' }] } },
    { status },
  )

describe('calling the API', () => {
  it('puts what a path names and what a query asks where they belong, and leaves out what was not said', () => {
    const address = addressOf('GET /repositories/:repository/refs', {
      params: { repository: 'a/b?c' },
      query: { search: 'x&y', cursor: undefined, limit: 5 },
    })
    expect(address).toBe('/api/dashboard/repositories/a%2Fb%3Fc/refs?search=x%26y&limit=5')
  })

  it('sends the token against forged requests with changes alone, asks for it once, and anew after a refusal', async () => {
    const asked = answering(
      Response.json({ csrf: 'one' }),
      Response.json({ done: true }),
      refusal(403, 'not_from_here'),
      Response.json({ csrf: 'two' }),
      Response.json({ done: true }),
      Response.json({}),
    )
    const unlink = () => call('POST /repositories/:repository/unlink', { params: { repository: 7 } })
    await unlink()
    await expect(unlink()).rejects.toMatchObject({ code: 'not_from_here' })
    await unlink()
    await call('GET /pulse')
    const sent = asked.map(({ url, init }) => [
      `${init.method} ${url}`,
      (init.headers as Record<string, string>)['x-csrf-token'],
    ])
    expect(sent).toEqual([
      ['GET /api/dashboard/me', undefined],
      ['POST /api/dashboard/repositories/7/unlink', 'one'],
      ['POST /api/dashboard/repositories/7/unlink', 'one'],
      ['GET /api/dashboard/me', undefined],
      ['POST /api/dashboard/repositories/7/unlink', 'two'],
      ['GET /api/dashboard/pulse', undefined],
    ])
    expect(asked.every(({ init }) => init.credentials === 'same-origin')).toBe(true)
  })

  it('tells a refusal with its next step and its fields', async () => {
    answering(refusal(409, 'conflict'))
    const error = (await call('GET /pulse').catch((reason: unknown) => reason)) as ApiError
    expect(error.message).toBe('No. Ask.')
    expect([error.status, error.code, error.of('name'), error.of('other')]).toEqual([
      409,
      'conflict',
      'taken',
      undefined,
    ])
  })

  it('says something of its own when what answered was not the service', async () => {
    for (const body of ['<h1>Bad gateway</h1>', '{}', 'null', '{"error":"no"}']) {
      answering(new Response(body, { status: 502 }))
      await expect(call('GET /pulse')).rejects.toMatchObject({ code: 'unavailable', status: 502 })
    }
  })
})
