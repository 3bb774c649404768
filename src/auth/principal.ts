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
  readonly organisationId: number
  readonly accountId?: number
  readonly scopes: ReadonlySet<Scope>
  /** The only repository it may touch. */
  readonly repositoryId?: number
  /** The only refs it may touch; `*` stands for any characters. */
  readonly refPattern?: string
}

/** A proof as it came with a request, not yet believed. Making one costs no round trip. */
export interface Proof {
  readonly kind: 'token'
  /** SHA-256 of the token, hex: the token itself goes no further than here. */
  readonly hash: string
}
