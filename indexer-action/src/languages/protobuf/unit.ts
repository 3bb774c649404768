/** What one file of Protocol Buffers says: the input of the linker. */

export interface Surface {
  /** Paths that the file imports, and whether those that import this file see them too. */
  imports: [path: string, isPublic: boolean][]
}

export interface Body {
  references: Reference[]
  /** Where imports are written, without the quotes. */
  imports: { path: string; line: number; column: number }[]
}

/** A type or an option, as written: `acme.v1.User`, `.acme.v1.User`, `(acme.v1.label)`. */
export interface Reference {
  name: string
  use: 'type' | 'read' | 'extends'
  /** Where its last part begins. */
  line: number
  column: number
  length: number
  /** Index of the symbol around it; names are looked up there first. -1: the package. */
  from: number
}
