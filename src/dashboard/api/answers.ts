/**
 * The dashboard's API: every route with its input and output. Server, pages and tests read this one table, so a route
 * that is not here does not exist, and one that is here is tested. Pages import only its types (`import type`), so no
 * schema reaches the browser.
 *
 * Below `/api/dashboard`. JSON both ways. Only the session cookie of the sign-in identifies the caller. Every request
 * that is not a GET carries `x-csrf-token` (from `GET /me`) and is refused with `not_from_here` without it. Refusals
 * are `ApiError`. Every GET has an ETag. `:organisation` and `:repository` are ids, and so are `:account`, `:team`,
 * `:token` and `:grant`.
 */
import { z } from 'zod'
import {
  ClientName,
  Clients,
  LimitChange,
  Limits,
  MadeToken,
  NewToken,
  OrganisationClients,
  PersonAccess,
  Preview,
  PreviewQuery,
  RepositoryAccess,
  Tokens,
} from './shapes/access.ts'
import {
  AuditExportQuery,
  AuditFacets,
  AuditPage,
  AuditQuery,
  CallPage,
  CallQuery,
  Connected,
  ExploreAnswer,
  ExploreRequest,
  ExploreTools,
  Pulse,
  Usage,
  UsageQuery,
} from './shapes/activity.ts'
import { Done, Paging, pageOf, RowId } from './shapes/common.ts'
import {
  Claimable,
  ClaimRequest,
  Confirmation,
  Me,
  Member,
  MemberChange,
  NewTeam,
  OrganisationChange,
  OrganisationSettings,
  Teams,
} from './shapes/organisations.ts'
import {
  BadlyParsedPage,
  Coverage,
  Linkable,
  Linked,
  LinkRequest,
  RefPage,
  Reindexed,
  ReindexRequest,
  RepositoryChange,
  RepositoryPage,
  RepositoryPageDetail,
  RepositoryQuery,
  RunPage,
  SkippedPage,
  Storage,
  UploadRules,
  UploadRulesChange,
} from './shapes/repositories.ts'

export * from './shapes/access.ts'
export * from './shapes/activity.ts'
export * from './shapes/common.ts'
export * from './shapes/organisations.ts'
export * from './shapes/repositories.ts'

export const MemberPage = pageOf(Member)
export const Created = z.object({ id: RowId })
export const Workflow = z.object({
  path: z.string(),
  yaml: z.string(),
  /** The base address of GitHub's pages. */
  gitHub: z.string(),
})
export const Badge = z.object({
  /** Of the image. Null for a repository that is not public where the deployment has no key to sign its address with. */
  address: z.string().nullable(),
  /** Whoever holds the address sees the badge of a repository that is not public. */
  signed: z.boolean(),
})

const Searching = z.object({ ...Paging, search: z.string().max(200).optional() })
const OfRef = z.object({ ...Paging, ref: z.string().min(1).max(250).optional() })

/**
 * Who may use a route. `reader` and `admin-of` concern the repository in the path, the others the organisation in it.
 */
export type For = 'signed-in' | 'member' | 'admin' | 'owner' | 'reader' | 'admin-of'

export interface RouteShape {
  readonly for: For
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** The action recorded in the audit trail; every route that changes something has one. */
  readonly audit?: string
}

