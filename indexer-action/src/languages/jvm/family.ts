/** Java with the nominal linker and its dialect; Kotlin and Scala with their tables of rules; and what each sees of the others. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractWithRules } from '../declarative/extract.ts'
import { kotlin } from '../declarative/languages/kotlin.ts'
import { scala } from '../declarative/languages/scala.ts'
import type { Rules } from '../declarative/rules.ts'
import { extractJava } from '../java/extract.ts'
import type { Project, SourceFile } from '../language.ts'
import { JvmLinker } from './linker.ts'

const TABLES: ReadonlyMap<string, Rules> = new Map([kotlin, scala].map((rules) => [rules.key, rules]))

export function extract(tree: FlatTree, { language }: SourceFile) {
  const rules = TABLES.get(language)
  return rules ? extractWithRules(rules, tree) : extractJava(tree)
}

export { offersOf } from './offers.ts'
export { repair } from './repair.ts'

export const createLinker = (project: Project) => new JvmLinker(TABLES, project)
