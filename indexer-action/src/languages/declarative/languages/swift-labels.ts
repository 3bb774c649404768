/** What Swift's functions and calls of them name their arguments. */
import type { Syntax } from '../syntax.ts'
import { argumentsIn, argumentsOf, closuresIn, parameters } from './swift-syntax.ts'

/** As `labels.ts` writes them. */
export const labels = (t: Syntax, node: number): string[] =>
  parameters(t, node).map(({ node: one, parameter }) => {
    const external = t.field(one, 'external_name')
    const label = external === undefined ? parameter.name : t.text(external)
    return `${label}${parameter.variadic ? '*' : parameter.default === undefined ? '' : '?'}`
  })

/** Undefined where nothing is called. */
export function labelsGiven(t: Syntax, call: number): string[] | undefined {
  if (argumentsOf(t, call) === undefined) return undefined
  return [...argumentsIn(t, call).map(({ label }) => label ?? '_'), ...closuresIn(t, call).map(() => '')]
}
