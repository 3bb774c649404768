/**
 * Single tool calls, from the time when the organisation had them recorded, for those who run it. They say who called
 * what, with which client, and how it ended: never a question or an answer.
 */
import { type Acting, ADMIN } from './acting.ts'

export interface CallFilter {
  /** Milliseconds since the epoch, from `from` up to but excluding `to`. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly repository?: number | undefined
}

export interface RecordedCall {
  /** When it began, in milliseconds since the epoch. */
  readonly at: number
  readonly id: string
  /** Names. Null: a token of the organisation, an API token as client, no single repository, or something deleted. */
  readonly account: string | null
  readonly client: string | null
  readonly repository: string | null
  readonly tool: string
  /** `ok`, or the code of the error. */
  readonly outcome: string
  readonly ms: number
}

/** The position at the end of a page: many calls may share a millisecond. */
export type CallPosition = Pick<RecordedCall, 'at' | 'id'>

export const callActs = ({ look }: Acting) => ({
  /** Newest first; undefined when the actor does not run the organisation. */
  async callPage(
    filter: CallFilter,
    page: { readonly after?: CallPosition | undefined; readonly limit: number },
  ): Promise<{ readonly calls: RecordedCall[]; readonly recording: boolean } | undefined> {
    const rows = await look(
      ADMIN,
      [
        `SELECT records_calls FROM organisation WHERE id = :organisation AND ${ADMIN}`,
        `SELECT u.at, u.id, (SELECT a.name FROM account a WHERE a.id = u.account_id) AS account,
           (SELECT g.client_name FROM client_grant g WHERE g.client_id = u.client_id LIMIT 1) AS client,
           (SELECT r.owner || '/' || r.name FROM repository r
             WHERE r.id = u.repository_id AND r.organisation_id = u.organisation_id) AS repository,
           u.tool, u.outcome, u.ms
         FROM tool_call u WHERE u.organisation_id = :organisation AND ${ADMIN} AND u.at >= :from AND u.at < :to
           AND (u.at, u.id) < (:at, :id) AND (:of_repository IS NULL OR u.repository_id = :of_repository)
         ORDER BY u.at DESC, u.id DESC LIMIT :limit`,
      ],
      {
        from: filter.from ?? 0,
        to: filter.to ?? Number.MAX_SAFE_INTEGER,
        of_repository: filter.repository,
        at: page.after?.at ?? Number.MAX_SAFE_INTEGER,
        id: page.after?.id ?? '',
        limit: page.limit,
      },
    )
    if (!rows) return undefined
    return { calls: (rows[1] ?? []) as unknown as RecordedCall[], recording: rows[0]?.[0]?.records_calls === 1 }
  },
})
