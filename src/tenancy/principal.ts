/**
 * The caller: every kind of credentials (API token, OAuth grant, CI identity) becomes a principal at the edge. Nothing
 * behind the edge knows which kind it was.
 */

export const SCOPES = ['read', 'write', 'repository:create'] as const
export type Scope = (typeof SCOPES)[number]

export interface Principal {
  readonly kind: 'token' | 'person' | 'ci'
  /** `token:12`, `person:7`: the name in the audit trail and in rate limits. */
  readonly id: string
  /** The only organisation it may touch. A person may touch all their organisations. */
  readonly organisationId?: number
  readonly accountId?: number
  readonly scopes: ReadonlySet<Scope>
  /** The only repository it may touch. */
  readonly repositoryId?: number
  /** The only refs it may touch; `*` stands for any characters. */
  readonly refPattern?: string
  /** The only commit and run that it may upload, from the CI run's identity. */
  readonly run?: { readonly commit: string; readonly run: number; readonly attempt: number }
  /** The API token that was sent. */
  readonly tokenId?: number
  /** The grant that a client acts by. */
  readonly grantId?: string
  readonly clientId?: string
}

/** Credentials as they came with a request, not yet verified. Reading them takes no round trip. */
export type Proof =
  /** SHA-256 of an API token, in hex; the token itself goes no further. */
  | { readonly kind: 'token'; readonly hash: string }
  /** What an access token says after the authorization server has decrypted it: who it is, not what they may do. */
  | { readonly kind: 'grant'; readonly grant: string; readonly scopes: readonly string[] }
  /** A browser's session cookie, hashed. */
  | { readonly kind: 'session'; readonly hash: string }
