/**
 * What a file of SQL declares and names.
 *
 * Statements are found by the keywords that they begin with, wherever these stand: what a dialect has besides is passed over. In a query
 * the tables behind `FROM`, `JOIN` and the like are its scope, and any other name may be a column of one of them, which the linker knows.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { ALTERED, BEFORE_OBJECTS, BEHIND_TYPES, CONSTRAINTS, OBJECTS, RESERVED } from './keywords.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Body, Reference, ReferenceKind, Surface } from './unit.ts'

/** What a query sees: `names` leads from aliases and tables to tables, '' being one that is not declared anywhere. */
interface View {
  index: number
  names: Map<string, string>
  outer: View | undefined
}

/** Where a statement stands. */
interface Place {
  from: number
  /** Parameters and variables, which hide columns. */
  variables: ReadonlySet<string>
  view: View | undefined
  /** What `WITH` names, by its name in small letters: index of a local. */
  tables: ReadonlyMap<string, number>
  /** What is created there stays. */
  declares: boolean
}

interface Name {
  parts: Token[]
  /** The token behind it. */
  end: number
}

const HEADS = new Set(['SELECT', 'PERFORM', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'REPLACE', 'WITH'])
/** What ends a list of tables or of changes. */
const ENDING =
  /^(?:WHERE|ON|GROUP|ORDER|HAVING|LIMIT|RETURNING|UNION|WINDOW|WHEN|EXCEPT|INTERSECT|FOR|VALUES|INTO|EXEC|EXECUTE|DECLARE|IF|BEGIN|PRINT|RAISERROR|FETCH|OPEN|RETURN|WHILE|LOOP)$/
const MOST_DEPTH = 60

export function extract(tree: FlatTree): Unit<Surface, Body> {
  return new Extraction(tree).unit()
}

class Extraction {
  readonly #tree: FlatTree
  readonly #tokens: Token[]
  readonly #undone: number | undefined
  /** By the last line of a comment that stands alone, its first. */
  readonly #comments = new Map<number, number>()
  /** By an opening bracket, the closing one. */
  readonly #closing = new Map<number, number>()
  readonly #symbols: SymbolDraft[] = []
  readonly #surface: Surface = { complete: [], renamed: [], handed: [] }
  readonly #body: Body = { locals: [], scopes: [], references: [] }
  /** Tables that go with the session, and sequences, which are changed as if they were tables. */
  readonly #temporary = new Set<string>()
  #depth = 0

  constructor(tree: FlatTree) {
    this.#tree = tree
    const { tokens, comments, undone } = tokensOf(tree.text)
    this.#tokens = tokens
    this.#undone = undone
    for (const [start, end] of comments) this.#comments.set(tree.lineAt(Math.max(start, end - 1)), tree.lineAt(start))
    const open: number[] = []
    for (const [at, { kind, text }] of tokens.entries()) {
      if (kind !== 'sign') {
        if (kind === 'end') open.length = 0
      } else if (text === '(') open.push(at)
      else if (text === ')') {
        const opening = open.pop()
        if (opening !== undefined) this.#closing.set(opening, at)
      } else if (text === ';') open.length = 0
    }
  }

