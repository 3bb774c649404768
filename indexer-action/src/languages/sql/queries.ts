/** Queries and changes of rows: their tables are a scope, and any other name may be a column of one of them. */

import { expressions, isHead } from './expressions.ts'
import { RESERVED } from './keywords.ts'
import { type Name, pathOf, textOf } from './reader.ts'
import { toColumns } from './scopes.ts'
import { type Segment, source } from './sources.ts'
import type { Place, State } from './state.ts'
import type { Token } from './tokens.ts'

/** What ends a list of tables or of changes. */
const ENDING =
  /^(?:WHERE|ON|GROUP|ORDER|HAVING|LIMIT|RETURNING|UNION|WINDOW|WHEN|EXCEPT|INTERSECT|FOR|VALUES|INTO|EXEC|EXECUTE|DECLARE|IF|BEGIN|PRINT|RAISERROR|FETCH|OPEN|RETURN|WHILE|LOOP)$/

/** Queries and changes of rows, one after the other: `WITH … INSERT INTO … SELECT …`. */
export function query(s: State, start: number, end: number, around: Place): void {
  s.deeper(() => segments(s, start, end, around))
}

function segments(s: State, start: number, end: number, around: Place): void {
  let place = around
  let at = start
  /** The insertion that a query is of. */
  let insertion: Segment | undefined
  while (at < end) {
    if (s.upper(at) === 'WITH' && isHead(s, at)) {
      const { next, tables } = withQueries(s, at, end, place)
      place = { ...place, tables }
      at = Math.max(at + 1, next)
      continue
    }
    const isMerge = s.upper(at) === 'MERGE'
    let last = at + 1
    for (; last < end; last++) {
      if (s.is(last, '(')) last = s.close(last, end)
      else if (isHead(s, last) && !(isMerge && /^(?:UPDATE|DELETE|INSERT)$/.test(s.upper(last)))) break
      else if (insertion && isOfInsertion(s, last)) break
    }
    const isRest = insertion !== undefined && isOfInsertion(s, at)
    const read = segment(s, at, Math.min(last, end), place, isRest ? insertion : undefined)
    if (!isRest && read.head !== 'SELECT') insertion = read.target && !isMerge ? read : undefined
    at = last
  }
}

/** What `WITH` names, and the token behind it. */
function withQueries(
  s: State,
  start: number,
  end: number,
  place: Place,
): { next: number; tables: ReadonlyMap<string, number> } {
  const tables = new Map(place.tables)
  let at = s.upper(start + 1) === 'RECURSIVE' ? start + 2 : start + 1
  if (s.upper(at) === 'XMLNAMESPACES') {
    at = s.close(at + 1, end) + 1
    if (!s.is(at, ',')) return { next: at, tables }
    at++
  }
  while (at < end) {
    const name = s.name(at)
    if (!name) break
    const token = name.parts[0] as Token
    const local = s.body.locals.push({ name: token.text, ...s.tree.positionAt(token.start), owner: place.from }) - 1
    const as = s.is(name.end, '(') ? s.close(name.end, end) + 1 : name.end
    let opening = as + 1
    while (/^(?:NOT|MATERIALIZED)$/.test(s.upper(opening))) opening++
    if (s.upper(as) !== 'AS' || !s.is(opening, '(')) break
    tables.set(token.text.toLowerCase(), local)
    const close = s.close(opening, end)
    query(s, opening + 1, close, { ...place, tables })
    at = close + 1
    if (!s.is(at, ',')) break
    at++
  }
  return { next: at, tables }
}

/** One query, or the rest of an insertion: its tables first, then all other names. */
function segment(s: State, start: number, end: number, place: Place, insertion?: Segment): Segment {
  const view = insertion?.view ?? s.view([], place.view)
  const q: Segment = {
    start,
    end,
    head: s.upper(start),
    inside: { ...place, view },
    view,
    tables: (s.body.scopes[view.index] as { tables: string[] }).tables,
    done: new Map(),
    written: new Set(),
    target: insertion?.target,
    isSetting: false,
    isFrom: false,
  }
  for (let at = start; at < end; at++)
    if (s.is(at, '(')) at = s.close(at, end)
    else if (s.is(at, ',')) {
      if (q.isFrom) at = Math.max(at, source(s, q, at + 1, 'read') - 1)
      else if (q.isSetting) q.written.add(at + 1)
    } else if (s.upper(at) !== '') at = Math.max(at, clause(s, q, at) - 1)
  ordered(s, q)
  expressions(s, start + 1, end, q.inside, q.done, q.written)
  return q
}

/** What follows the query of an insertion, and is about the table that its rows go into. */
function isOfInsertion(s: State, at: number): boolean {
  const upper = s.upper(at)
  return upper === 'RETURNING' || (upper === 'ON' && /^(?:CONFLICT|DUPLICATE)$/.test(s.upper(at + 1)))
}

/** What it is ordered by may be its own results, or those of the first one of several that are united: they are no columns then. */
function ordered(s: State, q: Segment): void {
  const order = s.find(q.start, q.end, 'ORDER')
  if (order < 0 || q.head !== 'SELECT') return
  const isUnited = /^(?:UNION|EXCEPT|INTERSECT|MINUS|ALL|DISTINCT)$/.test(s.upper(q.start - 1))
  const results = isUnited ? undefined : resultsOf(s, q)
  for (let at = order + 2; at < q.end && !ENDING.test(s.upper(at)); at++) {
    if (s.is(at, '(')) at = s.close(at, q.end)
    const name = s.name(at)
    if (!name) continue
    if (name.parts.length === 1 && (!results || results.has(textOf(name).toLowerCase()))) q.done.set(at, name.end)
    at = name.end - 1
  }
}

