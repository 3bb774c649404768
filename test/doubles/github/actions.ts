/**
 * GitHub Actions' identity provider: an issuer with rotating keys, and tokens with the claims of a run.
 */
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { World } from './world.ts'

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>

export interface RunClaims {
  repository: string
  ref?: string
  sha?: string
  event?: string
  run?: number
  attempt?: number
  audience?: string
  /** Overrides everything else: for tokens that GitHub would never issue. */
  claims?: JWTPayload
  lifetime?: number
}

export class ActionsIssuer {
  readonly app = new Hono()
  readonly issuer: string
  /** Makes the key set unreachable. */
  down = false
  /** Runs that may request an identity, by their runner's token, with the audiences that they requested. */
  readonly #runners = new Map<string, RunClaims>()
  readonly asked: string[] = []
  #keys: { id: string; pair: KeyPair }[] = []
  readonly #world: World

  constructor(issuer: string, world: World) {
    this.issuer = issuer
    this.#world = world
    this.app.get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer,
        jwks_uri: `${issuer}/.well-known/jwks`,
        subject_types_supported: ['public', 'pairwise'],
        response_types_supported: ['id_token'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid'],
      }),
    )
    this.app.get('/idtoken', async (c) => {
      const run = this.#runners.get((c.req.header('authorization') ?? '').replace(/^bearer /i, ''))
      if (!run) return c.json({ message: 'unauthorized' }, 401)
      const audience = c.req.query('audience')
      this.asked.push(audience ?? '')
      return c.json({ count: 1, value: await this.token({ ...run, ...(audience ? { audience } : {}) }) })
    })
    this.app.get('/.well-known/jwks', async (c) =>
      this.down
        ? c.text('unavailable', 503)
        : c.json({
            keys: await Promise.all(
              this.#keys.map(async ({ id, pair }) => ({
                ...(await exportJWK(pair.publicKey)),
                kid: id,
                alg: 'RS256',
                use: 'sig',
              })),
            ),
          }),
    )
  }

  /** The environment that a runner gives a job with `id-token: write`. */
  runner(run: RunClaims): { ACTIONS_ID_TOKEN_REQUEST_URL: string; ACTIONS_ID_TOKEN_REQUEST_TOKEN: string } {
    const token = crypto.randomUUID()
    this.#runners.set(token, run)
    return {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${this.issuer}/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
    }
  }

  /** Rotates the signing key; `keep` says whether old tokens still verify. */
  async rotate(keep = true): Promise<void> {
    const pair = await generateKeyPair('RS256', { extractable: true })
    this.#keys = [{ id: crypto.randomUUID(), pair }, ...(keep ? this.#keys : [])]
  }

  async token(run: RunClaims): Promise<string> {
    return this.signed(this.claims(run))
  }

  /** Any claims, signed with the current key; `header` overrides the usual one. */
  async signed(claims: JWTPayload, header: object = {}): Promise<string> {
    if (this.#keys.length === 0) await this.rotate()
    const [key] = this.#keys as [{ id: string; pair: KeyPair }]
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.id, x5t: key.id, ...header })
      .sign(key.pair.privateKey)
  }

  /** The claims alone, for tests that sign them wrongly. */
  claims(run: RunClaims, now = Math.floor(Date.now() / 1000)): JWTPayload {
    const repository = this.#world.findRepository(run.repository)
    if (!repository) throw new Error(`the fake GitHub has no repository ${run.repository}`)
    const owner = this.#world.ownerOf(repository)
    const ref = run.ref ?? `refs/heads/${repository.defaultBranch}`
    const fullName = this.#world.fullName(repository)
    return {
      iss: this.issuer,
      aud: run.audience ?? `https://github.com/${owner.login}`,
      // The format since July 2026, with ids. It must not be parsed.
      sub: `repo:${owner.login}@${owner.id}/${repository.name}@${repository.id}:ref:${ref}`,
      jti: crypto.randomUUID(),
      iat: now,
      nbf: now - 300,
      exp: now + (run.lifetime ?? 300),
      actor: owner.login,
      actor_id: String(owner.id),
      base_ref: '',
      head_ref: '',
      environment: undefined,
      event_name: run.event ?? 'push',
      job_workflow_ref: `${fullName}/.github/workflows/sextant.yml@${ref}`,
      job_workflow_sha: run.sha ?? '0'.repeat(40),
      ref,
      ref_protected: 'false',
      ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
      repository: fullName,
      repository_id: String(repository.id),
      repository_owner: owner.login,
      repository_owner_id: String(owner.id),
      repository_visibility: repository.private ? 'private' : 'public',
      run_attempt: String(run.attempt ?? 1),
      run_id: String(run.run ?? 1),
      run_number: String(run.run ?? 1),
      runner_environment: 'github-hosted',
      sha: run.sha ?? '0'.repeat(40),
      workflow: 'Sextant',
      workflow_ref: `${fullName}/.github/workflows/sextant.yml@${ref}`,
      workflow_sha: run.sha ?? '0'.repeat(40),
      ...run.claims,
    }
  }
}
