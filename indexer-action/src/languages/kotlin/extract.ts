/** One Kotlin file: symbols and what Java sees of it by rules, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { Compiled } from '../jvm/unit.ts'
import type { Unit } from '../language.ts'
import { startExtraction, visit } from '../nominal/extraction.ts'
import type { Body } from '../nominal/surface.ts'
import { compiledFrom, facadeOf } from './compiled.ts'
import './extract-calls.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-members.ts'
import './extract-statements.ts'
import './extract-types.ts'
import { delegationsBeforeBodies } from './delegations.ts'
import { grammarOf, type KotlinExtraction, kotlinHandlers } from './grammar.ts'
import { kotlinSymbols } from './rules.ts'
import type { KotlinSurface } from './unit.ts'

/** `text` is the file's, of which the tree's may lack delegates. */
export function extractKotlin(tree: FlatTree, text: string): Unit<KotlinSurface, Body> {
  const compiled: Record<number, Compiled> = {}
  const ruled = extractWithRules(kotlinSymbols, tree, (t, node, symbol) => {
    const found = compiledFrom(t, node)
    if (found) compiled[symbol] = found
  })
  const facade = facadeOf(new Syntax(tree))
  const { symbols } = ruled
  const starts = tree.lineStarts
  const declared = new Map(symbols.map(({ line, column }, at) => [(starts[line - 1] as number) + column, at]))
  const x: KotlinExtraction = {
    ...startExtraction(tree, grammarOf(tree.grammar), kotlinHandlers),
    symbols,
    declared,
    top: -1,
    isInitializer: false,
    delegations: delegationsBeforeBodies(text),
  }
  visit(x, 0)
  return {
    symbols,
    ...(ruled.module === undefined ? {} : { module: ruled.module }),
    surface: {
      ...x.surface,
      asCompiled: { ...ruled.surface, values: {}, arities: {}, compiled, ...(facade === undefined ? {} : { facade }) },
    },
    body: { strings: x.out.strings, code: x.out.code, made: [...x.made] },
  }
}
