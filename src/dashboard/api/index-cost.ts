/**
 * What storing and writing an index costs: the platform's list prices for the paid plan, beyond what the plan includes.
 */
import { PRICES } from '../../contract/prices.ts'

const USED = [
  { of: 'D1 storage', dollars: PRICES.storedPerGigabyte, per: 'GB and month' },
  { of: 'D1 rows written', dollars: PRICES.writtenPerMillionRows, per: 'million rows, index entries counted' },
] as const

export interface Kept {
  readonly rows: number
  readonly bytes: number
  readonly writes: number
}

export function costOf(tables: readonly Kept[]) {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
  const writes = tables.reduce((sum, table) => sum + table.rows * table.writes, 0)
  return {
    storagePerMonth: (bytes / 1e9) * PRICES.storedPerGigabyte,
    fullIndex: (writes / 1e6) * PRICES.writtenPerMillionRows,
    prices: USED.map((price) => ({ ...price })),
    asOf: PRICES.date,
  }
}
