/**
 * Times as people say them, the exact one on hover and for screen readers. One clock ticks for all of them.
 */
import { useSyncExternalStore } from 'react'

let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

export const clock = {
  read: (): number => now,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (timer === undefined) {
      // Nobody has looked for a while: what it last said is old.
      now = Date.now()
      timer = setInterval(() => {
        now = Date.now()
        for (const one of listeners) one()
      }, 15_000)
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  },
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Both in milliseconds since the epoch, as all times of the API. */
export function ago(moment: number, at: number): string {
  const seconds = (moment - at) / 1000
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
  return seconds > 0 ? 'in a moment' : 'just now'
}

export function Time({ at }: { readonly at: number }) {
  const tick = useSyncExternalStore(clock.subscribe, clock.read)
  const date = new Date(at)
  // Something newer than the last tick happened now, not in the future.
  const seen = Math.max(tick, Math.min(at, Date.now()))
  return (
    <time dateTime={date.toISOString()} title={absolute.format(date)}>
      {ago(at, seen)}
    </time>
  )
}
