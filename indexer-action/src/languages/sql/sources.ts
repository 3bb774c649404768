/** Behind `FROM`, `JOIN` and the like: tables, what queries give, rows of functions, and their aliases. */
import { isHead } from './expressions.ts'
import { RESERVED } from './keywords.ts'
import { type Name, textOf } from './reader.ts'
import { toModel, toTable } from './scopes.ts'
import type { Place, State, View } from './state.ts'
import type { Reference } from './unit.ts'

/** One query or change of rows, while its tables are looked for. */
export interface Segment {
  start: number
  end: number
  /** The keyword that it begins with. */
  head: string
  inside: Place
  view: View
  /** The view's. */
  tables: string[]
  /** Tokens that are done with, and the ones behind them. */
  done: Map<number, number>
  /** Where columns stand that are written. */
  written: Set<number>
  /** What rows are put into. */
  target: Name | undefined
  isSetting: boolean
  isFrom: boolean
}

/** In brackets behind a table's name, what is no argument: how it is locked or looked up. */
const HINT = /^(?:NOLOCK|INDEX|FORCE|READPAST|UPDLOCK|HOLDLOCK|TABLOCK)$/

/** Reads one of them; gives the token behind it. */
export function source(s: State, q: Segment, first: number, use: Reference['use'], isTarget = false): number {
  let at = first
  while (/^(?:ONLY|LATERAL|TABLE|LOW_PRIORITY|IGNORE)$/.test(s.upper(at)) && !s.is(at + 1, '.')) at++
  if (s.is(at, '(')) {
    const close = s.close(at, q.end)
    // A query is read with the other expressions.
    if (!isHead(s, at + 1) && s.upper(at + 1) !== 'VALUES' && !s.is(at + 1, '(')) {
      s.deeper(() => joined(s, q, at + 1, close, use))
      return close + 1
    }
    q.done.set(at, at)
    return named(s, q, close + 1, '', undefined, isTarget)
  }
  const token = s.tokens[at]
  const name = s.name(at)
  let path = ''
  let next: number
  if (token?.kind === 'template') {
    toModel(s, token, q.inside)
    next = at + 1
    if (name) {
      path = toTable(s, name, use, q.inside)
      next = name.end
    }
  } else {
    if (!name || (RESERVED.has(s.upper(at)) && name.parts.length === 1)) return at
    next = name.end
    if (s.is(next, '(') && !isTarget && !HINT.test(s.upper(next + 1))) {
      s.refer('routine', 'call', name, q.inside, { isGuess: true })
      next = s.close(next, q.end) + 1
      q.done.set(at, name.end)
      return named(s, q, next, path, undefined, isTarget)
    }
    path = toTable(s, name, use, q.inside)
  }
  q.done.set(at, name?.end ?? at)
  return named(s, q, next, path, name, isTarget)
}

/** Tables that are joined in brackets. */
function joined(s: State, q: Segment, start: number, close: number, use: Reference['use']): void {
  for (let inner = source(s, q, start, use); inner < close; inner++)
    if (s.upper(inner) === 'JOIN' || s.is(inner, ',')) {
      const behind = source(s, q, inner + 1, use)
      q.done.set(inner + 1, behind)
      inner = Math.max(inner, behind - 1)
    }
}

/** What it is called from there on; gives the token behind its alias. */
function named(s: State, q: Segment, at: number, path: string, name: Name | undefined, isTarget: boolean): number {
  const isAs = s.upper(at) === 'AS'
  const aliasAt = isAs ? at + 1 : at
  const said = s.tokens[aliasAt]
  q.tables.push(path)
  if (
    said &&
    (said.kind === 'quoted' || (said.upper !== '' && (isAs || !RESERVED.has(said.upper)))) &&
    !(isTarget && said.upper === 'VALUES')
  ) {
    q.view.names.set(said.text.toLowerCase(), path)
    q.done.set(at, aliasAt + 1)
    return aliasAt + 1
  }
  if (name) q.view.names.set(textOf(name).toLowerCase(), path)
  return at
}
