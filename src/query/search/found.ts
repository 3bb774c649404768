/** A place that answers the query, as every step of the search hands it on. */
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Part } from './features.ts'
import type { PLACE } from './rank.ts'

export type PlaceEvidence = Record<keyof typeof PLACE, number>

export interface PlaceInFile {
  /** Index of the symbol that is the place, or contains it. */
  readonly symbol?: number
  readonly start: number
  readonly end: number
}

/** The same for what is the same place: a symbol and a passage of it are one. */
export const keyInFile = ({ symbol, start, end }: PlaceInFile): number | string => symbol ?? `${start}-${end}`

export interface Found extends PlaceInFile {
  readonly file: IndexedFile
  /** 0–1. */
  readonly score: number
  /** What each feature added to the file's score. */
  readonly parts: Partial<Record<Part | 'name', number>>
  /** What speaks for the place, compared with others of its file; absent for what was found by its name alone. */
  readonly evidence?: PlaceEvidence
}
