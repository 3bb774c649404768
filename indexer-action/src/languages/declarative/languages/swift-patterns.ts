/** What patterns of Swift bind: `case .done(let result, _)`, `if case let .failed(error) = state`, `catch let error as Timeout`. */
import type { Binder, Place } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { firstNamed, written } from './swift-syntax.ts'

/** A name behind a dot: `done` of `.done`. */
export const isMember = (t: Syntax, name: number): boolean => /\.\s*$/.test(before(t, name))

const before = ({ tree }: Syntax, node: number): string =>
  tree.text.slice(Math.max(0, (tree.start[node] as number) - 20), tree.start[node])

/** `count` of `.page(count: let n)` and of `case page(count: Int)`, `label` of `Button { … } label: { … }`. */
export function isLabel(t: Syntax, name: number): boolean {
  const parent = t.parent(name)
  if (
    parent === undefined ||
    !/^(?:pattern|enum_type_parameters|call_suffix|tuple_expression|tuple_type_item|(?:if|guard|while)_statement)$/.test(
      t.type(parent),
    )
  )
    return false
  const { tree } = t
  const next = tree.after[name] as number
  const end = next < (tree.after[parent] as number) ? tree.start[next] : tree.end[parent]
  return /^\s*:/.test(tree.text.slice(tree.end[name], end))
}

/** A member in a pattern: `done` of `.done(let result)`. */
export const isPatternMember = (t: Syntax, name: number): boolean => {
  const parent = t.parent(name)
  return parent !== undefined && /^(?:pattern|(?:if|guard|while)_statement)$/.test(t.type(parent)) && isMember(t, name)
}

/** The names that a pattern binds, of which `let` may stand before all or before each; `subject` is the node that is matched. */
function bindings(t: Syntax, nodes: readonly number[], subject?: number, isBound = false): Binder[] {
  let binds = isBound
  const member = nodes.find((node) => t.type(node) === 'simple_identifier' && isMember(t, node))
  const parts = nodes.filter((node) => t.type(node) === 'pattern')
  const type = nodes.find((node, at) => at > 0 && t.type(node) === 'user_type')
  const cast = type === undefined || member !== undefined ? {} : { type: written(t, type) }
  return nodes.flatMap((node): Binder[] => {
    switch (t.type(node)) {
      case 'value_binding_pattern':
        binds = true
        return []
      case 'pattern': {
        const only = member === undefined || subject === undefined ? undefined : boundBy(t, node, binds)
        if (only === undefined || member === undefined || subject === undefined)
          return bindings(t, t.named(node), undefined, binds).map((one) => ({ ...one, ...cast }))
        const at = placeIn(t, nodes, node, parts)
        return [{ name: only, given: { node: subject, part: { of: t.text(member), at } } }]
      }
      case 'simple_identifier':
        return binds && !isMember(t, node) && !isLabel(t, node)
          ? [{ name: node, ...(subject === undefined || member !== undefined ? {} : { given: { node: subject } }) }]
          : []
      default:
        return []
    }
  })
}

/** The name that a pattern is, if it is no more. */
function boundBy(t: Syntax, pattern: number, isBound: boolean): number | undefined {
  const inside = t.named(pattern)
  const name = inside.at(-1)
  const binds = isBound || inside.some((node) => t.type(node) === 'value_binding_pattern')
  return binds && inside.length <= 2 && name !== undefined && t.type(name) === 'simple_identifier' && !isMember(t, name)
    ? name
    : undefined
}

/** At which place of what a case carries a part of its pattern stands. */
export function placeIn(t: Syntax, nodes: readonly number[], part: number, parts: readonly number[]): Place {
  const named = nodes[nodes.indexOf(part) - 1]
  const label =
    named !== undefined && t.type(named) === 'simple_identifier' && isLabel(t, named) ? t.text(named) : undefined
  return { index: parts.indexOf(part), count: parts.length, ...(label === undefined ? {} : { label }) }
}

/** The patterns of a condition (`if case .done(let result) = state, …`), each with what it is matched with. */
export function cases(t: Syntax, statement: number): { pattern: number[]; subject: number | undefined }[] {
  const found: { pattern: number[]; subject: number | undefined }[] = []
  let pattern: number[] | undefined
  for (const node of t.all(statement)) {
    const text = t.type(node)
    if (text === 'case') pattern = []
    else if (pattern && text === '=') {
      found.push({ pattern, subject: t.named(statement).find((other) => other > node) })
      pattern = undefined
    } else pattern?.push(node)
  }
  return found
}

export const caseBinders = (t: Syntax, statement: number): Binder[] =>
  cases(t, statement).flatMap(({ pattern, subject }) => bindings(t, pattern, subject))

export function switchBinders(t: Syntax, entry: number): Binder[] {
  const around = t.parent(entry)
  const subject = around === undefined ? undefined : t.field(around, 'expr')
  return t.each(entry, 'switch_pattern').flatMap((one) => {
    const pattern = t.first(one, 'pattern')
    return pattern === undefined ? [] : bindings(t, t.named(pattern), subject)
  })
}

/** `error`, where a `catch` does not say what it binds. */
export function catchBinders(t: Syntax, block: number): Binder[] {
  const pattern = t.first(block, 'pattern')
  if (pattern !== undefined) return bindings(t, t.named(pattern))
  return firstNamed(t, block, 'error', 'catch_block').map((name) => ({ name }))
}
