/**
 * The files of a package, module or namespace, and the one in which it begins, by what a caller calls it.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import { Failure } from '../failure.ts'
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { endingAlike } from '../naming/near-paths.ts'
import {
  entryIn,
  entryPathsOf,
  goModuleOf,
  isPackageName,
  MANIFESTS,
  namesPackage,
  OWN_ENTRIES,
} from '../naming/package-entries.ts'
import { beginsIn, isBuilt, nestedManifests } from '../naming/package-manifest.ts'
import { isTestPath } from '../nearness.ts'
import type { Index, Parts } from '../ports.ts'
import { standsFor } from './commonjs.ts'

const MOST_FILES = 200
const MOST_BYTES = 8_000_000
/** For a package whose folder has another name, this many of the ref's first files are searched. */
const FIRST_FILES = 40

export interface PackageFiles {
  readonly own: IndexedFile[]
  /** The file that the name stands for, or in which the package begins, with all its parts. */
  readonly entry?: IndexedFile | undefined
  /** There may be more of them. */
  readonly cut: boolean
  readonly said: readonly string[]
  /** What the entry uses, where finding it took the second trip: there is no third. */
  readonly used?: readonly IndexedFile[] | undefined
  /** The entry only stands for another module, which was not looked for. */
  readonly stands?: boolean
}

const PARTS: Parts = { facts: true, links: true, text: true }
/** Files that are opened with an entry which could not be opened in the first trip. */
const MOST_USED = 100

/**
 * Takes one trip, and a second one where the manifest names a file that no convention does, or where the file only stands for
 * another module. That one brings what the file uses as well, because what it passes on is among that.
 */
export async function filesOf(index: Index, scope: RefScope, name: string): Promise<PackageFiles> {
  const { begins, otherwise } = await firstLook(index, scope, name)
  if (begins) {
    const { found, used } = await withUsed(index, scope, begins.paths)
    if (found) return behind({ own: [found], entry: found, cut: false, said: begins.said, used })
    return { ...otherwise(), used: [] }
  }
  const files = otherwise()
  const paths = files.entry ? standsFor(files.entry) : []
  if (paths.length === 0) return files
  const { found, used } = await withUsed(index, scope, paths)
  return found ? behind({ ...files, used: [found, ...used] }) : { ...files, used }
}

async function withUsed(index: Index, scope: RefScope, paths: readonly string[]) {
  const { found, used } = await index.read(scope, {
    found: index.filesAt(paths, PARTS),
    used: index.filesUsedBy(paths, PARTS, MOST_USED),
  })
  return { found: found[0], used }
}

/** Modules that only stand for another one, one after the other. */
const MOST_STEPS = 3

/** With the module for which the entry stands in its place, as far as that was opened: `module.exports = require('./lib')`. */
function behind(files: PackageFiles): PackageFiles {
  let { own, entry } = files
  for (let step = 0; step < MOST_STEPS && entry; step++) {
    const [next] = standsFor(entry).flatMap((path) => files.used?.find((one) => one.path === path) ?? [])
    if (!next) break
    const passing = entry.path
    own = [next, ...own.filter(({ path }) => path !== passing && path !== next.path)]
    entry = next
  }
  return { ...files, own, entry, stands: entry !== undefined && standsFor(entry).length > 0 }
}

/** Where a manifest says that the package begins, if no file at hand lies there, and what its files are otherwise. */
interface FirstLook {
  readonly begins?: { readonly paths: readonly string[]; readonly said: readonly string[] }
  readonly otherwise: () => PackageFiles
}

/**
 * Whatever the ref has at that path. If it has nothing there, the package of that name in a folder for sources; what calls itself
 * so, wherever it lies; what the repository's manifest calls so; and else the only folder or file whose path ends like the name
 * (`hono/cors`, `github.com/gin-gonic/gin/binding`).
 */
