/**
 * Resolves names: entities of a file, imports, members of values. A target is a definition (a symbol or a local)
 * or a name outside the repository; its type is computed only when it is asked for.
 */

import { selectedTargets } from './angular/selected-targets.ts'
import { isStandardGlobal, NODE_GLOBALS } from './builtin-names.ts'
import { isOfVue, OF_TAG } from './components/registered-names.ts'
import { autoImported, componentTargets, generatedTargets } from './components/registered-targets.ts'
import { isRune } from './components/runes.ts'
import * as ir from './ir.ts'
import { assignedTargets, moduleTargets, namespaceTargets } from './modules/export-targets.ts'
import { aroundName, assignedIn, namespaceOf } from './modules/namespaces.ts'
import type { SourceUnit } from './program.ts'
import { typeOfEntity } from './types/declared-types.ts'
import { memberTargets } from './types/members.ts'
import type { Type } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

export interface Target {
  unit: SourceUnit | undefined
  /** Encoded as in ir.ts: a symbol, a local, or 0. */
  definition: number
  type: () => Type
  external?: { package: string; name: string }
  /** A member of a type of the language that has no such member: its type counts, and nothing leads to it. */
  doubtful?: true
  via: 'same_file' | 'import' | 'type' | 'unique_name' | 'dynamic'
  /** Of a property whose accessors have code: their records, FUNCTION or NAME, or 0. */
  accessors?: { getter: number; setter: number }
}

/** Whether one of the targets has the same definition. */
export function isAmong(
  targets: readonly Target[],
  { unit, definition }: Pick<Target, 'unit' | 'definition'>,
): boolean {
  return targets.some((t) => t.unit === unit && t.definition === definition)
}

export function externalTarget(pkg: string, name: string, type?: Type, via: Target['via'] = 'import'): Target {
  return {
    unit: undefined,
    definition: 0,
    type: () => type ?? { kind: 'external', package: pkg, name },
    external: { package: pkg, name },
    via,
  }
}

const leads = (target: Target): boolean => target.definition !== 0 || target.external !== undefined

/** Definitions of an entity in the given spaces; imports are followed to what they import. */
export function entityTargets(w: World, unit: SourceUnit, entity: number, space: number): Target[] {
  const found: Target[] = []
  let functions: Target | undefined
  let variable = false
  for (const d of unit.declarations(entity)) {
    const kind = unit.at(d + ir.D_KIND)
    if (((ir.SPACES[kind] as number) & space) === 0) continue
    const definition = unit.at(d + ir.D_DEFINITION)
    const own: Target = { unit, definition, type: () => typeOfEntity(w, unit, entity), via: 'same_file' }
    const value = unit.at(d + ir.D_VALUE)
    switch (kind) {
      case ir.IMPORT_BINDING: {
        const followed = follow(w, unit, value, space)
        // Another file's local is nothing that can be led to from here.
        const leadsHere = (t: Target): boolean => leads(t) && (t.definition >= 0 || t.unit === unit)
        let leading = followed.filter(leadsHere)
        // `import type` and `export { T }` do not say whether they mean a type or a value.
        if (leading.length === 0) leading = follow(w, unit, value, space ^ 3).filter(leadsHere)
        const undeclared = leading.length > 0 && leading.every((t) => t.external && isUndeclared(w, unit, value))
        if (leading.length > 0 && !undeclared) found.push(...leading.map((t): Target => ({ ...t, via: 'import' })))
        else found.push(own)
        break
      }
      case ir.ALIAS: {
        const followed = guarded(w, () => valueTargets(w, unit, value, space)).filter(leads)
        found.push(...(followed.length > 0 ? followed : [own]))
        break
      }
      case ir.FUNCTION_DECLARATION: {
        const body = (unit.at(unit.at(d + ir.D_EXTRA) + ir.F_FLAGS) & ir.HAS_BODY) !== 0
        // Overloads are one function: the one with a body, or the first.
        if (!functions) found.push(own)
        else if (body) found[found.indexOf(functions)] = own
        if (!functions || body) functions = own
        break
      }
      case ir.VARIABLE: {
        if (variable) break
        variable = true
        const followed = isRequired(unit, value)
          ? guarded(w, () => valueTargets(w, unit, value, space)).filter((t) => t.definition > 0)
          : []
        if (followed.length > 0) found.push(...followed.map((t): Target => ({ ...t, via: 'import' })))
        else found.push(own)
        break
      }
      case ir.NAMESPACE_DECLARATION:
        found.push(own)
        break
      default:
        found.push(own)
    }
  }
  return found
}

/**
 * What an import leads to; nothing where that is being asked already. Of modules that import from each other what they export, each
 * would else ask the other twice, and so on.
 */
function follow(w: World, unit: SourceUnit, value: number, space: number): Target[] {
  return w.within(unit, `${value}:${space}`, () => guarded(w, () => valueTargets(w, unit, value, space)))
}

export function guarded(w: World, ask: () => Target[]): Target[] {
  if (w.depth > 100) return []
  w.depth++
  const found = ask()
  w.depth--
  return found
}

/** Whether an import is from a package that no package.json declares: then nothing but the import itself is known. */
function isUndeclared(w: World, unit: SourceUnit, value: number): boolean {
  const target = w.module(unit, unit.at(value + 1))
  return target !== undefined && 'package' in target && !target.declared
}

