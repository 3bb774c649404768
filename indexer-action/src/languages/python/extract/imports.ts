/**
 * Import statements. Only the linker knows which file a module is; here its dotted name is kept.
 */

import { DEFINITION, definition, OP } from '../value-graph.ts'
import type { Extraction } from './extraction.ts'
import { OCCURRENCE } from './extraction.ts'
import type { Scope, Slot } from './scopes.ts'
import { NODE } from './syntax.ts'
import { bindSlot } from './targets.ts'

/** `import a.b.c`, `import a.b as c`. */
export function importModules(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  for (const part of reader.named(node)) {
    const aliased = reader.code(part) === NODE.aliased_import
    const dotted = aliased ? x.tree.child(part, reader.field.name) : part
    const alias = aliased ? x.tree.child(part, reader.field.alias) : -1
    if (dotted < 0) continue
    const names = emitModule(x, scope, dotted, '', 0)
    const root = names[0]
    if (root === undefined) continue
    // `import a.b` binds `a`; `import a.b as c` binds the module itself.
    const bound = alias >= 0 ? names.join('.') : root
    const name = alias >= 0 ? alias : (reader.named(dotted)[0] as number)
    const local = x.local(x.text(name), 'import', name, scope.owner) >> 2
    const fact = x.imports.push([graph.string(bound), 0, -1, local]) - 1
    const slot = x.slot(scope, x.text(name))
    const value = graph.node(OP.MODULE, fact)
    bindImport(x, slot, value, fact)
    if (alias >= 0) x.emit(alias, 'import', scope.owner, OCCURRENCE.imported, fact)
  }
}

/** `from a.b import c as d`, `from . import e`, `from f import *`. */
export function importFrom(x: Extraction, scope: Scope, node: number): void {
  const { reader, graph } = x
  const moduleNode = x.tree.child(node, reader.field.module_name)
  let module = ''
  let level = 0
  if (reader.code(node) === NODE.future_import_statement) module = '__future__'
  else if (moduleNode >= 0 && reader.code(moduleNode) === NODE.relative_import) {
    for (const part of reader.named(moduleNode)) {
      if (reader.code(part) === NODE.import_prefix) level = x.text(part).replace(/[^.]/g, '').length
      else module = emitModule(x, scope, part, '', level).join('.')
    }
  } else if (moduleNode >= 0) module = emitModule(x, scope, moduleNode, '', 0).join('.')
  for (const part of reader.named(node)) {
    if (part === moduleNode) continue
    const code = reader.code(part)
    if (code === NODE.wildcard_import) {
      x.stars.push(x.imports.push([graph.string(module), level, -2, -1]) - 1)
      continue
    }
    const aliased = code === NODE.aliased_import
    const dotted = aliased ? x.tree.child(part, reader.field.name) : part
    const alias = aliased ? x.tree.child(part, reader.field.alias) : -1
    if (dotted < 0) continue
    const names = reader.named(dotted).filter((name) => reader.code(name) === NODE.identifier)
    const first = names[0]
    if (first === undefined) continue
    const bound = alias >= 0 ? alias : (names.at(-1) as number)
    const local = x.local(x.text(bound), 'import', bound, scope.owner)
    const fact = x.imports.push([graph.string(module), level, graph.string(x.text(first)), local >> 2]) - 1
    let value = graph.node(OP.IMPORTED, fact)
    x.emit(first, 'import', scope.owner, OCCURRENCE.imported, fact)
    for (const more of names.slice(1)) {
      value = graph.node(OP.ATTRIBUTE, value, graph.string(x.text(more)))
      x.emit(more, 'import', scope.owner, OCCURRENCE.attribute, value)
    }
    if (alias >= 0 && names.length === 1) x.emit(alias, 'import', scope.owner, OCCURRENCE.imported, fact)
    const slot = x.slot(scope, x.text(bound))
    if (names.length === 1) bindImport(x, slot, value, fact)
    else bindSlot(x, slot, value, local)
  }
}

function bindImport(x: Extraction, slot: Slot, value: number, fact: number) {
  bindSlot(x, slot, value, definition(DEFINITION.import, fact))
}

/** Emits an occurrence for each part of a dotted module name: it leads to the module that the parts up to it name. */
function emitModule(x: Extraction, scope: Scope, dotted: number, prefix: string, level: number): string[] {
  const names: string[] = []
  for (const part of x.reader.named(dotted)) {
    // Error recovery of the parser puts whole statements into broken imports.
    if (x.reader.code(part) !== NODE.identifier) break
    names.push(x.text(part))
    x.emit(part, 'import', scope.owner, OCCURRENCE.module, x.graph.string(prefix + names.join('.')), level)
  }
  return names
}
