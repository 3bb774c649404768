/**
 * Who calls what changed, or reads it, where that is a value.
 *
 * Nothing in the ref leads to a symbol that is no longer there, or can no longer be named as and where it was. Those who used it
 * are asked for at the base, in the same round trip. Of them those are listed whose code, as it is in the ref, still names it, and
 * reaches neither it where it is now nor another symbol of that name that was added.
 */

import type { Id } from '../../contract/ids.ts'
import { type SymbolKind, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { CallEnd } from '../answers/answer.ts'
import { creditedTo, type End, endOf, endsIn, isCaller } from '../answers/call-ends.ts'
import { escaped } from '../escaped.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { bit, CALL_USES, WRITTEN } from '../indexed/occurrences.ts'
import type { DifferingPath, Index, Lookup, Users } from '../ports.ts'
import { goneIn, type SymbolChange } from './change.ts'

const MOST_CALLS = 1000
const MOST_CALLER_FILES = 100
/** Callers of one symbol that are shown. */
export const MOST_CALLERS = 5

const CALLS = { uses: CALL_USES, depth: 1, cap: MOST_CALLS + 1 }
/** Whatever names it breaks with it. Where it is imported only to be used, the use is what matters. */
const ANY_USE = { ...CALLS, uses: WRITTEN & ~bit('import') }

export interface Callers {
  /** Each once, and how many there are: not all of their files may have been opened. */
  of(change: SymbolChange): { readonly ends: readonly CallEnd[]; readonly total: number }
  /** More uses lead to what changed than were visited. */
  readonly capped: boolean
}

interface Compared {
  readonly all: readonly SymbolChange[]
  readonly paths: readonly DifferingPath[]
  /** The ref's own files among those that differ. */
  readonly now: readonly IndexedFile[]
}

export async function callersOf(
  index: Index,
  scope: RefScope,
  base: RefScope,
  changes: readonly SymbolChange[],
  { all, paths, now }: Compared,
): Promise<Callers> {
  const still = changes.flatMap((one) => (one.before ? [one.here.symbol] : []))
  const [values, kept] = [still.filter(isValue), still.filter((symbol) => !isValue(symbol))].map((all) =>
    all.map(({ id }) => id),
  ) as [Id[], Id[]]
  const gone = changes.flatMap((one) => goneIn(one) ?? [])
  const names = new Set(gone.map(({ symbol }) => symbol.name))
  const namesakes = all.filter(
    (one) => names.has(one.here.symbol.name) && one.change !== 'removed' && (one.change === 'added' || goneIn(one)),
  )
  const users = (ids: readonly Id[], uses: typeof CALLS): Lookup<Users> =>
    index.users({ ids: [...new Set(ids)] }, uses, { facts: true }, MOST_CALLER_FILES)
  const lookups: Record<string, Lookup<Users>> = {
    ...(kept.length > 0 ? { kept: users(kept, CALLS) } : {}),
    ...(values.length > 0 ? { values: users(values, ANY_USE) } : {}),
    ...(gone.length > 0 ? { gone: index.inRef(base, users(idsOf(gone), ANY_USE)) } : {}),
    ...(namesakes.length > 0 ? { namesakes: users(idsOf(namesakes.map(({ here }) => here)), ANY_USE) } : {}),
  }
  if (Object.keys(lookups).length === 0) return { of: () => ({ ends: [], total: 0 }), capped: false }
  const found: Record<string, Users | undefined> = await index.read(scope, lookups)
  const calling = new Map([...endsInto(found.kept, isCaller), ...endsInto(found.values, isUser)])
  const used = endsInto(found.gone, isUser)
  const nameOf = new Map(namesakes.map(({ here: { symbol } }) => [symbol.id, symbol.name]))
  const reaching = [...endsInto(found.namesakes, isUser)].flatMap(([target, ends]) =>
    ends.map((end) => `${nameOf.get(target)} ${idOf(end)}`),
  )
  const reach = new Set(reaching)
  const currently = currentOf(all, paths, now)
  const left = (name: string, ends: readonly Credited[]): CallEnd[] =>
    once(
      ends.flatMap(({ source, end }) => {
        const current = end && currently(end)
        if (!current || reach.has(`${name} ${idOf({ source, end: current })}`) || !stillNames(current, name)) return []
        return [endOf(current.file, current.file.symbol(current.index))]
      }),
    )
  return {
    of: (change) => {
      const was = goneIn(change)
      const own = change.before ? (calling.get(change.here.symbol.id) ?? []) : []
      const naming = was ? left(was.symbol.name, used.get(was.symbol.id) ?? []) : []
      const ends = once(own.flatMap(({ end }) => (end ? endOf(end.file, end.file.symbol(end.index)) : [])))
      const only = naming.filter(({ symbol_id: id }) => !ends.some((end) => end.symbol_id === id))
      return { ends: [...ends, ...only], total: new Set(own.map(({ source }) => source)).size + only.length }
    },
    capped: Object.values(found).some((one) => one !== undefined && one.edges.length > MOST_CALLS),
  }
}

/** Nobody calls a constant or a field, and who reads it depends on it. */
const isValue = ({ kind }: { readonly kind: SymbolKind }): boolean => VALUE_KINDS.has(kind)
const VALUE_KINDS: ReadonlySet<SymbolKind> = new Set(['variable', 'constant', 'property', 'enum_member', 'macro'])

const idsOf = (symbols: readonly { readonly symbol: { readonly id: Id } }[]): Id[] =>
  symbols.map(({ symbol }) => symbol.id)

/** Who uses something, as the edge names it and as a reader would. */
interface Credited {
  readonly source: Id
  /** Absent if its file was not opened. */
  readonly end: End | undefined
}

const idOf = ({ source, end }: Credited): Id =>
  end ? (end.file.symbol(end.index)?.id ?? end.file.row.moduleId) : source

function endsInto(users: Users | undefined, until: typeof isCaller): ReadonlyMap<Id, readonly Credited[]> {
  const { edges = [], files = [] } = users ?? {}
  const ends = endsIn(files)
  const credited = edges.flatMap(({ source, target }) => {
    if (source === target) return []
    const of = ends.get(source)
    const end = of && { file: of.file, index: creditedTo(of.file, of.index, until(of.file)) }
    return [{ target, source, end }]
  })
  return Map.groupBy(credited, ({ target }) => target)
}

/** Also a type that names another one. */
const isUser: typeof isCaller = (file) => (index) =>
  isCaller(file)(index) || TYPE_KINDS.has(file.columns.kind(index) ?? 'module')

/** What is in the ref now of something at the base. Files that do not differ, or were not opened, are as they were. */
function currentOf(all: readonly SymbolChange[], paths: readonly DifferingPath[], now: readonly IndexedFile[]) {
  const differs = new Set(paths.map(({ path }) => path))
  const files = new Map(now.map((file) => [file.path, file]))
  const followed = new Map(all.flatMap(({ before, here }) => (before ? [[before.symbol.id, here] as const] : [])))
  return ({ file, index }: End): End | undefined => {
    if (!differs.has(file.path)) return { file, index }
    const symbol = file.symbol(index)
    const here = symbol && followed.get(symbol.id)
    if (here) return here
    const current = files.get(file.path)
    if (!current) return undefined
    if (!symbol) return { file: current, index: -1 }
    const at = current.indexOf(symbol.id)
    return at < 0 ? undefined : { file: current, index: at }
  }
}

/** Without its text, the file is one that does not differ. */
function stillNames({ file, index }: End, name: string): boolean {
  if (!file.hasText) return true
  const symbol = file.symbol(index)
  const text = symbol ? file.linesBetween(Math.max(1, symbol.start), symbol.end).join('\n') : file.text
  return new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(text)
}

const once = (ends: readonly CallEnd[]): CallEnd[] => [
  ...new Map(ends.map((end) => [`${end.symbol_id} ${end.path}`, end])).values(),
]
