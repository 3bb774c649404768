/** The engine that extracts and links languages described by rules. */
import { FlatTree } from '../../syntax/flat-tree.ts'
import type { Project, SourceFile, Unit } from '../language.ts'
import { extractWithRules } from './extract.ts'
import { ALL_RULES } from './languages/all-rules.ts'
import { DeclarativeLinker } from './link.ts'
import type { Rules } from './rules.ts'
import type { Body, Surface } from './unit.ts'

const byKey = new Map(ALL_RULES.filter(({ family }) => family === 'declarative').map((rules) => [rules.key, rules]))

export const scriptOf = ({ language, text }: SourceFile): string => byKey.get(language)?.script?.(text) ?? text

export function extract(tree: FlatTree, { language, text }: SourceFile): Unit<Surface, Body> {
  const rules = byKey.get(language) as Rules
  return extractWithRules(rules, rules.scriptKeepsPlaces ? new FlatTree(text, tree.grammar, tree) : tree)
}

export const createLinker = (project: Project) => new DeclarativeLinker(byKey, project)
