/**
 * Links SQL. Which database a file is for, and what ran there before, no source says: a name means what is declared under it in its
 * file, or else in the nearest folder, where dialects and services keep theirs. What several migrations declare stays several.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import { sharedParts, stemOf } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import type { Body, Reference, Scope, Surface } from './unit.ts'

type File = LinkerFile<Surface>

interface Definition {
  symbol: SymbolFact
  path: string
  /** As written before the name, or as the file says for all; in small letters. */
  schema: string | undefined
  isUndone: boolean
  isComplete: boolean
}

type Definitions = Map<string, Definition[]>

/** Schemas that names without one are in. */
const ORDINARY = /^(?:public|dbo|main)$/
const SYSTEM = /^(?:information_schema|pg_catalog|sys|mysql|performance_schema|msdb|master|tempdb)\./
const SYSTEM_TABLE = /^(?:pg_\w+|sqlite_(?:master|schema|sequence)|dual|sys(?:objects|columns|indexes|databases))$/
/** Files that undo what others do. */
const UNDOING = /(?:^|[/._-])(?:down|rollback|revert|undo)\.sql$|\/(?:down|rollback)\/|(?:^|\/)U\d[\w.]*__[^/]*\.sql$/
const MODELS = /(?:^|\/)(?:models|seeds|snapshots|data)\//

export class SqlLinker implements Linker<Surface, Body> {
  readonly #tables: Definitions = new Map()
  /** By the table's name and their own. */
  readonly #columns: Definitions = new Map()
  readonly #routines: Definitions = new Map()
  readonly #types: Definitions = new Map()
  readonly #indexes: Definitions = new Map()
  /** By a table's later name: the earlier ones. */
  readonly #renamed = new Map<string, Set<string>>()
  /** dbt's models, by the names of their files. */
  readonly #models = new Map<string, string[]>()

  add({ path, symbols, surface }: File): void {
    const complete = new Set(surface.complete)
    for (const [index, symbol] of symbols.entries()) {
      const parts = (symbol.qualified ?? symbol.name).split('.')
      const isColumn = symbol.kind === 'property'
      const map = this.#mapOf(symbol)
      if (!map || symbol.kind === 'enum_member') continue
      // A quoted name may have dots of its own; it is the end that counts.
      const name = symbol.name.toLowerCase()
      const before = (symbol.qualified ?? symbol.name).slice(0, -symbol.name.length - 1)
      const table = isColumn ? before.slice(before.lastIndexOf('.') + 1) : ''
      const schema = isColumn ? before.slice(0, -table.length - 1) : parts.length > 1 ? before : ''
      push(map, isColumn ? `${table.toLowerCase()}.${name}` : name, {
        symbol,
        path,
        schema: (schema || surface.schema)?.toLowerCase() || undefined,
        isUndone: isUndone(path, surface, symbol.line),
        isComplete: complete.has(index),
      })
    }
    for (const [before, after] of surface.renamed) {
      const key = nameIn(after)
      const names = this.#renamed.get(key)
      if (names) names.add(nameIn(before))
      else this.#renamed.set(key, new Set([nameIn(before)]))
    }
    if (MODELS.test(path)) push(this.#models, stemOf(path).toLowerCase(), path)
  }

  finish(): void {}

  link(file: File, body: Body, out: LinkSetBuilder): void {
    const locals = body.locals.map(({ name, line, column, owner }) => out.local(name, 'variable', line, column, owner))
    for (const reference of body.references) {
      const { line, column, length, use, from } = reference
      const found = this.#destination(file, reference, body.scopes, locals)
      if (found) out.occurrence({ line, column, length, use, from, ...found })
    }
  }

  #destination(
    file: File,
    reference: Reference,
    scopes: readonly Scope[],
    locals: readonly number[],
  ): { destination: Destination; evidence: Evidence } | undefined {
    const { kind, name, at } = reference
    if (kind === 'local')
      return { destination: { to: 'local', index: locals[at as number] as number }, evidence: 'same_file' }
    if (kind === 'model') return this.#model(file, name)
    const found = kind === 'column' ? this.#column(file, reference, scopes) : this.#found(file, reference)
    const [first, ...more] = found
    if (first) {
      if (more.length > 0)
        return { destination: { to: 'one_of', options: found.map(symbolOf) }, evidence: 'ambiguous' }
      return { destination: symbolOf(first), evidence: first.path === file.path ? 'same_file' : 'unique_name' }
    }
    const small = name.toLowerCase()
    if (kind === 'table' && (SYSTEM.test(small) || SYSTEM_TABLE.test(small)))
      return { destination: { to: 'external', package: 'std:sql', name }, evidence: 'import' }
    return reference.isGuess ? undefined : { destination: { to: 'unknown', name }, evidence: 'unique_name' }
  }

