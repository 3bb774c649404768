/** Ruby: what its files declare is told by a table of rules, what its calls mean by the flow of values through the program. */
import type { Family, Language } from '../language.ts'
import { ruby } from './rules.ts'
import type { RubyBody, RubySurface } from './unit.ts'

const { key, family, grammar, revision } = ruby
export const rubyLanguage: Language = { key, family, grammar, revision }

export const rubyFamily: Family<RubySurface, RubyBody> = {
  name: 'ruby',
  configuration: [],
  resumes: true,
  load: () => import('./family.ts'),
}
