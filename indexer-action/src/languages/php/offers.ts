/**
 * What a PHP file offers, name by name: as the other class-based languages, and
 *   - the names that a framework has for methods: `active()` calls `scopeActive`, `$full_name` reads `getFullNameAttribute` or `fullName`;
 *   - methods that a loop, an index, a route, a queue or another object means without naming them;
 *   - who uses a trait, by the trait's name: its own file looks for members in the classes that use it.
 */
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { Surface } from '../nominal/surface.ts'
import { DISPATCHES, isListener } from './dispatches.ts'
import { namesFor } from './eloquent-names.ts'
import { RESOURCE } from './routes.ts'

const CONVENTION = new RegExp(`^(?:__\\w+|getIterator|current|offsetGet|handle|${RESOURCE.join('|')})$`, 'i')

export const offersOf = (file: LinkerFile<Surface>): Offers =>
  nominalOffers(file, {
    otherNames,
    isConvention: (name) => CONVENTION.test(name),
    sentBy: (_, { surface }) => (isListener(surface.package) ? [...DISPATCHES.keys()] : []),
    // Traits are the first of what a class extends.
    seenBy: ({ supertypes = [], superclass }) => supertypes.slice(0, superclass).map(lastName),
  })

/** Properties are written with and without their sign. */
const otherNames = (name: string): string[] => namesFor(name.replace(/^\$/, '')).flatMap((one) => [one, `$${one}`])

const lastName = (type: string): string => /[\w\x80-\uffff]+(?=(?:<.*)?$)/s.exec(type)?.[0] ?? ''
