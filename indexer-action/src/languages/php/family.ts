/** PHP: its extractor, and the nominal linker with its dialect. */
import type { Project } from '../language.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { createDialect } from './dialect.ts'

export { extractPhp as extract } from './extract.ts'
export { offersOf } from './offers.ts'
export { repair } from './repair.ts'

export const ignoresCase = true

export const createLinker = (project: Project) => createNominalLinker(createDialect(project))
