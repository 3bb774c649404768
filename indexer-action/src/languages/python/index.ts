/**
 * Python: `.py` and `.pyi`.
 */
import type { Family, Language } from '../language.ts'
import type { Body } from './extract/extraction.ts'
import type { Surface } from './value-graph.ts'

export const pythonLanguages: readonly Language[] = [
  {
    key: 'python',
    family: 'python',
    grammar: 'tree-sitter-python/tree-sitter-python.wasm',
    revision: 31,
  },
]

export const pythonFamily: Family<Surface, Body> = {
  name: 'python',
  configuration: [],
  resumes: true,
  load: () => import('./family.ts'),
}
