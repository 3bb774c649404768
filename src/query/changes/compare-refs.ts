/**
 * What happened to a repository's symbols between two of its refs, and who calls what changed.
 *
 * A page covers as many differing paths as can be opened together. Within these, moved symbols are recognised, and what breaks others
 * comes first. In a larger difference, a symbol that moved between pages appears as removed and as added, and the answer says so.
 */
import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { AnyKind, CallEnd } from '../answers/answer.ts'
import { qualifiedName, shortened, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import type { Page, Position } from '../page.ts'
import type { DifferingPath, DifferingQuery, Index } from '../ports.ts'
import { type Callers, callersOf, MOST_CALLERS } from './callers-of-changes.ts'
import { isBreaking, isHidden, isRenamed, type SymbolChange } from './change.ts'
import { symbolChanges } from './symbol-changes.ts'
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
  /** With its name, if that was another, in its file or with its module. */
  before: Place.extend({ name: z.string().optional(), qualified_name: z.string().optional() }).optional(),
  /** Visible to others, in `ref` or before: exported, public. */
  public: z.literal(true).optional(),
  /** Others could name it, and cannot as they did: it is gone, hidden, elsewhere, exported otherwise, or has another name or another signature than fits. Of what was added: others have to implement it. */
  breaking: z.literal(true).describe('Others cannot use it as they did, or have to implement it now').optional(),
  signature_changed: z.boolean().optional(),
  body_changed: z.boolean().optional(),
  /** The body differs in nothing else. */
  whitespace_only: z.literal(true).optional(),
  /** Who may name it is not who could. */
  visibility_changed: z.literal(true).optional(),
  /** Others could name it, and cannot now. */
  hidden: z.literal(true).optional(),
  doc_changed: z.literal(true).optional(),
  /** Nothing else of it changed than where that is or what it is called. */
  with_container: z.literal(true).describe('Only what contains it was renamed or moved').optional(),
  /** How much of its text is that of `before`, where nothing else says that this is what it was. */
  likeness: z
    .number()
    .min(0)
    .max(1)
    .describe('Paired with `before` by its text alone: the part that is the same')
    .optional(),
  /** In `ref`; of a value, whoever reads or writes it. Of a symbol that others cannot name there as they could, also whoever used it at `base_ref` and still names it. */
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
  const callers = await callersOf(index, scope, base, here, { all, paths, now })
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
    publicChanged: all.filter(isBreaking).length,
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

function compared(one: SymbolChange, callers: Callers): ComparedSymbol {
  const { change, here, before } = one
  const { file, symbol } = here
  const calls = callers.of(one)
  return {
    change,
    name: symbol.name,
    kind: symbol.kind,
    qualified_name: qualifiedName(file, symbol),
    symbol_id: formatSymbolId(symbol.id),
    ...placeOf(here),
    ...(wasOrIsPublic(one) ? { public: true as const } : {}),
    ...(isBreaking(one) ? { breaking: true as const } : {}),
    ...(before
      ? {
          before: { ...placeOf(before), ...namesOf(one) },
          signature_changed: one.signature,
          body_changed: one.body,
          ...(one.space ? { whitespace_only: true as const } : {}),
          ...(one.visibility ? { visibility_changed: true as const } : {}),
          ...(isHidden(one) ? { hidden: true as const } : {}),
          ...(one.doc ? { doc_changed: true as const } : {}),
          ...(one.withContainer ? { with_container: true as const } : {}),
          ...(one.likeness === undefined ? {} : { likeness: Math.floor(one.likeness * 100) / 100 }),
        }
      : {}),
    ...(change === 'added' ? {} : { callers: calls.ends.slice(0, MOST_CALLERS), total_callers: calls.total }),
  }
}

/** What it was called, where that is not how it is called now. */
function namesOf({ here, before }: SymbolChange): { name?: string; qualified_name?: string } {
  if (!before) return {}
  const was = qualifiedName(before.file, before.symbol)
  return {
    ...(isRenamed({ here, before }) ? { name: before.symbol.name } : {}),
    ...(was === qualifiedName(here.file, here.symbol) ? {} : { qualified_name: was }),
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
