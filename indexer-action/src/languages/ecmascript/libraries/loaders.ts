/** Remix, React Router and TanStack's: what a route's loader and action return is what its component reads. SWR: what a fetcher returns. */

import { type Type, UNKNOWN, union } from '../types/types.ts'
import {
  type Applied,
  as,
  type Call,
  each,
  firstOf,
  heldBy,
  known,
  type Library,
  referring,
  takes,
  told,
} from './library.ts'
import { accepted } from './schemas.ts'

/** `json(data)` is a response of that data, which reaches the component without its wrapping. */
const response = (call: Call): Type => referring(call, 'TypedResponse', call.argument(0))
function unwrapped(type: Type): Type {
  if (type.kind === 'union') return union(type.of.map(unwrapped))
  if (type.kind !== 'external') return type
  return type.name === 'TypedResponse' ? heldBy(type) : UNKNOWN
}
/** The data of a function that is written as the type argument: `useLoaderData<typeof loader>()`. */
const data = (call: Call): Type =>
  call.written.kind === 'function' ? unwrapped(call.awaited(call.returned(call.written))) : call.written

/** Types that React Router 7 writes for the file of a route, `Route.ComponentProps`. */
const ofRoute = ({ whole, brought }: Applied): Type => {
  if (whole.kind !== 'external') return whole
  const loaded = known(unwrapped(brought('loader')), unwrapped(brought('clientLoader')))
  const acted = known(unwrapped(brought('action')), unwrapped(brought('clientAction')))
  return { ...whole, name: 'RouteProps', parameters: [loaded, acted] }
}
const OF_ROUTE = ['ComponentProps', 'ErrorBoundaryProps', 'HydrateFallbackProps', 'MetaArgs']

export const ROUTER: Library = {
  types: each(OF_ROUTE, ofRoute),
  bare: new Set(OF_ROUTE),
  functions: {
    json: response,
    data: response,
    defer: response,
    useLoaderData: data,
    useActionData: data,
    useRouteLoaderData: data,
    useFetcher: (call) => referring(call, 'Fetcher', data(call)),
  },
  members: {
    Fetcher: { data: firstOf },
    RouteProps: { ...each('loaderData data', firstOf), actionData: ([, acted]) => acted ?? UNKNOWN },
  },
}

/** Of a function, what it returns, and of a schema, what it accepts. */
const checked = (call: Call): Type => {
  const check = call.member(call.argument(0), 'validateSearch')
  return known(accepted(check), call.returned(check))
}
const route = (call: Call): Type =>
  call.made('Route', call.awaited(call.resultOfMember(call.argument(0), 'loader')), checked(call))
const selected = (call: Call): Type => known(call.resultOfMember(call.argument(0), 'select'), call.held)
export const TANSTACK_ROUTER: Library = {
  functions: {
    createFileRoute: (call) => call.made('RouteOptions'),
    createRootRouteWithContext: (call) => call.made('RouteOptions'),
    ...each('RouteOptions createRoute createRootRoute', route),
    Selecting: selected,
  },
  contexts: { Selecting: (call, position) => (position === 0 ? call.made('SelectOptions', call.held) : UNKNOWN) },
  members: {
    Route: {
      useLoaderData: as('Selecting'),
      useSearch: ([, search = UNKNOWN], type) => ({ ...type, name: 'Selecting', parameters: [search] }),
    },
    SelectOptions: { select: told },
  },
}

const fetched = (call: Call): Type => known(call.written, call.awaited(call.resultOf(1)))
const swr = (call: Call): Type => referring(call, 'SWRResponse', fetched(call))
export const SWR: Library = {
  functions: { default: swr, useSWR: swr, useSWRImmutable: swr },
  members: {
    SWRResponse: { data: firstOf, mutate: as('Mutate') },
  },
  contexts: { Mutate: (call, position) => (position === 0 ? takes(call.held) : UNKNOWN) },
}
