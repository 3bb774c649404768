/** What names of tables and columns mean where they stand. */

import { type Name, pathOf, textOf } from './reader.ts'
import type { Place, State, View } from './state.ts'
import type { Token } from './tokens.ts'
import type { Reference, ReferenceKind } from './unit.ts'

/** Records a table's name; gives what it is called, or '' where it is none of the repository's. */
export function toTable(s: State, name: Name, use: Reference['use'], place: Place, isGuess = false): string {
  const path = pathOf(name)
  const small = path.toLowerCase()
  const local = name.parts.length === 1 ? place.tables.get(small) : undefined
  if (local !== undefined) {
    s.refer('local', use, name, place, { at: local })
    return ''
  }
  if (s.temporary.has(small) || /^[#@]/.test(textOf(name))) return ''
  if (place.view && /^(?:inserted|deleted)$/.test(small)) {
    for (let view: View | undefined = place.view; view; view = view.outer) {
      const table = view.names.get(small)
      if (table !== undefined) return table
    }
  }
  s.refer('table', use, name, place, isGuess ? { isGuess } : {})
  return path
}

/** A column, by its alias or table where it has one. */
export function toColumn(s: State, name: Name, use: Reference['use'], place: Place): void {
  const last: Name = { parts: name.parts.slice(-1), end: name.end }
  if (name.parts.length === 1) {
    if (place.view && !place.variables.has(textOf(name).toLowerCase()))
      s.refer('column', use, last, place, { at: place.view.index, isGuess: true })
    return
  }
  const qualifier: Name = { parts: name.parts.slice(0, -1), end: name.end }
  const said = qualifier.parts.length === 1 ? textOf(qualifier).toLowerCase() : ''
  for (let view = place.view; view; view = view.outer) {
    let table = view.names.get(said)
    let isTable = false
    if (table !== undefined)
      isTable =
        said === table.slice(table.lastIndexOf('.') + 1).toLowerCase() &&
        !/^(?:new|old|excluded|inserted|deleted)$/.test(said)
    else if (qualifier.parts.length > 1) {
      const path = pathOf(qualifier).toLowerCase()
      table = [...view.names.values()].find((one) => one.toLowerCase() === path)
      isTable = true
    }
    if (table === undefined) continue
    if (table === '') return
    if (isTable) toTable(s, qualifier, 'read', place, true)
    s.refer('column', use, last, place, { table, isGuess: true })
    return
  }
}

/** `auth.users.id`: a table and a column of it. */
export function toQualified(s: State, name: Name, use: Reference['use'], place: Place): void {
  if (name.parts.length < 2) return
  const table = { parts: name.parts.slice(0, -1), end: name.end }
  toTable(s, table, 'read', place)
  s.refer('column', use, { parts: name.parts.slice(-1), end: name.end }, place, {
    table: pathOf(table),
    isGuess: true,
  })
}

/** The columns in brackets. */
export function toColumns(
  s: State,
  opening: number,
  end: number,
  table: string,
  use: Reference['use'],
  place: Place,
): void {
  for (const [first] of s.items(opening + 1, s.close(opening, end))) {
    const name = s.name(first)
    if (name?.parts.length === 1) s.refer('column', use, name, place, { table, isGuess: true })
  }
}

/** A list of names. */
export function toNames(
  s: State,
  first: number,
  end: number,
  kind: ReferenceKind,
  use: Reference['use'],
  place: Place,
  isGuess = false,
): void {
  for (let at = first; at < end; ) {
    const name = s.name(at)
    if (!name) return
    if (kind === 'table') toTable(s, name, use, place, isGuess)
    else s.refer(kind, use, name, place, isGuess ? { isGuess } : {})
    at = s.is(name.end, '(') ? s.close(name.end, end) + 1 : name.end
    if (!s.is(at, ',')) return
    at++
  }
}

/** dbt: `{{ ref('orders') }}` names the file of a model. */
export function toModel(s: State, token: Token, place: Place): void {
  const found = /\bref\(\s*(?:['"][^'"]+['"]\s*,\s*)?(['"])([\w.-]+)\1/.exec(token.text)
  const name = found?.[2]
  if (!found || name === undefined) return
  const start = token.start + found.index + found[0].lastIndexOf(name)
  s.body.references.push({
    kind: 'model',
    use: 'read',
    name,
    ...s.tree.positionAt(start),
    length: name.length,
    from: place.from,
  })
}
