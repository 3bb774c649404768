/** What the arguments of `npm start` name. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isSameFolder, openCheckout } from '../indexer-action/src/files/git.ts'

/** A checkout's root or a folder, and how the repository is to be called if somebody said. */
export interface Root {
  path: string
  name: string | undefined
}

/** `OWNER/NAME=PATH`. A folder may be called so, too, and is then meant. */
const NAMED = /^(?<name>[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+)=(?<path>.+)$/s

/** The roots of the checkouts, or the folders, that the arguments name, without duplicates. */
export async function whatToIndex(args: readonly string[], from: string, say: (line: string) => void): Promise<Root[]> {
  const roots = new Map<string, Root>()
  for (const arg of args) {
    // As a variable without a value is, in a script.
    if (arg === '') throw new Error('A PATH is empty.')
    const { name, path: given = arg } = (isFolder(resolve(from, arg)) ? undefined : NAMED.exec(arg)?.groups) ?? {}
    const path = resolve(from, given)
    if (!isFolder(path)) throw new Error(`${path} is not a folder.`)
    const top = (await openCheckout(path))?.root
    if (top !== undefined && !isSameFolder(top, path))
      say(`${path} is part of the checkout ${top}, and all of that is indexed.`)
    const root = top ?? path
    roots.set(root, { path: root, name: name ?? roots.get(root)?.name })
  }
  return [...roots.values()]
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
