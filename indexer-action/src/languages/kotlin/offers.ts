/**
 * What a Kotlin file offers, name by name: as the other class-based languages, and
 *   - what Java calls it by: accessors of properties, names that annotations give, and the class of the file's functions;
 *   - extensions that a loop, destructuring, a delegated property or a call of a value means without naming them: they matter to everybody,
 *     for of what they extend anybody may have a value.
 */
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG } from '../nominal/ir.ts'
import { nominalOffers } from '../nominal/offers.ts'
import { fileClassOf, getterOf, setterOf } from './compiled-names.ts'
import type { KotlinSurface } from './unit.ts'

const EVERYWHERE = ''

/** Functions that no code names: operators are named by what is written of them. */
const CONVENTION = /^(?:iterator|next|invoke|provideDelegate|[gs]etValue|component\d+)$/

export function kotlinOffers(file: LinkerFile<KotlinSurface>): Offers {
  const { surface } = file
  const { named, ...others } = nominalOffers(file, {
    otherNames: (name) => (name === '' ? [] : [getterOf(name), setterOf(name)]),
    isConvention: (name) => CONVENTION.test(name),
  })
  const found = new Map(named)
  const say = (name: string, text: string): void => {
    found.set(name, (found.get(name) ?? '') + text)
  }
  for (const { name, flags } of surface.types.flatMap(({ members }) => members))
    if (flags & FLAG.extension && CONVENTION.test(name)) say(EVERYWHERE, found.get(name) ?? '')
  for (const [symbol, { name, setter }] of Object.entries(surface.asCompiled.compiled ?? {}))
    for (const one of [name, setter])
      if (one !== undefined) say(one, named.get(file.symbols[Number(symbol)]?.name ?? '') ?? '')
  if (surface.types.some(({ flags }) => flags & FLAG.file)) say(fileClassOf(file.path, surface.asCompiled.facade), '[]')
  return { ...others, named: found }
}
