/** TanStack Query: what queries read and mutations write, and the functions that are told of it. */

import { standard, type Type, UNKNOWN } from '../types/types.ts'
import {
  argumentOf,
  array,
  as,
  type Call,
  firstOf,
  heldBy,
  known,
  type Library,
  ofItsOwn,
  options,
  promised,
  referring,
  takes,
  told,
} from './library.ts'

const readBy = (call: Call, given: Type): Type =>
  known(argumentOf(given, 'UseQueryOptions'), call.awaited(call.resultOfMember(given, 'queryFn')))
const read = (call: Call): Type => known(call.written, readBy(call, options(call)))

const queried = (call: Call): Type => {
  const found = known(call.resultOfMember(options(call), 'select'), read(call))
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseQueryResult', found)
}
/** The results of a list of queries, or what is combined of them. */
const several = (call: Call): Type => {
  const queries = call.member(call.argument(0), 'queries')
  const resultOf = (query: Type): Type => referring(call, 'UseQueryResult', readBy(call, query))
  const results: Type =
    queries.kind === 'tuple'
      ? { ...queries, items: queries.items.map(resultOf) }
      : array(resultOf(call.elementOf(queries)))
  return known(call.resultOfMember(call.argument(0), 'combine'), results)
}
const paged = (call: Call): Type => {
  const found = read(call)
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseInfiniteQueryResult', found)
}
const querying = (call: Call, position: number): Type => {
  const found = position < 2 ? read(call) : UNKNOWN
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseQueryOptions', found)
}

/** What a mutation results in, what it takes, and what is prepared for its callbacks. */
function mutated(call: Call): readonly [result: Type, taken: Type, prepared: Type] {
  const given = call.argument(0)
  if (given.kind === 'external' && given.name === OPTIONS)
    return [heldBy(given), given.parameters?.[1] ?? UNKNOWN, given.parameters?.[2] ?? UNKNOWN]
  const mutate = call.member(given, 'mutationFn')
  return [
    known(call.written, call.awaited(call.returned(mutate))),
    known(call.third, ofItsOwn(call.parameterOf(mutate, 0))),
    call.awaited(call.resultOfMember(given, 'onMutate')),
  ]
}
const mutating = (name: string) => (call: Call) => {
  const types = mutated(call)
  return types.every(({ kind }) => kind === 'unknown') ? UNKNOWN : call.made(name, ...types)
}
const OPTIONS = 'UseMutationOptions'
const handlers = (type: Type): Type => (type.kind === 'external' ? { ...type, name: OPTIONS } : UNKNOWN)

export const QUERIES: Library = {
  functions: {
    useQuery: queried,
    useSuspenseQuery: queried,
    createQuery: queried,
    useQueries: several,
    useSuspenseQueries: several,
    useInfiniteQuery: paged,
    useSuspenseInfiniteQuery: paged,
    queryOptions: (call) => call.argument(0),
    getQueryData: (call) => call.written,
    fetchQuery: (call) => promised(read(call)),
    ensureQueryData: (call) => promised(read(call)),
    useMutation: mutating('UseMutationResult'),
    createMutation: mutating('UseMutationResult'),
    MutateAsync: (call) => promised(call.held),
  },
  contexts: {
    useQuery: querying,
    useSuspenseQuery: querying,
    queryOptions: querying,
    setQueryData: (call, position) => (position === 1 ? takes(call.written) : UNKNOWN),
    useMutation: (call, position) => (position === 0 ? mutating(OPTIONS)(call) : UNKNOWN),
    createMutation: (call, position) => (position === 0 ? mutating(OPTIONS)(call) : UNKNOWN),
    MutateAsync: (call, position) => (position === 1 ? call.made(OPTIONS, call.held, UNKNOWN) : UNKNOWN),
  },
  members: {
    UseQueryResult: { data: firstOf },
    UseQueryOptions: { select: told },
    UseInfiniteQueryResult: { data: as('InfiniteData') },
    InfiniteData: { pages: ([of]) => standard('Array', of ?? UNKNOWN) },
    UseMutationResult: {
      data: firstOf,
      variables: ([, taken]) => taken ?? UNKNOWN,
      mutate: ([, taken], type) => takes(taken ?? UNKNOWN, handlers(type)),
      mutateAsync: as('MutateAsync'),
    },
    [OPTIONS]: {
      mutationFn: ([, taken]) => takes(taken ?? UNKNOWN),
      onMutate: ([, taken]) => takes(taken ?? UNKNOWN),
      onSuccess: ([result = UNKNOWN, taken = UNKNOWN, prepared = UNKNOWN]) => takes(result, taken, prepared),
      onError: ([, taken = UNKNOWN, prepared = UNKNOWN]) => takes(UNKNOWN, taken, prepared),
      onSettled: ([result = UNKNOWN, taken = UNKNOWN, prepared = UNKNOWN]) => takes(result, UNKNOWN, taken, prepared),
    },
  },
}
