/** One Java file: symbols, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import './compact-files.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-members.ts'
import './extract-statements.ts'
import './extract-types.ts'
import { startExtraction, unitOf, visit } from '../nominal/extraction.ts'
import { grammarOf, javaHandlers } from './grammar.ts'

export function extractJava(tree: FlatTree): Unit<Surface, Body> {
  const x = startExtraction(tree, grammarOf(tree.grammar), javaHandlers)
  visit(x, 0)
  return unitOf(x, x.surface.package)
}
