/** What Python's grammar cannot read, and what is read in its place, at the same length. */
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../../syntax/second-reading.ts'

/** `class Box[T: Item = Item]`, `type Pair[A, B = A] = …`, `def first[*Ts = *tuple[int]]`: where type parameters begin. */
const TYPE_PARAMETERS = /\b(?:class|def|type)[ \t]+\w+[ \t]*\[/g
/** `lazy import json`, `lazy from json import loads`: a condition of the same length. */
const LAZY = /(?<=^[ \t]*)lazy (?=(?:import|from)[ \t])/gm

/** `Annotated[str, KINDS[key](name="x")]`: the grammar takes what stands there for types, which no call can have before its arguments. */
const CALLED_ITEM = /(?<=\bAnnotated\[[^\n]*,[^\n]*\w)\[[^[\]\n]*\](?=\()/g

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [(text) => withoutDefaults(text).replace(LAZY, 'if 1:').replace(CALLED_ITEM, blanks)])

/**
 * The default of a type parameter is what it is where nothing says more: it is read as its bound, or as another one. Those of
 * parameters for several types are left out.
 */
function withoutDefaults(text: string): string {
  const letters = [...text.matchAll(TYPE_PARAMETERS)].length > 0 ? text.split('') : undefined
  if (!letters) return text
  for (const { index, 0: head } of text.matchAll(TYPE_PARAMETERS)) {
    let depth = 1
    let isBound = false
    let isMany = false
    let begin = -1
    for (let at = index + head.length; at < text.length && depth > 0; at++) {
      const letter = text[at] as string
      if ('[({'.includes(letter)) depth++
      else if ('])}'.includes(letter)) depth--
      const isEnd = depth === 0 || (depth === 1 && letter === ',')
      if (isEnd) {
        if (begin >= 0 && isMany) {
          const from = begin
          for (const [nth, blank] of [...blanks(text.slice(from, at))].entries()) letters[from + nth] = blank
        }
        isBound = false
        isMany = false
        begin = -1
      } else if (depth === 1 && letter === ':') isBound = true
      else if (depth === 1 && letter === '*' && begin < 0) isMany = true
      else if (depth === 1 && letter === '=' && begin < 0) {
        begin = at
        letters[at] = isBound ? '|' : ':'
      }
    }
  }
  return letters.join('')
}
