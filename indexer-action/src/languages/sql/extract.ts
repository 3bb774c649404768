/**
 * What a file of SQL declares and names.
 *
 * Statements are found by the keywords that they begin with, wherever these stand: what a dialect has besides is passed over. In a query
 * the tables behind `FROM`, `JOIN` and the like are its scope, and any other name may be a column of one of them, which the linker knows.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { Unit } from '../language.ts'
import { alter, commented, drop, granted } from './alterations.ts'
import { expression, isHead } from './expressions.ts'
import { BEFORE_OBJECTS, OBJECTS, RESERVED } from './keywords.ts'
import { createIndex, createType, createView, onTable } from './objects.ts'
import { query } from './queries.ts'
import { pathOf, textOf } from './reader.ts'
import { block, createRoutine } from './routines.ts'
import { toColumns, toNames, toTable } from './scopes.ts'
import { type Place, State } from './state.ts'
import { createTable } from './tables.ts'
import type { Body, Surface } from './unit.ts'

export function extract(tree: FlatTree): Unit<Surface, Body> {
  const state = new State(tree, { statements, query })
  const top: Place = { from: -1, variables: new Set(), view: undefined, tables: new Map(), declares: true }
  statements(state, 0, state.tokens.length, top)
  return state.unit()
}

function statements(s: State, start: number, end: number, place: Place): void {
  s.deeper(() => {
    for (let at = start; at < end; ) at = Math.max(at + 1, statement(s, at, end, place))
  })
}

/** The token behind the statement that begins there, or behind the next word of one that says nothing. */
function statement(s: State, at: number, end: number, place: Place): number {
  const until = (): number => s.statementEnd(at + 1, end)
  switch (s.upper(at)) {
    case 'CREATE':
      return create(s, at, end, place)
    case 'ALTER': {
      const last = until()
      // SQL Server's `ALTER PROCEDURE` has the whole body, as `CREATE` has.
      if (/^(?:PROC|PROCEDURE|FUNCTION|TRIGGER|VIEW)$/.test(s.upper(at + 1)) && s.find(at + 3, last, 'AS') >= 0)
        return create(s, at, end, place)
      alter(s, at, last, place)
      return last
    }
    case 'DO':
      return block(s, at, end, place)
    case 'DROP': {
      const last = until()
      drop(s, at, last, place)
      return last
    }
    case 'TRUNCATE': {
      const first = s.upper(at + 1) === 'TABLE' ? at + 2 : at + 1
      if (s.is(first, '(')) return at + 1
      const last = until()
      toNames(s, first, last, 'table', 'write', place)
      return last
    }
    case 'COMMENT':
      if (s.upper(at + 1) !== 'ON') return at + 1
      commented(s, at + 2, place)
      return until()
    case 'GRANT':
    case 'REVOKE': {
      const last = until()
      granted(s, at, last, place)
      return last
    }
    case 'COPY': {
      const name = s.name(at + 1)
      if (!name) return at + 1
      toTable(s, name, 'write', place)
      if (s.is(name.end, '(')) toColumns(s, name.end, end, pathOf(name), 'write', place)
      return until()
    }
    case 'EXEC':
    case 'EXECUTE':
    case 'CALL': {
      const name = s.name(at + 1)
      if (!name || RESERVED.has(s.upper(at + 1))) return at + 1
      s.refer('routine', 'call', name, place, { isGuess: true })
      return name.end
    }
    case 'USE':
    case 'SET':
      return chosen(s, at, end, place)
  }
  if (!isHead(s, at)) return expression(s, at, end, place)
  const last = until()
  query(s, at, last, place)
  return last
}

/** `USE shop`, `SET search_path = shop`: what names without a schema or database are in. */
function chosen(s: State, at: number, end: number, place: Place): number {
  const isUse = s.upper(at) === 'USE'
  const first = s.upper(at + 1) === 'LOCAL' ? at + 2 : at + 1
  if (!isUse && s.upper(first) !== 'SEARCH_PATH') return at + 1
  const name = s.name(isUse ? at + 1 : first + 2)
  if (name?.parts.length === 1 && place.from < 0 && (isUse || /^[A-Za-z_]/.test(textOf(name))))
    s.surface.schema = textOf(name)
  return isUse ? at + 2 : s.statementEnd(at + 1, end)
}

function create(s: State, start: number, end: number, place: Place): number {
  const { at, isTemporary, isVirtual, isObject } = made(s, start, end)
  if (!isObject) return at
  const object = s.upper(at)
  const until = s.statementEnd(at + 1, end)
  const named = s.skipIf(at + 1)
  switch (object) {
    case 'TABLE':
      createTable(s, start, named, until, place, isTemporary, isVirtual)
      return until
    case 'VIEW':
      createView(s, start, named, until, place)
      return until
    case 'FUNCTION':
    case 'PROCEDURE':
    case 'PROC':
    case 'TRIGGER':
    case 'EVENT':
      return createRoutine(s, start, named, end, place, object)
    case 'INDEX':
      createIndex(s, start, named, until, place)
      return until
    case 'TYPE':
    case 'DOMAIN':
      createType(s, start, named, until, place, object)
      return until
    case 'SCHEMA': {
      const name = s.name(named)
      if (name && s.upper(named) !== 'AUTHORIZATION') s.define(name, 'namespace', start, until, place)
      return name?.end ?? until
    }
    case 'POLICY': {
      const name = s.name(named)
      if (name && s.upper(name.end) === 'ON') onTable(s, name.end + 1, until, place)
      return until
    }
    case 'SEQUENCE': {
      const name = s.name(named)
      if (name) s.temporary.add(pathOf(name).toLowerCase())
      return until
    }
    default:
      return until
  }
}

/** Where it is said what is made, behind `CREATE` and what says how. */
function made(s: State, start: number, end: number) {
  let at = start + 1
  let isTemporary = false
  let isVirtual = false
  for (; at < Math.min(end, start + 16); at++) {
    const upper = s.upper(at)
    if (OBJECTS.has(upper)) return { at, isTemporary, isVirtual, isObject: true }
    if (/^TEMP(?:ORARY)?$/.test(upper)) isTemporary = true
    if (upper === 'VIRTUAL') isVirtual = true
    // Whose rights a routine has: `DEFINER=`root`@`%``
    const isOther = upper !== '' && !BEFORE_OBJECTS.has(upper)
    if (isOther && s.upper(at - 1) !== '' && !/^[=@]$/.test(s.tokens[at - 1]?.text ?? '')) break
    if (s.is(at, ';')) break
  }
  return { at, isTemporary, isVirtual, isObject: false }
}
