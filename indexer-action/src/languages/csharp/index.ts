/** C#. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'

export const csharpLanguage: Language = {
  key: 'csharp',
  family: 'csharp',
  grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  revision: 21,
}

export const csharpFamily: Family<Surface, Body> = {
  name: 'csharp',
  configuration: [],
  knowsDependents: true,
  tellsOfFiles: true,
  load: () => import('./family.ts'),
}
