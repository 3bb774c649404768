/** Java, Kotlin and Scala with the nominal linker and their dialects, and what each sees of the others. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { extractJava } from '../java/extract.ts'
import { repairJava } from '../java/repair.ts'
import { withoutDelegations } from '../kotlin/delegations.ts'
import { extractKotlin } from '../kotlin/extract.ts'
import { repairKotlin } from '../kotlin/repair.ts'
import type { SourceFile } from '../language.ts'
import { withPlainArrows } from '../scala/arrows.ts'
import { extractScala } from '../scala/extract.ts'
import { repairScala } from '../scala/repair.ts'
import { JvmLinker } from './linker.ts'

const SCRIPTS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['kotlin', withoutDelegations],
  ['scala', withPlainArrows],
])

export const scriptOf = ({ language, text }: SourceFile): string => SCRIPTS.get(language)?.(text) ?? text

const REPAIRS: ReadonlyMap<string, (tree: FlatTree) => FlatTree> = new Map([
  ['java', repairJava],
  ['kotlin', repairKotlin],
  ['scala', repairScala],
])

export const repair = (tree: FlatTree, { language }: SourceFile): FlatTree => REPAIRS.get(language)?.(tree) ?? tree

export function extract(tree: FlatTree, { language, text }: SourceFile) {
  if (language === 'kotlin') return extractKotlin(tree, text)
  return language === 'scala' ? extractScala(tree) : extractJava(tree)
}

export { offersOf } from './offers.ts'

export const createLinker = () => new JvmLinker()
