/** What a file offers to Java, Kotlin and Scala, name by name. */
import type { Offers } from '../../link/affected.ts'
import { DISPATCHES } from '../java/dispatches.ts'
import { propertyOf } from '../kotlin/compiled-names.ts'
import { kotlinOffers } from '../kotlin/offers.ts'
import type { KotlinSurface } from '../kotlin/unit.ts'
import type { LinkerFile } from '../language.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { Surface, TypeText } from '../nominal/surface.ts'
import { scalaOffers } from '../scala/offers.ts'
import type { ScalaSurface } from '../scala/unit.ts'
import type { JvmSurface } from './linker.ts'

export function offersOf(file: LinkerFile<JvmSurface>): Offers {
  if (file.language === 'java')
    return nominalOffers(file as LinkerFile<Surface>, { otherNames: propertiesNamed, sentBy })
  if (file.language === 'kotlin') return kotlinOffers(file as LinkerFile<KotlinSurface>)
  return scalaOffers(file as LinkerFile<ScalaSurface>)
}

/** Listeners extend what has that word in its name, or have methods that an annotation names so. */
function sentBy({ supertypes = [], members }: TypeText, file: LinkerFile<Surface>): readonly string[] {
  const listens =
    supertypes.some((type) => /Listener\b/.test(type)) ||
    members.some(({ symbol }) => file.symbols[symbol]?.annotations?.some((one) => /^@[\w.]*Listener\b/.test(one)))
  return listens ? [...DISPATCHES.keys()] : []
}

/** `getName` and `setName` are `name` to Kotlin, `getURL` is `url` or `uRL`. */
function propertiesNamed(name: string): string[] {
  const property = propertyOf(name.replace(/^set(?=\p{Lu})/u, 'get'))
  if (property === undefined || property === name) return []
  return [property, name.slice(3, 4).toLowerCase() + name.slice(4)]
}