/** Whether a value is `require('x')`, or a member of it such as `require('x').y.z`. */
function isRequired(unit: SourceUnit, value: number): boolean {
  let at = value
  while (at !== 0 && (unit.at(at) === ir.MEMBER || unit.at(at) === ir.NON_NULL)) at = unit.at(at + 1)
  return at !== 0 && unit.at(at) === ir.REQUIRE
}

export function globalTargets(w: World, name: string, space: number, from: SourceUnit): Target[] {
  const entries = w.globalsFor(name, from)
  if (entries.length > 0) {
    const found = entries
      .filter((entry) => entry.unit.typescript || !from.typescript)
      .flatMap((entry) => entityTargets(w, entry.unit, entry.entity, space))
    // Scripts that never run together often define the same names, so a definition is trusted only if it is the only one.
    const own = found.filter((t) => t.unit?.typescript)
    if (own.length > 0) return own
    if (found.length === 1 && !isStandardGlobal(name)) return found.map((t): Target => ({ ...t, via: 'unique_name' }))
  }
  if (NODE_GLOBALS.has(name)) return [externalTarget('std:node', name)]
  if (isStandardGlobal(name)) return [externalTarget('std:ecmascript', name)]
  if (isRune(name, from.path)) return [externalTarget('npm:svelte', name)]
  if (isOfVue(name, from.path)) return [externalTarget('npm:vue', name)]
  const outside = w.packageOf(name, from)
  return outside === undefined ? [] : [externalTarget(outside, '*')]
}

/** What TypeScript files declare in the global scope, under a name that is not the language's. */
export const sharedTargets = (w: World, name: string): Target[] =>
  isStandardGlobal(name)
    ? []
    : (w.globals.get(name) ?? [])
        .filter(({ unit }) => unit.typescript)
        .flatMap(({ unit, entity }) => entityTargets(w, unit, entity, ir.VALUE_SPACE))

export function nameTargets(w: World, unit: SourceUnit, value: number, space: number): Target[] {
  const entity = unit.at(value + 1)
  if (entity >= 0) return entityTargets(w, unit, entity, space)
  const around = aroundName(w, unit, value).flatMap((e) => entityTargets(w, e.unit, e.entity, space))
  if (around.length > 0) return around
  const name = unit.name(~entity)
  if (name.startsWith(OF_TAG)) return componentTargets(w, unit, name)
  const global = globalTargets(w, name, space, unit)
  if (global.length > 0) return global
  return autoImported(w, unit, name)
}

/** The targets that a value is another name for. Of values created in place, only functions and classes have one. */
export function valueTargets(w: World, unit: SourceUnit, value: number, space: number): Target[] {
  switch (unit.at(value)) {
    case ir.NAME:
      return nameTargets(w, unit, value, space & ir.VALUE_SPACE ? space : ir.TYPE_SPACE)
    case ir.MEMBER: {
      if (space & ir.TYPE_SPACE) {
        const scoped = namespaceTargets(w, unit, unit.at(value + 1), unit.name(unit.at(value + 2)), space)
        if (scoped.length > 0 || space === ir.TYPE_SPACE) return scoped
      }
      return memberTargets(w, typeOf(w, unit, unit.at(value + 1)), unit.name(unit.at(value + 2)))
    }
    case ir.IMPORTED:
      return importedTargets(w, unit, value, space)
    case ir.REQUIRE: {
      const target = w.module(unit, unit.at(value + 1))
      if (!target) return []
      if ('package' in target) return [externalTarget(target.package, 'default', typeOf(w, unit, value))]
      if ('unit' in target) return assignedTargets(w, target.unit, space)
      const ambient = namespaceOf(w, target.ambient.unit, target.ambient.shape)
      return assignedIn(ambient).flatMap((one) => guarded(w, () => valueTargets(w, one.unit, one.value, space)))
    }
    case ir.FUNCTION_VALUE:
      return [ownTarget(w, unit, unit.at(unit.at(value + 1) + ir.F_DEFINITION), value)]
    case ir.SHAPE_VALUE: {
      const shape = unit.at(value + 1)
      return unit.at(shape + ir.S_KIND) === ir.CLASS
        ? [ownTarget(w, unit, unit.at(shape + ir.S_DEFINITION), value)]
        : []
    }
    case ir.SELECTED:
      return selectedTargets(w, unit, value)
    case ir.ASSIGN:
      return valueTargets(w, unit, unit.at(value + 2), space)
    case ir.NON_NULL:
      return unit.at(value + 1) === 0 ? [] : valueTargets(w, unit, unit.at(value + 1), space)
    default:
      return []
  }
}

/** What is imported from a module: an IMPORTED record. */
export function importedTargets(w: World, unit: SourceUnit, value: number, space: number): Target[] {
  const [module, name] = [unit.at(value + 1), unit.name(unit.at(value + 2))]
  const target = w.module(unit, module)
  if (target) return moduleTargets(w, target, name, space)
  return generatedTargets(w, unit, unit.name(unit.surface.modules[module] as number), name)
}

export function ownTarget(w: World, unit: SourceUnit, definition: number, value: number): Target {
  return { unit, definition, type: () => typeOf(w, unit, value), via: 'same_file' }
}
