/** Extracts and links Ruby. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import type { Reference } from '../declarative/unit.ts'
import type { Project, Unit } from '../language.ts'
import { graphOf } from './expressions.ts'
import { RubyLinker } from './link.ts'
import { ruby } from './rules.ts'
import type { RubyBody, RubySurface } from './unit.ts'

export function extract(tree: FlatTree): Unit<RubySurface, RubyBody> {
  const unit = extractWithRules(ruby, tree)
  for (const reference of unit.body.references) if (isBareCall(reference)) reference.use = 'call'
  const { graph, ...positions } = graphOf(tree, unit.symbols)
  return { ...unit, surface: { ...unit.surface, graph }, body: { ...unit.body, ...positions } }
}

/** A bare name that means nothing in its file is a call without arguments. */
const isBareCall = ({ name, use, receiver, local, localOtherwise, symbols }: Reference): boolean =>
  use === 'read' &&
  receiver.on === 'nothing' &&
  (local ?? localOtherwise ?? symbols) === undefined &&
  /^[a-z_]/.test(name)

export const createLinker = (project: Project) => new RubyLinker(project)

export { growLinker, resumeLinker } from './resuming.ts'
