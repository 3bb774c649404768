/**
 * From what a caller says about a symbol to the symbol, or to the candidates; never a guess.
 *
 * Several symbols are one answer only if the language says that they are one: overloads and merged declarations of one
 * file, and a definition with its forward declarations.
 */
import { formatSymbolId, type Id } from '../contract/ids.ts'
import { type SymbolFact, TYPE_KINDS } from '../contract/symbols.ts'
import type { Candidate } from './answer.ts'
import { candidate } from './describe.ts'
import { Failure } from './failure.ts'
import type { IndexedFile } from './indexed-file.ts'
import type { Clues } from './other-names.ts'
import { withArguments } from './overloads.ts'
import type { Start } from './ports.ts'
import { hasContainers, isDirectlyIn, isHeldByOnly, type SymbolName } from './symbol-name.ts'

/** What a caller said. Line and column are 1-based. */
export interface SymbolQuery {
  readonly name: SymbolName
  readonly path?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

export interface Defined {
  readonly file: IndexedFile
  readonly symbol: SymbolFact
  /** Place in the file's list. */
  readonly index: number
}

/** Most files whose facts are opened to choose among symbols of one name. */
export const MOST_CANDIDATE_FILES = 24
/** Most names that an unknown name is compared with, and most paths. */
export const MOST_NEAR_NAMES = 400

export const startOf = ({ name, path }: SymbolQuery): Start =>
  name.id === undefined ? { names: name.names, path, containers: name.containers } : { ids: namedIds(name) }

const namedIds = ({ id, together = [] }: SymbolName): Id[] => (id === undefined ? [] : [id, ...together])

/** Every symbol of these files that the query may mean, best interpretation of the name first. */
export function matching(query: SymbolQuery, files: readonly IndexedFile[]): Defined[] {
  const { name } = query
  if (name.id !== undefined)
    return files.flatMap((file) => namedIds(name).flatMap((id) => definedAt(file, file.indexOf(id))))
  for (const [at, wanted] of name.names.entries()) {
    const inside = at === 0 ? [] : name.containers
    const spelled = named(files, inside, (other) => other === wanted)
    const lower = wanted.toLowerCase()
    const found = spelled.length > 0 ? spelled : named(files, inside, (other) => other.toLowerCase() === lower)
    if (found.length === 0) continue
    const meant = inside.length > 0 ? directly(inside, found) : outermost(found, query.line)
    return atLine(query, constructorsLast(chosen(name, at, meant)))
  }
  return []
}

/**
 * Without what lies in one of the same name: `cors` is the function, and what it returns is `cors.cors`. A constructor stays: it is
 * called by its type's name.
 */
function outermost(found: readonly Defined[], line: number | undefined): readonly Defined[] {
  if (line !== undefined || found.length < 2) return found
  const all = Map.groupBy(found, ({ file }) => file)
  const ofFile = new Map([...all].map(([file, own]) => [file, new Set(own.map(({ index }) => index))]))
  const isInside = ({ file, symbol }: Defined): boolean => {
    const others = ofFile.get(file)
    for (let up = symbol.parent; up !== undefined; up = file.symbol(up)?.parent) if (others?.has(up)) return true
    return false
  }
  return found.filter((one) => isConstructor(one) || !isInside(one))
}

const isConstructor = ({ symbol }: Defined): boolean => symbol.kind === 'constructor'
const constructorsLast = (found: readonly Defined[]): readonly Defined[] =>
  [...found].sort((a, b) => Number(isConstructor(a)) - Number(isConstructor(b)))

/** The overloads that are meant. A symbol that is called like the whole text may have parentheses in its name. */
const chosen = (name: SymbolName, at: number, found: readonly Defined[]): readonly Defined[] =>
  at === 0 ? found : withArguments(name.arguments, found)

function named(files: readonly IndexedFile[], inside: readonly string[], same: (name: string) => boolean): Defined[] {
  const found: Defined[] = []
  for (const file of files)
    for (const [at, name] of file.columns.names.entries()) {
      if (!same(name)) continue
      for (const one of definedAt(file, at)) if (hasContainers(file, one.symbol, inside)) found.push(one)
    }
  return found
}

/**
 * Those that the innermost container itself holds, if there are any; or else those that are in no type or function besides: what
 * `requests.get` names is no method of a class in there.
 */
function directly(containers: readonly string[], found: Defined[]): Defined[] {
  const container = containers.at(-1)
  if (container === undefined) return found
  const held = found.filter(({ file, symbol }) => isDirectlyIn(file, symbol, container))
  if (held.length > 0) return held
  const named = found.filter(({ symbol }) => isHeldByOnly(symbol, containers))
  return named.length > 0 ? named : found
}

function definedAt(file: IndexedFile, index: number): Defined[] {
  const symbol = file.symbol(index)
  return symbol ? [{ file, symbol, index }] : []
}

/** With a line: the symbols around it, only the one with the nearest name; for an overload, all overloads. */
function atLine({ line }: SymbolQuery, found: readonly Defined[]): Defined[] {
  if (line === undefined) return [...found]
  const around = found.filter(({ symbol }) => symbol.start <= line + 1 && line <= symbol.end)
  const nearest = Math.min(...around.map(({ symbol }) => Math.abs(symbol.line - line)))
  const meant = around.filter(({ symbol }) => Math.abs(symbol.line - line) === nearest)
  return meant.some(isSignature) ? found.filter((one) => meant.some((other) => sameThing([one, other]))) : meant
}

/** Languages in which signatures of one name belong to one function: a call leads to its body, whichever it fits. */
export const ONE_BODY: ReadonlySet<string> = new Set([
  'typescript',
  'tsx',
  'javascript',
  'vue',
  'svelte',
  'astro',
  'python',
])
const isSignature = ({ file, symbol }: Defined): boolean =>
  ONE_BODY.has(file.row.language) && (symbol.modifiers?.includes('declaration') ?? false)

/** The symbols that are meant, as one; a failure that lists the candidates if they are several. */
export function theOne(query: SymbolQuery, found: readonly Defined[]): Defined[] {
  const real = withoutDeclarations(found)
  if (sameThing(real)) return [...real]
  const many = new Set(real.map(({ file }) => file.path)).size < MOST_CANDIDATE_FILES ? '' : 'at least '
  throw new Failure('ambiguous_symbol', `${quoted(query)} names ${many}${real.length} symbols of this ref.`, {
    details: { candidates: candidates(real) },
  })
}

export function withoutDeclarations(found: readonly Defined[]): readonly Defined[] {
  const real = found.filter(({ symbol }) => !symbol.modifiers?.includes('declaration'))
  return real.length > 0 ? real : found
}

/** A type counts as one with its constructors, which are called by its name. */
export function sameThing(found: readonly Defined[]): boolean {
  const [first] = found
  return found.every(
    (one) =>
      first !== undefined && (isOverload(one, first) || (TYPE_KINDS.has(first.symbol.kind) && constructs(one, first))),
  )
}

const isOverload = ({ file, symbol }: Defined, first: Defined): boolean =>
  file.path === first.file.path &&
  (symbol.qualified ?? symbol.name) === (first.symbol.qualified ?? first.symbol.name) &&
  symbol.parent === first.symbol.parent

const constructs = (one: Defined, { file, symbol, index }: Defined): boolean =>
  isConstructor(one) &&
  (one.file === file ? one.symbol.parent === index : isDirectlyIn(one.file, one.symbol, symbol.name))

const MOST_CANDIDATES = 20
export function candidates(found: readonly Defined[]): Candidate[] {
  return found.slice(0, MOST_CANDIDATES).map(({ file, symbol }) => candidate(file, symbol))
}

/** No symbol of the ref is defined under that name. It may still be known by it elsewhere: see `other-names.ts`. */
export class NotDefined extends Failure {
  readonly query: SymbolQuery
  readonly clues: Partial<Clues>

