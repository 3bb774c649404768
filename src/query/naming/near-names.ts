/** Names like one that does not exist. */

const MOST_NEAR = 8

/** Names a few keystrokes away, nearest first. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase()
  const worst = Math.max(2, Math.ceil(wanted.length / 3))
  return names
    .map((other) => ({ other, distance: editDistance(wanted, other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= worst || other.toLowerCase().startsWith(wanted))
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ other }) => other)
}

export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return 99
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitute = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(substitute, (previous[j] as number) + 1, (current[j - 1] as number) + 1))
    }
    previous = current
  }
  return previous[b.length] as number
}
