/** C#. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import { essenceOf, PROJECT_FILES } from './projects.ts'

export const csharpLanguage: Language = {
  key: 'csharp',
  family: 'csharp',
  grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  revision: 32,
}

export const csharpFamily: Family<Surface, Body> = {
  name: 'csharp',
  configuration: PROJECT_FILES,
  essence: essenceOf,
  knowsDependents: true,
  tellsOfFiles: true,
  load: () => import('./family.ts'),
}
