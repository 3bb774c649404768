/** Where a worker starts: with the compile cache on, which static imports would come before. */
import '../compile-cache.js'

await import('./parse-worker.ts')
