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
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { type Page, type Position, pageOf } from '../page.ts'
import type { Index } from '../ports.ts'
import { type Alias, aliasesIn, type LineOf, wholeOf } from './commonjs.ts'
import { filesOf, isPython } from './package-files.ts'
import { idsIn, passedOn, passesOnMore, type WholeModule, wholeModules } from './reexports.ts'

const MOST_FILES = 200

export interface PackageExports {
  readonly total: number
  readonly page: Page<SymbolDescriptor>
  readonly files: number
  /** There are more files than were searched. */
  readonly partial: boolean
  /** What other modules export is passed on as a whole, and not all of it is listed. */
  readonly beyond: boolean
  /** How the name was understood, if nothing is called exactly so. */
  readonly said: readonly string[]
}

export async function packageExports(
  index: Index,
  scope: RefScope,
  name: string,
  { type, limit, from }: { type: string | undefined; limit: number; from: Position | undefined },
): Promise<PackageExports> {
  const { own, entry, cut, said, used, stands = false } = await filesOf(index, scope, name)
  own.sort((a, b) => (a === entry ? -1 : b === entry ? 1 : a.path < b.path ? -1 : 1))
  const passed = entry ? [...passedOn(entry), ...aliasesIn(entry)] : []
  const whole = entry ? wholeModules(entry) : []
  const declared = withoutTwins(
    own.flatMap((one) =>
      one.row.role === 'test' ? [] : exportsOf(one, one === entry && passed.length + whole.length > 0),
    ),
  )
  const wanted = ({ symbol }: Exported): boolean => type === undefined || kindOf(symbol) === type
  const { exported, opened, beyond } = await withPassedOn(
    index,
    scope,
    { passed, whole, own, declared, entry, used },
    (all) => pageOf(all.filter(wanted), from, limit).items,
  )
  const page = pageOf(exported.filter(wanted), from, limit)
  const all = entry !== undefined && (passesOnMore(entry) || beyond)
  const isUnfollowed = stands || exported.some((one) => one.isUnfollowed)
  return {
    total: exported.filter(wanted).length,
    page: { ...page, items: described(scope, page.items, opened) },
    files: own.length,
    partial: cut,
    beyond: all || isUnfollowed,
    said: [
      ...said,
      ...(all ? [own.length > 1 ? PASSES_ON_ALL : PASSES_ON_ALL_OF_OTHERS] : []),
      ...(isUnfollowed ? [NOT_FOLLOWED] : []),
    ],
  }
}

const PASSES_ON_ALL_OF_OTHERS = 'It also passes on all that other modules export, which is not listed here.'
const PASSES_ON_ALL = `${PASSES_ON_ALL_OF_OTHERS.slice(0, -1)} where it lies elsewhere.`

/** How the answer goes on in another call: what is listed has the path. */
const NOT_FOLLOWED =
  'Some of what it passes on is listed as the line that says so, as one call follows no further: call again with the `file_path` of that line as `package`.'

interface Exported {
  readonly file: IndexedFile
  readonly symbol: SymbolFact
  /** Defined elsewhere, and passed on. */
  readonly through?: boolean
  /** The name under which it is exported, if that is another than its own. */
  readonly as?: string
  /** The package that gives it. */
  readonly outside?: string | undefined
  /** The symbol is nothing but the place where it is passed on. */
  readonly isHere?: true
  /** What it is was not opened. */
  readonly isUnfollowed?: true
}

interface Package {
  /** What the entry passes on, in the order in which it names it. */
  readonly passed: readonly Alias[]
  readonly whole: readonly WholeModule[]
  readonly own: readonly IndexedFile[]
  readonly declared: readonly Exported[]
  readonly entry: IndexedFile | undefined
  /** Where there is no other trip: the files among which what it passes on is looked for. */
  readonly used: readonly IndexedFile[] | undefined
}

/**
 * What the entry declares and passes on comes first, since that is what others are meant to use. One round trip brings the files of
 * what it passes on, and the texts that the page's comments are in; none if there are no such files, or if that trip was needed before.
 */
