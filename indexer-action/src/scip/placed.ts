/** Where a SCIP index's documents are in the tree. */
import { realpathSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ScipIndex } from './read.ts'

/** An indexer that was run in a part of the tree, such as a package of several, counts paths from there. */
export function placed(index: ScipIndex, root: string, tree: ReadonlySet<string>): ScipIndex {
  const folder = folderIn(root, index.root)
  if (folder === '') return index
  const documents = index.documents.map((document) => {
    const path = `${folder}/${document.path}`
    return tree.has(path) ? { ...document, path } : document
  })
  return { ...index, documents }
}

/** Empty for the root itself and for what is not in it, such as the folder of another machine. */
function folderIn(root: string, url: string): string {
  try {
    const folder = relative(realpathSync(root), realpathSync(fileURLToPath(url)))
    return folder.startsWith('..') || isAbsolute(folder) ? '' : folder.split(sep).join('/')
  } catch {
    return ''
  }
}
