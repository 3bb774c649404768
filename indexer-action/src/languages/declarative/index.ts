/** The languages that are tables of rules, and the family that links them. */
import type { Family, Language } from '../language.ts'
import { bash } from './bash.ts'
import { type Body, extractWithRules, type Surface } from './extract.ts'
import { kotlin } from './kotlin.ts'
import { DeclarativeLinker } from './link.ts'
import { ruby } from './ruby.ts'
import type { Rules } from './rules.ts'
import { scala } from './scala.ts'

const ALL: readonly Rules[] = [ruby, kotlin, scala, bash]

export const declarativeLanguages: Language<Surface, Body>[] = ALL.map((rules) => ({
  key: rules.key,
  family: 'declarative',
  grammar: rules.grammar,
  revision: rules.revision,
  extract: (tree) => extractWithRules(rules, tree),
}))

export const declarativeFamily: Family<Surface, Body> = {
  name: 'declarative',
  configuration: [],
  createLinker: (project) => new DeclarativeLinker(new Map(ALL.map((rules) => [rules.key, rules])), project),
}
