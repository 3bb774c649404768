/** PHP. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker } from '../nominal/linker.ts'
import { createDialect } from './dialect.ts'
import { extractPhp } from './extract.ts'

export const phpLanguage: Language<Surface, Body> = {
  key: 'php',
  family: 'php',
  grammar: 'tree-sitter-php/tree-sitter-php.wasm',
  revision: 6,
  extract: (tree) => extractPhp(tree),
}

export const phpFamily: Family<Surface, Body> = {
  name: 'php',
  configuration: ['composer.json', 'composer.lock'],
  createLinker: (project) => createLinker(createDialect(project)),
}
