/**
 * Well-known types and functions of packages, where these hand on a type of the repository: React's types of components and
 * references, its hooks and component wrappers, the helpers with which tests run hooks, and macros of tests.
 */
import { typeOfAnnotation } from './annotations.ts'
import { itemOf } from './builtins.ts'
import { callReturn } from './calls.ts'
import { parameterFromContext, propertiesTaken } from './contexts.ts'
import type { SourceUnit } from './program.ts'
import { standard, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'
import type { World } from './world.ts'

interface Call {
  /** The first type argument, or unknown. */
  readonly written: Type
  /** The second one, or unknown. */
  readonly second: Type
  readonly argument: (at: number) => Type
  readonly resultOf: (at: number) => Type
  /** The type of a parameter of an argument that is a function. */
  readonly taken: (at: number, parameter: number) => Type
}

const known = (...types: Type[]): Type => types.find((type) => type.kind !== 'unknown') ?? UNKNOWN
const any = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : { kind: 'dictionary', value })
const context = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : standard('Context', value))

/** The initial state is given as a value, or as a function that returns it. */
const state = (call: Call): Type => {
  const given = call.argument(0)
  return known(call.written, given.kind === 'function' ? call.resultOf(0) : given)
}
const takes = (...parameters: Type[]): Type => ({ kind: 'callback', parameters })
/** What a state's setter takes: a new state, or a function that makes it from the last one. */
const action = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : union([value, takes(value)]))
const pair = (first: Type, given: Type): Type =>
  first.kind === 'unknown' && given.kind === 'unknown' ? UNKNOWN : { kind: 'tuple', items: [first, takes(given)] }

/** A type of a package that is applied to types of the repository. */
interface Applied {
  /** The type of the package, for members that it has besides. */
  readonly whole: Type
  readonly args: readonly Type[]
  readonly properties: (component: Type) => Type
}
const first = ({ args }: Applied): Type => args[0] ?? UNKNOWN
const and = (type: Type, { whole }: Applied): Type =>
  type.kind === 'unknown' ? whole : { kind: 'intersection', of: [type, whole] }
const extended = (applied: Applied): Type => and(first(applied), applied)
const component = (applied: Applied): Type => and(takes(first(applied)), applied)
const propertiesOfComponent = (applied: Applied): Type => and(applied.properties(first(applied)), applied)

const TYPES: Record<string, (applied: Applied) => Type> = {
  FC: component,
  FunctionComponent: component,
  VFC: component,
  ComponentType: component,
  ForwardRefExoticComponent: component,
  NamedExoticComponent: component,
  ExoticComponent: component,
  ForwardRefRenderFunction: (applied) => and(takes(applied.args[1] ?? UNKNOWN, any(first(applied))), applied),
  PropsWithChildren: extended,
  PropsWithRef: extended,
  PropsWithoutRef: extended,
  ComponentProps: propertiesOfComponent,
  ComponentPropsWithRef: propertiesOfComponent,
  ComponentPropsWithoutRef: propertiesOfComponent,
  RefObject: (applied) => any(first(applied)),
  MutableRefObject: (applied) => any(first(applied)),
  Dispatch: (applied) => takes(first(applied)),
  SetStateAction: (applied) => action(first(applied)),
  Context: (applied) => context(first(applied)),
}

const HOOKS: Record<string, (call: Call) => Type> = {
  useState: (call) => {
    const held = state(call)
    return held.kind === 'primitive' ? UNKNOWN : pair(held, action(held))
  },
  useReducer: (call) => pair(known(call.argument(1), call.resultOf(0)), call.taken(0, 1)),
  useRef: (call) => any(known(call.written, call.argument(0))),
  createRef: (call) => any(call.written),
  useMemo: (call) => known(call.written, call.resultOf(0)),
  useCallback: (call) => call.argument(0),
  useDeferredValue: (call) => call.argument(0),
  createContext: (call) => context(known(call.written, call.argument(0))),
  useContext: (call) => {
    const given = call.argument(0)
    return given.kind === 'standard' && given.name === 'Context' ? (given.parameters[0] ?? UNKNOWN) : UNKNOWN
  },
  memo: (call) => (call.written.kind === 'unknown' ? call.argument(0) : takes(call.written)),
  forwardRef: (call) => (call.second.kind === 'unknown' ? call.argument(0) : takes(call.second)),
}
const PACKAGES: Record<string, Record<string, (call: Call) => Type>> = {
  'npm:react': HOOKS,
  'npm:preact': HOOKS,
  // `renderHook(() => useForm()).result.current`
  'npm:@testing-library/react': { renderHook: (call) => any(any(call.resultOf(0))) },
  'npm:@testing-library/react-hooks': { renderHook: (call) => any(any(call.resultOf(0))) },
}

