/**
 * What a PHP file offers, name by name: as the other class-based languages, and
 *   - the names that a framework has for methods: `active()` calls `scopeActive`, `$full_name` reads `getFullNameAttribute` or `fullName`;
 *   - methods that a loop, an index or another object means without naming them;
 *   - who uses a trait, by the trait's name: its own file looks for members in the classes that use it.
 */
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import type { Surface } from '../nominal/ir.ts'
import { nominalOffers } from '../nominal/offers.ts'

const CONVENTION = /^(?:__\w+|getIterator|current|offsetGet)$/i

export const offersOf = (file: LinkerFile<Surface>): Offers =>
  nominalOffers(file, {
    otherNames,
    isConvention: (name) => CONVENTION.test(name),
    // Traits are the first of what a class extends.
    seenBy: ({ supertypes = [], superclass }) => supertypes.slice(0, superclass).map(lastName),
  })

/** Properties are written with and without their sign. */
function otherNames(name: string): string[] {
  const bare = name.replace(/^\$/, '')
  const magic = /^scope([A-Z]\w*)$/.exec(bare)?.[1] ?? /^get([A-Z]\w*)Attribute$/.exec(bare)?.[1]
  const names = [bare, magic].flatMap((one) => (one ? [one, inWords(one)] : []))
  return names.flatMap((one) => [one, `$${one}`])
}

const inWords = (name: string): string => name.replace(/(?<=[^_])(?=[A-Z])/g, '_')

const lastName = (type: string): string => /[\w\x80-\uffff]+(?=(?:<.*)?$)/s.exec(type)?.[0] ?? ''
