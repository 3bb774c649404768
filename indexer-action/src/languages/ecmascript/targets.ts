/**
 * Resolves names: entities of a file, exports of modules, members of values. A target is a definition (a symbol or a local)
 * or a name outside the repository; its type is computed only when it is asked for.
 */

import { isStandardGlobal, NODE_GLOBALS } from './builtin-names.ts'
import { isOfVue, OF_TAG } from './components/registered-names.ts'
import { autoImported, componentTargets, importedTargets } from './components/registered-targets.ts'
import { isRune } from './components/runes.ts'
import * as ir from './ir.ts'
import { containers } from './modules/containers.ts'
import { aroundName, assignedIn, type Namespace, namespaceOf } from './modules/namespaces.ts'
import { starsFor } from './modules/stars.ts'
import type { SourceUnit } from './program.ts'
import { expandoTargets } from './types/assigned-members.ts'
import { typeOfEntity } from './types/declared-types.ts'
import { memberTargets } from './types/members.ts'
import { type Type, UNKNOWN } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { ModuleTarget, World } from './world.ts'

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

function guarded(w: World, ask: () => Target[]): Target[] {
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
      return [own(w, unit, unit.at(unit.at(value + 1) + ir.F_DEFINITION), value)]
    case ir.SHAPE_VALUE: {
      const shape = unit.at(value + 1)
      return unit.at(shape + ir.S_KIND) === ir.CLASS ? [own(w, unit, unit.at(shape + ir.S_DEFINITION), value)] : []
    }
    case ir.ASSIGN:
      return valueTargets(w, unit, unit.at(value + 2), space)
    case ir.NON_NULL:
      return unit.at(value + 1) === 0 ? [] : valueTargets(w, unit, unit.at(value + 1), space)
    default:
      return []
  }
}

function own(w: World, unit: SourceUnit, definition: number, value: number): Target {
  return { unit, definition, type: () => typeOf(w, unit, value), via: 'same_file' }
}

/** Targets of what `module.exports = …` or `export =` assigns. */
function assignedTargets(w: World, unit: SourceUnit, space: number): Target[] {
  return unit.exported('=').flatMap((record) => {
    const definition = unit.at(record + 5)
    const value = unit.at(record + 3)
    return definition !== 0 ? [own(w, unit, definition, value)] : guarded(w, () => valueTargets(w, unit, value, space))
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
        found.push(...(isNamed ? named : [own(w, unit, definition, value)]))
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
      return named.length > 0 ? named : [own(w, unit, unit.at(record + 4), value)]
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
