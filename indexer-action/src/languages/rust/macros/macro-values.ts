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

/** Macros of which it is being asked what all their rules have. */
const asked = new Set<Item>()
/** What all rules of a macro have. */
const alike = new WeakMap<Item, t.Type>()
/** The same, as far as it was told while others were being asked: it may depend on them, and holds until they are told. */
const alikeSoFar = new Map<Item, t.Type>()

export function macroValue(e: Evaluator, { entity }: Value, name: string, given: readonly t.Type[]): t.Type {
  const item = entity?.kind === 'macro' ? itemOf(entity, name) : undefined
  if (!item || item.node === 0 || item.source.at(item.node) !== ir.MACRO_RULES) return t.unknown
  // A rule that calls its own macro has what the others have.
  if (asked.has(item)) return t.never
  const fitting = rulesOf(item).find(([count]) => count !== ir.ANY_CALL && count === given.length)
  const found = fitting && calls.length < DEEPEST ? ruleValue(e, item, fitting, given) : t.unknown
  return found.kind === t.UNKNOWN ? alikeOf(e, item) : found
}

type Rule = readonly [count: number, value: number, from: number, to: number]

function rulesOf({ source, node }: Item): Rule[] {
  return Array.from({ length: source.at(node + 1) }, (_, index) => {
    const at = node + 2 + index * ir.RULE_SIZE
    return [source.at(at), source.at(at + 1), source.at(at + 2), source.at(at + 3)]
  })
}

function ruleValue(e: Evaluator, { source }: Item, [, value, from, to]: Rule, given: readonly t.Type[]): t.Type {
  calls.push(given)
  try {
    return source.afresh(from, to, () => e.shape(e.type(source, value)))
  } finally {
    calls.pop()
  }
}

/** The type without arguments that all rules have, whatever they are given. */
function alikeOf(e: Evaluator, item: Item): t.Type {
  const known = alike.get(item) ?? alikeSoFar.get(item)
  if (known) return known
  asked.add(item)
  let found: t.Type = t.never
  for (const rule of rulesOf(item)) {
    if (rule[0] !== ir.ANY_CALL) continue
    const type = ruleValue(e, item, rule, [])
    if (type.kind === t.NEVER) continue
    const isFit = type.kind === t.ADT && type.args.length === 0
    if (!isFit || (found.kind !== t.NEVER && !(found.kind === t.ADT && found.item === type.item))) {
      found = t.unknown
      break
    }
    found = type
  }
  asked.delete(item)
  if (asked.size > 0) {
    alikeSoFar.set(item, found)
    return found
  }
  alikeSoFar.clear()
  if (found.kind === t.NEVER) found = t.unknown
  alike.set(item, found)
  return found
}

function itemOf({ source, definition }: NonNullable<Value['entity']>, name: string): Item | undefined {
  for (const module of source.modules) {
    const item = module.names.get(name)?.find((one) => one.kind === ir.MACRO_ITEM && one.definition === definition)
    if (item) return item
  }
  return undefined
}
