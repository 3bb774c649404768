/** Extracts and links Ruby. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import type { LinkerFile, Project, Unit } from '../language.ts'
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

export function resumeLinker(
  project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: (at: number) => LinkerFile<RubySurface>,
) {
  const linker = new RubyLinker(project, settled)
  for (const at of paths.keys()) linker.add(load(at))
  linker.finish()
  return linker
}
