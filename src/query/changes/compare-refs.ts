/**
 * What happened to a repository's symbols between two of its refs, and who calls what changed.
 *
 * A page covers as many differing paths as can be opened together. Within these, moved symbols are recognised. In a
 * larger difference, a symbol that moved between pages appears as removed and as added, and the answer says so.
 */
import { z } from 'zod'
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { AnyKind, CallEnd } from '../answers/answer.ts'
import { creditedTo, endOf, endsIn, isCaller } from '../answers/call-ends.ts'
import { qualifiedName, shortened, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { CALL_USES } from '../indexed/occurrences.ts'
import type { Defined } from '../naming/resolve.ts'
import type { Page, Position } from '../page.ts'
import type { DifferingPath, DifferingQuery, Index } from '../ports.ts'
import { type SymbolChange, symbolChanges } from './symbol-changes.ts'
import { isPublic } from './visibility.ts'

const Place = z.object({
  path: z.string(),
  line: z.int().positive(),
  line_end: z.int().positive(),
  symbol_stable_id: z.string(),
  signature: z.string().optional(),
})

export const ComparedSymbol = z.object({
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  name: z.string(),
  kind: AnyKind,
  qualified_name: z.string(),
  /** Usable in `ref`; for a removed symbol, in `base_ref`. */
  symbol_id: z.string(),
  ...Place.shape,
  before: Place.optional(),
  /** Visible to others: exported, public. */
  public: z.literal(true).optional(),
  signature_changed: z.boolean().optional(),
  body_changed: z.boolean().optional(),
  callers: z.array(CallEnd).optional(),
  total_callers: z.int().min(0).optional(),
})
export type ComparedSymbol = z.infer<typeof ComparedSymbol>

export interface Comparison {
  readonly page: Page<ComparedSymbol>
  /** The number of paths that differ from here on, and the number this page covers. */
  readonly files: number
  readonly counts: Readonly<Record<SymbolChange['change'], number>>
  /** Changes that may break users outside the repository. */
  readonly publicChanged: number
  /** Paths that differ and are not indexed at one of the two refs: new, deleted or skipped there. */
  readonly oneSided: { readonly added: number; readonly removed: number }
  /** Not all differing paths could be opened together. */
  readonly windowed: boolean
  readonly capped: boolean
}

/** Both sides' texts and facts at once take about a quarter of an isolate. */
export const WINDOW = { files: 400, bytes: 6_000_000 }
const MOST_CALLS = 1000
const MOST_CALLER_FILES = 100
const MOST_CALLERS = 5

export async function compareRefs(
  index: Index,
  scope: RefScope,
  base: RefScope,
  options: { readonly pathHas: string; readonly limit: number; readonly from: Position | undefined },
): Promise<Comparison> {
  const [path, skip = 0] = options.from ?? []
  const after = typeof path === 'string' ? path : ''
  const query: DifferingQuery = { ...WINDOW, pathHas: options.pathHas, after }
  const { differing, files } = await index.read(scope, {
    differing: index.differing(base, query),
    files: index.differingFiles(base, query, { facts: true, text: true }),
  })
  const { paths, total } = differing
  const { was, now } = sidesOf(paths, files)
  const all = symbolChanges(was, now)
  const start = Number(skip)
  const here = all.slice(start, start + options.limit)
  const moreHere = start + here.length < all.length
  const lastPath = paths.at(-1)?.path ?? after
  const moreLater = total > paths.length
  const places = here.map((_, at): Position => [after, start + at + 1])
  if (!moreHere && moreLater && places.length > 0) places[places.length - 1] = [lastPath, 0]
  const callers = await callersOf(index, scope, here)
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
  for (const { change } of all) counts[change]++
  return {
    page: {
      items: here.map((change) => compared(change, callers)),
      after: places,
      more: moreHere || moreLater,
      ...(moreLater && !moreHere ? { next: [lastPath, 0] } : {}),
    },
    files: total,
    counts,
    publicChanged: all.filter(
      (one) => wasOrIsPublic(one) && (one.signature || one.change === 'removed' || one.change === 'moved'),
    ).length,
    oneSided: {
      added: paths.filter((one) => one.was === undefined).length,
      removed: paths.filter((one) => one.now === undefined).length,
    },
    windowed: moreLater || after !== '',
    capped: callers.capped,
  }
}

export function sidesOf(
  paths: readonly DifferingPath[],
  files: readonly IndexedFile[],
): { was: IndexedFile[]; now: IndexedFile[] } {
  const [was, now] = [new Set(paths.map((one) => one.was)), new Set(paths.map((one) => one.now))]
  return { was: files.filter((file) => was.has(file.row.id)), now: files.filter((file) => now.has(file.row.id)) }
}

interface Callers {
  readonly of: ReadonlyMap<Id, { readonly ends: CallEnd[]; readonly total: number }>
  readonly capped: boolean
}

/** The current callers of symbols that exist at both refs and changed. */
async function callersOf(index: Index, scope: RefScope, changes: readonly SymbolChange[]): Promise<Callers> {
  const ids = [...new Set(changes.filter((one) => one.before).map((one) => one.here.symbol.id))]
  if (ids.length === 0) return { of: new Map(), capped: false }
  const start = { ids }
  const calls = { uses: CALL_USES, depth: 1, cap: MOST_CALLS + 1 }
  const { callers } = await index.read(scope, {
    callers: index.users(start, calls, { facts: true }, MOST_CALLER_FILES),
  })
  const { edges, files } = callers
  const ends = endsIn(files)
  const into = Map.groupBy(
    edges.filter(({ source, target }) => source !== target),
    ({ target }) => target,
  )
  const of = new Map<Id, { ends: CallEnd[]; total: number }>()
  for (const [id, list] of into) {
    const shown = list.flatMap((edge) => {
      const end = ends.get(edge.source)
      return end ? [endOf(end.file, end.file.symbol(creditedTo(end.file, end.index, isCaller(end.file))))] : []
    })
    const once = [...new Map(shown.map((end) => [`${end.symbol_id} ${end.path}`, end])).values()]
    of.set(id, { ends: once.slice(0, MOST_CALLERS), total: new Set(list.map((edge) => edge.source)).size })
  }
  return { of, capped: edges.length > MOST_CALLS }
}

function compared({ change, here, before, signature, body }: SymbolChange, callers: Callers): ComparedSymbol {
  const { file, symbol } = here
  const calls = before ? callers.of.get(symbol.id) : undefined
  return {
    change,
    name: symbol.name,
    kind: symbol.kind,
    qualified_name: qualifiedName(file, symbol),
    symbol_id: formatSymbolId(symbol.id),
    ...placeOf(here),
    ...(wasOrIsPublic({ here, before }) ? { public: true as const } : {}),
    ...(before
      ? {
          before: placeOf(before),
          signature_changed: signature,
          body_changed: body,
          callers: calls?.ends ?? [],
          total_callers: calls?.total ?? 0,
        }
      : {}),
  }
}

const wasOrIsPublic = ({ here, before }: { here: Defined; before?: Defined | undefined }): boolean =>
  isPublic(here) || (before !== undefined && isPublic(before))

function placeOf({ file, symbol }: Defined): z.infer<typeof Place> {
  const line = Math.max(1, symbol.line)
  return {
    path: file.path,
    line,
    line_end: Math.max(line, symbol.end),
    symbol_stable_id: stableId(file, symbol),
    ...(symbol.signature === undefined ? {} : { signature: shortened(symbol.signature) }),
  }
}
