/** Well-known types and functions of packages, where these hand on a type of the repository. */

import * as ir from '../ir.ts'
import { exportTargets } from '../modules/export-targets.ts'
import type { SourceUnit } from '../program.ts'
import { typeOfAnnotation } from '../types/annotations.ts'
import { callReturn } from '../types/calls.ts'
import { propertiesTaken } from '../types/component-properties.ts'
import { instanceOf } from '../types/constructions.ts'
import { contextOf, parameterFromContext } from '../types/contexts.ts'
import { elementOf, itemOf } from '../types/elements.ts'
import { memberNames } from '../types/member-names.ts'
import { memberType } from '../types/members.ts'
import { opening } from '../types/substitution.ts'
import { type Type, UNKNOWN, union } from '../types/types.ts'
import { awaited, typeOf } from '../types/values.ts'
import type { World } from '../world.ts'
import { ANGULAR, ANGULAR_HTTP, ANGULAR_MATERIAL } from './angular.ts'
import { DRIZZLE, DRIZZLE_ZOD } from './drizzle.ts'
import { MONGOOSE, TYPEORM } from './entities.ts'
import { REACT_HOOK_FORM, RESOLVERS } from './forms.ts'
import { HONO, VALIDATORS } from './hono.ts'
import { HOST } from './host.ts'
import { both, type Call, type External, type Library, takes, typesOf } from './library.ts'
import { ROUTER, SWR, TANSTACK_ROUTER } from './loaders.ts'
import { NGRX, NGRX_EFFECTS, NGRX_OPERATORS } from './ngrx.ts'
import { NUXT } from './nuxt.ts'
import { QUERIES } from './queries.ts'
import { HOOK_TESTS, REACT } from './react.ts'
import { PREACT_SIGNALS, SOLID, VUE } from './reactive.ts'
import { REACT_REDUX, REDUX_TOOLKIT } from './redux.ts'
import { RXJS } from './rxjs.ts'
import { VALIBOT, ZOD } from './schemas.ts'
import { JOTAI, PINIA, ZUSTAND } from './stores.ts'
import { SVELTE } from './svelte.ts'
import { TABLES } from './tables.ts'
import { AVA, AVA_TESTS, EACH, STAND_INS, TEST_RUNNERS } from './tests.ts'
import { TRPC } from './trpc.ts'
import { UTILITY_TYPES } from './utility-types.ts'

