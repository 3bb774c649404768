/** Libraries that make an application's stores from what they are given: Pinia, Zustand, Jotai. */

import { type Type, UNKNOWN, union } from '../types/types.ts'
import {
  action,
  all,
  argumentOf,
  type Call,
  each,
  firstOf,
  heldBy,
  known,
  type Library,
  options,
  pair,
  referring,
  takes,
  told,
  typesOf,
} from './library.ts'

/** What a store gives: all that its setup returns, or its state, getters and actions; and what every store has. */
function storeOf(call: Call): Type {
  const setup = call.argument(1)
  if (setup.kind === 'function') return withState(call, call.resultOf(1))
  const given = options(call)
  const getters = referring(call, 'Getters', call.member(given, 'getters'))
  return withState(call, all(stateIn(call), getters, call.member(given, 'actions')), stateIn(call))
}
const withState = (call: Call, store: Type, state: Type = store): Type =>
  store.kind === 'unknown' ? UNKNOWN : all(store, call.made('Store', state))
const stateIn = (call: Call): Type => call.resultOfMember(options(call), 'state')

export const PINIA: Library = {
  functions: {
    defineStore: (call) => referring(call, 'StoreDefinition', storeOf(call)),
    storeToRefs: (call) => call.argument(0),
  },
  contexts: { defineStore: (call) => referring(call, 'StoreOptions', stateIn(call)) },
  self: { defineStore: storeOf },
  members: {
    StoreOptions: {
      getters: ([state]) => ({ kind: 'dictionary', value: takes(state ?? UNKNOWN) }),
    },
    Getters: {},
    Store: {
      $state: firstOf,
      $patch: ([state]) => takes(union([state, takes(state ?? UNKNOWN)])),
      $subscribe: ([state]) => takes(takes(UNKNOWN, state ?? UNKNOWN)),
      ...each('$reset $onAction $dispose $id', () => UNKNOWN),
    },
  },
  refers: { Getters: (_, held, look) => (held.kind === 'function' ? look.returned(held) : held) },
  exact: new Set(['Getters', 'Store']),
  unwraps: true,
  called: new Set(['StoreDefinition']),
}

/** What makes a store is given what sets its state, what gets it, and the store. */
const making = (state: Type): Type =>
  state.kind === 'unknown'
    ? UNKNOWN
    : {
        kind: 'callback',
        parameters: [takes(action(state)), of('GetState', state), of('UseBoundStore', state)],
        returns: state,
      }
const of = typesOf('npm:zustand')

/** `create<State>()(…)` says first what the store holds, and `create<State>(…)` or `create(…)` all at once. */
const bound = (call: Call): Type => {
  const curried = call.argument(0).kind === 'unknown' && call.written.kind !== 'unknown'
  return referring(call, curried ? 'Create' : 'UseBoundStore', known(call.written, call.resultOf(0)))
}
const creating = (call: Call, position: number): Type => (position === 0 ? making(call.written) : UNKNOWN)

/** The state of the store for which something is made where the call stands. */
const around = (call: Call): Type => {
  const [, get] = parametersOf(call.expected())
  return heldBy(get)
}
const parametersOf = (type: Type): readonly Type[] => (type.kind === 'callback' ? type.parameters : [])
/** Functions that are given what makes a store, and return it with something added. */
const middleware = (call: Call, position: number): Type => {
  if (position === 0) return call.expected()
  const state = around(call)
  return position === 1 && state.kind !== 'unknown' ? of('Options', state) : UNKNOWN
}
const MIDDLEWARE = 'devtools persist immer subscribeWithSelector redux combine'

export const ZUSTAND: Library = {
  types: {
    StateCreator: ({ whole, args }) => known(making(firstOf(args)), whole),
    StoreApi: ({ args }) => of('UseBoundStore', firstOf(args)),
    UseBoundStore: ({ args }) => firstOf(args),
  },
  functions: {
    create: bound,
    createStore: bound,
    createWithEqualityFn: bound,
    Create: (call) => referring(call, 'UseBoundStore', call.held),
    UseBoundStore: (call) => (call.argument(0).kind === 'unknown' ? call.held : call.resultOf(0)),
    useStore: (call) => (call.argument(1).kind === 'unknown' ? heldBy(call.argument(0)) : call.resultOf(1)),
    useShallow: (call) => call.argument(0),
    ...each(MIDDLEWARE, (call) => call.argument(0)),
  },
  contexts: {
    ...each('create createStore createWithEqualityFn', creating),
    Create: (call, position) => (position === 0 ? making(call.held) : UNKNOWN),
    useStore: (call, position) => (position === 1 ? takes(heldBy(call.argument(0))) : UNKNOWN),
    useShallow: (call, position) => (position === 0 ? call.expected() : UNKNOWN),
    ...each(MIDDLEWARE, middleware),
  },
  selectors: { UseBoundStore: told },
  members: {
    UseBoundStore: {
      getState: ([state]) => of('GetState', state ?? UNKNOWN),
      getInitialState: ([state]) => of('GetState', state ?? UNKNOWN),
      setState: ([state]) => takes(action(state ?? UNKNOWN)),
      subscribe: ([state]) => takes(takes(state ?? UNKNOWN, state ?? UNKNOWN)),
    },
    Options: { partialize: told, onRehydrateStorage: told, merge: ([state]) => takes(UNKNOWN, state ?? UNKNOWN) },
  },
  called: new Set(['GetState']),
}

/** What an atom holds. */
const behind = (atom: Type): Type => argumentOf(atom, 'Atom')
const atomOf = (call: Call): Type => {
  const given = call.argument(0)
  return referring(call, 'Atom', known(call.written, given.kind === 'function' ? call.resultOf(0) : given))
}
const ofJotai = typesOf('npm:jotai')
const get = ofJotai('Get')
const set = ofJotai('Set')

export const JOTAI: Library = {
  types: each('Atom PrimitiveAtom WritableAtom', ({ args }) =>
    firstOf(args).kind === 'unknown' ? UNKNOWN : ofJotai('Atom', ...args),
  ),
  functions: {
    atom: atomOf,
    atomWithReset: atomOf,
    atomWithDefault: atomOf,
    atomWithStorage: (call) => referring(call, 'Atom', known(call.written, call.argument(1))),
    Get: (call) => behind(call.argument(0)),
    useAtomValue: (call) => call.awaited(behind(call.argument(0))),
    useAtom: (call) => {
      const held = behind(call.argument(0))
      return pair(call.awaited(held), action(held))
    },
    useSetAtom: (call) => {
      const held = behind(call.argument(0))
      return held.kind === 'unknown' ? UNKNOWN : takes(action(held))
    },
  },
  contexts: {
    atom: (_, position) => (position === 0 ? takes(get) : takes(get, set)),
    atomWithDefault: () => takes(get),
    Set: (call, position) => (position === 1 ? action(behind(call.argument(0))) : UNKNOWN),
  },
  transparent: new Set(['Get', 'useAtomValue']),
}
