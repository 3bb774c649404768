/** Who may name a symbol. */
import { type Modifier, type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import { containerOf } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { ownText } from './symbol-text.ts'

/**
 * Whether users outside the repository may: tests are for nobody else, whatever their language makes visible. A namespace of C++
 * is for everybody who declares it.
 */
export const isPublic = ({ file, symbol }: Pick<Defined, 'file' | 'symbol'>): boolean =>
  file.row.role !== 'test' &&
  !has(symbol, 'test') &&
  !(symbol.kind === 'namespace' && INCLUDED.has(file.row.language)) &&
  isNameable(file, symbol)

const has = ({ modifiers = [] }: SymbolFact, ...any: readonly Modifier[]): boolean =>
  modifiers.some((one) => any.includes(one))

/** Where nothing is written, members of a type are for whoever may name the type. */
const OPEN_MEMBERS = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'vue', 'svelte', 'astro'])
/** Where everything is for everybody, as far as it is not said to be private. */
const OPEN = new Set(['ruby'])
/** Where members of a protocol or trait are as visible as it is, without a word. */
const OPEN_PROMISES = new Set(['swift', 'rust'])
/** Where a file is included, and what it has is for whoever includes it. */
const INCLUDED = new Set(['c', 'cpp'])
const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|cuh)$/i
const OPEN_KINDS = new Set(['class', 'module', 'method', 'constructor', 'property', 'constant'])

function isNameable(file: IndexedFile, symbol: SymbolFact): boolean {
  const holder = containerOf(file, symbol)
  if (has(symbol, 'private', 'protected', 'internal') || (holder && isHidden(file, holder))) return false
  if (has(symbol, 'exported', 'public')) return true
  const { language } = file.row
  const isConstant = symbol.kind === 'variable' && /^\p{Lu}/u.test(symbol.name)
  if (OPEN.has(language) && (OPEN_KINDS.has(symbol.kind) || isConstant)) return true
  if (INCLUDED.has(language)) return isIncluded(file, symbol, holder)
  if (OPEN_PROMISES.has(language) && holder && /^(?:interface|trait)$/.test(holder.kind))
    return isNameable(file, holder)
  const isMember = symbol.kind === 'enum_member' || (OPEN_MEMBERS.has(language) && !symbol.name.startsWith('#'))
  return isMember && holder !== undefined && TYPE_KINDS.has(holder.kind) && isNameable(file, holder)
}

/** Not a macro that only says that it is there: a header's own, as a rule. */
function isIncluded(file: IndexedFile, symbol: SymbolFact, holder: SymbolFact | undefined): boolean {
  if (!HEADER.test(file.path)) return false
  if (symbol.kind === 'macro' && /^#\s*define\s+\w+$/.test(symbol.signature ?? '')) return false
  return holder === undefined || isNameable(file, holder)
}

function isHidden(file: IndexedFile, holder: SymbolFact): boolean {
  const around = containerOf(file, holder)
  return has(holder, 'private', 'internal') || (around !== undefined && isHidden(file, around))
}

const isDefault = ({ symbol }: Pick<Defined, 'symbol'>): boolean => symbol.modifiers?.includes('default') === true

/** Whether others could import it by its name and no longer can, or as the default. */
export const isExportedOtherwise = (before: Defined, here: Defined): boolean =>
  isDefault(before) ? !isDefault(here) : isPublic(before) && isDefault(here) && !isNamedToo(here)

/** Of a default export: whether it is exported by its name as well, as far as nothing says that it is not. */
const isNamedToo = (one: Defined): boolean =>
  !/^\s*export\s+default\b/m.test(ownText(one)) ||
  one.file.text
    .matchAll(/\bexport\s*\{([^{}]*)\}/g)
    .some(([, names = '']) => names.split(/[^\w$]+/).includes(one.symbol.name))
