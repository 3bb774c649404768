/**
 * Patterns on paths, as files of a repository write them: `*`, `**`, `?`.
 *
 * Whoever writes the repository writes the patterns, so they are matched by going along, and never as JavaScript's regular
 * expressions: of those, thirty stars in a row would take longer than anybody waits.
 */

/** What matching may still take; each step is counted off, and whoever asks again stops when none is left. */
export interface Steps {
  left: number
}

/** Whether a path, in its segments, is among those that are meant. */
export type PathPattern = (parts: readonly string[], steps: Steps) => boolean

/** Longer ones match nothing. */
const MOST_PATTERN_CHARS = 1000

/**
 * One segment against a pattern without slashes. Of several stars only the last one is ever lengthened: what lies before it has been
 * found as early as it can be.
 */
export function matchesSegment(pattern: string, text: string, steps: Steps): boolean {
  let [at, from] = [0, 0]
  let [star, resume] = [-1, 0]
  while (at < text.length) {
    steps.left--
    const sign = pattern[from]
    const literal = sign === '\\' ? pattern[from + 1] : undefined
    if (sign === '*') {
      star = from++
      resume = at
    } else if (
      literal !== undefined ? literal === text[at] : sign !== undefined && (sign === '?' || sign === text[at])
    ) {
      from += literal === undefined ? 1 : 2
      at++
    } else if (star >= 0) {
      from = star + 1
      at = ++resume
    } else return false
  }
  while (pattern[from] === '*') from++
  return from === pattern.length
}

/** As gitignore has them, without `!` and `[…]`: whether the pattern names the file, or a directory above it. */
export function gitPattern(text: string): PathPattern {
  const only = text.endsWith('/')
  const trimmed = text.replace(/^\/|\/$/g, '')
  const anchored = text.startsWith('/') || trimmed.includes('/')
  if (trimmed === '' || text.length > MOST_PATTERN_CHARS) return () => false
  const segments = [...(anchored ? [] : ['**']), ...trimmed.split('/')]
  return (parts, steps) => matchesPrefix(segments, only ? parts.slice(0, -1) : parts, steps)
}

/** Whether the first so many parts are what the pattern says. */
function matchesPrefix(pattern: readonly string[], parts: readonly string[], steps: Steps): boolean {
  let [at, from] = [0, 0]
  let [star, resume] = [-1, 0]
  for (;;) {
    steps.left--
    if (from === pattern.length) return true
    const segment = pattern[from] as string
    if (segment === '**' && from < pattern.length - 1) {
      star = from++
      resume = at
    } else if (at < parts.length && (segment === '**' || matchesSegment(segment, parts[at] as string, steps))) {
      from++
      at++
    } else if (star >= 0 && resume < parts.length) {
      from = star + 1
      at = ++resume
    } else return false
  }
}

/** As the kernel's MAINTAINERS has them: `drivers/net/` is everything below, `drivers/net/*` only what is in it. */
export function kernelPattern(text: string): PathPattern {
  if (text.length > MOST_PATTERN_CHARS) return () => false
  const segments = text.split('/')
  if (segments.at(-1) === '') {
    const above = segments.slice(0, -1)
    return (parts, steps) => {
      steps.left--
      return parts.length > above.length && above.every((one, at) => one === parts[at])
    }
  }
  return (parts, steps) => {
    steps.left--
    return (
      parts.length === segments.length && segments.every((one, at) => matchesSegment(one, parts[at] as string, steps))
    )
  }
}
