/** What patterns are matched with: `.offline` of `case .failed(.offline)`, `.low` of `case (.idle, .low)`. */
import type { Expected } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { cases, isMember, placeIn } from './swift-patterns.ts'

/** The type that is expected of a member in a pattern. */
export function expectedOfPattern(t: Syntax, name: number): Expected {
  const around = t.parent(name)
  if (around === undefined) return 'unknown'
  return t.type(around) === 'pattern' ? matched(t, around) : inCondition(t, around, name).whole
}

function matched(t: Syntax, pattern: number): Expected {
  const around = t.parent(pattern)
  if (around === undefined) return 'unknown'
  if (t.type(around) === 'switch_pattern') return switched(t, around)
  if (t.type(around) === 'pattern') return partOf(t, pattern, t.named(around), () => matched(t, around))
  const { nodes, whole } = inCondition(t, around, pattern)
  return partOf(t, pattern, nodes, () => whole)
}

function switched(t: Syntax, pattern: number): Expected {
  let around: number | undefined = pattern
  while (around !== undefined && t.type(around) !== 'switch_statement') around = t.parent(around)
  const subject = around === undefined ? undefined : t.field(around, 'expr')
  return subject === undefined ? 'unknown' : { node: subject }
}

/** The pattern of a condition that a node is in (`if case .done(.failed) = state`), and what it is matched with. */
function inCondition(t: Syntax, statement: number, node: number): { nodes: readonly number[]; whole: Expected } {
  const found = /^(?:if|guard|while)_statement$/.test(t.type(statement))
    ? cases(t, statement).find(({ pattern }) => pattern.includes(node))
    : undefined
  return {
    nodes: found?.pattern ?? [],
    whole: found?.subject === undefined ? 'unknown' : { node: found.subject },
  }
}

/** What a part of a pattern is matched with; `nodes` are that pattern, and `whole` what all of it is matched with. */
function partOf(t: Syntax, part: number, nodes: readonly number[], whole: () => Expected): Expected {
  const parts = nodes.filter((node) => t.type(node) === 'pattern')
  const member = nodes.find((node) => t.type(node) === 'simple_identifier' && isMember(t, node))
  if (member !== undefined) {
    const type = nodes.find((node) => t.type(node) === 'user_type')
    const of: Expected = type === undefined ? whole() : { type: t.text(type) }
    return of === 'unknown' ? of : { takenBy: t.text(member), of, at: placeIn(t, nodes, part, parts) }
  }
  const all = whole()
  if (parts.length < 2 || all === 'unknown') return all
  const nth = parts.indexOf(part)
  // `switch (state, level)`
  if (!('node' in all) || t.type(all.node) !== 'tuple_expression') return { partOf: all, nth }
  const value = t.named(all.node).filter((node) => t.fieldOf(node) === 'value')[nth]
  return value === undefined ? 'unknown' : { node: value }
}
