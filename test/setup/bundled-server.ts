/**
 * A service for a test, with the Worker that an earlier one has bundled: bundling takes as long as the rest of a start. The service
 * itself sees whether that was made of what the Worker is made of now, and bundles it again if not.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalServer, startServer } from '../../scripts/local-server.ts'

type Options = Parameters<typeof startServer>[0]

export async function startBundled(options: Options): Promise<LocalServer> {
  const shared = join(options.project, 'dist/worker-of-tests')
  const own = join(options.folder, 'worker')
  if (!existsSync(own)) take(shared, own)
  const server = await startServer(options)
  if (madeOf(own) !== madeOf(shared)) give(own, shared)
  return server
}

/** Another may be putting a newer one in its place, and then none is taken. */
function take(shared: string, own: string): void {
  try {
    cpSync(shared, own, { recursive: true })
  } catch {
    rmSync(own, { recursive: true, force: true })
  }
}

/** Whole: several may be given at once. */
function give(own: string, shared: string): void {
  mkdirSync(join(shared, '..'), { recursive: true })
  const apart = mkdtempSync(`${shared}-`)
  try {
    cpSync(own, join(apart, 'new'), { recursive: true })
    if (existsSync(shared)) renameSync(shared, join(apart, 'old'))
    renameSync(join(apart, 'new'), shared)
  } catch {
    // Another has given one in between.
  } finally {
    rmSync(apart, { recursive: true, force: true })
  }
}

function madeOf(folder: string): string {
  if (!existsSync(folder)) return ''
  const marks = readdirSync(folder).map((name) => join(folder, name, 'made-of'))
  return marks
    .filter((mark) => existsSync(mark))
    .map((mark) => readFileSync(mark, 'utf8'))
    .join()
}
