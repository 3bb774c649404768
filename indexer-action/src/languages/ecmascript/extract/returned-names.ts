/** Locals that a function hands out: what an object literal held by one of them has is seen outside of the function. */

import type { Extraction } from './extraction.ts'
import { ultimate } from './functions.ts'
import { K } from './grammar.ts'

const FUNCTIONS = new Set([
  K.arrow_function,
  K.function_declaration,
  K.function_expression,
  K.generator_function,
  K.generator_function_declaration,
  K.method_definition,
])

/** Whether the function being walked returns what this local name holds: as it is, in an object or array, or spread into one. */
export function isReturned(x: Extraction, name: string): boolean {
  const { frame } = x
  if (frame.body < 0) return false
  frame.returnedNames ??= returnedNames(x, frame.body)
  return frame.returnedNames.has(name)
}

function returnedNames(x: Extraction, body: number): Set<string> {
  const { after } = x.tree
  const names = new Set<string>()
  for (let at = body + 1, end = after[body] as number; at < end; ) {
    const kind = x.kind(at)
    if (kind === K.return_statement) collect(x, at + 1, names)
    at = FUNCTIONS.has(kind) ? (after[at] as number) : at + 1
  }
  return names
}

/** Adds the names in the children of one parent, from `from` on. */
function collect(x: Extraction, from: number, names: Set<string>): void {
  const { after, parent } = x.tree
  const end = after[parent[from] as number] as number
  for (let at = from; at < end; at = after[at] as number) {
    const value = x.kind(at) === K.pair ? x.field(at, 'value') : ultimate(x, at)
    if (value < 0) continue
    const kind = x.kind(value)
    if (kind === K.identifier || kind === K.shorthand_property_identifier) names.add(x.text(value))
    else if (kind === K.object || kind === K.array || kind === K.spread_element) collect(x, value + 1, names)
  }
}
