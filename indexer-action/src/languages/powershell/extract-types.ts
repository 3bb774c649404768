/** Names of types. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Place, State } from './extraction.ts'

/** The types that are named in a type: both of `Dictionary[string, Foo]`. */
export function types(state: State, spec: number, place: Place): void {
  const text = state.t.text(spec)
  const start = state.t.tree.start[spec] as number
  for (const { 0: name, index } of text.matchAll(/[\p{L}_][\p{L}\p{N}_.]*/gu))
    typeAt(state, start + index, name, 'type', place)
}

export function typeAt(
  state: State,
  offset: number,
  written: string,
  use: Use,
  place: Place,
  supposed?: boolean,
): void {
  const [name = ''] = /^[\p{L}_][\p{L}\p{N}_.]*/u.exec(written) ?? []
  state.refer(offset, name.length, use, place, { is: 'type', name }, supposed)
}
