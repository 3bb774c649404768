/** C#: its extractor, and the nominal linker with its dialect. */
import type { LinkerFile, Project } from '../language.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { Surface } from '../nominal/surface.ts'
import { createDialect } from './dialect.ts'
import './evaluate-operators.ts'
import './evaluate-queries.ts'
import './evaluate-tuples.ts'

export { extractCsharp as extract } from './extract.ts'
export { repair } from './repair.ts'

/** `[Route]` may mean `RouteAttribute`. */
export const offersOf = (file: LinkerFile<Surface>) =>
  nominalOffers(file, {
    otherNames: (name) => (name.endsWith('Attribute') ? [name.slice(0, -'Attribute'.length)] : []),
  })

export const createLinker = (project: Project) => createNominalLinker(createDialect(project))
