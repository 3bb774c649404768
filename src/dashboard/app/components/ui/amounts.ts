/** Numbers as people read them. */
const whole = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

export const count = (value: number): string => whole.format(value)
export const compact = (value: number): string => short.format(value)
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

export function bytes(value: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let at = 0
  let left = value
  while (left >= 1000 && at < units.length - 1) {
    left /= 1000
    at++
  }
  return `${at === 0 || left >= 100 ? Math.round(left) : left.toFixed(1)} ${units[at]}`
}

export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  // Rounded before it is divided: 59.7 s are a minute, and not 60 s.
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${ms < 10_000 ? (ms / 1000).toFixed(1) : seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function dollars(value: number): string {
  if (value > 0 && value < 0.01) return 'under $0.01'
  return `$${value.toFixed(2)}`
}