/** Names that a query gives its results, where these are not columns of the same names. */
function resultsOf(s: State, { start, end }: Segment): ReadonlySet<string> {
  const results = new Set<string>()
  const from = s.find(start, end, 'FROM')
  for (const [first, last] of s.items(start + 1, from < 0 ? end : from)) {
    // SQL Server's `name = value`.
    const token = s.tokens[s.is(first + 1, '=') ? first : last - 1]
    if (!token || (token.kind !== 'word' && token.kind !== 'quoted')) continue
    const column = s.name(behindTop(s, behindDistinct(s, first, last), last))
    const behind = column && s.upper(column.end) === 'AS' ? column.end + 1 : column?.end
    const isColumn = column && textOf(column).toLowerCase() === token.text.toLowerCase() && last - (behind ?? 0) <= 1
    if (!isColumn || s.is(first + 1, '=')) results.add(token.text.toLowerCase())
  }
  return results
}

/** What a word says of the tables; gives the token behind what was read. */
function clause(s: State, q: Segment, at: number): number {
  const { head } = q
  const upper = s.upper(at)
  if (at === q.start) {
    if (upper === 'UPDATE') return updated(s, q, at)
    if (upper === 'DELETE') return deleted(s, q, at)
    if (upper === 'MERGE' && s.upper(at + 1) !== 'INTO') return target(s, q, at + 1)
    if (upper === 'INSERT' && !/^(?:INTO|IGNORE|OR|OVERWRITE)$/.test(s.upper(at + 1))) return inserted(s, q, at + 1)
  }
  if (upper === 'INTO' && /^(?:INSERT|REPLACE|MERGE)$/.test(head) && !q.target) {
    const behind = head === 'MERGE' ? target(s, q, at + 1) : inserted(s, q, at + 1)
    if (q.target) q.view.names.set('excluded', pathOf(q.target))
    return behind
  }
  if (upper === 'FROM' && !/^(?:DISTINCT|NEXT|PRIOR|FIRST|LAST|FETCH)$/.test(s.upper(at - 1))) {
    q.isFrom = true
    q.isSetting = false
    return source(s, q, at + 1, head === 'DELETE' && q.tables.length === 0 ? 'write' : 'read')
  }
  if (
    upper === 'JOIN' ||
    (upper === 'USING' && /^(?:DELETE|MERGE)$/.test(head) && (head === 'MERGE' || !s.is(at + 1, '(')))
  ) {
    q.isFrom = true
    return source(s, q, at + 1, 'read')
  }
  if (upper === 'SET' || (upper === 'UPDATE' && s.upper(at - 1) === 'KEY')) {
    if (upper === 'SET') q.isFrom = false
    q.isSetting = true
    q.written.add(at + 1)
  } else if (upper === 'INSERT' && head === 'MERGE' && q.target && s.is(at + 1, '(')) given(s, q, at + 1, q.target)
  else if (ENDING.test(upper)) {
    if (upper !== 'ON') q.isFrom = false
    else if (q.isFrom) q.isFrom = /^(?:UPDATE|SELECT|DELETE|PERFORM)$/.test(head)
    q.isSetting = false
  }
  return at + 1
}

function updated(s: State, q: Segment, at: number): number {
  const first = behindTop(s, at + 1, q.end)
  const name = s.name(first)
  q.isFrom = name !== undefined
  // SQL Server's may name an alias of what is behind `FROM`.
  const from = s.find(first, q.end, 'FROM')
  if (from < 0 || name?.parts.length !== 1 || !isAlias(s, textOf(name), from, q.end))
    return source(s, q, first, 'write')
  q.done.set(first, name.end)
  return at + 1
}

function deleted(s: State, q: Segment, at: number): number {
  const first = behindTop(s, at + 1, q.end)
  const name = s.name(first)
  if (s.upper(first) === 'FROM' || !name) return at + 1
  if (s.find(first, q.end, 'FROM') < 0) return source(s, q, first, 'write')
  q.done.set(first, name.end)
  return at + 1
}

/** The table that rows are put into. */
function target(s: State, q: Segment, at: number): number {
  q.target = s.name(at)
  return source(s, q, at, 'write', true)
}

function inserted(s: State, q: Segment, at: number): number {
  const behind = target(s, q, at)
  if (q.target && s.is(behind, '(') && !isHead(s, behind + 1)) given(s, q, behind, q.target)
  return behind
}

/** The columns that get values. */
function given(s: State, q: Segment, opening: number, table: Name): void {
  toColumns(s, opening, q.end, pathOf(table), 'write', q.inside)
  q.done.set(opening, s.close(opening, q.end) + 1)
}

function behindDistinct(s: State, at: number, end: number): number {
  if (s.upper(at) !== 'DISTINCT') return at
  return s.upper(at + 1) === 'ON' && s.is(at + 2, '(') ? s.close(at + 2, end) + 1 : at + 1
}

function behindTop(s: State, at: number, end: number): number {
  let next = at
  if (s.upper(next) === 'TOP') next = s.is(next + 1, '(') ? s.close(next + 1, end) + 1 : next + 2
  return next
}

/** Whether a table behind `FROM` has that alias. */
function isAlias(s: State, name: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    const token = s.tokens[at] as Token
    if (token.text.toLowerCase() !== name.toLowerCase() || s.is(at + 1, '.')) continue
    const before = s.tokens[at - 1]
    if (before?.upper === 'AS' || before?.kind === 'quoted' || s.is(at - 1, ')')) return true
    if (before?.kind === 'word' && !RESERVED.has(before.upper)) return true
  }
  return false
}