  unit(): Unit<Surface, Body> {
    this.#statements(0, this.#tokens.length, {
      from: -1,
      variables: new Set(),
      view: undefined,
      tables: new Map(),
      declares: true,
    })
    if (this.#undone !== undefined) this.#surface.undone = this.#tree.lineAt(this.#undone)
    // What is only there for a while may be dropped before it is made.
    this.#body.references = this.#body.references.filter(
      ({ kind, name }) => kind !== 'table' || !this.#temporary.has(name.toLowerCase()),
    )
    return { symbols: this.#symbols, surface: this.#surface, body: this.#body }
  }

  #upper(at: number): string {
    return this.#tokens[at]?.upper ?? ''
  }

  #is(at: number, sign: string): boolean {
    const token = this.#tokens[at]
    return token?.kind === 'sign' && token.text === sign
  }

  /** The closing bracket, or `end`. */
  #close(opening: number, end: number): number {
    return Math.min(this.#closing.get(opening) ?? end, end)
  }

  #statements(start: number, end: number, place: Place): void {
    if (++this.#depth <= MOST_DEPTH)
      for (let at = start; at < end; ) {
        const next = this.#statement(at, end, place)
        at = Math.max(at + 1, next)
      }
    this.#depth--
  }

  /** The token behind the statement that begins there, or behind the next word of one that says nothing. */
  #statement(at: number, end: number, place: Place): number {
    const upper = this.#upper(at)
    const until = (): number => this.#statementEnd(at + 1, end)
    switch (upper) {
      case 'CREATE':
        return this.#create(at, end, place)
      case 'ALTER': {
        const last = until()
        // SQL Server's `ALTER PROCEDURE` has the whole body, as `CREATE` has.
        if (
          /^(?:PROC|PROCEDURE|FUNCTION|TRIGGER|VIEW)$/.test(this.#upper(at + 1)) &&
          this.#find(at + 3, last, 'AS') >= 0
        )
          return this.#create(at, end, place)
        this.#alter(at, last, place)
        return last
      }
      case 'DROP': {
        const last = until()
        this.#drop(at, last, place)
        return last
      }
      case 'TRUNCATE': {
        const first = this.#upper(at + 1) === 'TABLE' ? at + 2 : at + 1
        if (this.#is(first, '(')) return at + 1
        this.#names(first, until(), 'table', 'write', place)
        return until()
      }
      case 'COMMENT':
        if (this.#upper(at + 1) !== 'ON') return at + 1
        this.#commented(at + 2, place)
        return until()
      case 'GRANT':
      case 'REVOKE':
        this.#granted(at, until(), place)
        return until()
      case 'COPY': {
        const name = this.#name(at + 1)
        if (!name) return at + 1
        this.#table(name, 'write', place)
        if (this.#is(name.end, '(')) this.#columns(name.end, end, pathOf(name), 'write', place)
        return until()
      }
      case 'USE': {
        const name = this.#name(at + 1)
        if (name?.parts.length === 1 && place.from < 0) this.#surface.schema = textOf(name)
        return at + 2
      }
      case 'SET': {
        const first = this.#upper(at + 1) === 'LOCAL' ? at + 2 : at + 1
        if (this.#upper(first) !== 'SEARCH_PATH') return at + 1
        const name = this.#name(first + 2)
        if (name?.parts.length === 1 && place.from < 0 && /^[A-Za-z_]/.test(textOf(name)))
          this.#surface.schema = textOf(name)
        return until()
      }
      case 'EXEC':
      case 'EXECUTE':
      case 'CALL': {
        const name = this.#name(at + 1)
        if (name && !RESERVED.has(this.#upper(at + 1))) {
          this.#refer('routine', 'call', name, place, { isGuess: true })
          return name.end
        }
        return at + 1
      }
    }
    if (this.#isHead(at)) {
      const last = until()
      this.#query(at, last, place)
      return last
    }
    return this.#expression(at, end, place)
  }

  /** Where a statement ends: before a semicolon, the end of a body or batch, or a statement that begins a line. */
  #statementEnd(start: number, end: number): number {
    for (let at = start; at < end; at++) {
      const token = this.#tokens[at] as Token
      if (token.kind === 'end' || token.kind === 'close') return at
      if (token.kind === 'sign') {
        if (token.text === ';') return at
        if (token.text === '(') at = Math.max(at, this.#close(at, at))
      } else if (
        token.upper === 'CREATE' &&
        this.#upper(at + 1) !== '' &&
        !/^(?:GRANT|REVOKE|DENY)$/.test(this.#upper(start - 1))
      )
        return at
      else if (/^(?:ALTER|DROP)$/.test(token.upper) && ALTERED.test(this.#upper(at + 1))) return at
    }
    return end
  }

  #create(start: number, end: number, place: Place): number {
    let at = start + 1
    let isTemporary = false
    let isVirtual = false
    for (; at < Math.min(end, start + 16); at++) {
      const upper = this.#upper(at)
      if (OBJECTS.has(upper)) break
      if (/^TEMP(?:ORARY)?$/.test(upper)) isTemporary = true
      if (upper === 'VIRTUAL') isVirtual = true
      // Whose rights a routine has: `DEFINER=`root`@`%``
      if (
        upper !== '' &&
        !BEFORE_OBJECTS.has(upper) &&
        this.#upper(at - 1) !== '' &&
        !/^[=@]$/.test(this.#tokens[at - 1]?.text ?? '')
      )
        return at
      if (this.#is(at, ';')) return at
    }
    const object = this.#upper(at)
    const until = this.#statementEnd(at + 1, end)
    if (!OBJECTS.has(object)) return at
    at = this.#behindIf(at + 1)
    switch (object) {
      case 'TABLE':
        this.#createTable(start, at, until, place, isTemporary, isVirtual)
        return until
      case 'VIEW':
        this.#createView(start, at, until, place)
        return until
      case 'FUNCTION':
      case 'PROCEDURE':
      case 'PROC':
      case 'TRIGGER':
      case 'EVENT':
        return this.#createRoutine(start, at, end, place, object)
      case 'INDEX':
        this.#createIndex(start, at, until, place)
        return until
      case 'TYPE':
      case 'DOMAIN':
        this.#createType(start, at, until, place, object)
        return until
      case 'SCHEMA': {
        const name = this.#name(at)
        if (name && this.#upper(at) !== 'AUTHORIZATION') this.#define(name, 'namespace', start, until, place)
        return name?.end ?? until
      }
      case 'POLICY': {
        const name = this.#name(at)
        if (name && this.#upper(name.end) === 'ON') this.#onTable(name.end + 1, until, place)
        return until
      }
      case 'SEQUENCE': {
        const name = this.#name(at)
        if (name) this.#temporary.add(pathOf(name).toLowerCase())
        return until
      }
      default:
        return until
    }
  }

  #behindIf(start: number): number {
    let at = start
    if (this.#upper(at) === 'CONCURRENTLY') at++
    if (this.#upper(at) === 'IF') at += this.#upper(at + 1) === 'NOT' ? 3 : 2
    return at
  }

  #createTable(start: number, at: number, end: number, place: Place, isTemporary: boolean, isVirtual: boolean): void {
    const name = this.#name(at)
    if (!name) return
    if (isTemporary || textOf(name).startsWith('#') || !place.declares) {
      this.#temporary.add(pathOf(name).toLowerCase())
      this.#statements(name.end, end, place)
      return
    }
    const table = this.#define(name, 'struct', start, end, place, name.end)
    if (table < 0) return
    const inside = { ...place, from: table }
    let next = name.end
    let isComplete = false
    if (this.#is(next, '(') && !isVirtual && !this.#isHead(next + 1)) {
      isComplete = true
      const close = this.#close(next, end)
      for (const [first, last] of this.#items(next + 1, close))
        if (this.#upper(first) === 'LIKE') {
          isComplete = false
          const like = this.#name(first + 1)
          if (like) this.#table(like, 'read', inside)
        } else this.#item(first, last, name, table, inside)
      next = close + 1
    } else if (isVirtual) return
    for (; next < end; next++) {
      const upper = this.#upper(next)
      if (this.#isHead(next)) {
        isComplete = false
        this.#query(next, end, inside)
        break
      }
      const other =
        upper === 'OF' && this.#upper(next - 1) === 'PARTITION'
          ? this.#name(next + 1)
          : upper === 'INHERITS' && this.#is(next + 1, '(')
            ? this.#name(next + 2)
            : upper === 'LIKE' || upper === 'CLONE'
              ? this.#name(next + 1)
              : undefined
      if (other) {
        isComplete = false
        this.#table(other, 'read', inside)
        next = other.end - 1
      }
    }
    if (isComplete) this.#surface.complete.push(table)
  }

  /** A column of a table, or a constraint. */
  #item(first: number, last: number, table: Name, parent: number, place: Place): void {
    if (this.#isConstraint(first)) {
      this.#constraint(first, last, table, place)
      return
    }
    const name = this.#name(first)
    if (name?.parts.length !== 1 || name.end > last) return
    this.#column(name, first, last, table, parent, place)
  }

  /** `parent`: of the table's symbol; -1 where it is added to one. */
  #column(name: Name, first: number, last: number, table: Name, parent: number, place: Place): void {
    const typeEnd = this.#typeEnd(name.end, last)
    const type = this.#textBetween(name.end, typeEnd)
    const index = this.#define(name, 'property', first, last, { ...place, from: parent }, last, table, type)
    const inside = { ...place, from: index < 0 ? place.from : index }
    const typeName = this.#name(name.end)
    if (typeName && typeName.end <= typeEnd) this.#refer('type', 'type', typeName, inside, { isGuess: true })
    this.#constraint(typeEnd, last, table, inside)
  }

  /** Keys, checks and defaults. Columns in brackets are the table's, or of the one that they refer to. */
  #constraint(first: number, last: number, table: Name, place: Place): void {
    let of = pathOf(table)
    for (let at = first; at < last; at++) {
      const upper = this.#upper(at)
      if (upper === 'CONSTRAINT') {
        at++
        continue
      }
      if (upper === 'REFERENCES') {
        const name = this.#name(at + 1)
        if (!name) continue
        this.#table(name, 'read', place)
        of = pathOf(name)
        if (this.#is(name.end, '(')) {
          this.#columns(name.end, last, of, 'read', place)
          at = this.#close(name.end, last)
        } else at = name.end - 1
        of = pathOf(table)
        continue
      }
      if (this.#is(at, '(')) {
        const close = this.#close(at, last)
        const isList =
          /^(?:KEY|UNIQUE|INDEX|CLUSTERED|NONCLUSTERED)$/.test(this.#upper(at - 1)) || this.#isKeyName(at - 1, first)
        if (isList) this.#columns(at, last, of, 'read', place)
        else this.#inTable(at + 1, close, of, place)
        at = close
      }
    }
  }

  /** The name of a key: `KEY by_name (`. */
  #isKeyName(at: number, first: number): boolean {
    return at > first && /^(?:KEY|UNIQUE|INDEX)$/.test(this.#upper(at - 1)) && this.#name(at) !== undefined
  }

  #isConstraint(at: number): boolean {
    const upper = this.#upper(at)
    if (!CONSTRAINTS.has(upper)) return false
    if (!/^(?:KEY|INDEX|UNIQUE|PERIOD|CHECK)$/.test(upper)) return true
    // A column may have such a name: what follows is a type then.
    if (this.#is(at + 1, '(') || /^(?:KEY|INDEX|CLUSTERED|NONCLUSTERED|NULLS|FOR)$/.test(this.#upper(at + 1)))
      return true
    const bracket = [at + 2, at + 3].find((one) => this.#is(one, '('))
    if (bracket === undefined) return this.#upper(at + 2) === 'USING'
    return !/^\d/.test(this.#tokens[bracket + 1]?.text ?? '')
  }

  #typeEnd(start: number, end: number): number {
    for (let at = start; at < end; at++) {
      if (this.#is(at, '(')) at = this.#close(at, end)
      else if (at > start && BEHIND_TYPES.has(this.#upper(at))) return at
      else if (
        at === start &&
        /^(?:REFERENCES|PRIMARY|NOT|NULL|DEFAULT|UNIQUE|AS|CHECK|GENERATED|COLLATE|CONSTRAINT)$/.test(this.#upper(at))
      )
        return at
    }
    return end
  }

  #createView(start: number, at: number, end: number, place: Place): void {
    const name = this.#name(at)
    if (!name) return
    const from = this.#define(name, 'struct', start, end, place, name.end)
    const inside = { ...place, from: from < 0 ? place.from : from }
    for (let next = name.end; next < end; next++)
      if (this.#isHead(next) || (this.#is(next, '(') && this.#isHead(next + 1))) {
        this.#query(next, end, inside)
        return
      }
  }

  #createIndex(start: number, at: number, end: number, place: Place): void {
    const isNamed = this.#upper(at) !== 'ON'
    const name = isNamed ? this.#name(at) : undefined
    const on = name ? name.end : at
    if (this.#upper(on) !== 'ON') return
    const from = name ? this.#define(name, 'object', start, end, place, end) : place.from
    this.#onTable(on + 1, end, { ...place, from: from < 0 ? place.from : from })
  }

  /** A table, and what is said about its columns. */
  #onTable(at: number, end: number, place: Place): void {
    const table = this.#name(this.#upper(at) === 'ONLY' ? at + 1 : at)
    if (!table) return
    this.#table(table, 'read', place)
    this.#inTable(table.end, end, pathOf(table), place)
  }

  #createType(start: number, at: number, end: number, place: Place, object: string): void {
    const name = this.#name(at)
    if (!name) return
    const first = this.#upper(name.end) === 'AS' ? name.end + 1 : name.end
    const upper = this.#upper(first)
    if (upper === 'ENUM' && this.#is(first + 1, '(')) {
      const parent = this.#define(name, 'enum', start, end, place, name.end)
      for (let value = first + 2; value < this.#close(first + 1, end); value++) {
        const token = this.#tokens[value] as Token
        if (token.kind === 'text' && token.text !== '')
          this.#define(
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
    const isStruct = object === 'TYPE' && this.#is(opening, '(') && upper !== 'RANGE' && this.#upper(first - 1) === 'AS'
    const parent = this.#define(name, isStruct ? 'struct' : 'type', start, end, place, isStruct ? name.end : end)
    const inside = { ...place, from: parent < 0 ? place.from : parent }
    if (isStruct && parent >= 0) {
      for (const [from, to] of this.#items(opening + 1, this.#close(opening, end)))
        this.#item(from, to, name, parent, inside)
    } else {
      const base = object === 'DOMAIN' ? this.#name(first) : undefined
      if (base) this.#refer('type', 'type', base, inside, { isGuess: true })
    }
  }

  #createRoutine(start: number, at: number, end: number, place: Place, object: string): number {
    const name = this.#name(at)
    if (!name) return at
    const isTrigger = object === 'TRIGGER' || object === 'EVENT'
    const last = this.#routineEnd(name.end, end)
    const bodyAt = this.#bodyOf(name.end, last)
    const from = this.#define(name, 'function', start, last, place, bodyAt, undefined, undefined, isTrigger)
    const variables = new Set(place.variables)
    const inside: Place = { ...place, from: from < 0 ? place.from : from, variables, declares: false }
    let next = name.end
    if (isTrigger) {
      // Columns whose changes it is for are of a table that is only named behind them.
      const on = this.#find(next, bodyAt, 'ON')
      const table = on < 0 ? undefined : this.#name(on + 1)
      if (!table || object === 'EVENT' || /^(?:DATABASE|ALL)$/.test(this.#upper(on + 1))) {
        this.#statements(next, last, inside)
        return last
      }
      for (let column = next; column < on; column++)
        if (this.#upper(column - 1) === 'OF' || this.#is(column - 1, ',')) {
          const named = this.#name(column)
          if (named && !/^(?:INSERT|UPDATE|DELETE)$/.test(this.#upper(column)))
            this.#refer('column', 'read', named, inside, { table: pathOf(table), isGuess: true })
        }
      this.#table(table, 'read', inside)
      for (let rows = table.end; rows < last && !/^(?:EXECUTE|BEGIN)$/.test(this.#upper(rows)); rows++)
        if (this.#upper(rows) === 'TABLE' && /^(?:NEW|OLD)$/.test(this.#upper(rows - 1))) {
          const handed = this.#tokens[this.#upper(rows + 1) === 'AS' ? rows + 2 : rows + 1]
          if (handed) this.#surface.handed.push(handed.text.toLowerCase())
        }
      const view = this.#view([], undefined)
      for (const row of ['new', 'old', 'inserted', 'deleted']) view.names.set(row, pathOf(table))
      const within = { ...inside, view }
      const run = this.#find(table.end, last, 'EXECUTE')
      if (run >= 0 && /^(?:FUNCTION|PROCEDURE)$/.test(this.#upper(run + 1))) {
        this.#expressions(table.end, run, within)
        const routine = this.#name(run + 2)
        if (routine) this.#refer('routine', 'call', routine, inside)
      } else {
        this.#declared(table.end, last, variables)
        this.#statements(table.end, last, within)
      }
      return last
    }
    // Parameters stand in brackets, or, in SQL Server's procedures, with marks of their own.
    if (this.#is(next, '(')) {
      const close = this.#close(next, last)
      const parameters: Parameter[] = []
      for (const [first, until] of this.#items(next + 1, close)) {
        const isMode = /^(?:IN|OUT|INOUT|VARIADIC)$/.test(this.#upper(first))
        const parameter = this.#tokens[isMode ? first + 1 : first]
        if (!parameter) continue
        const isNamed = until - first > (isMode ? 2 : 1)
        if (isNamed && parameter.text.length <= LIMITS.nameChars) {
          variables.add(parameter.text.toLowerCase())
          const type = this.#textBetween(isMode ? first + 2 : first + 1, until)
          parameters.push({ name: parameter.text, type: type.slice(0, 80) })
        }
        for (let word = first; word < until; word++) {
          const type = word === first && isNamed ? undefined : this.#name(word)
          if (!type) continue
          this.#refer('type', 'type', type, inside, { isGuess: true })
          word = type.end - 1
        }
      }
      const made = this.#symbols[from]
      if (made && parameters.length > 0) made.parameters = parameters.slice(0, 256)
      next = close + 1
    }
    const language = this.#find(next, last, 'LANGUAGE')
    const said = (this.#tokens[language + 1]?.text ?? 'sql').toLowerCase()
    if (language >= 0 && !/^(?:sql|plpgsql|tsql)$/.test(said)) return last
    const returns = this.#find(next, bodyAt, 'RETURNS')
    if (returns >= 0) {
      const setof = this.#upper(returns + 1) === 'SETOF' ? returns + 2 : returns + 1
      if (this.#upper(setof) === 'TABLE' && this.#is(setof + 1, '(')) {
        const close = this.#close(setof + 1, last)
        for (const [first] of this.#items(setof + 2, close))
          variables.add((this.#tokens[first]?.text ?? '').toLowerCase())
        next = close + 1
      } else {
        const type = this.#name(setof)
        if (type) {
          const made = this.#symbols[from]
          if (made) made.returns = textOf(type)
          this.#refer('type', 'type', type, inside, { isGuess: true })
          next = type.end
        }
      }
    }
    this.#declared(next, last, variables)
    this.#statements(next, last, inside)
    return last
  }

  /** What `DECLARE` and `FOR … IN` name in a body. */
  #declared(start: number, end: number, variables: Set<string>): void {
    for (let at = start; at < end; at++) {
      const upper = this.#upper(at)
      if (upper === 'DECLARE') {
        // SQL Server's have a mark, and hide nothing.
        if (this.#tokens[at + 1]?.kind === 'variable') continue
        for (let isFirst = true; ++at < end && this.#upper(at) !== 'BEGIN'; isFirst = this.#is(at, ';'))
          if (isFirst) variables.add((this.#tokens[at] as Token).text.toLowerCase())
      } else if (upper === 'FOR' && this.#upper(at + 2) === 'IN')
        variables.add((this.#tokens[at + 1] as Token).text.toLowerCase())
    }
  }

  /** Where its body begins, for what stands before is its head. */
  #bodyOf(start: number, end: number): number {
    for (let at = start; at < end; at++) {
      if (this.#tokens[at]?.kind === 'open') return at
      if (this.#is(at, '(')) at = this.#close(at, end)
      else if (
        /^(?:BEGIN|AS|EXECUTE|DECLARE)$/.test(this.#upper(at)) &&
        this.#upper(at + 1) !== 'OWNER' &&
        this.#upper(at + 1) !== 'CALLER'
      )
        return at
      else if (/^(?:FOLLOWS|PRECEDES|SELECT|INSERT|RETURN)$/.test(this.#upper(at)) && this.#upper(at - 1) === 'ROW')
        return at
    }
    return end
  }

  /** A routine's statements may have semicolons, in dollar quotes or between `BEGIN` and `END`. */
  #routineEnd(start: number, end: number): number {
    let depth = 0
    let isQuoted = false
    let hasBatches = false
    for (let at = start; at < end; at++) {
      const { kind, upper, text } = this.#tokens[at] as Token
      if (kind === 'open') isQuoted = true
      else if (kind === 'close') {
        if (!isQuoted) return at
        isQuoted = false
      } else if (isQuoted) continue
      else if (kind === 'end') return at
      else if (upper === 'BEGIN') {
        if (!/^TRAN/.test(this.#upper(at + 1)) && !this.#is(at + 1, ';')) depth++
      } else if (upper === 'CASE') {
        if (this.#upper(at - 1) !== 'END') depth++
      } else if (upper === 'END') {
        if (!/^(?:IF|LOOP|WHILE|REPEAT|FOR)$/.test(this.#upper(at + 1))) depth--
      } else if (kind === 'sign' && text === ';' && depth <= 0) {
        hasBatches ||= this.#hasBatches(at, end)
        if (!hasBatches) return at
      }
    }
    return end
  }

  #batches: readonly number[] | undefined

  /** Whether what stands there ends with a batch: SQL Server's routines last until then. */
  #hasBatches(at: number, end: number): boolean {
    this.#batches ??= this.#tokens.flatMap(({ kind, start }, index) =>
      kind === 'end' && /^go$/i.test(this.#tree.text.slice(start, start + 2)) ? [index] : [],
    )
    return this.#batches.some((batch) => batch > at && batch < end)
  }

  #alter(start: number, end: number, place: Place): void {
    let at = start + 1
    if (/^(?:FOREIGN|MATERIALIZED)$/.test(this.#upper(at))) at++
    const object = this.#upper(at)
    at = this.#behindIf(at + 1)
    if (this.#upper(at) === 'ONLY') at++
    const name = this.#name(at)
    if (!name) return
    if (
      object === 'VIEW' ||
      object === 'INDEX' ||
      object === 'FUNCTION' ||
      object === 'PROCEDURE' ||
      object === 'TYPE'
    ) {
      const kind = object === 'VIEW' ? 'table' : object === 'INDEX' ? 'index' : object === 'TYPE' ? 'type' : 'routine'
      this.#refer(kind, 'write', name, place, { isGuess: true })
      if (object === 'TYPE' && this.#upper(name.end) === 'ADD' && this.#upper(name.end + 1) === 'VALUE') {
        const value = this.#behindIf(name.end + 2)
        const token = this.#tokens[value]
        if (token?.kind === 'text' && token.text !== '' && place.declares)
          this.#define({ parts: [token], end: value + 1 }, 'enum_member', start, end, { ...place, from: -1 }, end, name)
      } else if (object === 'VIEW') this.#statements(name.end, end, place)
      return
    }
    if (object !== 'TABLE') return
    this.#table(name, 'write', place)
    let isAdding = false
    for (const [first, last] of this.#items(name.end, end)) isAdding = this.#action(first, last, name, place, isAdding)
  }

  /** One change of a table. Whether it adds columns, as what follows a comma may, too. */
  #action(start: number, end: number, table: Name, place: Place, wasAdding: boolean): boolean {
    let at = start
    if (this.#upper(at) === 'WITH') at += 2
    const verb = this.#upper(at)
    const isColumn = this.#upper(at + 1) === 'COLUMN'
    const named = this.#behindIf(isColumn ? at + 2 : at + 1)
    const name = this.#name(named)
    const column = (of: Name): void =>
      this.#refer('column', 'write', of, place, { table: pathOf(table), isGuess: true })
    switch (verb) {
      case 'ADD':
        if (this.#is(named, '(')) {
          for (const [first, last] of this.#items(named + 1, this.#close(named, end)))
            this.#added(first, last, table, place)
        } else this.#added(named, end, table, place)
        return true
      case 'DROP':
        if (isColumn && name) column(name)
        else if (name && !CONSTRAINTS.has(this.#upper(named)) && !/^(?:PARTITION|DEFAULT)$/.test(this.#upper(named)))
          column(name)
        return false
      case 'ALTER':
      case 'MODIFY':
        if (!name || /^(?:CONSTRAINT|INDEX|CHECK)$/.test(this.#upper(named))) return false
        column(name)
        this.#inTable(name.end, end, pathOf(table), place)
        return false
      case 'CHANGE': {
        const after = name && this.#name(name.end)
        if (!name || !after) return false
        column(name)
        if (textOf(after).toLowerCase() !== textOf(name).toLowerCase()) this.#added(name.end, end, table, place)
        return false
      }
      case 'RENAME': {
        if (this.#upper(at + 1) === 'TO' || this.#upper(at + 1) === 'AS') {
          const after = this.#name(at + 2)
          if (after) {
            this.#surface.renamed.push([pathOf(table), pathOf(after), this.#position(after.parts[0] as Token).line])
            this.#refer('table', 'write', after, place, { isGuess: true })
          }
        } else if (name && this.#upper(name.end) === 'TO' && !CONSTRAINTS.has(this.#upper(at + 1))) {
          column(name)
          this.#added(name.end + 1, end, table, place)
        }
        return false
      }
      case 'ATTACH':
      case 'DETACH': {
        const partition = this.#name(at + 2)
        if (partition) this.#table(partition, 'read', place)
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
      this.#added(at, end, table, place)
      return true
    }
    return false
  }

  #added(first: number, last: number, table: Name, place: Place): void {
    if (this.#isConstraint(first)) this.#constraint(first, last, table, place)
    else {
      const name = this.#name(first)
      // Without a type it is renamed.
      if (name?.parts.length !== 1 || name.end > last) return
      if (place.declares) this.#column(name, first, last, table, -1, place)
    }
  }

  #drop(start: number, end: number, place: Place): void {
    let at = start + 1
    while (/^(?:MATERIALIZED|TEMPORARY|FOREIGN)$/.test(this.#upper(at))) at++
    const object = this.#upper(at)
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
    const first = this.#behindIf(at + 1)
    this.#names(first, end, kind, 'write', place, kind !== 'table')
    const on = /^(?:INDEX|TRIGGER)$/.test(object) ? this.#find(first, end, 'ON') : -1
    const table = on < 0 ? undefined : this.#name(on + 1)
    if (table) this.#table(table, 'write', place)
  }

  /** A list of names. */
  #names(first: number, end: number, kind: ReferenceKind, use: Reference['use'], place: Place, isGuess = false): void {
    for (let at = first; at < end; ) {
      const name = this.#name(at)
      if (!name) return
      if (kind === 'table') this.#table(name, use, place, isGuess)
      else this.#refer(kind, use, name, place, isGuess ? { isGuess } : {})
      at = this.#is(name.end, '(') ? this.#close(name.end, end) + 1 : name.end
      if (!this.#is(at, ',')) return
      at++
    }
  }

  #commented(at: number, place: Place): void {
    const object = this.#upper(at)
    const name = this.#name(object === 'MATERIALIZED' ? at + 2 : at + 1)
    if (!name) return
    if (object === 'TABLE' || object === 'VIEW' || object === 'MATERIALIZED') this.#table(name, 'read', place)
    else if (object === 'COLUMN') this.#qualified(name, 'read', place)
    else if (object === 'FUNCTION' || object === 'PROCEDURE')
      this.#refer('routine', 'read', name, place, { isGuess: true })
    else if (object === 'TYPE' || object === 'DOMAIN') this.#refer('type', 'read', name, place, { isGuess: true })
    else if (object === 'INDEX') this.#refer('index', 'read', name, place, { isGuess: true })
  }

  /** `auth.users.id`: a table and a column of it. */
  #qualified(name: Name, use: Reference['use'], place: Place): void {
    if (name.parts.length < 2) return
    const table = { parts: name.parts.slice(0, -1), end: name.end }
    this.#table(table, 'read', place)
    this.#refer('column', use, { parts: name.parts.slice(-1), end: name.end }, place, {
      table: pathOf(table),
      isGuess: true,
    })
  }

  #granted(start: number, end: number, place: Place): void {
    const on = this.#find(start, end, 'ON')
    if (on < 0) return
    const object = this.#upper(on + 1)
    if (/^(?:FUNCTION|PROCEDURE|ROUTINE)$/.test(object)) this.#names(on + 2, end, 'routine', 'read', place, true)
    else if (object === 'TABLE') this.#names(on + 2, end, 'table', 'read', place)
    else if (!/^(?:ALL|SCHEMA|SEQUENCE|DATABASE|TYPE|LANGUAGE|SEQUENCES|OBJECT)$/.test(object))
      this.#names(on + 1, end, 'table', 'read', place, true)
  }

  #isHead(at: number): boolean {
    const upper = this.#upper(at)
    if (!HEADS.has(upper)) return false
    const before = this.#upper(at - 1)
    if (upper === 'WITH') return /^(?:RECURSIVE|XMLNAMESPACES)$/.test(this.#upper(at + 1)) || this.#namesQuery(at + 1)
    if (upper === 'REPLACE') return this.#upper(at + 1) === 'INTO'
    if (upper === 'UPDATE' && this.#upper(at + 1) === 'STATISTICS') return false
    if (upper === 'MERGE')
      return this.#upper(at + 1) === 'INTO' || this.#upper(at + 1) === 'TOP' || this.#name(at + 1) !== undefined
    if (upper === 'UPDATE' || upper === 'DELETE' || upper === 'INSERT')
      return (
        !/^(?:FOR|ON|DO|KEY|OR|AFTER|BEFORE|OF|GRANT)$/.test(before) && !this.#is(at - 1, ',') && !this.#is(at + 1, '(')
      )
    return true
  }

  /** `name [(columns)] AS [MATERIALIZED] (` */
  #namesQuery(at: number): boolean {
    const name = this.#name(at)
    if (!name) return false
    const as = this.#is(name.end, '(') ? this.#close(name.end, this.#tokens.length) + 1 : name.end
    return this.#upper(as) === 'AS' && (this.#is(as + 1, '(') || /MATERIALIZED|NOT/.test(this.#upper(as + 1)))
  }

  /** Queries and changes of rows, one after the other: `WITH … INSERT INTO … SELECT …`. */
  #query(start: number, end: number, around: Place): void {
    if (++this.#depth > MOST_DEPTH) {
      this.#depth--
      return
    }
    let place = around
    let at = start
    while (at < end) {
      if (this.#upper(at) === 'WITH' && this.#isHead(at)) {
        const { next, tables } = this.#with(at, end, place)
        place = { ...place, tables }
        at = Math.max(at + 1, next)
        continue
      }
      const isMerge = this.#upper(at) === 'MERGE'
      let last = at + 1
      for (; last < end; last++) {
        if (this.#is(last, '(')) last = this.#close(last, end)
        else if (this.#isHead(last) && !(isMerge && /^(?:UPDATE|DELETE|INSERT)$/.test(this.#upper(last)))) break
      }
      this.#segment(at, Math.min(last, end), place)
      at = last
    }
    this.#depth--
  }

  #with(start: number, end: number, place: Place): { next: number; tables: ReadonlyMap<string, number> } {
    const tables = new Map(place.tables)
    let at = this.#upper(start + 1) === 'RECURSIVE' ? start + 2 : start + 1
    if (this.#upper(at) === 'XMLNAMESPACES') {
      at = this.#close(at + 1, end) + 1
      if (!this.#is(at, ',')) return { next: at, tables }
      at++
    }
    while (at < end) {
      const name = this.#name(at)
      if (!name) break
      const token = name.parts[0] as Token
      const local = this.#body.locals.push({ name: token.text, ...this.#position(token), owner: place.from }) - 1
      const as = this.#is(name.end, '(') ? this.#close(name.end, end) + 1 : name.end
      let opening = as + 1
      while (/^(?:NOT|MATERIALIZED)$/.test(this.#upper(opening))) opening++
      if (this.#upper(as) !== 'AS' || !this.#is(opening, '(')) break
      tables.set(token.text.toLowerCase(), local)
      const close = this.#close(opening, end)
      this.#query(opening + 1, close, { ...place, tables: new Map(tables) })
      at = close + 1
      if (!this.#is(at, ',')) break
      at++
    }
    return { next: at, tables }
  }

  /** One query: its tables first, then all other names. */
  #segment(start: number, end: number, place: Place): void {
    const view = this.#view([], place.view)
    const tables = (this.#body.scopes[view.index] as { tables: string[] }).tables
    const head = this.#upper(start)
    /** Tokens that are done with. */
    const done = new Map<number, number>()
    const written = new Set<number>()
    const inside: Place = { ...place, view }
    let target: Name | undefined
    let isSetting = false
    let isFrom = false
    const add = (path: string, alias: string | undefined, name: Name | undefined): void => {
      tables.push(path)
      if (alias !== undefined) view.names.set(alias.toLowerCase(), path)
      else if (name) view.names.set(textOf(name).toLowerCase(), path)
    }
    /** A table, what a query gives, or a function's rows, and its alias. */
    const source = (first: number, use: Reference['use'], isTarget = false): number => {
      let at = first
      while (/^(?:ONLY|LATERAL|TABLE|LOW_PRIORITY|IGNORE)$/.test(this.#upper(at)) && !this.#is(at + 1, '.')) at++
      let path = ''
      let name: Name | undefined
      let next: number
      const token = this.#tokens[at]
      if (this.#is(at, '(')) {
        const close = this.#close(at, end)
        next = close + 1
        if (this.#isHead(at + 1) || this.#upper(at + 1) === 'VALUES' || this.#is(at + 1, '(')) {
          // Read with the other expressions.
          path = ''
        } else {
          if (++this.#depth > MOST_DEPTH) {
            this.#depth--
            return next
          }
          let inner = source(at + 1, use)
          for (; inner < close; inner++)
            if (this.#upper(inner) === 'JOIN' || this.#is(inner, ',')) {
              const behind = source(inner + 1, use)
              done.set(inner + 1, behind)
              inner = Math.max(inner, behind - 1)
            }
          this.#depth--
          return next
        }
      } else if (token?.kind === 'template') {
        this.#model(token, inside)
        next = at + 1
        if (this.#is(next, '.') || token.text.startsWith('$')) {
          name = this.#name(at)
          if (name) {
            path = this.#table(name, use, inside)
            next = name.end
          }
        }
      } else {
        name = this.#name(at)
        if (!name || (RESERVED.has(this.#upper(at)) && name.parts.length === 1)) return at
        next = name.end
        if (
          this.#is(next, '(') &&
          !isTarget &&
          !/^(?:NOLOCK|INDEX|FORCE|READPAST|UPDLOCK|HOLDLOCK|TABLOCK)$/.test(this.#upper(next + 1))
        ) {
          this.#refer('routine', 'call', name, inside, { isGuess: true })
          done.set(at, next)
          next = this.#close(next, end) + 1
          name = undefined
        } else path = this.#table(name, use, inside)
      }
      done.set(at, name?.end ?? at)
      let alias: string | undefined
      const isAs = this.#upper(next) === 'AS'
      const aliasAt = isAs ? next + 1 : next
      const said = this.#tokens[aliasAt]
      if (
        said &&
        (said.kind === 'quoted' || (said.upper !== '' && (isAs || !RESERVED.has(said.upper)))) &&
        !(isTarget && said.upper === 'VALUES')
      ) {
        alias = said.text
        done.set(next, aliasAt + 1)
        next = aliasAt + 1
      }
      add(path, alias, name)
      return next
    }
    for (let at = start; at < end; at++) {
      if (this.#is(at, '(')) {
        at = this.#close(at, end)
        continue
      }
      if (this.#is(at, ',')) {
        if (isFrom) at = Math.max(at, source(at + 1, 'read') - 1)
        else if (isSetting) written.add(at + 1)
        continue
      }
      const upper = this.#upper(at)
      if (upper === '') continue
      if (at === start && upper === 'UPDATE') {
        const first = this.#behindTop(at + 1, end)
        const name = this.#name(first)
        // SQL Server's may name an alias of what is behind `FROM`.
        const from = this.#find(first, end, 'FROM')
        if (from >= 0 && name?.parts.length === 1 && this.#isAlias(textOf(name), from, end)) done.set(first, name.end)
        else at = Math.max(at, source(first, 'write') - 1)
        isFrom = name !== undefined
      } else if (at === start && upper === 'DELETE') {
        const first = this.#behindTop(at + 1, end)
        const name = this.#name(first)
        if (this.#upper(first) !== 'FROM' && name) {
          const from = this.#find(first, end, 'FROM')
          if (from < 0) at = Math.max(at, source(first, 'write') - 1)
          else done.set(first, name.end)
        }
      } else if (upper === 'INTO' && /^(?:INSERT|REPLACE|MERGE)$/.test(head) && !target) {
        target = this.#name(at + 1)
        const behind = source(at + 1, 'write', true)
        if (target && head !== 'MERGE' && this.#is(behind, '(') && !this.#isHead(behind + 1)) {
          this.#columns(behind, end, pathOf(target), 'write', inside)
          done.set(behind, this.#close(behind, end) + 1)
        }
        if (target) view.names.set('excluded', pathOf(target))
        at = Math.max(at, behind - 1)
      } else if (at === start && upper === 'MERGE' && this.#upper(at + 1) !== 'INTO') {
        target = this.#name(at + 1)
        at = Math.max(at, source(at + 1, 'write', true) - 1)
      } else if (
        at === start &&
        upper === 'INSERT' &&
        this.#upper(at + 1) !== 'INTO' &&
        !/^(?:IGNORE|OR|OVERWRITE)$/.test(this.#upper(at + 1))
      ) {
        target = this.#name(at + 1)
        const behind = source(at + 1, 'write', true)
        if (target && this.#is(behind, '(') && !this.#isHead(behind + 1)) {
          this.#columns(behind, end, pathOf(target), 'write', inside)
          done.set(behind, this.#close(behind, end) + 1)
        }
        at = Math.max(at, behind - 1)
      } else if (upper === 'FROM' && !/^(?:DISTINCT|NEXT|PRIOR|FIRST|LAST|FETCH)$/.test(this.#upper(at - 1))) {
        isFrom = true
        isSetting = false
        at = Math.max(at, source(at + 1, head === 'DELETE' && tables.length === 0 ? 'write' : 'read') - 1)
      } else if (
        upper === 'JOIN' ||
        (upper === 'USING' && /^(?:DELETE|MERGE)$/.test(head) && (head === 'MERGE' || !this.#is(at + 1, '(')))
      ) {
        isFrom = true
        at = Math.max(at, source(at + 1, 'read') - 1)
      } else if (upper === 'SET') {
        isFrom = false
        isSetting = true
        written.add(at + 1)
      } else if (upper === 'UPDATE' && this.#upper(at - 1) === 'KEY') {
        isSetting = true
        written.add(at + 1)
      } else if (upper === 'INSERT' && head === 'MERGE' && target && this.#is(at + 1, '(')) {
        this.#columns(at + 1, end, pathOf(target), 'write', inside)
        done.set(at + 1, this.#close(at + 1, end) + 1)
      } else if (ENDING.test(upper)) {
        if (upper !== 'ON') isFrom = false
        else if (isFrom) isFrom = head === 'UPDATE' || head === 'SELECT' || head === 'DELETE' || head === 'PERFORM'
        isSetting = false
      }
    }
    this.#expressions(start + 1, end, inside, done, written)
  }

  #behindTop(at: number, end: number): number {
    let next = at
    if (this.#upper(next) === 'TOP') next = this.#is(next + 1, '(') ? this.#close(next + 1, end) + 1 : next + 2
    return next
  }

  /** Whether a table behind `FROM` has that alias. */
  #isAlias(name: string, from: number, end: number): boolean {
    for (let at = from; at < end; at++) {
      const token = this.#tokens[at] as Token
      if (token.text.toLowerCase() !== name.toLowerCase() || this.#is(at + 1, '.')) continue
      const before = this.#tokens[at - 1]
      if (before?.upper === 'AS' || before?.kind === 'quoted' || this.#is(at - 1, ')')) return true
      if (before?.kind === 'word' && !RESERVED.has(before.upper)) return true
    }
    return false
  }

  #inTable(start: number, end: number, table: string, place: Place): void {
    const view = this.#view([table], undefined)
    view.names.set(table.slice(table.lastIndexOf('.') + 1).toLowerCase(), table)
    this.#expressions(start, end, { ...place, view })
  }

  #expressions(
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
      if (written?.has(at) && this.#is(at, '(')) {
        const close = this.#close(at, end)
        for (let column = at + 1; column < close; column++) {
          const name = this.#name(column)
          if (name) this.#columnOf(name, 'write', place)
        }
        at = close + 1
        continue
      }
      at = Math.max(at + 1, this.#expression(at, end, place, written?.has(at) ? 'write' : 'read'))
    }
  }

  /** The token behind a name, a query in brackets, or any other token. */
  #expression(at: number, end: number, place: Place, use: Reference['use'] = 'read'): number {
    const token = this.#tokens[at] as Token
    if (this.#is(at, '(') && this.#isHead(at + 1)) {
      const close = this.#close(at, end)
      this.#query(at + 1, close, place)
      return close + 1
    }
    if (token.kind === 'template') {
      if (!this.#is(at + 1, '.')) {
        this.#model(token, place)
        return at + 1
      }
    } else if (token.kind !== 'word' && token.kind !== 'quoted') return at + 1
    const name = this.#name(at)
    if (!name) return at + 1
    const before = this.#tokens[at - 1]
    if (before?.kind === 'sign' && before.text === ':' && this.#is(at - 2, ':')) {
      this.#refer('type', 'type', name, place, { isGuess: true })
      return name.end
    }
    if (name.parts.length === 1 && token.kind === 'word' && RESERVED.has(token.upper)) return at + 1
    if (this.#is(name.end, '(')) {
      this.#refer('routine', 'call', name, place, { isGuess: true })
      return name.end
    }
    if (before?.upper === 'AS') {
      // An alias, or the type of a cast.
      if (this.#is(name.end, ')') || this.#is(name.end, '['))
        this.#refer('type', 'type', name, place, { isGuess: true })
      return name.end
    }
    if (name.parts.length === 1) {
      const next = this.#tokens[name.end]
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
          /^['"]/.test(this.#tree.text[next.start - 1] ?? ''))
      )
        return name.end
    }
    this.#columnOf(name, use, place)
    return name.end
  }

  /** A column, by its alias or table where it has one. */
  #columnOf(name: Name, use: Reference['use'], place: Place): void {
    const last: Name = { parts: name.parts.slice(-1), end: name.end }
    if (name.parts.length === 1) {
      if (place.view && !place.variables.has(textOf(name).toLowerCase()))
        this.#refer('column', use, last, place, { at: place.view.index, isGuess: true })
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
      if (isTable) this.#table(qualifier, 'read', place, true)
      this.#refer('column', use, last, place, { table, isGuess: true })
      return
    }
  }

  #view(tables: string[], outer: View | undefined): View {
    const index = this.#body.scopes.push({ tables, outer: outer?.index ?? -1 }) - 1
    return { index, names: new Map(), outer }
  }

  /** The columns in brackets. */
  #columns(opening: number, end: number, table: string, use: Reference['use'], place: Place): void {
    for (const [first] of this.#items(opening + 1, this.#close(opening, end))) {
      const name = this.#name(first)
      if (name?.parts.length === 1) this.#refer('column', use, name, place, { table, isGuess: true })
    }
  }

  /** What stands between commas. */
  #items(start: number, end: number): [first: number, last: number][] {
    const items: [number, number][] = []
    let first = start
    for (let at = start; at <= end; at++) {
      if (at < end && this.#is(at, '(')) at = this.#close(at, end)
      if (at < end && !this.#is(at, ',')) continue
      if (at > first) items.push([first, Math.min(at, end)])
      first = at + 1
    }
    return items
  }

  #find(start: number, end: number, keyword: string): number {
    for (let at = start; at < end; at++) {
      if (this.#is(at, '(')) at = this.#close(at, end)
      else if (this.#upper(at) === keyword) return at
    }
    return -1
  }

  /** A name and what it is within: `public.users`. What a template puts before a dot counts as nothing. */
  #name(start: number): Name | undefined {
    const parts: Token[] = []
    let at = start
    if (this.#tokens[at]?.kind === 'template') {
      if (!this.#is(at + 1, '.')) return undefined
      at += 2
    }
    for (;;) {
      const token = this.#tokens[at]
      if (token?.kind !== 'word' && token?.kind !== 'quoted') break
      if (token.text === '' || token.text.length > LIMITS.nameChars || token.text.includes('{{')) return undefined
      parts.push(token)
      at++
      if (!this.#is(at, '.')) break
      at++
      // SQL Server leaves out a schema: `db..users`.
      if (this.#is(at, '.')) at++
    }
    if (parts.length === 0) return undefined
    // A template goes on with the name, which is not known then.
    const next = this.#tokens[at]
    const last = parts.at(-1) as Token
    if (next?.kind === 'template' && next.start === last.start + last.text.length) return undefined
    const before = this.#tokens[start - 1]
    if (before?.kind === 'template' && before.start + before.text.length === (parts[0] as Token).start) return undefined
    return { parts, end: at }
  }

  /** Records a table's name; gives what it is called, or '' where it is none of the repository's. */
  #table(name: Name, use: Reference['use'], place: Place, isGuess = false): string {
    const path = pathOf(name)
    const small = path.toLowerCase()
    const local = name.parts.length === 1 ? place.tables.get(small) : undefined
    if (local !== undefined) {
      this.#refer('local', use, name, place, { at: local })
      return ''
    }
    if (this.#temporary.has(small) || /^[#@]/.test(textOf(name))) return ''
    if (place.view && /^(?:inserted|deleted)$/.test(small)) {
      for (let view: View | undefined = place.view; view; view = view.outer) {
        const table = view.names.get(small)
        if (table !== undefined) return table
      }
    }
    this.#refer('table', use, name, place, isGuess ? { isGuess } : {})
    return path
  }

  /** dbt: `{{ ref('orders') }}` names the file of a model. */
  #model(token: Token, place: Place): void {
    const found = /\bref\(\s*(?:['"][^'"]+['"]\s*,\s*)?(['"])([\w.-]+)\1/.exec(token.text)
    const name = found?.[2]
    if (!found || name === undefined) return
    const start = token.start + found.index + found[0].lastIndexOf(name)
    const { line, column } = { line: this.#tree.lineAt(start), column: this.#tree.columnAt(start) }
    this.#body.references.push({
      kind: 'model',
      use: 'read',
      name,
      line,
      column,
      length: name.length,
      from: place.from,
    })
  }

  #refer(
    kind: ReferenceKind,
    use: Reference['use'],
    name: Name,
    { from }: Place,
    more: Pick<Reference, 'table' | 'at' | 'isGuess'> = {},
  ): void {
    const last = name.parts.at(-1) as Token
    if (more.table === '') return
    const { isGuess, ...rest } = more
    this.#body.references.push({
      kind,
      use,
      name: kind === 'column' || kind === 'local' ? last.text : pathOf(name),
      ...this.#position(last),
      length: last.text.length,
      from,
      ...rest,
      ...(isGuess ? { isGuess } : {}),
    })
  }

  /** Index of what a name declares; `first` and `last`: of the whole statement, `head`: behind what is told of it. */
  #define(
    name: Name,
    kind: SymbolKind,
    first: number,
    last: number,
    place: Place,
    head = last,
    within?: Name,
    type?: string,
    isEntry = false,
  ): number {
    const token = name.parts.at(-1) as Token
    if (this.#symbols.length >= LIMITS.symbolsPerFile || token.text.length > LIMITS.nameChars) return -1
    const begins = this.#tokens[first] as Token
    const ends = this.#tokens[Math.max(first, last - 1)] as Token
    const start = this.#tree.lineAt(begins.start)
    const made: SymbolDraft = {
      name: token.text,
      kind,
      ...this.#position(token),
      start,
      end: this.#tree.lineAt(ends.start + Math.max(0, ends.text.length - 1)),
      signature: this.#textBetween(first, head).slice(0, LIMITS.signatureChars),
    }
    const qualified = [...(within?.parts ?? []), ...name.parts].map(({ text }) => text).join('.')
    if (qualified !== made.name && qualified.length <= 4 * LIMITS.nameChars) made.qualified = qualified
    if (kind === 'property' || kind === 'enum_member') {
      if (place.from >= 0) made.parent = place.from
      if (type) made.type = type.slice(0, LIMITS.signatureChars)
    } else made.modifiers = ['exported', ...(isEntry ? (['entry'] as Modifier[]) : [])]
    let doc: number | undefined
    for (let line = start; this.#comments.has(line - 1); ) {
      line = this.#comments.get(line - 1) as number
      doc = line
    }
    if (doc !== undefined) made.doc = [doc, start - 1]
    return this.#symbols.push(made) - 1
  }

  /** What is written there on one line, without comments. */
  #textBetween(first: number, end: number): string {
    let text = ''
    let behind = -1
    for (let at = first; at < end && text.length < LIMITS.signatureChars; at++) {
      const { kind, text: own, start } = this.#tokens[at] as Token
      const mark = kind === 'text' || kind === 'quoted' ? (this.#tree.text[start - 1] ?? '') : ''
      const isMarked = /^['"`[]$/.test(mark)
      const begins = isMarked ? start - 1 : start
      if (behind >= 0 && begins > behind && !/^[(),;]$/.test(own) && !text.endsWith('(')) text += ' '
      text += isMarked ? `${mark}${own}${mark === '[' ? ']' : mark}` : own
      if (own === ',' && kind === 'sign') text += ' '
      behind = own === ',' && kind === 'sign' ? Number.MAX_SAFE_INTEGER : start + own.length + (isMarked ? 1 : 0)
    }
    return text.trim()
  }

  #position({ start }: Token): { line: number; column: number } {
    return { line: this.#tree.lineAt(start), column: this.#tree.columnAt(start) }
  }
}

const textOf = ({ parts }: Name): string => (parts.at(-1) as Token).text
/** A schema and a name; the database is left out, unless it is the server's own. */
const pathOf = ({ parts }: Name): string => {
  const [first] = parts
  const kept =
    parts.length > 2 && SYSTEM_DATABASES.test(first?.text ?? '')
      ? [first as Token, parts.at(-1) as Token]
      : parts.slice(-2)
  return kept.map(({ text }) => text).join('.')
}
const SYSTEM_DATABASES = /^(?:master|model|msdb|tempdb|sys)$/i
