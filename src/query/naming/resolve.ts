/**
 * From what a caller says about a symbol to the symbol, or to the candidates; never a guess.
 *
 * Several symbols are one answer only if the language says that they are one: overloads and merged declarations of one
 * file, and a definition with its forward declarations.
 */
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import { type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import type { Candidate } from '../answers/answer.ts'
import { candidate } from '../answers/describe.ts'
import { Failure } from '../failure.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Start } from '../ports.ts'
import { withArguments } from './overloads.ts'
import {
  hasContainers,
  isBegunBy,
  isDirectlyIn,
  isHeldByOnly,
  isOfAnotherPackage,
  type SymbolName,
} from './symbol-name.ts'

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

export const isType = ({ symbol }: Defined): boolean => TYPE_KINDS.has(symbol.kind)
const isConstructor = ({ symbol }: Defined): boolean => symbol.kind === 'constructor'
const constructorsLast = (found: readonly Defined[]): readonly Defined[] =>
  [...found].sort((a, b) => Number(isConstructor(a)) - Number(isConstructor(b)))

/** The overloads that are meant. A symbol that is called like the whole text may have parentheses in its name. */
const chosen = (name: SymbolName, at: number, found: readonly Defined[]): readonly Defined[] =>
  ofArity(name.arity, at === 0 ? found : withArguments(name.arguments, found))

/** Those that take so many arguments: what has a default may be left out. If none does, those of which that is not known. */
export function ofArity(arity: number | undefined, found: readonly Defined[]): readonly Defined[] {
  if (arity === undefined) return found
  const fitting = found.filter(({ symbol: { parameters = [] } }) => {
    const least = parameters.filter((one) => one.default === undefined && !one.variadic).length
    return least <= arity && (arity <= parameters.length || parameters.some(({ variadic }) => variadic))
  })
  return fitting.length > 0 ? fitting : found.filter(({ symbol }) => symbol.parameters === undefined)
}

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
  const whole = held.filter(({ file, symbol }) => !isBegunBy(file, symbol, container))
  if (held.length > 0) {
    const best = whole.length > 0 ? whole : held
    const packaged = best.filter(({ file, symbol }) => !isOfAnotherPackage(file, symbol, container))
    return packaged.length > 0 ? packaged : best
  }
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

/** The symbols of a name that means several, where all of them are an answer; empty if it means one. */
export function severalOf(found: readonly Defined[]): readonly Defined[] {
  const real = withoutDeclarations(found)
  return sameThing(real) ? [] : real
}

/** What is defined; if nothing is, what is declared, and else the names under which files import it. */
export function withoutDeclarations(found: readonly Defined[]): readonly Defined[] {
  const real = found.filter(({ symbol }) => !symbol.modifiers?.includes('declaration'))
  const own = real.filter((one) => !isRequired(one))
  return own.length > 0 ? own : real.length > 0 ? real : found
}

/** `View = require('./view')`: uses of such a name lead to what the other file defines. What a package gives is defined nowhere else. */
const isRequired = ({ file, symbol }: Defined): boolean =>
  ONE_BODY.has(file.row.language) && REQUIRED.test(symbol.signature ?? '') && !DATA.test(symbol.signature ?? '')
const REQUIRED = /^(?:[\w$]+|\{.*\}) = require\((['"])\.\.?(?:\/.*)?\1\)[\w$.]*$/
const DATA = /\.json['"]\)/

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

/** The name as a failure may repeat it: it is the caller's, and no text of the repository. */
export const quoted = ({ name }: SymbolQuery): string =>
  name.id === undefined ? JSON.stringify(name.text.slice(0, 100)) : formatSymbolId(name.id)

export const idsOf = (found: readonly Defined[]): Id[] => found.map(({ symbol }) => symbol.id)

/** One of those that have the same id: a file may be there by two ways. */
export const eachOnce = (found: readonly Defined[]): Defined[] => [
  ...new Map(found.map((one) => [one.symbol.id, one])).values(),
]

/** The symbols of these ids that the files define. */
export function definedIn(files: readonly IndexedFile[], ids: ReadonlySet<Id>): Defined[] {
  return [...ids].flatMap((id) => {
    for (const file of files) {
      const at = file.indexOf(id)
      const symbol = file.symbol(at)
      if (symbol) return [{ file, symbol, index: at }]
    }
    return []
  })
}
