/**
 * Builds `dist/`: the Action and the command line as GitHub and other CIs run them, without any installation.
 *
 * The bundle is committed, because that is how an Action is delivered. `--check` says whether it matches the sources;
 * `--to FOLDER` builds it elsewhere. esbuild's output depends on nothing but its input, so the bytes are compared.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { LANGUAGES } from './src/languages/registry.ts'
import { grammarVersion } from './src/syntax/grammar-files.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const DIST = join(HERE, 'dist')
const { resolve } = createRequire(import.meta.url)

const OPTIONS: BuildOptions = {
  absWorkingDir: HERE,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  legalComments: 'none',
  // Kept comments contain characters beyond ASCII, and a single one makes V8 store and scan a file at twice its size.
  minifyWhitespace: true,
  lineLimit: 160,
  chunkNames: 'chunks/[hash]',
  // Bundled CommonJS packages still load Node's own modules with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
}

/**
 * The main thread knows which languages exist, but only worker threads run their code, which would otherwise be in the
 * bundle twice.
 */
const NO_FAMILIES: Plugin = {
  name: 'no-families',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/family\.ts$/ }, () => ({ path: 'family', namespace: 'no-families' }))
    onLoad({ filter: /./, namespace: 'no-families' }, () => ({
      contents: `throw new Error('a language is run by threads alone')`,
    }))
  },
}

async function bundle(to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  await build({
    ...OPTIONS,
    outdir: to,
    entryPoints: { main: 'src/action/main.ts', cli: 'sextant.js' },
    plugins: [NO_FAMILIES],
    alias: { zod: './later-schemas.ts' },
    logOverride: { 'import-is-undefined': 'error' },
  })
  await build({
    ...OPTIONS,
    outfile: join(to, 'schemas.cjs'),
    entryPoints: ['schemas.ts'],
    format: 'cjs',
    splitting: false,
    banner: {},
  })
  // Built on its own: code shared with the other entry points would bring the contract's schemas along.
  await build({
    ...OPTIONS,
    outdir: to,
    entryPoints: { 'parse-worker': 'src/threads/worker-entry.js' },
    alias: { zod: './no-schemas.ts' },
    logOverride: { 'import-is-undefined': 'error' },
  })
  const grammars = join(to, 'grammars')
  await mkdir(grammars, { recursive: true })
  const paths = [...new Set(LANGUAGES.flatMap(({ grammar }) => grammar ?? []))]
  for (const path of [...paths, 'web-tree-sitter/web-tree-sitter.wasm'])
    await cp(resolve(path), join(grammars, basename(path)))
  const versions = Object.fromEntries(paths.map((path) => [path, grammarVersion(path)]).sort())
  await writeFile(join(grammars, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`)
  // Without it Node would treat the bundle as CommonJS when the folder is copied elsewhere.
  await writeFile(join(to, 'package.json'), '{ "type": "module" }\n')
}

function filesOf(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (statSync(path).isFile()) files.set(relative(folder, path), readFileSync(path))
  }
  return files
}

/** Files of the folder that a commit would leave out. None where this is no checkout. */
function unknownToGit(folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '--others', '--', folder], { cwd: HERE, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(join(tmpdir(), 'sextant-dist-'))
  try {
    await bundle(fresh)
    const [want, have] = [filesOf(fresh), filesOf(DIST)]
    const differing = [...new Set([...want.keys(), ...have.keys()])].filter(
      (name) => !want.get(name)?.equals(have.get(name) ?? Buffer.alloc(0)) || !have.has(name),
    )
    if (differing.length > 0) {
      process.stderr.write(
        `indexer-action/dist is not what the sources make; run \`npm run bundle\`. Differing: ${differing.slice(0, 5).join(', ')}\n`,
      )
      process.exitCode = 1
    }
    const untracked = unknownToGit(DIST)
    if (untracked.length > 0) {
      process.stderr.write(
        `indexer-action/dist has files to be added to the commit: ${untracked.slice(0, 5).join(', ')}\n`,
      )
      process.exitCode = 1
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
} else await bundle(process.argv.includes('--to') ? (process.argv.at(-1) as string) : DIST)
