/** Tells "there is none" from "we would not know", with numbers, in every empty answer. */
import type { CallRelationship } from '../query/answers/answer.ts'
import type { SymbolQuery } from '../query/naming/resolve.ts'
import { languageKeys } from '../query/text-search/query.ts'
import type { RefScope } from '../tenancy/scope.ts'

export interface Emptiness {
  readonly total: number
  readonly language: string
  /** Syntax errors in the file that defines the symbol. */
  readonly errorsInFile: number
}

export function whyNone(scope: RefScope, { total, language, errorsInFile }: Emptiness, what: string): string[] {
  if (total > 0) return []
  const known = languageIn(scope, language)
  const looked = `No ${what} were found in the ${scope.indexed} indexed files.`
  return [
    looked,
    ...(scope.skipped > 0 ? [`${scope.skipped} files were skipped and could not be searched.`] : []),
    ...(known?.withErrors ? [`${known.withErrors} of ${known.files} ${language} files were parsed with errors.`] : []),
    ...(known ? [] : [`${language} is not a language that is linked, so this does not mean that it is unused.`]),
    ...(errorsInFile > 0 ? [`The file that defines it has ${errorsInFile} syntax errors.`] : []),
  ]
}

/** The same of calls, of which these arguments leave some out: what they leave out may well be there. */
export function whyNoCalls(
  scope: RefScope,
  found: Emptiness,
  what: string,
  { config, min_confidence = 0 }: { config?: string | undefined; min_confidence?: number | undefined },
): string[] {
  const filters = [...(config === undefined ? [] : ['`config`']), ...(min_confidence > 0 ? ['`min_confidence`'] : [])]
  return whyNone(scope, found, filters.length === 0 ? what : `${what} that pass ${filters.join(' and ')}`)
}

/** Of a search that was told a language which no file of the ref is in: nothing else explains why it found nothing. */
export function noSuchLanguage(scope: RefScope, named: string | readonly string[] | undefined): string[] {
  const keys = typeof named === 'string' ? languageKeys(named) : (named ?? [])
  return keys.length > 0 && !keys.some((key) => languageIn(scope, key))
    ? ['No indexed file of this ref is in that language.']
    : []
}

/** Why a search in words found nothing; that the ref has no files is said of every answer. `candidates`: files that have the words, whichever pass the filters. */
export function whyNothingLikeIt(scope: RefScope, language: string | undefined, candidates: number): string[] {
  if (scope.indexed === 0) return []
  const noLanguage = noSuchLanguage(scope, language)
  if (noLanguage.length > 0) return noLanguage
  return candidates > 0
    ? ['Files contain these words, but none of them passes the filters and belongs to this ref.']
    : [
        'Nothing here is like the query: try other words, `search_symbols` for part of a name, or `search_code` for an exact text.',
      ]
}

/** The statistics of a language; undefined where the ref has no files in it, whatever its name. */
export const languageIn = ({ languages }: RefScope, language: string): RefScope['languages'][string] | undefined =>
  Object.hasOwn(languages, language) ? languages[language] : undefined

/** `way`: an argument of the tool that leaves edges out, if the call can still be given one. */
export function cappedWarning(capped: boolean, { name, path }: SymbolQuery, way: string | false): string[] {
  if (!capped) return []
  // The database knows the last part of a qualified name: edges of others that are called so were visited too.
  const shared = path === undefined && name.containers.length > 0
  const ways = [...(way ? [way] : []), ...(shared ? ['the `path` that defines it'] : [])]
  const hint = ways.length === 0 ? '' : ` Fewer are visited with ${ways.join(' or ')}.`
  return [`The symbol has more edges than one call visits, so only some are shown.${hint}`]
}

export const moreLinesWarning = (calls: readonly Pick<CallRelationship, 'more_lines'>[]): string[] =>
  calls.some(({ more_lines }) => more_lines !== undefined)
    ? [
        '`other_lines` is cut where `more_lines` counts the rest: `find_references` with `kind: "calls"` lists every call.',
      ]
    : []
