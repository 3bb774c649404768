/** One PHP file: symbols, what other files may ask of it, and its bodies as code. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import { startExtraction, unitOf, visit } from '../nominal/extraction.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import './extract-calls.ts'
import './extract-declarations.ts'
import './extract-expressions.ts'
import './extract-members.ts'
import './extract-namespaces.ts'
import './extract-statements.ts'
import './extract-traits.ts'
import './extract-types.ts'
import { grammarOf, type PhpExtraction, phpHandlers } from './grammar.ts'

export function extractPhp(tree: FlatTree): Unit<Surface, Body> {
  const x: PhpExtraction = {
    ...startExtraction(tree, grammarOf(tree.grammar), phpHandlers),
    namespace: '',
    fileTypes: new Map(),
    flow: new Map(),
    promised: new Map(),
    returns: [],
    assigned: new Map(),
    shared: new Set(),
    classText: undefined,
    typeAliases: new Map(),
  }
  visit(x, 0)
  return unitOf(x, x.surface.package.replace(/\./g, '\\'))
}
