/** What PHP's grammar cannot read, and what is read in its place, at the same length. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** `public private(set) string $name`: who may write it, beside who may read it. */
const WRITTEN_BY = /(?<=\b(?:public|protected|private|static|readonly)\s+)(?:public|protected|private)\(set\)/gi
/** `private(set) string $name`: everybody may read it. */
const ONLY_WRITTEN_BY = /\b(?:public|protected|private)\(set\)/gi
/** `__construct(final public string $name)` */
const FINAL_PARAMETER = /(?<=[(,]\s*)final(?=\s+(?:public|protected|private|readonly)\b)/gi
/** `__construct(readonly int $size)` declares a property too. */
const READONLY_PARAMETER = /(?<=[(,]\s*)readonly(?=\s+[?\w\\|]+\s+\$)/gi
/** What follows is no code. */
const HALTED = /(?<=\b__halt_compiler\s*\(\s*\)\s*;)[\s\S]+$/i
/** `clone($point, ['x' => 1])`: a function since PHP 8.5. */
const CLONED_WITH = /\bclone(?=\((?:[^(),]|\([^()]*\))+,)/gi

export const repair = (tree: FlatTree): FlatTree =>
  readAgain(tree, [
    (text) =>
      text
        .replace(FINAL_PARAMETER, blanks)
        .replace(READONLY_PARAMETER, (word) => 'public'.padEnd(word.length))
        .replace(WRITTEN_BY, blanks)
        .replace(ONLY_WRITTEN_BY, (words) => 'public'.padEnd(words.length))
        .replace(CLONED_WITH, '_lone')
        .replace(HALTED, blanks),
  ])
