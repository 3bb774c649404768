/**
 * What a package, module or namespace offers to others: its exported symbols, whichever files they are in.
 *
 * A package may be named as its language names it (`requests.auth`, `net/http`, `App\Models`) or by its folder or file.
 */
import type { RefScope } from '../tenancy/scope.ts'
import { type SymbolDescriptor, symbolDescriptor } from './descriptors.ts'
import { Failure } from './failure.ts'
import type { IndexedFile } from './indexed-file.ts'
import { type Page, type Position, pageOf } from './page.ts'
import type { Index } from './ports.ts'

const MOST_FILES = 80
const MOST_BYTES = 8_000_000

export interface PackageExports {
  readonly total: number
  readonly page: Page<SymbolDescriptor>
  readonly files: number
  /** There are more files than were looked through. */
  readonly partial: boolean
}

export async function packageExports(
  index: Index,
  scope: RefScope,
  name: string,
  { type, limit, from }: { type: string | undefined; limit: number; from: Position | undefined },
): Promise<PackageExports> {
  const segments = name.split(/::|[./\\]/).filter(Boolean)
  const last = segments.at(-1)?.toLowerCase() ?? ''
  const bounds = { files: MOST_FILES, scan: 20_000, bytes: MOST_BYTES }
  const { named, top } = await index.read(scope, {
    named: index.filesInOrder('', { pathHas: [last] }, { facts: true, text: true }, bounds),
    // A package at the root of its repository is in no folder of its name.
    top: index.filesInOrder('', {}, { facts: true, text: true }, { ...bounds, files: 40, scan: 400 }),
  })
  const all = new Map([...named, ...top].map((file) => [file.path, file]))
  const own = [...all.values()].filter((file) => belongs(file, name, segments))
  if (own.length === 0)
    throw new Failure('result_not_found', 'No indexed file belongs to that package, module or namespace.', {
      hint: '`symbols` with a directory lists its files; `search_symbols` finds names.',
    })
  own.sort((a, b) => (a.path < b.path ? -1 : 1))
  const exported = own.flatMap((file) =>
    file.row.role === 'test'
      ? []
      : file.symbols
          .filter((symbol, at) => isExported(file, at) && symbol.kind !== 'impl')
          .map((symbol) => symbolDescriptor(scope, file, symbol)),
  )
  const wanted = type === undefined ? exported : exported.filter((one) => one.kind === type)
  return {
    total: wanted.length,
    page: pageOf(wanted, from, limit),
    files: own.length,
    partial: named.length >= MOST_FILES,
  }
}

function belongs(file: IndexedFile, name: string, segments: readonly string[]): boolean {
  const module = file.facts.module
  if (module !== undefined) {
    if (module === name || module === segments.join('.') || module.split(/::|[./\\]/).join('.') === segments.join('.'))
      return true
    if (segments.length === 1 && module.split(/::|[./\\]/).at(-1) === segments[0]) return true
  }
  const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')))
  const wanted = name.replace(/^\.?\/|\/$/g, '')
  return (
    folder === wanted ||
    file.path === wanted ||
    file.path.replace(/\.[^./]+$/, '') === wanted ||
    file.path.replace(/(?:\/index|\/__init__|\/mod)?\.[^./]+$/, '') === segments.join('/')
  )
}

/** Top-level, and open to others as far as its language says so; a language that says nothing exports what has no underscore. */
function isExported(file: IndexedFile, at: number): boolean {
  const symbol = file.symbols[at]
  if (!symbol || symbol.parent !== undefined) return false
  const modifiers = symbol.modifiers ?? []
  if (modifiers.includes('exported') || modifiers.includes('public') || modifiers.includes('default')) return true
  if (modifiers.includes('private') || modifiers.includes('internal') || modifiers.includes('static')) return false
  const says = file.symbols.some(
    (other) => other.modifiers?.includes('exported') || other.modifiers?.includes('public'),
  )
  return !says && !symbol.name.startsWith('_')
}
