/** One name per ref. `refs/heads/main` and `main` are the same branch; anything else keeps its full name. */

const BRANCH = 'refs/heads/'
/** Common names of a pull request. */
const PULL = /^(?:#|pull\/)([1-9]\d{0,9})$/

/**
 * The name a ref is stored under. A branch whose own name starts with `refs/`, or that is named like a pull request,
 * keeps its prefix, because otherwise it would be mistaken for another ref.
 */
export function canonicalRef(name: string): string {
  if (name.startsWith('refs/') && !name.startsWith(BRANCH)) return name
  const branch = name.startsWith(BRANCH) ? name.slice(BRANCH.length) : name
  return branch.startsWith('refs/') || PULL.test(branch) ? BRANCH + branch : branch
}

/**
 * The stored names that a reader may mean, best first: a branch hides a tag of the same name, as on git hosting sites.
 * `#7` and `pull/7` always mean a pull request's head, because anyone who may push chooses branch names.
 */
export function refCandidates(name: string): string[] {
  const pull = PULL.exec(name)?.[1]
  if (pull !== undefined) return [`refs/pull/${pull}/head`]
  const canonical = canonicalRef(name)
  return name.startsWith('refs/') ? [canonical] : [canonical, `refs/tags/${canonical}`]
}

/** The base of a pull request, whatever its name: no ref can have this name. */
export const BASE_OF_PULL = ':base'

/** A full commit id, or an abbreviation that git would accept, in either case. */
export function isCommitPrefix(name: string): boolean {
  return /^[0-9a-f]{7,40}$/i.test(name)
}

/**
 * Whether a token bound to `pattern` may touch a stored ref name. Linear: `*` is the only operator. Matches only
 * branches if the pattern says so.
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
