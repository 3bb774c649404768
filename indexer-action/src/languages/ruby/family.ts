/** Extracts and links Ruby. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import type { Project, Unit } from '../language.ts'
import { graphOf } from './expressions.ts'
import { RubyLinker } from './link.ts'
import { ruby } from './rules.ts'
import type { RubyBody, RubySurface } from './unit.ts'

export function extract(tree: FlatTree): Unit<RubySurface, RubyBody> {
  const unit = extractWithRules(ruby, tree)
  const { graph, ...positions } = graphOf(tree, unit.symbols)
  return { ...unit, surface: { ...unit.surface, graph }, body: { ...unit.body, ...positions } }
}

export const createLinker = (project: Project) => new RubyLinker(project)

export { growLinker, resumeLinker } from './resuming.ts'
