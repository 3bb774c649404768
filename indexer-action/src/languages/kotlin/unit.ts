/** What a Kotlin file says: in the form of class-based languages, and what the classes that it is compiled into look like to Java. */
import type { CompiledSurface } from '../jvm/unit.ts'
import type { Surface } from '../nominal/surface.ts'

export interface KotlinSurface extends Surface {
  asCompiled: CompiledSurface
}
