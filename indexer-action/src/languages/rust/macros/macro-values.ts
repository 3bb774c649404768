/**
 * Macros of the repository as values: `current!(editor)` has the type of what the macro writes out. Each rule that takes a list of
 * expressions is read once, where the macro is defined, and evaluated for the arguments of each call.
 */
import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import type { Evaluator, Value } from '../types/evaluate.ts'
import * as t from '../types/types.ts'

/** Macros that call each other. */
const DEEPEST = 6

/** The arguments of the calls being evaluated, the innermost last. */
const calls: (readonly t.Type[])[] = []

export const macroArgument = (position: number): t.Type => calls.at(-1)?.[position] ?? t.unknown

export function macroValue(e: Evaluator, { entity }: Value, name: string, given: readonly t.Type[]): t.Type {
  const item = entity?.kind === 'macro' ? itemOf(entity, name) : undefined
  if (!item || item.node === 0 || item.source.at(item.node) !== ir.MACRO_RULES || calls.length >= DEEPEST)
    return t.unknown
  const { source, node } = item
  const count = source.at(node + 1)
  for (let at = node + 2; at < node + 2 + count * ir.RULE_SIZE; at += ir.RULE_SIZE) {
    if (source.at(at) !== given.length) continue
    calls.push(given)
    try {
      return source.afresh(source.at(at + 2), source.at(at + 3), () => e.shape(e.type(source, source.at(at + 1))))
    } finally {
      calls.pop()
    }
  }
  return t.unknown
}

function itemOf({ source, definition }: NonNullable<Value['entity']>, name: string): Item | undefined {
  for (const module of source.modules) {
    const item = module.names.get(name)?.find((one) => one.kind === ir.MACRO_ITEM && one.definition === definition)
    if (item) return item
  }
  return undefined
}
