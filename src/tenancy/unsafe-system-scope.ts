/**
 * Creates a scope that no caller asked for: for work that the service does on its own, on every tenant's data. Imported
 * by the sweeper and the embedder and nothing else (a boundary test enforces it).
 */
import { refScope, repositoryScope } from './make-scope.ts'
import type { RefScope, RepositoryScope } from './scope.ts'

export function unsafeSystemScope(
  _reason: string,
  repository: {
    readonly organisationId: number
    readonly repositoryId: number
    readonly repository: string
    readonly shard: number
  },
): RepositoryScope {
  return repositoryScope(repository)
}

/** The same for one generation of a ref. */
export function unsafeSystemRefScope(_reason: string, ref: Parameters<typeof refScope>[0]): RefScope {
  return refScope(ref)
}
