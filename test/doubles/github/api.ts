/**
 * The parts of GitHub's HTTP interface that Sextant uses, answered from a `World`.
 *
 * Shapes, status codes and headers follow docs.github.com: 404 for what a token may not see, 401 for a bad token, rate-limit headers
 * on everything, 403 with `x-ratelimit-remaining: 0` when they are used up, `Link` headers for pages.
 */
import { type Context, Hono } from 'hono'
import { jwtVerify } from 'jose'
import { Comments } from './comments.ts'
import type { Account, Permission, Repository, World } from './world.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
  /** GitHub takes a callback that equals this one or lies below it. */
  callback: string
}

/** What a test can make GitHub do wrong. */
export interface Faults {
  /** Answers this status to every API request whose path matches. */
  fail?: { path: RegExp; status: number }
  /** Requests left before the rate limit bites; undefined for plenty. */
  remaining?: number
  /** Milliseconds that every answer is late. */
  delay?: number
}

interface Token {
  accountId: number
  scopes: string
  revoked: boolean
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
  /** Requests seen, newest last: `GET /user`. */
  readonly seen: string[] = []
  readonly dispatches: Dispatch[] = []
  readonly comments = new Comments()
  /** Who is signed in at github.com in the browser that follows redirects. */
  signedInAs: string | undefined
  readonly #world: World
  readonly #oauth: OAuthApp
  readonly #codes = new Map<string, { accountId: number; redirect: string; scopes: string; challenge?: string }>()
  readonly #tokens = new Map<string, Token>()
  readonly #installationTokens = new Map<string, number>()
  /** The App, as it was registered: its id, and the key that its tokens are signed with. */
  gitHubApp: { id: string; publicKey: CryptoKey } | undefined

  constructor(world: World, oauth: OAuthApp) {
    this.#world = world
    this.#oauth = oauth
    this.#routes()
  }

  /** A user access token as the web flow would give it. */
  tokenFor(login: string, scopes = 'read:user,read:org'): string {
    const token = `gho_${crypto.randomUUID().replaceAll('-', '')}`
    this.#tokens.set(token, { accountId: this.#world.account(login).id, scopes, revoked: false })
    return token
  }

