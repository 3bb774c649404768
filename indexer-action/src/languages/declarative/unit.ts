/** The result of extracting one file of a language described by rules: the input of the linker. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Receiver } from './receivers.ts'
import type { Brings, Classes, Runs } from './rules.ts'

/** A use of a name, resolved by lexical scopes or not. `local` and `symbols` are indexes in this file. */
export interface Reference {
  line: number
  column: number
  length: number
  name: string
  use: Use
  from: number
  receiver: Receiver
  local?: number
  /** A local of that name that does not suit the use. It is the target if nothing more suitable is found. */
  localOtherwise?: number
  /** Several for overloads declared in one scope. */
  symbols?: number[]
  /** Number of arguments of a call, where it helps to choose between overloads. */
  arguments?: number
  /** The names of the arguments of a call (`labels.ts`). */
  labels?: string[]
  /** The method that runs, if there is one. */
  accessor?: string
  /** A member of it is named, so that it is no function. */
  hasMember?: true
  /** It constructs the type of this name. */
  makes?: true
  /** Its type is left out before the dot: `.done`. */
  ofType?: true
  /** A use only if it leads somewhere. */
  supposed?: true
}

export interface Surface {
  /** By symbol: its supertypes as written. */
  supertypes: Record<number, string[]>
  /** By symbol: the declared or constructed type of its value, or its return type. */
  types: Record<number, string>
  /** By symbol without such a type: the value it is initialized with, or the value it returns. */
  values: Record<number, Receiver>
  /** By symbol: minimum and maximum number of arguments, where these help to choose between overloads. */
  arities: Record<number, [number, number]>
  /** By symbol: what callers name its arguments (`labels.ts`). */
  labels?: Record<number, string[]>
  /** By symbol that does. */
  runs?: Record<number, readonly Runs[]>
  /** Symbols that are opened wherever what they are in is. */
  opened?: number[]
  /** By symbol: the names of its type parameters. */
  typeParameters: Record<number, string[]>
  /** By symbol: the types to which its type parameters are bound. */
  bounds?: Record<number, Record<string, string>>
  /**
   * In languages with packages: imports by which the types written in this file are resolved. A path and its local name, or a
   * path alone for a wildcard.
   */
  imports?: ([path: string, as: string, member: string] | [path: string, as: string] | [path: string])[]
  classes?: Classes
  brings?: Brings
  /** Modules included at the top level, whose members become visible everywhere, as written. */
  mixins?: string[]
}

export const emptySurface = (): Surface => ({
  supertypes: {},
  types: {},
  values: {},
  arities: {},
  typeParameters: {},
})

export interface Body {
  /** Types whose functions can be called on their first argument, as written: `using Sums for uint`. */
  attached?: string[]
  locals: { name: string; kind: 'parameter' | 'variable' | 'type'; line: number; column: number; owner: number }[]
  references: Reference[]
  imports: {
    path: string
    as?: string
    all?: true
    member?: string
    uses?: string
    line: number
    column: number
    length: number
    from: number
  }[]
}
