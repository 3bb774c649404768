/** Names that become locals other than by an assignment to one: those of patterns, of `rescue => error` and of `for`. */
import type { DefinitionRule } from '../declarative/rules.ts'
import type { Syntax } from '../declarative/syntax.ts'

/** The names that a pattern of `in` or `=>` binds. */
export function namesIn(t: Syntax, pattern: number): number[] {
  switch (t.type(pattern)) {
    case 'identifier':
      return [pattern]
    case 'as_pattern': {
      const [value, name] = [t.field(pattern, 'value'), t.field(pattern, 'name')]
      return [...(value === undefined ? [] : namesIn(t, value)), ...(name === undefined ? [] : [name])]
    }
    case 'keyword_pattern': {
      const [key, value] = [t.field(pattern, 'key'), t.field(pattern, 'value')]
      return value !== undefined ? namesIn(t, value) : key === undefined ? [] : [key]
    }
    case 'splat_parameter':
    case 'hash_splat_parameter':
      return t.each(pattern, 'identifier')
    case 'array_pattern':
    case 'find_pattern':
    case 'hash_pattern':
    case 'alternative_pattern':
    case 'parenthesized_pattern':
      return t.named(pattern).flatMap((one) => namesIn(t, one))
    default:
      return []
  }
}

/** The names on the left of an assignment: `first, (second, *others) = …`. */
export const targetsIn = (t: Syntax, left: number): number[] =>
  /^(left_assignment_list|destructured_left_assignment|rest_assignment)$/.test(t.type(left))
    ? t.named(left).flatMap((one) => targetsIn(t, one))
    : [left]

const BODIES = /^(method|singleton_method|block|do_block|lambda)$/

function isInBody(t: Syntax, node: number): boolean {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) if (BODIES.test(t.type(at))) return true
  return false
}

const binding = (names: (t: Syntax, node: number) => number[]): DefinitionRule => ({
  kind: 'variable',
  localInFunction: true,
  names: (t, node) => (isInBody(t, node) ? names(t, node) : []),
})
const matching = binding((t, node) => {
  const pattern = t.field(node, 'pattern')
  return pattern === undefined ? [] : namesIn(t, pattern)
})

export const BINDING: Record<string, DefinitionRule> = {
  // `total ||= 0`
  operator_assignment: binding((t, node) => {
    const left = t.field(node, 'left')
    return left === undefined || t.type(left) !== 'identifier' ? [] : [left]
  }),
  in_clause: matching,
  match_pattern: matching,
  test_pattern: matching,
  exception_variable: binding((t, node) => t.each(node, 'identifier')),
  for: binding((t, node) => {
    const pattern = t.field(node, 'pattern')
    return pattern === undefined ? [] : targetsIn(t, pattern).filter((one) => t.type(one) === 'identifier')
  }),
}
