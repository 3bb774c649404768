/**
 * Ends everything that acts as a person by their sign-in: every browser, and every client they allowed. API tokens are
 * not signed in and go on.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { afterwards } from '../connected-clients.ts'
import type { EndedGrant } from '../oauth/client-grants.ts'

/**
 * One transaction; the last statement returns the grants that ended. `account` is SQL for the person's id, `actor` and
 * `details` are SQL for the trail; `:now` is bound.
 */
export const signedOut = (account: string, actor: string, details: string): readonly string[] => [
  `INSERT INTO audit (at, organisation_id, actor, action, details)
   SELECT :now, m.organisation_id, ${actor}, 'account.signed_out', ${details} FROM member m WHERE m.account_id = ${account}
     AND (EXISTS (SELECT 1 FROM web_session s WHERE s.account_id = ${account})
       OR EXISTS (SELECT 1 FROM client_grant g WHERE g.account_id = ${account} AND g.revoked_at IS NULL AND g.expires_at > :now))`,
  `DELETE FROM web_session WHERE account_id = ${account}`,
  `UPDATE client_grant SET revoked_at = :now WHERE account_id = ${account} AND revoked_at IS NULL
   RETURNING id, account_id, provider_grant, resource`,
]

/** Resolves once nothing is answered any more; `telling` is what only clears up, and may be waited for elsewhere. */
export async function signOutEverywhere(
  env: Env,
  databases: Databases,
  accountId: number,
  now: number,
): Promise<{ readonly telling: Promise<void> }> {
  const { control } = databases
  const parameters = { account: accountId, by: `person:${accountId}`, now }
  const results = await control.batch<EndedGrant>(
    signedOut(':account', ':by', "'{}'").map((sql) => statement(control, sql, parameters)),
  )
  return { telling: tellAll(env, results.at(-1)?.results ?? []) }
}

/** One after the other: a person may have hundreds, and each is several requests. */
async function tellAll(env: Env, ended: readonly EndedGrant[]): Promise<void> {
  for (const one of ended) await afterwards(env, one)
}
