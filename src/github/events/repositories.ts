/**
 * What happens to a repository at GitHub. Its name here follows, by id. Access follows only where it shrinks: what was
 * opened at GitHub is opened here only by a person.
 */
import type { z } from 'zod'
import { canonicalRef } from '../../auth/ref-name.ts'
import { transferredAway } from '../../auth/transferred.ts'
import { type Effect, LINKED, noted } from './effect.ts'
import type { RepositoryEvent } from './payloads.ts'

export function onRepository({ action, repository }: z.infer<typeof RepositoryEvent>, now: number): Effect[] {
  const { name, owner } = repository
  const ids = { repo: repository.id, owner: owner.id }
  const acts = (sql: string, as: string, more: Record<string, string | number> = {}): Effect[] => [
    { sql, parameters: { ...ids, ...more, now } },
    noted(as, more, repository, now),
  ]
  switch (action) {
    case 'renamed':
      return [
        ...madeWay(repository),
        ...acts(`UPDATE repository AS r SET owner = :login, name = :name WHERE ${LINKED}`, 'repository.renamed', {
          login: owner.login,
          name,
        }),
        {
          sql: 'UPDATE installation_repository SET name = :name WHERE github_id = :repo',
          parameters: { repo: repository.id, name },
        },
      ]
    case 'transferred':
      return transferredAway().map((sql) => ({
        sql,
        parameters: { github: repository.id, github_owner: owner.id, now },
      }))
    case 'deleted':
      return acts(
        `UPDATE repository SET deleted_at = :now, sweep_due = 1 WHERE github_id = :repo AND deleted_at IS NULL`,
        'repository.deleted',
      )
    case 'privatized':
      return acts(
        `UPDATE repository AS r SET visibility = 'private' WHERE ${LINKED} AND visibility = 'public'`,
        'repository.visibility',
        { visibility: 'private' },
      )
    case 'edited': {
      const branch = repository.default_branch
      if (branch === undefined) return []
      const ref = canonicalRef(`refs/heads/${branch}`)
      // The new default ref may not be indexed: until it is, the old one answers questions that name no ref.
      return [
        {
          sql: `UPDATE repository AS r SET next_default_ref = NULL, default_ref = :ref WHERE ${LINKED} AND default_ref <> :ref
            AND EXISTS (SELECT 1 FROM ref f WHERE f.repository_id = r.id AND f.name = :ref AND f.generation IS NOT NULL)`,
          parameters: { ...ids, ref },
        },
        noted('repository.default_ref', { ref }, repository, now),
        {
          sql: `UPDATE repository AS r SET next_default_ref = nullif(:ref, default_ref),
              known_default_ref = iif(default_ref = :ref, said_default_ref, known_default_ref) WHERE ${LINKED}`,
          parameters: { ...ids, ref },
        },
      ]
    }
    default:
      return []
  }
}

/** Another row still has the name: the delivery that renames that one is late or lost. */
function madeWay({ id, name, owner }: z.infer<typeof RepositoryEvent>['repository']): Effect[] {
  return [
    {
      sql: `UPDATE repository AS r SET name = substr(r.name, 1, 80) || '~' || r.id
        WHERE r.owner = :login AND r.name = :name AND r.deleted_at IS NULL AND r.github_id IS NOT :repo
          AND r.organisation_id = (SELECT m.organisation_id FROM repository m WHERE m.github_id = :repo AND m.deleted_at IS NULL)`,
      parameters: { repo: id, login: owner.login, name },
    },
  ]
}
