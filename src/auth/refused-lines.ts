/**
 * How many lines about what was refused the audit trail takes. Lines are never deleted, and whoever is signed in may be refused as
 * often as they like: each would be a row for ever, in the database that everybody shares.
 */

/** Of one person or token in an organisation's trail, and of everybody in that of strangers: in an hour. */
const [MOST_OF_ONE, MOST_OF_STRANGERS] = [60, 1000]
const HOUR_MS = 3_600_000

/**
 * A condition in SQL, for `INSERT … SELECT … WHERE NOT`. `organisation` and `actor` are expressions, of the line that is about to be
 * written; organisation 0 is nobody's. `:now` is bound.
 */
export const toldOftenEnough = (organisation: string, actor: string): string => `EXISTS (SELECT 1 FROM (
  SELECT count(*) AS lines, sum(actor = ${actor} AND action IN ('act.refused', 'access.refused')) AS theirs
  FROM (SELECT l.at, l.actor, l.action FROM audit l WHERE l.organisation_id = ${organisation}
    ORDER BY l.id DESC LIMIT ${MOST_OF_STRANGERS}) WHERE at > :now - ${HOUR_MS})
  WHERE theirs >= ${MOST_OF_ONE} OR (${organisation} = 0 AND lines >= ${MOST_OF_STRANGERS}))`
