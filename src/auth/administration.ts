/**
 * What people who run an organisation can change and see: all acts together. Each is described in `administration/`.
 */
import type { Databases } from '../db/databases.ts'
import { accessActs } from './administration/access.ts'
import { type Actor, acting } from './administration/acting.ts'
import { callActs } from './administration/calls.ts'
import { memberActs } from './administration/members.ts'
import { organisationActs } from './administration/organisations.ts'
import { repositoryActs } from './administration/repositories.ts'
import { teamActs } from './administration/teams.ts'
import { tokenActs } from './administration/tokens.ts'
import { trailActs } from './administration/trail.ts'

export function administration(databases: Databases, actor: Actor, now = Date.now()) {
  const as = acting(databases, actor, now)
  return {
    ...organisationActs(as),
    ...memberActs(as),
    ...teamActs(as),
    ...tokenActs(as),
    ...repositoryActs(as, databases.shards.length),
    ...accessActs(as),
    ...trailActs(as),
    ...callActs(as),
  }
}
