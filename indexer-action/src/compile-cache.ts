/**
 * Imported for its effect, before anything else: keeps compiled modules between runs and shares them between threads.
 *
 * Stripping types and compiling takes a worker half a second without it. The folder is the project's own: in a shared
 * temporary folder somebody else could leave code there that we would run.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The bundled action is one compiled file, and lies where nothing should be written.
if (import.meta.url.endsWith('.ts'))
  enableCompileCache?.(fileURLToPath(new URL('../../node_modules/.cache/sextant', import.meta.url)))
