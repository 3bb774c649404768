/**
 * Builds the dashboard into dist/dashboard, where wrangler.toml expects its assets; does nothing when that is current.
 *
 * Runs before everything that serves or bundles (wrangler's own build step, the tests), several at once at times: each
 * builds in a folder of its own, and the last step is a rename. `--force` builds anyway, `--report` says what it weighs.
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
  // Vite keeps what it finds, and under a test that is `test`: React would come in its development build, twice as large.
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

/** Content, not times: a fresh checkout and a copied one build the same. */
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
      if (attempt > 10) throw error // another build came in between: put that one away too
    } finally {
      rmSync(`${away}${attempt}`, { recursive: true, force: true })
    }
  }
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** What a first visit loads: the entry and what it imports at once, without pages that come later. */
function report(): string {
  const html = readFileSync(join(OUTPUT, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] as string)
  const weigh = (path: string): number => gzipSync(readFileSync(join(OUTPUT, path))).length
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  const all = globSync('assets/*.js', { cwd: OUTPUT })
  return `first load ${kilobytes(first.reduce((sum, path) => sum + weigh(path), 0))} of script gzipped in ${first.length} files; all pages ${kilobytes(all.reduce((sum, path) => sum + weigh(path), 0))} in ${all.length}\n`
}

/** For tests of the Worker: they need that there is one, and a page that somebody is just writing must not stop them. */
export async function anyDashboard(): Promise<void> {
  if (!existsSync(join(OUTPUT, 'index.html'))) await buildDashboard()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const done = await buildDashboard(process.argv.includes('--force'))
    if (done === 'built' || process.argv.includes('--report')) process.stdout.write(`Dashboard ${done}: ${report()}`)
  } catch (error) {
    // While developing, a page that does not build leaves the last one that did. A deployment stops here.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    const developing = process.env.WRANGLER_COMMAND === 'dev'
    process.exitCode = developing && existsSync(join(OUTPUT, 'index.html')) ? 0 : 1
  }
}
