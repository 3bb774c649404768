/** What Go's grammar cannot read, and what is read in its place, at the same length. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { readAgain } from '../../syntax/second-reading.ts'
import { asParameters } from './method-type-parameters.ts'

/**
 * `new(f(x))`, `new("a")`, `new(a + 1)`: a value, where the grammar expects a type. A value is what begins with a literal or an operator, and a
 * name or type that is called, filled, indexed by a number, asked for a member's member, or followed by an operator.
 */
const NEW_OF_VALUE =
  /\bnew(?=\(\s*(?:["'`\d&!^+-]|<-|(?!(?:func|struct|interface)\b)(?:(?:\[\d*\]|map\[[^\]\n]*\])*\*?[\w.]+(?:\[[^[\]\n]*\])?\s*(?:[({]|\.\()|[\w.]+(?:\[[^[\]\n]*\])?\s*[-+*/%&|^<>=!]|\w+\.\w+\.\w|[\w.]+\[\d)))/g

/** Any other name, since names are read from the text as it is. */
const asName = (word: string): string => '_'.repeat(word.length)

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [(text) => asParameters(text.replace(NEW_OF_VALUE, asName))])
