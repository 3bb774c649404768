/** Scala. */
import type { Language } from '../language.ts'
import { scalaSymbols } from './rules.ts'

export const scala: Language = {
  key: scalaSymbols.key,
  family: scalaSymbols.family,
  grammar: scalaSymbols.grammar,
  revision: scalaSymbols.revision,
}
