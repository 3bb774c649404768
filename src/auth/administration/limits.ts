/**
 * How much an organisation lets each connected client call, and whether it wants every call recorded.
 *
 * The rows are read with the decision about a call, in the same batch; the session object does the counting. Setting a
 * limit is an administrative act: the change and its line in the audit trail are one batch.
 */
import type { Databases } from '../../db/databases.ts'
import type { Limit } from '../../sessions/limit.ts'
import { type Actor, ADMIN, acting } from './acting.ts'

/** As stored in the database. */
export interface LimitRow {
  readonly client_id: string
  readonly tool: string
  readonly per_minute: number | null
  readonly per_day: number | null
  readonly at_once: number | null
}

export function limitsOf(databases: Databases, actor: Actor, now = Date.now()) {
  const { act, look } = acting(databases, actor, now)

  return {
    /** Undefined when the actor does not run the organisation. */
    async read(): Promise<{ readonly recordsCalls: boolean; readonly limits: readonly Limit[] } | undefined> {
      const rows = await look(ADMIN, [
        `SELECT records_calls FROM organisation WHERE id = :organisation AND ${ADMIN}`,
        `SELECT client_id, tool, per_minute, per_day, at_once FROM usage_limit
         WHERE organisation_id = :organisation AND ${ADMIN} ORDER BY client_id, tool LIMIT 1000`,
      ])
      const [organisation] = rows?.[0] ?? []
      const limits = (rows?.[1] ?? []) as unknown as LimitRow[]
      return organisation && { recordsCalls: organisation.records_calls === 1, limits: limits.map(limitOf) }
    },

    /** Replaces the limit for the same client and tool. False when the actor may not. */
    async set(limit: Limit): Promise<boolean> {
      return act({
        action: 'limit.set',
        sql: `INSERT INTO usage_limit (organisation_id, client_id, tool, per_minute, per_day, at_once, updated_at)
         SELECT :organisation, :client, :tool, :minute, :day, :once, :now WHERE ${ADMIN}
         ON CONFLICT (organisation_id, client_id, tool) DO UPDATE SET per_minute = excluded.per_minute,
           per_day = excluded.per_day, at_once = excluded.at_once, updated_at = excluded.updated_at`,
        parameters: {
          ...named(limit),
          minute: whole(limit.perMinute),
          day: whole(limit.perDay),
          once: whole(limit.atOnce),
        },
      })
    },

    remove: (of: Pick<Limit, 'clientId' | 'tool'>): Promise<boolean> =>
      act({
        action: 'limit.removed',
        sql: `DELETE FROM usage_limit WHERE organisation_id = :organisation AND client_id = :client AND tool = :tool AND ${ADMIN}`,
        parameters: named(of),
      }),

    /** Whether each call is recorded: who, which tool, how it ended; never arguments or answers. */
    recordCalls: (on: boolean): Promise<boolean> =>
      act({
        action: 'calls.recorded',
        sql: `UPDATE organisation SET records_calls = :on WHERE id = :organisation AND records_calls <> :on AND ${ADMIN}`,
        parameters: { on: on ? 1 : 0 },
      }),
  }
}

const named = ({ clientId = '', tool = '' }: Limit) => ({ client: clientId.slice(0, 2000), tool: tool.slice(0, 64) })

function whole(value: number | undefined): number | null {
  if (value === undefined) return null
  if (!Number.isInteger(value) || value < 0) throw new RangeError('a limit is a whole number, 0 or more')
  return value
}

export const limitOf = (row: LimitRow): Limit => ({
  ...(row.client_id === '' ? {} : { clientId: row.client_id }),
  ...(row.tool === '' ? {} : { tool: row.tool }),
  ...(row.per_minute === null ? {} : { perMinute: row.per_minute }),
  ...(row.per_day === null ? {} : { perDay: row.per_day }),
  ...(row.at_once === null ? {} : { atOnce: row.at_once }),
})
