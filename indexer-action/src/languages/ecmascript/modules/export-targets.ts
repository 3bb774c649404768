/** What modules and namespaces export under a name. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { entityTargets, externalTarget, guarded, ownTarget, type Target, valueTargets } from '../targets.ts'
import { expandoTargets } from '../types/assigned-members.ts'
import { memberTargets } from '../types/members.ts'
import { type Type, UNKNOWN } from '../types/types.ts'
import { typeOf } from '../types/values.ts'
import type { ModuleTarget, World } from '../world.ts'
import { containers } from './containers.ts'
import { assignedIn, type Namespace, namespaceOf } from './namespaces.ts'
import { starsFor } from './stars.ts'

/** Targets of what `module.exports = …` or `export =` assigns. */
export function assignedTargets(w: World, unit: SourceUnit, space: number): Target[] {
  return unit.exported('=').flatMap((record) => {
    const definition = unit.at(record + 5)
    const value = unit.at(record + 3)
    return definition !== 0
      ? [ownTarget(w, unit, definition, value)]
      : guarded(w, () => valueTargets(w, unit, value, space))
  })
}

export function moduleTargets(w: World, target: ModuleTarget, name: string, space: number): Target[] {
  if ('package' in target) return [externalTarget(target.package, name)]
  if ('ambient' in target) {
    const ambient = namespaceOf(w, target.ambient.unit, target.ambient.shape)
    const found = membersNamed(w, ambient, name, space)
    if (found.length === 0)
      for (const { unit, value } of assignedIn(ambient))
        found.push(...guarded(w, () => assignedNamed(w, unit, value, name, space)))
    return found.length === 0 && target.added ? [externalTarget(target.added, name)] : found
  }
  const found = exportTargets(w, target.unit, name, space, new Set())
  return found.length === 0 && target.typed && space & ir.TYPE_SPACE
    ? exportTargets(w, target.typed, name, ir.TYPE_SPACE, new Set())
    : found
}

/** An export of a module with `export =`: the default export is the assigned value, the others are its members. */
function assignedNamed(w: World, unit: SourceUnit, value: number, name: string, space: number): Target[] {
  if (name === 'default') return valueTargets(w, unit, value, space)
  const scoped = namespaceTargets(w, unit, value, name, space)
  return scoped.length > 0 || space === ir.TYPE_SPACE ? scoped : memberTargets(w, typeOf(w, unit, value), name)
}

/** Modules through which barrels may re-export a name; large barrels list some hundred. */
export const MOST_MODULES = 2_000

export function exportTargets(
  w: World,
  unit: SourceUnit,
  name: string,
  space: number,
  /** The modules that were asked already, each with the name of which it was asked. */
  seen: Set<string>,
): Target[] {
  const asked = `${unit.index}:${name}`
  if (seen.has(asked) || seen.size > MOST_MODULES) return []
  seen.add(asked)
  const found: Target[] = []
  for (const record of unit.exported(name)) {
    const value = unit.at(record + 3)
    switch (unit.at(record + 1)) {
      case ir.EXPORT_ENTITY:
        found.push(...exportedAmong(unit, entityTargets(w, unit, value, space)))
        break
      case ir.EXPORT_VALUE: {
        const named = guarded(w, () => valueTargets(w, unit, value, space))
        const definition = unit.at(record + 5)
        const isNamed = named.length > 0 && (definition === 0 || named.some((t) => t.definition > 0 || t.external))
        found.push(...(isNamed ? named : [ownTarget(w, unit, definition, value)]))
        break
      }
      case ir.EXPORT_FROM: {
        const target = w.module(unit, unit.at(record + 4))
        if (target && 'unit' in target) found.push(...exportTargets(w, target.unit, unit.name(value), space, seen))
        else if (target) found.push(...moduleTargets(w, target, unit.name(value), space))
        break
      }
      case ir.EXPORT_STAR_AS: {
        const target = w.module(unit, unit.at(record + 4))
        const type: Type = target && 'unit' in target ? { kind: 'module', unit: target.unit } : UNKNOWN
        found.push({ unit, definition: unit.at(record + 5), type: () => type, via: 'import' })
        break
      }
    }
  }
  if (found.length > 0) return found
  if (name !== 'default') {
    let outside: Target | undefined
    for (const record of starsFor(w, unit, name)) {
      const target = w.module(unit, unit.at(record + 4))
      if (!target) continue
      if ('package' in target) outside ??= externalTarget(target.package, name)
      else if ('unit' in target) found.push(...exportTargets(w, target.unit, name, space, seen))
      else found.push(...moduleTargets(w, target, name, space))
      if (found.length > 0) return found
    }
    if (outside) return [outside]
  }
  return commonTargets(w, unit, name, space)
}

