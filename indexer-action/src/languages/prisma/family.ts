/** What Prisma's family does. */
export { extract } from './extract.ts'

import type { Project } from '../language.ts'
import { PrismaLinker } from './link.ts'

export const createLinker = (_: Project): PrismaLinker => new PrismaLinker()
