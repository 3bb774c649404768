/**
 * Namespaces declared in several blocks, in one file or in many: each block sees by its bare name what any block exports.
 *
 * A namespace at the top of a script is global; in a module, its blocks are the file's own.
 */
import type { Block } from '../commons.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'

export interface Entity {
  unit: SourceUnit
  entity: number
}

export interface Namespace {
  /** MEMBER_OF records of all blocks, by name. */
  readonly members: ReadonlyMap<string, readonly { unit: SourceUnit; member: number }[]>
  /** The entities among the members, by name. */
  readonly entities: ReadonlyMap<string, readonly Entity[]>
}

/** The namespace that a block (a shape) belongs to. */
export function namespaceOf(w: World, unit: SourceUnit, shape: number): Namespace {
  const known = unit.namespaces.get(shape)
  if (known) return known
  const blocks = blocksOf(w, unit, shape)
  const members = new Map<string, { unit: SourceUnit; member: number }[]>()
  const entities = new Map<string, Entity[]>()
  for (const block of blocks)
    for (const member of block.unit.list(block.unit.at(block.shape + ir.S_MEMBERS))) {
      const name = block.unit.name(block.unit.at(member + ir.M_NAME))
      const list = members.get(name)
      if (list) list.push({ unit: block.unit, member })
      else members.set(name, [{ unit: block.unit, member }])
      const entity = block.unit.at(member + ir.M_ENTITY)
      if (entity === 0) continue
      const known = entities.get(name)
      if (known) known.push({ unit: block.unit, entity })
      else entities.set(name, [{ unit: block.unit, entity }])
    }
  const namespace = { members, entities }
  for (const block of blocks) block.unit.namespaces.set(block.shape, namespace)
  return namespace
}

function blocksOf(w: World, unit: SourceUnit, shape: number): readonly Block[] {
  const module = unit.ambient.get(shape)
  if (module) return module
  const blocks = sameNamed(w, unit, shape).flatMap((same) =>
    same.unit
      .declarations(same.entity)
      .filter((d) => same.unit.at(d + ir.D_KIND) === ir.NAMESPACE_DECLARATION)
      .map((d) => ({ unit: same.unit, shape: same.unit.at(d + ir.D_EXTRA) })),
  )
  return blocks.some((block) => block.unit === unit && block.shape === shape) ? blocks : [{ unit, shape }]
}

/** All entities merged under a shape's name: its own, and those of other blocks and scripts. */
export function sameNamed(w: World, unit: SourceUnit, shape: number): readonly Entity[] {
  const entity = unit.at(shape + ir.S_ENTITY)
  if (entity === 0) return []
  const known = unit.merged.get(entity)
  if (known) return known
  const name = unit.name(unit.at(entity + ir.E_NAME))
  const outer = unit.at(shape + ir.S_OUTER)
  const all = outer === 0 ? (w.globals.get(name) ?? []) : exportedEntities(namespaceOf(w, unit, outer), name)
  const same = all.some((other) => other.unit === unit && other.entity === entity) ? all : [{ unit, entity }]
  for (const other of same) other.unit.merged.set(other.entity, same)
  return same
}

export function exportedEntities(namespace: Namespace, name: string): readonly Entity[] {
  return namespace.entities.get(name) ?? NO_ENTITIES
}

/** The values that an ambient module assigns with `export =`. */
export function assignedIn(namespace: Namespace): { unit: SourceUnit; value: number }[] {
  return (namespace.members.get('=') ?? []).map(({ unit, member }) => ({ unit, value: unit.at(member + ir.M_VALUE) }))
}

const NO_ENTITIES: readonly Entity[] = []

/** Resolves a name that its file does not declare (a NAME or T_NAME record) in the enclosing namespaces, innermost first. */
export function aroundName(w: World, unit: SourceUnit, record: number): readonly Entity[] {
  const name = unit.name(~unit.at(record + 1))
  for (let at = unit.at(record + ir.N_NAMESPACE); at !== 0; at = unit.at(at + ir.S_OUTER)) {
    const found = exportedEntities(namespaceOf(w, unit, at), name)
    if (found.length > 0) return found
  }
  return NO_ENTITIES
}
