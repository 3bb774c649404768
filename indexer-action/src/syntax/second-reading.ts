/** Parses a file with syntax errors again, with what the grammar cannot read blanked out. */
import { Parser } from 'web-tree-sitter'
import { ERROR, type FlatTree, flatten, MISSING } from './flat-tree.ts'
import { parseText } from './parse-text.ts'

/**
 * The tree with the fewest errors: the given one, or that of a text made by one of `repairs`. They are tried in turn,
 * each on the original, until there are no errors. A repair keeps every offset, because names are still read from the
 * original text. `misreadIn` counts what has been read without an error, and wrongly.
 */
export function readAgain(
  tree: FlatTree,
  repairs: readonly ((text: string) => string)[],
  misreadIn: (tree: FlatTree) => number = () => 0,
): FlatTree {
  const errorsIn = (of: FlatTree): number => syntaxErrorsIn(of) + misreadIn(of)
  let best = tree
  let fewest = errorsIn(tree)
  for (const repair of repairs) {
    if (fewest === 0) break
    const text = repair(tree.text)
    const again = text === tree.text ? undefined : parse(tree, text)
    const errors = again && errorsIn(again)
    if (!again || errors === undefined || errors >= fewest) continue
    best = again
    fewest = errors
  }
  return best
}

/** Blanks of the same length, with line ends kept. */
export const blanks = (text: string): string => text.replace(/\S/g, ' ')

function parse({ grammar, text: original }: FlatTree, text: string): FlatTree | undefined {
  const parser = new Parser()
  try {
    parser.setLanguage(grammar)
    const parsed = parseText(parser, text)
    if (!parsed) return undefined
    const flat = flatten(parsed, original, grammar)
    parsed.delete()
    return flat
  } finally {
    parser.delete()
  }
}

function syntaxErrorsIn({ flags }: FlatTree): number {
  let count = 0
  for (let at = 0; at < flags.length; at++) if (((flags[at] as number) & (ERROR | MISSING)) !== 0) count++
  return count
}