  constructor(query: SymbolQuery, clues: Partial<Clues>, ...failure: ConstructorParameters<typeof Failure>) {
    super(...failure)
    this.query = query
    this.clues = clues
  }
}

/**
 * The failure if none of the opened files has it. It says that there is none only if fewer than `most` files were
 * found; otherwise some were not opened. `package`: there is a package of that name, which can be listed as this.
 */
export function notFound(
  query: SymbolQuery,
  near: readonly string[],
  looked: readonly IndexedFile[],
  most = MOST_CANDIDATE_FILES,
  { clues = {}, package: module }: { clues?: Partial<Clues>; package?: string | undefined } = {},
): Failure {
  const { names, containers } = query.name
  const last = names.at(-1) ?? query.name.text
  const elsewhere = () => matching({ ...query, name: { ...query.name, containers: [] } }, looked)
  if (query.path === undefined && looked.length >= most)
    return new NotDefined(
      query,
      clues,
      'ambiguous_symbol',
      `More files define "${last}" than the ${most} that were examined.`,
      {
        hint: `None of those has it in "${containers.join('.')}". Pass its \`path\`, or a \`symbol_id\` from \`search_symbols\`.`,
        details: { candidates: candidates(elsewhere()) },
      },
    )
  if (query.name.route) return noHandler(query, clues, query.name.route.path.length < TRIGRAM)
  const where =
    query.path === undefined ? '' : query.line === undefined ? ' in that file' : ' at that line of that file'
  const message = `${quoted(query)} is not a symbol${where} of this ref.`
  const others = containers.length > 0 && query.line === undefined ? withoutDeclarations(elsewhere()) : []
  if (others.length > 0)
    return new NotDefined(query, clues, 'symbol_not_found', message, {
      hint: `"${last}" exists, but not inside "${containers.join('.')}": see \`details.candidates\`, and pass a \`symbol_id\`.`,
      details: { candidates: candidates(others) },
    })
  if (module !== undefined)
    return new NotDefined(query, clues, 'symbol_not_found', message, {
      hint: 'It is the name of a package: `list_package_exports` with `details.package` lists what that offers.',
      details: { package: module, near: nearest(last, near) },
    })
  const closest = nearest(last, near)
  return new NotDefined(query, clues, 'symbol_not_found', message, {
    ...(closest.length > 0
      ? { hint: 'You may mean one of `details.near`; `search_symbols` finds symbols by part of their name.' }
      : {}),
    details: { near: closest },
  })
}

const TRIGRAM = 3

function noHandler(query: SymbolQuery, clues: Partial<Clues>, isShort: boolean): Failure {
  const why = isShort ? 'whose path is too short to be looked up' : 'that no known handler serves'
  return new NotDefined(query, clues, 'symbol_not_found', `${quoted(query)} is a route ${why}.`, {
    hint: `${isShort ? 'Ask for its handler by name.' : 'Handlers are known where their own file registers them.'} \`search_code\` finds where the path is written.`,
  })
}

const quoted = ({ name }: SymbolQuery): string =>
  name.id === undefined ? JSON.stringify(name.text.slice(0, 100)) : formatSymbolId(name.id)

/** Names a few keystrokes away, nearest first. */
export function nearest(name: string, names: readonly string[], most = 8): string[] {
  const wanted = name.toLowerCase()
  const worst = Math.max(2, Math.ceil(wanted.length / 3))
  return names
    .map((other) => ({ other, distance: editDistance(wanted, other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= worst || other.toLowerCase().startsWith(wanted))
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other)
}

export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return 99
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitute = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(substitute, (previous[j] as number) + 1, (current[j - 1] as number) + 1))
    }
    previous = current
  }
  return previous[b.length] as number
}

export const idsOf = (found: readonly Defined[]): Id[] => found.map(({ symbol }) => symbol.id)
