/** Java and Kotlin with the nominal linker and their dialects, Scala with its table of rules, and what each sees of the others. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import { scala } from '../declarative/languages/scala.ts'
import type { Rules } from '../declarative/rules.ts'
import { extractJava } from '../java/extract.ts'
import { repairJava } from '../java/repair.ts'
import { withoutDelegations } from '../kotlin/delegations.ts'
import { extractKotlin } from '../kotlin/extract.ts'
import { repairKotlin } from '../kotlin/repair.ts'
import type { Project, SourceFile } from '../language.ts'
import { JvmLinker } from './linker.ts'

const TABLES: ReadonlyMap<string, Rules> = new Map([scala].map((rules) => [rules.key, rules]))

export const scriptOf = ({ language, text }: SourceFile): string =>
  language === 'kotlin' ? withoutDelegations(text) : text

const REPAIRS: ReadonlyMap<string, (tree: FlatTree) => FlatTree> = new Map([
  ['java', repairJava],
  ['kotlin', repairKotlin],
])

export const repair = (tree: FlatTree, { language }: SourceFile): FlatTree => REPAIRS.get(language)?.(tree) ?? tree

export function extract(tree: FlatTree, { language, text }: SourceFile) {
  if (language === 'kotlin') return extractKotlin(tree, text)
  const rules = TABLES.get(language)
  return rules ? extractWithRules(rules, tree) : extractJava(tree)
}

export { offersOf } from './offers.ts'

export const createLinker = (project: Project) => new JvmLinker(TABLES, project)
