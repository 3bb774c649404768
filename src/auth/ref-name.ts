/**
 * One name per ref. `refs/heads/main` and `main` are the same branch; anything else keeps its full name.
 */

const BRANCH = 'refs/heads/'
/** How people name a pull request. */
const PULL = /^(?:#|pull\/)([1-9]\d{0,9})$/

/**
 * The name a ref is stored under. A branch whose own name starts with `refs/`, or that is called like a pull request, keeps its
 * prefix, or it would be another's.
 */
export function canonicalRef(name: string): string {
  if (name.startsWith('refs/') && !name.startsWith(BRANCH)) return name
  const branch = name.startsWith(BRANCH) ? name.slice(BRANCH.length) : name
  return branch.startsWith('refs/') || PULL.test(branch) ? BRANCH + branch : branch
}

/**
 * The stored names that a reader may mean, best first: a branch hides a tag of its name, as in git's web hosts. `#7` and `pull/7`
 * are a pull request's head, and nothing else: whoever may push gives branches their names.
 */
export function refCandidates(name: string): string[] {
  const pull = PULL.exec(name)?.[1]
  if (pull !== undefined) return [`refs/pull/${pull}/head`]
  const canonical = canonicalRef(name)
  return name.startsWith('refs/') ? [canonical] : [canonical, `refs/tags/${canonical}`]
}

/** What a pull request wants to change, whatever it is called: no ref can be named like this. */
export const BASE_OF_PULL = ':base'

/** Full commit id or an abbreviation that git would take from a person. */
export function isCommitPrefix(name: string): boolean {
  return /^[0-9a-f]{7,40}$/.test(name)
}

/**
 * Whether a stored ref name is one that a token bound to `pattern` may touch. Linear: `*` is the only operator. Of branches alone
 * where the pattern says so.
 */
export function refMatches(pattern: string, name: string): boolean {
  if (pattern.startsWith(BRANCH) && name.startsWith('refs/') && !name.startsWith(BRANCH)) return false
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
