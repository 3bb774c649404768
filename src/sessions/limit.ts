/** What may be asked of connected clients: set by an organisation (auth/administration/limits.ts), checked by quota.ts. */

/** For one client or each client, for one tool or all tools together. */
export interface Limit {
  readonly clientId?: string | undefined
  readonly tool?: string | undefined
  /** 0: no calls. Absent: no limit of this kind. */
  readonly perMinute?: number | undefined
  readonly perDay?: number | undefined
  readonly atOnce?: number | undefined
}

/** What an organisation requires of calls about its repositories. */
export interface Policy {
  readonly organisationId: number
  readonly recordsCalls: boolean
  /** The limits that apply to the caller's client: its own, and those for every client. */
  readonly limits: readonly Limit[]
}
