/**
 * How many bytes each repository keeps on its shard, as a number of the control plane: counting rows with every upload
 * would read the whole repository. What is added is an estimate by the same formula as the count, which follows with
 * the next sweep.
 */
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { statement } from '../statement.ts'
import { fileListing } from './read/file-listing.ts'

export function storageStore(databases: Databases) {
  const { control } = databases
  const set = (scope: RepositoryScope, value: string, parameters: { bytes: number; before?: number }) =>
    statement(control, `UPDATE repository SET stored_bytes = ${value} WHERE id = :repository`, {
      repository: scope.repositoryId,
      ...parameters,
    }).run()
  return {
    async add(scope: RepositoryScope, bytes: number): Promise<void> {
      if (bytes > 0) await set(scope, 'coalesce(stored_bytes, 0) + :bytes', { bytes: Math.ceil(bytes) })
    },

    /** Reads every row of the repository. What is added meanwhile may be counted twice, and is not lost. */
    async recount(scope: RepositoryScope): Promise<number> {
      const row = await statement(
        control,
        'SELECT coalesce(stored_bytes, 0) AS n FROM repository WHERE id = :repository',
        {
          repository: scope.repositoryId,
        },
      ).first<{ n: number }>()
      const sizes = await fileListing(databases).tableSizes(scope)
      const bytes = sizes.reduce((sum, table) => sum + table.bytes, 0)
      await set(scope, ':bytes + max(0, coalesce(stored_bytes, 0) - :before)', { bytes, before: row?.n ?? 0 })
      return bytes
    },
  }
}
export type StorageStore = ReturnType<typeof storageStore>
