/**
 * Questions to tools, in pages, as an agent would ask them: the same arguments, and the same answer kept beside what is drawn
 * of it.
 */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ExploreAnswer } from '../../../api/answers.ts'
import { call } from '../../api.ts'
import { loadMore, outlasting } from '../../data.ts'
import type { Place } from './place.ts'

export interface Question {
  readonly tool: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** What a tool says when it cannot answer. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly details?: { readonly candidates?: readonly CandidateSymbol[] }
}
export interface CandidateSymbol {
  readonly symbol_id?: string
  readonly name: string
  readonly kind: string
  readonly qualified_name: string
  readonly path: string
  readonly line: number
  readonly signature?: string
}

export interface Asked<T> {
  readonly question: Question
  /** One for each page that was asked for. */
  readonly answers: readonly ExploreAnswer[]
  /** The structured contents, when nothing was refused. */
  readonly pages: readonly T[]
  readonly refusal: Refusal | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly more: { readonly load: () => void; readonly busy: boolean } | undefined
  readonly again: () => void
}

/** Undefined arguments are left out; without a question nothing is asked. */
export function useTool<T>(
  place: Pick<Place, 'repository' | 'ref'>,
  tool: string,
  given: Readonly<Record<string, unknown>> | undefined,
): Asked<T> {
  const args = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))
  const question = { tool, arguments: args }
  const result = useInfiniteQuery({
    queryKey: ['explore', tool, place.repository, place.ref, args],
    queryFn: ({ pageParam, signal }) =>
      ask(place, { tool, arguments: { ...args, ...(pageParam === undefined ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.isError ? undefined : (last.structured?.nextCursor as string | undefined)),
    enabled: given !== undefined && place.repository !== undefined,
    staleTime: 60_000,
    meta: { live: ['index'] },
  })
  const query = outlasting(result)
  const answers = query.data?.pages ?? []
  const refused = answers.find((answer) => answer.isError)
  return {
    question,
    answers,
    pages: answers.filter((answer) => !answer.isError).map((answer) => answer.structured as T),
    refusal: refused === undefined ? undefined : refusalOf(refused),
    error: query.error ?? undefined,
    loading: query.isPending && query.fetchStatus !== 'idle',
    more: query.hasNextPage
      ? { load: () => loadMore(result.fetchNextPage), busy: query.isFetchingNextPage }
      : undefined,
    again: () => void query.refetch(),
  }
}

export function ask(
  place: Pick<Place, 'repository' | 'ref'>,
  question: Question,
  signal?: AbortSignal,
): Promise<ExploreAnswer> {
  return call('POST /explore/:tool', {
    params: { tool: question.tool },
    body: {
      ...(place.repository === undefined ? {} : { repository: place.repository }),
      ...(place.ref === undefined ? {} : { ref: place.ref }),
      arguments: { ...question.arguments },
    },
    ...(signal === undefined ? {} : { signal }),
  })
}

export function refusalOf(answer: ExploreAnswer): Refusal {
  if (typeof answer.structured?.message === 'string') return answer.structured as unknown as Refusal
  try {
    return JSON.parse(answer.text) as Refusal
  } catch {
    return { code: 'error', message: answer.text }
  }
}
