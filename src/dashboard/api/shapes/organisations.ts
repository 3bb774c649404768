/**
 * Who is signed in, their organisations, and the people in them.
 */
import { z } from 'zod'
import { Count, GivenName, Keeping, Person, Role, RowId, Time } from './common.ts'

export const MyOrganisation = z.object({
  id: RowId,
  name: z.string(),
  role: Role,
  /** Stands for an organisation (or a person) at GitHub. */
  fromGitHub: z.boolean(),
  repositories: Count,
})
export type MyOrganisation = z.infer<typeof MyOrganisation>

export const Me = z.object({
  account: Person,
  /** To be sent as `x-csrf-token` with every request that is not a GET. */
  csrf: z.string(),
  organisations: z.array(MyOrganisation),
  /** Where MCP addresses begin: `https://host`; a repository's is `{origin}/mcp/{owner}/{name}[@{ref}]`. */
  origin: z.string(),
  /** When GitHub last reported the person's organisations; null if GitHub was never asked. */
  checkedAt: Time.nullable(),
  /** `development`: on this machine, without GitHub. */
  signIn: z.enum(['github', 'development']),
})
export type Me = z.infer<typeof Me>

/** What the person owns at GitHub that could become an organisation here. */
export const Claimable = z.object({
  /** False where GitHub is not set up or the person is not signed in through it. */
  available: z.boolean(),
  organisations: z.array(
    z.object({ githubId: RowId, login: z.string(), kind: z.enum(['organisation', 'person']), claimed: z.boolean() }),
  ),
})
export type Claimable = z.infer<typeof Claimable>
export const ClaimRequest = z.strictObject({ githubId: RowId })
export type ClaimRequest = z.infer<typeof ClaimRequest>

export const ClientPolicy = z.enum(['any', 'listed'])
export const OrganisationSettings = z.object({
  id: RowId,
  name: z.string(),
  role: Role,
  createdAt: Time,
  /** A row per tool call (who, client, tool, repository, duration; never a query or code) besides the counters. */
  usageRows: z.boolean(),
  ...Keeping.shape,
  /** `listed`: only clients in `allowedClients` may read. */
  clientPolicy: ClientPolicy,
  allowedClients: z.array(z.object({ clientId: z.string(), name: z.string().nullable(), allowedAt: Time })),
})
export type OrganisationSettings = z.infer<typeof OrganisationSettings>
export const OrganisationChange = z
  .strictObject({
    usageRows: z.boolean(),
    ...Keeping.shape,
    clientPolicy: ClientPolicy,
  })
  .partial()
export type OrganisationChange = z.infer<typeof OrganisationChange>

/** Typed by hand before something is deleted permanently: the organisation's name, or a repository's `owner/name`. */
export const Confirmation = z.strictObject({ confirm: z.string().max(300) })

export const Member = z.object({
  account: Person,
  role: Role,
  since: Time,
  suspendedAt: Time.nullable(),
  you: z.boolean(),
  fromGitHub: z.boolean(),
  /** When GitHub last confirmed the membership. */
  checkedAt: Time.nullable(),
  teams: z.array(z.object({ id: RowId, name: z.string() })),
  /** Active tokens and clients; null unless the reader runs the organisation. */
  tokens: Count.nullable(),
  clients: Count.nullable(),
  lastCallAt: Time.nullable(),
})
export type Member = z.infer<typeof Member>
export const MemberChange = z.strictObject({ role: Role, suspended: z.boolean() }).partial()
export type MemberChange = z.infer<typeof MemberChange>

export const Team = z.object({
  id: RowId,
  name: z.string(),
  /** GitHub decides who is in it; it cannot be changed here. */
  fromGitHub: z.boolean(),
  members: z.array(Person),
  /** Repositories that it gives access to. */
  repositories: z.array(z.object({ id: RowId, repository: z.string() })),
})
export type Team = z.infer<typeof Team>
export const Teams = z.object({ teams: z.array(Team) })
export const NewTeam = z.strictObject({ name: GivenName })
