/**
 * What the platform asks for what the service uses, in US dollars. Copied by hand from Cloudflare's pages: check the date.
 *
 * Included amounts of the paid plan are left out, so an estimate is never too low because of them.
 */
export const PRICES = {
  date: '2026-11-20',
  /** Workers AI, `@cf/qwen/qwen3-embedding-0.6b`: a million tokens of input. */
  embeddingPerMillionTokens: 0.012,
  /** A thousand neurons: what Workers AI bills in. */
  perThousandNeurons: 0.011,
  /** Vectorize: a hundred million dimensions stored, for a month. */
  storedPerHundredMillionDimensions: 0.05,
  /** Vectorize: a million dimensions queried; a query counts itself and all stored vectors of the index once a month. */
  queriedPerMillionDimensions: 0.01,
  /** D1: a million rows written, index entries included. */
  writtenPerMillionRows: 1,
  /** D1: a gigabyte, for a month. */
  storedPerGigabyte: 0.75,
} as const

/** Of the embedding model, and of a vector in the index. */
export const EMBEDDING_DIMENSIONS = 1024
