/** React and Preact: types of components and references, hooks, component wrappers, and what tests run hooks with. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  type Applied,
  action,
  all,
  and,
  any,
  argumentOf,
  as,
  type Call,
  component,
  extended,
  first,
  firstOf,
  given,
  held,
  known,
  type Library,
  list,
  ofItsOwn,
  pair,
  referring,
  takes,
  told,
  typesOf,
} from './library.ts'

/** The initial state is given as a value, or as a function that returns it. */
const state = (call: Call): Type => {
  const given = call.argument(0)
  return known(call.written, given.kind === 'function' ? call.resultOf(0) : given)
}
const propertiesOfComponent = (applied: Applied): Type => and(applied.properties(first(applied)), applied)

/** An object that refers to a value, and, where `isGiven`, a function that may be passed instead. */
const referenceTo =
  (isGiven: boolean) =>
  ({ whole, args }: Applied): Type => {
    if (whole.kind !== 'external') return whole
    const reference: Type = { ...whole, name: 'RefObject', parameters: args }
    return isGiven ? { kind: 'intersection', of: [takes(args[0] ?? UNKNOWN), reference] } : reference
  }

/** What a reducer works on, by what it is written to take or to return, or by what it begins with. */
const reduced = (call: Call): Type => known(ofItsOwn(call.taken(0, 0)), call.resultOf(0), call.argument(1))

/** State that an action makes anew, and the action with what it takes besides the last state. */
const actionState = (call: Call): Type => {
  const state = known(call.written, call.awaited(call.resultOf(0)), call.argument(1))
  return state.kind === 'unknown' ? UNKNOWN : list(state, takes(call.taken(0, 1)))
}
/** A component that the package makes: of these properties, or of a component that is given. */
const wrapped = (call: Call, properties: Type, given: Type): Type =>
  all(properties.kind === 'unknown' ? given : takes(properties), call.made('NamedExoticComponent'))
const ofContext = (given: Type): Type => argumentOf(given, 'Context')

const CLASS_COMPONENT = { props: firstOf, state: ([, state]: readonly Type[]) => state ?? UNKNOWN }

export const REACT: Library = {
  types: {
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
    RefObject: referenceTo(false),
    MutableRefObject: referenceTo(false),
    Ref: referenceTo(true),
    ForwardedRef: referenceTo(true),
    Dispatch: (applied) => takes(first(applied)),
    SetStateAction: (applied) => action(first(applied)),
    Context: held,
  },
  functions: {
    useState: (call) => {
      const held = state(call)
      return held.kind === 'primitive' ? UNKNOWN : pair(held, action(held))
    },
    useReducer: (call) => pair(reduced(call), call.taken(0, 1)),
    useOptimistic: (call) => {
      const held = given(call)
      return pair(held, call.argument(1).kind === 'unknown' ? action(held) : call.taken(1, 1))
    },
    useActionState: actionState,
    useFormState: actionState,
    useSyncExternalStore: (call) => known(call.written, call.resultOf(1)),
    use: (call) => {
      const given = call.argument(0)
      return known(ofContext(given), given.kind === 'standard' ? call.awaited(given) : UNKNOWN)
    },
    useRef: (call) => referring(call, 'RefObject', given(call)),
    createRef: (call) => referring(call, 'RefObject', call.written),
    useMemo: (call) => known(call.written, call.resultOf(0)),
    useCallback: (call) => call.argument(0),
    useDeferredValue: (call) => call.argument(0),
    createContext: (call) => referring(call, 'Context', given(call)),
    useContext: (call) => ofContext(call.argument(0)),
    useEffectEvent: (call) => call.argument(0),
    cache: (call) => call.argument(0),
    lazy: (call) => wrapped(call, UNKNOWN, call.member(call.awaited(call.resultOf(0)), 'default')),
    memo: (call) => wrapped(call, call.written, call.argument(0)),
    forwardRef: (call) => wrapped(call, call.second, call.argument(0)),
  },
  arguments: {
    useState: ([state]) => state ?? UNKNOWN,
    useRef: ([held]) => held ?? UNKNOWN,
    createContext: ([value]) => value ?? UNKNOWN,
    useCallback: ([callback]) => callback ?? UNKNOWN,
    useActionState: ([state, given]) => takes(state ?? UNKNOWN, given ?? UNKNOWN),
    memo: told,
    forwardRef: ([held, properties]) =>
      takes(properties ?? UNKNOWN, typesOf('npm:react')('ForwardedRef', held ?? UNKNOWN)),
  },
  members: {
    Component: CLASS_COMPONENT,
    PureComponent: CLASS_COMPONENT,
    Context: { Provider: ([value]) => takes(any(value ?? UNKNOWN)) },
    RefObject: { current: firstOf },
    ForwardedRef: { current: firstOf },
  },
}

/** `renderHook(() => useForm()).result.current` */
export const HOOK_TESTS: Library = {
  functions: { renderHook: (call) => referring(call, 'RenderHookResult', call.resultOf(0)) },
  members: {
    RenderHookResult: { result: as('RenderHookResult.result') },
    result: { current: firstOf },
  },
}
