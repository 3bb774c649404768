/** Go: packages, types and methods as its specification links them. */
import type { Family, Language } from '../language.ts'
import { markRoutes } from './entry-points.ts'
import { readFile } from './extract-declarations.ts'
import { Extraction } from './extraction.ts'
import type { Body, Surface } from './ir.ts'
import { GoLinker } from './link.ts'

export const go: Language<Surface, Body> = {
  key: 'go',
  family: 'go',
  grammar: 'tree-sitter-go/tree-sitter-go.wasm',
  revision: 2,
  extract(tree, file) {
    const x = new Extraction(tree, file)
    readFile(x)
    markRoutes(x)
    return x.unit()
  },
}

export const goFamily: Family<Surface, Body> = {
  name: 'go',
  configuration: ['go.mod'],
  createLinker: (project) => new GoLinker(project),
}
