/**
 * Collections that begin empty: a list, a map or a set holds what `push`, `set` and `add` put into it. What names hold is known when
 * they are resolved; what is added to a field is kept as if it were assigned to it, under another name (`elementsOf`).
 */

import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'

/** What adds to a collection, and the number of arguments that it takes; 0 for lists, which take any. */
const GROWING: ReadonlyMap<string, number> = new Map([
  ['push', 0],
  ['unshift', 0],
  ['set', 2],
  ['add', 1],
])
/** The classes that take so many arguments. */
const CLASSES = ['', 'Set', 'Map']

/** Notes what a call of this name adds. `target` is the callee's record. */
export function grows(x: Extraction, name: string, target: number, args: number): void {
  const { code } = x
  const taken = GROWING.get(name)
  if (taken === undefined || code[target] !== ir.MEMBER || (taken > 0 && taken !== code[args])) return
  const held = code[target + 1] as number
  if (code[held] === ir.NAME) x.growths.push(x.scope, ~(code[held + 1] as number), taken, args)
  else if (code[held] === ir.MEMBER && code[code[held + 1] as number] === ir.THIS) {
    const made = taken === 0 ? 0 : x.name(x.string(CLASSES[taken] as string), ir.VALUE_SPACE)
    const field = x.string(ir.elementsOf(x.strings[code[held + 2] as number] as string))
    x.expandos.push(x.record(ir.EXPANDO, code[held + 1] as number, field, collection(x, taken, args, made), 0))
  }
}

/** Only what is declared as an empty collection takes the type of what is added to it. */
export function applyGrowths(x: Extraction): void {
  const { code, growths } = x
  for (let at = 0; at < growths.length; at += 4) {
    const [scope, name, taken, args] = growths.slice(at, at + 4) as [number, number, number, number]
    const entity = x.resolve(scope, name, ir.VALUE_SPACE)
    const declaration = entity === 0 ? 0 : (code[entity + ir.E_DECLARATION] as number)
    const value = declaration === 0 ? 0 : (code[declaration + ir.D_VALUE] as number)
    const added = value === 0 ? 0 : grown(x, value, taken, args)
    if (added !== 0) code[entity + ir.E_WRITES] = x.record(code[entity + ir.E_WRITES] as number, added)
  }
}

/** A value that began empty, with what is added to it; 0 if it is no such collection. */
function grown(x: Extraction, value: number, taken: number, args: number): number {
  const { code } = x
  if (taken === 0)
    return code[value] === ir.ARRAY && code[code[value + 4] as number] === 0 ? collection(x, taken, args, 0) : 0
  const made = code[value] === ir.NEW && code[value + 3] === 0 ? (code[value + 1] as number) : 0
  const empty = made !== 0 && (code[value + 2] === 0 || code[code[value + 2] as number] === 0)
  if (!empty || code[made] !== ir.NAME || (code[made + 1] as number) >= 0) return 0
  const name = x.strings[~(code[made + 1] as number)] as string
  return name.replace(/^Weak/, '') === CLASSES[taken] ? collection(x, taken, args, made) : 0
}

/** A collection with what is added to it: a list, or what `made` names. */
function collection(x: Extraction, taken: number, args: number, made: number): number {
  const array = (items: number): number => x.record(ir.ARRAY, 0, 0, 0, items)
  // `[...[a, b]]`: a list that grows is no tuple.
  if (taken === 0) return array(x.list([x.emit(ir.SPREAD, array(args))]))
  const held = taken === 2 ? array(x.list([array(args)])) : array(args)
  return x.record(ir.NEW, made, x.list([held]), 0, 0, 0, 0)
}
