/** C and C++: one reader, one linker. */

import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks } from '../../syntax/second-reading.ts'
import type { Project, SourceFile } from '../language.ts'
import { systemOfPath } from './builds/predefined.ts'
import { isSource } from './declared-by-macros.ts'
import { CLinker } from './link.ts'
import { offerDeduced } from './parse/deduced.ts'
import { parseExternal } from './parse/file.ts'
import { declareNames } from './parse/name-lists.ts'
import { offerStores } from './parse/offered-stores.ts'
import { declareOpened } from './parse/opened-namespaces.ts'
import { Reader } from './parse/reader.ts'
import { offerTemplates } from './parse/templates.ts'
import {
  BRACE,
  COLON,
  COLONS,
  EQUALS,
  KEYWORD,
  KEYWORDS,
  LESS,
  QUESTION,
  SEMICOLON,
  WORD,
  Words,
} from './parse/tokens.ts'

/** `__global__ void run(…)`, `run<<<blocks, threads>>>(…)`: what CUDA adds to C++. */
const CUDA =
  /\b__(?:global|device|host|shared|constant|managed|forceinline|noinline|restrict)__\b|\b__launch_bounds__\s{0,9}\([^()]{0,200}\)/g
/** Read like a subscript: what a launch is given stands before what its kernel is. */
const LAUNCH = /<<<([^;{}]{0,500}?)>>>/g

export const scriptOf = ({ language, text }: SourceFile): string =>
  language === 'cuda' ? text.replace(CUDA, blanks).replace(LAUNCH, (_, given: string) => `[  ${given}  ]`) : text

export function extract(tree: FlatTree, file: SourceFile) {
  let cpp = file.language !== 'c'
  const system = systemOfPath(file.path) ?? 'linux'
  let words = new Words(cpp)
  let reader = Reader.of(tree, words, cpp, system)
  if (!cpp && /\.(h|inc|inl|ipp)$/.test(file.path) && saysCpp(reader)) {
    cpp = true
    words = new Words(cpp)
    reader = Reader.of(tree, words, cpp, system)
  }
  declareNames(reader)
  parseExternal(reader, reader.kind.length)
  if (!cpp && !isSource(file.path)) offerTemplates(reader)
  const { facts } = reader
  declareOpened(facts)
  offerStores(facts)
  if (cpp) {
    offerDeduced(facts)
    facts.surface.cpp = 1
  }
  return { symbols: facts.symbols, surface: facts.surface, body: facts.body }
}

export { offersOf } from './offers.ts'
export const createLinker = (project: Project) => new CLinker(project)

/** A `.h` may be either. Words that C does not have, in places where C would not have them, decide. */
function saysCpp(r: Reader): boolean {
  const { kind, words } = r
  for (let at = 0; at < kind.length; at++) {
    const word = r.word[at] as number
    if (word < KEYWORDS.length) continue
    const text = words.text(word)
    const next = kind[at + 1]
    if (next === COLONS && kind[at + 2] === WORD) return true
    if (text === 'template' && next === LESS) return true
    if (
      text === 'namespace' &&
      (next === BRACE || (next === WORD && (kind[at + 2] === BRACE || kind[at + 2] === COLONS)))
    )
      return true
    if (
      text === 'class' &&
      next === WORD &&
      (kind[at + 2] === BRACE || kind[at + 2] === COLON || kind[at + 2] === SEMICOLON) &&
      kind[at - 1] !== KEYWORD
    )
      return true
    if (
      (text === 'public' || text === 'private') &&
      next === COLON &&
      kind[at + 2] !== undefined &&
      kind[at - 1] !== QUESTION
    )
      return true
    if (text === 'using' && next === WORD && kind[at + 2] === EQUALS) return true
  }
  return false
}
