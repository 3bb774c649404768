/** Libraries that keep values behind references or accessors: Vue, Solid, Preact's signals. Angular's are in `angular.ts`. */

import * as ir from '../ir.ts'
import { primitive, type Type, UNKNOWN, union } from '../types/types.ts'
import {
  type Applied,
  action,
  all,
  type Call,
  component,
  each,
  extended,
  first,
  firstOf,
  given,
  held,
  known,
  type Library,
  type Look,
  pair,
  referring,
  takes,
  told,
} from './library.ts'

const computed = (call: Call): Type =>
  known(call.written, call.resultOf(0), call.resultOfMember(call.argument(0), 'get'))
const orHeld =
  (name: string) =>
  (applied: Applied): Type =>
    applied.whole.kind === 'external'
      ? union([{ ...applied.whole, name, parameters: applied.args }, first(applied)])
      : applied.whole

const REFERENCES = ['Ref', 'ShallowRef', 'ComputedRef', 'WritableComputedRef', 'ModelRef', 'ToRef']

/** The value behind a reference; any other type is its own. */
function behind(type: Type): Type {
  if (type.kind === 'union') return union(type.of.map(behind))
  // A reference whose value is assigned somewhere.
  if (type.kind === 'place') return type.base.kind === 'external' ? behind(type.base) : type
  return type.kind === 'external' && REFERENCES.includes(type.name) ? (type.parameters?.[0] ?? type) : type
}

/** What a source that is watched has: what a reference holds, what a function returns, and each of these in a list. */
function watched(call: Call, source: Type): Type {
  if (source.kind === 'tuple') return { kind: 'tuple', items: source.items.map((one) => watched(call, one)) }
  return source.kind === 'function' ? call.returned(source) : behind(source)
}
const watching = (call: Call, position: number): Type => {
  const value = position === 1 ? watched(call, call.argument(0)) : UNKNOWN
  return value.kind === 'unknown' ? UNKNOWN : takes(value, value)
}

/** What a component made of options has: its methods, what it computes, its data and properties, and what every component has. */
function instance(call: Call, position: number): Type {
  const given = call.argument(position)
  if (given.kind !== 'shape') return UNKNOWN
  const of = (name: string): Type => call.member(given, name)
  return all(
    of('methods'),
    referring(call, 'Computed', of('computed')),
    call.resultOfMember(given, 'data'),
    of('props').kind === 'shape' ? call.made('Properties', of('props')) : UNKNOWN,
    call.resultOfMember(given, 'setup'),
    call.made('ComponentPublicInstance'),
  )
}
/** What functions of a component's options take: `setup` the properties. */
function optional(call: Call, position: number): Type {
  const declared = call.member(call.argument(position), 'props')
  return declared.kind === 'shape' ? call.made('ComponentOptions', call.made('Properties', declared)) : UNKNOWN
}
const CONSTRUCTED: ReadonlyMap<string, number> = new Map([
  ['String', ir.P_STRING],
  ['Number', ir.P_NUMBER],
  ['Boolean', ir.P_BOOLEAN],
])
/** What a property is, by its type or by the constructor of that. */
function property(held: Type, look: Look): Type {
  const type = held.kind === 'shape' && !held.static ? look.member(held, 'type') : held
  if (type.kind === 'tuple') return union(type.items.map((one) => property(one, look)))
  if (type.kind !== 'external' || type.package !== 'std:ecmascript')
    return type.kind === 'shape' && type.static ? UNKNOWN : type
  const number = CONSTRUCTED.get(type.name)
  return number === undefined ? UNKNOWN : primitive(number)
}
/** What every component of Vue has, beside what its options say. */
export const OF_INSTANCE: readonly string[] =
  '$emit $refs $el $props $attrs $slots $parent $root $options $data $nextTick $watch $forceUpdate $set $delete $on $off $once'.split(
    ' ',
  )

export const VUE: Library = {
  types: {
    ...each([...REFERENCES, 'InjectionKey'], held),
    ...each(['UnwrapRef', 'UnwrapNestedRefs', 'ShallowUnwrapRef', 'Reactive', 'ShallowReactive'], extended),
    ...each(['DeepReadonly', 'Raw', 'PropType'], extended),
    ...each(['MaybeRef', 'MaybeRefOrGetter'], orHeld('Ref')),
  },
  functions: {
    defineModel: (call) => referring(call, 'ModelRef', call.written),
    ref: (call) => referring(call, 'Ref', known(call.written, behind(call.argument(0)))),
    shallowRef: (call) => referring(call, 'ShallowRef', given(call)),
    computed: (call) => referring(call, 'ComputedRef', computed(call)),
    ...each(['reactive', 'shallowReactive', 'readonly', 'shallowReadonly', 'markRaw', 'toRaw', 'proxyRefs'], given),
    toRef: (call) => {
      const key = call.textOf(1)
      const of = call.argument(0)
      return referring(call, 'Ref', key === undefined ? known(call.resultOf(0), behind(of)) : call.member(of, key))
    },
    useTemplateRef: (call) => referring(call, 'ShallowRef', call.written),
    toRefs: (call) => referring(call, 'ToRefs', call.argument(0)),
    unref: (call) => behind(call.argument(0)),
    toValue: (call) => known(call.resultOf(0), behind(call.argument(0))),
    inject: (call) => {
      const key = call.argument(0)
      const promised = key.kind === 'external' ? key.parameters?.[0] : undefined
      return known(call.written, promised ?? UNKNOWN, call.argument(1))
    },
  },
  contexts: { watch: watching, ...each(['defineComponent', 'defineCustomElement', 'extend'], optional) },
  self: each(['defineComponent', 'defineCustomElement', 'extend', 'component', 'createApp', 'mixin'], instance),
  members: {
    ...each(REFERENCES, { value: firstOf }),
    ToRefs: {},
    Computed: {},
    Properties: {},
    ComponentOptions: { setup: told },
    ComponentPublicInstance: each(OF_INSTANCE, () => UNKNOWN),
  },
  refers: {
    ToRefs: (type, held) => ({ ...type, name: 'Ref', parameters: [held] }),
    Computed: (_, held, look) => look.returned(held.kind === 'function' ? held : look.member(held, 'get')),
    Properties: (_, held, look) => property(held, look),
  },
  exact: new Set(['Computed', 'Properties', 'ComponentPublicInstance']),
  transparent: new Set(['unref', 'toValue']),
  unwraps: true,
}

export const SOLID: Library = {
  types: {
    Accessor: held,
    ...each(['Component', 'ParentComponent', 'VoidComponent', 'FlowComponent'], component),
    ...each(['ParentProps', 'VoidProps', 'FlowProps', 'Store'], extended),
  },
  functions: {
    createSignal: (call) => pair(referring(call, 'Accessor', given(call)), action(given(call))),
    createMemo: (call) => referring(call, 'Accessor', known(call.written, call.resultOf(0))),
    createStore: (call) => pair(given(call), UNKNOWN),
    createMutable: given,
    untrack: (call) => call.resultOf(0),
    createRoot: (call) => call.resultOf(0),
  },
  called: new Set(['Accessor']),
}

const SIGNALS = ['Signal', 'ReadonlySignal']
export const PREACT_SIGNALS: Library = {
  types: each(SIGNALS, held),
  functions: {
    ...each(['signal', 'useSignal'], (call: Call) => referring(call, 'Signal', given(call))),
    ...each(['computed', 'useComputed'], (call: Call) => referring(call, 'ReadonlySignal', computed(call))),
    untracked: (call) => call.resultOf(0),
    batch: (call) => call.resultOf(0),
  },
  members: each(SIGNALS, { value: firstOf }),
}
