/**
 * How pages request data and change it.
 *
 * A page stays up to date without a reload: it names the parts of the pulse that it depends on, and is requested again
 * when one of them changes. After a change, everything on screen is requested again, which costs little and forgets
 * nothing.
 */
import {
  QueryCache,
  QueryClient,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerOf, Pulse, Route } from '../api/answers.ts'
import { ApiError, type CallOptions, call } from './api.ts'
import { keepFocus } from './components/ui/focus.ts'
import { toast } from './components/ui/toast.tsx'

type GetRoute = Extract<Route, `GET ${string}`>
type ChangeRoute = Exclude<Route, GetRoute>
type Beat = keyof Pulse

interface AskOptions<R extends Route> extends Pick<CallOptions<R>, 'params' | 'query'> {
  readonly enabled?: boolean
  /** Parts of the pulse on which it is asked for again. */
  readonly live?: readonly Beat[]
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // If the person was signed out meanwhile, the frame says so, not each part of the page.
      if (error instanceof ApiError && error.status === 401 && query.queryKey[0] !== 'GET /me')
        void queryClient.invalidateQueries({ queryKey: ['GET /me'] })
    },
  }),
  defaultOptions: {
    // Without a connection a question fails like any other. By default it would wait and load forever, and an act would be done by
    // itself once there is a connection again, when nobody expects it any more.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true, // not by default where questions do not wait
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
      refetchOnWindowFocus: true,
    },
  },
})

const keyOf = <R extends Route>(route: R, options: AskOptions<R>) =>
  [route, options.params ?? {}, options.query ?? {}] as const

/** While a search is typed, the list stays on screen; data of another organisation or repository never does. */
function whileNarrowing(params: unknown) {
  const of = JSON.stringify(params ?? {})
  return <Data>(previous: Data | undefined, asked: { readonly queryKey: readonly unknown[] } | undefined) =>
    JSON.stringify(asked?.queryKey[1]) === of ? previous : undefined
}

/** The frame's own question, as `useAnswer('GET /me')` would put it. */
export const ME = { queryKey: keyOf('GET /me', {}), queryFn: () => call('GET /me'), meta: { live: ['audit'] } }

export function useAnswer<R extends GetRoute>(route: R, options: AskOptions<R> = {}): UseQueryResult<AnswerOf<R>> {
  const result = useQuery({
    queryKey: keyOf(route, options),
    queryFn: ({ signal }) => call(route, { ...options, signal } as CallOptions<R>),
    enabled: options.enabled ?? true,
    placeholderData: whileNarrowing(options.params),
    meta: { live: options.live ?? [] },
  })
  return outlasting(result)
}

/** Shown data stays when a repeated request fails on the network, and the frame says so. A refusal replaces it. */
export function outlasting<Result extends { readonly data: unknown; readonly error: Error | null }>(
  result: Result,
): Result {
  if (result.data === undefined || result.error === null) return result
  const refused = result.error instanceof ApiError && result.error.status < 500 && result.error.code !== 'rate_limited'
  if (refused) return { ...result, data: undefined }
  return { ...result, error: null, isError: false, isRefetchError: false, status: 'success', isSuccess: true }
}

interface PageOf<Item> {
  readonly items: readonly Item[]
  readonly next?: string | undefined
}
type PagedRoute = { [R in GetRoute]: AnswerOf<R> extends PageOf<unknown> ? R : never }[GetRoute]
type ItemOf<R extends PagedRoute> = AnswerOf<R> extends PageOf<infer Item> ? Item : never

export interface Paged<R extends PagedRoute> {
  readonly items: readonly ItemOf<R>[]
  /** The newest page's answer: totals and the like. */
  readonly last: AnswerOf<R> | undefined
  /** For `DataTable`: there is more, and how to get it. */
  readonly more: { readonly load: () => void; readonly busy: boolean } | undefined
  /** There is more, and it comes by itself. */
  readonly coming: boolean
  readonly query: UseInfiniteQueryResult<unknown>
}

interface PagesOptions<R extends Route> extends AskOptions<R> {
  /** All pages are loaded one after the other, for lists to choose from or look up in. */
  readonly whole?: boolean
  /** Pages are loaded until there are this many items, or one more whenever more is asked for: a page may hold few of them, or none. */
  readonly atLeast?: number
}

/** Most pages that are loaded this way at once. A longer list continues like any other. */
const MOST_PAGES = 20

