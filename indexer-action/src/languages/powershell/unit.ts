/** What one file of PowerShell says: the input of the linker. Names are compared without regard to the case of their letters. */
import type { Use } from '../../../../src/contract/links.ts'

/** The object or type whose member is named, as far as its file shows it. */
export type Receiver =
  /** A value of a type, or the type itself. */
  | { on: 'type'; name: string; isStatic?: true }
  /** What a member is or gives. */
  | { on: 'member'; of: Receiver; name: string }

/** What a name means, where scopes do not tell. */
export type Meaning =
  | { is: 'local'; local: number }
  | { is: 'symbol'; symbol: number }
  /** `Module\Command`, without the module. */
  | { is: 'command'; name: string; module?: string }
  /** A variable of a script or module. `isGlobal`: of the session. */
  | { is: 'variable'; name: string; isGlobal?: true }
  | { is: 'type'; name: string }
  | { is: 'member'; name: string; on?: Receiver; arguments?: number }
  | { is: 'file'; source: Source }

export interface Reference {
  line: number
  column: number
  length: number
  use: Use
  /** Index of the symbol around it; -1 at the top of the file. */
  from: number
  meaning: Meaning
  /** A use where it leads somewhere, and nothing otherwise. */
  supposed?: true
}

/** Another file that is run or imported. */
export interface Source {
  /** With slashes. */
  path: string
  /** What the path begins at: the file's own folder, something that is not known, or nothing, where it is the name of a module. */
  at: 'here' | 'somewhere' | 'module'
  /** It is run in the scope of the file, so what it defines is the file's. */
  isScope?: true
}

export interface Surface {
  /** Functions and variables that are no other function's. */
  functions: number[]
  variables: number[]
  /** Of variables, those of the session. */
  globals: number[]
  /** Other names of commands. */
  aliases: [name: string, command: string][]
  sources: Source[]
  /** It is the manifest of a module. */
  isManifest?: true
  /** By symbol. */
  supertypes: Record<number, string[]>
  /** By symbol: the type of a property, or what a method gives. */
  types: Record<number, string>
  /** By symbol: how many arguments a method takes. */
  arities: Record<number, number>
}

export interface Body {
  locals: { name: string; kind: 'parameter' | 'variable'; line: number; column: number; owner: number }[]
  references: Reference[]
}
