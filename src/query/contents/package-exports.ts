/**
 * What a package, module or namespace offers to others: its exported symbols, whichever files they are in.
 *
 * A package can be named as its language names it (`requests.auth`, `net/http`, `App\Models`), or by its folder or
 * file.
 */
import type { Id } from '../../contract/ids.ts'
import { LIMITS } from '../../contract/limits.ts'
import type { Modifier, SymbolFact } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { SymbolDescriptor } from '../answers/descriptor-shapes.ts'
import { kindOf, symbolDescriptor } from '../answers/descriptors.ts'
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
import { isTestPath } from '../nearness.ts'
import { type Page, type Position, pageOf } from '../page.ts'
import type { Index } from '../ports.ts'
import { type Alias, aliasesIn, standsFor, wholeOf } from './commonjs.ts'
import { passedOn, passesOnAll } from './reexports.ts'

const MOST_FILES = 200
const MOST_BYTES = 8_000_000
/** For a package whose folder has another name, this many of the ref's first files are searched. */
const FIRST_FILES = 40

export interface PackageExports {
  readonly total: number
  readonly page: Page<SymbolDescriptor>
  readonly files: number
  /** There are more files than were searched. */
  readonly partial: boolean
  /** How the name was understood, if nothing is called exactly so. */
  readonly said: readonly string[]
}

export async function packageExports(
  index: Index,
  scope: RefScope,
  name: string,
  { type, limit, from }: { type: string | undefined; limit: number; from: Position | undefined },
): Promise<PackageExports> {
  const { own, entry, cut, said } = await behind(index, scope, await filesOf(index, scope, name))
  own.sort((a, b) => (a === entry ? -1 : b === entry ? 1 : a.path < b.path ? -1 : 1))
  const passed: readonly Passed[] = entry ? [...passedOn(entry).map((id) => ({ id })), ...aliasesIn(entry)] : []
  const declared = own.flatMap((one) =>
    one.row.role === 'test' ? [] : exportsOf(one, one === entry && passed.length > 0),
  )
  const wanted = ({ symbol }: Exported): boolean => type === undefined || kindOf(symbol) === type
  const { exported, opened } = await withPassedOn(
    index,
    scope,
    { passed, own, declared, entry },
    (all) => pageOf(all.filter(wanted), from, limit).items,
  )
  const page = pageOf(exported.filter(wanted), from, limit)
  const all = entry !== undefined && passesOnAll(entry)
  return {
    total: exported.filter(wanted).length,
    page: { ...page, items: described(scope, page.items, opened) },
    files: own.length,
    partial: cut,
    said: [...said, ...(all ? [own.length > 1 ? PASSES_ON_ALL : PASSES_ON_ALL_OF_OTHERS] : [])],
  }
}

/** Modules that only stand for another one, one after the other. */
const MOST_STEPS = 3

/** With the module for which the entry stands in its place: `module.exports = require('./lib')`. */
async function behind(index: Index, scope: RefScope, files: PackageFiles): Promise<PackageFiles> {
  let { own, entry } = files
  for (let step = 0; step < MOST_STEPS && entry; step++) {
    const paths = standsFor(entry)
    if (paths.length === 0) break
    const { meant } = await index.read(scope, { meant: index.filesAt(paths, { facts: true, links: true, text: true }) })
    const [next] = meant
    if (!next) break
    const passing = entry.path
    own = [next, ...own.filter(({ path }) => path !== passing && path !== next.path)]
    entry = next
  }
  return { ...files, own, entry }
}

const PASSES_ON_ALL_OF_OTHERS = 'It also passes on all that other modules export, which is not listed here.'
const PASSES_ON_ALL = `${PASSES_ON_ALL_OF_OTHERS.slice(0, -1)} where it lies elsewhere.`

interface PackageFiles {
  readonly own: IndexedFile[]
  /** The file that the name stands for, or in which the package begins, with all its parts. */
  readonly entry?: IndexedFile | undefined
  /** There may be more of them. */
  readonly cut: boolean
  readonly said: readonly string[]
}

/**
 * Whatever the ref has at that path. If it has nothing there, the package of that name in a folder for sources; what calls itself
 * so, wherever it lies; what the repository's manifest calls so; and else the only folder or file whose path ends like the name
 * (`hono/cors`, `github.com/gin-gonic/gin/binding`).
 */
