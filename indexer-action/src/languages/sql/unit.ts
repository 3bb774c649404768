/** What one file of SQL says: the input of the linker. Names are as written; of a table with its schema, joined by a dot. */
export interface Surface {
  /** By the index of a table's symbol: all its columns are known, as nothing else gives it some. */
  complete: number[]
  /** Names that tables are given instead of others. */
  renamed: [before: string, after: string, line: number][]
  /** Names under which triggers hand rows to their functions. */
  handed: string[]
  /** The schema or database of names without one. */
  schema?: string
  /** The line from which on a migration is undone. */
  undone?: number
}

export interface Body {
  locals: { name: string; line: number; column: number; owner: number }[]
  scopes: Scope[]
  references: Reference[]
}

/** Tables that columns without a table may be of; '' is one whose columns are unknown. */
export interface Scope {
  tables: string[]
  /** Index of the scope around a query in another; -1: none. */
  outer: number
}

export type ReferenceKind = 'table' | 'column' | 'routine' | 'trigger' | 'type' | 'index' | 'model' | 'local'

export interface Reference {
  kind: ReferenceKind
  use: 'read' | 'write' | 'call' | 'type'
  name: string
  line: number
  column: number
  length: number
  from: number
  /** Of a column: its table, where the source says which. */
  table?: string
  /** Of a column without a table: index of its scope. Of a local: its index. */
  at?: number
  /** It may also be a variable, an alias or what the database brings: if nothing is found, nothing was meant. */
  isGuess?: true
}
