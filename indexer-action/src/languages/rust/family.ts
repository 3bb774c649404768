/** The extractor and linker for Rust. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project } from '../language.ts'
import { Extraction } from './extract/extraction.ts'
import { readItems } from './extract/items.ts'
import { RustLinker } from './link.ts'
import { readRules } from './macros/expansions.ts'

export { repair } from './extract/repair.ts'
export { offersOf } from './offers.ts'

export function extract(tree: FlatTree) {
  const x = new Extraction(tree)
  readRules(x)
  readItems(x, 0)
  x.readLater()
  return x.unit()
}

export const createLinker = (project: Project) => new RustLinker(project)
