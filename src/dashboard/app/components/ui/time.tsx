/**
 * Times as people say them, the exact one on hover and for screen readers. One clock ticks for all of them.
 */
import { useSyncExternalStore } from 'react'

let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const one of listeners) one()
  }, 15_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
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

/** Milliseconds since the epoch, or an ISO time. */
export type Moment = number | string

export const millis = (moment: Moment): number => (typeof moment === 'number' ? moment : Date.parse(moment))

export function ago(moment: Moment, at: number): string {
  const seconds = (millis(moment) - at) / 1000
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
  return seconds > 0 ? 'in a moment' : 'just now'
}

export function Time({ at, className }: { readonly at: Moment; readonly className?: string }) {
  const clock = useSyncExternalStore(subscribe, () => now)
  const date = new Date(millis(at))
  if (Number.isNaN(date.getTime())) return <span className={className}>unknown</span>
  // Something newer than the last tick happened now, not in the future.
  const seen = Math.max(clock, Math.min(date.getTime(), Date.now()))
  return (
    <time dateTime={date.toISOString()} title={absolute.format(date)} className={className}>
      {ago(date.getTime(), seen)}
    </time>
  )
}
