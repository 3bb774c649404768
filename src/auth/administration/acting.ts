/**
 * How the people who run an organisation change and view it. An act is one batch: the change, made only if the actor
 * may make it, and its line in the audit trail, which says that it was made or that it was refused. Forbidden and
 * absent targets give the same answer.
 */
import type { Databases } from '../../db/databases.ts'
import { statement, type Value } from '../../db/statement.ts'
import { toldOftenEnough } from '../refused-lines.ts'

export type Role = 'owner' | 'admin' | 'member'
export type Visibility = 'private' | 'internal' | 'public'

/** The acting person and the organisation acted on. */
export interface Actor {
  readonly accountId: number
  readonly organisationId: number
}

const runs = (...roles: Role[]) => `EXISTS (SELECT 1 FROM member acting
  JOIN account person ON person.id = acting.account_id AND person.deleted_at IS NULL AND person.suspended_at IS NULL
  JOIN organisation of ON of.id = acting.organisation_id AND of.deleted_at IS NULL AND of.suspended_at IS NULL
  WHERE acting.organisation_id = :organisation AND acting.account_id = :actor AND acting.suspended_at IS NULL
    AND acting.role IN (${roles.map((role) => `'${role}'`).join(', ')}))`
export const OWNER = runs('owner')
export const ADMIN = runs('owner', 'admin')
export const MEMBER = runs('owner', 'admin', 'member')

/** Condition on a row of `repository`. */
export const OF_ORGANISATION = 'id = :repository AND organisation_id = :organisation AND deleted_at IS NULL'

export type Parameters = Record<string, Value>

/**
 * A refused act leaves a line: in the trail of the organisation if the person belongs to it, and otherwise in a trail
 * of its own, so that no stranger can fill an organisation's trail. An organisation that never existed gives the same
 * line.
 */
export const refusedLine = (action: 'act.refused' | 'access.refused', guard: string) =>
  `INSERT INTO audit (at, organisation_id, actor, action, details)
   SELECT :now, ${WHOSE_TRAIL}, :by, '${action}', :refused
   WHERE NOT ${guard} AND NOT ${toldOftenEnough(WHOSE_TRAIL, ':by')}`
const WHOSE_TRAIL = `(CASE WHEN ${MEMBER} THEN :organisation ELSE 0 END)`

export interface Act {
  readonly action: string
  /** The condition for acting, which the change itself checks as well. By default: those who run the organisation. */
  readonly may?: string
  /** The last statement is the change that counts: if it changes nothing, nothing is written to the trail. */
  readonly sql: string | readonly string[]
  readonly parameters?: Parameters
  /** For the trail; by default the parameters. */
  readonly details?: Parameters
  /** Runs after the trail: consequences of the change, written so that they do nothing without it. */
  readonly afterwards?: readonly string[]
}

export function acting(databases: Databases, actor: Actor, now: number) {
  const { control } = databases
  // A bound number becomes 1.0 in a concatenation, so names are formatted here.
  const who = {
    organisation: actor.organisationId,
    actor: actor.accountId,
    by: `person:${actor.accountId}`,
    now,
  }

  async function run({ action, may = ADMIN, sql, parameters = {}, details = parameters, afterwards = [] }: Act) {
    const changes = typeof sql === 'string' ? [sql] : sql
    const refused = JSON.stringify({ ...details, act: action, organisation: actor.organisationId })
    const all = { repository: null, ...parameters, ...who, action, details: JSON.stringify(details), refused }
    const results = await control.batch(
      [
        ...changes,
        `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
         SELECT :now, :organisation, :repository, :by, :action, :details WHERE changes() > 0`,
        // The statement before counts as the change; this line is written if it changed nothing.
        `${refusedLine('act.refused', may)} AND changes() = 0`,
        ...afterwards,
      ].map((text) => statement(control, text, all)),
    )
    return results[changes.length - 1]
  }

  return {
    who,

    /** Returns whether anything was changed. */
    act: async (act: Act): Promise<boolean> => ((await run(act))?.meta.changes ?? 0) > 0,

    /** The new row's id. */
    async create(act: Act): Promise<number | undefined> {
      const made = await run(act)
      return (made?.meta.changes ?? 0) > 0 ? made?.meta.last_row_id : undefined
    },

    async list<Row>(sql: string, parameters: Parameters = {}): Promise<Row[]> {
      return (await statement(control, sql, { ...parameters, ...who }).all<Row>()).results
    },

    /**
     * Rows of several statements in one round trip; undefined when `guard` does not hold, which is recorded in the
     * trail. Statements that could reveal anything without this guard have guards of their own.
     */
    async look(
      guard: string,
      statements: readonly string[],
      parameters: Parameters = {},
    ): Promise<Record<string, Value>[][] | undefined> {
      const results = await control.batch<Record<string, Value>>(
        [`SELECT 1 AS may WHERE ${guard}`, ...statements].map((sql) =>
          statement(control, sql, { ...parameters, ...who }),
        ),
      )
      const [may, ...rows] = results.map((result) => result.results)
      if (may?.length === 1) return rows
      const refused = JSON.stringify({ organisation: actor.organisationId })
      await statement(control, refusedLine('access.refused', guard), { ...parameters, ...who, refused }).run()
      return undefined
    },
  }
}
export type Acting = ReturnType<typeof acting>
