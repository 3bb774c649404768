/**
 * One name per ref. `refs/heads/main` and `main` are the same branch; anything else keeps its full name.
 */

/** The name a ref is stored under. A branch whose own name starts with `refs/` keeps its prefix, or it would be another's. */
export function canonicalRef(name: string): string {
  const branch = name.startsWith('refs/heads/') ? name.slice('refs/heads/'.length) : undefined
  return branch !== undefined && !branch.startsWith('refs/') ? branch : name
}

/**
 * The stored names that a reader may mean, best first: a branch hides a tag of its name, as in git's web hosts. `#7` and `pull/7`
 * are a pull request's head.
 */
export function refCandidates(name: string): string[] {
  const canonical = canonicalRef(name)
  if (canonical.startsWith('refs/')) return [canonical]
  const pull = /^(?:#|pull\/)([1-9]\d{0,9})$/.exec(canonical)?.[1]
  return [canonical, `refs/tags/${canonical}`, ...(pull === undefined ? [] : [`refs/pull/${pull}/head`])]
}

/** What a pull request wants to change, whatever it is called: no ref can be named like this. */
export const BASE_OF_PULL = ':base'

/** Full commit id or an abbreviation that git would take from a person. */
export function isCommitPrefix(name: string): boolean {
  return /^[0-9a-f]{7,40}$/.test(name)
}

/** Whether a stored ref name is one that a token bound to `pattern` may touch. Linear: `*` is the only operator. */
export function refMatches(pattern: string, name: string): boolean {
  const [head = '', ...rest] = canonicalRef(pattern).split('*')
  if (rest.length === 0) return name === head
  if (!name.startsWith(head)) return false
  const tail = rest.pop() ?? ''
  let at = head.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return name.length - tail.length >= at && name.endsWith(tail)
}
