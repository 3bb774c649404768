/** JavaScript (JSX included), TypeScript and TSX: one extractor, one linker. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Family, Language, SourceFile, Unit } from '../language.ts'
import { recover } from './extract-errors.ts'
import { program } from './extract-statements.ts'
import { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import type { Body, Surface } from './ir.ts'
import { EcmaScriptLinker } from './link.ts'
import { repaired } from './repair.ts'

export function extract(tree: FlatTree, file: SourceFile): Unit<Surface, Body> {
  const typescript = file.language !== 'javascript'
  const x = new Extraction(typescript ? repaired(tree) : tree, typescript)
  if (/\.d\.[cm]?ts$/.test(file.path)) x.declared = true
  if (x.kind(0) === K.ERROR) recover(x, 0)
  else program(x, 0)
  return x.finish()
}

const language = (key: string, grammar: string): Language<Surface, Body> => ({
  key,
  family: 'ecmascript',
  grammar,
  revision: 5,
  extract,
})

export const ecmascriptLanguages: Language<Surface, Body>[] = [
  language('javascript', 'tree-sitter-javascript/tree-sitter-javascript.wasm'),
  language('typescript', 'tree-sitter-typescript/tree-sitter-typescript.wasm'),
  language('tsx', 'tree-sitter-typescript/tree-sitter-tsx.wasm'),
]

export const ecmascriptFamily: Family<Surface, Body> = {
  name: 'ecmascript',
  configuration: ['package.json', 'tsconfig.json', 'jsconfig.json', 'deno.json'],
  createLinker: (project) => new EcmaScriptLinker(project),
}
