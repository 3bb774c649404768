/** Names in expressions: columns, routines, types, and queries in brackets. */
import { RESERVED } from './keywords.ts'
import { toColumn, toModel } from './scopes.ts'
import type { Place, State } from './state.ts'
import type { Token } from './tokens.ts'
import type { Reference } from './unit.ts'

const HEADS = new Set(['SELECT', 'PERFORM', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'REPLACE', 'WITH'])

export function isHead(s: State, at: number): boolean {
  const upper = s.upper(at)
  if (!HEADS.has(upper)) return false
  const before = s.upper(at - 1)
  if (upper === 'WITH') return /^(?:RECURSIVE|XMLNAMESPACES)$/.test(s.upper(at + 1)) || namesQuery(s, at + 1)
  if (upper === 'REPLACE') return s.upper(at + 1) === 'INTO'
  if (upper === 'UPDATE' && s.upper(at + 1) === 'STATISTICS') return false
  if (upper === 'MERGE') return s.upper(at + 1) === 'INTO' || s.upper(at + 1) === 'TOP' || s.name(at + 1) !== undefined
  if (upper === 'UPDATE' || upper === 'DELETE' || upper === 'INSERT')
    return !/^(?:FOR|ON|DO|KEY|OR|AFTER|BEFORE|OF|GRANT)$/.test(before) && !s.is(at - 1, ',') && !s.is(at + 1, '(')
  return true
}

/** `name [(columns)] AS [MATERIALIZED] (` */
function namesQuery(s: State, at: number): boolean {
  const name = s.name(at)
  if (!name) return false
  const as = s.is(name.end, '(') ? s.close(name.end, s.tokens.length) + 1 : name.end
  return s.upper(as) === 'AS' && (s.is(as + 1, '(') || /MATERIALIZED|NOT/.test(s.upper(as + 1)))
}

export function inTable(s: State, start: number, end: number, table: string, place: Place): void {
  const view = s.view([table], undefined)
  view.names.set(table.slice(table.lastIndexOf('.') + 1).toLowerCase(), table)
  expressions(s, start, end, { ...place, view })
}

export function expressions(
  s: State,
  start: number,
  end: number,
  place: Place,
  done?: ReadonlyMap<number, number>,
  written?: ReadonlySet<number>,
): void {
  for (let at = start; at < end; ) {
    const behind = done?.get(at)
    if (behind !== undefined && behind > at) {
      at = behind
      continue
    }
    if (written?.has(at) && s.is(at, '(')) {
      const close = s.close(at, end)
      for (let column = at + 1; column < close; column++) {
        const name = s.name(column)
        if (name) toColumn(s, name, 'write', place)
      }
      at = close + 1
      continue
    }
    at = Math.max(at + 1, expression(s, at, end, place, written?.has(at) ? 'write' : 'read'))
  }
}

/** The token behind a name, a query in brackets, or any other token. */
export function expression(s: State, at: number, end: number, place: Place, use: Reference['use'] = 'read'): number {
  const token = s.tokens[at] as Token
  if (s.is(at, '(') && isHead(s, at + 1)) {
    const close = s.close(at, end)
    s.walk.query(s, at + 1, close, place)
    return close + 1
  }
  if (token.kind === 'template') {
    if (!s.is(at + 1, '.')) {
      toModel(s, token, place)
      return at + 1
    }
  } else if (token.kind !== 'word' && token.kind !== 'quoted') return at + 1
  const name = s.name(at)
  if (!name) return at + 1
  const before = s.tokens[at - 1]
  if (before?.kind === 'sign' && before.text === ':' && s.is(at - 2, ':')) {
    s.refer('type', 'type', name, place, { isGuess: true })
    return name.end
  }
  if (name.parts.length === 1 && token.kind === 'word' && RESERVED.has(token.upper)) return at + 1
  if (s.is(name.end, '(')) {
    s.refer('routine', 'call', name, place, { isGuess: true })
    return name.end
  }
  if (before?.upper === 'AS') {
    // An alias, or the type of a cast.
    if (s.is(name.end, ')') || s.is(name.end, '[')) s.refer('type', 'type', name, place, { isGuess: true })
    return name.end
  }
  if (name.parts.length === 1) {
    const next = s.tokens[name.end]
    const isAlias =
      before !== undefined &&
      (before.kind === 'quoted' ||
        before.kind === 'text' ||
        (before.kind === 'word' && !RESERVED.has(before.upper)) ||
        (before.kind === 'sign' && before.text === ')') ||
        /^(?:END|NULLS|DUPLICATE|COLLATE|CONSTRAINT|TO|WINDOW|OVER|CURRENT)$/.test(before.upper))
    // `DATE '2020-01-01'`
    if (
      isAlias ||
      (next?.kind === 'text' &&
        next.text !== '' &&
        token.kind === 'word' &&
        /^['"]/.test(s.tree.text[next.start - 1] ?? ''))
    )
      return name.end
  }
  toColumn(s, name, use, place)
  return name.end
}
