/** Svelte's runes, in components and in modules whose names end in `.svelte.ts`: most stand for what they are given. */
import type { SourceFile } from '../../language.ts'
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'

const MODULE = /\.svelte\.[jt]s$/
const RUNE = /^\$(?:state|derived|effect|inspect)$/
const GIVING = /^\$(?:state|derived|bindable|state\.raw|state\.snapshot)$/

export const hasRunes = ({ language, path }: SourceFile): boolean => language === 'svelte' || MODULE.test(path)

/** Whether a name that nothing declares is a rune there. Components import theirs (`component.ts`). */
export const isRune = (name: string, path: string): boolean => RUNE.test(name) && MODULE.test(path)

/** The value of a call: of a rune, what it is given or is written to hold; `$derived.by` calls what it is given. */
export function valueOfRune(x: Extraction, name: string, record: number): number {
  const { code } = x
  const [args, types] = [code[record + 2] as number, code[record + 3] as number]
  const first = args === 0 ? 0 : (code[args + 1] as number)
  if (name === '$derived.by') return first === 0 ? record : x.record(ir.CALL, first, 0, 0, 0, 0, 0)
  if (!GIVING.test(name)) return record
  return types === 0 ? first || record : x.emit(ir.TYPED, code[types + 1] as number)
}
