/**
 * What a repository adds to types that are declared outside it, by interfaces of the global scope that these types are made to
 * take in: `interface Window { … }`, `namespace NodeJS { interface ProcessEnv { … } }`, `namespace Express { interface Request { … } }`.
 */

import { isStandardGlobal, WINDOWS } from '../builtin-names.ts'
import * as ir from '../ir.ts'
import type { External } from '../libraries/library.ts'
import { sharedTargets, type Target } from '../targets.ts'
import { isInterface, typeOfEntityType } from '../types/annotations.ts'
import { lacks } from '../types/builtins.ts'
import { ofShape } from '../types/shape-members.ts'
import type { Type } from '../types/types.ts'
import type { World } from '../world.ts'
import { type Entity, exportedEntities, namespaceOf } from './namespaces.ts'

type Interface = readonly [name: string] | readonly [namespace: string, name: string]

const PROCESS = ['NodeJS', 'Process'] as const
const ENVIRONMENT = ['NodeJS', 'ProcessEnv'] as const
const EXPRESS: Record<string, Interface> = {
  Request: ['Express', 'Request'],
  Response: ['Express', 'Response'],
  Application: ['Express', 'Application'],
}
/** By package and name of the type outside. */
const TAKEN_IN: Record<string, Record<string, Interface>> = {
  'std:ecmascript': Object.fromEntries([...WINDOWS].map((name) => [name, ['Window']])),
  'std:node': { process: PROCESS, 'process.env': ENVIRONMENT },
  'node:process': { default: PROCESS, 'default.env': ENVIRONMENT, env: ENVIRONMENT },
  'npm:express': EXPRESS,
  'npm:express-serve-static-core': EXPRESS,
}

/** Names by which files use what is declared under a name, without mentioning that name. */
export function usedAs(name: string): readonly string[] {
  return USED_AS.get(name) ?? []
}
const USED_AS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Window', [...WINDOWS]],
  ...['NodeJS', ...PROCESS, ...ENVIRONMENT].map((name): [string, string[]] => [name, ['process', 'env']]),
  ['Express', Object.keys(EXPRESS)],
])

/** Members of that name which the repository adds to a type outside it. */
export function addedOutside(w: World, type: External, name: string): Target[] {
  const taken = TAKEN_IN[type.package]
  const interface_: Interface | undefined =
    taken && Object.hasOwn(taken, type.name)
      ? taken[type.name]
      : type.package === 'std:ecmascript' && w.globals.get(type.name) && lacks(type.name, name)
        ? [type.name]
        : undefined
  const added = interface_ ? addedTo(w, interface_, name, type.parameters ?? []) : []
  if (added.length > 0 || type.package !== 'std:ecmascript' || !WINDOWS.has(type.name)) return added
  // Global variables and functions are members of the global object.
  return sharedTargets(w, name)
}

/** Members that an interface of the global scope, in files of the repository, adds to the type of that name with these arguments. */
export function addedTo(w: World, interface_: Interface, name: string, args: readonly Type[]): Target[] {
  for (const { unit, entity } of declaredGlobally(w, interface_)) {
    const type = typeOfEntityType(w, unit, entity, args)
    const found = isInterface(type) ? ofShape(w, type, name) : []
    if (found.length > 0) return found
  }
  return []
}

function declaredGlobally(w: World, [outer, inner]: Interface): readonly Entity[] {
  const entities = w.globals.get(outer) ?? []
  if (inner === undefined) return entities
  return entities.flatMap(({ unit, entity }) =>
    unit
      .declarations(entity)
      .filter((d) => unit.at(d + ir.D_KIND) === ir.NAMESPACE_DECLARATION)
      .slice(0, 1)
      .flatMap((d) => exportedEntities(namespaceOf(w, unit, unit.at(d + ir.D_EXTRA)), inner)),
  )
}

/** The name of the standard type that an interface of the repository adds to; undefined for any other type. */
export function standardAdded(w: World, type: Type): string | undefined {
  if (!isInterface(type)) return undefined
  const { unit } = type
  const entity = unit.at(type.shape + ir.S_ENTITY)
  const name = entity === 0 ? '' : unit.name(unit.at(entity + ir.E_NAME))
  const isGlobal = (one: Entity): boolean => one.unit === unit && one.entity === entity
  return isStandardGlobal(name) && w.globals.get(name)?.some(isGlobal) ? name : undefined
}
