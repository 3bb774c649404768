/**
 * Which definitions of a file its exports name: `export { a }`, `module.exports = View`, `exports.get = get`,
 * `module.exports = { get, put }`. They are exported as much as what is declared with `export`.
 */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'

/** To be called when names are resolved. */
export function markExported(x: Extraction): void {
  const { code } = x
  for (const record of x.exports) {
    const kind = code[record + 1]
    const value = code[record + 3] as number
    if (kind === ir.EXPORT_VALUE) markNamed(x, value, x.strings[code[record + 2] as number] === 'default')
    if (kind === ir.EXPORT_ASSIGN) markAssigned(x, value, code[record + 5] as number)
  }
  for (const member of x.exportMembers) markNamed(x, code[member + ir.M_VALUE] as number)
}

/** What is assigned to all that the module exports: its members are exports of the module. */
function markAssigned(x: Extraction, value: number, definition: number): void {
  const { code } = x
  // `var app = module.exports = {}`
  const holder = x.symbols[definition - 1]?.parent
  if (holder !== undefined) mark(x, holder + 1, 'exported')
  const given = assigned(x, value)
  mark(x, definedBy(x, given), 'exported')
  if (code[given] === ir.SHAPE_VALUE) {
    for (const member of x.listed(code[(code[given + 1] as number) + ir.S_MEMBERS] as number))
      markNamed(x, code[member + ir.M_VALUE] as number)
  }
  markNamed(x, given)
  for (const expando of x.expandos) {
    const target = code[expando + 1] as number
    const added = code[expando + 4] as number
    if (added > 0 && code[target] === ir.NAME && denotes(x, code[target + 1] as number, given))
      mark(x, added, 'exported')
  }
}

/** The value at the end of `a = b = value`. */
function assigned(x: Extraction, value: number): number {
  let at = value
  while (x.code[at] === ir.ASSIGN) at = x.code[at + 2] as number
  return at
}

/** `module.exports = class Box {}`: the definition that a value is. */
function definedBy({ code }: Extraction, value: number): number {
  const of = code[value + 1] as number
  if (code[value] === ir.FUNCTION_VALUE) return code[of + ir.F_DEFINITION] as number
  return code[value] === ir.SHAPE_VALUE ? (code[of + ir.S_DEFINITION] as number) : 0
}

/** Whether an entity is what is exported: the same name, or a variable that holds the exported value. */
function denotes(x: Extraction, entity: number, given: number): boolean {
  const { code } = x
  if (entity <= 0) return false
  if (code[given] === ir.NAME) return code[given + 1] === entity
  return declarationsOf(x, entity).some((d) => assigned(x, code[d + ir.D_VALUE] as number) === given)
}

function markNamed(x: Extraction, value: number, isDefault = false): void {
  const { code } = x
  const given = assigned(x, value)
  const entity = code[given] === ir.NAME ? (code[given + 1] as number) : 0
  if (entity <= 0) return
  for (const d of declarationsOf(x, entity)) {
    if (isImport(x, d)) continue
    const definition = code[d + ir.D_DEFINITION] as number
    mark(x, definition, 'exported')
    if (isDefault) mark(x, definition, 'default')
  }
}

function declarationsOf(x: Extraction, entity: number): number[] {
  const found: number[] = []
  for (let d = x.code[entity + ir.E_DECLARATION] as number; d !== 0; d = x.code[d + ir.D_NEXT] as number) found.push(d)
  return found
}

/** Whether a name is that of something which another module defines. */
function isImport(x: Extraction, declaration: number): boolean {
  const { code } = x
  if (code[declaration + ir.D_KIND] === ir.IMPORT_BINDING) return true
  let at = code[declaration + ir.D_VALUE] as number
  while (at !== 0 && (code[at] === ir.MEMBER || code[at] === ir.NON_NULL)) at = code[at + 1] as number
  return at !== 0 && code[at] === ir.REQUIRE
}

function mark(x: Extraction, definition: number, modifier: Modifier): void {
  const symbol = definition > 0 ? x.symbols[definition - 1] : undefined
  if (symbol && !symbol.modifiers?.includes(modifier)) symbol.modifiers = [...(symbol.modifiers ?? []), modifier]
}
