/** C#. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker } from '../nominal/linker.ts'
import { createDialect } from './dialect.ts'
import { extractCsharp } from './extract.ts'

export const csharpLanguage: Language<Surface, Body> = {
  key: 'csharp',
  family: 'csharp',
  grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  revision: 3,
  extract: (tree) => extractCsharp(tree),
}

export const csharpFamily: Family<Surface, Body> = {
  name: 'csharp',
  configuration: [],
  createLinker: () => createLinker(createDialect()),
}
