/**
 * How a local service's database bytes are distributed over tables and indexes, from SQLite's own page counts.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface StoredTable {
  readonly name: string
  readonly bytes: number
  /** The bytes of these that are in cells; the rest is page headers and unused space in B-trees. */
  readonly payload: number
  readonly rows: number
}

/** For all databases in a folder that hold an index, largest first. Free pages have a line of their own. */
export function storedTables(folder: string): StoredTable[] {
  const tables = new Map<string, StoredTable>()
  const seen = new Set<number>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // A file may have two names.
    const { ino } = statSync(join(folder, entry), { throwIfNoEntry: false }) ?? { ino: 0 }
    if (!entry.endsWith('.sqlite') || seen.has(ino)) continue
    seen.add(ino)
    const database = new DatabaseSync(join(folder, entry), { readOnly: true })
    try {
      if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'file_version'").get()) continue
      const rows = database
        .prepare(
          'SELECT name, sum(pgsize) AS bytes, sum(payload) AS payload, sum(ncell) AS rows FROM dbstat GROUP BY 1',
        )
        .all() as unknown as StoredTable[]
      const free = database.prepare(
        'SELECT freelist_count * page_size AS bytes FROM pragma_freelist_count, pragma_page_size',
      )
      const { bytes } = free.get() as { bytes: number }
      for (const row of [...rows, { name: '(free pages)', bytes, payload: 0, rows: 0 }]) {
        const before = tables.get(row.name) ?? { bytes: 0, payload: 0, rows: 0 }
        tables.set(row.name, {
          name: row.name,
          bytes: before.bytes + row.bytes,
          payload: before.payload + row.payload,
          rows: before.rows + row.rows,
        })
      }
    } finally {
      database.close()
    }
  }
  return [...tables.values()].filter((table) => table.bytes > 0).sort((a, b) => b.bytes - a.bytes)
}
