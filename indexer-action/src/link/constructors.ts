/**
 * Creating an instance runs the type's constructor, but the source names the type. So each type links to its
 * constructors, and a walk through the call graph gets from the type to them.
 */
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import type { LinkSetBuilder } from './link-set-builder.ts'

/** Names of constructors in languages that have no symbol kind for them. */
const NAMES = new Set(['__init__', '__new__', '__post_init__', 'initialize', '__construct'])
const TYPES = new Set(['class', 'struct', 'enum', 'object', 'interface'])

export function linkConstructors(symbols: readonly SymbolFact[], out: LinkSetBuilder): void {
  for (const symbol of symbols) {
    if (symbol.parent === undefined || !TYPES.has(symbols[symbol.parent]?.kind ?? '')) continue
    if (symbol.kind !== 'constructor' && !(symbol.kind === 'method' && NAMES.has(symbol.name))) continue
    out.occurrence({
      line: symbol.line,
      column: symbol.column,
      length: symbol.name.length,
      use: 'runs',
      destination: { to: 'symbol', id: symbol.id },
      from: symbol.parent,
      evidence: 'same_file',
      confidence: 100,
    })
  }
}
