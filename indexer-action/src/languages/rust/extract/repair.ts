/** What is blanked out of a file with syntax errors before it is parsed again. */
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../../syntax/second-reading.ts'

/**
 * `(Fxaa, #[cfg(feature = "dlss")] Dlss)`, `Encoder { at, #[cfg(feature = "trace")] name }`: an attribute of a part of a tuple or
 * a pattern. Those of variants and fields, which are read well, look the same and go with them.
 */
const INNER_ATTRIBUTES = /(?<=[,(]\s*(?:\/\/[^\n]*\s*)*)#\[(?:[^[\]]|\[[^[\]]*\])*\]/g

/** `unsafe extern "C" { safe fn f(); unsafe static X: u8; }` */
const UNSAFE_BLOCK = /\bunsafe(?=\s+extern\s*(?:"[^"]*"\s*)?\{)/g
const OF_FOREIGN_ITEM = /\b(?:safe(?=\s+(?:fn|static)\b)|unsafe(?=\s+static\b))/g
/** `auto trait`, `const trait`, `impl const Trait`, `T: [const] Trait`, `T: async Fn()`, `gen fn`: words that change nothing of what is named. */
const WORDS =
  /\b(?:auto|const)(?=\s+(?:unsafe\s+)?trait\b)|(?<=\bimpl(?:<[^{}]*>)?\s+)const\b|~const\b|(?<=[:+]\s*)(?:\[const\]|const\b|async\b)(?=\s+[\w:]+)|\bgen(?=\s+(?:fn\b|move\b|\{))/g

/** `f(&raw)`: a reference to what is called so, and no raw pointer. */
const RAW = /(?<=&\s*)raw\b(?!\s+(?:const|mut)\b)/g

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [
    (text) =>
      text
        .replace(INNER_ATTRIBUTES, blanks)
        .replace(UNSAFE_BLOCK, blanks)
        .replace(OF_FOREIGN_ITEM, blanks)
        .replace(WORDS, blanks)
        .replace(RAW, 'r_w'),
  ])
