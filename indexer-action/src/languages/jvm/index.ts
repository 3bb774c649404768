/** The family of languages that become class files: they call each other's classes by name. */
import type { Family } from '../language.ts'
import type { JvmBody, JvmSurface } from './linker.ts'

export const jvmFamily: Family<JvmSurface, JvmBody> = {
  name: 'jvm',
  configuration: [],
  knowsDependents: true,
  tellsOfFiles: true,
  load: () => import('./family.ts'),
}
