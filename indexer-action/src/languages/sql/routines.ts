/** Functions, procedures, triggers and events: what they take and give, and the statements in them. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Parameter } from '../../../../src/contract/symbols.ts'
import type { SymbolDraft } from '../language.ts'
import { expressions } from './expressions.ts'
import { pathOf, textOf } from './reader.ts'
import { toTable } from './scopes.ts'
import type { Place, State } from './state.ts'
import type { Token } from './tokens.ts'

export function createRoutine(s: State, start: number, at: number, end: number, place: Place, object: string): number {
  const name = s.name(at)
  if (!name) return at
  const isTrigger = object === 'TRIGGER' || object === 'EVENT'
  const last = routineEnd(s, name.end, end)
  const body = bodyOf(s, name.end, last)
  const from = s.define(name, 'function', start, last, place, body, undefined, undefined, isTrigger)
  const variables = new Set(place.variables)
  const inside: Place = { ...place, from: from < 0 ? place.from : from, variables, declares: false }
  if (isTrigger) trigger(s, name.end, body, last, inside, variables, object)
  else routine(s, name.end, body, last, inside, variables, s.symbols[from])
  return last
}

/** Columns whose changes a trigger is for are of a table that is only named behind them. */
function trigger(
  s: State,
  start: number,
  body: number,
  last: number,
  inside: Place,
  variables: Set<string>,
  object: string,
): void {
  const on = s.find(start, body, 'ON')
  const table = on < 0 ? undefined : s.name(on + 1)
  if (!table || object === 'EVENT' || /^(?:DATABASE|ALL)$/.test(s.upper(on + 1))) {
    s.walk.statements(s, start, last, inside)
    return
  }
  for (let column = start; column < on; column++)
    if (s.upper(column - 1) === 'OF' || s.is(column - 1, ',')) {
      const named = s.name(column)
      if (named && !/^(?:INSERT|UPDATE|DELETE)$/.test(s.upper(column)))
        s.refer('column', 'read', named, inside, { table: pathOf(table), isGuess: true })
    }
  toTable(s, table, 'read', inside)
  for (let rows = table.end; rows < last && !/^(?:EXECUTE|BEGIN)$/.test(s.upper(rows)); rows++)
    if (s.upper(rows) === 'TABLE' && /^(?:NEW|OLD)$/.test(s.upper(rows - 1))) {
      const handed = s.tokens[s.upper(rows + 1) === 'AS' ? rows + 2 : rows + 1]
      if (handed) s.surface.handed.push(handed.text.toLowerCase())
    }
  const view = s.view([], undefined)
  for (const row of ['new', 'old', 'inserted', 'deleted']) view.names.set(row, pathOf(table))
  const within = { ...inside, view }
  const run = s.find(table.end, last, 'EXECUTE')
  if (run >= 0 && /^(?:FUNCTION|PROCEDURE)$/.test(s.upper(run + 1))) {
    expressions(s, table.end, run, within)
    const called = s.name(run + 2)
    if (called) s.refer('routine', 'call', called, inside)
  } else {
    declared(s, table.end, last, variables)
    s.walk.statements(s, table.end, last, within)
  }
}

function routine(
  s: State,
  start: number,
  body: number,
  last: number,
  inside: Place,
  variables: Set<string>,
  made: SymbolDraft | undefined,
): void {
  // Parameters stand in brackets, or, in SQL Server's procedures, with marks of their own.
  let next = s.is(start, '(') ? parametersEnd(s, start, last, inside, variables, made) : start
  const language = s.find(next, last, 'LANGUAGE')
  const said = (s.tokens[language + 1]?.text ?? 'sql').toLowerCase()
  if (language >= 0 && !/^(?:sql|plpgsql|tsql)$/.test(said)) return
  const returns = s.find(next, body, 'RETURNS')
  if (returns >= 0) {
    const setof = s.upper(returns + 1) === 'SETOF' ? returns + 2 : returns + 1
    if (s.upper(setof) === 'TABLE' && s.is(setof + 1, '(')) {
      const close = s.close(setof + 1, last)
      for (const [first] of s.items(setof + 2, close)) variables.add((s.tokens[first]?.text ?? '').toLowerCase())
      next = close + 1
    } else {
      const type = s.name(setof)
      if (type) {
        if (made) made.returns = textOf(type)
        s.refer('type', 'type', type, inside, { isGuess: true })
        next = type.end
      }
    }
  }
  // Oracle's have no `DECLARE`.
  if (/^(?:AS|IS)$/.test(s.upper(body))) declarations(s, body + 1, last, variables)
  declared(s, next, last, variables)
  s.walk.statements(s, next, last, inside)
}

