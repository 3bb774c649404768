/** Methods that a class hands on to another object, and the names that it gives them. */
import type { Syntax } from '../declarative/syntax.ts'
import { optionOf } from './call-syntax.ts'

/** Of `delegate :name, to: :user, prefix: true`: each symbol with the method's name, and what is called to get the object. */
export function delegated(t: Syntax, args: readonly number[]): { to?: string; named: [node: number, name: string][] } {
  const option = (name: string): string | undefined => {
    const value = optionOf(t, args, name)
    return value === undefined ? undefined : t.text(value).replace(/^[:"']+|["']$/g, '')
  }
  const to = option('to')
  if (to === undefined) return { named: [] }
  const prefix = option('prefix')
  const before = prefix === undefined || prefix === 'false' ? '' : `${prefix === 'true' ? to : prefix}_`
  const symbols = args.filter((one) => t.type(one) === 'simple_symbol')
  return { to, named: symbols.map((one) => [one, `${before}${t.text(one).slice(1)}`]) }
}

/** The symbols that name what a call in the body of a class hands on. */
export function handedOn(t: Syntax, name: string, args: readonly number[]): number[] {
  if (name === 'delegate') return delegated(t, args).named.map(([node]) => node)
  const symbols = args.map((one) => (t.type(one) === 'simple_symbol' ? one : undefined))
  const named = /^def_(instance_)?delegators$/.test(name) ? symbols.slice(1) : [symbols[2] ?? symbols[1]]
  return named.flatMap((one) => one ?? [])
}
