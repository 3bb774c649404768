/**
 * What a name leads to that no import declares: frameworks find components by their tags, and functions in certain folders. Nuxt also
 * generates modules of them (`#components`, `#imports`).
 */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { entityTargets, externalTarget, type Target } from '../targets.ts'
import type { World } from '../world.ts'
import { AUTO_IMPORTED, generatedName, isNameOfVue, OF_NUXT, OF_TAG } from './registered-names.ts'

/** What Nuxt imports by itself under a name. */
export function autoImported(w: World, unit: SourceUnit, name: string): Target[] {
  const registered = registeredTargets(w, AUTO_IMPORTED + name)
  if (registered.length > 0 || !OF_NUXT.has(name)) return registered
  const nuxt = w.declared('nuxt', unit)
  return nuxt === undefined ? [] : [externalTarget(nuxt, name)]
}

/** Components under a name that no import declares. Only Nuxt loads them lazily by it. */
export function componentTargets(w: World, unit: SourceUnit, name: string): Target[] {
  const found = registeredTargets(w, name)
  return found.length > 0 || w.declared('nuxt', unit) === undefined ? found : registeredTargets(w, AUTO_IMPORTED + name)
}

/** What Nuxt gives under a name in a module that it generates. */
export function generatedTargets(w: World, unit: SourceUnit, specifier: string, name: string): Target[] {
  const generated = generatedName(specifier, name)
  if (generated === undefined) return []
  if (generated.startsWith(OF_TAG)) return componentTargets(w, unit, generated)
  return isNameOfVue(name) ? [externalTarget('npm:vue', name)] : autoImported(w, unit, name)
}

/** What a name may mean that nothing declares: frameworks find components by their tags, and functions in certain folders. */
const registeredTargets = (w: World, name: string): Target[] =>
  (w.globals.get(name) ?? []).flatMap(({ unit, entity }) =>
    entityTargets(w, unit, entity, ir.VALUE_SPACE).map((t): Target => ({ ...t, via: 'unique_name' })),
  )
