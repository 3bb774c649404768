/**
 * What is read about a name together with the names similar to it, so that one that defines nothing costs no further round
 * trip to learn what it may stand for (other-names.ts).
 */

import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { bit } from '../indexed/occurrences.ts'
import type { Edge, Index, Lookup, PostingsBlock, Segment } from '../ports.ts'
import { textNeed } from '../text-search/needs.ts'
import { keysOf } from '../text-search/postings.ts'
import { type SymbolQuery, startOf } from './resolve.ts'
import { registeringNeeds } from './routes/registrations.ts'
import { parseSymbolName } from './symbol-name.ts'

/** Files whose facts and links are read for what a name means in them: any that imports it says so. */
export const MOST_FILES = 16
const MOST_PATHS = 8
/** From a type to its bases. */
export const UPWARDS = { uses: bit('extends') | bit('implements'), depth: 5, cap: 400 }

export interface Clues {
  readonly segments: readonly Segment[]
  readonly blocks: readonly PostingsBlock[]
  /** Files that define the type that the name has around it. */
  readonly types: readonly IndexedFile[]
  readonly edges: readonly Edge[]
  /** Paths of files that are called after it, where a command of Django would be. */
  readonly paths: readonly string[]
}
type ClueLookups = { [K in keyof Clues]?: Lookup<Clues[K]> }

/** What may be known under another name: the type around the name, or the name itself. */
const aliasIn = ({ name }: SymbolQuery): string => name.route?.path ?? name.containers.at(-1) ?? name.names.at(-1) ?? ''

export function cluesTo(index: Index, scope: RefScope, query: SymbolQuery): ClueLookups {
  if (query.path !== undefined || query.line !== undefined || query.name.id !== undefined || query.name.place) return {}
  const { route } = query.name
  const needs = [textNeed(aliasIn(query)), ...(route ? registeringNeeds(route) : [])].filter(
    ({ kind }) => kind !== 'anything',
  )
  const keys = new Set(needs.flatMap((need) => [...keysOf(need)]))
  const start = startOf(typeAround(query))
  return {
    ...(keys.size === 0 ? {} : { segments: index.segments(), blocks: index.postings([...keys]) }),
    ...(query.name.containers.length === 0
      ? /^[a-z]\w*$/.test(query.name.text) && scope.languages.python
        ? { paths: index.pathsLike(`${query.name.text}.py`, MOST_PATHS) }
        : {}
      : {
          types: index.filesDefining(start, { facts: true, links: true, text: true }, MOST_FILES),
          edges: index.edgesOutOf(start, UPWARDS),
        }),
  } as ClueLookups
}

export const typeAround = ({ name }: SymbolQuery): SymbolQuery => ({ name: parseSymbolName(name.containers.join('.')) })
