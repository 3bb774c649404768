/** Which module code is in, and what a module hides from the code outside. */
import type { Module } from './crates.ts'
import * as ir from './ir.ts'
import type { Target } from './resolve.ts'

/** Whether code of a module or block is in a module, or in what it contains. */
export function contains(module: Module, by: Module): boolean {
  for (let at: Module | undefined = by; at; at = at.parent) if (at === module) return true
  return false
}

/** The module that contains a block. */
export function enclosing(module: Module): Module {
  let at = module
  while (at.isBlock && at.parent) at = at.parent
  return at
}

export const rootOf = (module: Module): Module => module.crate?.root ?? module.source.root

/** Whether a module declares it without `pub`, so that a glob of a module outside does not import it. A macro has other rules. */
export function isHidden(found: Target, from: Module, by: Module): boolean {
  const item = found.to === 'item' ? found.item : found.to === 'module' ? found.module.item : undefined
  if (!item || item.module !== from || item.kind === ir.MACRO_ITEM || item.kind === ir.EXTERN_CRATE) return false
  return !item.isPublic && !contains(from, by)
}