async function filesOf(index: Index, scope: RefScope, name: string): Promise<PackageFiles> {
  const segments = name.split(/::|[./\\]/).filter(Boolean)
  const last = segments.at(-1)?.toLowerCase() ?? ''
  const path = name.includes('/') ? name.replace(/^\.?\/+|\/+$/g, '') : segments.join('/')
  const folder = path === '' ? '' : `${path}/`
  const bounds = { files: MOST_FILES, scan: 20_000, bytes: MOST_BYTES }
  const elsewhere = { unlessThereIs: path }
  const tail = segments.join('/').toLowerCase()
  const parts = { facts: true, links: true, text: true }
  const isName = isPackageName(name)
  const { at, entries, manifests, inside, whole, named, root, first } = await index.read(scope, {
    at: index.fileAt(path, parts),
    entries: index.filesAt(
      isName
        ? [...entryPathsOf(path), ...OWN_ENTRIES]
        : IS_FILE.test(name)
          ? []
          : [...entryPathsOf(path, ['']), ...withEndings(path)],
      parts,
    ),
    manifests: index.filesAt(isName ? MANIFESTS : IS_IMPORTED_FROM_HOST.test(name) ? ['go.mod'] : [], { text: true }),
    inside: index.filesInFolder(folder, { facts: true }, bounds),
    whole: index.filesInOrder('', { ...elsewhere, directlyIn: tail }, { facts: true }, bounds),
    named: index.filesInOrder('', { ...elsewhere, directlyIn: last }, { facts: true }, bounds),
    root: index.filesInFolder('', { facts: true }, bounds, elsewhere),
    first: index.filesInOrder('', elsewhere, { facts: true }, { ...bounds, files: FIRST_FILES, scan: 400 }),
  })
  const here = [...(at ? [at] : []), ...inside]
  if (here.length > 0)
    return { own: here, entry: at ?? entryIn(folder, entries), cut: isCut(inside, MOST_FILES), said: [] }
  const below = entries.find(({ path: entry }) => path !== '' && `/${entry}`.includes(`/${folder}`))
  if (below) {
    const beside = whole.filter((file) => isPython(below) && directoryOf(file.path) === directoryOf(below.path))
    const own = [below, ...beside.filter((file) => file.path !== below.path)]
    return { own, entry: below, cut: isCut(whole, MOST_FILES), said: [] }
  }
  const called = entries.find(({ path: entry }) => entry.replace(ENDING, '') === path)
  if (called && !isName) return { own: [called], entry: called, cut: false, said: [] }
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
  const [start] = manifests.some((manifest) => namesPackage(manifest, name)) ? entries : []
  if (start) return { own: [start], entry: start, cut: false, said: [OWN_PACKAGE] }
  const folders = manifests.flatMap((manifest) => inModule(goModuleOf(manifest), name))
  for (const inside of folders) {
    const files = inside === '' ? root : named
    const there = files.filter((file) => directoryOf(file.path) === inside)
    if (there.length > 0) return { own: there, cut: isCut(files, MOST_FILES), said: [] }
  }
  return theOnlyPlace(placesEndingIn(segments, [...whole, ...named]), isCut(named, MOST_FILES))
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
const withEndings = (path: string): string[] => ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx'].map((one) => `${path}.${one}`)
const IS_FILE = /\/[^/]*\.[a-z]\w*$/i
const OWN_PACKAGE = 'This is the repository’s own package: what the file in which it begins exports.'

const isPython = ({ row }: IndexedFile): boolean => row.language === 'python'

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

interface Exported {
  readonly file: IndexedFile
  readonly symbol: SymbolFact
  /** Defined elsewhere, and passed on. */
  readonly through?: boolean
  /** The name under which it is exported, if that is another than its own. */
  readonly as?: string
  /** The package that gives it; the symbol is then nothing but the place where it is passed on. */
  readonly outside?: string
}

type Passed = Alias | { readonly id: Id }

interface Package {
  /** What the entry passes on, in the order in which it names it. */
  readonly passed: readonly Passed[]
  readonly own: readonly IndexedFile[]
  readonly declared: readonly Exported[]
  readonly entry: IndexedFile | undefined
}

/**
 * What the entry declares and passes on comes first, since that is what others are meant to use. One round trip brings the files of
 * what it passes on, and the texts that the page's comments are in; none if there are no such files.
 */
async function withPassedOn(
  index: Index,
  scope: RefScope,
  { passed, own, declared, entry }: Package,
  shown: (exported: readonly Exported[]) => readonly Exported[],
): Promise<{ exported: readonly Exported[]; opened: ReadonlyMap<Id, IndexedFile> }> {
  const inside = new Map(declared.map((one) => [one.symbol.id, one]))
  const ids = passed.flatMap((one) => ('id' in one ? [one.id] : []))
  const elsewhere = ids.filter((id) => !own.some((file) => file.indexOf(id) >= 0))
  const through = (files: readonly IndexedFile[]) =>
    passed.flatMap((one): Exported[] => {
      if ('outside' in one) return entry ? [fromOutside(entry, one)] : []
      const here = own.find((file) => file.indexOf(one.id) >= 0)
      const found = inside.get(one.id) ?? exportedIn(here ? [here] : files, one.id)
      if (!found || isOwnName(found.symbol)) return []
      return [{ ...found, through: found.file !== entry, ...('as' in one ? { as: one.as } : {}) }]
    })
  const inOrder = (others: readonly Exported[]) => {
    const first = new Set(others.map(({ symbol }) => symbol.id))
    const rest = declared.filter(({ symbol }) => !first.has(symbol.id))
    return [...rest.filter(({ file }) => file === entry), ...others, ...rest.filter(({ file }) => file !== entry)]
  }
  // What is elsewhere may turn out to be a module, and then what comes after it moves up.
  const likely = shown([...inOrder(through([])), ...(elsewhere.length > 0 ? declared : [])])
  const commented = new Set(likely.flatMap(({ file, symbol }) => (symbol.doc && !file.hasText ? [file.row.id] : [])))
  const lookups = {
    ...(elsewhere.length > 0
      ? { defining: index.filesDefining({ ids: elsewhere }, { facts: true, text: true }, MOST_FILES) }
      : {}),
    ...(commented.size > 0 ? { texts: index.files([...commented], { facts: true, text: true }) } : {}),
  }
  const { defining = [], texts = [] }: { defining?: IndexedFile[]; texts?: IndexedFile[] } =
    Object.keys(lookups).length > 0 ? await index.read(scope, lookups) : {}
  return { exported: inOrder(through(defining)), opened: new Map(texts.map((file) => [file.row.id, file])) }
}

/** `exports.json = parser.json`, where a package gives `parser`: all that the repository has of it is this line. */
const fromOutside = (file: IndexedFile, { as, outside, line }: Extract<Alias, { outside: string }>): Exported => ({
  file,
  symbol: {
    id: file.row.moduleId,
    name: as,
    kind: 'property',
    line,
    column: 0,
    start: line,
    end: line,
    signature: file.line(line).trim().replace(/[;,]$/, '').slice(0, LIMITS.signatureChars),
    modifiers: ['exported'],
  },
  through: true,
  outside,
})

/** Modules and namespaces are where a name comes from, and nothing themselves. */
function exportedIn(files: readonly IndexedFile[], id: Id): Exported | undefined {
  const file = files.find((one) => one.indexOf(id) >= 0)
  const symbol = file?.symbol(file.indexOf(id))
  return file && symbol && !/^(?:module|namespace)$/.test(symbol.kind) ? { file, symbol } : undefined
}

/** What Python gives each module for itself: `__all__`, `__version__`. */
const isOwnName = ({ name }: SymbolFact): boolean => /^__\w+__$/.test(name)

/** With what their comments begin with, where the text was opened: a list says what each is for, and not how it is used. */
function described(
  scope: RefScope,
  page: readonly Exported[],
  opened: ReadonlyMap<Id, IndexedFile>,
): SymbolDescriptor[] {
  return page.map(({ file, symbol, through, as, outside }) => {
    const { description, ...rest } = symbolDescriptor(scope, opened.get(file.row.id) ?? file, symbol)
    const own = {
      ...rest,
      ...(as === undefined ? {} : { name: as }),
      ...(description === undefined ? {} : { description: description.replace(/\n\s*\n.*/s, '') }),
    }
    const said = [...(own.tags ?? []), ...(as === undefined ? [] : ['exported']), ...(through ? ['re-exported'] : [])]
    const tagged = said.length > 0 ? { ...own, tags: [...new Set(said)] } : own
    if (outside === undefined) return tagged
    const { symbol_id: _, symbol_stable_id: __, ...place } = tagged
    return { ...place, package: outside }
  })
}

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

/**
 * Top-level symbols that the language makes visible to others; in a file without visibility, those without a leading
 * underscore.
 */
function exportsOf(file: IndexedFile, passesOn: boolean): Exported[] {
  const has = ({ modifiers = [] }: SymbolFact, ...names: readonly Modifier[]) =>
    names.some((one) => modifiers.includes(one))
  const says = (passesOn && !isPython(file)) || file.symbols.some((symbol) => has(symbol, 'exported', 'public'))
  const isExported = (symbol: SymbolFact): boolean => {
    if (symbol.name === '__all__') return false
    if (has(symbol, 'exported', 'public', 'default')) return true
    return !says && !has(symbol, 'private', 'internal', 'static') && !symbol.name.startsWith('_')
  }
  const whole = wholeOf(file)
  return file.symbols.flatMap((symbol, at) => {
    const isMember = whole >= 0 && symbol.parent === whole
    const isTop = symbol.parent === undefined && symbol.kind !== 'impl' && at !== whole
    return isMember || (isTop && isExported(symbol)) ? [{ file, symbol }] : []
  })
}
