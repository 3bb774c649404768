/** What one file of a language of rules says: the form between its extraction and its linking. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Receiver } from './receivers.ts'
import type { Compiled } from './rules.ts'

/** A use that lexical scopes did not settle, or did: `local` and `symbols` are indexes in this file. */
export interface Reference {
  line: number
  column: number
  length: number
  name: string
  use: Use
  from: number
  receiver: Receiver
  local?: number
  /** A local of that name, which is meant if nothing is that suits better. */
  localOtherwise?: number
  /** Several: overloads of one scope. */
  symbols?: number[]
  /** How many arguments a call gives, where that tells definitions apart. */
  arguments?: number
  /** The member is given a value: its setter is called. */
  sets?: true
  /** The type of this name is made. */
  makes?: true
  /** Values whose members are seen as bare names here, innermost first. */
  implicit?: Receiver[]
}

export interface Surface {
  /** Per symbol: names of its supertypes as written. */
  supertypes: Record<number, string[]>
  /** Per type: what whoever makes an object of it has to make it besides, as written. */
  selfTypes?: Record<number, string[]>
  /** Per symbol: its value's type or return type as written or constructed. */
  types: Record<number, string>
  /** Per symbol without such a type: what it is given, or gives. */
  values: Record<number, Receiver>
  /** Per symbol whose calls are told apart by their number of arguments: fewest and most. */
  arities: Record<number, [number, number]>
  /** Per symbol: names of its type parameters. */
  typeParameters: Record<number, string[]>
  /** Per symbol, where a class file says more of it than its name. */
  compiled: Record<number, Compiled>
  /** The class that the file's functions are compiled into, where it is named. */
  facade?: string
  /** What types written here may mean, in languages with packages: a path and its name here, or a package as a whole. */
  imports?: ([path: string, as: string] | [path: string])[]
  /** Modules whose members the file makes visible everywhere, as written. */
  mixins?: string[]
  /** Properties that are written and not read: another language's setters. */
  setters?: number[]
}

export const emptySurface = (): Surface => ({
  supertypes: {},
  types: {},
  values: {},
  arities: {},
  typeParameters: {},
  compiled: {},
})

export interface Body {
  locals: { name: string; kind: 'parameter' | 'variable' | 'type'; line: number; column: number; owner: number }[]
  references: Reference[]
  imports: { path: string; as?: string; line: number; column: number; length: number; from: number }[]
}
