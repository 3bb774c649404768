/** Java, and what it shares with languages that name classes the same way. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker } from '../nominal/linker.ts'
import { createDialect } from './dialect.ts'
import { extractJava } from './extract.ts'

export const java: Language<Surface, Body> = {
  key: 'java',
  family: 'java',
  grammar: 'tree-sitter-java/tree-sitter-java.wasm',
  revision: 4,
  extract: (tree) => extractJava(tree),
}

export const javaFamily: Family<Surface, Body> = {
  name: 'java',
  configuration: [],
  createLinker: () => createLinker(createDialect()),
}