  #found(file: File, { kind, name, line }: Reference): readonly Definition[] {
    if (kind === 'table') return this.#tablesOf(file, name, line)
    if (kind === 'routine') return this.#lookUp(this.#routines, nameIn(name), file, name, line)
    if (kind === 'index') return this.#lookUp(this.#indexes, nameIn(name), file, name, line)
    const types = this.#lookUp(this.#types, nameIn(name), file, name, line)
    // A table's name is the type of its rows.
    return types.length > 0 ? types : this.#lookUp(this.#tables, nameIn(name), file, name, line)
  }

  #tablesOf(file: File, name: string, line: number): readonly Definition[] {
    const own = this.#lookUp(this.#tables, nameIn(name), file, name, line)
    if (own.length > 0) return own
    const before = this.#before(name)
    return before === undefined ? [] : this.#lookUp(this.#tables, before, file, withName(name, before), line)
  }

  #columnsOf(file: File, table: string, column: string, line: number): readonly Definition[] {
    const small = column.toLowerCase()
    const own = this.#lookUp(this.#columns, `${nameIn(table)}.${small}`, file, withName(table, column), line)
    if (own.length > 0) return own
    const before = this.#before(table)
    return before === undefined
      ? []
      : this.#lookUp(this.#columns, `${before}.${small}`, file, withName(table, column), line)
  }

  /** The one name that a table had earlier. */
  #before(name: string): string | undefined {
    const names = this.#renamed.get(nameIn(name))
    if (names?.size !== 1) return undefined
    const [before] = names
    return before
  }

  #column(file: File, { name, table, at, line }: Reference, scopes: readonly Scope[]): readonly Definition[] {
    if (table !== undefined) return this.#columnsOf(file, table, name, line)
    for (let scope = scopes[at ?? -1]; scope; scope = scopes[scope.outer]) {
      const found = scope.tables.map((one) => (one === '' ? [] : this.#columnsOf(file, one, name, line)))
      const having = found.filter((definitions) => definitions.length > 0)
      if (having.length > 1) return []
      const [only] = having
      const isKnown = (one: string): boolean => {
        const tables = one === '' ? [] : this.#tablesOf(file, one, line)
        return tables.length > 0 && tables.every(({ isComplete }) => isComplete)
      }
      // Of several tables one may have it only if all the others are known not to.
      if (only && (scope.tables.length === 1 || scope.tables.every((one, nth) => found[nth] === only || isKnown(one))))
        return only
      if (only || !scope.tables.every(isKnown)) return []
    }
    return []
  }

  #lookUp(map: Definitions, key: string, file: File, written: string, line: number): readonly Definition[] {
    const all = map.get(key)
    if (!all) return []
    const dot = written.lastIndexOf('.')
    const schema = (dot < 0 ? file.surface.schema : written.slice(0, dot))?.toLowerCase()
    const isOrdinary = schema === undefined || ORDINARY.test(schema)
    let found = all.filter((one) => one.schema === schema)
    if (isOrdinary && found.length < all.length)
      found = all.filter((one) => one.schema === undefined || ORDINARY.test(one.schema) || one.schema === schema)
    // Without a schema, that of the same file; a file of another schema may set a path that is not seen here.
    if (found.length === 0 && schema === undefined) found = all.filter(({ path }) => path === file.path)
    const last = written.slice(dot + 1)
    found = preferred(found, ({ symbol }) => symbol.name === last)
    if (!isUndone(file.path, file.surface, line)) found = preferred(found, (one) => !one.isUndone)
    found = preferred(found, ({ path }) => path === file.path)
    if (found.length < 2) return found
    const shared = found.map(({ path }) => sharedParts(path, file.path))
    const most = Math.max(...shared)
    return found.filter((_, nth) => shared[nth] === most)
  }

  #model(file: File, name: string): { destination: Destination; evidence: Evidence } {
    const paths = this.#models.get(name.toLowerCase()) ?? []
    const most = Math.max(...paths.map((path) => sharedParts(path, file.path)))
    const near = paths.filter((path) => sharedParts(path, file.path) === most)
    const options = near.map((path): Destination => ({ to: 'symbol', id: moduleId(path) }))
    const [first, ...more] = options
    if (!first) return { destination: { to: 'unknown', name }, evidence: 'import' }
    return more.length > 0
      ? { destination: { to: 'one_of', options }, evidence: 'ambiguous' }
      : { destination: first, evidence: 'import' }
  }

  #mapOf({ kind, signature }: SymbolFact): Definitions | undefined {
    switch (kind) {
      case 'struct':
        return /^create\s+type\b/i.test(signature ?? '') ? this.#types : this.#tables
      case 'property':
        return this.#columns
      case 'function':
        return this.#routines
      case 'enum':
      case 'type':
        return this.#types
      case 'object':
        return this.#indexes
    }
    return undefined
  }
}

const isUndone = (path: string, { undone }: Surface, line: number): boolean =>
  UNDOING.test(path) || (undone !== undefined && line >= undone)
const nameIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()
const withName = (path: string, name: string): string => `${path.slice(0, path.lastIndexOf('.') + 1)}${name}`
const symbolOf = ({ symbol }: Definition): Destination => ({ to: 'symbol', id: symbol.id })

/** Those that are, if any is; otherwise all. */
function preferred(all: Definition[], is: (one: Definition) => boolean): Definition[] {
  const some = all.filter(is)
  return some.length > 0 ? some : all
}

function push<T>(map: Map<string, T[]>, at: string, value: T): void {
  const list = map.get(at)
  if (list) list.push(value)
  else map.set(at, [value])
}
