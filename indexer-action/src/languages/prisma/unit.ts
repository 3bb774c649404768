/** What one file of a Prisma schema says: the input of the linker. */
export interface Surface {
  /** It says which database the schema is of, which one file of a schema does. */
  hasSource: boolean
}

export interface Body {
  references: Reference[]
}

export interface Reference {
  /** `read`: of a datasource, or of what `of` says. `call`: of a function of the language. */
  use: 'type' | 'read' | 'call'
  /** Of a path (`address.city`), the parts that lead to the last, which stands there. */
  path: string[]
  /** The model, type or enumeration that it is a member of, by its name. */
  of?: string
  /** The name of the source of a native type: `db` of `@db.Text`. */
  isSource?: true
  line: number
  column: number
  /** Index of the symbol around it. */
  from: number
}
