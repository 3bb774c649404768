/**
 * What one call asks of its session, and what it tells it: whatever the object behind it is.
 */
import { describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import type { Principal } from '../tenancy/principal.ts'
import type { Begun, Finished } from './session.ts'
import { openSessionCall, type SessionCall } from './session-call.ts'

const PRINCIPAL = { tokenId: 1 } as Principal

/** A call of a session that knows this, and what it has been told when the call is over. */
function called(
  knows: Partial<Begun>,
  wantedPin?: string | null,
): { call: SessionCall; told: () => Promise<Finished | undefined> } {
  const none = { all: 1, tool: 1 }
  const begun: Begun = { ended: false, used: { minute: none, day: none, atOnce: none }, pins: {}, recent: [], ...knows }
  const told: Finished[] = []
  const after: Promise<unknown>[] = []
  const session = { begin: async () => begun, finish: async (done: Finished) => void told.push(done) }
  const env = { CLIENT_SESSION: { idFromName: () => ({}), get: () => session } } as unknown as Env
  const waitUntil = (promise: Promise<unknown>) => void after.push(promise)
  const of = { by: { kind: 'token', hash: 'h' }, tool: 'search', wantedPin, waitUntil } as const
  return { call: openSessionCall(env, of) as SessionCall, told: () => Promise.all(after).then(() => told[0]) }
}
const ending = { principal: PRINCIPAL, policy: undefined, outcome: 'ok' } as const
const API = { repositoryId: 7, repository: 'Kept/API' }

describe('a pin', () => {
  const pins = { 'kept/api': 'topic' }

  it('is found however the repository is spelled, and where none is named if there is only one', async () => {
    expect(await called({ pins }).call.pin('Kept/API')).toEqual({ repository: 'kept/api', ref: 'topic' })
    expect(await called({ pins }).call.pin(undefined)).toEqual({ repository: 'kept/api', ref: 'topic' })
    expect(await called({ pins }).call.pin('kept/web')).toBeUndefined()
    expect(await called({ pins: { ...pins, 'kept/web': 'main' } }).call.pin(undefined)).toBeUndefined()
  })

  it('is kept when the call was answered at it, and taken away when the call says so', async () => {
    const kept = async (wanted: string | null | undefined, pinned: boolean) => {
      const { call, told } = called({}, wanted)
      call.finish({ ...ending, repository: API, pinned })
      return (await told())?.pin
    }
    expect(await kept('topic', true)).toEqual({ repository: 'kept/api', ref: 'topic' })
    expect(await kept('topic', false)).toBeUndefined()
    expect(await kept(null, false)).toEqual({ repository: 'kept/api', ref: null })
    expect(await kept(undefined, true)).toBeUndefined()
  })
})

describe('the files of a session', () => {
  it('are told to a call of their own repository alone', async () => {
    const recent = [
      { repositoryId: 7, path: 'api.py' },
      { repositoryId: 8, path: 'secret.py' },
    ]
    expect(await called({ recent }).call.recentFiles(7)).toEqual(['api.py'])
  })

  it('are the first five of a call', async () => {
    const { call, told } = called({})
    call.finish({ ...ending, repository: API, files: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect((await told())?.files).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

it('a call is recorded where its organisation records calls, and nowhere else', async () => {
  const recorded = [undefined, false, true].map(async (recordsCalls) => {
    const { call, told } = called({})
    call.finish({
      ...ending,
      policy: recordsCalls === undefined ? undefined : { organisationId: 1, recordsCalls, limits: [] },
    })
    return (await told())?.record
  })
  expect(await Promise.all(recorded)).toEqual([false, false, true])
})

it('the end of a call is told after its answer has been made, so that nobody waits for it; a pin before', async () => {
  const isToldAtOnce = async (wantedPin: string | undefined): Promise<boolean> => {
    const { call, told } = called({}, wantedPin)
    let isTold = false
    call.finish({ ...ending, repository: API, pinned: true })
    const end = told().then(() => {
      isTold = true
    })
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    const atOnce = isTold
    await end
    expect((await told())?.outcome).toBe('ok')
    return atOnce
  }
  expect(await isToldAtOnce(undefined)).toBe(false)
  expect(await isToldAtOnce('topic')).toBe(true)
})

it('a client whose session does not answer is held to a limit all the same', async () => {
  const asked: string[] = []
  const session = { begin: () => Promise.reject(new Error('too busy')), finish: async () => {} }
  const env = {
    CLIENT_SESSION: { idFromName: () => ({}), get: () => session },
    UNCOUNTED_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 3 }) },
  } as unknown as Env
  const over = () =>
    openSessionCall(env, {
      by: { kind: 'token', hash: 'h' },
      tool: 'search',
      wantedPin: undefined,
      waitUntil: () => {},
    })?.over(undefined)
  expect([await over(), await over()]).toEqual([undefined, undefined])
  expect(await over()).toMatchObject({ limit: 'calls_per_minute', allowed: 600 })
  expect(new Set(asked)).toEqual(new Set(['token:h']))
})
