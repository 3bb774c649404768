/**
 * What a Scala file offers, name by name: as the other class-based languages, and
 *   - an object bears the name of the class beside it, and a setter that of what it sets;
 *   - `apply`, `unapply` and what a `for` stands for are called without being named: they are part of their class's text;
 *   - what is exported bears a name of its own, or any where all is;
 *   - conversions matter to everybody, for of what they convert anybody may have a value; so does what a package object extends, whose
 *     members are those of its package.
 */
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG } from '../nominal/ir.ts'
import { nominalOffers } from '../nominal/offers.ts'
import type { ScalaSurface } from './unit.ts'

const EVERYWHERE = ''

/** Functions that no code names. */
const CONVENTION = /^(?:apply|unapply|unapplySeq|update|map|flatMap|foreach|withFilter|filter|get|isEmpty)$/

export function scalaOffers(file: LinkerFile<ScalaSurface>): Offers {
  const { surface } = file
  const types = surface.types.map((type) => ({
    ...type,
    // Where a local stands matters to nobody else.
    members: type.members.map(({ at: _, ...member }) => member),
  }))
  const { named, ...others } = nominalOffers(
    { ...file, surface: { ...surface, types } },
    {
      otherNames: (name) => [name.replace(/\$$|_=$|^unary_/, '')].filter((other) => other !== name),
      isConvention: (name) => CONVENTION.test(name),
    },
  )
  // What types mean depends on the packages whose members are seen.
  const seen = JSON.stringify(surface.packages)
  const found = new Map([...named].map(([name, text]) => [name, seen + text]))
  const everywhere: string[] = []
  for (const type of types) {
    if (type.flags & FLAG.implicit) everywhere.push(found.get(type.name) ?? '')
    if (type.name === 'package$') everywhere.push(JSON.stringify([type.package, type.supertypes, type.imports]))
    for (const { name, flags } of type.members) if (flags & FLAG.implicit) everywhere.push(found.get(name) ?? '')
  }
  for (const one of [surface, ...surface.types].flatMap(({ imports }) => imports ?? [])) {
    if (!one.exported) continue
    const name = one.all ? EVERYWHERE : (one.alias ?? one.path.slice(one.path.lastIndexOf('.') + 1))
    if (name === EVERYWHERE) everywhere.push(JSON.stringify(one.path.split('.')))
    else found.set(name, `${found.get(name) ?? ''} "${one.path.replaceAll('.', '" "')}"`)
  }
  if (everywhere.length > 0) found.set(EVERYWHERE, everywhere.join(' '))
  return { ...others, named: found }
}
