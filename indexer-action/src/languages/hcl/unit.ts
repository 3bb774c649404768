/** What one file of HCL says: the input of the linker. */

/** A name in the text, with its position as in links. */
export interface Name {
  text: string
  line: number
  column: number
}

export interface Surface {
  /** By symbol of a `module` block: the source that it names. */
  sources: Record<number, string>
}

export interface Body {
  locals: (Name & { owner: number })[]
  references: Reference[]
  /** What `module` blocks hand to the variables of their source. */
  handed: { source: string; name: Name; from: number }[]
  /** Values of variables that a file sets (`terraform.tfvars`). */
  set: Name[]
  /** Where `module` blocks name their source; `length` without the quotes. */
  imported: { source: string; line: number; column: number; length: number; from: number }[]
}

export interface Reference {
  /** A traversal without its indexes: `aws_instance`, `web`, `id` of `aws_instance.web[0].id`; or what is called, alone. */
  parts: Name[]
  from: number
  /** A function of the language, or of a provider. */
  called?: true
  /** Index of the local that the first part names. */
  local?: number
}
