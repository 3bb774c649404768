/**
 * Builds the dashboard into dist/dashboard, where wrangler.toml expects its assets; does nothing when that is current.
 *
 * Runs before everything that serves or bundles the dashboard (wrangler's build step, the tests). Several builds may run at once:
 * each uses a folder of its own and renames it at the end. `--force` builds in any case; `--report` prints the sizes.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const APP = join(PROJECT, 'src/dashboard/app')
const OUTPUT = join(PROJECT, 'dist/dashboard')
const MARK = join(PROJECT, 'dist/dashboard.fingerprint')

export async function buildDashboard(force = false): Promise<'built' | 'current'> {
  const now = fingerprint()
  if (!force && existsSync(join(OUTPUT, 'index.html')) && read(MARK) === now) return 'current'
  const own = join(PROJECT, `dist/.dashboard-${process.pid}-${Date.now()}`)
  const { build } = await import('vite')
  // Vite keeps NODE_ENV, which is `test` under a test: React would be bundled in its development build, twice as large.
  const outer = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(APP, 'vite.config.ts'),
      configLoader: 'native',
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: own },
    })
    swap(own)
    writeFileSync(MARK, now)
  } finally {
    if (outer === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = outer
    rmSync(own, { recursive: true, force: true })
  }
  return 'built'
}

/** A hash of the content, not of file times: a fresh checkout and a copy have the same one. */
function fingerprint(): string {
  const files = [
    ...globSync('src/dashboard/{app,api}/**/*.{ts,tsx,css,html,svg,json}', { cwd: PROJECT }),
    ...globSync('src/dashboard/app/public/**/_headers', { cwd: PROJECT }),
    'package-lock.json',
    'tsconfig.json',
    'scripts/build-dashboard.ts',
  ].filter((path) => !/\.test\.tsx?$/.test(path))
  const hash = createHash('sha256')
  for (const path of files.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(PROJECT, path)))
      .update('\0')
  return hash.digest('hex')
}

function swap(from: string): void {
  const away = `${from}-old`
  mkdirSync(join(PROJECT, 'dist'), { recursive: true })
  for (let attempt = 0; ; attempt++) {
    if (existsSync(OUTPUT)) renameSync(OUTPUT, `${away}${attempt}`)
    try {
      renameSync(from, OUTPUT)
      break
    } catch (error) {
      if (attempt > 10) throw error // Another build finished in between: put that one away too.
    } finally {
      rmSync(`${away}${attempt}`, { recursive: true, force: true })
    }
  }
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** What the first visit loads: the entry and its static imports, without the pages that are loaded later. */
function report(): string {
  const html = readFileSync(join(OUTPUT, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] as string)
  const weigh = (path: string): number => gzipSync(readFileSync(join(OUTPUT, path))).length
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  const all = globSync('assets/*.js', { cwd: OUTPUT })
  return `first load ${kilobytes(first.reduce((sum, path) => sum + weigh(path), 0))} of script gzipped in ${first.length} files; all pages ${kilobytes(all.reduce((sum, path) => sum + weigh(path), 0))} in ${all.length}\n`
}

/** For tests of the Worker. They need some build; a page that is being edited must not stop them. */
export async function anyDashboard(): Promise<void> {
  if (!existsSync(join(OUTPUT, 'index.html'))) await buildDashboard()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const done = await buildDashboard(process.argv.includes('--force'))
    if (done === 'built' || process.argv.includes('--report')) process.stdout.write(`Dashboard ${done}: ${report()}`)
  } catch (error) {
    // In development, a build that fails leaves the previous one in place. A deployment stops here.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    const developing = process.env.WRANGLER_COMMAND === 'dev'
    process.exitCode = developing && existsSync(join(OUTPUT, 'index.html')) ? 0 : 1
  }
}
