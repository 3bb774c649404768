/**
 * An organisation: its beginning, its settings, its tokens and clients and their limits, and its end.
 */
import { ADMIN } from '../../../auth/administration/acting.ts'
import { limitsOf } from '../../../auth/administration/limits.ts'
import { claimedAmong, claimOrganisation } from '../../../auth/administration/organisations.ts'
import type { Keeping as KeepingColumns } from '../../../auth/administration/repositories.ts'
import {
  type ConnectedClient,
  clientsOfOrganisation,
  clientsOfPerson,
  disconnectOfOrganisation,
  disconnectOwn,
} from '../../../auth/connected-clients.ts'
import { openGitHub } from '../../../auth/people/github.ts'
import { TOOLS } from '../../../mcp/registry.ts'
import type { ClientLine, Keeping } from '../answers.ts'
import { cursorFrom, numberIn } from '../cursor.ts'
import { done, type Handlers, organisationIn } from '../handling.ts'
import { Refused } from '../refusals.ts'

const DAY_MS = 86_400_000
const CLIENTS_PAGE = 100

const actorIn = ({
  session,
  params,
}: {
  readonly session: { readonly accountId: number }
  readonly params: { readonly organisation: number }
}) => ({ accountId: session.accountId, organisationId: params.organisation })

/** The given settings, by column. */
export const keepingOf = (said: { readonly [K in keyof Keeping]?: Keeping[K] | undefined }): KeepingColumns => ({
  commitsDays: said.retentionDays,
  endedDays: said.endedRefDays,
  idleDays: said.refExpiryDays,
})

export const organisation: Handlers<
  | 'GET /claimable'
  | `${string} /organisations`
  | `${string} /organisations/:organisation`
  | `${string} /organisations/:organisation/${'tokens' | 'limits'}${string}`
  | `${string} /organisations/:organisation/${'' | 'blocked-' | 'allowed-'}clients${string}`
  | `${string} /clients${string}`
