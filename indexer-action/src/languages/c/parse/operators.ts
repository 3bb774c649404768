/**
 * C++: operators as calls. Whether there is such a function, only the linker knows: what certainly has no members is not
 * asked about.
 */
import { HOW, NODE, NODE_STRIDE } from '../fact-layout.ts'
import type { Reader } from './reader.ts'

/** The operator at `token` is asked of `left`. Returns the node of what it gives, or -1. */
export function operate(r: Reader, token: number, left: number, right: number): number {
  const { facts } = r
  if (!r.cpp || left < 0) return -1
  const operation = facts.body.nodes[left * NODE_STRIDE]
  if (operation === NODE.type || facts.typeOfNode(left).startsWith('%')) return -1
  const text = r.textAt(token)
  const name = `operator${text === '[' ? '[]' : text}`
  const occurrence = facts.occurrence(name, r.start[token] as number, 'call', HOW.operator, left)
  facts.call(occurrence, [right])
  return facts.node(NODE.call, facts.node(NODE.use, occurrence), -1)
}
