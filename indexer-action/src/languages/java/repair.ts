/** What Java's grammar cannot read, and is left out: nothing of it is a name that leads anywhere else. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** `Object @Nullable ... args`, an annotation of the list itself. */
const LIST_ANNOTATION = /@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g

/** `import module java.base;` */
const MODULE = /(?<=^[ \t]*import[ \t]+)module(?=[ \t]+[\w.]+[ \t]*;)/gm

/** `super(…)` and `this(…)` behind other statements of a constructor: calls of methods, of which extraction makes what they are. */
const LATE_DELEGATION = /(?<=^[ \t]*|[;{}][ \t]*)\b(?:super|this)(?=\s*\()/gm

export const repairJava = (tree: FlatTree): FlatTree =>
  readAgain(tree, [
    (text) =>
      text
        .replace(LIST_ANNOTATION, blanks)
        .replace(MODULE, blanks)
        .replace(LATE_DELEGATION, (word) => '_'.repeat(word.length)),
  ])
