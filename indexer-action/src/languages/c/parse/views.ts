/** C++: `range | std::views::filter(f) | std::ranges::to<std::vector>()`, `std::views::zip(a, b)`, and what is left of the range behind each. */
import { NODE, THROUGH } from '../fact-layout.ts'
import { parseUnary } from './expressions.ts'
import type { Reader } from './reader.ts'
import { holderOf } from './standard-holders.ts'
import { COLONS, WORD } from './tokens.ts'

/** What it gives holds the same as the range. */
const SAME =
  /^(?:filter|take|take_while|drop|drop_while|reverse|all|common|as_const|as_rvalue|stride|to|unique|cache_latest)$/
/** It gives parts of the range. */
const PARTS = /^(?:chunk|chunk_by|slide|split|lazy_split)$/
/** It goes through several ranges at once. */
const TOGETHER = /^(?:zip|cartesian_product)$/

/** Reading stands behind a `|`. */
export const isView = (r: Reader): boolean => viewAt(r) !== -1

/** Whether `std::views::` or `ranges::` before a name make it a view, or the end of such. */
export const isViewOf = (space: string, name: string): boolean =>
  /\bviews?(?:::)?$/.test(space) || (/\branges(?:::)?$/.test(space) && name === 'to')

/** Token of the name in `std::views::name`, `ranges::to`; -1 if there is something else. */
function viewAt(r: Reader): number {
  if (!r.cpp) return -1
  let at = r.at
  let before = ''
  while (r.kind[at] === WORD && r.kind[at + 1] === COLONS) {
    before = r.textAt(at)
    at += 2
  }
  return r.kind[at] === WORD && isViewOf(before, r.textAt(at)) ? at : -1
}

export function throughView(r: Reader, range: number): number {
  const name = r.textAt(viewAt(r))
  r.piped = range
  r.given = []
  parseUnary(r)
  r.piped = -1
  return behindView(r, name, [range, ...r.given])
}

/** What is left of a range, the first of what the view is given; -1 where that is not known. */
export function behindView(r: Reader, name: string, [range = -1, made = -1, ...more]: readonly number[]): number {
  if (range === -1 || SAME.test(name)) return range
  const element = (of = range): number => r.facts.node(NODE.target, of, THROUGH.iteration)
  const rangeOf = (...held: number[]): number =>
    r.typeNode(held.length === 1 ? holderOf('t:std::vector', held) : `t:std::vector<${holderOf('t:std::tuple', held)}>`)
  if (PARTS.test(name)) return rangeOf(range)
  if (TOGETHER.test(name)) return rangeOf(...[range, made, ...more].map((one) => (one === -1 ? -1 : element(one))))
  switch (name) {
    case 'transform':
      return made === -1 ? -1 : rangeOf(r.facts.node(NODE.call, made))
    case 'join':
    case 'join_with':
      return element()
    case 'keys':
    case 'values':
      return rangeOf(r.facts.node(NODE.element, element(), name === 'keys' ? 0 : 1))
    case 'enumerate':
      return rangeOf(r.literal('%long'), element())
    case 'pairwise':
      return rangeOf(element(), element())
  }
  return -1
}
