/** `CREATE TABLE`: columns, keys, checks and defaults. */
import { inTable, isHead } from './expressions.ts'
import { BEHIND_TYPES, CONSTRAINTS } from './keywords.ts'
import { type Name, pathOf, textOf } from './reader.ts'
import { toColumns, toTable } from './scopes.ts'
import type { Place, State } from './state.ts'

export function createTable(
  s: State,
  start: number,
  at: number,
  end: number,
  place: Place,
  isTemporary: boolean,
  isVirtual: boolean,
): void {
  const name = s.name(at)
  if (!name) return
  if (isTemporary || textOf(name).startsWith('#') || !place.declares) {
    s.temporary.add(pathOf(name).toLowerCase())
    s.walk.statements(s, name.end, end, place)
    return
  }
  const table = s.define(name, 'struct', start, end, place, name.end)
  if (table < 0) return
  const inside = { ...place, from: table }
  let next = name.end
  let isComplete = false
  if (s.is(next, '(') && !isVirtual && !isHead(s, next + 1)) {
    isComplete = true
    const close = s.close(next, end)
    for (const [first, last] of s.items(next + 1, close))
      if (s.upper(first) === 'LIKE') {
        isComplete = false
        const like = s.name(first + 1)
        if (like) toTable(s, like, 'read', inside)
      } else tableItem(s, first, last, name, table, inside)
    next = close + 1
  } else if (isVirtual) return
  for (; next < end; next++) {
    const upper = s.upper(next)
    if (isHead(s, next)) {
      isComplete = false
      s.walk.query(s, next, end, inside)
      break
    }
    const other =
      upper === 'OF' && s.upper(next - 1) === 'PARTITION'
        ? s.name(next + 1)
        : upper === 'INHERITS' && s.is(next + 1, '(')
          ? s.name(next + 2)
          : upper === 'LIKE' || upper === 'CLONE'
            ? s.name(next + 1)
            : undefined
    if (other) {
      isComplete = false
      toTable(s, other, 'read', inside)
      next = other.end - 1
    }
  }
  if (isComplete) s.surface.complete.push(table)
}

/** A column of a table, or a constraint. */
export function tableItem(s: State, first: number, last: number, table: Name, parent: number, place: Place): void {
  if (isConstraint(s, first)) {
    constraint(s, first, last, table, place)
    return
  }
  const name = s.name(first)
  if (name?.parts.length !== 1 || name.end > last) return
  defineColumn(s, name, first, last, table, parent, place)
}

/** `parent`: of the table's symbol; -1 where it is added to one. */
export function defineColumn(
  s: State,
  name: Name,
  first: number,
  last: number,
  table: Name,
  parent: number,
  place: Place,
): void {
  const typeEnd = endOfType(s, name.end, last)
  const type = s.textBetween(name.end, typeEnd)
  const index = s.define(name, 'property', first, last, { ...place, from: parent }, last, table, type)
  const inside = { ...place, from: index < 0 ? place.from : index }
  const typeName = s.name(name.end)
  if (typeName && typeName.end <= typeEnd) s.refer('type', 'type', typeName, inside, { isGuess: true })
  constraint(s, typeEnd, last, table, inside)
}

/** Keys, checks and defaults. Columns in brackets are the table's, or of the one that they refer to. */
export function constraint(s: State, first: number, last: number, table: Name, place: Place): void {
  let of = pathOf(table)
  for (let at = first; at < last; at++) {
    const upper = s.upper(at)
    if (upper === 'CONSTRAINT') {
      at++
      continue
    }
    if (upper === 'REFERENCES') {
      const name = s.name(at + 1)
      if (!name) continue
      toTable(s, name, 'read', place)
      of = pathOf(name)
      if (s.is(name.end, '(')) {
        toColumns(s, name.end, last, of, 'read', place)
        at = s.close(name.end, last)
      } else at = name.end - 1
      of = pathOf(table)
      continue
    }
    if (s.is(at, '(')) {
      const close = s.close(at, last)
      const isList =
        /^(?:KEY|UNIQUE|INDEX|CLUSTERED|NONCLUSTERED)$/.test(s.upper(at - 1)) || isKeyName(s, at - 1, first)
      if (isList) toColumns(s, at, last, of, 'read', place)
      else inTable(s, at + 1, close, of, place)
      at = close
    }
  }
}

/** The name of a key: `KEY by_name (`. */
function isKeyName(s: State, at: number, first: number): boolean {
  return at > first && /^(?:KEY|UNIQUE|INDEX)$/.test(s.upper(at - 1)) && s.name(at) !== undefined
}

export function isConstraint(s: State, at: number): boolean {
  const upper = s.upper(at)
  if (!CONSTRAINTS.has(upper)) return false
  if (!/^(?:KEY|INDEX|UNIQUE|PERIOD|CHECK)$/.test(upper)) return true
  // A column may have such a name: what follows is a type then.
  if (s.is(at + 1, '(') || /^(?:KEY|INDEX|CLUSTERED|NONCLUSTERED|NULLS|FOR)$/.test(s.upper(at + 1))) return true
  const bracket = [at + 2, at + 3].find((one) => s.is(one, '('))
  if (bracket === undefined) return s.upper(at + 2) === 'USING'
  return !/^\d/.test(s.tokens[bracket + 1]?.text ?? '')
}

function endOfType(s: State, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (s.is(at, '(')) at = s.close(at, end)
    else if (at > start && BEHIND_TYPES.has(s.upper(at))) return at
    else if (
      at === start &&
      /^(?:REFERENCES|PRIMARY|NOT|NULL|DEFAULT|UNIQUE|AS|CHECK|GENERATED|COLLATE|CONSTRAINT)$/.test(s.upper(at))
    )
      return at
  }
  return end
}
