/** What a link set of one file says of a target: where it is, what kind it has, why it is believed. */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { SourceUnit } from './program.ts'
import type { Target } from './targets.ts'

/** None of a local of another file, or of what is not defined by a symbol. */
export function destinationOf(
  target: Pick<Target, 'unit' | 'definition' | 'external'>,
  from: SourceUnit,
): Destination | undefined {
  if (target.external) return { to: 'external', ...target.external }
  const { unit, definition } = target
  if (!unit || definition === 0) return undefined
  if (definition > 0) {
    const symbol = unit.symbols[definition - 1]
    return symbol && { to: 'symbol', id: symbol.id }
  }
  return unit === from ? { to: 'local', index: -definition - 1 } : undefined
}

export const destinationsOf = (targets: readonly Target[], from: SourceUnit): Destination[] =>
  targets.map((one) => destinationOf(one, from)).filter((one) => one !== undefined)

/** All of them together: merged declarations, or members of the parts of a union. */
export function destinationOfAll(targets: readonly Target[], from: SourceUnit): Destination | undefined {
  const options = destinationsOf(targets, from)
  return options.length > 1 ? { to: 'all_of', options } : options[0]
}

export const evidenceOf = ({ via, unit }: Target, from: SourceUnit): Evidence =>
  via === 'same_file' && unit !== from && unit !== undefined ? 'import' : via

export const kindOf = ({ unit, definition }: Target): string | undefined =>
  unit && definition > 0 ? unit.symbols[definition - 1]?.kind : undefined
