/**
 * What a `package.json` says about where its package begins: `exports`, `module`, `main`, `types`.
 *
 * They name what is published, which is often built, and a repository holds what it is built from. So for each file that is
 * named, the sources follow from which it may come: `src/preset/tiny.ts` for `./dist/cjs/preset/tiny.js`.
 */
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { OWN_ENTRIES } from './package-entries.ts'

interface Manifest {
  readonly name?: unknown
  readonly [field: string]: unknown
}

/** Folders of a monorepo in which a package lies under its own name. */
const AROUND = ['packages/', 'apps/', 'libs/', 'modules/', '']

/** Manifests in which such a package may be described, beside the repository's own. */
export function nestedManifests(name: string): string[] {
  const folder = packageIn(name)?.own.split('/').at(-1)
  return folder === undefined ? [] : AROUND.map((around) => `${around}${folder}/package.json`)
}

/** `@scope/kit/cors` is `cors` of `@scope/kit`; the package itself is `.` of it. */
export function packageIn(name: string): { own: string; part: string } | undefined {
  const [, own, part] = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/(.+))?$/.exec(name) ?? []
  return own === undefined ? undefined : { own, part: part === undefined ? '.' : `./${part}` }
}

/** Files in which it may begin, likeliest first; undefined if the manifest is that of another package. */
export function beginsIn({ path, text }: Pick<IndexedFile, 'path' | 'text'>, name: string): string[] | undefined {
  const wanted = packageIn(name)
  const manifest = path.endsWith('package.json') ? parsed(text) : undefined
  if (!wanted || !manifest || manifest.name !== wanted.own) return undefined
  const fields = wanted.part === '.' ? [manifest.source, manifest.module, manifest.main, manifest.types] : []
  const published = [...exportedAs(manifest.exports, wanted.part), ...fields.flatMap(targetsIn)]
  const named = published.length > 0 || wanted.part === '.' ? published : [wanted.part]
  const folder = directoryOf(path)
  const sources = named.flatMap((target) => sourcesOf(folder, target)).slice(0, MOST_PLACES)
  return [...new Set([...sources, ...(wanted.part === '.' ? OWN_ENTRIES.map((entry) => folder + entry) : [])])]
}

/** Places that are looked at. */
const MOST_PLACES = 200

function parsed(text: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    return manifest !== null && typeof manifest === 'object' ? (manifest as Manifest) : undefined
  } catch {
    return undefined // a manifest with a mistake names nothing
  }
}

/** What `exports` gives for a part: `"./cors": { "import": "./dist/cors.js" }`, `"./*": "./dist/*.js"`, and `.` without a key. */
function exportedAs(exported: unknown, part: string): string[] {
  const isByPart = exported !== null && typeof exported === 'object' && Object.keys(exported).some(isPart)
  if (!isByPart) return part === '.' ? targetsIn(exported) : []
  const parts = exported as Readonly<Record<string, unknown>>
  if (Object.hasOwn(parts, part)) return targetsIn(parts[part])
  for (const [pattern, target] of Object.entries(parts)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined || !part.startsWith(before) || !part.endsWith(after)) continue
    if (part.length < before.length + after.length) continue
    const filled = part.slice(before.length, part.length - after.length)
    return targetsIn(target).map((one) => one.replaceAll('*', filled))
  }
  return []
}

const isPart = (key: string): boolean => key.startsWith('.')

/** The files of all conditions, in the order in which they are written. */
function targetsIn(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  return target !== null && typeof target === 'object' ? Object.values(target).flatMap(targetsIn) : []
}

/** Folders into which packages are built, one in the other. */
const BUILT = /^(?:dist|build|lib|out|output|es|esm|cjs|umd|types|typings|module|commonjs)\//
/** Of `lib` only its index: packages without a build keep their sources there. */
const SURELY_BUILT =
  /(?:^|\/)(?:(?:dist|build|out|output|es|esm|cjs|umd|types|typings|module|commonjs)\/|lib\/index[./])/

export const isBuilt = (path: string): boolean => SURELY_BUILT.test(path)

const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs']
const ENDING = /(?:\.d)?\.(?:[cm]?[jt]s|[jt]sx)$/

function sourcesOf(folder: string, target: string): string[] {
  const file = target.replace(/^(?:\.?\/)+/, '')
  if (file.split('/').includes('..')) return []
  const stem = file.replace(ENDING, '').replace(/\/$/, '')
  const stems = [stem]
  for (const one of stems) if (BUILT.test(one)) stems.push(one.replace(BUILT, '')) // grows by what is inside
  const sources = stems.flatMap((one) => [`src/${one}`, one]).flatMap(withEndings)
  return [...(ENDING.test(file) && !file.includes('.d.') ? [file] : []), ...sources].map((one) => folder + one)
}

/** A module's file, or the folder's whose index it is, by the path without its ending. */
export const withEndings = (stem: string): string[] => [
  ...(stem === '' || stem.endsWith('/') ? [] : ENDINGS.map((ending) => stem + ending)),
  ...['.ts', '.tsx', '.js', '.mjs'].map(
    (ending) => `${stem === '' || stem.endsWith('/') ? stem : `${stem}/`}index${ending}`,
  ),
]
