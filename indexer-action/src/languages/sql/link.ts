/**
 * Links SQL. Which database a file is for, and what ran there before, no source says: a name means what is declared under it in its
 * file, or else in the nearest folder, where dialects and services keep theirs. What several migrations declare stays several.
 */

import type { Evidence } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { moduleId } from '../../link/module-id.ts'
import { nearest, stemOf } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { type Definition, Definitions } from './definitions.ts'
import type { Body, Reference, Scope, Surface } from './unit.ts'

type File = Pick<LinkerFile<Surface>, 'path' | 'surface'>

/** Names that a table had one after the other, of which so many are asked. */
const MOST_NAMES = 32
const SYSTEM = /^(?:information_schema|pg_catalog|sys|mysql|performance_schema|msdb|master|model|tempdb)\./
const SYSTEM_TABLE = /^(?:pg_\w+|sqlite_(?:master|schema|sequence)|dual|sys(?:objects|columns|indexes|databases))$/
const BUILT_IN_TYPE =
  /^(?:date|time|datetime|timestamp|timestamptz|interval|year|text|json|jsonb|xml|uuid|name|money|point|line|box|path|circle|polygon|geometry|geography|image|bit|char|character|varchar|int|integer|bigint|smallint|number|numeric|decimal|float|real|double|boolean|bool|binary|blob|record|trigger|void|table|sequence)$/i
/** Files that undo what others do. */
const UNDOING = /(?:^|[/._-])(?:down|rollback|revert|undo)\.sql$|\/(?:down|rollback)\/|(?:^|\/)U\d[\w.]*__[^/]*\.sql$/
const MODELS = /(?:^|\/)(?:models|seeds|snapshots|data)\//

export class SqlLinker implements Linker<Surface, Body> {
  readonly #tables = new Definitions()
  /** By the table's name and their own. */
  readonly #columns = new Definitions()
  readonly #routines = new Definitions()
  readonly #triggers = new Definitions()
  readonly #types = new Definitions()
  readonly #indexes = new Definitions()
  /** By a table's later name: the earlier ones. */
  readonly #renamed = new Map<string, Set<string>>()
  readonly #handed = new Set<string>()
  readonly #files = new Map<string, File>()
  /** By a column: the tables that it may be of. */
  readonly #owners = new Map<Definition, readonly Definition[]>()
  readonly #several = new WeakMap<readonly Definition[], Destination>()
  /** dbt's models, by the names of their files. */
  readonly #models = new Map<string, string[]>()