  revokeTokensOf(login: string): void {
    const { id } = this.#world.account(login)
    for (const token of this.#tokens.values()) if (token.accountId === id) token.revoked = true
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

    // The web flow.
    app.get('/login/oauth/authorize', (c) => this.#authorize(c))
    app.post('/login/oauth/access_token', (c) => this.#accessToken(c))

    const api = new Hono()
    api.get('/user', (c) => this.#as(c, (account) => c.json(publicAccount(account))))
    this.comments.routes(api, (c, all) => this.#page(c, all))
    api.get('/user/orgs', (c) =>
      this.#as(c, (account) => this.#page(c, this.#organisationsOf(account).map(publicAccount))),
    )
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
    api.get('/orgs/:org/members', (c) =>
      this.#organisation(c, (organisation) =>
        this.#page(
          c,
          [...(this.#world.memberships.get(organisation.id) ?? [])]
            .filter(([, role]) => (c.req.query('role') ?? 'all') === 'all' || role === c.req.query('role'))
            .map(([id]) => publicAccount(this.#world.accounts.get(id) as Account)),
        ),
      ),
    )
    api.get('/orgs/:org/memberships/:user', (c) =>
      this.#organisation(c, (organisation) => {
        const user = this.#world.findAccount(c.req.param('user') ?? '')
        const role = user && this.#world.memberships.get(organisation.id)?.get(user.id)
        return role
          ? c.json({ state: 'active', role, user: publicAccount(user), organization: publicAccount(organisation) })
          : notFound(c)
      }),
    )
    api.get('/orgs/:org/teams', (c) =>
      this.#organisation(c, (organisation) =>
        this.#page(
          c,
          [...this.#world.teams.values()]
            .filter((team) => team.organisationId === organisation.id)
            .map((team) => ({ id: team.id, slug: team.slug, name: team.name })),
        ),
      ),
    )
    api.get('/orgs/:org/teams/:slug/members', (c) =>
      this.#organisation(c, (organisation) => {
        const team = [...this.#world.teams.values()].find(
          (t) => t.organisationId === organisation.id && t.slug === c.req.param('slug'),
        )
        return team
          ? this.#page(
              c,
              [...team.members].map((id) => publicAccount(this.#world.accounts.get(id) as Account)),
            )
          : notFound(c)
      }),
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
    api.get('/repositories/:id', (c) =>
      this.#as(c, (account) => {
        const repository = this.#world.repositories.get(Number(c.req.param('id')))
        return repository && this.#world.permission(account.id, repository)
          ? c.json(this.#repository(repository, account))
          : notFound(c)
      }),
    )
    api.get('/repos/:owner/:repo/collaborators/:user/permission', (c) =>
      this.#repo(c, (repository) => {
        const user = this.#world.findAccount(c.req.param('user') ?? '')
        if (!user) return notFound(c)
        const permission = this.#world.permission(user.id, repository)
        return c.json({
          permission:
            permission === 'pull' || permission === 'triage'
              ? 'read'
              : permission === 'push' || permission === 'maintain'
                ? 'write'
                : (permission ?? 'none'),
          role_name: permission ?? 'none',
          user: publicAccount(user),
        })
      }),
    )
    api.post('/app/installations/:id/access_tokens', async (c) => {
      const jwt = (c.req.header('authorization') ?? '').replace(/^bearer /i, '')
      const installation = Number(c.req.param('id'))
      const believed =
        this.gitHubApp !== undefined &&
        (await jwtVerify(jwt, this.gitHubApp.publicKey, { issuer: this.gitHubApp.id, algorithms: ['RS256'] }).then(
          () => true,
          () => false,
        ))
      if (!believed) return c.json({ message: 'A JSON web token could not be decoded' }, 401)
      if (!this.#world.installations.has(installation)) return notFound(c)
      const token = `ghs_${crypto.randomUUID().replaceAll('-', '')}`
      this.#installationTokens.set(token, installation)
      const expires = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '')
      return c.json({ token, expires_at: expires, permissions: { actions: 'write', metadata: 'read' } }, 201)
    })
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

  #authorize(c: Context): Response {
    const { client_id, redirect_uri, state, scope = '', login, code_challenge } = c.req.query()
    if (client_id !== this.#oauth.clientId) return c.text('unknown application', 404)
    const redirect = redirect_uri ?? this.#oauth.callback
    if (redirect !== this.#oauth.callback && !redirect.startsWith(`${this.#oauth.callback}/`))
      return c.redirect(`${this.#oauth.callback}?error=redirect_uri_mismatch&state=${encodeURIComponent(state ?? '')}`)
    // `login` picks the account where a person would have used the account chooser.
    const account = this.#world.findAccount(login ?? this.signedInAs ?? '')
    if (!account) return c.text('Sign in to GitHub', 401)
    // An application that was approved once is not asked about again: GitHub's real, and dangerous, behaviour.
    const code = crypto.randomUUID().replaceAll('-', '').slice(0, 20)
    this.#codes.set(code, {
      accountId: account.id,
      redirect,
      scopes: scope,
      ...(code_challenge ? { challenge: code_challenge } : {}),
    })
    const to = new URL(redirect)
    to.searchParams.set('code', code)
    if (state !== undefined) to.searchParams.set('state', state)
    return c.redirect(to.href)
  }

  async #accessToken(c: Context): Promise<Response> {
    const type = c.req.header('content-type') ?? ''
    const body = (type.includes('json') ? await c.req.json() : await c.req.parseBody()) as Record<string, string>
    const refuse = (error: string) => c.json({ error, error_description: error.replaceAll('_', ' ') })
    if (body.client_id !== this.#oauth.clientId || body.client_secret !== this.#oauth.clientSecret)
      return refuse('incorrect_client_credentials')
    const grant = this.#codes.get(body.code ?? '')
    this.#codes.delete(body.code ?? '')
    if (!grant) return refuse('bad_verification_code')
    if (body.redirect_uri !== undefined && body.redirect_uri !== grant.redirect) return refuse('redirect_uri_mismatch')
    if (grant.challenge !== undefined && (await s256(body.code_verifier ?? '')) !== grant.challenge)
      return refuse('bad_verification_code')
    const token = `gho_${crypto.randomUUID().replaceAll('-', '')}`
    this.#tokens.set(token, { accountId: grant.accountId, scopes: grant.scopes, revoked: false })
    return c.json({ access_token: token, token_type: 'bearer', scope: grant.scopes })
  }

  #as(c: Context, answer: (account: Account) => Response | Promise<Response>): Response | Promise<Response> {
    const header = c.req.header('authorization') ?? ''
    const token = this.#tokens.get(header.replace(/^(?:token|bearer)\s+/i, ''))
    const account = token && !token.revoked ? this.#world.accounts.get(token.accountId) : undefined
    if (!token || !account)
      return c.json({ message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest' }, 401)
    c.header('x-oauth-scopes', token.scopes)
    return answer(account)
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

  /** For an App's token: the repositories that its installation was given, and no others. */
  #installed(c: Context, answer: (repository: Repository) => Response | Promise<Response>) {
    const token = (c.req.header('authorization') ?? '').replace(/^(?:token|bearer)\s+/i, '')
    const installation = this.#installationTokens.get(token)
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

async function s256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}
