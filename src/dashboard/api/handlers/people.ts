/** The signed-in person, what has changed, and the people of an organisation. */
import type { MemberRow } from '../../../auth/administration/members.ts'
import { organisationsOf } from '../../../auth/administration/organisations.ts'
import { clientsOfPerson } from '../../../auth/connected-clients.ts'
import { sha256url } from '../../../auth/people/session.ts'
import { signOutEverywhere } from '../../../auth/people/sign-out-everywhere.ts'
import { pulseOf } from '../../../auth/readable/pulse.ts'
import { statement } from '../../../db/statement.ts'
import { originOf } from '../../../http/origin.ts'
import { cursorFrom, textIn } from '../cursor.ts'
import { csrfToken } from '../door.ts'
import { done, type Handlers, organisationIn } from '../handling.ts'
import { Refused } from '../refusals.ts'

const PAGE = 100

export const people: Handlers<
  | 'GET /me'
  | 'POST /sign-out-everywhere'
  | 'GET /pulse'
  | 'GET /connected'
  | `${string} /organisations/:organisation/members${string}`
  | `${string} /organisations/:organisation/teams${string}`
> = {
  async 'GET /me'({ session, databases, request, env }) {
    const [organisations, account] = await Promise.all([
      organisationsOf(databases, session.accountId),
      statement(databases.control, 'SELECT github_id, checked_at FROM account WHERE id = :account', {
        account: session.accountId,
      }).first<{ github_id: number | null; checked_at: number | null }>(),
    ])
    return {
      account: { id: session.accountId, login: session.login },
      csrf: await csrfToken(session),
      organisations: organisations.map(({ github_id, ...one }) => ({ ...one, fromGitHub: github_id !== null })),
      origin: originOf(request, env),
      checkedAt: account?.checked_at ?? null,
      signIn: account?.github_id ? 'github' : 'development',
    }
  },

  async 'POST /sign-out-everywhere'({ session, databases, env, waitUntil, now }) {
    const { telling } = await signOutEverywhere(env, databases, session.accountId, now)
    waitUntil(telling)
    return { done: true }
  },

  /** Hashes under the deployment’s key: counters of the whole service would reveal how busy others are. */
  async 'GET /pulse'({ session, proof, databases, env }) {
    const pulse = await pulseOf(databases, proof, session.accountId)
    const beat = async (text: string) => (await sha256url(`${env.BADGE_KEY} ${session.hash} ${text}`)).slice(0, 12)
    const [index, runs, calls, audit] = await Promise.all([pulse.index, pulse.runs, pulse.calls, pulse.audit].map(beat))
    return { index: index ?? '', runs: runs ?? '', calls: calls ?? '', audit: audit ?? '' }
  },

  async 'GET /connected'({ session, databases, now }) {
    const [clients, { results }] = await Promise.all([
      clientsOfPerson(databases, session.accountId, now),
      statement(
        databases.control,
        `SELECT t.id, t.prefix, t.name, t.last_used_at FROM token t JOIN member m ON m.organisation_id = t.organisation_id
           AND m.account_id = :account AND m.suspended_at IS NULL
         WHERE t.account_id = :account AND t.run IS NULL AND t.revoked_at IS NULL
           AND (t.expires_at IS NULL OR t.expires_at > :now) ORDER BY t.created_at DESC, t.id DESC LIMIT 200`,
        { account: session.accountId, now },
      ).all<{ id: number; prefix: string; name: string; last_used_at: number | null }>(),
    ])
    return {
      clients: clients.map(({ grant, name, resource, createdAt, lastCallAt }) => ({
        grant,
        name,
        resource,
        createdAt,
        lastCallAt,
      })),
      tokens: results.map(({ last_used_at, ...token }) => ({ ...token, lastCallAt: last_used_at })),
    }
  },

  async 'GET /organisations/:organisation/members'(asked) {
    const { query, session } = asked
    const limit = query.limit ?? PAGE
    const rows = await organisationIn(asked).members({
      search: query.search ?? '',
      after: textIn(query.cursor),
      limit: limit + 1,
    })
    if (!rows) return undefined
    const [found = [], [count] = []] = rows
    const members = found as unknown as MemberRow[]
    const items = members.slice(0, limit).map((row) => ({
      account: { id: row.account_id, login: row.login },
      role: row.role,
      since: row.created_at,
      suspendedAt: row.suspended_at,
      you: row.account_id === session.accountId,
      fromGitHub: row.from_github === 1,
      checkedAt: row.checked_at,
      teams: (JSON.parse(row.teams) as [number, string][]).map(([id, name]) => ({ id, name })),
      tokens: row.tokens,
      clients: row.clients,
      lastCallAt: row.last_call_at,
    }))
    const last = items.at(-1)
    return {
      items,
      total: (count?.total as number | undefined) ?? 0,
      ...(members.length > limit && last ? { next: cursorFrom(last.account.login) } : {}),
    }
  },

  async 'PATCH /organisations/:organisation/members/:account'(asked) {
    const { params, body } = asked
    const as = organisationIn(asked)
    const made = [
      body.role === undefined ? undefined : await as.setRole(params.account, body.role),
      body.suspended === undefined
        ? undefined
        : await (body.suspended ? as.suspendMember(params.account) : as.restoreMember(params.account)),
    ]
    return done(made.includes(true))
  },

  'DELETE /organisations/:organisation/members/:account': async (asked) =>
    done(await organisationIn(asked).removeMember(asked.params.account)),

  async 'GET /organisations/:organisation/members/:account/access'(asked) {
    const access = await organisationIn(asked).accessOfMember(asked.params.account)
    if (!access) return undefined
    const { id, login } = access.candidate
    return {
      account: { id, login },
      repositories: access.repositories.map((one) => ({ ...one, reasons: [...one.reasons] })),
    }
  },

  async 'GET /organisations/:organisation/teams'(asked) {
    const rows = await organisationIn(asked).teams()
    const pairs = (json: unknown) => JSON.parse(json as string) as [number, string][]
    return (
      rows && {
        teams: (rows[0] ?? []).map((row) => ({
          id: row.id as number,
          name: row.name as string,
          fromGitHub: row.from_github === 1,
          members: pairs(row.members).map(([id, login]) => ({ id, login })),
          repositories: pairs(row.repositories).map(([id, repository]) => ({ id, repository })),
        })),
      }
    )
  },

  async 'POST /organisations/:organisation/teams'(asked) {
    const as = organisationIn(asked)
    const id = await as.createTeam(asked.body.name)
    if (id !== undefined) return { id }
    const teams = await as.teams()
    const taken = teams?.[0]?.some((team) => String(team.name) === asked.body.name)
    if (taken) throw new Refused('conflict', 'There already is a team of that name.')
    return undefined
  },

  'DELETE /organisations/:organisation/teams/:team': async (asked) =>
    done(await organisationIn(asked).deleteTeam(asked.params.team)),
  'PUT /organisations/:organisation/teams/:team/members/:account': async (asked) =>
    done(await organisationIn(asked).joinTeam(asked.params.team, asked.params.account)),
  'DELETE /organisations/:organisation/teams/:team/members/:account': async (asked) =>
    done(await organisationIn(asked).leaveTeam(asked.params.team, asked.params.account)),
}
