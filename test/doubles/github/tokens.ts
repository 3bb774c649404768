/**
 * GitHub's credentials: the web flow's codes and the tokens issued for them, and an App's installation tokens.
 */
import type { Context, Hono } from 'hono'
import { jwtVerify } from 'jose'
import type { Account, World } from './world.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
  /** GitHub accepts a callback that equals the registered one or lies below it. */
  callback: string
}

interface Token {
  accountId: number
  scopes: string
  revoked: boolean
}

export class Tokens {
  /** Who is signed in at github.com in the browser that follows redirects. */
  signedInAs: string | undefined
  /** The App as registered: its id, and the key that signs its tokens. */
  gitHubApp: { id: string; publicKey: CryptoKey } | undefined
  readonly #world: World
  readonly #oauth: OAuthApp
  readonly #codes = new Map<string, { accountId: number; redirect: string; scopes: string; challenge?: string }>()
  readonly #ofPeople = new Map<string, Token>()
  readonly #ofInstallations = new Map<string, number>()

  constructor(world: World, oauth: OAuthApp) {
    this.#world = world
    this.#oauth = oauth
  }

  /** A user access token as the web flow would issue it. */
  tokenFor(login: string, scopes = 'read:user,read:org'): string {
    return this.#issue(this.#world.account(login).id, scopes)
  }

  revokeTokensOf(login: string): void {
    const { id } = this.#world.account(login)
    for (const token of this.#ofPeople.values()) if (token.accountId === id) token.revoked = true
  }

  personOf(c: Context): { readonly account: Account; readonly scopes: string } | undefined {
    const token = this.#ofPeople.get(bearer(c))
    const account = token && !token.revoked ? this.#world.accounts.get(token.accountId) : undefined
    return token && account && { account, scopes: token.scopes }
  }

  installationOf(c: Context): number | undefined {
    return this.#ofInstallations.get(bearer(c))
  }

  routes(web: Hono, api: Hono): void {
    web.get('/login/oauth/authorize', (c) => this.#authorize(c))
    web.post('/login/oauth/access_token', (c) => this.#accessToken(c))
    api.post('/app/installations/:id/access_tokens', (c) => this.#installationToken(c))
  }

  #issue(accountId: number, scopes: string): string {
    const token = `gho_${crypto.randomUUID().replaceAll('-', '')}`
    this.#ofPeople.set(token, { accountId, scopes, revoked: false })
    return token
  }

  #authorize(c: Context): Response {
    const { client_id, redirect_uri, state, scope = '', login, code_challenge } = c.req.query()
    if (client_id !== this.#oauth.clientId) return c.text('unknown application', 404)
    const redirect = redirect_uri ?? this.#oauth.callback
    if (redirect !== this.#oauth.callback && !redirect.startsWith(`${this.#oauth.callback}/`))
      return c.redirect(`${this.#oauth.callback}?error=redirect_uri_mismatch&state=${encodeURIComponent(state ?? '')}`)
    // `login` selects the account, where a person would use the account chooser.
    const account = this.#world.findAccount(login ?? this.signedInAs ?? '')
    if (!account) return c.text('Sign in to GitHub', 401)
    // An application that was approved once is not asked about again. This is GitHub's real, and dangerous, behaviour.
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
    const { accountId, scopes } = grant
    return c.json({ access_token: this.#issue(accountId, scopes), token_type: 'bearer', scope: scopes })
  }

  async #installationToken(c: Context): Promise<Response> {
    const installation = Number(c.req.param('id'))
    const believed =
      this.gitHubApp !== undefined &&
      (await jwtVerify(bearer(c), this.gitHubApp.publicKey, { issuer: this.gitHubApp.id, algorithms: ['RS256'] }).then(
        () => true,
        () => false,
      ))
    if (!believed) return c.json({ message: 'A JSON web token could not be decoded' }, 401)
    if (!this.#world.installations.has(installation)) return c.json({ message: 'Not Found' }, 404)
    const token = `ghs_${crypto.randomUUID().replaceAll('-', '')}`
    this.#ofInstallations.set(token, installation)
    const expires = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '')
    return c.json({ token, expires_at: expires, permissions: { actions: 'write', metadata: 'read' } }, 201)
  }
}

const bearer = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^(?:token|bearer)\s+/i, '')

async function s256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}
