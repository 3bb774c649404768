/** Why there is no symbol for a name, and what the caller may have meant instead. */

import { Failure } from '../failure.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Clues } from './clues.ts'
import { nearestNames } from './near-names.ts'
import { candidates, matching, quoted, type SymbolQuery, withoutDeclarations } from './resolve.ts'
import type { SymbolName } from './symbol-name.ts'

/** No symbol of the ref is defined under that name. It may still be known by it elsewhere: see `other-names.ts`. */
export class NotDefined extends Failure {
  readonly query: SymbolQuery
  readonly clues: Partial<Clues>

  constructor(query: SymbolQuery, clues: Partial<Clues>, ...failure: ConstructorParameters<typeof Failure>) {
    super(...failure)
    this.query = query
    this.clues = clues
  }
}

/**
 * The failure if none of the opened files has it. It says that there is none only if fewer than `most` files were
 * found; otherwise some were not opened. `package`: there is a package of that name, which can be listed as this.
 */
export function notFound(
  query: SymbolQuery,
  near: readonly string[],
  looked: readonly IndexedFile[],
  most: number,
  { clues = {}, package: module }: { clues?: Partial<Clues>; package?: string | undefined } = {},
): Failure {
  const { names, containers } = query.name
  const last = names.at(-1) ?? query.name.text
  const elsewhere = () => matching({ ...query, name: withoutArity({ ...query.name, containers: [] }) }, looked)
  if (query.path === undefined && looked.length >= most)
    return new NotDefined(
      query,
      clues,
      'ambiguous_symbol',
      `More files define "${last}" than the ${most} that were examined.`,
      {
        hint: `None of those has it in "${containers.join('.')}". Pass its \`path\`, or a \`symbol_id\` from \`search_symbols\`.`,
        details: { candidates: candidates(elsewhere()) },
      },
    )
  if (query.name.route) return noHandler(query, clues, query.name.route.path.length < TRIGRAM)
  const where =
    query.path === undefined ? '' : query.line === undefined ? ' in that file' : ' at that line of that file'
  const message = `${quoted(query)} is not a symbol${where} of this ref.`
  const ofOther = query.name.arity === undefined ? [] : matching({ ...query, name: withoutArity(query.name) }, looked)
  if (ofOther.length > 0)
    return new NotDefined(query, clues, 'symbol_not_found', message, {
      hint: `"${last}" exists there, with another number of parameters: see \`details.candidates\`.`,
      details: { candidates: candidates(withoutDeclarations(ofOther)) },
    })
  const others = containers.length > 0 && query.line === undefined ? withoutDeclarations(elsewhere()) : []
  if (others.length > 0)
    return new NotDefined(query, clues, 'symbol_not_found', message, {
      hint: `"${last}" exists, but not inside "${containers.join('.')}": see \`details.candidates\`, and pass a \`symbol_id\`.`,
      details: { candidates: candidates(others) },
    })
  if (module !== undefined)
    return new NotDefined(query, clues, 'symbol_not_found', message, {
      hint: 'It is the name of a package: `list_package_exports` with `details.package` lists what that offers.',
      details: { package: module, near: nearestNames(last, near) },
    })
  const closest = nearestNames(last, near)
  return new NotDefined(query, clues, 'symbol_not_found', message, {
    ...(IN_TEXT.test(query.name.text)
      ? {
          hint: 'A name like this is seldom a symbol’s, and may be one of a route, a command or a setting: `search_code` finds where it is written.',
        }
      : closest.length > 0
        ? { hint: 'You may mean one of `details.near`; `search_symbols` finds symbols by part of their name.' }
        : {}),
    details: { near: closest },
  })
}

const withoutArity = ({ arity, ...name }: SymbolName): SymbolName => name

const TRIGRAM = 3
/** `user-details`, `shop:cart` */
const IN_TEXT = /^\w+(?:[-:]\w+)+$/

function noHandler(query: SymbolQuery, clues: Partial<Clues>, isShort: boolean): Failure {
  const why = isShort ? 'whose path is too short to be looked up' : 'that no known handler serves'
  return new NotDefined(query, clues, 'symbol_not_found', `${quoted(query)} is a route ${why}.`, {
    hint: `${isShort ? 'Ask for its handler by name.' : 'Handlers are known where a file registers them under the path, or its own path says the route.'} \`search_code\` finds where the path is written.`,
  })
}
