/** What is written in a call. */
import type { Syntax } from '../declarative/syntax.ts'

/** Empty where a node is no call of a method by its name. */
export function methodIn(t: Syntax, call: number): string {
  const method = t.type(call) === 'call' ? t.field(call, 'method') : undefined
  return method === undefined ? '' : t.text(method)
}

export function argumentsOf(t: Syntax, call: number): number[] {
  const list = t.field(call, 'arguments')
  return list === undefined ? [] : t.named(list)
}

/** The call that an argument is given to. */
export const callGiven = (t: Syntax, argument: number): number => t.parent(t.parent(argument) as number) as number

/** The value of `name: value` or `:name => value` among arguments. */
export function optionOf(t: Syntax, args: readonly number[], name: string): number | undefined {
  const isNamed = (one: number): boolean =>
    t.type(one) === 'pair' && t.text(t.field(one, 'key') ?? one).replace(/^:/, '') === name
  const pair = args.find(isNamed)
  return pair === undefined ? undefined : t.field(pair, 'value')
}

/** The names in `:one`, `[:one, :other]`, `%i[one other]`. */
export const wordsOf = (t: Syntax, node: number): string[] =>
  t
    .text(node)
    .replace(/^%[iw]/, '')
    .match(/\w+/g) ?? []
