/** What Swift's functions and calls of them name their arguments. */
import type { Syntax } from '../syntax.ts'
import { parameters } from './swift-syntax.ts'

/** As `labels.ts` writes them. */
export const labels = (t: Syntax, node: number): string[] =>
  parameters(t, node).map(({ node: one, parameter }) => {
    const external = t.field(one, 'external_name')
    const label = external === undefined ? parameter.name : t.text(external)
    return `${label}${parameter.variadic ? '*' : parameter.default === undefined ? '' : '?'}`
  })

/** Undefined where nothing is called. */
export function labelsGiven(t: Syntax, call: number): string[] | undefined {
  const suffix = t.first(call, 'call_suffix')
  if (suffix === undefined) return undefined
  const list = t.first(suffix, 'value_arguments')
  const written = (list === undefined ? [] : t.each(list, 'value_argument')).map((one) => {
    const label = t.first(one, 'value_argument_label')
    return label === undefined ? '_' : t.text(label)
  })
  return [...written, ...t.each(suffix, 'lambda_literal').map(() => '')]
}
