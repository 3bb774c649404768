/** What the family of Perl does. */
export { extract } from './extract.ts'

import type { Project } from '../language.ts'
import { PerlLinker } from './link.ts'

export const createLinker = (_: Project): PerlLinker => new PerlLinker()
