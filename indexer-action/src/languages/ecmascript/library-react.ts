/** React and Preact: types of components and references, hooks, component wrappers, and what tests run hooks with. */
import {
  type Applied,
  action,
  and,
  any,
  type Call,
  component,
  extended,
  first,
  firstOf,
  held,
  known,
  type Library,
  pair,
  referring,
  takes,
} from './library.ts'
import { type Type, UNKNOWN } from './types.ts'

/** The initial state is given as a value, or as a function that returns it. */
const state = (call: Call): Type => {
  const given = call.argument(0)
  return known(call.written, given.kind === 'function' ? call.resultOf(0) : given)
}
const propertiesOfComponent = (applied: Applied): Type => and(applied.properties(first(applied)), applied)

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
    RefObject: (applied) => any(first(applied)),
    MutableRefObject: (applied) => any(first(applied)),
    Dispatch: (applied) => takes(first(applied)),
    SetStateAction: (applied) => action(first(applied)),
    Context: held,
  },
  functions: {
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
    createContext: (call) => referring(call, 'Context', known(call.written, call.argument(0))),
    useContext: (call) => {
      const given = call.argument(0)
      return given.kind === 'external' && given.name === 'Context' ? firstOf(given.parameters ?? []) : UNKNOWN
    },
    memo: (call) => (call.written.kind === 'unknown' ? call.argument(0) : takes(call.written)),
    forwardRef: (call) => (call.second.kind === 'unknown' ? call.argument(0) : takes(call.second)),
  },
  arguments: {
    useState: ([state]) => state ?? UNKNOWN,
    useRef: ([held]) => held ?? UNKNOWN,
    createContext: ([value]) => value ?? UNKNOWN,
    useCallback: ([callback]) => callback ?? UNKNOWN,
    memo: ([properties]) => takes(properties ?? UNKNOWN),
    forwardRef: ([held, properties]) => takes(properties ?? UNKNOWN, any(held ?? UNKNOWN)),
  },
  members: {
    Component: CLASS_COMPONENT,
    PureComponent: CLASS_COMPONENT,
    Context: { Provider: ([value]) => takes(any(value ?? UNKNOWN)) },
  },
}

/** `renderHook(() => useForm()).result.current` */
export const HOOK_TESTS: Library = { functions: { renderHook: (call) => any(any(call.resultOf(0))) } }
