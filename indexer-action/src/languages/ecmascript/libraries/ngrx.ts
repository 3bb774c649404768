/** NgRx: what actions carry to reducers and effects, and what selectors read of the state. */

import { type Type, UNKNOWN, union } from '../types/types.ts'
import {
  all,
  argumentOf,
  as,
  type Call,
  each,
  held,
  known,
  type Library,
  list,
  type Member,
  referring,
  takes,
  typesOf,
} from './library.ts'
import { inputs, selected } from './redux.ts'
import { carried, coming, giving, observer, PASSING, piped, piping, stream, taking } from './rxjs.ts'

const of = typesOf('npm:@ngrx/store')
const ofAngular = typesOf('npm:@angular/core')
/** What an action carries: what `props<…>()` writes, or what the function returns that prepares it. */
const creator = (told: Type): Type => of('ActionCreator', told)
const created = (call: Call): Type =>
  creator(
    known(argumentOf(call.argument(1), 'Props'), call.argument(1).kind === 'function' ? call.resultOf(1) : UNKNOWN),
  )
/** What the actions carry that any of the first creators make. */
const told = (call: Call, creators: number): Type =>
  union(Array.from({ length: creators }, (_, at) => argumentOf(call.argument(at), 'ActionCreator')))

/** A creator's name is that of its event, in camel case. */
const camelCase = (event: string): string =>
  event
    .trim()
    .split(/\s+/)
    .map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')

/** The last argument of `on(…)` reduces the state for the actions of the creators before it. */
function reducing(call: Call, position: number): Type {
  if (position === 0 || position !== call.count - 1) return UNKNOWN
  const state = argumentOf(call.expected(), 'Reducing')
  const action = told(call, position)
  return state.kind === 'unknown' && action.kind === 'unknown' ? UNKNOWN : takes(state, action)
}

const selector = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : of('Selector', type))
/** `selectUser` of a feature whose state has a `user`. */
const featured: Member = ([state], _, member, name) => {
  const [, initial = '', rest = ''] = /^select([A-Z])(\w*)$/.exec(name) ?? []
  return initial === '' ? UNKNOWN : selector(member(state ?? UNKNOWN, initial.toLowerCase() + rest))
}
const selecting = (call: Call, position: number): Type => (position === 0 ? takes(call.held) : UNKNOWN)

export const NGRX: Library = {
  types: {
    ...each('Store Selector ActionCreator', held),
    MemoizedSelector: ({ args }) => selector(args[1] ?? UNKNOWN),
  },
  functions: {
    props: (call) => of('Props', call.written),
    createAction: created,
    createActionGroup: (call) => referring(call, 'ActionGroup', call.member(call.argument(0), 'events')),
    ActionCreator: (call) => all(call.held, of('Action')),
    createReducer: (call) => of('Reducer', call.argument(0)),
    createFeature: (call) =>
      referring(call, 'Feature', argumentOf(call.member(call.argument(0), 'reducer'), 'Reducer')),
    createFeatureSelector: (call) => selector(call.written),
    createSelector: selected,
    ...each('Selecting Store.select', (call: Call) => stream(call.resultOf(0))),
    ...each('SelectingSignal Store.selectSignal', (call: Call) => ofAngular('Signal', call.resultOf(0))),
    select: (call) => giving(call.resultOf(0)),
    pipe: piped,
  },
  contexts: {
    createReducer: (call, position) => (position === 0 ? UNKNOWN : of('Reducing', call.argument(0))),
    on: reducing,
    ActionCreator: (call, position) => (position === 0 ? call.held : UNKNOWN),
    createSelector: inputs,
    ...each('Selecting SelectingSignal', selecting),
    pipe: piping,
  },
  members: {
    ActionGroup: {},
    Feature: { reducer: as('Reducer'), '*': featured },
    Store: {
      select: as('Selecting'),
      selectSignal: as('SelectingSignal'),
      pipe: ([state]) => typesOf('npm:rxjs')('Piping', state ?? UNKNOWN),
    },
  },
  renames: { ActionGroup: (name, among) => among.find((event) => camelCase(event) === name) },
  refers: { ActionGroup: (_, event) => creator(argumentOf(event, 'Props')) },
  unwraps: new Set(['ActionGroup']),
  called: new Set(['Selector']),
}

const ofType = (call: Call): Type => giving(told(call, call.count))
const others = (call: Call): Type => {
  const given = call.resultOf(0)
  const streams = given.kind === 'tuple' ? given.items : [given]
  return giving(list(coming(call), ...streams.map((one) => carried(call, one))))
}

export const NGRX_OPERATORS: Library = {
  functions: { concatLatestFrom: others, tapResponse: () => PASSING },
  contexts: {
    concatLatestFrom: taking,
    tapResponse: (call, position) => (position === 0 ? observer(coming(call)) : UNKNOWN),
  },
}
export const NGRX_EFFECTS: Library = {
  functions: {
    ...NGRX_OPERATORS.functions,
    ofType,
    createEffect: (call) => call.resultOf(0),
    pipe: piped,
  },
  contexts: { ...NGRX_OPERATORS.contexts, pipe: piping },
}
