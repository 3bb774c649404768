/** Go: its extractor and its linker. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project, SourceFile } from '../language.ts'
import { markRoutes } from './entry-points.ts'
import { readFile } from './extract-declarations.ts'
import { Extraction } from './extraction.ts'
import { GoLinker } from './link.ts'

export function extract(tree: FlatTree, file: SourceFile) {
  const x = new Extraction(tree, file)
  readFile(x)
  markRoutes(x)
  return x.unit()
}

export { offersOf } from './offers.ts'
export { repair } from './repair.ts'

export const createLinker = (project: Project) => new GoLinker(project)
