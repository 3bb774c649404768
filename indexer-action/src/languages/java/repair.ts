/** What Java's grammar cannot read, and is left out: nothing of it is a name that leads anywhere else. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** `Object @Nullable ... args`, an annotation of the list itself. */
const LIST_ANNOTATION = /@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g

export const repairJava = (tree: FlatTree): FlatTree =>
  readAgain(tree, [(text) => text.replace(LIST_ANNOTATION, blanks)])
