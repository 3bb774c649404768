/** One C# file: symbols, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import { startExtraction, unitOf, visit } from '../nominal/extraction.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-lambdas.ts'
import './extract-members.ts'
import './extract-names.ts'
import './extract-patterns.ts'
import './extract-statements.ts'
import './extract-tuples.ts'
import './extract-types.ts'
import { type CsharpExtraction, csharpHandlers, grammarOf } from './grammar.ts'

export function extractCsharp(tree: FlatTree): Unit<Surface, Body> {
  const x: CsharpExtraction = {
    ...startExtraction(tree, grammarOf(tree.grammar), csharpHandlers),
    namespace: '',
    conditions: [],
    extension: undefined,
  }
  visit(x, 0)
  return unitOf(x, x.surface.package)
}
