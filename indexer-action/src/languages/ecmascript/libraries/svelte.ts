/** Svelte: snippets, components as types, and stores, which `$store` reads. */

import { type Type, UNKNOWN, union } from '../types/types.ts'
import {
  component,
  firstOf,
  given,
  held,
  heldBy,
  known,
  type Library,
  referring,
  takes,
  telling,
  told,
} from './library.ts'

const STORES = ['Writable', 'Readable', 'StartStopNotifier']

/** What a store holds; a list of stores holds what each of them does. */
function behind(type: Type): Type {
  if (type.kind === 'union') return union(type.of.map(behind))
  if (type.kind === 'tuple') return { kind: 'tuple', items: type.items.map(behind) }
  return type.kind === 'external' && STORES.includes(type.name) ? heldBy(type) : UNKNOWN
}
const listening = { subscribe: telling }

export const SVELTE: Library = {
  types: {
    Snippet: ({ args: [taken] }) => (taken?.kind === 'tuple' ? takes(...taken.items) : UNKNOWN),
    Component: component,
    ComponentProps: ({ args, properties }) => properties(firstOf(args)),
    Writable: held,
    Readable: held,
  },
  functions: {
    get: (call) => behind(call.argument(0)),
    writable: (call) => referring(call, 'Writable', given(call)),
    readable: (call) => referring(call, 'Readable', given(call)),
    derived: (call) => referring(call, 'Readable', known(call.written, call.resultOf(1))),
    getContext: (call) => call.written,
  },
  contexts: { derived: (call, position) => (position === 1 ? takes(behind(call.argument(0))) : UNKNOWN) },
  transparent: new Set(['get']),
  members: {
    Writable: {
      ...listening,
      set: told,
      update: telling,
    },
    Readable: listening,
  },
}
