/** What is blanked out of a file with syntax errors before it is parsed again. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/**
 * `(Fxaa, #[cfg(feature = "dlss")] Dlss)`, `Encoder { at, #[cfg(feature = "trace")] name }`: an attribute of a part of a tuple or
 * a pattern. Those of variants and fields, which are read well, look the same and go with them.
 */
const INNER_ATTRIBUTES = /(?<=[,(]\s*(?:\/\/[^\n]*\s*)*)#\[(?:[^[\]]|\[[^[\]]*\])*\]/g

export const repair = (tree: FlatTree): FlatTree => readAgain(tree, [(text) => text.replace(INNER_ATTRIBUTES, blanks)])
