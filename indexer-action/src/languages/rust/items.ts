/** What items and imports say by themselves, before any name is resolved. */
import type { Item, Use, Variant } from './crates.ts'
import * as ir from './ir.ts'
import type { Source } from './source.ts'

export const TYPES = 1
export const VALUES = 2
export const MACROS = 4
export const ANY = 7

const SPACES: Record<number, number> = {
  [ir.TYPE_ITEM]: TYPES | VALUES,
  [ir.TRAIT_ITEM]: TYPES,
  [ir.ALIAS_ITEM]: TYPES,
  [ir.MODULE_FILE]: TYPES,
  [ir.MODULE_ITEM]: TYPES,
  [ir.FUNCTION_ITEM]: VALUES,
  [ir.CONST_ITEM]: VALUES,
  [ir.MACRO_ITEM]: MACROS,
}

/**
 * The namespaces of an item. Enums and structs with named fields are not values: next to an enum `Err`, the value `Err` is still that
 * of `Result`.
 */
export function spacesOf(item: Item): number {
  if (item.kind === ir.TYPE_ITEM && (item.source.at(item.node + 5) !== 0 || hasNames(item))) return TYPES
  return SPACES[item.kind] ?? 0
}

/** Whether the fields of a struct have names. */
export function hasNames({ kind, source, node }: Item): boolean {
  const list = kind === ir.TYPE_ITEM ? source.at(node + 4) : 0
  return list !== 0 && source.string(source.at(list + 1)) !== '0'
}

/** The path of an import, without the name that it is given. */
export function pathOf(use: Use): readonly string[] {
  use.names ??= namesOf(use.module.source, use.node)
  return use.names
}

export function namesOf(source: Source, node: number): string[] {
  const names: string[] = []
  for (let at = node + ir.PATH_HEAD, end = at + 2 * source.at(node + 3); at < end; at += 2)
    names.push(source.string(source.at(at)))
  return names
}

export function variantsOf(item: Item): Variant[] {
  if (!item.variants) {
    const { source } = item
    const list = source.at(item.node + 5)
    const count = list === 0 ? 0 : source.at(list)
    item.variants = Array.from({ length: count }, (_, at) => {
      const node = source.at(list + 1 + at)
      return { name: source.string(source.at(node + 1)), source, definition: source.at(node + 2), node }
    })
  }
  return item.variants
}
