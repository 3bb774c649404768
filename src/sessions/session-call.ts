/**
 * One call as its session sees it. It begins before access is decided, so that the object is asked in parallel with the
 * control plane. It is admitted afterwards, and finished when the answer is ready, without making anybody wait.
 *
 * An object that fails or is slow delays nobody. Calls then go uncounted, and a call that a pin could have affected
 * says in its answer that no pin was read.
 */
import type { Env } from '../env.ts'
import { log } from '../telemetry/log.ts'
import type { Principal, Proof } from '../tenancy/principal.ts'
import type { Policy } from './limit.ts'
import { sessionNamed, sessionOfGrant, sessionOfPerson, sessionOfToken } from './open-session.ts'
import { deploymentLimit, type OverLimit, overLimit, overUncounted } from './quota.ts'
import type { Begun, Finished, SessionOwner } from './session.ts'

const PATIENCE_MS = 1500
const MOST_FILES = 5

/** What a client may put in `_meta`: pin this session to this ref of this repository; null unpins. */
export const PIN = 'sextant/pin'

export interface SessionCall {
  /** The client was disconnected: refused, whatever else holds. */
  ended(): Promise<boolean>
  /**
   * The ref that the session is pinned to in the repository; `''` stands for a repository that the call did not name.
   */
  pin(repository: string | undefined): Promise<{ readonly repository: string; readonly ref: string } | undefined>
  /** The object did not respond. */
  lost(): Promise<boolean>
  /** Files of the repository that its recent calls used, latest first. */
  recentFiles(repositoryId: number): Promise<readonly string[]>
  /** The limit that the call exceeds, if any. */
  over(policy: Policy | undefined): Promise<OverLimit | undefined>
  finish(end: CallEnd): void
}

export interface CallEnd {
  readonly principal: Principal
  readonly policy: Policy | undefined
  readonly outcome: string
  readonly refused?: boolean
  readonly repository?: { readonly repositoryId: number; readonly repository: string } | undefined
  readonly files?: readonly string[]
  /** The call was answered at this ref because the client had pinned it. */
  readonly pinned?: boolean
}

export interface CallOf {
  /** A client's credentials, or the account of somebody who uses the dashboard. */
  readonly by: Proof | { readonly kind: 'person'; readonly account: number }
  readonly tool: string
  readonly wantedPin: string | null | undefined
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * For a person in the dashboard only the deployment's limits hold: an organisation's limits and usage are about
 * clients.
 */
export function openSessionCall(env: Env, { by, tool, wantedPin, waitUntil }: CallOf): SessionCall | undefined {
  const name = nameOf(by)
  const session = name === undefined ? undefined : sessionNamed(env, name)
  if (name === undefined || !session) return undefined
  const isClient = by.kind !== 'person'
  const call = crypto.randomUUID()
  const since = Date.now()
  const begun = within<Begun>(PATIENCE_MS, () => session.begin(call, tool)).catch((error: unknown) => {
    log('warn', 'a session does not answer', { error })
    return undefined
  })
  return {
    ended: async () => (await begun)?.ended ?? false,
    lost: async () => (await begun) === undefined,
    async pin(named) {
      if (wantedPin === null) return undefined
      if (wantedPin !== undefined) return { repository: named?.toLowerCase() ?? '', ref: wantedPin }
      const pins = Object.entries((await begun)?.pins ?? {})
      const found = named === undefined ? pins.length === 1 && pins[0] : pins.find(([of]) => of === named.toLowerCase())
      return found ? { repository: found[0], ref: found[1] } : undefined
    },
    async recentFiles(repositoryId) {
      const { recent = [] } = (await begun) ?? {}
      return recent.flatMap((one) => (one.repositoryId === repositoryId ? [one.path] : []))
    },
    async over(policy) {
      const state = await begun
      if (!state) return overUncounted(env, name, since)
      return overLimit(state.used, (isClient && policy?.limits) || [], deploymentLimit(env), tool, since)
    },
    finish({ principal, policy, outcome, refused = false, repository, files = [], pinned }) {
      const done: Finished = {
        call,
        tool,
        refused,
        outcome,
        ms: Date.now() - since,
        record: isClient && (policy?.recordsCalls ?? false),
        ...(isClient
          ? {
              owner: ownerOf(principal),
              organisationId: policy?.organisationId,
              repositoryId: repository?.repositoryId,
              files: files.slice(0, MOST_FILES),
            }
          : {}),
        ...(repository && wantedPin !== undefined && (pinned || wantedPin === null)
          ? { pin: { repository: repository.repository.toLowerCase(), ref: wantedPin } }
          : {}),
      }
      waitUntil(
        // Only a pin must be stored before the answer leaves, because the client's next call relies on it.
        (done.pin ? Promise.resolve() : afterTheAnswer())
          .then(() => within(PATIENCE_MS, () => session.finish(done)))
          .catch((error: unknown) => log('warn', 'a call is in nobody’s sums', { error })),
      )
    },
  }
}

const ownerOf = ({ grantId, tokenId, accountId, clientId }: Principal): SessionOwner => ({
  grantId,
  tokenId,
  accountId,
  clientId,
})

function nameOf(by: CallOf['by']): string | undefined {
  if (by.kind === 'grant') return sessionOfGrant(by.grant)
  if (by.kind === 'token') return sessionOfToken(by.hash)
  return by.kind === 'person' ? sessionOfPerson(by.account) : undefined
}

/** Work that runs alongside an answer must start before the answer leaves. */
const afterTheAnswer = (): Promise<void> => new Promise((soon) => void setTimeout(soon, 0))

async function within<T>(ms: number, ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    clearTimeout(timer)
  }
}
