/**
 * Who may read what, why, by which client, and within which limits.
 */
import { z } from 'zod'
import { Count, GivenName, IdText, Person, pageOf, Role, RowId, Time, Visibility } from './common.ts'

/** Why somebody may read. */
export const Reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), role: Role }),
  /** The repository is internal or public. */
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('team'), team: z.object({ id: RowId, name: z.string() }) }),
])
export type Reason = z.infer<typeof Reason>

export const Reader = z.object({ account: Person, role: Role, reasons: z.array(Reason) })
export type Reader = z.infer<typeof Reader>

export const RepositoryAccess = z.object({
  visibility: Visibility,
  /** Everybody in the organisation who may read, with all reasons. */
  readers: z.array(Reader),
  people: z.array(z.object({ account: Person, since: Time })),
  teams: z.array(z.object({ team: z.object({ id: RowId, name: z.string() }), members: Count, since: Time })),
  /** Tokens without a person that may read it. */
  tokens: z.array(z.object({ id: RowId, prefix: z.string(), name: z.string() })),
})
export type RepositoryAccess = z.infer<typeof RepositoryAccess>

export const PersonAccess = z.object({
  account: Person,
  repositories: z.array(z.object({ id: RowId, repository: z.string(), reasons: z.array(Reason) })),
})
export type PersonAccess = z.infer<typeof PersonAccess>

/** A change to preview: `?change=grant&team=7`, `?change=visibility&visibility=internal`. */
export const PreviewQuery = z.object({
  change: z.enum(['grant', 'revoke', 'visibility']),
  account: IdText.optional(),
  team: IdText.optional(),
  visibility: Visibility.optional(),
})
export const Preview = z.object({
  gain: z.array(Person),
  lose: z.array(Person),
  /** How many may read, before and after. */
  before: Count,
  after: Count,
  /** Active clients of those who lose access. */
  clients: Count,
  /** Afterwards anybody who signs in may read it. */
  opensToAnybody: z.boolean(),
})
export type Preview = z.infer<typeof Preview>

export const TokenLine = z.object({
  id: RowId,
  prefix: z.string(),
  name: z.string(),
  /** Its owner; null: the organisation itself. */
  account: Person.nullable(),
  /** Null: every repository. */
  repository: z.object({ id: RowId, repository: z.string() }).nullable(),
  refPattern: z.string().nullable(),
  scopes: z.array(z.string()),
  createdAt: Time,
  expiresAt: Time.nullable(),
  lastUsedAt: Time.nullable(),
  revokedAt: Time.nullable(),
  mine: z.boolean(),
})
export type TokenLine = z.infer<typeof TokenLine>
export const Tokens = z.object({ tokens: z.array(TokenLine) })
export const NewToken = z.strictObject({
  name: GivenName,
  scopes: z.array(z.enum(['read', 'write', 'repository:create'])).min(1),
  /** Ends with my membership and reads what I read; else it is the organisation's. */
  personal: z.boolean(),
  repositoryId: RowId.optional(),
  refPattern: z.string().min(1).max(250).optional(),
  /** Days from now; without it the token does not expire. */
  expiresInDays: z.int().min(1).max(3650).optional(),
})
export type NewToken = z.infer<typeof NewToken>
/** Shown only this once. */
export const MadeToken = z.object({ token: z.string() })

export const ClientLine = z.object({
  grant: z.string(),
  clientId: z.string(),
  name: z.string(),
  /** Where its answers go: the host of its redirect address. */
  redirectHost: z.string(),
  /** The person who allowed it. */
  account: Person,
  /** The MCP address that it has. */
  resource: z.string(),
  reach: z.discriminatedUnion('of', [
    z.object({ of: z.literal('all') }),
    z.object({ of: z.literal('organisation'), name: z.string() }),
    /** Those of its repositories that the requesting person may see. */
    z.object({ of: z.literal('repositories'), repositories: z.array(z.string()) }),
  ]),
  scopes: z.array(z.string()),
  createdAt: Time,
  expiresAt: Time,
  lastCallAt: Time.nullable(),
  blocked: z.boolean(),
})
export type ClientLine = z.infer<typeof ClientLine>
export const Clients = z.object({ clients: z.array(ClientLine) })
export const OrganisationClients = pageOf(ClientLine).extend({
  blocked: z.array(z.object({ clientId: z.string(), name: z.string().nullable(), blockedAt: Time })),
})
/** A client's id may be a URL, so it travels in the body. */
export const ClientName = z.strictObject({ clientId: z.string().min(1).max(2000) })

/** Null client: each client separately. Null tool: all tools together. 0: no calls; null: no limit of this kind. */
export const Limit = z.object({
  clientId: z.string().nullable(),
  tool: z.string().nullable(),
  perMinute: z.int().min(0).nullable(),
  perDay: z.int().min(0).nullable(),
  atOnce: z.int().min(0).nullable(),
})
export type Limit = z.infer<typeof Limit>
export const Limits = z.object({ limits: z.array(Limit), tools: z.array(z.string()) })
/** All three null: the limit is removed. */
export const LimitChange = z.strictObject(Limit.shape)
