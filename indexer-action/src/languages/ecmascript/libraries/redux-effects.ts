/** Redux Toolkit: endpoints and the hooks that are made of them, thunks, and what dispatching these gives. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  all,
  argumentOf,
  as,
  type Call,
  each,
  firstOf,
  heldBy,
  itemAt,
  type Library,
  list,
  type Member,
  promised,
  takes,
  typesOf,
} from './library.ts'

/**
 * An endpoint, and each hook or function made of it, has a pair: what the endpoint brings, and what it takes. `Api` and `Endpoints`
 * have the object of the endpoints.
 */
const of = typesOf('npm:@reduxjs/toolkit')
const brought = (endpoint: Type | undefined): Type => itemAt(endpoint, 0)
const taken = (endpoint: Type | undefined): Type => itemAt(endpoint, 1)

const endpointsIn = (call: Call): Type => call.resultOfMember(call.argument(0), 'endpoints')
const defining = (call: Call, position: number): Type =>
  position === 0 ? of('EndpointDefinition', list(call.written, call.second)) : UNKNOWN
const building = (_: Call, position: number): Type => (position === 0 ? of('CreateApiOptions') : UNKNOWN)
const taking = (call: Call, position: number): Type => (position === 0 ? taken(call.held) : UNKNOWN)
const resultOf = (call: Call): Type => of('EndpointResult', brought(call.held))

/** `useLazyGetPostQuery`, of the endpoint `getPost`. */
const HOOK = /^use(Lazy)?([A-Z]\w*?)(Query|InfiniteQuery|QueryState|Mutation)$/
const hook: Member = ([endpoints], _, member, name) => {
  const [, lazy, endpoint = '', kind] = HOOK.exec(name) ?? []
  if (endpoint === '') return UNKNOWN
  const defined = argumentOf(
    member(endpoints ?? UNKNOWN, endpoint.charAt(0).toLowerCase() + endpoint.slice(1)),
    'Endpoint',
  )
  return defined.kind === 'unknown' ? UNKNOWN : of(lazy || kind === 'Mutation' ? 'UseTrigger' : 'UseEndpoint', defined)
}
/** Waiting for a request gives its result, and unwrapping it what it brought. */
const requested = (call: Call): Type =>
  all(of('Request', promised(brought(call.held))), promised(of('EndpointResult', brought(call.held))))

/** A thunk's action gives a promise of a further one, and a function what it returns. */
const dispatched = (call: Call): Type => {
  const action = call.argument(0)
  if (action.kind === 'function') return call.resultOf(0)
  if (action.kind !== 'external' || action.name !== 'AsyncThunkAction') return UNKNOWN
  const brings = heldBy(action)
  return all(of('Request', promised(brings)), promised(of('PayloadAction', brings)))
}

/** What dispatches as it is written, `typeof store.dispatch`; anything is dispatched where nothing or `any` is written. */
export const dispatchOf = ({ written }: Call): Type =>
  written.kind === 'unknown' || written.kind === 'primitive' ? of('Dispatch') : written

export const EFFECTS: Library = {
  functions: {
    createApi: (call) => of('Api', endpointsIn(call)),
    Injecting: (call) => of('Api', all(call.held, endpointsIn(call))),
    Enhancing: (call) => of('Api', call.held),
    Defining: (call) => of('Endpoint', list(call.written, call.second)),
    UseEndpoint: resultOf,
    UseTrigger: (call) => list(of('Trigger', call.held), resultOf(call)),
    Trigger: requested,
    AsyncThunk: (call) => of('AsyncThunkAction', call.held),
    ...each('dispatch Dispatch ThunkDispatch', dispatched),
  },
  contexts: {
    ...each('createApi Injecting', building),
    Defining: defining,
    ...each('UseEndpoint Trigger', taking),
  },
  members: {
    Api: { endpoints: as('Endpoints'), injectEndpoints: as('Injecting'), enhanceEndpoints: as('Enhancing'), '*': hook },
    CreateApiOptions: { endpoints: () => takes(of('EndpointBuilder')) },
    EndpointBuilder: each('query mutation infiniteQuery', as('Defining')),
    EndpointDefinition: {
      query: ([endpoint]) => takes(taken(endpoint)),
      queryFn: ([endpoint]) => takes(taken(endpoint)),
      onQueryStarted: ([endpoint]) => takes(taken(endpoint)),
      ...each('providesTags invalidatesTags', ([endpoint]) => takes(brought(endpoint), UNKNOWN, taken(endpoint))),
    },
    EndpointResult: each('data currentData', firstOf),
    Request: { unwrap: as('Unwrapping') },
  },
  called: new Set(['Unwrapping']),
}
