/**
 * Columns of numbers: there are millions of nodes and values, so what is known of each is a number in a typed array, which the garbage
 * collector need not look into and other threads can read.
 */

/** Columns by name. */
export type Columns = Record<string, Int32Array | Uint8Array>

/** Copies a column into a longer one. */
export function widened<Column extends Uint8Array | Int32Array>(column: Column, longer: Column): Column {
  longer.set(column)
  return longer
}
