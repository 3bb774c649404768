/** tRPC: procedures of routers, what their resolvers are given, and clients that call them by the router's type. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  all,
  argumentOf,
  as,
  type Call,
  type External,
  each,
  firstOf,
  heldBy,
  itemAt,
  type Library,
  list,
  promised,
  referring,
  takes,
  typesOf,
} from './library.ts'
import { accepted } from './schemas.ts'

/**
 * `Builder` and `Procedure` have a pair: what a procedure is given, and its context or what it returns. `Router` has the object
 * of its procedures, and so have `Client`, `Caller`, `Outputs` and `Inputs`, whose members are made of those of the object.
 */
const proceduresOf = (router: Type): Type => argumentOf(router, 'Router')
const made = (name: string) => (call: Call) => {
  const procedures = proceduresOf(call.written)
  return procedures.kind === 'unknown' ? UNKNOWN : call.made(name, procedures)
}
const applied =
  (name: string) =>
  ({ whole, args }: { whole: Type; args: readonly Type[] }): Type => {
    const procedures = proceduresOf(firstOf(args))
    return whole.kind === 'external' && procedures.kind !== 'unknown'
      ? { ...whole, name, parameters: [procedures] }
      : whole
  }

/** What a member of a client, or of the like, is made of: a router in the router, or a procedure. */
const within =
  (procedure: (type: External, of: Type) => Type) =>
  (type: External, held: Type): Type => {
    if (held.kind === 'external' && held.name === 'Procedure') return procedure(type, heldBy(held))
    const nested = held.kind === 'shape' ? held : proceduresOf(held)
    return nested.kind === 'unknown' ? UNKNOWN : { ...type, parameters: [nested] }
  }

const ofProcedure = (procedure: Type, at: number): Type => itemAt(argumentOf(procedure, 'Procedure'), at)
const options = ({ held }: Call): Type => typesOf('npm:@trpc/server')('ResolverOptions', held)
/** What a middleware adds to the context: what it hands to `next`. */
const addedBy = (call: Call): Type => {
  const given = call.argument(0)
  const passed = given.kind === 'external' ? given : call.awaited(call.resultOf(0))
  const parts = passed.kind === 'union' ? passed.of : [passed]
  const found = parts.find((type) => type.kind === 'external' && (type.name === 'Passed' || type.name === 'Middleware'))
  return heldBy(found)
}
const resolving = (call: Call, position: number): Type => (position === 0 ? takes(options(call)) : UNKNOWN)
const resolved = (call: Call): Type =>
  call.made('Procedure', list(itemAt(call.held, 0), call.awaited(call.resultOf(0))))
const context = (call: Call): Type =>
  call.written.kind === 'function' ? call.awaited(call.returned(call.written)) : call.written

const ofQueries =
  (name: string) =>
  (call: Call): External =>
    typesOf('npm:@tanstack/react-query')(name, itemAt(call.held, 1), itemAt(call.held, 0))
/** What a procedure is given comes first, wherever a client asks for it. */
const inputOf = (call: Call, position: number): Type => (position === 0 ? itemAt(call.held, 0) : UNKNOWN)
const mutationOptions = ofQueries('UseMutationOptions')

