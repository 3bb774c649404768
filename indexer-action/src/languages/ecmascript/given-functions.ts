/**
 * Functions that variables, parameters and fields are given, of which an annotation says only how they are called:
 * `print: (text: string) => void = log`.
 */
import { functionsIn } from './held-functions.ts'
import * as ir from './ir.ts'
import type { Entity } from './modules/namespaces.ts'
import type { Expando, SourceUnit } from './program.ts'
import { type Target, valueTargets } from './targets.ts'
import type { FunctionType } from './types/calls.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

type Value = Pick<Expando, 'unit' | 'value'>

/** More values of one variable or field are not looked at. */
const MOST_GIVEN = 8

/** How many names and calls may lie between a name and the function that it stands for. */
const MOST_STEPS = 4

/** What a NAME, or a MEMBER, that leads to the targets may call by what these begin as, or by what is assigned to a field. */
export function functionsGiven(w: World, unit: SourceUnit, record: number, targets: readonly Target[]): Target[] {
  const found: FunctionType[] = []
  for (const value of valuesNamed(unit, record, targets)) functionsOf(w, value, MOST_STEPS, found)
  return functionsIn(found.map((type): Target => ({ unit, definition: 0, type: () => type, via: 'dynamic' })))
}

/** What is assigned to the variable of a name, which its declaration may give another value. */
export function valuesAssigned(w: World, unit: SourceUnit, name: number): Target[] {
  const entity = unit.at(name) === ir.NAME ? unit.at(name + 1) : 0
  if (entity <= 0) return []
  return unit
    .writes(entity, MOST_GIVEN)
    .map((value): Target => ({ unit, definition: 0, type: () => typeOf(w, unit, value), via: 'type' }))
}

/** Adds the functions that a value may be: of `given ?? usual as T`, both; of `make()`, what `make` returns. */
function functionsOf(w: World, { unit, value }: Value, steps: number, found: FunctionType[]): void {
  if (value === 0 || steps < 0 || found.length >= MOST_GIVEN) return
  const inner = (at: number) => functionsOf(w, { unit, value: unit.at(value + at) }, steps, found)
  switch (unit.at(value)) {
    case ir.EITHER:
      inner(1)
      inner(2)
      break
    case ir.AS:
    case ir.SATISFIES:
    case ir.NON_NULL:
      inner(1)
      break
    case ir.ASSIGN:
      inner(2)
      break
    case ir.CALL: {
      const callee = unit.at(value + 1)
      if (unit.at(callee) === ir.MEMBER && unit.name(unit.at(callee + 2)) === 'bind') {
        functionsOf(w, { unit, value: unit.at(callee + 1) }, steps, found)
        break
      }
      const called: FunctionType[] = []
      functionsOf(w, { unit, value: callee }, steps - 1, called)
      for (const { unit: of, record } of called)
        for (const returned of of.list(of.at(record + ir.F_RETURNED)))
          functionsOf(w, { unit: of, value: returned }, steps - 1, found)
      break
    }
    default: {
      const targets = valueTargets(w, unit, value, ir.VALUE_SPACE)
      const known = functionsIn(targets).map((target) => target.type())
      const types = known.length > 0 ? known : [typeOf(w, unit, value)]
      const functions = types.flatMap((type) => (type.kind === 'function' && hasBody(type) ? [type] : []))
      found.push(...functions)
      if (functions.length > 0) break
      const overloaded = entitiesNamed(unit, value, targets).flatMap(bodiesOf)
      found.push(...overloaded)
      if (overloaded.length > 0) break
      for (const given of valuesNamed(unit, value, targets)) functionsOf(w, given, steps - 1, found)
    }
  }
}

const hasBody = ({ unit, record }: FunctionType): boolean => (unit.at(record + ir.F_FLAGS) & ir.HAS_BODY) !== 0

/** The variables, parameters and functions that a record names: of this file, or else those that the targets are elsewhere. */
function entitiesNamed(unit: SourceUnit, record: number, targets: readonly Target[]): Entity[] {
  const entity = unit.at(record) === ir.NAME ? unit.at(record + 1) : 0
  const isImported = entity > 0 && unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_KIND) === ir.IMPORT_BINDING
  if (entity > 0 && !isImported) return [{ unit, entity }]
  return targets.flatMap(({ unit: of, definition }) => {
    const symbol = of?.symbols[definition - 1]
    const found = of && symbol && symbol.parent === undefined ? of.top(symbol.name) : 0
    const isIt = (d: number) => of?.at(d + ir.D_DEFINITION) === definition
    return of && found !== 0 && of.declarations(found).some(isIt) ? [{ unit: of, entity: found }] : []
  })
}

/** What is given to what a record names. */
function valuesNamed(unit: SourceUnit, record: number, targets: readonly Target[]): Value[] {
  const fields = targets.flatMap((target) => (target.unit ? valuesOfField(target.unit, target.definition) : []))
  return [...entitiesNamed(unit, record, targets).flatMap(valuesOf), ...fields]
}

function valuesOf({ unit, entity }: Entity): Value[] {
  const begun = unit.declarations(entity).flatMap((d) => {
    const value = unit.at(d + ir.D_VALUE)
    const kind = unit.at(d + ir.D_KIND)
    if (value === 0 || (kind !== ir.VARIABLE && kind !== ir.PARAM)) return []
    if (unit.at(value) !== ir.PARAMETER_VALUE) return [value]
    const parameters = unit.list(unit.at(unit.at(value + 1) + ir.F_PARAMETERS))
    const parameter = parameters[unit.at(value + 2)]
    return parameter === undefined || unit.at(parameter + 3) === 0 ? [] : [unit.at(parameter + 3)]
  })
  return [...begun, ...unit.writes(entity, MOST_GIVEN)].map((value) => ({ unit, value }))
}

/** The functions that have bodies under a name: overloads say only how they are called. */
function bodiesOf({ unit, entity }: Entity): FunctionType[] {
  return unit
    .declarations(entity)
    .filter((d) => unit.at(d + ir.D_KIND) === ir.FUNCTION_DECLARATION)
    .map(
      (d): FunctionType => ({
        kind: 'function',
        unit,
        record: unit.at(d + ir.D_EXTRA),
        environment: undefined,
        self: undefined,
      }),
    )
    .filter(hasBody)
}

interface Field {
  readonly shape: number
  readonly member: number
}

const fields = new WeakMap<SourceUnit, ReadonlyMap<number, Field>>()

/** The fields of a file's classes, by definition. */
function fieldsIn(unit: SourceUnit): ReadonlyMap<number, Field> {
  const known = fields.get(unit)
  if (known) return known
  const found = new Map<number, Field>()
  for (const shape of unit.surface.types) {
    if (unit.at(shape + ir.S_KIND) !== ir.CLASS) continue
    for (const members of unit.members(shape).values())
      for (const member of members) found.set(unit.at(member + ir.M_DEFINITION), { shape, member })
  }
  fields.set(unit, found)
  return found
}

function valuesOfField(unit: SourceUnit, definition: number): Value[] {
  const field = fieldsIn(unit).get(definition)
  if (!field) return []
  const { shape, member } = field
  const map = (unit.at(member + ir.M_FLAGS) & ir.STATIC) !== 0 ? unit.expandos : unit.prototypes
  const assigned = map.get(shape)?.get(unit.name(unit.at(member + ir.M_NAME))) ?? []
  const value = unit.at(member + ir.M_VALUE)
  return [{ unit, value }, ...assigned.slice(0, MOST_GIVEN)].filter((one) => one.value !== 0)
}
