/**
 * Finds the file of the repository that a path in code refers to: without its extension, with the extension that it will be
 * compiled to, or as a folder.
 */
import { posix } from 'node:path'

const EXTENSIONS = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.d.ts',
  '.d.mts',
  '.d.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.vue',
  '.svelte',
  '.json',
]
/** A JavaScript file that imports another one means the script, not the declarations beside it. */
const EXTENSIONS_OF_SCRIPTS = [
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.json',
  ...EXTENSIONS.filter((e) => !/^\.[cm]?jsx?$/.test(e)),
]
/** Where the sources of a package are, the last of them those of one that SvelteKit packages. */
const SOURCE_FOLDERS = ['src', 'lib', 'source', '', 'src/lib']
const SWAPS: Record<string, string[]> = {
  '.js': ['.ts', '.tsx', '.d.ts', '.jsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts', '.d.mts'],
  '.cjs': ['.cts', '.d.cts'],
}

export class ModuleFiles {
  readonly #paths: ReadonlySet<string>
  readonly #mainsOf: (folder: string) => readonly string[]
  /** Whether the importing file is TypeScript. */
  typed = true

  /** `mainsOf` gives the main files of the package in a folder. */
  constructor(paths: ReadonlySet<string>, mainsOf: (folder: string) => readonly string[]) {
    this.#paths = paths
    this.#mainsOf = mainsOf
  }

  /** The file at a path, which may lack its extension or name a folder. */
  find(path: string): string | undefined {
    const paths = this.#paths
    const clean = posix.normalize(path).replace(/\/$/, '')
    if (clean.startsWith('..')) return undefined
    const extension = posix.extname(clean)
    const exact = paths.has(clean) && extension !== ''
    if (exact && !this.typed) return clean
    for (const other of SWAPS[extension] ?? []) {
      const swapped = clean.slice(0, -extension.length) + other
      if (paths.has(swapped)) return swapped
    }
    if (exact) return clean
    const extensions = this.typed ? EXTENSIONS : EXTENSIONS_OF_SCRIPTS
    for (const candidate of extensions) if (paths.has(clean + candidate)) return clean + candidate
    for (const main of this.#mainsOf(clean)) {
      const file = main === '.' || main === './' ? undefined : this.find(posix.join(clean, main))
      if (file) return file
    }
    for (const candidate of extensions) {
      const index = clean === '.' || clean === '' ? `index${candidate}` : `${clean}/index${candidate}`
      if (paths.has(index)) return index
    }
    return undefined
  }

  /** The source from which a file in a package's folder is built: `dist/esm/a/b.mjs` → `src/a/b.ts`. */
  sourceOf(folder: string, target: string): string | undefined {
    const parts = target.replace(/^\.\//, '').split('/')
    if (parts.length < 2) return undefined
    const stem = (parts.at(-1) as string).replace(/(\.d)?\.[cm]?[jt]sx?$/, '')
    for (let skip = 1; skip < Math.min(parts.length, 4); skip++) {
      const tail = [...parts.slice(skip, -1), stem].join('/')
      for (const root of SOURCE_FOLDERS) {
        const file = this.find(posix.join(folder, root, tail))
        if (file && !file.endsWith('.json')) return file
      }
    }
    return undefined
  }
}
