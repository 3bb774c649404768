/** One PHP file: symbols, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import { startExtraction, visit } from '../nominal/extraction.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-statements.ts'
import './extract-types.ts'
import { grammarOf, type PhpExtraction, phpHandlers } from './grammar.ts'

export function extractPhp(tree: FlatTree): Unit<Surface, Body> {
  const x: PhpExtraction = {
    ...startExtraction(tree, grammarOf(tree.grammar), phpHandlers),
    namespace: '',
    fileTypes: new Map(),
    flow: new Map(),
    returns: [],
    assigned: new Map(),
    classText: undefined,
  }
  visit(x, 0)
  const unit: Unit<Surface, Body> = {
    symbols: x.symbols,
    surface: x.surface,
    body: { strings: x.out.strings, code: x.out.code, made: [...x.made] },
  }
  if (x.surface.package !== '') unit.module = x.surface.package.replace(/\./g, '\\')
  return unit
}
