/**
 * Imported for its effect, before anything else: keeps compiled modules between runs and shares them between threads.
 *
 * Compiling (from source: stripping types too) takes each thread a tenth to half a second without it. The folder is the
 * project's own, or this user's: in a folder that others may write to, somebody could leave code there that we would run.
 *
 * JavaScript, like the two entries that import it: what is loaded before the cache is on has its types stripped in every
 * thread of every run, and loading what strips them takes longer than anything that these files do.
 */
import { mkdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, workerData } from 'node:worker_threads'

const folder = import.meta.url.endsWith('/src/compile-cache.js')
  ? fileURLToPath(new URL('../../node_modules/.cache/sextant', import.meta.url))
  : isMainThread
    ? ownFolder()
    : workerData.compiled
if (folder !== undefined) enableCompileCache(folder)

/** For the bundle, which lies where nothing should be written. Undefined where the user wants nothing kept. */
function ownFolder() {
  if (process.argv.includes('--no-cache')) return undefined
  const { XDG_CACHE_HOME: caches = '' } = process.env
  try {
    const own = join(isAbsolute(caches) ? caches : join(homedir(), '.cache'), 'sextant')
    mkdirSync(own, { recursive: true, mode: 0o700 })
    return [own, dirname(own)].every(isOursAlone) ? own : undefined
  } catch {
    return undefined
  }
}

function isOursAlone(path) {
  const { uid, mode } = statSync(path)
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)
}
