/**
 * Watches a checkout and reports changes.
 *
 * Only watches folders that contain listed files or are empty, so `node_modules` and build output cost nothing. If the
 * system has no watches left, it reports a change every few seconds instead.
 */
import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Watch {
  /** Watches what is listed now. Paths are relative to the root. */
  update(paths: Iterable<string>): void
  stop(): void
}

/** Editors write in bursts; switching a branch takes seconds. */
const QUIET_MS = 150
const MOST_MS = 5000
const LOOK_MS = 5000

const isOfNoInterest = (name: string): boolean => name === '.git' || name === '.sextant' || name.endsWith('~')

/**
 * What git touches in its folder when another commit or branch is checked out. A commit that leaves the index as it is, as after
 * `commit --amend` or `reset --soft`, only moves the branch, for which HEAD is locked.
 */
const MOVED = new Set(['HEAD', 'HEAD.lock', 'index'])

/** `gitFolder` contains HEAD and the index. In a linked work tree it is not below the root. */
export function keepFresh(root: string, gitFolder: string | undefined, changed: () => void): Watch {
  const watchers = new Map<string, FSWatcher>()
  /** Folders without listed files, and whether one that contains files has already caused a second run. */
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
        // A folder's own name is reported when the folder is removed. A new one of the same name may already exist.
        if (name === basename(folder)) {
          remove(folder)
          addFolder(folder)
        }
        unlisted.set(join(folder, name), 'new')
      }
      noticed()
    })
  /**
   * Nothing else notices a file in an empty folder. If a folder has files but none is listed, they are ignored or newer than the list.
   */
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
        // Files that existed before watching began and are not listed are ignored for good.
        if (isNew) for (const one of subfolders(folder)) if (!folders.has(one)) unlisted.set(one, 'asked again')
      }
      // Commits and branch switches: git renames these files into place.
      if (gitFolder !== undefined)
        add(gitFolder, (_, name) => {
          if (name !== null && MOVED.has(name)) noticed()
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

/** The folder and all folders below it. Nothing if any of them contains a file, or if the folder does not exist. */
function emptyFolders(folder: string): string[] {
  const found = [folder]
  for (const one of found) {
    const entries = entriesOf(one)
    if (entries === undefined || entries.some((entry) => !entry.isDirectory())) return []
    found.push(...entries.map(({ name }) => join(one, name)))
  }
  return found
}

/** Undefined if the folder does not exist or cannot be read. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return undefined
  }
}
