/**
 * Watches a checkout, and says when it has changed.
 *
 * Only folders that hold listed files are watched, so that `node_modules` and build output cost nothing. Where the system
 * has no watches left, it is looked at every few seconds instead.
 */
import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Watch {
  /** Watches what is listed now. */
  update(paths: Iterable<string>): void
  stop(): void
}

/** Editors write in bursts; a checkout of another branch takes seconds. */
const QUIET_MS = 150
const MOST_MS = 5000
const LOOK_MS = 5000

export function keepFresh(root: string, changed: () => void): Watch {
  const watchers = new Map<string, FSWatcher>()
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
  const add = (folder: string, matters: (name: string | null) => boolean): void => {
    if (watchers.has(folder) || look !== undefined) return
    try {
      const watcher = watch(folder, { persistent: true }, (_, name) => {
        if (matters(name)) noticed()
      })
      watcher.on('error', () => {
        watcher.close()
        watchers.delete(folder)
      })
      watchers.set(folder, watcher)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EMFILE') lookNow()
    }
  }
  return {
    update(paths) {
      const folders = new Set([root])
      for (const path of paths)
        for (let folder = dirname(path); folder !== '.' && !folders.has(join(root, folder)); folder = dirname(folder))
          folders.add(join(root, folder))
      for (const folder of folders)
        add(folder, (name) => name !== '.git' && name !== '.sextant' && !name?.endsWith('~'))
      // Commits and switched branches: git renames these into place.
      add(join(root, '.git'), (name) => name === 'HEAD' || name === 'index')
      for (const [folder, watcher] of watchers) {
        if (folders.has(folder) || folder === join(root, '.git')) continue
        watcher.close()
        watchers.delete(folder)
      }
    },
    stop() {
      clearTimeout(quiet)
      clearInterval(look)
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    },
  }
}
