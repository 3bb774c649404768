/** Types of values from modules: `require`, `import()`, imported names, and a module's exports as a whole. */
import * as ir from '../ir.ts'
import { moduleTargets } from '../modules/export-targets.ts'
import { assignedIn, namespaceOf } from '../modules/namespaces.ts'
import type { SourceUnit } from '../program.ts'
import { valueTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { standard, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/** `require('…')`; with `asNamespace` (`import * as`), the module itself rather than what it assigns to `exports`. */
export function typeOfRequired(w: World, unit: SourceUnit, module: number, asNamespace: boolean): Type {
  const target = w.module(unit, module)
  if (!target) return UNKNOWN
  if ('package' in target) return { kind: 'external', package: target.package, name: '*' }
  if ('ambient' in target) {
    const { unit, shape } = target.ambient
    const [assigned] = assignedIn(namespaceOf(w, unit, shape))
    const declared: Type = assigned
      ? typeOf(w, assigned.unit, assigned.value)
      : { kind: 'shape', unit, shape, static: true, environment: undefined }
    if (!target.added) return declared
    return { kind: 'intersection', of: [declared, { kind: 'external', package: target.added, name: '*' }] }
  }
  if (asNamespace) return { kind: 'module', unit: target.unit }
  const declared = target.typed ? typeOfModule(w, target.typed) : UNKNOWN
  const written = typeOfModule(w, target.unit)
  return declared.kind === 'unknown' ? written : { kind: 'intersection', of: [declared, written], declared: true }
}

export function typeOfImportCall(w: World, unit: SourceUnit, module: number): Type {
  const target = w.module(unit, module)
  if (!target) return UNKNOWN
  if ('package' in target) return { kind: 'external', package: target.package, name: '*' }
  return 'unit' in target ? standard('Promise', { kind: 'module', unit: target.unit }) : UNKNOWN
}

/** The type of an imported name: `value` is `[IMPORTED, module, name]`. */
export function typeOfImported(w: World, unit: SourceUnit, value: number): Type {
  const target = w.module(unit, unit.at(value + 1))
  const from = target && 'unit' in target ? target : undefined
  const name = unit.name(unit.at(value + 2))
  const declared = from?.typed ? moduleTargets(w, { unit: from.typed }, name, ir.VALUE_SPACE) : []
  // A default import of a CommonJS module is all that the module exports.
  const isWhole = from && name === 'default' && from.unit.exported('default').length === 0
  if (isWhole && declared.length === 0) return typeOfModule(w, from.unit)
  const found = declared.length > 0 ? declared : valueTargets(w, unit, value, ir.VALUE_SPACE)
  return union(found.map((t) => t.type()))
}

/** What `require` of a module returns. */
export function typeOfModule(w: World, unit: SourceUnit): Type {
  const assigned = unit.exported('=')
  if (assigned.length === 0) return { kind: 'module', unit }
  const types = assigned.map((record) => typeOf(w, unit, unit.at(record + 3)))
  if (unit.members(unit.surface.exportsShape).size === 0) return union(types)
  return { kind: 'intersection', of: [...types, { kind: 'module', unit }] }
}