> = {
  async 'GET /claimable'({ session, env, databases }) {
    if (session.gitHubToken === undefined) return { available: false, organisations: [] }
    const mine = await ownedAtGitHub(env, session.gitHubToken)
    const claimed = await claimedAmong(
      databases,
      mine.map(({ id }) => id),
    )
    return {
      available: true,
      organisations: mine.map(({ id, login, kind }) => ({ githubId: id, login, kind, claimed: claimed.has(id) })),
    }
  },

  /** Only for its owner at GitHub, which is checked now. */
  async 'POST /organisations'({ session, env, databases, body, now }) {
    if (session.gitHubToken === undefined) return undefined
    const owned = (await ownedAtGitHub(env, session.gitHubToken)).find(({ id }) => id === body.githubId)
    if (!owned) return undefined
    const id = await claimOrganisation(databases, session.accountId, owned, now)
    if (id === undefined) throw new Refused('conflict', 'It has already been claimed.')
    return { id }
  },

  async 'GET /organisations/:organisation'(asked) {
    const found = await organisationIn(asked).organisation()
    if (!found) return undefined
    const { row, allowed } = found
    return {
      id: row.id,
      name: row.name,
      role: row.role,
      createdAt: row.created_at,
      usageRows: row.records_calls === 1,
      retentionDays: row.keep_commits_days,
      endedRefDays: row.keep_ended_days,
      refExpiryDays: row.keep_idle_days,
      clientPolicy: row.listed_clients_only === 1 ? ('listed' as const) : ('any' as const),
      allowedClients: allowed.map(({ client_id, name, at }) => ({ clientId: client_id, name, allowedAt: at })),
    }
  },

  async 'PATCH /organisations/:organisation'(asked) {
    const { body, databases, now } = asked
    const { usageRows, clientPolicy, ...keeping } = body
    const made = [
      usageRows === undefined ? false : await limitsOf(databases, actorIn(asked), now).recordCalls(usageRows),
      await organisationIn(asked).setOrganisation({
        ...keepingOf(keeping),
        ...(clientPolicy === undefined ? {} : { listedClientsOnly: clientPolicy === 'listed' }),
      }),
    ]
    return done(made.includes(true))
  },

  'DELETE /organisations/:organisation': async (asked) =>
    done(await organisationIn(asked).deleteOrganisation(asked.body.confirm)),

  async 'GET /organisations/:organisation/tokens'(asked) {
    const as = organisationIn(asked)
    const [tokens, found] = await Promise.all([as.tokens(), as.organisation()])
    return (
      found && {
        tokens: tokens.map((row) => ({
          id: row.id,
          prefix: row.prefix,
          name: row.name,
          account: row.account_id === null ? null : { id: row.account_id, login: row.account ?? '' },
          repository: row.repository_id === null ? null : { id: row.repository_id, repository: row.repository ?? '' },
          refPattern: row.ref_pattern,
          scopes: JSON.parse(row.scopes) as string[],
          createdAt: row.created_at,
          expiresAt: row.expires_at,
          lastUsedAt: row.last_used_at,
          revokedAt: row.revoked_at,
          mine: row.account_id === asked.session.accountId,
        })),
      }
    )
  },

  async 'POST /organisations/:organisation/tokens'(asked) {
    const { expiresInDays, ...request } = asked.body
    const expiresAt = expiresInDays === undefined ? undefined : asked.now + expiresInDays * DAY_MS
    const token = await organisationIn(asked).createToken({ ...request, expiresAt })
    return token === undefined ? undefined : { token }
  },

  'DELETE /organisations/:organisation/tokens/:token': async (asked) =>
    done(await organisationIn(asked).revokeToken(asked.params.token)),

  async 'GET /clients'({ session, databases, now }) {
    return { clients: (await clientsOfPerson(databases, session.accountId, now)).map((one) => lineOf(one, [])) }
  },
  'DELETE /clients/:grant': async ({ env, databases, session, params, now }) =>
    done(await disconnectOwn(env, databases, session.accountId, params.grant, now)),

  async 'GET /organisations/:organisation/clients'(asked) {
    const { databases, query, now } = asked
    const found = await organisationIn(asked).organisation(ADMIN)
    if (!found) return undefined
    const search = (query.search ?? '').toLowerCase()
    const blocked = found.blocked.map((one) => one.client_id)
    const all = (await clientsOfOrganisation(databases, actorIn(asked), now)).filter(
      ({ name, account, redirectHost }) =>
        [name, account, redirectHost].some((text) => text.toLowerCase().includes(search)),
    )
    const from = numberIn(query.cursor) ?? 0
    const to = from + (query.limit ?? CLIENTS_PAGE)
    return {
      items: all.slice(from, to).map((one) => lineOf(one, blocked)),
      total: all.length,
      ...(to < all.length ? { next: cursorFrom(to) } : {}),
      blocked: found.blocked.map(({ client_id, name, at }) => ({ clientId: client_id, name, blockedAt: at })),
    }
  },
  'DELETE /organisations/:organisation/clients/:grant': async (asked) => {
    const { env, databases, params, now } = asked
    return done(await disconnectOfOrganisation(env, databases, actorIn(asked), params.grant, now))
  },

  'POST /organisations/:organisation/blocked-clients': async (asked) =>
    done(await organisationIn(asked).blockClient(asked.body.clientId)),
  'DELETE /organisations/:organisation/blocked-clients': async (asked) =>
    done(await organisationIn(asked).unblockClient(asked.body.clientId)),
  'POST /organisations/:organisation/allowed-clients': async (asked) =>
    done(await organisationIn(asked).allowClient(asked.body.clientId)),
  'DELETE /organisations/:organisation/allowed-clients': async (asked) =>
    done(await organisationIn(asked).unlistClient(asked.body.clientId)),

  async 'GET /organisations/:organisation/limits'(asked) {
    const read = await limitsOf(asked.databases, actorIn(asked), asked.now).read()
    return (
      read && {
        limits: read.limits.map(({ clientId, tool, perMinute, perDay, atOnce }) => ({
          clientId: clientId ?? null,
          tool: tool ?? null,
          perMinute: perMinute ?? null,
          perDay: perDay ?? null,
          atOnce: atOnce ?? null,
        })),
        tools: TOOLS.map(({ name }) => name),
      }
    )
  },

  /** Without a number the limit is removed. */
  async 'PUT /organisations/:organisation/limits'(asked) {
    const { clientId, tool, perMinute, perDay, atOnce } = asked.body
    const limits = limitsOf(asked.databases, actorIn(asked), asked.now)
    const of = { clientId: clientId ?? undefined, tool: tool ?? undefined }
    if (perMinute === null && perDay === null && atOnce === null) return done(await limits.remove(of))
    return done(
      await limits.set({
        ...of,
        perMinute: perMinute ?? undefined,
        perDay: perDay ?? undefined,
        atOnce: atOnce ?? undefined,
      }),
    )
  },
}

/** What the person owns at GitHub, including their own account. */
async function ownedAtGitHub(env: Parameters<typeof openGitHub>[0], token: string) {
  const github = openGitHub(env)
  const [me, memberships] = await Promise.all([github.me(token), github.memberships(token)])
  return [
    ...memberships
      .filter(({ role }) => role === 'admin')
      .map(({ organisation }) => ({ ...organisation, kind: 'organisation' as const })),
    { ...me, kind: 'person' as const },
  ]
}

function lineOf(client: ConnectedClient, blocked: readonly string[]): ClientLine {
  const { grant, clientId, name, redirectHost, accountId, account, resource, repositories } = client
  return {
    grant,
    clientId,
    name,
    redirectHost,
    account: { id: accountId, login: account },
    resource,
    reach:
      repositories === 'all'
        ? { of: 'all' }
        : 'organisation' in repositories
          ? { of: 'organisation', name: repositories.organisation }
          : { of: 'repositories', repositories: [...repositories] },
    scopes: [...client.scopes],
    createdAt: client.createdAt,
    expiresAt: client.expiresAt,
    lastCallAt: client.lastCallAt,
    blocked: blocked.includes(clientId),
  }
}
