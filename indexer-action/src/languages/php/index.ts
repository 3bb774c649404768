/** PHP. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import { essenceOf } from './essence.ts'

export const phpLanguage: Language = {
  key: 'php',
  family: 'php',
  grammar: 'tree-sitter-php/tree-sitter-php.wasm',
  revision: 31,
}

export const phpFamily: Family<Surface, Body> = {
  name: 'php',
  configuration: ['composer.json', 'composer.lock'],
  essence: essenceOf,
  knowsDependents: true,
  tellsOfFiles: true,
  load: () => import('./family.ts'),
}
