/**
 * What the five documents promise about an answer, written again from them and not from our own schemas: names, casing, required
 * fields, bounds. Each entity says in which answer it is looked for.
 */
import { DOCUMENT_0 } from './entities/document-0.ts'
import { DOCUMENT_1 } from './entities/document-1.ts'
import { DOCUMENT_2 } from './entities/document-2.ts'
import { DOCUMENT_3 } from './entities/document-3.ts'
import { DOCUMENT_4 } from './entities/document-4.ts'
import type { Entity } from './entities/entity.ts'

/** With the number of its document. */
export interface Numbered extends Entity {
  readonly seed: number
}

export const ENTITIES: readonly Numbered[] = [DOCUMENT_0, DOCUMENT_1, DOCUMENT_2, DOCUMENT_3, DOCUMENT_4].flatMap(
  (entities, seed) => entities.map((entity) => ({ ...entity, seed })),
)
