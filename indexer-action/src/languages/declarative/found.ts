/** What a name was found to mean, and the forms that answers take. */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { Definition } from './definitions.ts'

type Named = Pick<Definition, 'symbol'>

/** `use`: where it is told by what the name means, such as an import. */
export type Found = { destination: Destination; evidence: Evidence; confidence?: number; use?: 'import' }

/** Maximum number of candidates that are kept. A name shared by more definitions is left unresolved. */
export const MOST_CANDIDATES = 5
/** Maximum number of overloads in one type that are kept. */
export const MOST_OVERLOADS = 16

/** A single definition, or up to `most` alternatives. */
export function one(found: readonly Named[], evidence: Evidence, most: number): Found | undefined {
  const [only, ...more] = found
  if (!only || found.length > most) return undefined
  return more.length === 0
    ? { destination: symbolOf(only), evidence }
    : { destination: { to: 'one_of', options: found.map(symbolOf) }, evidence: 'ambiguous' }
}

export const symbolOf = ({ symbol }: Named): Destination => ({ to: 'symbol', id: symbol.id })
export const unknown = (name: string): Found => ({
  destination: { to: 'unknown', name },
  evidence: 'dynamic',
  confidence: 0,
})
/** An extension of a type is not what the type's name means. */
export const isNamed = ({ symbol }: Definition): boolean => symbol.kind !== 'impl'
