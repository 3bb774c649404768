/**
 * The authorization server's store, asked again where it refuses for a moment.
 *
 * Workers KV takes one write of a key in a second and refuses the next one; the local one takes all. A client that is
 * let in exchanges its code within that second, and that writes the record which the consent has just written. The
 * library passes the refusal on, and the code is used by then.
 */
import { askAgain, isInPassing } from '../../db/again.ts'
import type { Env } from '../../env.ts'

/** Longer than the second. */
const NEXT_SECOND_MS = 1100
const SOON_MS = 150
const TRIES = 4

export const withPatientStore = (env: Env): Env => ({ ...env, OAUTH_KV: patient(env.OAUTH_KV) })

/** What is written is said whole each time, so every operation may be repeated. */
function patient(store: KVNamespace): KVNamespace {
  return new Proxy(store, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => askAgain(() => member.apply(target, given) as Promise<unknown>, waitAfter)
    },
  })
}

function waitAfter(thrown: unknown, tries: number): number | undefined {
  if (tries === TRIES) return undefined
  const [, status] = /^KV \w+ failed: (429|5\d\d)\b/.exec(thrown instanceof Error ? thrown.message : '') ?? []
  if (status === '429') return NEXT_SECOND_MS
  return status !== undefined || isInPassing(thrown) ? SOON_MS : undefined
}
