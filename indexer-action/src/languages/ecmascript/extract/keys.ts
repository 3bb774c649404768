/**
 * Members under constant keys: `socket[kOwner] = this`, `{ [kQueue]: new Queue() }`. Who holds them is often unknown, but the key is the
 * file's own or imported, and little else is kept under it. An imported key may also be a text: only the linker knows.
 */
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { MODULE_SCOPE } from './scopes.ts'

/** Whether a key is a symbol that the file makes at its top, or something that it takes from another module. */
export function isConstantKey(x: Extraction, key: number): boolean {
  if (x.typescript || key < 0 || x.kind(key) !== K.identifier) return false
  const { code } = x
  const entity = x.resolve(x.scope, x.nameOf(key), ir.VALUE_SPACE)
  if (entity === 0 || code[entity + ir.E_SCOPE] !== MODULE_SCOPE || code[entity + ir.E_WRITES] !== 0) return false
  const declaration = code[entity + ir.E_DECLARATION] as number
  if (code[declaration + ir.D_KIND] === ir.IMPORT_BINDING) return true
  if (code[declaration + ir.D_KIND] !== ir.VARIABLE) return false
  const value = code[declaration + ir.D_VALUE] as number
  return value !== 0 && (isRequired(x, value) || makesSymbol(x, value))
}

/** A member of what another file exports. */
function isRequired({ code }: Extraction, value: number): boolean {
  const of = code[value + 1] as number
  return (
    code[value] === ir.MEMBER &&
    (code[of] === ir.REQUIRE || (code[of] === ir.NON_NULL && code[code[of + 1] as number] === ir.REQUIRE))
  )
}

/** `Symbol('name')`, `Symbol.for('name')` */
function makesSymbol(x: Extraction, value: number): boolean {
  const { code } = x
  if (code[value] !== ir.CALL) return false
  const callee = code[value + 1] as number
  const named = code[callee] === ir.MEMBER ? (code[callee + 1] as number) : callee
  return code[named] === ir.NAME && x.strings[~(code[named + 1] as number)] === 'Symbol'
}

/** Notes what is kept under a key. */
export function keeps(x: Extraction, key: number, value: number): void {
  if (value === 0 || !MAY_MATTER.has(x.code[value] as number) || !isConstantKey(x, key)) return
  const record = x.name(x.nameOf(key), ir.VALUE_SPACE)
  x.expandos.push(x.record(ir.EXPANDO, record, x.string(ir.KEPT), value, 0))
}

/** What a member or a table may hold of which something could be called: no texts and numbers. */
export const MAY_MATTER: ReadonlySet<number> = new Set([
  ...[ir.NAME, ir.MEMBER, ir.CALL, ir.NEW, ir.THIS, ir.FUNCTION_VALUE, ir.SHAPE_VALUE, ir.ARRAY, ir.EITHER, ir.ASSIGN],
  ir.REQUIRE,
])