const LIBRARIES: ReadonlyMap<string, Library> = new Map([
  ['std:ecmascript', HOST],
  ['npm:react', REACT],
  ['npm:preact', REACT],
  ['npm:react-dom', REACT],
  ['npm:@testing-library/react', HOOK_TESTS],
  ['npm:@testing-library/react-hooks', HOOK_TESTS],
  ['npm:vue', VUE],
  ['npm:vue-demi', VUE],
  ['npm:nuxt', NUXT],
  ['npm:@vue/reactivity', VUE],
  ['npm:@vue/runtime-core', VUE],
  ['npm:@vue/composition-api', VUE],
  ['npm:svelte', SVELTE],
  ['npm:solid-js', SOLID],
  ['npm:@preact/signals', PREACT_SIGNALS],
  ['npm:@preact/signals-core', PREACT_SIGNALS],
  ['npm:@preact/signals-react', PREACT_SIGNALS],
  ['npm:@angular/core', ANGULAR],
  ['npm:@angular/common', ANGULAR_HTTP],
  ['npm:@angular/material', ANGULAR_MATERIAL],
  ['npm:rxjs', RXJS],
  ['npm:@ngrx/store', NGRX],
  ['npm:@ngrx/effects', NGRX_EFFECTS],
  ['npm:@ngrx/operators', NGRX_OPERATORS],
  ['npm:pinia', PINIA],
  ['npm:zustand', ZUSTAND],
  ['npm:jotai', JOTAI],
  ['npm:@reduxjs/toolkit', REDUX_TOOLKIT],
  ['npm:reselect', REDUX_TOOLKIT],
  ['npm:react-redux', REACT_REDUX],
  ['npm:@remix-run/react', ROUTER],
  ['npm:@remix-run/node', ROUTER],
  ['npm:@remix-run/cloudflare', ROUTER],
  ['npm:@remix-run/server-runtime', ROUTER],
  ['npm:react-router', ROUTER],
  ['npm:react-router-dom', ROUTER],
  ['npm:@tanstack/react-router', TANSTACK_ROUTER],
  ['npm:@tanstack/solid-router', TANSTACK_ROUTER],
  ['npm:swr', SWR],
  ['npm:react-hook-form', REACT_HOOK_FORM],
  ['npm:@hookform/resolvers', RESOLVERS],
  ['npm:@tanstack/react-query', QUERIES],
  ['npm:@tanstack/query-core', QUERIES],
  ['npm:@tanstack/svelte-query', QUERIES],
  ['npm:@tanstack/react-table', TABLES],
  ['npm:@tanstack/vue-table', TABLES],
  ['npm:@tanstack/svelte-table', TABLES],
  ['npm:@tanstack/solid-table', TABLES],
  ['npm:@tanstack/table-core', TABLES],
  ['npm:@trpc/server', TRPC],
  ['npm:@trpc/client', TRPC],
  ['npm:@trpc/react-query', TRPC],
  ['npm:@trpc/next', TRPC],
  ['npm:@trpc/tanstack-react-query', TRPC],
  ['npm:hono', HONO],
  ['npm:@hono/zod-validator', VALIDATORS],
  ['npm:@hono/standard-validator', VALIDATORS],
  ['npm:@hono/valibot-validator', VALIDATORS],
  ['npm:hono-openapi', VALIDATORS],
  ['npm:drizzle-orm', DRIZZLE],
  ['npm:drizzle-zod', DRIZZLE_ZOD],
  ['npm:typeorm', TYPEORM],
  ['npm:@mikro-orm/core', TYPEORM],
  ['npm:@mikro-orm/postgresql', TYPEORM],
  ['npm:mongoose', MONGOOSE],
  ['npm:zod', ZOD],
  ['npm:@hono/zod-openapi', both(ZOD, HONO)],
  ['npm:valibot', VALIBOT],
  ['npm:type-fest', UTILITY_TYPES],
  ['npm:ts-essentials', UTILITY_TYPES],
  ['npm:utility-types', UTILITY_TYPES],
  ['npm:vitest', TEST_RUNNERS],
  ['npm:@jest/globals', TEST_RUNNERS],
  ['npm:jest', TEST_RUNNERS],
  ['npm:jest-mock-extended', STAND_INS],
  ['npm:vitest-mock-extended', STAND_INS],
  ['npm:@golevelup/ts-jest', STAND_INS],
  ['npm:@golevelup/ts-vitest', STAND_INS],
  ['npm:sinon', STAND_INS],
  ['npm:ts-mockito', STAND_INS],
  [AVA, AVA_TESTS],
])

/** The type of a member of a package's type, if a type argument of that type determines it. */
export function libraryMember(w: World, type: External, name: string): Type | undefined {
  if (!type.parameters) return undefined
  const member = (of: Type, name: string): Type => memberType(w, of, name)
  const members = own(LIBRARIES.get(type.package)?.members, lastPart(type.name))
  const known = own(members, name) ?? members?.['*']
  const found = known?.(type.parameters, type, member, name)
  return found?.kind === 'unknown' ? undefined : found
}

/** What a reference holds, where the package puts that in the reference's place: `state.form` of `reactive({ form: ref(a) })`. */
export function libraryHeld(type: External, name: string): Type | undefined {
  const library = type.parameters && LIBRARIES.get(type.package)
  const unwraps = library?.unwraps
  const isHolder = typeof unwraps === 'object' ? unwraps.has(lastPart(type.name)) : unwraps === true
  const members = isHolder ? own(library?.members, lastPart(type.name)) : undefined
  return members && !Object.hasOwn(members, name) ? type.parameters?.[0] : undefined
}

/** The name that a member of such a type has in what it holds. */
export function libraryNamed(w: World, type: External, held: Type, name: string): string {
  const renames = own(LIBRARIES.get(type.package)?.renames, lastPart(type.name))
  return renames?.(name, memberNames(w, held)) ?? name
}

/** The type of a member of such a type, by what its type argument has there. */
export function libraryReference(w: World, type: External, held: Type): Type {
  const refers = own(LIBRARIES.get(type.package)?.refers, lastPart(type.name))
  if (!refers) return held
  return refers(type, held, {
    member: (of, name) => memberType(w, of, name),
    returned: opening.call,
    names: (of) => memberNames(w, of),
  })
}

