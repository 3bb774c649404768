/**
 * Functions that are put away to be called later: into a local, a global, or a field of some record.
 */
import { HOW, NODE, NODE_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import type { Facts } from './facts.ts'

/** Constants are written in capitals, functions are not: what cannot be a function is not remembered for all files. */
const CONSTANT = /^[A-Z0-9_]+$|^(NULL|nullptr|true|false|stdin|stdout|stderr|errno)$/

/** Names at the end of a value that may be functions: `f`, `&f`, `(T)f`, `c ? f : g`. */
function functionsIn(facts: Facts, node: number, found: number[] = []): number[] {
  if (node < 0 || found.length > 8) return found
  const { nodes, occurrences } = facts.body
  const first = nodes[node * NODE_STRIDE + 1] as number
  const second = nodes[node * NODE_STRIDE + 2] as number
  switch (nodes[node * NODE_STRIDE]) {
    case NODE.use:
      if (
        occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.name ||
        occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.qualified
      )
        found.push(first)
      break
    case NODE.cast:
      functionsIn(facts, second, found)
      break
    case NODE.either:
      functionsIn(facts, first, found)
      functionsIn(facts, second, found)
      break
  }
  return found
}

const nameOf = (facts: Facts, occurrence: number): string =>
  facts.body.words[facts.body.occurrences[occurrence * OCCURRENCE_STRIDE + 2] as number] as string

/** `target = value`. */
export function keepFunction(facts: Facts, target: number, value: number): void {
  if (target < 0) return
  const functions = functionsIn(facts, value)
  if (functions.length === 0) return
  const { nodes, occurrences } = facts.body
  let path = ''
  for (let at = target; at >= 0; ) {
    const operation = nodes[at * NODE_STRIDE]
    const first = nodes[at * NODE_STRIDE + 1] as number
    if (operation === NODE.target) at = first
    else if (operation === NODE.local && path === '') {
      for (const occurrence of functions) facts.body.flows.push(first, occurrence)
      return
    } else if (operation === NODE.use && occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.member) {
      path = path === '' ? nameOf(facts, first) : `${nameOf(facts, first)}.${path}`
      at = occurrences[first * OCCURRENCE_STRIDE + 6] as number
    } else if (operation === NODE.use && occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.name) {
      keepAt(facts, `v:${nameOf(facts, first)}`, path, functions)
      return
    } else {
      keepAt(facts, facts.typeOfNode(at), path, functions)
      return
    }
  }
}

/** The field at the end of `path`, seen from a type, holds the functions named in `value`. */
export function keepInField(facts: Facts, type: string, path: string, value: number): void {
  if (type !== '') keepAt(facts, type, path, functionsIn(facts, value))
}

function keepAt(facts: Facts, type: string, path: string, functions: readonly number[]): void {
  if (type === '' || type.startsWith('%') || type.startsWith('=')) return
  for (const occurrence of functions) {
    const name = nameOf(facts, occurrence)
    if (!CONSTANT.test(name)) facts.surface.stores.push([facts.offeredType(type), path, name])
  }
}
