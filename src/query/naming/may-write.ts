/** Files that may write a text, by the index of trigrams. */
import type { Id } from '../../contract/ids.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { Need } from '../text-search/needs.ts'
import { keysOf, mostNamed, nextCandidates, postingsOf } from '../text-search/postings.ts'
import type { Clues } from './clues.ts'

/** Files that write a route or a command; only their facts are read. */
export const MOST_WRITING_FILES = 64

/** Versions of other generations are named too, and drop out when they are read. */
export function mayWrite(scope: RefScope, need: Need, { segments = [], blocks = [] }: Partial<Clues>): Id[] {
  if (need.kind === 'anything') return []
  const postings = postingsOf(blocks, keysOf(need))
  const named = nextCandidates(need, segments, postings, undefined, mostNamed(segments, scope.indexed)).files
  return named.map(({ id }) => id)
}