/** Reads parameters in brackets; gives the token behind them. */
function parametersEnd(
  s: State,
  opening: number,
  last: number,
  inside: Place,
  variables: Set<string>,
  made: SymbolDraft | undefined,
): number {
  const close = s.close(opening, last)
  const parameters: Parameter[] = []
  for (const [first, until] of s.items(opening + 1, close)) {
    const isMode = /^(?:IN|OUT|INOUT|VARIADIC)$/.test(s.upper(first))
    const parameter = s.tokens[isMode ? first + 1 : first]
    if (!parameter) continue
    const isNamed = until - first > (isMode ? 2 : 1)
    if (isNamed && parameter.text.length <= LIMITS.nameChars) {
      variables.add(parameter.text.toLowerCase())
      const type = s.textBetween(isMode ? first + 2 : first + 1, until)
      parameters.push({ name: parameter.text, type: type.slice(0, 80) })
    }
    for (let word = first; word < until; word++) {
      const type = word === first && isNamed ? undefined : s.name(word)
      if (!type) continue
      s.refer('type', 'type', type, inside, { isGuess: true })
      word = type.end - 1
    }
  }
  if (made && parameters.length > 0) made.parameters = parameters.slice(0, 256)
  return close + 1
}

/** What `DECLARE` and `FOR … IN` name in a body. */
function declared(s: State, start: number, end: number, variables: Set<string>): void {
  for (let at = start; at < end; at++) {
    const upper = s.upper(at)
    // SQL Server's have a mark, and hide nothing.
    if (upper === 'DECLARE' && s.tokens[at + 1]?.kind !== 'variable') at = declarations(s, at + 1, end, variables)
    else if (upper === 'FOR' && s.upper(at + 2) === 'IN') variables.add((s.tokens[at + 1] as Token).text.toLowerCase())
  }
}

/** `x, y int; z text;`, up to where it begins. */
function declarations(s: State, start: number, end: number, variables: Set<string>): number {
  let at = start
  const add = (): unknown => variables.add((s.tokens[at]?.text ?? '').toLowerCase())
  while (at < end && s.upper(at) !== 'BEGIN') {
    for (add(); s.is(at + 1, ','); add()) at += 2
    while (at < end && s.upper(at) !== 'BEGIN' && !s.is(at, ';')) at++
    if (s.is(at, ';')) at++
  }
  return at
}

/** `DO $$ … $$`: what is made there stays. Gives the token behind it. */
export function block(s: State, start: number, end: number, place: Place): number {
  const opening = s.upper(start + 1) === 'LANGUAGE' ? start + 3 : start + 1
  const open = s.tokens[opening]
  if (open?.kind !== 'open') return start + 1
  let last = opening + 1
  while (last < end && !(s.tokens[last]?.kind === 'close' && s.tokens[last]?.text === open.text)) last++
  const variables = new Set(place.variables)
  declared(s, opening, last, variables)
  s.walk.statements(s, opening + 1, last, { ...place, variables })
  return last + 1
}

/** Where its body begins, for what stands before is its head. */
function bodyOf(s: State, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (s.tokens[at]?.kind === 'open') return at
    if (s.is(at, '(')) at = s.close(at, end)
    else if (
      /^(?:BEGIN|AS|IS|EXECUTE|DECLARE)$/.test(s.upper(at)) &&
      s.upper(at + 1) !== 'OWNER' &&
      s.upper(at + 1) !== 'CALLER'
    )
      return at
    else if (/^(?:FOLLOWS|PRECEDES|SELECT|INSERT|RETURN)$/.test(s.upper(at)) && s.upper(at - 1) === 'ROW') return at
  }
  return end
}

/** A routine's statements may have semicolons, in dollar quotes or between `BEGIN` and `END`. */
function routineEnd(s: State, start: number, end: number): number {
  let depth = 0
  let isQuoted = false
  let hasBatches = false
  for (let at = start; at < end; at++) {
    const { kind, upper, text } = s.tokens[at] as Token
    if (kind === 'open') isQuoted = true
    else if (kind === 'close') {
      if (!isQuoted) return at
      isQuoted = false
    } else if (isQuoted) continue
    else if (kind === 'end') return at
    else if (upper === 'BEGIN') {
      if (!/^TRAN/.test(s.upper(at + 1)) && !s.is(at + 1, ';')) depth++
    } else if (upper === 'CASE') {
      if (s.upper(at - 1) !== 'END') depth++
    } else if (upper === 'END') {
      if (!/^(?:IF|LOOP|WHILE|REPEAT|FOR)$/.test(s.upper(at + 1))) depth--
    } else if (kind === 'sign' && text === ';' && depth <= 0) {
      // SQL Server's last until the batch does, Oracle's until a slash.
      hasBatches ||= s.hasBatches(at, end)
      if (!hasBatches) return at
    }
  }
  return end
}
