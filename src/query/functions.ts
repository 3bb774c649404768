/**
 * The one function or method that is meant. Of several symbols that bear the name, those that can be called are meant.
 */
import { CALLABLE_KINDS } from '../contract/symbols.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { Index } from './ports.ts'
import { type Defined, MOST_CANDIDATE_FILES, matching, notFound, type SymbolQuery, startOf, theOne } from './resolve.ts'

export async function findFunction(index: Index, scope: RefScope, query: SymbolQuery): Promise<Defined> {
  const { files } = await index.read(scope, {
    files: index.filesDefining(startOf(query), { facts: true, text: true }, MOST_CANDIDATE_FILES),
  })
  const found = matching(query, files)
  if (found.length === 0) {
    const { near } = await index.read(scope, { near: index.namesLike(query.name.names.at(-1) ?? '', 400) })
    throw notFound(query, near)
  }
  const callable = found.filter(({ symbol }) => CALLABLE_KINDS.has(symbol.kind))
  return theOne(query, callable.length > 0 ? callable : found)[0] as Defined
}
