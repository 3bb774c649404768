/** The family of languages that become class files: they call each other's classes by name. */
import type { Body as TableBody, Surface as TableSurface } from '../declarative/unit.ts'
import type { Family } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'

export const jvmFamily: Family<Surface | TableSurface, Body | TableBody> = {
  name: 'jvm',
  configuration: [],
  knowsDependents: true,
  load: () => import('./family.ts'),
}
