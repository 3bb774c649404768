/**
 * How a sentence of ours names a symbol to ask about: by its name where that can only be one, and by its id where a language
 * lets a name be a sentence. What stands in our words is read as ours.
 */
import { formatSymbolId } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'

const ORDINARY = /^[\p{L}\p{N}\p{M}_$#~.:]{1,100}$/u

export function namedByUs({ id, name, qualified = name }: SymbolFact): string {
  return ORDINARY.test(qualified) ? qualified : formatSymbolId(id)
}
