/** What a type asks of whoever implements it: a member more breaks all that others wrote. */
import type { SymbolFact } from '../../contract/symbols.ts'
import { containerOf } from '../answers/describe.ts'
import { membersOf } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { bodyOf } from './symbol-text.ts'
import { isPublic } from './visibility.ts'

const ASKING = /^(?:interface|trait|class|struct)$/
/** Only its own file, module or package may implement it. */
const CLOSED = /\b(?:sealed|final)\b/

/** Whether others may implement what has it, and have to have it then. */
export function isDemanded(one: Defined): boolean {
  const { file, symbol } = one
  const holder = containerOf(file, symbol)
  if (!holder || symbol.parent === undefined || !ASKING.test(holder.kind) || CLOSED.test(holder.signature ?? ''))
    return false
  if (!isLeftOpen(one, holder) || !isPublic(one) || !isPublic({ file, symbol: holder })) return false
  // Something that nobody else can name has to be implemented as well: nobody else does.
  return membersOf(file, symbol.parent).every(
    (member) => !member.symbol.modifiers?.includes('abstract') || isPublic(member),
  )
}

/** Languages that say it of a class alone leave out the body in an interface. */
function isLeftOpen(one: Defined, { kind }: SymbolFact): boolean {
  const { signature = '', modifiers = [] } = one.symbol
  if (modifiers.includes('abstract')) return true
  if (kind !== 'interface' || modifiers.includes('static')) return false
  switch (one.file.row.language) {
    case 'java':
      return one.symbol.kind === 'method' && !/\bdefault\b/.test(signature)
    case 'php':
      return one.symbol.kind === 'method'
    case 'csharp':
      return /^\s*(?:;|\{\s*(?:get|set|init)\s*;)/.test(bodyOf(one).split('\0')[1] ?? '')
    default:
      return false
  }
}
