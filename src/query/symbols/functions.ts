/** The one function or method that is meant. Among several symbols of the name, those that can be called. */

import { CALLABLE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { matchesIn } from '../naming/matches.ts'
import { type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import type { Index } from '../ports.ts'

export async function findFunction(index: Index, scope: RefScope, query: SymbolQuery): Promise<Defined> {
  const { files } = await index.read(scope, {
    files: index.filesDefining(startOf(query), { facts: true, text: true }, MOST_CANDIDATE_FILES),
  })
  const found = await matchesIn(index, scope, query, files)
  const callable = found.filter(({ symbol }) => CALLABLE_KINDS.has(symbol.kind))
  return theOne(query, callable.length > 0 ? callable : found)[0] as Defined
}
