/**
 * Who is asking: what every kind of proof (API token, OAuth grant, CI identity) is turned into at the edge. Nothing
 * behind it knows which it was.
 */

export const SCOPES = ['read', 'write', 'repository:create'] as const
export type Scope = (typeof SCOPES)[number]

export interface Principal {
  readonly kind: 'token' | 'person' | 'ci'
  /** `token:12`, `person:7`: what the audit trail and rate limits name. */
  readonly id: string
  /** The only organisation it may touch. A person's is every one that the person is in. */
  readonly organisationId?: number
  readonly accountId?: number
  readonly scopes: ReadonlySet<Scope>
  /** The only repository it may touch. */
  readonly repositoryId?: number
  /** The only refs it may touch; `*` stands for any characters. */
  readonly refPattern?: string
  /** The only commit and run that it may upload: what the CI run's identity said. */
  readonly run?: { readonly commit: string; readonly run: number; readonly attempt: number }
  /** The API token that was brought. */
  readonly tokenId?: number
  /** The grant that a client acts by. */
  readonly grantId?: string
  readonly clientId?: string
}

/** A proof as it came with a request, not yet believed. Making one costs no round trip. */
export type Proof =
  /** SHA-256 of an API token, hex: the token itself goes no further than here. */
  | { readonly kind: 'token'; readonly hash: string }
  /** What an access token says after the authorization server has opened it. It says who; it does not say that they may. */
  | { readonly kind: 'grant'; readonly grant: string; readonly scopes: readonly string[] }
  /** A browser's session cookie, hashed. */
  | { readonly kind: 'session'; readonly hash: string }
