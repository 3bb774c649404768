/** The files of a checkout as the indexer would read them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askGit } from '../../indexer-action/src/files/git.ts'
import { listCheckout, listFolder } from '../../indexer-action/src/files/list-files.ts'

/** The texts of what is not skipped, by path. */
export async function textsOf(root: string): Promise<Map<string, string>> {
  const asked = askGit(root, false)
  const checkout = await asked.checkout
  const listing = checkout && asked.tree ? await listCheckout(checkout, asked.tree) : listFolder(root)
  const read = listing.files.filter(({ skip }) => skip === undefined)
  return new Map(read.map(({ path }) => [path, readFileSync(join(listing.root, path), 'utf8')]))
}
