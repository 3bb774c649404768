/**
 * Repositories that belong to somebody else at GitHub by now. Nobody reads them here until somebody links them again, and their
 * id is free: the new owner may link it as a repository of their own.
 */
const THOSE = 'github_id = :github AND github_owner_id <> :github_owner AND deleted_at IS NULL'

/** `:github` and `:github_owner` are GitHub's ids as they are now. `also`: a further condition. */
export const transferredAway = (also = '1'): string[] => [
  `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
   SELECT :now, organisation_id, id, 'github', 'repository.frozen',
     json_object('because', 'transferred', 'github', github_id) FROM repository WHERE ${THOSE} AND ${also}`,
  `UPDATE repository SET frozen_at = :now, frozen_because = 'transferred', github_id = NULL WHERE ${THOSE} AND ${also}`,
]
