/**
 * The shape of the Vectorize index. It follows the embedding model; vectors of one model are never in an index of another.
 *
 * A repository is a namespace, and whether a vector may be seen is decided in D1 after the search, so there is no metadata to
 * filter by.
 */
import type { VectorShape } from './plan.ts'

export const VECTORS: VectorShape = { dimensions: 1024, metric: 'cosine' }