/** Whether such a type has no member of that name but what its type argument has. */
export function hasOnlyHeld(type: External, name: string): boolean {
  const library = LIBRARIES.get(type.package)
  const last = lastPart(type.name)
  if (type.parameters === undefined || !library?.exact?.has(last)) return false
  return own(own(library.members, last), name) === undefined
}

/** What `this` is in the functions of an object that is an argument of a package's function. */
export function librarySelf(w: World, callee: Type, unit: SourceUnit, call: number, position: number): Type {
  const self = callee.kind === 'external' ? own(LIBRARIES.get(callee.package)?.self, lastPart(callee.name)) : undefined
  return self && callee.kind === 'external' ? self(called(w, callee, unit, call), position) : UNKNOWN
}

/** The type arguments with which a value of a package is also of a wider type of it. */
export function libraryWidened(type: External, given: External): readonly Type[] {
  return own(LIBRARIES.get(type.package)?.wider, lastPart(type.name))?.(given) ?? []
}

/** What a package's type means where it is applied to type arguments: itself, unless it hands these on. */
export function libraryType(w: World, whole: Type, args: readonly Type[], unit?: SourceUnit): Type {
  if (whole.kind !== 'external') return whole
  const library = LIBRARIES.get(whole.package)
  const name = lastPart(whole.name)
  const means = own(library?.types, name)
  if (!means || (args.every((arg) => arg.kind === 'unknown') && !library?.bare?.has(name))) return whole
  const found = means({
    whole,
    args,
    properties: (component) => propertiesTaken(w, component),
    brought: (exported) => (unit ? broughtBy(w, unit, exported) : UNKNOWN),
  })
  return found.kind === 'unknown' ? whole : found
}

/** What `new` gives of a package's class without type arguments, which it may infer from the first argument. */
export function libraryInstance(w: World, callee: External, unit: SourceUnit, call: number): Type {
  const library = LIBRARIES.get(callee.package)
  const name = lastPart(callee.name)
  const made = callee.parameters?.[0]
  if (made && library?.constructs?.has(name)) return made
  const [first] = call !== 0 && library?.inferred?.has(name) ? unit.list(unit.at(call + 2)) : []
  return libraryType(w, callee, first === undefined ? [] : [typeOf(w, unit, first)])
}

function broughtBy(w: World, unit: SourceUnit, exported: string): Type {
  const [target] = exportTargets(w, unit, exported, ir.VALUE_SPACE, new Set())
  return target ? awaited(w, callReturn(w, target.type(), unit, 0)) : UNKNOWN
}

/** The type that a macro before it gives an argument of a test. */
function afterMacro(w: World, unit: SourceUnit, call: number, position: number): Type | undefined {
  const args = unit.list(unit.at(call + 2))
  for (let at = 0; at < position; at++) {
    const macro = typeOf(w, unit, args[at] as number)
    const items = macro.kind === 'external' && macro.package === AVA ? macro.parameters?.[0] : undefined
    if (items?.kind === 'tuple') return itemOf(w, items, position - at - 1)
  }
  return undefined
}

/** What a test is given that runs once for each row: the items of a list, or the row itself. */
function takesRow(row: Type): Type {
  const rows = row.kind === 'union' ? row.of : [row]
  const items = rows.map((one) => (one.kind === 'tuple' ? one.items : [one]))
  const most = Math.max(...items.map(({ length }) => length))
  return takes(...Array.from({ length: most }, (_, at) => union(items.map((one) => one[at]))))
}

/** The type that is written before a template: what a package gives functions in it, where it gives them anything. */
function typesOfTemplate(w: World, unit: SourceUnit, call: number): Type {
  const [first] = unit.list(unit.at(call + 2))
  const [type] = unit.list(unit.at(call + 3))
  if (first === undefined || type === undefined || unit.at(first) !== ir.TYPED) return UNKNOWN
  const texts = typeOf(w, unit, first)
  return texts.kind === 'external' && texts.name === 'TemplateStringsArray' ? typeOfAnnotation(w, unit, type) : UNKNOWN
}

