/**
 * Tells a pull request's reviewers what it changes: one comment, created by the first run and rewritten by later ones.
 *
 * Enabled with `comment: true`; the job needs `pull-requests: write`. Nothing here fails a run, because the index is
 * already published.
 */
import * as z from 'zod'
import { IngestError } from '../../../src/contract/messages.ts'
import { REVIEW_MARK, ReviewAnswer, type ReviewRequest } from '../../../src/contract/review.ts'

const PATIENCE_MS = 30_000
/** A pull request with more pages of comments gets a new comment rather than a long search. */
const MOST_PAGES = 10
const PER_PAGE = 100

const COMMENT_PERMISSION = `GitHub did not let this run comment. Add to the job:

    permissions:
      contents: read
      id-token: write
      pull-requests: write`

export interface Commenting {
  readonly server: URL
  /** The token that the server gave this run. */
  readonly token: string
  readonly gitHub: { readonly api: string; readonly token: string }
  readonly repository: string
  readonly number: number
  readonly request: ReviewRequest
  readonly ask?: typeof fetch
}

/** Returns what was done, as a line for the log. Throws with the reason if nothing could be done. */
export async function commentReview(of: Commenting): Promise<string> {
  const { markdown } = await askServer(of)
  const found = await findComment(of)
  const to = found === undefined ? `issues/${of.number}/comments` : `issues/comments/${found}`
  await gitHub(of, to, z.object({ id: z.number() }), { method: found === undefined ? 'POST' : 'PATCH', body: markdown })
  return found === undefined ? 'Commented on the pull request.' : 'Rewrote the comment on the pull request.'
}

async function askServer({ server, token, request, ask = fetch }: Commenting): Promise<ReviewAnswer> {
  const response = await ask(new URL('/api/review', server), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return ReviewAnswer.parse(body)
  const said = IngestError.safeParse(body)
  throw new Error(
    `The server did not return the review of the pull request: ${said.success ? said.data.message : response.status}`,
  )
}

const Comment = z.object({ id: z.number(), body: z.string().nullish(), user: z.object({ type: z.string() }).nullish() })

/** Our comment begins with the mark and was written by a program, so a person who quotes it keeps what they wrote. */
async function findComment(of: Commenting): Promise<number | undefined> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const path = `issues/${of.number}/comments?per_page=${PER_PAGE}&page=${page}`
    const comments = await gitHub(of, path, z.array(Comment))
    const ours = comments.find(({ body, user }) => body?.startsWith(REVIEW_MARK) && user?.type === 'Bot')
    if (ours) return ours.id
    if (comments.length < PER_PAGE) return undefined
  }
  return undefined
}

async function gitHub<T>(
  { gitHub: { api, token }, repository, ask = fetch }: Commenting,
  path: string,
  shape: z.ZodType<T>,
  write?: { readonly method: string; readonly body: string },
): Promise<T> {
  const response = await ask(`${api}/repos/${repository}/${path}`, {
    method: write?.method ?? 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
      'user-agent': 'sextant-action',
    },
    ...(write ? { body: JSON.stringify({ body: write.body }) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.ok) return shape.parse(await response.json())
  const tooOften = response.headers.has('retry-after') || response.headers.get('x-ratelimit-remaining') === '0'
  // Without the permission GitHub answers 403, or 404 where it hides that the pull request exists.
  if (!tooOften && (response.status === 403 || response.status === 404)) throw new Error(COMMENT_PERMISSION)
  throw new Error(`GitHub responded to the comment with status ${response.status}.`)
}
