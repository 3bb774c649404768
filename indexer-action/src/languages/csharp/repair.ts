/**
 * What is blanked out of a file with syntax errors before it is parsed again: words that are keywords in some places only, used as
 * names; what is newer than the grammar; and conditional compilation.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'
import { withFirstBranches, withoutDirectives } from './conditions.ts'

/** `async` is a modifier only before a type, a parameter or a parenthesis. */
const CALLED_ASYNC = /(?<![@\w])async(?=\s*(?:[,;:)\]}.?!=]|&&|\|\|))/g
/** `[property]` is a list with one item: after the target of an attribute stands a colon. */
const CALLED_TARGET = /(?<=[[,]\s*)(?:assembly|event|field|method|module|param|property|type|typevar)(?=\s*[,\]])/g
/** `values?[i] = value` and `part?.Size = size` assign, if there is something to assign to. */
const CONDITIONAL_ASSIGNMENT = /\?(?=(?:\[[^\]\n]*\]|\.\w+)+\s*(?:[-+*/%&|^]|\?\?|<<|>>)?=(?![=>]))/g

/** `extension(Order order) {`: a class with a primary constructor says the same (extract-extensions.ts). */
const EXTENSION = /\bextension(\s*(?:<[^(){};]*>)?\s*)(\([^(){};]*\))(?=[^(){};]*\{)/g
/** `(Order)`: a type alone is read as a base. */
const TYPE_ALONE = /^\(\s*[\w.]+(?:<[^(){};]*>)?(?:\[\])?\??\s*\)$/
/** `where T : allows ref struct` */
const ALLOWED = /\ballows\s+ref\s+struct\b/g
/** `operator +=(int by)` */
const OPERATOR_ASSIGNS = /(?<=\boperator\s*(?:[-+*/%&|^]|<<|>>>?))=(?=\s*\()/g
/** `[var first, .. var rest]` */
const REST_OF_LIST = /\.\.(?=\s*(?:var\b|\{))/g
/** `[.., var last]`: what stands between is nobody's. */
const ANY_OF_LIST = /(?<=[[,]\s*)\.\.(?=\s*,)|(?<=,\s*)\.\.(?=\s*\])/g
/** `(out size) => …`: parameters of a lambda that have no types. */
const MODIFIED_PARAMETERS =
  /\((?:\s*(?:(?:ref|out|in|scoped|readonly)\s+)*\w+\s*,)*\s*(?:(?:ref|out|in|scoped|readonly)\s+)+\w+\s*(?:,[\w\s]*)?\)(?=\s*=>)/g

const plainNames = (text: string): string =>
  text
    .replace(
      EXTENSION,
      (_, between: string, extended: string) =>
        `class ext${between}${TYPE_ALONE.test(extended) ? `:${extended.slice(1, -1)} ` : extended}`,
    )
    .replace(ALLOWED, (words) => 'notnull'.padEnd(words.length))
    .replace(OPERATOR_ASSIGNS, ' ')
    .replace(REST_OF_LIST, blanks)
    .replace(ANY_OF_LIST, '_ ')
    .replace(MODIFIED_PARAMETERS, (list) => list.replace(/\b(?:ref|out|in|scoped|readonly)(?=\s)/g, blanks))
    .replace(CALLED_ASYNC, '_sync')
    .replace(CALLED_TARGET, (word) => '_'.repeat(word.length))
    .replace(CONDITIONAL_ASSIGNMENT, ' ')

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(
    tree,
    [plainNames, (text) => withoutDirectives(plainNames(text)), (text) => withFirstBranches(plainNames(text))],
    extensionsAsConstructors,
  )

/** Blocks that hold methods alone are constructors with functions in them, as the grammar sees it. */
function extensionsAsConstructors(tree: FlatTree): number {
  if (tree.text.search(EXTENSION) < 0) return 0
  let count = 0
  for (let node = 0; node < tree.type.length; node++)
    if (tree.typeName(node) === 'constructor_declaration' && tree.text.startsWith('extension', tree.start[node]))
      count++
  return count
}