async function withPassedOn(
  index: Index,
  scope: RefScope,
  { passed, whole, own, declared, entry, used }: Package,
  shown: (exported: readonly Exported[]) => readonly Exported[],
): Promise<{ exported: readonly Exported[]; opened: ReadonlyMap<Id, IndexedFile>; beyond: boolean }> {
  const inside = new Map(declared.map((one) => [one.symbol.id, one]))
  const elsewhere = idsIn(passed).filter((id) => !own.some((file) => file.indexOf(id) >= 0))
  const isOpen = (id: Id): boolean =>
    [...own, ...(used ?? [])].some((file) => file.indexOf(id) >= 0 || file.row.moduleId === id)
  const through = (files: readonly IndexedFile[]) =>
    passed.flatMap((one): Exported[] => {
      if (!entry) return []
      if (!('id' in one)) return [lineIn(entry, one)]
      if (used && !isOpen(one.id)) return isOwnName({ name: one.as }) ? [] : [unfollowed(entry, one)]
      const here = own.find((file) => file.indexOf(one.id) >= 0)
      const found = inside.get(one.id) ?? exportedIn(here ? [here] : files, one.id)
      if (!found || isOwnName(found.symbol)) return []
      const as = one.as === found.symbol.name || one.as === 'default' ? {} : { as: one.as }
      return [{ ...found, through: found.file !== entry, ...as }]
    })
  const inOrder = (others: readonly Exported[]) => {
    const first = new Set(others.map(({ symbol }) => symbol.id))
    const rest = declared.filter(({ symbol }) => !first.has(symbol.id))
    return [...rest.filter(({ file }) => file === entry), ...others, ...rest.filter(({ file }) => file !== entry)]
  }
  // What is elsewhere may turn out to be a module, and then what comes after it moves up.
  const likely = shown([...inOrder(through([])), ...(elsewhere.length > 0 ? declared : [])])
  const commented = new Set(likely.flatMap(({ file, symbol }) => (symbol.doc && !file.hasText ? [file.row.id] : [])))
  const places = whole.slice(0, MOST_WHOLE).flatMap(({ paths }) => paths)
  const lookups = {
    ...(places.length > 0 ? { modules: index.filesAt(places, { facts: true, links: true, text: true }) } : {}),
    ...(elsewhere.length > 0
      ? { defining: index.filesDefining({ ids: elsewhere }, { facts: true, text: true }, MOST_FILES) }
      : {}),
    ...(commented.size > 0 ? { texts: index.files([...commented], { facts: true, text: true }) } : {}),
  }
  const read: Read = used
    ? { modules: used, defining: used }
    : Object.keys(lookups).length > 0
      ? await index.read(scope, lookups)
      : {}
  const { modules = [], defining = [], texts = [] } = read
  const meant = whole.map(({ paths }) => paths.flatMap((path) => modules.find((one) => one.path === path) ?? [])[0])
  const found = meant.flatMap((module, at): Exported[] => {
    if (module) return [...givenBy(module), ...nestedIn(module, [...own, ...modules, ...defining])]
    const line = whole[at]?.line
    if (!used || !entry || line === undefined) return []
    return [unfollowed(entry, { as: '*', line })]
  })
  return {
    exported: inOrder([...through(defining), ...underNewNames(found, new Set(passed.map(({ as }) => as)))]),
    opened: new Map(texts.map((file) => [file.row.id, file])),
    beyond: meant.some((module) => module === undefined || passesOnMore(module)),
  }
}

interface Read {
  readonly modules?: readonly IndexedFile[]
  readonly defining?: readonly IndexedFile[]
  readonly texts?: readonly IndexedFile[]
}

/** Modules passed on as a whole that are opened. */
const MOST_WHOLE = 60

/** What a module gives to one that passes on all of it: not what it exports under no name. */
const givenBy = (module: IndexedFile): Exported[] =>
  exportsOf(module, !isPython(module)).flatMap((one) =>
    isOwnName(one.symbol) || one.symbol.modifiers?.includes('default') ? [] : [{ ...one, through: true }],
  )

