/** Kotlin. */
import type { Language } from '../language.ts'
import { kotlinSymbols } from './rules.ts'

export const kotlin: Language = {
  key: kotlinSymbols.key,
  family: kotlinSymbols.family,
  grammar: kotlinSymbols.grammar,
  revision: kotlinSymbols.revision,
}