  add({ path, symbols, surface }: LinkerFile<Surface>): void {
    this.#files.set(path, { path, surface })
    const complete = new Set(surface.complete)
    for (const [index, symbol] of symbols.entries()) {
      const isColumn = symbol.kind === 'property'
      const map = this.#mapOf(symbol)
      if (!map) continue
      // A quoted name may have dots of its own; it is the end that counts.
      const name = symbol.name.toLowerCase()
      const before = (symbol.qualified ?? symbol.name).slice(0, -symbol.name.length - 1)
      const table = isColumn ? before.slice(before.lastIndexOf('.') + 1) : ''
      const schema = isColumn ? before.slice(0, -table.length - 1) : before
      map.add(isColumn ? `${table.toLowerCase()}.${name}` : name, {
        symbol,
        path,
        schema: (schema || surface.schema)?.toLowerCase() || undefined,
        home: surface.schema?.toLowerCase(),
        isImplied: schema === '',
        isUndone: isUndone(path, surface, symbol.line),
        isComplete: complete.has(index),
      })
    }
    for (const name of surface.handed) this.#handed.add(name)
    for (const [before, after, line] of surface.renamed) {
      if (isUndone(path, surface, line)) continue
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
      if (more.length > 0) return { destination: this.#oneOf(found), evidence: 'ambiguous' }
      return { destination: symbolOf(first), evidence: first.path === file.path ? 'same_file' : 'unique_name' }
    }
    const small = name.toLowerCase()
    if (kind === 'table' && (SYSTEM.test(small) || SYSTEM_TABLE.test(small)))
      return { destination: { to: 'external', package: 'std:sql', name }, evidence: 'import' }
    if (kind === 'table' && this.#handed.has(small)) return undefined
    return reference.isGuess ? undefined : { destination: { to: 'unknown', name }, evidence: 'unique_name' }
  }

  /** The same object for the same ones, as what it leads to is made out once then. */
  #oneOf(found: readonly Definition[]): Destination {
    let destination = this.#several.get(found)
    if (!destination) {
      destination = { to: 'one_of', options: found.map(symbolOf) }
      this.#several.set(found, destination)
    }
    return destination
  }

  #found(file: File, { kind, name, line }: Reference): readonly Definition[] {
    const among = (map: Definitions) => this.#lookUp(map, nameIn(name), file, name, line)
    if (kind === 'table') return this.#tablesOf(file, name, line)
    if (kind === 'trigger') return among(this.#triggers)
    if (kind === 'routine') return among(this.#routines)
    if (kind === 'index') return among(this.#indexes)
    const types = among(this.#types)
    // A table's name is the type of its rows, unless the database has a type of that name.
    return types.length > 0 || BUILT_IN_TYPE.test(name) ? types : among(this.#tables)
  }

  #tablesOf(file: File, name: string, line: number): readonly Definition[] {
    return this.#underAnyName(file, name, line, (one) => this.#lookUp(this.#tables, nameIn(one), file, one, line))
  }

  #columnsOf(file: File, table: string, column: string, line: number): readonly Definition[] {
    const small = column.toLowerCase()
    return this.#underAnyName(file, table, line, (one) => {
      const found = this.#lookUp(this.#columns, `${nameIn(one)}.${small}`, file, withName(one, column), line)
      // One that had another name may be made anew where it gives it up.
      return one === table ? this.#ofTable(file, table, found, line) : found
    })
  }

  /** Those of a table that is meant there, and not of another dialect's of that name. */
  #ofTable(file: File, table: string, columns: readonly Definition[], line: number): readonly Definition[] {
    if (columns.every(({ path }) => path === file.path)) return columns
    const key = nameIn(table)
    const meant = this.#lookUp(this.#tables, key, file, table, line)
    if (meant.length === 0 || this.#tables.count(key) === meant.length) return columns
    return columns.filter((column) => {
      let owners = this.#owners.get(column)
      if (!owners) {
        const { path, schema, isImplied, symbol } = column
        const name = isImplied ? key : `${schema}.${key}`
        owners = this.#lookUp(this.#tables, key, this.#files.get(path) ?? file, name, symbol.line)
        this.#owners.set(column, owners)
      }
      return owners.length === 0 || owners.some((owner) => meant.includes(owner))
    })
  }

  /**
   * What there is under a table's name, or else under those that it had earlier. What only undoes a later change is asked last: it
   * declares anew what had another name where it came from.
   */
  #underAnyName(
    file: File,
    name: string,
    line: number,
    ask: (name: string) => readonly Definition[],
  ): readonly Definition[] {
    const own = ask(name)
    const isUndoing = isUndone(file.path, file.surface, line)
    if (own.some((one) => !one.isUndone || isUndoing)) return own
    const asked = new Set([nameIn(name)])
    for (let names = this.#renamed.get(nameIn(name)); names?.size === 1 && asked.size < MOST_NAMES; ) {
      const [before] = names as Set<string>
      if (before === undefined || asked.has(before)) break
      asked.add(before)
      const found = ask(withName(name, before))
      if (found.some((one) => !one.isUndone || isUndoing)) return found
      names = this.#renamed.get(before)
    }
    return own
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

  #lookUp(map: Definitions, key: string, { path, surface }: File, written: string, line: number) {
    const isUndoing = isUndone(path, surface, line)
    return map.find(key, { written, path, home: surface.schema?.toLowerCase(), isUndoing })
  }

  #model(file: File, name: string): { destination: Destination; evidence: Evidence } {
    const paths = this.#models.get(name.toLowerCase()) ?? []
    const near = nearest(paths, (path) => path, file.path)
    const options = near.map((path): Destination => ({ to: 'symbol', id: moduleId(path) }))
    const [first, ...more] = options
    if (!first) return { destination: { to: 'unknown', name }, evidence: 'import' }
    return more.length > 0
      ? { destination: { to: 'one_of', options }, evidence: 'ambiguous' }
      : { destination: first, evidence: 'import' }
  }

  #mapOf({ kind, signature, modifiers }: SymbolFact): Definitions | undefined {
    switch (kind) {
      case 'struct':
        return /^create\s+type\b/i.test(signature ?? '') ? this.#types : this.#tables
      case 'property':
        return this.#columns
      case 'function':
        return modifiers?.includes('entry') ? this.#triggers : this.#routines
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
