/** The parts of GitHub's API that identity needs. Its addresses are configuration: GitHub Enterprise has others. */
import { z } from 'zod'
import { type Env, gitHubAddresses } from '../../env.ts'

/** GitHub did not respond. This says nothing about the person. */
export class GitHubUnavailable extends Error {
  override readonly name = 'GitHubUnavailable'
}
/** GitHub no longer accepts the person's token. */
export class GitHubRefused extends Error {
  override readonly name = 'GitHubRefused'
}

const Account = z.object({ id: z.int().positive(), login: z.string().min(1).max(100) })
const Membership = z.object({ state: z.string(), role: z.string(), organization: Account })
const Team = z.object({ id: z.int().positive(), slug: z.string(), organization: Account })
const Repository = z.object({
  id: z.int().positive(),
  name: z.string().min(1).max(100),
  private: z.boolean(),
  visibility: z.string().optional(),
  default_branch: z.string(),
  owner: Account,
})
const Answer = z.object({ access_token: z.string().optional(), error: z.string().optional() })

export type GitHubAccount = z.infer<typeof Account>
export interface GitHubMembership {
  readonly organisation: GitHubAccount
  readonly role: 'admin' | 'member'
}
export interface GitHubRepository {
  readonly id: number
  readonly name: string
  readonly owner: GitHubAccount
  readonly visibility: 'private' | 'internal' | 'public'
  readonly defaultBranch: string
}
export interface GitHubTeam {
  readonly id: number
  readonly slug: string
  readonly organisationId: number
}

const PATIENCE_MS = 10_000
const PAGES = 20
const PAGE = 100
/** Somebody waits for the list of repositories, and it may be long. */
const PAGES_AT_ONCE = 5

export function openGitHub(env: Env) {
  const { web, api } = gitHubAddresses(env)

  async function send(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      throw new GitHubUnavailable('GitHub is not responding', { cause: error })
    }
  }

  async function get<T>(path: string, token: string, shape: z.ZodType<T>): Promise<{ body: T; next: boolean }>
  async function get<T>(
    path: string,
    token: string,
    shape: z.ZodType<T>,
    mayBeAbsent: true,
  ): Promise<{ body: T; next: boolean } | undefined>
  async function get<T>(path: string, token: string, shape: z.ZodType<T>, mayBeAbsent = false) {
    const response = await send(`${api}${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json', 'user-agent': 'sextant' },
    })
    if (response.status === 401) throw new GitHubRefused('GitHub does not take the token')
    if (response.status === 404 && mayBeAbsent) return undefined
    if (!response.ok) throw new GitHubUnavailable(`GitHub answers ${response.status}`)
    const parsed = shape.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) throw new GitHubUnavailable('GitHub answers something else')
    return { body: parsed.data, next: /rel="next"/.test(response.headers.get('link') ?? '') }
  }

  async function all<T>(path: string, token: string, shape: z.ZodType<T>): Promise<T[]> {
    const items: T[] = []
    for (let page = 1; page <= PAGES; page++) {
      const { body, next } = await get(`${path}?per_page=100&page=${page}`, token, z.array(shape))
      items.push(...body)
      if (!next) return items
    }
    // Half a list of memberships would be read as the end of the others.
    throw new GitHubUnavailable('GitHub lists more than is read')
  }

  return {
    configured: env.GITHUB_CLIENT_ID !== undefined && env.GITHUB_CLIENT_SECRET !== undefined,

    authorizeUrl(options: { redirect: string; state: string; challenge: string; login?: string }): string {
      const url = new URL(`${web}/login/oauth/authorize`)
      url.searchParams.set('client_id', env.GITHUB_CLIENT_ID ?? '')
      url.searchParams.set('redirect_uri', options.redirect)
      url.searchParams.set('scope', 'read:user read:org')
      url.searchParams.set('state', options.state)
      url.searchParams.set('code_challenge', options.challenge)
      url.searchParams.set('code_challenge_method', 'S256')
      return url.href
    },

    async exchange(options: { code: string; redirect: string; verifier: string }): Promise<string> {
      const response = await send(`${web}/login/oauth/access_token`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'sextant' },
        body: JSON.stringify({
          client_id: env.GITHUB_CLIENT_ID,
          client_secret: env.GITHUB_CLIENT_SECRET,
          code: options.code,
          redirect_uri: options.redirect,
          code_verifier: options.verifier,
        }),
      })
      if (response.status >= 500) throw new GitHubUnavailable(`GitHub answers ${response.status}`)
      const answer = Answer.safeParse(await response.json().catch(() => undefined))
      if (!answer.success || answer.data.access_token === undefined) throw new GitHubRefused('GitHub refuses the code')
      return answer.data.access_token
    },

    me: async (token: string): Promise<GitHubAccount> => (await get('/user', token, Account)).body,

    async memberships(token: string): Promise<GitHubMembership[]> {
      const found = await all('/user/memberships/orgs', token, Membership)
      return found
        .filter(({ state }) => state === 'active')
        .map(({ organization, role }) => ({
          organisation: organization,
          role: role === 'admin' ? ('admin' as const) : ('member' as const),
        }))
    },

    /** As this person sees it; undefined where they do not. */
    async repository(token: string, owner: string, name: string): Promise<GitHubRepository | undefined> {
      const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`
      const found = await get(path, token, Repository, true)
      return found && repositoryOf(found.body)
    },

    /** At most this many repositories of an organisation or person that this person sees, in GitHub's order. */
    async repositories(
      token: string,
      owner: GitHubAccount,
      me: GitHubAccount,
      most: number,
    ): Promise<{ readonly repositories: GitHubRepository[]; readonly complete: boolean }> {
      const path =
        owner.id === me.id ? '/user/repos?affiliation=owner&' : `/orgs/${encodeURIComponent(owner.login)}/repos?`
      const from = (page: number) => get(`${path}per_page=${PAGE}&page=${page}`, token, z.array(Repository), true)
      const pages = [await from(1)]
      while (pages.at(-1)?.next && pages.length * PAGE < most) {
        const next = pages.length + 1
        pages.push(...(await Promise.all(Array.from({ length: PAGES_AT_ONCE }, (_, at) => from(next + at)))))
      }
      const found = pages.flatMap((page) => (page?.body ?? []).map(repositoryOf))
      const theirs = found.filter((one) => one.owner.id === owner.id)
      return { repositories: theirs.slice(0, most), complete: !pages.at(-1)?.next && theirs.length <= most }
    },

    async teams(token: string): Promise<GitHubTeam[]> {
      const found = await all('/user/teams', token, Team)
      return found.map(({ id, slug, organization }) => ({ id, slug, organisationId: organization.id }))
    },
  }
}

const repositoryOf = (found: z.infer<typeof Repository>): GitHubRepository => ({
  id: found.id,
  name: found.name,
  owner: found.owner,
  visibility:
    found.visibility === 'internal' || found.visibility === 'public' || found.visibility === 'private'
      ? found.visibility
      : found.private
        ? 'private'
        : 'public',
  defaultBranch: found.default_branch,
})

export type GitHub = ReturnType<typeof openGitHub>