export const TRPC: Library = {
  types: {
    inferRouterOutputs: applied('Outputs'),
    inferRouterInputs: applied('Inputs'),
    inferProcedureInput: ({ args }) => ofProcedure(firstOf(args), 0),
    inferProcedureOutput: ({ args }) => ofProcedure(firstOf(args), 1),
  },
  functions: {
    context: (call) => call.made('Root', list(UNKNOWN, context(call))),
    create: (call) => call.made('Root', call.held.kind === 'unknown' ? list(UNKNOWN, UNKNOWN) : call.held),
    middleware: (call) => call.made('Middleware', addedBy(call)),
    Next: (call) => call.made('Passed', call.member(call.argument(0), 'ctx')),
    Using: (call) => call.made('Builder', list(itemAt(call.held, 0), all(itemAt(call.held, 1), addedBy(call)))),
    input: (call) =>
      call.made('Builder', list(all(accepted(call.argument(0)), itemAt(call.held, 0)), itemAt(call.held, 1))),
    Going: (call) => call.made('Builder', call.held),
    ...each('query mutation subscription', resolved),
    router: (call) => (call.argument(0).kind === 'unknown' ? UNKNOWN : call.made('Router', call.argument(0))),
    mergeRouters: (call) => call.made('Router', all(...[0, 1, 2, 3].map((at) => proceduresOf(call.argument(at))))),
    createCallerFactory: (call) => referring(call, 'Calling', proceduresOf(call.argument(0))),
    createHydrationHelpers: made('Hydrating'),
    Calling: (call) => call.made('Caller', call.held),
    ...each(
      'createTRPCClient createTRPCProxyClient createTRPCReact createTRPCNext createTRPCOptionsProxy',
      made('Client'),
    ),
    createTRPCContext: made('Provided'),
    Clients: (call) => call.made('Client', call.held),
    Sending: (call) => promised(itemAt(call.held, 1)),
    Reading: (call) => itemAt(call.held, 1),
    Querying: (call) => {
      const selected = call.resultOfMember(call.argument(1), 'select')
      const result = ofQueries('UseQueryResult')(call)
      return selected.kind === 'unknown' ? result : { ...result, parameters: [selected] }
    },
    Suspending: (call) => list(itemAt(call.held, 1), ofQueries('UseQueryResult')(call)),
    Paging: ofQueries('UseInfiniteQueryResult'),
    Mutating: ofQueries('UseMutationResult'),
    QueryOptions: ofQueries('UseQueryOptions'),
    MutationOptions: mutationOptions,
  },
  contexts: {
    ...each('query mutation subscription Going Using middleware', resolving),
    ...each('Sending Suspending Paging QueryOptions', inputOf),
    Querying: (call, position) => (position === 1 ? ofQueries('UseQueryOptions')(call) : inputOf(call, position)),
    Mutating: (call, position) => (position === 0 ? mutationOptions(call) : UNKNOWN),
    MutationOptions: (call, position) => (position === 0 ? mutationOptions(call) : UNKNOWN),
    Writing: (call, position) => (position === 1 ? takes(itemAt(call.held, 1)) : UNKNOWN),
  },
  members: {
    Root: { procedure: as('Builder'), create: as('create'), middleware: as('middleware') },
    Builder: {
      input: as('input'),
      use: as('Using'),
      ...each('output meta concat unstable_concat', as('Going')),
      query: as('query'),
      mutation: as('mutation'),
      subscription: as('subscription'),
    },
    ResolverOptions: {
      input: ([of]) => itemAt(of, 0),
      ctx: ([of]) => itemAt(of, 1),
      next: as('Next'),
    },
    Hydrating: { trpc: as('Caller') },
    Router: { createCaller: as('Calling') },
    Client: each('useUtils useContext', as('Clients')),
    Provided: each('useTRPC useTRPCClient', as('Clients')),
    ClientProcedure: {
      ...each('query mutate fetch ensureData', as('Sending')),
      ...each('useQuery', as('Querying')),
      useSuspenseQuery: as('Suspending'),
      useInfiniteQuery: as('Paging'),
      useMutation: as('Mutating'),
      queryOptions: as('QueryOptions'),
      mutationOptions: as('MutationOptions'),
      getData: as('Reading'),
      setData: as('Writing'),
    },
    Caller: {},
    Outputs: {},
    Inputs: {},
  },
  refers: {
    Client: within((type, of) => ({ ...type, name: 'ClientProcedure', parameters: [of] })),
    Caller: within((type, of) => ({ ...type, name: 'Sending', parameters: [of] })),
    Outputs: within((_, of) => itemAt(of, 1)),
    Inputs: within((_, of) => itemAt(of, 0)),
  },
  unwraps: true,
}
