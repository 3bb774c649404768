/** TanStack Query: what queries read and mutations write, and the functions that are told of it. */

import { standard, type Type, UNKNOWN } from '../types/types.ts'
import { argumentOf, type Call, firstOf, known, type Library, promised, takes } from './library.ts'

/** The second argument, or the first one where it is the only one. */
const options = (call: Call): Type => known(call.argument(1), call.argument(0))
const read = (call: Call): Type => {
  const given = options(call)
  return known(call.written, argumentOf(given, 'UseQueryOptions'), call.awaited(call.resultOfMember(given, 'queryFn')))
}

const queried = (call: Call): Type => {
  const found = known(call.resultOfMember(options(call), 'select'), read(call))
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseQueryResult', found)
}
const paged = (call: Call): Type => {
  const found = read(call)
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseInfiniteQueryResult', found)
}
const querying = (call: Call, position: number): Type => {
  const found = position < 2 ? read(call) : UNKNOWN
  return found.kind === 'unknown' ? UNKNOWN : call.made('UseQueryOptions', found)
}

/** What a mutation results in, and what it takes. */
function mutated(call: Call): readonly [result: Type, taken: Type] {
  const given = call.argument(0)
  if (given.kind === 'external' && given.name === OPTIONS)
    return [firstOf(given.parameters ?? []), given.parameters?.[1] ?? UNKNOWN]
  const mutate = call.member(given, 'mutationFn')
  const taken = call.parameterOf(mutate, 0)
  // Without a type of its own, the parameter is of whatever the package gives it.
  const isWritten = taken.kind !== 'external' || !taken.name.endsWith('(…)')
  return [known(call.written, call.awaited(call.returned(mutate))), known(call.third, isWritten ? taken : UNKNOWN)]
}
const mutating = (name: string) => (call: Call) => {
  const [result, taken] = mutated(call)
  return result.kind === 'unknown' && taken.kind === 'unknown' ? UNKNOWN : call.made(name, result, taken)
}
const OPTIONS = 'UseMutationOptions'
const handlers = (type: Type): Type => (type.kind === 'external' ? { ...type, name: OPTIONS } : UNKNOWN)

export const QUERIES: Library = {
  functions: {
    useQuery: queried,
    useSuspenseQuery: queried,
    createQuery: queried,
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
    UseQueryOptions: { select: (args) => takes(firstOf(args)) },
    UseInfiniteQueryResult: { data: ([of], type) => ({ ...type, name: 'InfiniteData', parameters: [of ?? UNKNOWN] }) },
    InfiniteData: { pages: ([of]) => standard('Array', of ?? UNKNOWN) },
    UseMutationResult: {
      data: firstOf,
      variables: ([, taken]) => taken ?? UNKNOWN,
      mutate: ([, taken], type) => takes(taken ?? UNKNOWN, handlers(type)),
      mutateAsync: (args, type) => ({ ...type, name: 'MutateAsync', parameters: args }),
    },
    [OPTIONS]: {
      mutationFn: ([, taken]) => takes(taken ?? UNKNOWN),
      onMutate: ([, taken]) => takes(taken ?? UNKNOWN),
      onSuccess: ([result, taken]) => takes(result ?? UNKNOWN, taken ?? UNKNOWN),
      onError: ([, taken]) => takes(UNKNOWN, taken ?? UNKNOWN),
      onSettled: ([result, taken]) => takes(result ?? UNKNOWN, UNKNOWN, taken ?? UNKNOWN),
    },
  },
}
