/**
 * The shape of the Vectorize index. It depends on the embedding model; an index never mixes the vectors of two models.
 *
 * Each repository is a namespace. Whether a vector may be seen is decided in D1 after the search, so there is no metadata
 * to filter by.
 */
import type { VectorShape } from './plan.ts'

export const VECTORS: VectorShape = { dimensions: 1024, metric: 'cosine' }
