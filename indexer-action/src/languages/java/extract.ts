/** One Java file: symbols, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-statements.ts'
import './extract-types.ts'
import { startExtraction, visit } from '../nominal/extraction.ts'
import { grammarOf, javaHandlers } from './grammar.ts'

export function extractJava(tree: FlatTree): Unit<Surface, Body> {
  const x = startExtraction(tree, grammarOf(tree.grammar), javaHandlers)
  visit(x, 0)
  const unit: Unit<Surface, Body> = {
    symbols: x.symbols,
    surface: x.surface,
    body: { strings: x.out.strings, code: x.out.code, made: [...x.made] },
  }
  if (x.surface.package !== '') unit.module = x.surface.package
  return unit
}
