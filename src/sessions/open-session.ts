/**
 * How a session object is found: one per grant of a client, one per API token, one per person who uses the dashboard.
 *
 * The caller has been authenticated, or is about to be: the name is derived from the credentials, and the object
 * decides nothing about who may read.
 */
import type { Env } from '../env.ts'
import type { Session } from './session.ts'

/** `name`: `grant:<id>`, `token:<hash>` or `person:<account>`. Undefined where the deployment has no session objects. */
export function sessionNamed(env: Env, name: string): DurableObjectStub<Session> | undefined {
  return env.CLIENT_SESSION?.get(env.CLIENT_SESSION.idFromName(name))
}

export const sessionOfGrant = (grant: string): string => `grant:${grant}`
export const sessionOfToken = (hash: string): string => `token:${hash}`
export const sessionOfPerson = (account: number): string => `person:${account}`
