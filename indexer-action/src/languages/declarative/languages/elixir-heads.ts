/** What a definition of Elixir defines: its name, without guard and arguments. */
import type { SymbolKind } from '../../../../../src/contract/symbols.ts'
import type { Syntax } from '../syntax.ts'
import { argumentsOf, operatorOf } from './elixir-calls.ts'

export const FUNCTIONS: ReadonlyMap<string, SymbolKind> = new Map([
  ['def', 'function'],
  ['defp', 'function'],
  ['defdelegate', 'function'],
  ['defguard', 'function'],
  ['defguardp', 'function'],
  ['defn', 'function'],
  ['defnp', 'function'],
  ['defmacro', 'macro'],
  ['defmacrop', 'macro'],
])
/** What `def` defines, without its guard: `run(x)` of `def run(x) when x > 0`, or `run`. */
export function headOf(t: Syntax, node: number): number | undefined {
  const [first] = argumentsOf(t, node)
  if (first === undefined) return undefined
  return t.type(first) === 'binary_operator' && operatorOf(t, first) === 'when' ? t.field(first, 'left') : first
}

export function nameOfHead(t: Syntax, head: number | undefined): number | undefined {
  if (head === undefined) return undefined
  if (t.type(head) === 'identifier') return head
  const target = t.type(head) === 'call' ? t.field(head, 'target') : undefined
  return target !== undefined && t.type(target) === 'identifier' ? target : undefined
}

export function moduleName(t: Syntax, node: number): number | undefined {
  const [name] = argumentsOf(t, node)
  return name !== undefined && t.type(name) === 'alias' ? name : undefined
}
