/** C++: `range | std::views::filter(f) | std::ranges::to<std::vector>()`, and what is left of the range behind each. */
import { parseUnary } from './expressions.ts'
import type { Reader } from './reader.ts'
import { COLONS, WORD } from './tokens.ts'

/** What it gives holds the same as the range. */
const SAME =
  /^(?:filter|take|take_while|drop|drop_while|reverse|all|common|as_const|as_rvalue|stride|to|unique|cache_latest)$/

/** Reading stands behind a `|`. */
export const isView = (r: Reader): boolean => viewAt(r) !== -1

/** Token of the name in `std::views::name`, `ranges::to`; -1 if there is something else. */
function viewAt(r: Reader): number {
  if (!r.cpp) return -1
  let at = r.at
  let before = ''
  while (r.kind[at] === WORD && r.kind[at + 1] === COLONS) {
    before = r.textAt(at)
    at += 2
  }
  return r.kind[at] === WORD && (/^views?$/.test(before) || (before === 'ranges' && r.textAt(at) === 'to')) ? at : -1
}

export function throughView(r: Reader, range: number): number {
  const name = r.textAt(viewAt(r))
  r.piped = range
  r.given = []
  parseUnary(r)
  r.piped = -1
  if (SAME.test(name)) return range
  const [made = -1] = r.given
  const result = name === 'transform' ? r.facts.typeOfNode(made) : ''
  return result.startsWith('(') ? r.typeNode(`t:std::vector<${result.slice(1)}>`) : -1
}
