/** Go: packages, types and methods as its specification links them. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './ir.ts'

export const go: Language = {
  key: 'go',
  family: 'go',
  grammar: 'tree-sitter-go/tree-sitter-go.wasm',
  revision: 16,
}

export const goFamily: Family<Surface, Body> = {
  name: 'go',
  configuration: ['go.mod'],
  essence: (_, text) => text.replace(/^(?:go|toolchain)\s.*$|\/\/.*$/gm, '').replace(/(?<=\s)v\d\S*/g, 'v0'),
  knowsDependents: true,
  tellsOfFiles: true,
  load: () => import('./family.ts'),
}
