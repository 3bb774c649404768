/** What a file offers to Java, Kotlin and Scala, name by name. */
import type { Offers } from '../../link/affected.ts'
import { propertyOf } from '../kotlin/compiled-names.ts'
import { kotlinOffers } from '../kotlin/offers.ts'
import type { KotlinSurface } from '../kotlin/unit.ts'
import type { LinkerFile } from '../language.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { Surface } from '../nominal/surface.ts'
import { scalaOffers } from '../scala/offers.ts'
import type { ScalaSurface } from '../scala/unit.ts'
import type { JvmSurface } from './linker.ts'

export function offersOf(file: LinkerFile<JvmSurface>): Offers {
  if (file.language === 'java') return nominalOffers(file as LinkerFile<Surface>, { otherNames: propertiesNamed })
  if (file.language === 'kotlin') return kotlinOffers(file as LinkerFile<KotlinSurface>)
  return scalaOffers(file as LinkerFile<ScalaSurface>)
}

/** `getName` and `setName` are `name` to Kotlin, `getURL` is `url` or `uRL`. */
function propertiesNamed(name: string): string[] {
  const property = propertyOf(name.replace(/^set(?=\p{Lu})/u, 'get'))
  if (property === undefined || property === name) return []
  return [property, name.slice(3, 4).toLowerCase() + name.slice(4)]
}
