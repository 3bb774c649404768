/**
 * What a package, module or namespace offers to others: its exported symbols, whichever files they are in.
 *
 * A package can be named as its language names it (`requests.auth`, `net/http`, `App\Models`), or by its folder or
 * file.
 */
import type { Modifier, SymbolFact } from '../contract/symbols.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { SymbolDescriptor } from './descriptor-shapes.ts'
import { kindOf, symbolDescriptor } from './descriptors.ts'
import { directoryOf } from './directory.ts'
import { Failure } from './failure.ts'
import type { IndexedFile } from './indexed-file.ts'
import { endingAlike } from './near-paths.ts'
import { isTestPath } from './nearness.ts'
import { type Page, type Position, pageOf } from './page.ts'
import type { Index } from './ports.ts'
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
  const { own, file, cut, said } = await filesOf(index, scope, name)
  own.sort((a, b) => (a.path < b.path ? -1 : 1))
  const through = file ? await passedOnBy(index, scope, file) : []
  const declared = own.flatMap((one) =>
    one.row.role === 'test' ? [] : exportsOf(one, one === file && through.length > 0),
  )
  const exported = [...declared, ...through]
  const all = file !== undefined && passesOnAll(file)
  const wanted = exported.filter(({ symbol }) => type === undefined || kindOf(symbol) === type)
  const page = pageOf(wanted, from, limit)
  return {
    total: wanted.length,
    page: { ...page, items: await described(index, scope, page.items) },
    files: own.length,
    partial: cut,
    said: [...said, ...(all ? ['It also passes on all that other modules export, which is not listed here.'] : [])],
  }
}

interface PackageFiles {
  readonly own: IndexedFile[]
  /** If the name is the path of a file: that one, with all its parts. */
  readonly file?: IndexedFile | undefined
  /** There may be more of them. */
  readonly cut: boolean
  readonly said: readonly string[]
}

/**
 * Whatever the ref has at that path. If it has nothing there, what calls itself so, wherever it lies; and else the only folder or
 * file whose path ends like the name (`hono/cors`, `github.com/gin-gonic/gin/binding`).
 */
async function filesOf(index: Index, scope: RefScope, name: string): Promise<PackageFiles> {
  const segments = name.split(/::|[./\\]/).filter(Boolean)
  const last = segments.at(-1)?.toLowerCase() ?? ''
  const path = name.includes('/') ? name.replace(/^\.?\/+|\/+$/g, '') : segments.join('/')
  const folder = path === '' ? '' : `${path}/`
  const bounds = { files: MOST_FILES, scan: 20_000, bytes: MOST_BYTES }
  const elsewhere = { unlessThereIs: path }
  const tail = segments.join('/').toLowerCase()
  const { at, inside, whole, named, root, first } = await index.read(scope, {
    at: index.fileAt(path, { facts: true, links: true, text: true }),
    inside: index.filesInFolder(folder, { facts: true }, bounds),
    whole: index.filesInOrder('', { ...elsewhere, directlyIn: tail }, { facts: true }, bounds),
    named: index.filesInOrder('', { ...elsewhere, directlyIn: last }, { facts: true }, bounds),
    root: index.filesInFolder('', { facts: true }, bounds, elsewhere),
    first: index.filesInOrder('', elsewhere, { facts: true }, { ...bounds, files: FIRST_FILES, scan: 400 }),
  })
  const here = [...(at ? [at] : []), ...inside]
  if (here.length > 0) return { own: here, file: at, cut: isCut(inside, MOST_FILES), said: [] }
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
  const places = placesEndingIn(segments, [...whole, ...named])
  const [only] = places
  if (only && places.size === 1)
    return {
      own: only[1],
      cut: isCut(named, MOST_FILES),
      said: ['No package is called so: this is the only place whose path ends like its name.'],
    }
  throw new Failure('result_not_found', 'No indexed file belongs to that package, module or namespace.', {
    hint:
      places.size > 1
        ? 'Pass one of the paths in `details.near`.'
        : 'Call `symbols` with a directory to list its files, or `search_symbols` to find names.',
    ...(places.size > 1 ? { details: { near: [...places.keys()].sort().slice(0, 8) } } : {}),
  })
}

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
}

/** What a file passes on from others, with their files. Modules and namespaces are where it comes from, and nothing themselves. */
async function passedOnBy(index: Index, scope: RefScope, file: IndexedFile): Promise<Exported[]> {
  const ids = passedOn(file)
  if (ids.length === 0) return []
  const { files } = await index.read(scope, {
    files: index.filesDefining({ ids }, { facts: true, text: true }, MOST_FILES),
  })
  return ids.flatMap((id) => {
    const other = files.find((one) => one.indexOf(id) >= 0)
    const symbol = other?.symbol(other.indexOf(id))
    const isName = symbol && !/^(?:module|namespace)$/.test(symbol.kind) && !/^__\w+__$/.test(symbol.name)
    return other && symbol && isName ? [{ file: other, symbol, through: true }] : []
  })
}

/**
 * Adds the comments above them: texts are opened only for the files of the page, and only if a file has a comment
 * there.
 */
async function described(index: Index, scope: RefScope, page: readonly Exported[]): Promise<SymbolDescriptor[]> {
  const commented = new Set(page.flatMap(({ file, symbol }) => (symbol.doc && !file.hasText ? [file.row.id] : [])))
  const { files } =
    commented.size > 0
      ? await index.read(scope, { files: index.files([...commented], { facts: true, text: true }) })
      : { files: [] }
  const opened = new Map(files.map((file) => [file.row.id, file]))
  return page.map(({ file, symbol, through }) => {
    const own = symbolDescriptor(scope, opened.get(file.row.id) ?? file, symbol)
    return through ? { ...own, tags: [...(own.tags ?? []), 're-exported'] } : own
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
  const isPython = file.row.language === 'python'
  const says = (passesOn && !isPython) || file.symbols.some((symbol) => has(symbol, 'exported', 'public'))
  const isExported = (symbol: SymbolFact): boolean => {
    if (has(symbol, 'exported', 'public', 'default')) return true
    return !says && !has(symbol, 'private', 'internal', 'static') && !symbol.name.startsWith('_')
  }
  return file.symbols.flatMap((symbol) =>
    symbol.parent === undefined && symbol.kind !== 'impl' && isExported(symbol) ? [{ file, symbol }] : [],
  )
}
