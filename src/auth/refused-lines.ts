/**
 * How many lines about refusals the audit trail accepts. Lines are never deleted, and a signed-in person, or a run with
 * one identity token, can be refused any number of times; each would be a permanent row in the shared database.
 */

/** Per hour: by one person or token, or all CI runs, in an organisation's trail, and by all strangers together in theirs. */
const [MOST_OF_ONE, MOST_OF_STRANGERS] = [60, 1000]
const HOUR_MS = 3_600_000

/**
 * An SQL condition for `INSERT … SELECT … WHERE NOT`. `organisation` and `actor` are expressions for the line to be
 * written; organisation 0 is nobody's. `:now` is bound.
 */
export const toldOftenEnough = (organisation: string, actor: string): string => `EXISTS (SELECT 1 FROM (
  SELECT count(*) AS lines, sum(actor = ${actor} AND action IN ('act.refused', 'access.refused', 'identity.refused')) AS theirs
  FROM (SELECT l.at, l.actor, l.action FROM audit l WHERE l.organisation_id = ${organisation}
    ORDER BY l.id DESC LIMIT ${MOST_OF_STRANGERS}) WHERE at > :now - ${HOUR_MS})
  WHERE theirs >= ${MOST_OF_ONE} OR (${organisation} = 0 AND lines >= ${MOST_OF_STRANGERS}))`
