/** Parts of calls and operators of Elixir; definitions and imports are calls too. */
import type { Syntax } from '../syntax.ts'

/** The name that a call begins with: `def` of `def run(x)`. */
export function targetOf(t: Syntax, node: number): string {
  const target = t.type(node) === 'call' ? t.field(node, 'target') : undefined
  return target !== undefined && t.type(target) === 'identifier' ? t.text(target) : ''
}

export const argumentsOf = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'arguments')
  return list === undefined ? [] : t.named(list)
}

/** The value of an option: `Bar` of `alias Foo, as: Bar`. */
export function option(t: Syntax, node: number, name: string): number | undefined {
  const options = argumentsOf(t, node).find((argument) => t.type(argument) === 'keywords')
  const pair = options === undefined ? undefined : t.named(options).find((one) => t.text(one).startsWith(`${name}:`))
  return pair === undefined ? undefined : t.field(pair, 'value')
}

/** Of the operators, `::` alone is not in the tree: it is taken for punctuation. */
export const operatorOf = (t: Syntax, node: number): string => {
  if (!/^(?:bin|un)ary_operator$/.test(t.type(node))) return ''
  const operator = t.field(node, 'operator')
  return operator === undefined ? '::' : t.text(operator)
}
