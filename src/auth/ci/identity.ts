/**
 * The identity token of a GitHub Actions run: was it issued by GitHub, for us, recently, and what does it say?
 *
 * `sub` is never read: its format has changed, and a repository's admin can customise it. Ids are compared as strings.
 */
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { CommitSha } from '../../contract/ids.ts'
import { RefName } from '../../contract/messages.ts'

export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com'

const Id = z.string().regex(/^[1-9]\d{0,15}$/)
const Claims = z
  .object({
    aud: z.string(), // the library accepts a list that contains ours; a token for two audiences is refused
    jti: z.string().min(1).max(200),
    exp: z.int(),
    /** For comparing with other claims only: who it is, the ids say. */
    repository: z.string().max(250).optional(),
    repository_id: Id,
    repository_owner_id: Id,
    repository_visibility: z.string().optional(),
    ref: RefName.refine((ref) => ref.startsWith('refs/')),
    ref_type: z.string().optional(),
    base_ref: z.string().max(500).optional(),
    sha: CommitSha,
    event_name: z.string().min(1).max(100),
    run_id: Id,
    run_attempt: Id,
    environment: z.string().optional(),
    workflow_ref: z.string().max(1000).optional(),
    job_workflow_ref: z.string().max(1000).optional(),
    job_workflow_sha: z.string().max(100).optional(),
    runner_environment: z.string().optional(),
  })
  // A tag with the name of a branch is still a tag.
  .refine(({ ref, ref_type }) => ref_type !== 'branch' || !ref.startsWith('refs/tags/'))
  .refine(({ ref, ref_type }) => ref_type !== 'tag' || ref.startsWith('refs/tags/'))
export type RunIdentity = z.infer<typeof Claims>

/** The identity is not accepted. The reason is for the log, not for whoever sent it. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
}
/** The issuer's keys are unavailable: no identity is accepted until they are back. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable'
}

/** Public keys: the only state here that outlives a request. */
const keySets = new Map<string, JWTVerifyGetKey>()

function keysOf(issuer: string): JWTVerifyGetKey {
  const known = keySets.get(issuer)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks`), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 5000,
    // An empty set would replace good keys and refuse everybody for as long as it is cached.
    [customFetch]: async (url, init) => {
      const response = await fetch(url, init as RequestInit)
      const text = await response.text()
      if (response.ok && !/"kty"/.test(text)) throw new IssuerUnavailable('the key set is empty')
      return new Response(text, { status: response.status, headers: response.headers })
    },
  })
  keySets.set(issuer, keys)
  return keys
}

export async function verifyRun(token: string, expected: { issuer: string; audience: string }): Promise<RunIdentity> {
  let payload: unknown
  try {
    const verified = await jwtVerify(token, keysOf(expected.issuer), {
      issuer: expected.issuer,
      audience: expected.audience,
      algorithms: ['RS256'],
      typ: 'JWT',
      clockTolerance: 30,
      maxTokenAge: '15m',
    })
    payload = verified.payload
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
      throw new IdentityRefused(error.code, { cause: error })
    }
    const aboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
    if (aboutKeys || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC') {
      throw new IssuerUnavailable('the issuer’s keys cannot be read', { cause: error })
    }
    throw new IdentityRefused(error.code, { cause: error })
  }
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw new IdentityRefused('claims', { cause: claims.error })
  return claims.data
}
