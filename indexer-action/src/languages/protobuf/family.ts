/** What the family of Protocol Buffers does. */
export { extract } from './extract.ts'

import type { Project } from '../language.ts'
import { ProtobufLinker } from './link.ts'

export const createLinker = (_: Project): ProtobufLinker => new ProtobufLinker()
