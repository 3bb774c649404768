/** Redux Toolkit, Reselect and React's bindings: the state that reducers, selectors and hooks work on. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  all,
  as,
  both,
  type Call,
  type External,
  firstOf,
  held,
  heldAs,
  heldBy,
  known,
  type Library,
  referring,
  takes,
  told,
} from './library.ts'
import { dispatchOf, EFFECTS } from './redux-effects.ts'

/** A slice's state: its `initialState`, or what a function of that name returns. */
const stateOf = (call: Call): Type => {
  const initial = call.member(call.argument(0), 'initialState')
  return initial.kind === 'function' ? call.returned(initial) : initial
}

/** The state of a store or reducer that is made of an object of reducers, or that of a single reducer. */
function combined(call: Call, reducers: Type): Type {
  if (reducers.kind === 'unknown') return UNKNOWN
  return reducers.kind === 'external' ? heldBy(reducers) : call.made('RootState', reducers)
}

/** What an action carries, by the action creator to which a case answers. */
const actionOf = (call: Call): Type => {
  const carried = heldBy(call.argument(0))
  return carried.kind === 'unknown' ? UNKNOWN : call.made('PayloadAction', carried)
}

/** What selectors give on whose results another one works: they are given in a list, or one by one before it. */
export const inputs = (call: Call, position: number): Type => {
  const list = call.argument(0)
  const given = list.kind === 'tuple' ? list.items : Array.from({ length: position }, (_, at) => call.argument(at))
  return position === 0 || given.length > MOST_INPUTS ? UNKNOWN : takes(...given.map(call.returned))
}
const MOST_INPUTS = 8
export const selected = (call: Call): Type => {
  let result: Type = UNKNOWN
  for (let at = MOST_INPUTS; at > 0 && result.kind === 'unknown'; at--)
    if (call.argument(at).kind === 'function') result = call.resultOf(at)
  return referring(call, 'Selector', result)
}

/** A reducer, or one beside a function that prepares what its action carries. */
const reducing = (state: Type, type: External): Type =>
  all(takes(state), { ...type, name: 'CaseReducerWithPrepare', parameters: [state] })

const STATE: Library = {
  types: { PayloadAction: held },
  functions: {
    createSlice: (call) => call.made('Slice', call.member(call.argument(0), 'reducers'), stateOf(call)),
    createReducer: (call) => referring(call, 'Reducer', call.argument(0)),
    'createAsyncThunk.withTypes': (call) => call.made('createAsyncThunk'),
    createAsyncThunk: (call) => referring(call, 'AsyncThunk', known(call.written, call.awaited(call.resultOf(1)))),
    combineReducers: (call) => referring(call, 'Reducer', combined(call, call.argument(0))),
    configureStore: (call) => referring(call, 'Store', combined(call, call.member(call.argument(0), 'reducer'))),
    createSelector: selected,
    CaseOf: (call) => call.made('ActionReducerMapBuilder', call.held),
  },
  contexts: {
    createSlice: (call, position) => (position === 0 ? referring(call, 'CreateSliceOptions', stateOf(call)) : UNKNOWN),
    CaseOf: (call, position) => (position === 1 ? takes(call.held, actionOf(call)) : UNKNOWN),
    createSelector: inputs,
  },
  members: {
    CreateSliceOptions: {
      reducers: ([state], type) => ({ kind: 'dictionary', value: reducing(state ?? UNKNOWN, type) }),
      selectors: ([state]) => ({ kind: 'dictionary', value: takes(state ?? UNKNOWN) }),
      extraReducers: (args, type) => takes({ ...type, name: 'ActionReducerMapBuilder', parameters: args }),
    },
    CaseReducerWithPrepare: { reducer: told },
    ActionReducerMapBuilder: { addCase: as('CaseOf'), addMatcher: as('CaseOf') },
    AsyncThunk: { fulfilled: as('AsyncThunk.fulfilled') },
    PayloadAction: { payload: firstOf },
    Slice: {
      actions: firstOf,
      reducer: ([, state], type) => ({ ...type, name: 'Reducer', parameters: [state ?? UNKNOWN] }),
    },
    Store: { getState: as('GetState'), dispatch: as('Dispatch') },
    RootState: {},
  },
  refers: { RootState: (_, reducer) => heldBy(reducer) },
  exact: new Set(['RootState']),
  unwraps: true,
  called: new Set(['GetState', 'Reducer', 'Selector']),
}
export const REDUX_TOOLKIT = both(STATE, EFFECTS)

export const REACT_REDUX: Library = {
  types: {
    TypedUseSelectorHook: heldAs('UseSelector'),
  },
  functions: {
    useSelector: (call) => call.resultOf(0),
    'useDispatch.withTypes': (call) => call.made('UseDispatch', dispatchOf(call)),
    'useSelector.withTypes': (call) => referring(call, 'UseSelector', call.written),
    useDispatch: dispatchOf,
    UseSelector: (call) => call.resultOf(0),
  },
  selectors: { UseSelector: told },
  called: new Set(['UseDispatch']),
}
