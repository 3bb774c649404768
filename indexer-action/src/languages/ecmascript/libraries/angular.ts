/** Angular: signals, what a component is given and asks its view for, what it emits, and what is requested. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  array,
  as,
  type Call,
  each,
  firstOf,
  given,
  held,
  heldAs,
  heldBy,
  known,
  type Library,
  referring,
  telling,
  told,
} from './library.ts'
import { carried, PASSING, stream } from './rxjs.ts'

const SIGNALS = ['Signal', 'WritableSignal', 'InputSignal', 'InputSignalWithTransform', 'ModelSignal']
const computed = (call: Call): Type =>
  known(call.written, call.resultOf(0), call.resultOfMember(call.argument(0), 'computation'))
const signal = (call: Call): Type => referring(call, 'WritableSignal', given(call))
/** What is asked for by a class, or by a name and the type that it has, or read from there as another class. */
const asked = (call: Call): Type =>
  known(
    call.second,
    call.instanceOf(call.member(call.argument(1), 'read')),
    call.written,
    call.instanceOf(call.argument(0)),
  )
const query = (call: Call): Type => referring(call, 'Signal', asked(call))
const queries = (call: Call): Type => referring(call, 'Signal', array(asked(call)))
const emitter = (call: Call): Type => referring(call, 'OutputEmitterRef', call.written)
const loading = (call: Call): Type => {
  const loaded = call.resultOfMember(call.argument(0), 'loader')
  const streamed = call.resultOfMember(call.argument(0), 'stream')
  return referring(call, 'ResourceRef', known(call.written, call.awaited(loaded), carried(call, streamed)))
}

export const ANGULAR: Library = {
  types: {
    ...each(SIGNALS, held),
    ...each('OutputEmitterRef EventEmitter QueryList ElementRef ResourceRef ComponentFixture', held),
    Resource: heldAs('ResourceRef'),
  },
  functions: {
    ...each('signal input model input.required model.required', signal),
    computed: (call) => referring(call, 'Signal', computed(call)),
    linkedSignal: (call) => referring(call, 'WritableSignal', computed(call)),
    ...each('viewChild contentChild viewChild.required contentChild.required', query),
    ...each('viewChildren contentChildren', queries),
    output: emitter,
    outputFromObservable: (call) => referring(call, 'OutputEmitterRef', carried(call, call.argument(0))),
    inject: (call) => known(call.written, call.instanceOf(call.argument(0))),
    createComponent: (call) => referring(call, 'ComponentFixture', call.instanceOf(call.argument(0))),
    untracked: (call) => call.resultOf(0),
    ...each('resource rxResource', loading),
    toSignal: (call) => referring(call, 'Signal', carried(call, call.argument(0))),
    toObservable: (call) => stream(heldBy(call.argument(0))),
    takeUntilDestroyed: () => PASSING,
  },
  members: {
    ...each(SIGNALS, {
      set: told,
      update: telling,
    }),
    ...each('OutputEmitterRef EventEmitter', {
      emit: told,
      subscribe: telling,
    }),
    QueryList: {
      ...each('first last', firstOf),
      ...each('map forEach filter find some', telling),
      toArray: ([type]) => ({ kind: 'callback', parameters: [], returns: array(type ?? UNKNOWN) }),
    },
    ComponentFixture: { componentInstance: firstOf },
    ElementRef: { nativeElement: firstOf },
    ResourceRef: { value: as('WritableSignal') },
  },
  called: new Set(SIGNALS),
}

/** Angular Material: what a table shows. */
export const ANGULAR_MATERIAL: Library = {
  types: { MatTableDataSource: held },
  members: { MatTableDataSource: { ...each('data filteredData', ([type]) => array(type ?? UNKNOWN)) } },
}

const requested = (call: Call): Type => stream(call.written)
export const ANGULAR_HTTP: Library = {
  functions: each(
    ['get', 'post', 'put', 'patch', 'delete', 'request'].map((verb) => `HttpClient.${verb}`),
    requested,
  ),
}
