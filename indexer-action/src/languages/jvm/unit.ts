/** What Java is told of a file of Kotlin or Scala. */
import type { Surface } from '../declarative/unit.ts'

/** How a symbol appears in the compiled class file where that differs from the source. */
export interface Compiled {
  /** The compiled name, of a property that of its getter. */
  name?: string
  setter?: string
  /** A static member of the class, not only a member of the object or companion object. */
  static?: true
  /** Compiled to a field instead of getter and setter. */
  field?: true
  /** A member of a companion object that has no name and therefore no symbol of its own. */
  companion?: true
}

export interface CompiledSurface extends Surface {
  /** By symbol: how it appears in the class file, where that differs from the source. */
  compiled?: Record<number, Compiled>
  /** The class that the file's functions are compiled into, if the file names it. */
  facade?: string
}
