/** What Java's grammar cannot read, and is left out: nothing of it is a name that leads anywhere else. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** `Object @Nullable ... args`, an annotation of the list itself. */
const LIST_ANNOTATION = /@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g

/** `import module java.base;` */
const MODULE = /(?<=^[ \t]*import[ \t]+)module(?=[ \t]+[\w.]+[ \t]*;)/gm

/** `super(…)` and `this(…)` behind other statements of a constructor: calls of methods, of which extraction makes what they are. */
const LATE_DELEGATION = /(?<=^[ \t]*|[;{}][ \t]*)\b(?:super|this)(?=\s*\()/gm

/** `case Order.Open(…)`: of what is taken apart the grammar knows no path. It is read as one name (extract-statements.ts). */
const PATTERN = /(?<=\b(?:case|instanceof)\s+)(?:\w+\s*\.\s*)+\w+(?=\s*(?:<[^()]*>)?\s*\()/g
/** `(Order.Id(var id), …)`: within another, where calls have no types before names. */
const PATTERN_WITHIN =
  /(?<=[(,]\s*)(?:\w+\s*\.\s*)+\w+(?=\s*(?:<[^()]*>)?\s*\(\s*(?:[\w.]+(?:<[^()]*>)?(?:\[\])*\s+\w+\s*[,)]|_\s*[,)]|[\w.]+\s*\([^()]*\b\w+\s+\w+\s*[,)]))/g

/** `case Open(final Line line)` */
const FINAL_WITHIN = /(?<=\b(?:case|instanceof)\s[^;{}]*[(,]\s*)final(?=\s)/g

const asOne = (path: string): string => path.replace(/[.\s]/g, '_')

export const repairJava = (tree: FlatTree): FlatTree =>
  readAgain(tree, [
    (text) =>
      text
        .replace(LIST_ANNOTATION, blanks)
        .replace(MODULE, blanks)
        .replace(FINAL_WITHIN, blanks)
        .replace(PATTERN, asOne)
        .replace(PATTERN_WITHIN, asOne)
        .replace(LATE_DELEGATION, (word) => '_'.repeat(word.length)),
  ])
