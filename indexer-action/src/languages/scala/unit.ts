/** What a Scala file says: in the form of class-based languages, and what the classes that it is compiled into look like to Java. */
import type { CompiledSurface } from '../jvm/unit.ts'
import type { Surface } from '../nominal/surface.ts'

export interface ScalaSurface extends Surface {
  asCompiled: CompiledSurface
  /** Packages whose members are seen: of the file, and of each clause with a body, outermost first. */
  packages: string[][]
}
