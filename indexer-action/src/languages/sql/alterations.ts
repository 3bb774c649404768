/** Changes of what there is: `ALTER`, `DROP`, and what is said of it (`COMMENT ON`, `GRANT`). */
import { inTable } from './expressions.ts'
import { CONSTRAINTS } from './keywords.ts'
import { type Name, pathOf, textOf } from './reader.ts'
import { toNames, toQualified, toTable } from './scopes.ts'
import type { Place, State } from './state.ts'
import { constraint, defineColumn, isConstraint } from './tables.ts'
import type { Token } from './tokens.ts'
import type { ReferenceKind } from './unit.ts'

export function alter(s: State, start: number, end: number, place: Place): void {
  let at = start + 1
  if (/^(?:FOREIGN|MATERIALIZED)$/.test(s.upper(at))) at++
  const object = s.upper(at)
  at = s.skipIf(at + 1)
  if (s.upper(at) === 'ONLY') at++
  const name = s.name(at)
  if (!name) return
  if (object === 'VIEW' || object === 'INDEX' || object === 'FUNCTION' || object === 'PROCEDURE' || object === 'TYPE') {
    const kind = object === 'VIEW' ? 'table' : object === 'INDEX' ? 'index' : object === 'TYPE' ? 'type' : 'routine'
    s.refer(kind, 'write', name, place, { isGuess: true })
    if (object === 'TYPE' && s.upper(name.end) === 'ADD' && s.upper(name.end + 1) === 'VALUE') {
      const value = s.skipIf(name.end + 2)
      const token = s.tokens[value]
      if (token?.kind === 'text' && token.text !== '' && place.declares)
        s.define({ parts: [token], end: value + 1 }, 'enum_member', start, end, { ...place, from: -1 }, end, name)
    } else if (object === 'VIEW') s.walk.statements(s, name.end, end, place)
    return
  }
  if (object !== 'TABLE') return
  toTable(s, name, 'write', place)
  let isAdding = false
  for (const [first, last] of s.items(name.end, end)) isAdding = change(s, first, last, name, place, isAdding)
}

/** One change of a table. Whether it adds columns, as what follows a comma may, too. */
export function change(s: State, start: number, end: number, table: Name, place: Place, wasAdding: boolean): boolean {
  let at = start
  if (s.upper(at) === 'WITH') at += 2
  const verb = s.upper(at)
  const isColumn = s.upper(at + 1) === 'COLUMN'
  const named = s.skipIf(isColumn ? at + 2 : at + 1)
  const name = s.name(named)
  const column = (of: Name): void => s.refer('column', 'write', of, place, { table: pathOf(table), isGuess: true })
  switch (verb) {
    case 'ADD':
      if (s.is(named, '(')) {
        for (const [first, last] of s.items(named + 1, s.close(named, end))) add(s, first, last, table, place)
      } else add(s, named, end, table, place)
      return true
    case 'DROP':
      if (isColumn && name) column(name)
      else if (name && !CONSTRAINTS.has(s.upper(named)) && !/^(?:PARTITION|DEFAULT)$/.test(s.upper(named))) column(name)
      return false
    case 'ALTER':
    case 'MODIFY':
      if (!name || /^(?:CONSTRAINT|INDEX|CHECK)$/.test(s.upper(named))) return false
      column(name)
      inTable(s, name.end, end, pathOf(table), place)
      return false
    case 'CHANGE': {
      const after = name && s.name(name.end)
      if (!name || !after) return false
      column(name)
      if (textOf(after).toLowerCase() !== textOf(name).toLowerCase()) add(s, name.end, end, table, place)
      return false
    }
    case 'RENAME': {
      if (s.upper(at + 1) === 'TO' || s.upper(at + 1) === 'AS') {
        const after = s.name(at + 2)
        if (after) {
          s.surface.renamed.push([pathOf(table), pathOf(after), s.tree.lineAt((after.parts[0] as Token).start)])
          s.refer('table', 'write', after, place, { isGuess: true })
        }
      } else if (name && s.upper(name.end) === 'TO' && !CONSTRAINTS.has(s.upper(at + 1))) {
        column(name)
        add(s, name.end + 1, end, table, place)
      }
      return false
    }
    case 'ATTACH':
    case 'DETACH': {
      const partition = s.name(at + 2)
      if (partition) toTable(s, partition, 'read', place)
      return false
    }
  }
  if (
    wasAdding &&
    name &&
    !/^(?:ENABLE|DISABLE|OWNER|SET|RESET|VALIDATE|CHECK|NOCHECK|ENGINE|CONVERT|DEFAULT|COMMENT|AUTO_INCREMENT)$/.test(
      verb,
    )
  ) {
    add(s, at, end, table, place)
    return true
  }
  return false
}

export function add(s: State, first: number, last: number, table: Name, place: Place): void {
  if (isConstraint(s, first)) constraint(s, first, last, table, place)
  else {
    const name = s.name(first)
    // Without a type it is renamed.
    if (name?.parts.length !== 1 || name.end > last) return
    if (place.declares) defineColumn(s, name, first, last, table, -1, place)
  }
}

export function drop(s: State, start: number, end: number, place: Place): void {
  let at = start + 1
  while (/^(?:MATERIALIZED|TEMPORARY|FOREIGN)$/.test(s.upper(at))) at++
  const object = s.upper(at)
  const kind: ReferenceKind | undefined =
    object === 'TABLE' || object === 'VIEW'
      ? 'table'
      : object === 'INDEX'
        ? 'index'
        : object === 'TYPE' || object === 'DOMAIN'
          ? 'type'
          : object === 'TRIGGER'
            ? 'trigger'
            : /^(?:FUNCTION|PROC|PROCEDURE)$/.test(object)
              ? 'routine'
              : undefined
  if (kind === undefined) return
  const first = s.skipIf(at + 1)
  toNames(s, first, end, kind, 'write', place, kind !== 'table')
  const on = /^(?:INDEX|TRIGGER)$/.test(object) ? s.find(first, end, 'ON') : -1
  const table = on < 0 ? undefined : s.name(on + 1)
  if (table) toTable(s, table, 'write', place)
}

export function commented(s: State, at: number, place: Place): void {
  const object = s.upper(at)
  const name = s.name(object === 'MATERIALIZED' ? at + 2 : at + 1)
  if (!name) return
  if (object === 'TABLE' || object === 'VIEW' || object === 'MATERIALIZED') toTable(s, name, 'read', place)
  else if (object === 'COLUMN') toQualified(s, name, 'read', place)
  else if (object === 'FUNCTION' || object === 'PROCEDURE') s.refer('routine', 'read', name, place, { isGuess: true })
  else if (object === 'TYPE' || object === 'DOMAIN') s.refer('type', 'read', name, place, { isGuess: true })
  else if (object === 'INDEX') s.refer('index', 'read', name, place, { isGuess: true })
}

export function granted(s: State, start: number, end: number, place: Place): void {
  const on = s.find(start, end, 'ON')
  if (on < 0) return
  const object = s.upper(on + 1)
  if (/^(?:FUNCTION|PROCEDURE|ROUTINE)$/.test(object)) toNames(s, on + 2, end, 'routine', 'read', place, true)
  else if (object === 'TABLE') toNames(s, on + 2, end, 'table', 'read', place)
  else if (!/^(?:ALL|SCHEMA|SEQUENCE|DATABASE|TYPE|LANGUAGE|SEQUENCES|OBJECT)$/.test(object))
    toNames(s, on + 1, end, 'table', 'read', place, true)
}
