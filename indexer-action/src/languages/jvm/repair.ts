/** What is blanked out of a file with syntax errors before it is parsed again. None of it is code in another language of the JVM. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** Java: `Object @Nullable ... args`, an annotation of the list itself. */
const LIST_ANNOTATION = /@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g
/** Kotlin: `context(scope: Scope)` on the line before a function or property. */
const CONTEXT_PARAMETERS =
  /^[ \t]*context\((?:[^()]|\([^()]*\))*\)(?=\s*(?:@|(?:abstract|fun|infix|inline|internal|open|operator|override|private|protected|public|suspend|val|var)\b))/gm

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [(text) => text.replace(LIST_ANNOTATION, blanks).replace(CONTEXT_PARAMETERS, blanks)])
