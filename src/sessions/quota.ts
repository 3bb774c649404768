/**
 * Whether one more call is within the limits: compares the session's counts with the organisation's limits.
 *
 * Windows are whole minutes and whole UTC days, so that a refusal can name the moment it ends.
 */
import { amountSet, type Env } from '../env.ts'
import type { Limit } from './limit.ts'
import type { Used } from './session.ts'

export const MINUTE = 60_000
export const DAY = 86_400_000

export interface OverLimit {
  readonly limit: 'calls_per_minute' | 'calls_per_day' | 'calls_at_once'
  readonly allowed: number
  /** Set when the limit is for this tool alone. */
  readonly tool?: string
  /** Absent when no calls are allowed at all. */
  readonly retryAfterSeconds?: number
}

/**
 * The limit for every client. An organisation may set a lower one for its own clients but never a higher one, because
 * others share the capacity.
 */
export function deploymentLimit(env: Env): Limit {
  if (env.SEXTANT_DEV === '1') return {}
  return {
    perMinute: amountSet(env.CALLS_PER_MINUTE, 300),
    perDay: amountSet(env.CALLS_PER_DAY, 20_000),
    atOnce: amountSet(env.CALLS_AT_ONCE, 16),
  }
}

/**
 * The first limit that the call exceeds. A limit set for the client by name replaces the one for all clients; `most`
 * always holds.
 */
export function overLimit(
  used: Used,
  limits: readonly Limit[],
  most: Limit,
  tool: string,
  now: number,
): OverLimit | undefined {
  for (const scope of ['all', 'tool'] as const) {
    const about = limits.filter((one) => (scope === 'all' ? one.tool === undefined : one.tool === tool))
    const general = about.find((one) => one.clientId === undefined)
    const own = about.find((one) => one.clientId !== undefined)
    const of = (key: 'perMinute' | 'perDay' | 'atOnce') => {
      const set = own?.[key] ?? general?.[key]
      const cap = scope === 'all' ? most[key] : undefined
      return set === undefined || cap === undefined ? (set ?? cap) : Math.min(set, cap)
    }
    const checks = [
      ['calls_at_once', of('atOnce'), used.atOnce[scope], 1],
      ['calls_per_minute', of('perMinute'), used.minute[scope], secondsUntil(now, MINUTE)],
      ['calls_per_day', of('perDay'), used.day[scope], secondsUntil(now, DAY)],
    ] as const
    for (const [limit, allowed, count, retryAfterSeconds] of checks) {
      if (allowed === undefined || count <= allowed) continue
      return {
        limit,
        allowed,
        ...(scope === 'tool' ? { tool } : {}),
        ...(allowed === 0 ? {} : { retryAfterSeconds }),
      }
    }
  }
  return undefined
}

/** Calls of one client in a minute at one location where its session does not answer. As the binding in wrangler.toml has it. */
const UNCOUNTED_PER_MINUTE = 600

/**
 * Where a session cannot say how much its client asked: a coarse limit, so that whoever asks so much that their session does not
 * answer any more is not free of limits for it.
 */
export async function overUncounted(env: Env, session: string, now: number): Promise<OverLimit | undefined> {
  const { success } = (await env.UNCOUNTED_LIMIT?.limit({ key: session })) ?? { success: true }
  if (success) return undefined
  return { limit: 'calls_per_minute', allowed: UNCOUNTED_PER_MINUTE, retryAfterSeconds: secondsUntil(now, MINUTE) }
}

const secondsUntil = (now: number, window: number): number => Math.max(1, Math.ceil((window - (now % window)) / 1000))

export function sentence({ limit, allowed, tool }: OverLimit): string {
  const what = tool === undefined ? 'this client' : `\`${tool}\` by this client`
  return allowed === 0
    ? `No calls of ${what} are allowed (${limit} = 0).`
    : `Over the limit of ${what}: ${limit} = ${allowed}.`
}
