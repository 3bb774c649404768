/** Java, and what it shares with languages that name classes the same way. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'

export const java: Language = {
  key: 'java',
  family: 'java',
  grammar: 'tree-sitter-java/tree-sitter-java.wasm',
  revision: 6,
}

export const javaFamily: Family<Surface, Body> = {
  name: 'java',
  configuration: [],
  load: () => import('./family.ts'),
}