/** Members of a package's classes that have the type of a type argument: their names, in the order of the arguments. */
const MEMBERS: Record<string, readonly string[]> = { Component: ['props', 'state'], PureComponent: ['props', 'state'] }

/** The type of a member that a class of the repository inherits from a package's class, if a type argument determines it. */
export function libraryMember(type: Extract<Type, { kind: 'external' }>, name: string): Type | undefined {
  if (!type.parameters || PACKAGES[type.package] !== HOOKS) return undefined
  const of = MEMBERS[lastPart(type.name)]
  return type.parameters[of?.indexOf(name) ?? -1]
}

/** The test runner whose macros say what else its `test` takes: `test('title', macro, …)`. */
const AVA = 'npm:ava'

/** What a package's type means where it is applied to type arguments: itself, unless it hands these on. */
export function libraryType(w: World, whole: Type, args: readonly Type[]): Type {
  if (whole.kind !== 'external') return whole
  const name = lastPart(whole.name)
  if (whole.package === AVA && name === 'Macro') return { ...whole, parameters: args }
  if (PACKAGES[whole.package] !== HOOKS) return whole
  if (args.every((arg) => arg.kind === 'unknown') || !Object.hasOwn(TYPES, name)) return whole
  const found = TYPES[name]?.({ whole, args, properties: (component) => propertiesTaken(w, component) })
  return found === undefined || found.kind === 'unknown' ? whole : found
}

/** Types that the first argument of a call must have because of the type arguments of the call. */
const ARGUMENTS: Record<string, (types: readonly Type[]) => Type> = {
  useState: ([state]) => state ?? UNKNOWN,
  useRef: ([held]) => held ?? UNKNOWN,
  createContext: ([value]) => value ?? UNKNOWN,
  useCallback: ([callback]) => callback ?? UNKNOWN,
  memo: ([properties]) => takes(properties ?? UNKNOWN),
  forwardRef: ([held, properties]) => takes(properties ?? UNKNOWN, any(held ?? UNKNOWN)),
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

/** The type of an argument of a package's function, if the type arguments of the call or other arguments determine it. */
export function libraryParameter(
  w: World,
  callee: { package: string; name: string },
  unit: SourceUnit,
  call: number,
  position: number,
): Type | undefined {
  if (callee.package === AVA) return afterMacro(w, unit, call, position)
  const name = lastPart(callee.name)
  if (PACKAGES[callee.package] !== HOOKS || position !== 0 || !Object.hasOwn(ARGUMENTS, name)) return undefined
  const types = [...unit.list(unit.at(call + 3))].map((type) => typeOfAnnotation(w, unit, type))
  const found = types.length === 0 ? UNKNOWN : (ARGUMENTS[name]?.(types) ?? UNKNOWN)
  return found.kind === 'unknown' ? undefined : found
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** The return type of a call; undefined if nothing better is known than the function's name. */
export function libraryReturn(
  w: World,
  callee: { package: string; name: string },
  unit: SourceUnit,
  call: number,
): Type | undefined {
  const functions = PACKAGES[callee.package]
  const name = lastPart(callee.name)
  if (!functions || call === 0 || !Object.hasOwn(functions, name)) return undefined
  const types = unit.list(unit.at(call + 3))
  const values = unit.list(unit.at(call + 2))
  const argument = (at: number): Type => (values[at] === undefined ? UNKNOWN : typeOf(w, unit, values[at]))
  const found = functions[name]?.({
    written: typeOfAnnotation(w, unit, types[0] ?? 0),
    second: typeOfAnnotation(w, unit, types[1] ?? 0),
    argument,
    resultOf: (at) => callReturn(w, argument(at), unit, 0),
    taken: (at, parameter) => parameterFromContext(w, argument(at), parameter, false),
  })
  return found && found.kind !== 'unknown' && found.kind !== 'primitive' ? found : undefined
}
