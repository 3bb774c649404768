/** C#: its extractor, and the nominal linker with its dialect. */
import type { LinkerFile, Project } from '../language.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { Surface } from '../nominal/surface.ts'
import { createDialect } from './dialect.ts'
import { DISPATCHES } from './dispatches.ts'
import './evaluate-operators.ts'
import './evaluate-queries.ts'
import './evaluate-tuples.ts'

export { extractCsharp as extract } from './extract.ts'
export { repair } from './repair.ts'

/** A class may extend one that implements the interface. */
const HANDLER = /Handler(?:<|$)/

/** `[Route]` may mean `RouteAttribute`. */
export const offersOf = (file: LinkerFile<Surface>) =>
  nominalOffers(file, {
    otherNames: (name) => (name.endsWith('Attribute') ? [name.slice(0, -'Attribute'.length)] : []),
    sentBy: ({ supertypes = [] }) => (supertypes.some((type) => HANDLER.test(type)) ? [...DISPATCHES.keys()] : []),
  })

export const createLinker = (project: Project) => createNominalLinker(createDialect(project))
