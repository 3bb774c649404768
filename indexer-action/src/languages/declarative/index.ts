/** The languages that are described by rules, and the family that links them. */
import type { Family, Language } from '../language.ts'
import { ALL_RULES } from './languages/all-rules.ts'
import type { Body, Surface } from './unit.ts'

export const declarativeLanguages: Language[] = ALL_RULES.map(({ key, family, grammar, revision }) => ({
  key,
  family,
  grammar,
  revision,
}))

export const declarativeFamily: Family<Surface, Body> = {
  name: 'declarative',
  configuration: [],
  load: () => import('./family.ts'),
}
