/**
 * How a file's facts are kept: its columns in their order, and which bit says what a symbol has.
 */
import type { ChunkSpan } from '../../contract/file.ts'

/** First byte of a body that is kept as columns; one that is kept as JSON begins with '{'. */
export const FORMAT = 1

const SIGNED = { signed: true } as const
const STEPS = { step: true, signed: true } as const
/** `has`: bits of HAS. `up`: how many symbols before it its container is, 0 for none. `start` and `end`: distances to `line`. */
export const SYMBOL = { kind: {}, has: {}, up: {}, line: STEPS, column: {}, above: SIGNED, below: SIGNED } as const
/** How far above `start` a doc comment begins, and where it ends from there. */
export const DOC = { above: SIGNED, lines: SIGNED } as const
/**
 * `symbol`: its index plus one, 0 for none. `start`: distance to the end of the chunk before; `end`: distance to the symbol's
 * end, or to `start`.
 */
export const CHUNK = { type: {}, symbol: STEPS, start: SIGNED, end: SIGNED } as const
export const CHUNK_TYPES: readonly ChunkSpan['type'][] = ['function', 'method', 'type', 'interface', 'file']

/** What not every symbol has, as bits. `derived`: its qualified name is its container's and its own, and is not written. */
export const HAS = { doc: 1, modifiers: 2, derived: 4 } as const
/** Fields that are in the JSON, in this order: append only. */
export const TEXT = {
  signature: 8,
  qualified: 16,
  parameters: 32,
  returns: 64,
  receiver: 128,
  type: 256,
  annotations: 512,
  conditions: 1024,
  extra: 2048,
} as const
export const TEXTS = Object.keys(TEXT) as (keyof typeof TEXT)[]