/** A list in pages; `DataTable` takes `items` and `more`. */
export function usePages<R extends PagedRoute>(route: R, options: PagesOptions<R> = {}): Paged<R> {
  const result = useInfiniteQuery({
    queryKey: [...keyOf(route, options), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(route, {
        ...options,
        query: { ...options.query, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      } as CallOptions<R>),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as PageOf<unknown>).next,
    enabled: options.enabled ?? true,
    placeholderData: whileNarrowing(options.params),
    meta: { live: options.live ?? [] },
  })
  const query = outlasting(result)
  const pages = query.data?.pages
  const loaded = pages?.length ?? 0
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = result
  const items = useMemo(() => (pages ?? []).flatMap((page) => (page as unknown as PageOf<ItemOf<R>>).items), [pages])
  // Somebody who asks for more wants to see more, and not that another page had nothing.
  const [sought, seek] = useState<{ readonly items: number; readonly pages: number }>()
  const [leastItems, mostPages] = [sought?.items ?? options.atLeast ?? 0, sought?.pages ?? MOST_PAGES]
  const wanted = options.whole === true || items.length < leastItems
  // Not while the loaded pages are being requested again, because that would be interrupted.
  const lacksPages = wanted && hasNextPage && !isFetchNextPageError
  const coming = lacksPages && loaded < mostPages
  const mayGoOn = lacksPages && !isFetching
  useEffect(() => {
    if (mayGoOn && loaded < mostPages) loadMore(fetchNextPage)
  }, [mayGoOn, loaded, mostPages, fetchNextPage])
  const load = (): void => {
    if (options.atLeast !== undefined) seek({ items: items.length + 1, pages: loaded + MOST_PAGES })
    loadMore(fetchNextPage)
  }
  return {
    items,
    last: pages?.at(-1) as AnswerOf<R> | undefined,
    coming,
    more: query.hasNextPage ? { load, busy: query.isFetchingNextPage || (sought !== undefined && coming) } : undefined,
    query,
  }
}

/** What is here stays when the next page fails, so nobody else would say so. */
export function loadMore(fetchNextPage: UseInfiniteQueryResult<unknown>['fetchNextPage']): void {
  void fetchNextPage().then(({ isFetchNextPageError, error }) => {
    if (isFetchNextPageError) toast.error(error)
  })
}

interface ChangeOptions<R extends ChangeRoute> {
  /** Said when it is done. */
  readonly done?: string | ((answer: AnswerOf<R>) => string)
  /** A way back, offered with it. */
  readonly undo?: (asked: Pick<CallOptions<R>, 'params' | 'body'>) => void
  /** Runs before anything is requested again: for leaving the page of something that was deleted. */
  readonly first?: (answer: AnswerOf<R>) => Promise<void> | void
  /** False if the page itself shows failures, beside its form or in `Confirm`. */
  readonly tellFailure?: boolean
}

/**
 * What the page shows now, for a way back: what somebody else has decided since the act is theirs to change. As long as the page has
 * yet to see what became of the act, it shows what was before.
 */
export function useNow<T>(value: T): { readonly current: T } {
  const now = useRef(value)
  now.current = value
  return now
}

/** A dialog closes once the data is up to date; a single slow answer does not hold it open longer than this. */
const AGAIN_MS = 1000
/** By then the page is drawn without what is gone. */
const DRAWN_MS = 50

export function useChange<R extends ChangeRoute>(
  route: R,
  { done, undo, first, tellFailure = true }: ChangeOptions<R> = {},
): UseMutationResult<AnswerOf<R>, Error, Pick<CallOptions<R>, 'params' | 'body'>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: Pick<CallOptions<R>, 'params' | 'body'>) => call(route, asked as CallOptions<R>),
    async onSuccess(answer, asked) {
      if (done !== undefined)
        toast.success(
          typeof done === 'string' ? done : done(answer),
          undo === undefined ? undefined : { label: 'Undo', onClick: () => undo(asked) },
        )
      await first?.(answer)
      const again = client.invalidateQueries({
        predicate: ({ queryKey }) => !isAbout(queryKey[1], route, asked.params),
      })
      await Promise.race([again, new Promise((go) => setTimeout(go, AGAIN_MS))])
      setTimeout(keepFocus, DRAWN_MS)
    },
    onError(error) {
      if (tellFailure) toast.error(error)
    },
  })
}

/** What was deleted is not requested again: its page is about to close. */
function isAbout(params: unknown, route: ChangeRoute, of: unknown): boolean {
  const [, name] = /^DELETE .*:(repository|organisation)$/.exec(route) ?? []
  if (name === undefined) return false
  const [asked, deleted] = [params, of].map((one) => (one as Record<string, unknown> | undefined)?.[name])
  return asked !== undefined && String(asked) === String(deleted)
}

/** Used once, by the frame; tells whether the service can be reached. Pauses while the tab is hidden. */
export function usePulse(enabled: boolean): 'heard' | 'lost' {
  const client = useQueryClient()
  const before = useRef<Pulse | undefined>(undefined)
  const { data, isError, error } = useQuery({
    queryKey: ['GET /pulse'],
    queryFn: ({ signal }) => call('GET /pulse', { signal }),
    refetchInterval: 3000,
    enabled,
    staleTime: 0,
  })
  useEffect(() => {
    if (data === undefined) return
    const last = before.current
    before.current = data
    if (last === undefined) return
    const changed = (Object.keys(data) as Beat[]).filter((beat) => data[beat] !== last[beat])
    if (changed.length === 0) return
    void client.invalidateQueries({
      predicate: ({ meta }) => ((meta?.live ?? []) as Beat[]).some((beat) => changed.includes(beat)),
    })
  }, [data, client])
  const isLost = isError && !(error instanceof ApiError && error.status < 500)
  // What failed meanwhile is requested again, whether or not anything changed.
  useEffect(() => {
    if (!isLost) void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [isLost, client])
  return isLost ? 'lost' : 'heard'
}
