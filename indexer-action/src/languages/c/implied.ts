/** C++: constructors of base classes that run where no call of them is written. */
import { USES } from '../../../../src/contract/links.ts'
import { type Body, OCCURRENCE_STRIDE } from './fact-layout.ts'
import type { HeldSymbol } from './held-symbols.ts'
import type { File, Reference } from './repository.ts'
import type { Types } from './types/types.ts'

const CLASS = /^(class|struct)$/
const WRITE = USES.indexOf('write')

interface Implied {
  /** The symbol that runs them: a constructor, or a class that has none. */
  symbol: number
  constructors: readonly Reference[]
}

/** What classes and constructors run of their bases: of each that is not initialised, the constructor that takes nothing. */
export function impliedConstructors(types: Types, file: number, body: Body): Implied[] {
  const { repository, members } = types
  const found: Implied[] = []
  let written: ReadonlyMap<number, ReadonlySet<string>> | undefined
  for (const [symbol, { kind, modifiers }] of (repository.files[file] as File).symbols.entries()) {
    const isClass = CLASS.test(kind)
    if (!isClass && (kind !== 'constructor' || modifiers?.includes('declaration'))) continue
    const record = isClass ? repository.reference(file, symbol) : classOf(types, file, symbol)
    const bases = record < 0 ? [] : members.bases(record).filter((base) => base >= 0)
    if (bases.length === 0) continue
    if (isClass ? members.constructors(record).length > 0 : isCopying(types, file, symbol, record)) continue
    if (!isClass) written ??= writtenIn(body)
    const names = (isClass ? undefined : written?.get(symbol)) ?? new Set()
    const isNamed = (one: Reference): boolean => names.has(repository.symbol(one).name)
    // One that hands on to another one of its class leaves the bases to that.
    if (isNamed(record)) continue
    const isInitialised = (base: Reference): boolean =>
      isNamed(base) || [...names].some((name) => types.record({ file, text: `t:${name}`, from: symbol }) === base)
    const constructors = bases
      .filter((base) => !isInitialised(base))
      .flatMap((base) => takingNothing(types, file, base))
    if (constructors.length > 0) found.push({ symbol, constructors: [...new Set(constructors)] })
  }
  return found
}

/** The class of a constructor, which may be defined outside of it. */
function classOf(types: Types, file: number, symbol: number): number {
  const { symbols } = types.repository.files[file] as File
  const { parent, cpp } = symbols.get(symbol) as HeldSymbol
  if (cpp?.receiver !== undefined) return types.record({ file, text: `t:${cpp.receiver}`, from: symbol })
  return parent !== undefined && CLASS.test(symbols.get(parent)?.kind ?? '')
    ? types.repository.reference(file, parent)
    : -1
}

/** What copies an object need not name its bases if it does nothing else. */
function isCopying(types: Types, file: number, symbol: number, record: Reference): boolean {
  const held = types.repository.files[file] as File
  const { cpp } = held.symbols.get(symbol) as HeldSymbol
  const text = held.types[cpp?.types[0] ?? -1]
  if (cpp?.takes.least !== 1 || text === undefined) return false
  return types.record({ file, text: text.replace(/^\*/, ''), from: symbol }) === record
}

/** The constructor that takes nothing, or those of the bases of a class that has no constructor. */
function takingNothing(
  types: Types,
  file: number,
  record: Reference,
  met = new Set<Reference>(),
): readonly Reference[] {
  if (met.has(record)) return []
  met.add(record)
  const own = types.members.constructors(record)
  if (own.length === 0)
    return types.members.bases(record).flatMap((base) => (base < 0 ? [] : takingNothing(types, file, base, met)))
  const fitting = own.filter((one) => types.repository.symbol(one).cpp?.takes.least === 0)
  return fitting.length === 0 ? [] : types.scopes.definitions.of(file, fitting).references
}

/** By symbol: the names that it initialises or assigns. */
function writtenIn({ occurrences, words }: Body): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>()
  for (let at = 0; at < occurrences.length; at += OCCURRENCE_STRIDE) {
    if (occurrences[at + 3] !== WRITE) continue
    const from = occurrences[at + 4] as number
    const name = words[occurrences[at + 2] as number] as string
    const names = found.get(from)
    if (names) names.add(name)
    else found.set(from, new Set([name]))
  }
  return found
}
