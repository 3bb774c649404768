/** The id that stands for a file as a whole: what an import of it leads to. */
import { hash } from 'node:crypto'
import { type Id, idOfDigest, moduleText } from '../../../src/contract/ids.ts'

export const moduleId = (path: string): Id => idOfDigest(hash('sha256', moduleText(path), 'buffer'))
