/**
 * What is blanked out of a file with syntax errors before it is parsed again: words that are keywords in some places only, used as
 * names; assignments that the grammar does not know; and conditional compilation.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { readAgain } from '../../syntax/second-reading.ts'
import { withFirstBranches, withoutDirectives } from './conditions.ts'

/** `async` is a modifier only before a type, a parameter or a parenthesis. */
const CALLED_ASYNC = /(?<![@\w])async(?=\s*(?:[,;:)\]}.?!=]|&&|\|\|))/g
/** `[property]` is a list with one item: after the target of an attribute stands a colon. */
const CALLED_TARGET = /(?<=[[,]\s*)(?:assembly|event|field|method|module|param|property|type|typevar)(?=\s*[,\]])/g
/** `values?[i] = value` and `part?.Size = size` assign, if there is something to assign to. */
const CONDITIONAL_ASSIGNMENT = /\?(?=(?:\[[^\]\n]*\]|\.\w+)+\s*(?:[-+*/%&|^]|\?\?|<<|>>)?=(?![=>]))/g

const plainNames = (text: string): string =>
  text
    .replace(CALLED_ASYNC, '_sync')
    .replace(CALLED_TARGET, (word) => '_'.repeat(word.length))
    .replace(CONDITIONAL_ASSIGNMENT, ' ')

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [
    plainNames,
    (text) => withoutDirectives(plainNames(text)),
    (text) => withFirstBranches(plainNames(text)),
  ])
