/** What the `A` of `A.B` denotes if `B` is looked up by space (value or type): a namespace, enum, module or package. */
import { isStandardGlobal, NODE_GLOBALS } from '../builtin-names.ts'
import type { Block } from '../commons.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { aroundName, assignedIn, type Entity, exportedEntities, type Namespace, namespaceOf } from './namespaces.ts'
import { starsFor } from './stars.ts'

type Container =
  | { namespace: Namespace }
  /** An enum. */
  | { unit: SourceUnit; shape: number }
  /** A module; names that it does not export are looked up in `otherwise`. */
  | { unit: SourceUnit; otherwise?: SourceUnit }
  | { package: string; name: string }

export function containers(w: World, unit: SourceUnit, left: number): readonly Container[] {
  const op = unit.at(left)
  if (op === ir.REQUIRE || op === ir.T_IMPORT) {
    const target = w.module(unit, unit.at(left + 1))
    if (!target) return []
    if ('ambient' in target) return ambientContainers(w, target.ambient, target.added)
    if ('unit' in target) {
      // A type in a comment may also be one of the declaration file beside a script.
      const typed = op === ir.T_IMPORT ? target.typed : undefined
      return typed ? [{ unit: typed, otherwise: target.unit }] : [{ unit: target.unit }]
    }
    return [{ package: target.package, name: '' }]
  }
  if (op === ir.NAME || op === ir.T_NAME) {
    const entity = unit.at(left + 1)
    if (entity < 0) {
      const name = unit.name(~entity)
      const around = aroundName(w, unit, left)
      const known = entitiesContainers(w, around.length > 0 ? around : w.globalsFor(name, unit))
      if (known.length > 0) return known
      if (NODE_GLOBALS.has(name)) return [{ package: 'std:node', name }]
      if (isStandardGlobal(name)) return [{ package: 'std:ecmascript', name }]
      const outside = w.packageOf(name, unit)
      return outside === undefined ? [] : [{ package: outside, name: '' }]
    }
    return entityContainers(w, unit, entity)
  }
  if (op === ir.MEMBER || op === ir.T_MEMBER) {
    const outer = containers(w, unit, unit.at(left + 1))
    const name = unit.name(unit.at(left + 2))
    return outer.flatMap((c): readonly Container[] => {
      if ('package' in c) return [{ package: c.package, name: c.name ? `${c.name}.${name}` : name }]
      if ('namespace' in c) return memberContainers(w, c.namespace, name)
      if ('shape' in c) return []
      const found = exportedContainers(w, c.unit, name)
      return found.length === 0 && c.otherwise ? exportedContainers(w, c.otherwise, name) : found
    })
  }
  return []
}

/** The containers that a namespace exports under a name: its own, or what `export { A as B }` refers to. */
function memberContainers(w: World, namespace: Namespace, name: string): readonly Container[] {
  const own = entitiesContainers(w, exportedEntities(namespace, name))
  if (own.length > 0) return own
  return (namespace.members.get(name) ?? []).flatMap(({ unit, member }) => {
    const value = unit.at(member + ir.M_VALUE)
    return value === 0 ? [] : containers(w, unit, value)
  })
}

function ambientContainers(w: World, { unit, shape }: Block, added: string | undefined): Container[] {
  const namespace = namespaceOf(w, unit, shape)
  const assigned = assignedIn(namespace).flatMap((one) => containers(w, one.unit, one.value))
  return [{ namespace }, ...assigned, ...(added ? [{ package: added, name: '' }] : [])]
}

/** Of lists that files share. A list of global names may still grow while files are loaded. */
const containersOfAll = new WeakMap<readonly Entity[], { of: number; found: readonly Container[] }>()

/** All blocks of one namespace count as one container. */
function entitiesContainers(w: World, entities: readonly Entity[]): readonly Container[] {
  const known = containersOfAll.get(entities)
  if (known?.of === entities.length) return known.found
  const found: Container[] = []
  for (const { unit, entity } of entities)
    for (const container of entityContainers(w, unit, entity))
      if (!('namespace' in container) || !found.some((f) => 'namespace' in f && f.namespace === container.namespace))
        found.push(container)
  // Deep inside other questions, something may have been left out.
  if (w.depth === 0) containersOfAll.set(entities, { of: entities.length, found })
  return found
}

function entityContainers(w: World, unit: SourceUnit, entity: number): Container[] {
  if (w.depth > 100) return []
  w.depth++
  const found: Container[] = []
  for (const d of unit.declarations(entity)) {
    const kind = unit.at(d + ir.D_KIND)
    const value = unit.at(d + ir.D_VALUE)
    if (kind === ir.NAMESPACE_DECLARATION) {
      const namespace = namespaceOf(w, unit, unit.at(d + ir.D_EXTRA))
      if (!found.some((f) => 'namespace' in f && f.namespace === namespace)) found.push({ namespace })
    } else if (kind === ir.ENUM_DECLARATION) found.push({ unit, shape: unit.at(d + ir.D_EXTRA) })
    else if ((kind === ir.IMPORT_BINDING || kind === ir.ALIAS) && value !== 0) {
      if (unit.at(value) === ir.IMPORTED) found.push(...importedContainers(w, unit, value))
      else found.push(...containers(w, unit, value))
    }
  }
  w.depth--
  return found
}

/** `import { Namespace } from './x'`: the containers that the imported name denotes. */
function importedContainers(w: World, unit: SourceUnit, value: number): Container[] {
  const target = w.module(unit, unit.at(value + 1))
  const name = unit.name(unit.at(value + 2))
  if (!target) return []
  if ('package' in target) return [{ package: target.package, name }]
  if ('ambient' in target) {
    const ambient = namespaceOf(w, target.ambient.unit, target.ambient.shape)
    const found = [...memberContainers(w, ambient, name)]
    if (found.length === 0 && name === 'default')
      found.push(...assignedIn(ambient).flatMap((one) => containers(w, one.unit, one.value)))
    return found.length === 0 && target.added ? [{ package: target.added, name }] : found
  }
  const found = exportedContainers(w, target.unit, name)
  return found.length === 0 && target.typed ? exportedContainers(w, target.typed, name) : found
}

/** The containers that a module exports under a name, directly or by re-export. */
function exportedContainers(w: World, unit: SourceUnit, name: string): Container[] {
  const seen = new Set<SourceUnit>()
  const within = (at: SourceUnit, wanted: string): Container[] => {
    if (seen.has(at)) return []
    seen.add(at)
    const found: Container[] = []
    for (const record of at.exported(wanted)) {
      const kind = at.at(record + 1)
      if (kind === ir.EXPORT_ENTITY) found.push(...entityContainers(w, at, at.at(record + 3)))
      else if (kind === ir.EXPORT_VALUE) found.push(...containers(w, at, at.at(record + 3)))
      else if (kind === ir.EXPORT_FROM || kind === ir.EXPORT_STAR_AS) {
        const next = w.module(at, at.at(record + 4))
        if (next && 'unit' in next)
          found.push(
            ...(kind === ir.EXPORT_STAR_AS ? [{ unit: next.unit }] : within(next.unit, at.name(at.at(record + 3)))),
          )
      }
    }
    if (found.length === 0)
      for (const record of starsFor(w, at, wanted)) {
        const next = w.module(at, at.at(record + 4))
        if (next && 'unit' in next) found.push(...within(next.unit, wanted))
      }
    return found
  }
  return within(unit, name)
}