async function firstLook(index: Index, scope: RefScope, name: string): Promise<FirstLook> {
  const segments = name.split(/::|[./\\]/).filter(Boolean)
  const last = segments.at(-1)?.toLowerCase() ?? ''
  const path = name.includes('/') ? name.replace(/^\.?\/+|\/+$/g, '') : segments.join('/')
  const folder = path === '' ? '' : `${path}/`
  const bounds = { files: MOST_FILES, scan: 20_000, bytes: MOST_BYTES }
  const elsewhere = { unlessThereIs: path }
  const tail = segments.join('/').toLowerCase()
  const isName = isPackageName(name)
  const isFile = !isName && IS_FILE.test(name)
  const likely = isName
    ? [...entryPathsOf(path), ...OWN_ENTRIES, ...(name.startsWith('@') ? entryPathsOf(last) : [])]
    : isFile
      ? []
      : [...entryPathsOf(path, ['']), ...SCRIPT_ENDINGS.map((ending) => `${path}.${ending}`)]
  const { called, entries, manifests, nested, inside, whole, named, root, first } = await index.read(scope, {
    called: index.filesAt(name.includes('/') ? [path] : [name, path], PARTS),
    entries: index.filesAt(likely, PARTS),
    manifests: index.filesAt(isName ? MANIFESTS : IS_IMPORTED_FROM_HOST.test(name) ? ['go.mod'] : [], { text: true }),
    nested: index.filesAt(isFile ? [] : [...(isName ? [] : ['package.json']), ...nestedManifests(name)], {
      text: true,
    }),
    inside: index.filesInFolder(folder, { facts: true }, bounds),
    whole: index.filesInOrder('', { ...elsewhere, directlyIn: tail }, { facts: true }, bounds),
    named: index.filesInOrder('', { ...elsewhere, directlyIn: last }, { facts: true }, bounds),
    root: index.filesInFolder('', { facts: true }, bounds, elsewhere),
    first: index.filesInOrder('', elsewhere, { facts: true }, { ...bounds, files: FIRST_FILES, scan: 400 }),
  })
  const [at] = called
  const here = [...(at ? [at] : []), ...inside]
  if (here.length > 0) {
    const files = { own: here, entry: at ?? entryIn(folder, entries), cut: isCut(inside, MOST_FILES), said: [] }
    return { otherwise: () => files }
  }
  for (const manifest of [...manifests, ...nested]) {
    const paths = beginsIn(manifest, name) ?? []
    const said = manifest.path === 'package.json' && isName ? [OWN_PACKAGE] : []
    const atHand = (one: string) => entries.find((entry) => entry.path === one)
    const unknown = paths.filter((one) => !likely.includes(one) || atHand(one))
    // Before a source that is at hand, what would be built from it need not be looked for.
    const around = directoryOf(manifest.path).length
    const entry = atHand(unknown.find((one) => atHand(one) || !isBuilt(one.slice(around))) ?? '')
    if (entry) return { otherwise: () => ({ own: [entry], entry, cut: false, said }) }
    if (unknown.length > 0) return { begins: { paths: unknown, said }, otherwise: byConvention }
  }
  return { otherwise: byConvention }

  function byConvention(): PackageFiles {
    const below = entries.find(({ path: entry }) => path !== '' && `/${entry}`.includes(`/${folder}`))
    if (below) {
      const beside = whole.filter((file) => isPython(below) && directoryOf(file.path) === directoryOf(below.path))
      const own = [below, ...beside.filter((file) => file.path !== below.path)]
      return { own, entry: below, cut: isCut(whole, MOST_FILES), said: [] }
    }
    const module = entries.find(({ path: entry }) => entry.replace(ENDING, '') === path)
    if (module && !isName) return { own: [module], entry: module, cut: false, said: [] }
    const ownOf = (files: readonly IndexedFile[]) => files.filter((file) => belongs(file, name, segments))
    const lookedFor = new Map(ownOf([...whole, ...named, ...root]).map((file) => [file.path, file]))
    const cameAcross = ownOf(first).filter((file) => !lookedFor.has(file.path))
    const own = [...lookedFor.values(), ...cameAcross]
    if (own.length > 0)
      return {
        own,
        cut:
          isCut(whole, MOST_FILES) ||
          (own.length > 0 && !own.every((file) => whole.includes(file)) && isCut(named, MOST_FILES)) ||
          (own.some((file) => directoryOf(file.path) === '') && isCut(root, MOST_FILES)) ||
          (cameAcross.length > 0 && isCut(first, FIRST_FILES)),
        said: [],
      }
    const start = manifests.some((manifest) => namesPackage(manifest, name))
      ? entries.find(({ path: entry }) => OWN_ENTRIES.includes(entry))
      : undefined
    if (start) return { own: [start], entry: start, cut: false, said: [OWN_PACKAGE] }
    const folders = manifests.flatMap((manifest) => inModule(goModuleOf(manifest), name))
    for (const inside of folders) {
      const files = inside === '' ? root : named
      const there = files.filter((file) => directoryOf(file.path) === inside)
      if (there.length > 0) return { own: there, cut: isCut(files, MOST_FILES), said: [] }
    }
    return theOnlyPlace(placesEndingIn(segments, [...whole, ...named]), isCut(named, MOST_FILES))
  }
}

