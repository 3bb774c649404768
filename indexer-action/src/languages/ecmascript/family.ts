/** JavaScript (JSX included), TypeScript and TSX: one extractor, one linker. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project, SourceFile, Unit } from '../language.ts'
import { recover } from './extract-errors.ts'
import { program } from './extract-statements.ts'
import { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import type { Body, Surface } from './ir.ts'
import { EcmaScriptLinker, resumeLinker } from './link.ts'

export function extract(tree: FlatTree, file: SourceFile): Unit<Surface, Body> {
  const typescript = file.language !== 'javascript'
  const x = new Extraction(tree, typescript)
  if (/\.d\.[cm]?ts$/.test(file.path)) x.declared = true
  if (x.kind(0) === K.ERROR) recover(x, 0)
  else program(x, 0)
  return x.finish()
}

export { repair } from './repair.ts'
export { resumeLinker }
export const createLinker = (project: Project) => new EcmaScriptLinker(project)
