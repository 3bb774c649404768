/**
 * The parts of GitHub's REST API that Sextant uses, answered from a `World`.
 *
 * Shapes, status codes and headers follow docs.github.com: 404 for what a token may not see, 401 for a bad token, rate-limit headers on
 * every answer, 403 with `x-ratelimit-remaining: 0` when the limit is used up, and `Link` headers for pages.
 */
import { type Context, Hono } from 'hono'
import { Comments } from './comments.ts'
import { type OAuthApp, Tokens } from './tokens.ts'
import type { Account, Permission, Repository, World } from './world.ts'

/** Faults that a test can cause. */
export interface Faults {
  /** Answers every API request whose path matches with this status. */
  fail?: { path: RegExp; status: number }
  /** Requests left before the rate limit applies; undefined for unlimited. */
  remaining?: number
  /** Delay of every answer in milliseconds. */
  delay?: number
}

export interface Dispatch {
  repository: string
  workflow: string
  ref: string
  inputs: Record<string, string>
}

export class GitHubApi {
  readonly app = new Hono()
  readonly faults: Faults = {}
  /** Requests received, newest last: `GET /user`. */
  readonly seen: string[] = []
  readonly dispatches: Dispatch[] = []
  readonly comments = new Comments()
  readonly tokens: Tokens
  readonly #world: World

  constructor(world: World, oauth: OAuthApp) {
    this.#world = world
    this.tokens = new Tokens(world, oauth)
    this.#routes()
  }

