/** One Scala file: symbols and what Java sees of it by rules, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import type { Unit } from '../language.ts'
import { startExtraction, visit } from '../nominal/extraction.ts'
import type { Body } from '../nominal/surface.ts'
import './extract-calls.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-functions.ts'
import './extract-imports.ts'
import { importsIn } from './extract-imports.ts'
import './extract-members.ts'
import './extract-patterns.ts'
import './extract-types.ts'
import { grammarOf, type ScalaExtraction, scalaHandlers } from './grammar.ts'
import { scalaSymbols } from './rules.ts'
import type { ScalaSurface } from './unit.ts'

export function extractScala(tree: FlatTree): Unit<ScalaSurface, Body> {
  const ruled = extractWithRules(scalaSymbols, tree)
  const { symbols } = ruled
  const starts = tree.lineStarts
  const declared = new Map(symbols.map(({ line, column }, at) => [(starts[line - 1] as number) + column, at]))
  const x: ScalaExtraction = {
    ...startExtraction(tree, grammarOf(tree.grammar), scalaHandlers),
    symbols,
    declared,
    top: -1,
    packages: [],
    seen: [],
    extending: undefined,
    isLocal: false,
    unwritten: [],
    placeholders: 0,
  }
  x.surface.imports = importsIn(x, 0)
  visit(x, 0)
  return {
    symbols,
    ...(ruled.module === undefined ? {} : { module: ruled.module }),
    surface: {
      ...x.surface,
      packages: [x.packages.length > 0 ? x.packages : [''], ...x.seen],
      asCompiled: { ...ruled.surface, values: {}, arities: {} },
    },
    body: { strings: x.out.strings, code: x.out.code, made: [...x.made] },
  }
}
