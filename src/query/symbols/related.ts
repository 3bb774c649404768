/**
 * Symbols related to a symbol (seed 1): of its file, of its module (the files beside it), of its package (the folders
 * below), and those that its file imports.
 */

import { z } from 'zod'
import { USES } from '../../contract/links.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { destinations } from '../indexed/occurrences.ts'
import { matchesIn } from '../naming/matches.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import { type Page, type Position, pageOf } from '../page.ts'
import type { Index } from '../ports.ts'
import { SymbolSummary, summary } from './hierarchy.ts'

const RELATIONS = ['same_file', 'same_module', 'same_package', 'imported'] as const
export const RelatedSymbol = z.object({ ...SymbolSummary.shape, relation: z.enum(RELATIONS) })
export type RelatedSymbol = z.infer<typeof RelatedSymbol>
export type Scope = 'file' | 'module' | 'package'

const IMPORT = USES.indexOf('import')
/** Most files of a module or package that are searched. */
const MOST_FILES = 60
const MOST_BYTES = 6_000_000

export interface Related {
  readonly anchor: SymbolSummary
  readonly total: number
  readonly page: Page<RelatedSymbol>
  /** Files of the scope were left out. */
  readonly partial: boolean
  readonly language: string
}

export async function findRelated(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  { within, limit, from }: { within: Scope; limit: number; from: Position | undefined },
): Promise<Related> {
  const { files } = await index.read(scope, {
    files: index.filesDefining(startOf(query), { facts: true, links: within !== 'file' }, MOST_CANDIDATE_FILES),
  })
  const found = await matchesIn(index, scope, query, files)
  const { file, symbol, index: at } = theOne(query, found)[0] as Defined
  const related: RelatedSymbol[] = ofFile(
    scope,
    file,
    'same_file',
    (other) => other.id !== symbol.id && isTopLevel(file, other, symbol),
  )
  let partial = false
  if (within !== 'file') {
    const folder = directoryOf(file.path)
    const imported = importedIds(file)
    const limits = { files: MOST_FILES, bytes: MOST_BYTES }
    const { beside, below, targets } = await index.read(scope, {
      // Folders come before files in path order, so a look at all that lies below may end before the first of these.
      beside: index.filesInFolder(folder, { facts: true }, limits),
      below:
        within === 'module'
          ? index.filesDefining({ ids: [] }, {}, 0)
          : index.filesInOrder(folder, {}, { facts: true }, { ...limits, scan: 4000, directory: folder }),
      targets: index.filesDefining({ ids: imported }, { facts: true }, MOST_FILES),
    })
    partial = beside.length >= MOST_FILES || below.length >= MOST_FILES
    const deeper = below.filter(({ path }) => path.startsWith(folder) && directoryOf(path) !== folder)
    for (const [relation, others] of [
      ['same_module', beside.filter(({ path }) => path !== file.path)],
      ['same_package', deeper],
    ] as const)
      for (const other of others) related.push(...ofFile(scope, other, relation, (one) => one.parent === undefined))
    const known = new Set(related.map((one) => one.symbol_id))
    for (const other of targets) {
      for (const one of ofFile(scope, other, 'imported', (candidate) => imported.includes(candidate.id)))
        if (!known.has(one.symbol_id)) related.push(one)
    }
  }
  return {
    anchor: summary(scope, file, at),
    total: related.length,
    page: pageOf(related, from, limit),
    partial,
    language: file.row.language,
  }
}

/** In the symbol's own file: its siblings and the top level, but not the members of everything else. */
function isTopLevel(file: IndexedFile, other: SymbolFact, symbol: SymbolFact): boolean {
  return other.parent === undefined || other.parent === symbol.parent || file.symbol(other.parent)?.id === symbol.id
}

function ofFile(
  scope: RefScope,
  file: IndexedFile,
  relation: RelatedSymbol['relation'],
  wanted: (symbol: SymbolFact) => boolean,
): RelatedSymbol[] {
  return file.symbols.flatMap((symbol, at) => (wanted(symbol) ? [{ ...summary(scope, file, at), relation }] : []))
}

function importedIds(file: IndexedFile): number[] {
  const { links } = file
  const ids = new Set<number>()
  for (let at = 0; at < links.use.length; at++) {
    if (links.use[at] !== IMPORT) continue
    for (const of of destinations(links, links.target[at] as number)) if (of.to === 'symbol') ids.add(of.id)
  }
  return [...ids].slice(0, 200)
}
