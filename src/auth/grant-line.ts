/** What the audit trail says of a client that a person let in. */

/**
 * A line in the trail of each organisation that the client may read for its person. `actor` and `details` are SQL, and
 * so is `where`, which says whose line it is; `:now` is bound.
 */
export const grantLine = ({
  action,
  actor,
  details,
  where,
}: Readonly<Record<'action' | 'actor' | 'details' | 'where', string>>): string =>
  `INSERT INTO audit (at, organisation_id, actor, action, details)
   SELECT :now, m.organisation_id, ${actor}, '${action}', json_object('grant', g.id, ${details})
   FROM client_grant g JOIN member m ON m.account_id = g.account_id
     AND (g.organisation_id IS NULL OR m.organisation_id = g.organisation_id)
   WHERE ${where}`

/** That the statement before ended it. `which`: SQL for the grant, `actor`: SQL for who did; `:by`, what it was that did, is bound. */
export const revokedLine = (which: string, actor: string): string =>
  grantLine({ action: 'client.revoked', actor, details: "'by', :by", where: `${which} AND changes() > 0` })
