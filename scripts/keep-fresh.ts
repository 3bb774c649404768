/**
 * Watches a checkout, and says when it has changed.
 *
 * Only folders that hold listed files, or nothing yet, are watched, so that `node_modules` and build output cost nothing.
 * Where the system has no watches left, it is looked at every few seconds instead.
 */
import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Watch {
  /** Watches what is listed now. Paths are relative to the root. */
  update(paths: Iterable<string>): void
  stop(): void
}

/** Editors write in bursts; a checkout of another branch takes seconds. */
const QUIET_MS = 150
const MOST_MS = 5000
const LOOK_MS = 5000

const isOfNoInterest = (name: string): boolean => name === '.git' || name === '.sextant' || name.endsWith('~')

/** `gitFolder`: where HEAD and the index are, which in a linked work tree is not below the root. */
export function keepFresh(root: string, gitFolder: string | undefined, changed: () => void): Watch {
  const watchers = new Map<string, FSWatcher>()
  /** Folders of which nothing is listed; whether one that has files was given a second run to list them. */
  const unlisted = new Map<string, 'new' | 'asked again'>()
  let look: NodeJS.Timeout | undefined
  let quiet: NodeJS.Timeout | undefined
  let first = 0

  const noticed = (): void => {
    const now = Date.now()
    if (quiet === undefined) first = now
    clearTimeout(quiet)
    quiet = setTimeout(
      () => {
        quiet = undefined
        changed()
      },
      Math.max(0, Math.min(QUIET_MS, first + MOST_MS - now)),
    )
  }
  const lookNow = (): void => {
    look ??= setInterval(changed, LOOK_MS)
  }
  const remove = (folder: string): void => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const add = (folder: string, heard: (event: string, name: string | null) => void): void => {
    if (watchers.has(folder) || look !== undefined) return
    try {
      const watcher = watch(folder, { persistent: true }, heard)
      watcher.on('error', () => remove(folder))
      watchers.set(folder, watcher)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EMFILE' || folder === root) lookNow()
    }
  }
  const addFolder = (folder: string): void =>
    add(folder, (event, name) => {
      if (name !== null && isOfNoInterest(name)) return
      if (event === 'rename' && name !== null) {
        // A folder's own name is said when it goes. Another of that name may be there already.
        if (name === basename(folder)) {
          remove(folder)
          addFolder(folder)
        }
        unlisted.set(join(folder, name), 'new')
      }
      noticed()
    })
  /** Nobody else sees what comes into an empty folder. One with files is ignored, or they are younger than the list. */
  const watchIfEmpty = (folder: string): void => {
    const known = unlisted.get(folder)
    unlisted.delete(folder)
    const empty = emptyFolders(folder)
    for (const one of empty) {
      addFolder(one)
      unlisted.set(one, 'new')
    }
    if (empty.length > 0) return
    remove(folder)
    if (known === 'asked again' || entriesOf(folder) === undefined) return
    unlisted.set(folder, 'asked again')
    noticed()
  }
  return {
    update(paths) {
      if (look !== undefined) return
      const folders = new Set([root])
      for (const path of paths)
        for (let folder = dirname(path); folder !== '.' && !folders.has(join(root, folder)); folder = dirname(folder))
          folders.add(join(root, folder))
      for (const folder of folders) {
        const isNew = !watchers.has(folder)
        addFolder(folder)
        unlisted.delete(folder)
        // What was there before anybody watched and has files is ignored for good.
        if (isNew) for (const one of subfolders(folder)) if (!folders.has(one)) unlisted.set(one, 'asked again')
      }
      // Commits and switched branches: git renames these into place.
      if (gitFolder !== undefined)
        add(gitFolder, (_, name) => {
          if (name === 'HEAD' || name === 'index') noticed()
        })
      for (const folder of new Set([...unlisted.keys(), ...watchers.keys()]))
        if (!folders.has(folder) && folder !== gitFolder) watchIfEmpty(folder)
    },
    stop() {
      clearTimeout(quiet)
      clearInterval(look)
      for (const folder of watchers.keys()) remove(folder)
    },
  }
}

function subfolders(folder: string): string[] {
  const entries = entriesOf(folder) ?? []
  return entries
    .filter((entry) => entry.isDirectory() && !isOfNoInterest(entry.name))
    .map(({ name }) => join(folder, name))
}

/** The folder and all below it; nothing when there is a file in any of them, or no such folder. */
function emptyFolders(folder: string): string[] {
  const found = [folder]
  for (const one of found) {
    const entries = entriesOf(one)
    if (entries === undefined || entries.some((entry) => !entry.isDirectory())) return []
    found.push(...entries.map(({ name }) => join(one, name)))
  }
  return found
}

/** Undefined where there is no such folder, or it is not ours to read. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return undefined
  }
}
