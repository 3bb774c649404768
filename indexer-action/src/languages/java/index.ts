/** Java. */
import type { Language } from '../language.ts'

export const java: Language = {
  key: 'java',
  family: 'jvm',
  grammar: 'tree-sitter-java/tree-sitter-java.wasm',
  revision: 27,
}
