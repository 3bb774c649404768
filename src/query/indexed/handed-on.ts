/** How functions are handed on as values. */
import type { SymbolKind } from '../../contract/symbols.ts'

/** Whoever reads one hands it on for somebody else to call. */
export const FUNCTION_KINDS: readonly SymbolKind[] = ['function', 'method']
/** What may hold one, which whoever reads that hands on too. Who names a class or a module means something else of it. */
export const HOLDING_KINDS: readonly SymbolKind[] = [
  ...FUNCTION_KINDS,
  'variable',
  'constant',
  'property',
  'enum_member',
]
