/** What one file of Perl says: the input of the linker. */
import type { Use } from '../../../../src/contract/links.ts'

/** The object or class that a method is called on, as far as its file shows it. */
export type Receiver =
  /** A class by its name. `isSelf`: the object of the method around it, which may be of a class that extends this one. */
  | { on: 'class'; name: string; isSelf?: true }
  /** What a method gives. */
  | { on: 'method'; of: Receiver; name: string }
  /** What a function gives that is called in a package. */
  | { on: 'function'; name: string; package: string }

/** What a name means, where scopes do not tell. Names may be qualified: `Foo::Bar::run`. */
export type Meaning =
  | { is: 'local'; local: number }
  | { is: 'symbol'; symbol: number }
  | { is: 'function'; name: string; package: string }
  | { is: 'method'; name: string; on?: Receiver }
  /** The method of that name that the parents of a package have. */
  | { is: 'super'; name: string; package: string }
  /** A variable of a package, with its sigil. */
  | { is: 'variable'; name: string; package: string }
  | { is: 'package'; name: string }
  /** A file by its path: `require "helpers.pl"`. */
  | { is: 'file'; path: string }

export interface Reference {
  line: number
  column: number
  length: number
  use: Use
  /** Index of the symbol around it; -1 at the top of the file. */
  from: number
  meaning: Meaning
  /** It may be a name or only a word: a use where it leads somewhere, and nothing otherwise. */
  supposed?: true
}

/** What a `use` brings into a package: what the module hands out by default, or what is named. */
export interface Import {
  package: string
  module: string
  names?: string[]
}

export interface PackagePart {
  name: string
  /** Its symbol; absent for what is defined from outside (`sub Foo::run`) and for the program's own package. */
  symbol?: number
  supertypes: string[]
  /** What others get of it by `use`, and what they may name there. */
  exports: string[]
  offers: string[]
}

export interface Surface {
  packages: PackagePart[]
  /** Functions (`&run`) and variables (`$VERSION`) of packages, by their symbols. */
  members: [within: string, name: string, symbol: number][]
  imports: Import[]
  /** By symbol: the value or result. */
  gives: Record<number, Receiver>
}

export interface Body {
  locals: { name: string; kind: 'parameter' | 'variable' | 'function'; line: number; column: number; owner: number }[]
  references: Reference[]
}

/** The package of a file that names none. */
export const MAIN = 'main'
