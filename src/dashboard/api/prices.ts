/**
 * What the platform asks for keeping and writing an index: its list prices for the paid plan, beyond what the plan includes.
 */
const PRICES = {
  asOf: '2026-10-01',
  storage: { of: 'D1 storage', dollars: 0.75, per: 'GB and month' },
  writes: { of: 'D1 rows written', dollars: 1, per: 'million rows, index entries counted' },
} as const

export interface Kept {
  readonly rows: number
  readonly bytes: number
  readonly writes: number
}

export function costOf(tables: readonly Kept[]) {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
  const writes = tables.reduce((sum, table) => sum + table.rows * table.writes, 0)
  return {
    storagePerMonth: (bytes / 1e9) * PRICES.storage.dollars,
    fullIndex: (writes / 1e6) * PRICES.writes.dollars,
    prices: [PRICES.storage, PRICES.writes].map((price) => ({ ...price })),
    asOf: PRICES.asOf,
  }
}
