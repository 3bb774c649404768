/** What HCL's family does. */
export { extract } from './extract.ts'

import type { Project } from '../language.ts'
import { HclLinker } from './link.ts'

export const createLinker = (_: Project): HclLinker => new HclLinker()