/** `export type Option = …` beside a `function Option() {}` that the module keeps to itself: only the type is exported. */
function exportedAmong(unit: SourceUnit, targets: Target[]): Target[] {
  if (targets.length < 2) return targets
  const exported = targets.filter(
    (t) => t.unit === unit && unit.symbols[t.definition - 1]?.modifiers?.includes('exported'),
  )
  return exported.length > 0 ? exported : targets
}

/** CommonJS exports: `exports.name`, or a member of `module.exports`; the default export is the whole. */
function commonTargets(w: World, unit: SourceUnit, name: string, space: number): Target[] {
  const { exportsShape } = unit.surface
  const members = shapeTargets(w, unit, exportsShape, name)
  if (members.length > 0) return members
  // `const api = exports; api.name = …`
  const given = expandoTargets(w, unit.expandos.get(exportsShape), name)
  if (given.length > 0) return given
  for (const record of unit.exported('=')) {
    const value = unit.at(record + 3)
    if (name === 'default') {
      const named = assignedTargets(w, unit, space)
      // The result of a call or of `new` has no name but that of the export that passes it on.
      return named.length > 0 ? named : [ownTarget(w, unit, unit.at(record + 4), value)]
    }
    const scoped = namespaceTargets(w, unit, value, name, space)
    if (scoped.length > 0) return scoped
    return guarded(w, () => memberTargets(w, typeOf(w, unit, value), name))
  }
  if (name === 'default' && (unit.members(exportsShape).size > 0 || unit.expandos.has(exportsShape)))
    return [{ unit, definition: 0, type: () => ({ kind: 'module', unit }), via: 'import' }]
  return []
}

/** Targets of the members that a shape itself declares; a member that is only an alias leads to what it names. */
function shapeTargets(w: World, unit: SourceUnit, shape: number, name: string): Target[] {
  const members = unit.members(shape).get(name)
  if (!members) return []
  return members.flatMap((member) => aliasTargets(w, unit, member))
}

function aliasTargets(w: World, unit: SourceUnit, member: number): Target[] {
  const value = unit.at(member + ir.M_VALUE)
  const definition = unit.at(member + ir.M_DEFINITION)
  if (definition === 0 && value !== 0) {
    const named = guarded(w, () => valueTargets(w, unit, value, ir.VALUE_SPACE))
    if (named.length > 0) return named
  }
  return [{ unit, definition, type: () => (value === 0 ? UNKNOWN : typeOf(w, unit, value)), via: 'import' }]
}

/** Members of a namespace: exported entities, and names from `export { a as b }`. */
export function scopeTargets(w: World, unit: SourceUnit, shape: number, name: string, space: number): Target[] {
  return membersNamed(w, namespaceOf(w, unit, shape), name, space)
}

function membersNamed(w: World, namespace: Namespace, name: string, space: number): Target[] {
  const found: Target[] = []
  for (const { unit, member } of namespace.members.get(name) ?? []) {
    const entity = unit.at(member + ir.M_ENTITY)
    if (entity !== 0) found.push(...entityTargets(w, unit, entity, space))
    else found.push(...guarded(w, () => valueTargets(w, unit, unit.at(member + ir.M_VALUE), space)))
  }
  return found
}

/** Targets of `A.B`, as a type or a value, where A is a namespace, a module or an enum. */
export function namespaceTargets(w: World, unit: SourceUnit, left: number, name: string, space: number): Target[] {
  const found: Target[] = []
  for (const container of containers(w, unit, left)) {
    if ('namespace' in container) found.push(...membersNamed(w, container.namespace, name, space))
    else if ('shape' in container) found.push(...shapeTargets(w, container.unit, container.shape, name))
    else if ('package' in container) {
      // What the repository adds to a package takes precedence over the package.
      if (found.length === 0)
        found.push(externalTarget(container.package, container.name ? `${container.name}.${name}` : name))
    } else {
      const said = exportTargets(w, container.unit, name, space, new Set())
      const { otherwise } = container
      found.push(...(said.length === 0 && otherwise ? exportTargets(w, otherwise, name, space, new Set()) : said))
    }
  }
  return found
}