  #routes(): void {
    const { app } = this
    app.use('*', async (c, next) => {
      this.seen.push(`${c.req.method} ${c.req.path}`)
      if (this.faults.delay) await new Promise((resolve) => setTimeout(resolve, this.faults.delay))
      const { fail } = this.faults
      if (fail?.path.test(c.req.path)) return c.json({ message: 'Server Error' }, fail.status as 500)
      if (this.faults.remaining !== undefined && this.#isApi(c)) {
        if (this.faults.remaining <= 0)
          return c.json({ message: 'API rate limit exceeded' }, 403, {
            'x-ratelimit-limit': '5000',
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 60),
            'retry-after': '60',
          })
        this.faults.remaining--
      }
      await next()
      c.header('x-ratelimit-limit', '5000')
      c.header('x-ratelimit-remaining', String(this.faults.remaining ?? 4999))
    })

    const api = new Hono()
    api.get('/user', (c) => this.#as(c, (account) => c.json(publicAccount(account))))
    this.tokens.routes(app, api)
    this.comments.routes(api, (c, all) => this.#page(c, all))
    api.get('/user/memberships/orgs', (c) =>
      this.#as(c, (account) =>
        this.#page(
          c,
          this.#organisationsOf(account).map((organisation) => ({
            state: 'active',
            role: this.#world.memberships.get(organisation.id)?.get(account.id),
            organization: publicAccount(organisation),
            user: publicAccount(account),
          })),
        ),
      ),
    )
    api.get('/user/teams', (c) =>
      this.#as(c, (account) =>
        this.#page(
          c,
          [...this.#world.teams.values()]
            .filter((team) => team.members.has(account.id))
            .map((team) => ({
              id: team.id,
              slug: team.slug,
              name: team.name,
              organization: publicAccount(this.#world.accounts.get(team.organisationId) as Account),
            })),
        ),
      ),
    )
    api.get('/user/repos', (c) =>
      this.#as(c, (account) =>
        this.#page(
          c,
          this.#visible(account).map((r) => this.#repository(r, account)),
        ),
      ),
    )
    api.get('/orgs/:org/repos', (c) =>
      this.#organisation(c, (organisation, account) =>
        this.#page(
          c,
          this.#visible(account)
            .filter((r) => r.ownerId === organisation.id)
            .map((r) => this.#repository(r, account)),
        ),
      ),
    )
    api.get('/repos/:owner/:repo', (c) =>
      this.#repo(c, (repository, account) => c.json(this.#repository(repository, account))),
    )
    api.post('/repos/:owner/:repo/actions/workflows/:workflow/dispatches', (c) =>
      this.#installed(c, async (repository) => {
        const workflow = c.req.param('workflow') ?? ''
        if (!repository.workflows.has(workflow)) return notFound(c)
        const body = (await c.req.json()) as { ref: string; inputs?: Record<string, string> }
        this.dispatches.push({
          repository: this.#world.fullName(repository),
          workflow,
          ref: body.ref,
          inputs: body.inputs ?? {},
        })
        return c.body(null, 204)
      }),
    )
    // github.com serves the API from another host, GitHub Enterprise from /api/v3.
    app.route('/api/v3', api)
    app.notFound((c) => notFound(c))
  }

  #isApi(c: Context): boolean {
    return c.req.path.startsWith('/api/v3/')
  }

  #as(c: Context, answer: (account: Account) => Response | Promise<Response>): Response | Promise<Response> {
    const person = this.tokens.personOf(c)
    if (!person) return c.json({ message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest' }, 401)
    c.header('x-oauth-scopes', person.scopes)
    return answer(person.account)
  }

  #organisation(
    c: Context,
    answer: (organisation: Account, account: Account) => Response,
  ): Response | Promise<Response> {
    return this.#as(c, (account) => {
      const organisation = this.#world.findAccount(c.req.param('org') ?? '')
      const member = organisation && this.#world.memberships.get(organisation.id)?.has(account.id)
      return organisation && member ? answer(organisation, account) : notFound(c)
    })
  }

  #repo(
    c: Context,
    answer: (repository: Repository, account: Account) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    return this.#as(c, (account) => {
      const repository = this.#world.findRepository(`${c.req.param('owner')}/${c.req.param('repo')}`)
      return repository && this.#world.permission(account.id, repository) ? answer(repository, account) : notFound(c)
    })
  }

  /** For an App's token: only the repositories of its installation. */
  #installed(c: Context, answer: (repository: Repository) => Response | Promise<Response>) {
    const installation = this.tokens.installationOf(c)
    if (installation === undefined) return this.#repo(c, answer)
    const repository = this.#world.findRepository(`${c.req.param('owner')}/${c.req.param('repo')}`)
    return repository && this.#world.installations.get(installation)?.has(repository.id)
      ? answer(repository)
      : notFound(c)
  }

  #organisationsOf(account: Account): Account[] {
    return [...this.#world.memberships]
      .filter(([, members]) => members.has(account.id))
      .map(([id]) => this.#world.accounts.get(id) as Account)
  }

  #visible(account: Account): Repository[] {
    return [...this.#world.repositories.values()].filter(
      (repository) => this.#world.permission(account.id, repository) !== undefined,
    )
  }

  #repository(repository: Repository, account: Account) {
    const owner = this.#world.ownerOf(repository)
    const permission = this.#world.permission(account.id, repository)
    return {
      id: repository.id,
      name: repository.name,
      full_name: this.#world.fullName(repository),
      private: repository.private,
      visibility: repository.private ? 'private' : 'public',
      archived: repository.archived,
      default_branch: repository.defaultBranch,
      owner: publicAccount(owner),
      permissions: permissionFlags(permission),
    }
  }

  #page(c: Context, all: unknown[]): Response {
    const size = Math.min(100, Number(c.req.query('per_page') ?? 30))
    const page = Number(c.req.query('page') ?? 1)
    if (page * size < all.length) {
      const next = new URL(c.req.url)
      next.searchParams.set('page', String(page + 1))
      c.header('link', `<${next.href}>; rel="next"`)
    }
    return c.json(all.slice((page - 1) * size, page * size))
  }
}

const notFound = (c: Context): Response =>
  c.json({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest' }, 404)
const publicAccount = (account: Account) => ({
  id: account.id,
  login: account.login,
  name: account.name,
  type: account.type,
  email: account.email ?? null,
})
const permissionFlags = (permission: Permission | undefined) => {
  const rank = ['pull', 'triage', 'push', 'maintain', 'admin'].indexOf(permission ?? '')
  return { pull: rank >= 0, triage: rank >= 1, push: rank >= 2, maintain: rank >= 3, admin: rank >= 4 }
}
