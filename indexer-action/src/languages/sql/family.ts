/** What SQL's family does. */
export { extract } from './extract.ts'

import type { Project } from '../language.ts'
import { SqlLinker } from './link.ts'

export const createLinker = (_: Project): SqlLinker => new SqlLinker()
