/**
 * How an organisation is changed and looked at by the people who run it. An act is one batch: the change, made only if the actor
 * may, and its line in the audit trail: that it was made, or that whoever asked may not make it. What the actor may not touch and
 * what is not there answer the same.
 */
import type { Databases } from '../../db/databases.ts'
import { statement, type Value } from '../../db/statement.ts'
import { toldOftenEnough } from '../refused-lines.ts'

export type Role = 'owner' | 'admin' | 'member'
export type Visibility = 'private' | 'internal' | 'public'

/** The person who acts, and the organisation that is acted on. */
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

/** Of a row of `repository`. */
export const OF_ORGANISATION = 'id = :repository AND organisation_id = :organisation AND deleted_at IS NULL'

export type Parameters = Record<string, Value>

/**
 * Who asks for what is not theirs leaves a line: in the trail of the organisation that they are in, and in nobody's when they
 * are not, so that no stranger fills another's. It is the same line for an organisation that never was.
 */
export const refusedLine = (action: 'act.refused' | 'access.refused', guard: string) =>
  `INSERT INTO audit (at, organisation_id, actor, action, details)
   SELECT :now, ${WHOSE_TRAIL}, :by, '${action}', :refused
   WHERE NOT ${guard} AND NOT ${toldOftenEnough(WHOSE_TRAIL, ':by')}`
const WHOSE_TRAIL = `(CASE WHEN ${MEMBER} THEN :organisation ELSE 0 END)`

export interface Act {
  readonly action: string
  /** Who may: what the change itself holds to as well. Those who run the organisation, unless said otherwise. */
  readonly may?: string
  /** The last one is the change that counts: without it, nothing is written to the trail. */
  readonly sql: string | readonly string[]
  readonly parameters?: Parameters
  /** For the trail; the parameters, unless said otherwise. */
  readonly details?: Parameters
  /** After the trail: what follows from the change, written so that it does nothing without it. */
  readonly afterwards?: readonly string[]
}

export function acting(databases: Databases, actor: Actor, now: number) {
  const { control } = databases
  // A number that is bound comes out of a concatenation as 1.0, so names are made here.
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
        // The line before counts as a change: this one is written when there was none.
        `${refusedLine('act.refused', may)} AND changes() = 0`,
        ...afterwards,
      ].map((text) => statement(control, text, all)),
    )
    return results[changes.length - 1]
  }

  return {
    who,

    /** Whether anything was changed. */
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
     * Rows of several statements, in one round trip; undefined when `guard` does not hold, which the trail is told. The statements carry guards of their own
     * where they could give away anything without this one.
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
