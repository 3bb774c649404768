/**
 * Extracts one Python file: its symbols, the flow of values through it, and every name that is used in it.
 */
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import type { SourceFile, Unit } from '../../language.ts'
import { packNumbers } from '../packed-numbers.ts'
import type { Binding, Surface } from '../value-graph.ts'
import { type Body, Extraction } from './extraction.ts'
import { sortSymbols } from './source-order.ts'
import { block } from './statements.ts'

export function extractPython(tree: FlatTree, file: SourceFile): Unit<Surface, Body> {
  const x = new Extraction(tree, file)
  if (tree.count > 0) block(x, x.module, 0)
  x.closeFrame(x.module)
  // Makes the cells of module names here, whoever reads a name first: they hold the values at the end of the module, before
  // function bodies are read and assign globals.
  for (const slot of x.module.slots.values()) if (slot.definitions.length > 0) x.cell(slot)
  x.readLater()
  x.markMains()
  const moved = sortSymbols(x)
  const exports: Binding[] = []
  for (const [name, slot] of x.module.slots)
    if (slot.definitions.length > 0) exports.push([x.graph.string(name), x.cell(slot), ...x.exported(slot).map(moved)])
  x.classes.forEach((cls, at) => {
    for (const [name, slot] of x.classScopes[at]?.slots ?? [])
      if (slot.definitions.length > 0)
        cls.members.push([
          x.graph.string(name),
          slot.value >= 0 ? slot.value : x.cell(slot),
          ...x.meant(slot.definitions).map(moved),
        ])
    for (const field of x.fields[at]?.values() ?? [])
      cls.fields.push([field[0], field[1], ...field.slice(2).map(moved)] as Binding)
  })
  const { graph } = x
  const surface: Surface = {
    strings: graph.strings,
    kind: packNumbers(graph.kind),
    a: packNumbers(graph.a),
    b: packNumbers(graph.b),
    lists: packNumbers(graph.lists),
    edges: packNumbers(graph.edges),
    functions: x.functions,
    classes: x.classes,
    imports: x.imports,
    exports,
    stars: x.stars,
  }
  if (x.all) surface.all = x.all
  const { locals, occurrences, lists } = x.body
  const body: Body = { locals, occurrences: packNumbers(occurrences), lists: packNumbers(lists) }
  return { symbols: x.symbols, module: moduleName(file.path), surface, body }
}

/** The dotted name under which a file is usually imported; only the linker knows where packages begin. */
function moduleName(path: string): string {
  return path
    .replace(/\.pyi?$/, '')
    .replace(/^(src|lib|python)\//, '')
    .replace(/(^|\/)__init__$/, '')
    .replaceAll('/', '.')
}
