/** C++: what the standard's templates hold, where that is told by what they are made of: `std::pair both{a, b};`. */
import { HOW, NODE, NODE_STRIDE, OCCURRENCE_STRIDE, THROUGH } from '../fact-layout.ts'
import type { Reader } from './reader.ts'

/** Those that hold one of each. */
const OF_EACH = /^t:std::(?:pair|tuple)$/
/** Those that hold many of what they are given, or all that is between two places. */
const OF_ALL = /^t:std::(?:array|vector|list|deque|set|unordered_set|forward_list|initializer_list|optional)$/
/** Those through which something is seen. */
const THROUGH_WHICH = /^t:std::(?:ranges::)?(?:span|subrange)$/
const PLACE = /^c?r?begin$/

/** The type with what it is given; undefined if it is another one, or nothing tells. */
export function heldByStandard(r: Reader, type: string, given: readonly number[]): string | undefined {
  const [first = -1] = given
  if (first === -1) return undefined
  if (OF_EACH.test(type)) return holderOf(type, given)
  if (OF_ALL.test(type)) return `${type}<=${isPlace(r, first) ? throughIt(r, first, THROUGH.pointer) : first}>`
  if (!THROUGH_WHICH.test(type)) return undefined
  return `${type}<=${throughIt(r, first, isPlace(r, first) ? THROUGH.pointer : THROUGH.iteration)}>`
}

/** A template of what these expressions give, as far as that is known. */
export const holderOf = (template: string, nodes: readonly number[]): string =>
  `${template}<${nodes.map((node) => (node === -1 ? '' : `=${node}`)).join(',')}>`

const throughIt = (r: Reader, node: number, through: number): number => r.facts.node(NODE.target, node, through)

/** `all.begin()` */
export function isPlace({ facts }: Reader, node: number): boolean {
  const { nodes, occurrences, words } = facts.body
  const callee = nodes[node * NODE_STRIDE] === NODE.call ? (nodes[node * NODE_STRIDE + 1] as number) : -1
  if (callee < 0 || nodes[callee * NODE_STRIDE] !== NODE.use) return false
  const at = (nodes[callee * NODE_STRIDE + 1] as number) * OCCURRENCE_STRIDE
  return occurrences[at + 5] !== HOW.local && PLACE.test(words[occurrences[at + 2] as number] ?? '')
}
