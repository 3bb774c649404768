/** The extractor and linker for Rust. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project, SourceFile } from '../language.ts'
import { readRules } from './extract-expansions.ts'
import { readItems } from './extract-items.ts'
import { Extraction } from './extraction.ts'
import { RustLinker } from './link.ts'

export { offersOf } from './offers.ts'
export { repair } from './repair.ts'

export function extract(tree: FlatTree, file: SourceFile) {
  const x = new Extraction(tree, file)
  readRules(x)
  readItems(x, 0)
  x.readLater()
  return x.unit()
}

export const createLinker = (project: Project) => new RustLinker(project)
