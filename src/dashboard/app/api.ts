/**
 * The dashboard's API as the browser calls it: one function, typed by the table of routes.
 *
 * Only types are imported from there, so no schema is shipped. The CSRF token comes with `GET /me` and is sent with
 * every request that changes something.
 */
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, ApiError as Refusal, Route } from '../api/answers.ts'

export interface CallOptions<R extends Route> {
  readonly params?: ParamsOf<R>
  readonly query?: Partial<NonNullable<QueryOf<R>>> | undefined
  readonly body?: BodyOf<R>
  readonly signal?: AbortSignal
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: Refusal['error']['code']
  readonly details: NonNullable<Refusal['error']['details']>

  constructor(status: number, refusal: Refusal['error']) {
    super(refusal.hint === undefined ? refusal.message : `${refusal.message} ${refusal.hint}`)
    this.status = status
    this.code = refusal.code
    this.details = refusal.details ?? []
  }

  /** What is wrong with one field of a form. */
  of(field: string): string | undefined {
    return this.details.find((one) => one.field === field)?.problem
  }
}

let csrf: string | undefined

export async function call<R extends Route>(route: R, options: CallOptions<R> = {}): Promise<AnswerOf<R>> {
  const [method = 'GET'] = route.split(' ')
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    csrf ??= (await call('GET /me')).csrf
    headers['x-csrf-token'] = csrf
    if (options.body !== undefined) headers['content-type'] = 'application/json'
  }
  const response = await fetch(addressOf(route, options), {
    method,
    headers,
    credentials: 'same-origin',
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  })
  if (!response.ok) {
    const error = await refusalOf(response)
    if (error.code === 'not_from_here' || error.code === 'unauthenticated') csrf = undefined
    throw error
  }
  const answer = (await response.json()) as AnswerOf<R>
  if (route === 'GET /me') csrf = (answer as AnswerOf<'GET /me'>).csrf
  return answer
}

/** For links and downloads too. */
export function addressOf<R extends Route>(
  route: R,
  { params, query }: Pick<CallOptions<R>, 'params' | 'query'> = {},
): string {
  const [, path = ''] = route.split(' ')
  const values = (params ?? {}) as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return `/api/dashboard${filled}${search.size === 0 ? '' : `?${search}`}`
}

async function refusalOf(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as Refusal
    if (typeof body.error.message === 'string') return new ApiError(response.status, body.error)
  } catch {
    // Not an answer of ours: something between here and the service responded.
  }
  const message = `The service answered with status ${response.status}. Try again in a minute.`
  return new ApiError(response.status, { code: 'unavailable', message })
}