/** The type of an argument of a package's function, if the type arguments of the call or other arguments determine it. */
export function libraryParameter(
  w: World,
  callee: External,
  unit: SourceUnit,
  call: number,
  position: number,
): Type | undefined {
  const written = typesOfTemplate(w, unit, call)
  if (written.kind !== 'unknown') return takes(written)
  if (callee.package === AVA) return afterMacro(w, unit, call, position)
  if (callee.name === EACH && position === 1) return takesRow(callee.parameters?.[0] ?? UNKNOWN)
  const library = LIBRARIES.get(callee.package)
  const name = lastPart(callee.name)
  const context = own(library?.contexts, name)?.(called(w, callee, unit, call), position)
  if (context && context.kind !== 'unknown') return context
  const selects = position === 0 && callee.parameters ? own(library?.selectors, name) : undefined
  if (selects) return selects(callee.parameters ?? [])
  const taken = own(library?.arguments, name)
  if (position !== 0 || !taken) return undefined
  const types = unit.list(unit.at(call + 3)).map((type) => typeOfAnnotation(w, unit, type))
  const found = types.length === 0 ? UNKNOWN : taken(types)
  return found.kind === 'unknown' ? undefined : found
}

/** The types of the first parameters of a package's function, without a call of it. */
export function libraryParameters(w: World, callee: External, unit: SourceUnit): Type[] {
  const known = own(LIBRARIES.get(callee.package)?.contexts, lastPart(callee.name))
  return known ? [0, 1].map((position) => known(called(w, callee, unit, 0), position)) : []
}

/** The return type of a call; undefined if nothing better is known than the function's name. */
export function libraryReturn(w: World, callee: External, unit: SourceUnit, call: number): Type | undefined {
  const library = LIBRARIES.get(callee.package)
  if (!library) return undefined
  const name = lastPart(callee.name)
  if (callee.parameters && library.called?.has(name)) return callee.parameters[0]
  const returns = own(library.functions, callee.name) ?? own(library.functions, name)
  if (call === 0 || !returns) return undefined
  const found = returns(called(w, callee, unit, call))
  if (library.transparent?.has(name)) return found
  return found.kind !== 'unknown' && found.kind !== 'primitive' ? found : undefined
}

function called(w: World, callee: External, unit: SourceUnit, call: number): Call {
  const types = call === 0 ? [] : unit.list(unit.at(call + 3))
  const values = call === 0 ? [] : unit.list(unit.at(call + 2))
  const argument = (at: number): Type => (values[at] === undefined ? UNKNOWN : typeOf(w, unit, values[at]))
  return {
    written: typeOfAnnotation(w, unit, types[0] ?? 0),
    second: typeOfAnnotation(w, unit, types[1] ?? 0),
    third: typeOfAnnotation(w, unit, types[2] ?? 0),
    held: callee.parameters?.[0] ?? UNKNOWN,
    argument,
    count: values.length,
    expected: () => contextOf(w, unit, call + ir.CALL_CONTEXT - 1),
    textOf: (at) => textOf(unit, values[at] ?? 0),
    textIn: (at, name) => {
      const value = values[at] ?? 0
      const shape = value !== 0 && unit.at(value) === ir.SHAPE_VALUE ? unit.at(value + 1) : 0
      const [member] = shape === 0 ? [] : (unit.members(shape).get(name) ?? [])
      return member === undefined ? undefined : textOf(unit, unit.at(member + ir.M_VALUE))
    },
    awaited: (type) => awaited(w, type),
    elementOf: (type) => elementOf(w, type),
    resultOf: (at) => callReturn(w, argument(at), unit, 0),
    returned: (type) => callReturn(w, type, unit, 0),
    taken: (at, parameter) => parameterFromContext(w, argument(at), parameter, false),
    parameterOf: (of, at) => parameterFromContext(w, of, at, false),
    made: typesOf(callee.package),
    instanceOf: (type) => instanceOf(w, type, unit, 0),
    member: (of, name) => memberType(w, of, name),
    resultOfMember: (of, name) => callReturn(w, memberType(w, of, name), unit, 0),
  }
}

function textOf(unit: SourceUnit, value: number): string | undefined {
  return value !== 0 && unit.at(value) === ir.STRING ? unit.name(unit.at(value + 1)) : undefined
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
const own = <T>(table: Record<string, T> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined
