/**
 * Who may read a repository and why, changing it, and what a change would do.
 */

import type { z } from 'zod'
import { type Candidate, type Change, changed, reasonsOf } from '../../../auth/administration/access.ts'
import type { PreviewQuery } from '../answers.ts'
import { done, type Handlers } from '../handling.ts'
import { Refused } from '../refusals.ts'
import { repositoryIn } from './repositories.ts'

const personOf = ({ id, login }: Candidate) => ({ id, login })

export const access: Handlers<`${string} /repositories/:repository/access${string}`> = {
  async 'GET /repositories/:repository/access'(asked) {
    const found = await repositoryIn(asked)
    const shared = found && (await found.as.sharing(found.id))
    if (!shared) return undefined
    return {
      visibility: shared.sharing.visibility,
      readers: shared.candidates
        .map((candidate) => ({
          account: personOf(candidate),
          role: candidate.role,
          reasons: reasonsOf(candidate, shared.sharing),
        }))
        .filter(({ reasons }) => reasons.length > 0),
      people: shared.people.map(({ id, name, since }) => ({ account: { id, login: name }, since })),
      teams: shared.teams.map(({ id, name, members, since }) => ({ team: { id, name }, members, since })),
      tokens: shared.tokens,
    }
  },

  async 'GET /repositories/:repository/access/preview'(asked) {
    const change = changeOf(asked.query)
    const found = await repositoryIn(asked)
    const shared = found && (await found.as.sharing(found.id))
    if (!shared) return undefined
    const after = changed(shared.sharing, change)
    const reads = (sharing: typeof after) => shared.candidates.filter((one) => reasonsOf(one, sharing).length > 0)
    const [before, then] = [reads(shared.sharing), reads(after)]
    const lose = before.filter((one) => !then.includes(one))
    return {
      gain: then.filter((one) => !before.includes(one)).map(personOf),
      lose: lose.map(personOf),
      before: before.length,
      after: then.length,
      clients: lose.length === 0 ? 0 : await found.as.clientsOf(lose.map(({ id }) => id)),
      opensToAnybody: after.visibility === 'public' && shared.sharing.visibility !== 'public',
    }
  },

  async 'PUT /repositories/:repository/access/people/:account'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.allowPerson(found.id, asked.params.account))
  },
  async 'DELETE /repositories/:repository/access/people/:account'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.revokeAccess(found.id, { account: asked.params.account }))
  },
  async 'PUT /repositories/:repository/access/teams/:team'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.allowTeam(found.id, asked.params.team))
  },
  async 'DELETE /repositories/:repository/access/teams/:team'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.revokeAccess(found.id, { team: asked.params.team }))
  },
}

function changeOf({ change, account, team, visibility }: z.output<typeof PreviewQuery>): Change {
  if (change === 'visibility' && visibility !== undefined) return { kind: 'visibility', visibility }
  if (change !== 'visibility' && (account === undefined) !== (team === undefined))
    return { kind: change, account, team }
  throw new Refused('invalid', 'A change must name a person, a team, or the visibility.')
}