/** Not what the entry exports itself under the name; each symbol once, and a line only for a name that no symbol has. */
function underNewNames(given: readonly Exported[], taken: ReadonlySet<string>): Exported[] {
  const nameOf = ({ as, symbol }: Exported): string => as ?? symbol.name
  const symbols = new Set(given.flatMap((one) => (one.isHere ? [] : [nameOf(one)])))
  const seen = new Set<string>()
  return given.filter((one) => {
    const name = nameOf(one)
    if (name === '*') return true
    if (taken.has(name) || (one.isHere && symbols.has(name))) return false
    const known = seen.size
    return seen.add(one.isHere ? name : `${name} ${one.symbol.id}`).size > known
  })
}

/** What a module that is passed on as a whole passes on itself: the symbols in files that are open, and the lines of the others. */
function nestedIn(module: IndexedFile, open: readonly IndexedFile[]): Exported[] {
  const named = passedOn(module).flatMap((one): Exported[] => {
    if (one.as === 'default' || isOwnName({ name: one.as })) return []
    if (!('id' in one)) return [lineIn(module, one)]
    const found = exportedIn(open, one.id)
    if (!found) return [unfollowed(module, one)]
    return [{ ...found, through: true, ...(one.as === found.symbol.name ? {} : { as: one.as }) }]
  })
  const isGiven = ({ paths }: WholeModule): boolean => open.some(({ path }) => paths.includes(path))
  const others = wholeModules(module).filter((one) => !isGiven(one))
  return [...named, ...others.map(({ line }) => unfollowed(module, { as: '*', line }))]
}

/** `exports.json = parser.json` or `export { z } from 'zod'`: all that the repository, or this call, has of it is the line. */
const lineIn = (file: IndexedFile, { as, kind, outside, line }: LineOf): Exported => ({
  file,
  symbol: {
    id: file.row.moduleId,
    name: as,
    kind,
    line,
    column: 0,
    start: line,
    end: line,
    signature: file.line(line).trim().replace(/[;,]$/, '').slice(0, LIMITS.signatureChars),
    modifiers: ['exported'],
  },
  through: true,
  outside,
  isHere: true,
})

/** What else the line passes on, another call tells. */
const unfollowed = (file: IndexedFile, { as, line }: Pick<LineOf, 'as' | 'line'>): Exported => ({
  ...lineIn(file, { as, kind: 'constant', line }),
  isUnfollowed: true,
})

/** Modules and namespaces are where a name comes from, and nothing themselves. */
function exportedIn(files: readonly IndexedFile[], id: Id): Exported | undefined {
  const file = files.find((one) => one.indexOf(id) >= 0)
  const symbol = file?.symbol(file.indexOf(id))
  return file && symbol && !/^(?:module|namespace)$/.test(symbol.kind) ? { file, symbol } : undefined
}

/** What Python gives each module for itself: `__all__`, `__version__`. */
const isOwnName = ({ name }: Pick<SymbolFact, 'name'>): boolean => /^__\w+__$/.test(name)

/** With what their comments begin with, where the text was opened: a list says what each is for, and not how it is used. */
function described(
  scope: RefScope,
  page: readonly Exported[],
  opened: ReadonlyMap<Id, IndexedFile>,
): SymbolDescriptor[] {
  return page.map(({ file, symbol, through, as, outside, isHere }) => {
    const { description, ...rest } = symbolDescriptor(scope, opened.get(file.row.id) ?? file, symbol)
    const own = {
      ...rest,
      ...(as === undefined ? {} : { name: as }),
      ...(description === undefined ? {} : { description: description.replace(/\n\s*\n.*/s, '') }),
    }
    const said = [...(own.tags ?? []), ...(as === undefined ? [] : ['exported']), ...(through ? ['re-exported'] : [])]
    const tagged = said.length > 0 ? { ...own, tags: [...new Set(said)] } : own
    if (!isHere) return tagged
    const { symbol_id: _, symbol_stable_id: __, ...place } = tagged
    return outside === undefined ? place : { ...place, package: outside }
  })
}

/** Without what a Go package declares again under another build condition: nothing else of it has the same name. */
function withoutTwins(exported: readonly Exported[]): readonly Exported[] {
  const seen = new Set<string>()
  return exported.filter(({ file, symbol: { name, qualified = name } }) => {
    if (file.row.language !== 'go') return true
    const known = seen.size
    return seen.add(`${directoryOf(file.path)} ${file.facts.module} ${qualified}`).size > known
  })
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