function theOnlyPlace(places: ReadonlyMap<string, IndexedFile[]>, cut: boolean): PackageFiles {
  const [only] = places.values()
  if (only && places.size === 1)
    return { own: only, cut, said: ['No package is called so: this is the only place whose path ends like its name.'] }
  throw new Failure('result_not_found', 'No indexed file belongs to that package, module or namespace.', {
    hint:
      places.size > 1
        ? 'Pass one of the paths in `details.near`.'
        : 'Call `symbols` with a directory to list its files, or `search_symbols` to find names.',
    ...(places.size > 1 ? { details: { near: [...places.keys()].sort().slice(0, 8) } } : {}),
  })
}

/** As Go imports it: `github.com/gin-gonic/gin/binding`. */
const IS_IMPORTED_FROM_HOST = /^[\w-]+(?:\.[\w-]+)+\//

/** The folder of a package of the module: empty for the root, else with a slash behind it. None if it is of another module. */
function inModule(module: string | undefined, name: string): string[] {
  if (module === undefined || !`${name}/`.startsWith(`${module}/`)) return []
  return [`${name}/`.slice(module.length + 1)]
}

/** A module's file is named without its ending where it is imported. */
const ENDING = /\.[cm]?[jt]sx?$/
const SCRIPT_ENDINGS = ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx']
const IS_FILE = /\/[^/]*\.[a-z]\w*$/i
const OWN_PACKAGE = 'This is the repository’s own package: what the file in which it begins exports.'

export const isPython = ({ row }: IndexedFile): boolean => row.language === 'python'

/** Of the folders and files whose paths share most of the name's last segments: each with its files. */
function placesEndingIn(segments: readonly string[], files: readonly IndexedFile[]): Map<string, IndexedFile[]> {
  const wanted = segments.map((segment) => segment.toLowerCase())
  const places = new Map<string, IndexedFile[]>()
  let most = 0
  for (const file of new Map(files.map((one) => [one.path, one])).values()) {
    if (file.row.role === 'test' || isTestPath(file.path)) continue
    const alikeness = (place: string) => endingAlike(wanted, place.toLowerCase().split('/'))
    const [folder, stem] = [directoryOf(file.path).slice(0, -1), file.path.replace(/\.[^./]+$/, '')]
    const place = alikeness(stem) > alikeness(folder) ? stem : folder
    const alike = alikeness(place)
    if (alike === 0 || alike < most) continue
    if (alike > most) places.clear()
    most = alike
    places.set(place, [...(places.get(place) ?? []), file])
  }
  return places
}

/** Whether there may be more files than these. */
const isCut = (files: readonly IndexedFile[], most: number): boolean =>
  files.length >= most || files.reduce((sum, { row }) => sum + row.size, 0) >= MOST_BYTES

function belongs(file: IndexedFile, name: string, segments: readonly string[]): boolean {
  const folder = directoryOf(file.path).slice(0, -1)
  const wanted = name.replace(/^\.(?:\/|$)|^\/|\/$/g, '')
  if (
    folder === wanted ||
    file.path === wanted ||
    file.path.replace(/\.[^./]+$/, '') === wanted ||
    file.path.replace(/(?:\/index|\/__init__|\/mod)?\.[^./]+$/, '') === segments.join('/')
  )
    return true
  const module = file.facts.module
  if (module === undefined) return false
  if (module === name || module === segments.join('.') || module.split(/::|[./\\]/).join('.') === segments.join('.'))
    return true
  return segments.length === 1 && module.split(/::|[./\\]/).at(-1) === segments[0]
}
