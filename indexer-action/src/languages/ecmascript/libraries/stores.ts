/** Libraries that make an application's stores from what they are given: Pinia, Zustand. */

import type { Type } from '../types/types.ts'
import { all, type Call, firstOf, known, type Library, referring, takes } from './library.ts'

/** The second argument, or the first one where it is the only one. */
const options = (call: Call): Type => known(call.argument(1), call.argument(0))

/** What a store gives: all that its setup returns, or its state, getters and actions. */
function storeOf(call: Call): Type {
  const setup = call.argument(1)
  if (setup.kind === 'function') return call.resultOf(1)
  const given = options(call)
  return all(call.resultOfMember(given, 'state'), call.member(given, 'getters'), call.member(given, 'actions'))
}

export const PINIA: Library = {
  functions: {
    defineStore: (call) => referring(call, 'StoreDefinition', storeOf(call)),
    storeToRefs: (call) => call.argument(0),
  },
  called: new Set(['StoreDefinition']),
}

/** `create<State>()(…)` says first what the store holds, and `create<State>(…)` or `create(…)` all at once. */
const bound = (call: Call): Type => {
  const curried = call.argument(0).kind === 'unknown' && call.written.kind !== 'unknown'
  return referring(call, curried ? 'Create' : 'UseBoundStore', known(call.written, call.resultOf(0)))
}
export const ZUSTAND: Library = {
  functions: {
    create: bound,
    createStore: bound,
    Create: (call) => referring(call, 'UseBoundStore', call.held),
    UseBoundStore: (call) => (call.argument(0).kind === 'unknown' ? call.held : call.resultOf(0)),
  },
  selectors: { UseBoundStore: (args) => takes(firstOf(args)) },
  members: { UseBoundStore: { getState: (_, store) => ({ ...store, name: 'GetState' }) } },
  called: new Set(['GetState']),
}
