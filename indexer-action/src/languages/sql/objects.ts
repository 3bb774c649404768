/** What else `CREATE` makes: views, indexes, types. */
import { inTable, isHead } from './expressions.ts'
import { pathOf } from './reader.ts'
import { toTable } from './scopes.ts'
import type { Place, State } from './state.ts'
import { tableItem } from './tables.ts'
import type { Token } from './tokens.ts'

export function createView(s: State, start: number, at: number, end: number, place: Place): void {
  const name = s.name(at)
  if (!name) return
  const from = s.define(name, 'struct', start, end, place, name.end)
  const inside = { ...place, from: from < 0 ? place.from : from }
  for (let next = name.end; next < end; next++)
    if (isHead(s, next) || (s.is(next, '(') && isHead(s, next + 1))) {
      s.walk.query(s, next, end, inside)
      return
    }
}

export function createIndex(s: State, start: number, at: number, end: number, place: Place): void {
  const isNamed = s.upper(at) !== 'ON'
  const name = isNamed ? s.name(at) : undefined
  const on = name ? name.end : at
  if (s.upper(on) !== 'ON') return
  const from = name ? s.define(name, 'object', start, end, place, end) : place.from
  onTable(s, on + 1, end, { ...place, from: from < 0 ? place.from : from })
}

/** A table, and what is said about its columns. */
export function onTable(s: State, at: number, end: number, place: Place): void {
  const table = s.name(s.upper(at) === 'ONLY' ? at + 1 : at)
  if (!table) return
  toTable(s, table, 'read', place)
  inTable(s, table.end, end, pathOf(table), place)
}

export function createType(s: State, start: number, at: number, end: number, place: Place, object: string): void {
  const name = s.name(at)
  if (!name) return
  const first = s.upper(name.end) === 'AS' ? name.end + 1 : name.end
  const upper = s.upper(first)
  if (upper === 'ENUM' && s.is(first + 1, '(')) {
    const parent = s.define(name, 'enum', start, end, place, name.end)
    for (let value = first + 2; value < s.close(first + 1, end); value++) {
      const token = s.tokens[value] as Token
      if (token.kind === 'text' && token.text !== '')
        s.define(
          { parts: [token], end: value + 1 },
          'enum_member',
          value,
          value + 1,
          { ...place, from: parent },
          value + 1,
          name,
        )
    }
    return
  }
  const opening = upper === 'TABLE' || upper === 'OBJECT' ? first + 1 : first
  const isStruct = object === 'TYPE' && s.is(opening, '(') && upper !== 'RANGE' && s.upper(first - 1) === 'AS'
  const parent = s.define(name, isStruct ? 'struct' : 'type', start, end, place, isStruct ? name.end : end)
  const inside = { ...place, from: parent < 0 ? place.from : parent }
  if (isStruct && parent >= 0) {
    for (const [from, to] of s.items(opening + 1, s.close(opening, end))) tableItem(s, from, to, name, parent, inside)
  } else {
    const base = object === 'DOMAIN' ? s.name(first) : undefined
    if (base) s.refer('type', 'type', base, inside, { isGuess: true })
  }
}
