/**
 * The file in which a package begins: `src/flask/__init__.py` for `flask`, `src/index.ts` for the package that the
 * repository itself is. What others may import is what that file passes on.
 */
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Index, Lookup } from '../ports.ts'

/** Folders in which repositories keep their packages. */
const ROOTS = ['', 'src/', 'lib/', 'python/', 'packages/', 'crates/']
const ENTRIES = [
  '__init__.py',
  'index.ts',
  'index.tsx',
  'index.js',
  'index.mjs',
  'mod.rs',
  'src/lib.rs',
  'src/index.ts',
]
const ENTRY = /^(?:__init__\.py|index\.[cm]?[jt]sx?|(?:mod|lib)\.rs)$/

/** Where the package in this folder begins, or, if folders for sources may lie around it, in one of those; likeliest first. */
export function entryPathsOf(folder: string, roots: readonly string[] = ROOTS): string[] {
  return roots.flatMap((root) => ENTRIES.map((entry) => `${root}${folder === '' ? '' : `${folder}/`}${entry}`))
}

/** Files that say what a repository's own package is called. */
export const MANIFESTS = ['package.json', 'Cargo.toml', 'composer.json', 'go.mod']
/** Where the package of a manifest begins. */
export const OWN_ENTRIES = [
  ...[
    'src/index.ts',
    'src/index.tsx',
    'index.ts',
    'index.js',
    'index.mjs',
    'src/index.js',
    'lib/index.js',
    'src/lib.rs',
  ],
  ...['src/main.rs', 'src/main.ts'],
]

/** The path under which others import a Go module. */
export const goModuleOf = ({ path, text }: Pick<IndexedFile, 'path' | 'text'>): string | undefined =>
  path === 'go.mod' ? /^module\s+"?([^\s"]+)/m.exec(text)?.[1] : undefined

/** Whether a manifest gives the package this name. */
export function namesPackage({ path, text }: IndexedFile, name: string): boolean {
  if (path === 'go.mod') {
    const own = goModuleOf({ path, text })?.replace(/\/v\d+$/, '')
    return own !== undefined && (own === name || own.endsWith(`/${name}`))
  }
  if (path.endsWith('.toml')) {
    const own = /^name\s*=\s*"([^"]+)"/m.exec(text.split(/^\[/m).find((part) => part.startsWith('package]')) ?? '')?.[1]
    return own !== undefined && own.replaceAll('-', '_') === name.replaceAll('-', '_')
  }
  try {
    return (JSON.parse(text) as { name?: unknown }).name === name
  } catch {
    return false // a manifest with a mistake names nothing
  }
}

/** What a registry may call a package: `axios`, `@scope/kit`, `serde-json`. */
export const isPackageName = (name: string): boolean => /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/.test(name)

/** What is read about a name that no symbol has, in case it is a package's. */
export interface PackageClues {
  readonly entries?: readonly IndexedFile[] | undefined
  readonly manifests?: readonly IndexedFile[] | undefined
}

export const cluesToPackage = (index: Index, name: string): { [K in keyof PackageClues]: Lookup<IndexedFile[]> } => ({
  ...(isPackageName(name) ? { entries: index.filesAt(entryPathsOf(name), {}) } : {}),
  manifests: index.filesAt(MANIFESTS, { text: true }),
})

/** Under what name its exports can be listed; undefined if there is no such package. */
export function packageCalled(name: string, { entries = [], manifests = [] }: PackageClues): string | undefined {
  const [entry] = entries
  if (entry) return directoryOf(entry.path).slice(0, -1)
  return manifests.some((manifest) => namesPackage(manifest, name)) ? name : undefined
}

/** The entry of the folder, if it is among these. */
export const entryIn = (folder: string, files: readonly IndexedFile[]): IndexedFile | undefined =>
  files.find(({ path }) => directoryOf(path) === folder && ENTRY.test(path.slice(folder.length)))
