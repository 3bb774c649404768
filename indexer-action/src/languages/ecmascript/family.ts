/** JavaScript (JSX included), TypeScript, TSX and components: one extractor, one linker. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project, SourceFile, Unit } from '../language.ts'
import { templateFile } from './angular/template-file.ts'
import { Component, isAutoImported, isComponentFile, isTyped } from './components/component.ts'
import { hasRunes } from './components/runes.ts'
import { recover } from './extract/errors.ts'
import { Extraction } from './extract/extraction.ts'
import { K } from './extract/grammar.ts'
import { program } from './extract/statements.ts'
import type { Body, Surface } from './ir.ts'
import { EcmaScriptLinker, resumeLinker } from './link.ts'

export function extract(tree: FlatTree, file: SourceFile): Unit<Surface, Body> {
  const component = isComponentFile(file)
  const typescript = component ? isTyped(file) : file.language !== 'javascript'
  const x = new Extraction(tree, typescript)
  x.path = file.path
  if (component) x.component = new Component(x, file)
  if (/\.d\.[cm]?ts$/.test(file.path)) x.declared = true
  x.autoImported = isAutoImported(file)
  x.runes = hasRunes(file)
  if (file.language === 'angular') templateFile(x, file)
  else if (x.kind(0) === K.ERROR) recover(x, 0)
  else program(x, 0)
  return x.finish()
}

export { scriptOf } from './components/component.ts'
export { repair } from './extract/repair.ts'
export { resumeLinker }
export const createLinker = (project: Project) => new EcmaScriptLinker(project)
