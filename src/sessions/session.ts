/**
 * What a session is asked and answers. The object itself (client-session.ts) needs the bindings, and they name its type: so
 * the type is here, by itself.
 */

/** The owner of the session, by ids of the control plane. */
export interface SessionOwner {
  readonly grantId?: string | undefined
  readonly tokenId?: number | undefined
  readonly accountId?: number | undefined
  readonly clientId?: string | undefined
}

export interface Begun {
  readonly ended: boolean
  readonly used: Used
  /** Ref by repository (`owner/name`, lower case). */
  readonly pins: Readonly<Record<string, string>>
  /** Latest first. */
  readonly recent: readonly { readonly repositoryId: number; readonly path: string }[]
}

export interface Finished {
  readonly call: string
  readonly tool: string
  /** Absent for a person in the dashboard, whose calls are not added to any usage. */
  readonly owner?: SessionOwner
  /** Refused because of a limit. */
  readonly refused: boolean
  /** `ok`, or the code of the error. */
  readonly outcome: string
  readonly ms: number
  /** The organisation of the repository it was about. Absent: not added to any usage. */
  readonly organisationId?: number | undefined
  readonly repositoryId?: number | undefined
  readonly files?: readonly string[]
  readonly record: boolean
  /** `ref` null: no longer pinned. */
  readonly pin?: { readonly repository: string; readonly ref: string | null } | undefined
}

/** The session's calls including this one: of all tools, and of the tool that is called. */
export interface Used {
  readonly minute: { readonly all: number; readonly tool: number }
  readonly day: { readonly all: number; readonly tool: number }
  readonly atOnce: { readonly all: number; readonly tool: number }
}

export interface Session extends Rpc.DurableObjectBranded {
  /** Writes nothing, because the caller is not authenticated yet. */
  begin(call: string, tool: string): Begun
  finish(done: Finished): Promise<void>
  /** Every call is refused from now on. What was counted is still written. */
  disconnect(): Promise<void>
  /** For a page that changes the pin; the client itself pins with a call's `_meta`. */
  pin(repository: string, ref: string | null): void
}