export const ROUTES = {
  'GET /me': { for: 'signed-in', answer: Me },
  /** Of the person: every browser and every client. */
  'POST /sign-out-everywhere': { for: 'signed-in', answer: Done, audit: 'account.signed_out' },
  'GET /pulse': { for: 'signed-in', answer: Pulse },
  'GET /connected': { for: 'signed-in', answer: Connected },
  'GET /claimable': { for: 'signed-in', answer: Claimable },
  'POST /organisations': { for: 'signed-in', body: ClaimRequest, answer: Created, audit: 'organisation.claimed' },
  'GET /organisations/:organisation': { for: 'member', answer: OrganisationSettings },
  'PATCH /organisations/:organisation': {
    for: 'admin',
    body: OrganisationChange,
    answer: Done,
    audit: 'organisation.settings',
  },
  'DELETE /organisations/:organisation': {
    for: 'owner',
    body: Confirmation,
    answer: Done,
    audit: 'organisation.deleted',
  },
  'GET /organisations/:organisation/members': { for: 'member', query: Searching, answer: MemberPage },
  'PATCH /organisations/:organisation/members/:account': {
    for: 'admin',
    body: MemberChange,
    answer: Done,
    audit: 'member.suspended',
  },
  'DELETE /organisations/:organisation/members/:account': { for: 'admin', answer: Done, audit: 'member.removed' },
  'GET /organisations/:organisation/members/:account/access': { for: 'admin', answer: PersonAccess },
  'GET /organisations/:organisation/teams': { for: 'member', answer: Teams },
  'POST /organisations/:organisation/teams': { for: 'admin', body: NewTeam, answer: Created, audit: 'team.created' },
  'DELETE /organisations/:organisation/teams/:team': { for: 'admin', answer: Done, audit: 'team.deleted' },
  'PUT /organisations/:organisation/teams/:team/members/:account': { for: 'admin', answer: Done, audit: 'team.joined' },
  'DELETE /organisations/:organisation/teams/:team/members/:account': {
    for: 'admin',
    answer: Done,
    audit: 'team.left',
  },
  'GET /organisations/:organisation/tokens': { for: 'member', answer: Tokens },
  'POST /organisations/:organisation/tokens': {
    for: 'member',
    body: NewToken,
    answer: MadeToken,
    audit: 'token.created',
  },
  'DELETE /organisations/:organisation/tokens/:token': { for: 'member', answer: Done, audit: 'token.revoked' },
  'GET /organisations/:organisation/clients': { for: 'admin', query: Searching, answer: OrganisationClients },
  'DELETE /organisations/:organisation/clients/:grant': { for: 'admin', answer: Done, audit: 'client.disconnected' },
  'POST /organisations/:organisation/blocked-clients': {
    for: 'admin',
    body: ClientName,
    answer: Done,
    audit: 'client.blocked',
  },
  'DELETE /organisations/:organisation/blocked-clients': {
    for: 'admin',
    body: ClientName,
    answer: Done,
    audit: 'client.unblocked',
  },
  'POST /organisations/:organisation/allowed-clients': {
    for: 'admin',
    body: ClientName,
    answer: Done,
    audit: 'client.listed',
  },
  'DELETE /organisations/:organisation/allowed-clients': {
    for: 'admin',
    body: ClientName,
    answer: Done,
    audit: 'client.unlisted',
  },
  'GET /organisations/:organisation/limits': { for: 'admin', answer: Limits },
  'PUT /organisations/:organisation/limits': { for: 'admin', body: LimitChange, answer: Done, audit: 'limit.set' },
  'GET /organisations/:organisation/usage': { for: 'member', query: UsageQuery, answer: Usage },
  'GET /organisations/:organisation/calls': { for: 'admin', query: CallQuery, answer: CallPage },
  'GET /organisations/:organisation/audit': { for: 'admin', query: AuditQuery, answer: AuditPage },
  'GET /organisations/:organisation/audit/facets': { for: 'admin', answer: AuditFacets },
  /** A file: CSV or JSON lines. */
  'GET /organisations/:organisation/audit/export': { for: 'admin', query: AuditExportQuery, answer: z.string() },
  'GET /organisations/:organisation/linkable': { for: 'admin', answer: Linkable },
  'POST /organisations/:organisation/repositories': {
    for: 'admin',
    body: LinkRequest,
    answer: Linked,
    audit: 'repository.linked',
  },
  /** The person's own clients, whatever they read. */
  'GET /clients': { for: 'signed-in', answer: Clients },
  'DELETE /clients/:grant': { for: 'signed-in', answer: Done, audit: 'client.disconnected' },
  /** All repositories the person may read. */
  'GET /repositories': { for: 'signed-in', query: RepositoryQuery, answer: RepositoryPage },
  'GET /repositories/:repository': { for: 'reader', answer: RepositoryPageDetail },
  'PATCH /repositories/:repository': {
    for: 'admin-of',
    body: RepositoryChange,
    answer: Done,
    audit: 'repository.settings',
  },
  'DELETE /repositories/:repository': {
    for: 'admin-of',
    body: Confirmation,
    answer: Done,
    audit: 'repository.deleted',
  },
  /** Asks GitHub again which repository it is. */
  'POST /repositories/:repository/link': { for: 'admin-of', answer: Linked, audit: 'repository.identity' },
  /** CI may no longer upload; the index stays. */
  'POST /repositories/:repository/unlink': { for: 'admin-of', answer: Done, audit: 'repository.unlinked' },
  'GET /repositories/:repository/uploads': { for: 'admin-of', answer: UploadRules },
  'PATCH /repositories/:repository/uploads': {
    for: 'admin-of',
    body: UploadRulesChange,
    answer: Done,
    audit: 'repository.uploads',
  },
  'POST /repositories/:repository/reindex': {
    for: 'admin-of',
    body: ReindexRequest,
    answer: Reindexed,
    audit: 'repository.reindex',
  },
  /** The YAML for this repository. */
  'GET /repositories/:repository/workflow': { for: 'reader', answer: Workflow },
  /** For those who run it: a signed address tells anybody who holds it when the ref was indexed. */
  'GET /repositories/:repository/badge': {
    for: 'admin-of',
    query: z.object({ ref: z.string().min(1).max(250).optional() }),
    answer: Badge,
  },
  'GET /repositories/:repository/refs': { for: 'reader', query: Searching, answer: RefPage },
  'GET /repositories/:repository/runs': { for: 'reader', query: OfRef, answer: RunPage },
  'GET /repositories/:repository/coverage': { for: 'reader', query: OfRef, answer: Coverage },
  'GET /repositories/:repository/skipped': {
    for: 'reader',
    query: OfRef.extend({ reason: z.string().max(40).optional() }),
    answer: SkippedPage,
  },
  'GET /repositories/:repository/badly-parsed': { for: 'reader', query: OfRef, answer: BadlyParsedPage },
  'GET /repositories/:repository/storage': { for: 'admin-of', answer: Storage },
  'GET /repositories/:repository/access': { for: 'admin-of', answer: RepositoryAccess },
  'GET /repositories/:repository/access/preview': { for: 'admin-of', query: PreviewQuery, answer: Preview },
  'PUT /repositories/:repository/access/people/:account': { for: 'admin-of', answer: Done, audit: 'access.granted' },
  'DELETE /repositories/:repository/access/people/:account': { for: 'admin-of', answer: Done, audit: 'access.revoked' },
  'PUT /repositories/:repository/access/teams/:team': { for: 'admin-of', answer: Done, audit: 'access.granted' },
  'DELETE /repositories/:repository/access/teams/:team': { for: 'admin-of', answer: Done, audit: 'access.revoked' },
  'GET /explore/tools': { for: 'signed-in', answer: ExploreTools },
  'POST /explore/:tool': { for: 'signed-in', body: ExploreRequest, answer: ExploreAnswer },
} as const satisfies Record<string, RouteShape>

/** `GET /repositories/:repository`: the name of a route everywhere. */
export type Route = keyof typeof ROUTES
type Of<R extends Route> = (typeof ROUTES)[R]

export type AnswerOf<R extends Route> = z.output<Of<R>['answer']>
/** What a page sends; undefined for a route without a body. */
export type BodyOf<R extends Route> = Of<R> extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
type QueryValues<Q> = { [K in keyof Q]: Q[K] | undefined }
/** Query parameters: numbers and text alike, converted to text when sent. */
export type QueryOf<R extends Route> =
  Of<R> extends { query: infer Q extends z.ZodType } ? QueryValues<z.output<Q>> : undefined
type Names<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | Names<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never
/** `{ repository: 7 }` */
export type ParamsOf<R extends Route> = { [K in Names<R>]: string | number }
