/** What handlers share: their names, and the acting person. */
import { administration } from '../../auth/administration.ts'
import type { Databases } from '../../db/databases.ts'
import type { Done, Route } from './answers.ts'
import type { Handler } from './door.ts'

/** The handlers of all routes that match one of these patterns; none may be missing. */
export type Handlers<Pattern extends string> = { readonly [R in Extract<Route, Pattern>]: Handler<R> }

interface InOrganisation {
  readonly session: { readonly accountId: number }
  readonly databases: Databases
  readonly params: { readonly organisation: number }
  readonly now: number
}

/** The person as an actor in the organisation of the path. Whether they may act is decided by the act. */
export const organisationIn = ({ session, databases, params, now }: InOrganisation) =>
  administration(databases, { accountId: session.accountId, organisationId: params.organisation }, now)

export const done = (made: boolean): Done | undefined => (made ? { done: true } : undefined)
