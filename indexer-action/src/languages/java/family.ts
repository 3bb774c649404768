/** Java: its extractor, and the nominal linker with its dialect. */
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { createDialect } from './dialect.ts'

export { extractJava as extract } from './extract.ts'

export const createLinker = () => createNominalLinker(createDialect())
