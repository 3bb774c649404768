/**
 * Python: `.py` and `.pyi`.
 */
import type { Family, Language } from '../language.ts'
import { extractPython } from './extract.ts'
import type { Body } from './extraction.ts'
import { createPythonLinker, resumePythonLinker } from './link.ts'
import type { Surface } from './value-graph.ts'

export const pythonLanguages: readonly Language<Surface, Body>[] = [
  {
    key: 'python',
    family: 'python',
    grammar: 'tree-sitter-python/tree-sitter-python.wasm',
    revision: 5,
    extract: extractPython,
  },
]

export const pythonFamily: Family<Surface, Body> = {
  name: 'python',
  configuration: [],
  createLinker: createPythonLinker,
  resumeLinker: resumePythonLinker,
}
