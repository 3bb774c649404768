/**
 * Which files' links can have changed because some files offer something else, told by names.
 *
 * A family that has `offersOf` promises that its linker learns of other files in three ways only: from what `rest` says; by
 * looking up a name; and from the text of what it found, which leads to further names or, without naming them, to members
 * that the text includes. A changed name is one of which a file says something else than before. Whatever has a text that
 * mentions a changed name may mean something else now, so its own name counts as changed, too. A file that mentions no
 * changed name then looks up unchanged ones only, finds what it found before, and is led nowhere else. What a linker learns in
 * any other way it tells itself (`Linker.dependents`).
 */
import type { LinkerFile } from '../languages/language.ts'
import { Mentions } from './mentions.ts'

/** Texts are JSON, for `Mentions` reads them as such. */
export interface Offers {
  /** Matters to other files whatever they mention. */
  rest: string
  /** What is said of all that has this name, in order. What may be needed by files that mention nothing of it is named ''. */
  named: ReadonlyMap<string, string>
  /** Symbols of which linkers prefer or list first what comes first: all, unless it is said. Of one name, the texts have the order. */
  ordered?: readonly number[]
  /** Names of what is compared with others that need not mention them. */
  compared?: ReadonlySet<string>
}

type OffersOf = (file: LinkerFile<unknown>) => Offers

/** The files of a family, as stored. */
export interface StoredUnits {
  readonly size: number
  file(at: number): LinkerFile<unknown>
  head(at: number): Buffer
  body(at: number): Buffer
}

/** What files offered before. */
export interface Earlier {
  /** By position: what a file offered; undefined where there was none. */
  files: ReadonlyMap<number, LinkerFile<unknown> | undefined>
  /** Files that are gone. */
  gone: readonly LinkerFile<unknown>[]
}

export interface Affected {
  /** Positions, without those of changed files. */
  readonly files: readonly number[]
  /** Whether a changed name is among `Offers.compared`. */
  readonly isCompared: boolean
}

/** So many changed names are mentioned nearly everywhere. */
const MOST_NAMES = 5000

/** Describing more files than these, and more than a third of the family, takes longer than is saved. */
const MANY_FILES = 200

/** Each round reads what all files offer. */
const MOST_ROUNDS = 12

/** Undefined if it may be any file. */
export function affectedFiles(
  units: StoredUnits,
  before: Earlier,
  describe: OffersOf,
  ignoresCase = false,
): Affected | undefined {
  const compared = new Set<string>()
  const offersOf: OffersOf = (file) => {
    const offers = describe(file)
    for (const name of offers.compared ?? []) compared.add(name)
    return offers
  }
  const names = allChangedNames(units, before, offersOf)
  if (!names) return undefined
  const described = new Map<number, [name: string, text: Buffer][]>()
  const textsOf = (at: number): [string, Buffer][] | undefined => {
    let texts = described.get(at)
    if (!texts) {
      if (described.size >= Math.max(MANY_FILES, units.size / 3)) return undefined
      texts = [...offersOf(units.file(at)).named].map(([name, text]) => [name, Buffer.from(text)])
      described.set(at, texts)
    }
    return texts
  }
  /** Those whose heads mention a changed name. */
  const affected = new Set<number>()
  let fresh: ReadonlySet<string> = names
  for (let round = 0; fresh.size > 0; round++) {
    if (round === MOST_ROUNDS) return undefined
    const mentions = Mentions.of(fresh, ignoresCase)
    if (!mentions) return undefined
    const reached = new Set<string>()
    for (let at = 0; at < units.size; at++) {
      if (!mentions.in(units.head(at))) continue
      affected.add(at)
      const texts = textsOf(at)
      if (!texts) return undefined
      for (const [name, text] of texts) if (!names.has(name) && mentions.in(text)) reached.add(name)
    }
    if (names.size + reached.size > MOST_NAMES) return undefined
    for (const name of reached) names.add(name)
    fresh = reached
  }
  const mentions = Mentions.of(names, ignoresCase)
  if (!mentions) return undefined
  const isAffected = (at: number): boolean => !before.files.has(at) && (affected.has(at) || mentions.in(units.body(at)))
  return {
    files: [...new Array(units.size).keys()].filter(isAffected),
    // Whoever has a text that mentions a changed name has been described.
    isCompared: [...names].some((name) => compared.has(name)),
  }
}

function allChangedNames(units: StoredUnits, before: Earlier, offersOf: OffersOf): Set<string> | undefined {
  const names = new Set<string>()
  const others = new Neighbours(units, before.files, offersOf)
  for (const [at, was] of before.files) {
    const is = units.file(at)
    const changed = was ? changedNames(was, is, offersOf) : others.namesBeside(at, is)
    if (!changed) return undefined
    for (const name of changed) names.add(name)
  }
  for (const file of before.gone) {
    const changed = others.namesBeside(others.placeOf(file.path), file)
    if (!changed) return undefined
    for (const name of changed) names.add(name)
  }
  return names
}

/** Of a file that comes or goes: usually what is said without a name is said by a file beside it, too. */
class Neighbours {
  readonly #units: StoredUnits
  readonly #changed: Earlier['files']
  readonly #offersOf: OffersOf
  /** By position. */
  readonly #rests = new Map<number, string>()

  constructor(units: StoredUnits, changed: Earlier['files'], offersOf: OffersOf) {
    this.#units = units
    this.#changed = changed
    this.#offersOf = offersOf
  }

  /** The names of what a file offers, if that is all that matters of it. */
  namesBeside(at: number, file: LinkerFile<unknown>): Iterable<string> | undefined {
    const { rest, named } = this.#offersOf(file)
    for (let away = 0; away <= MOST_ASKED; away++)
      for (const place of [at - away, at + away])
        if (place >= 0 && place < this.#units.size && !this.#changed.has(place))
          if (this.#restAt(place) === rest) return named.keys()
    return undefined
  }

  #restAt(at: number): string {
    let rest = this.#rests.get(at)
    if (rest === undefined) {
      rest = this.#offersOf(this.#units.file(at)).rest
      this.#rests.set(at, rest)
    }
    return rest
  }

  /** Where a path would be: units are in the order of their paths. */
  placeOf(path: string): number {
    let [from, to] = [0, this.#units.size]
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#units.file(middle).path < path) from = middle + 1
      else to = middle
    }
    return from
  }
}

const MOST_ASKED = 16

function changedNames(was: LinkerFile<unknown>, is: LinkerFile<unknown>, offersOf: OffersOf): string[] | undefined {
  const [old, now] = [offersOf(was), offersOf(is)]
  const idsOf = ({ ordered }: Offers, { symbols }: LinkerFile<unknown>) => ordered ?? symbols.map(({ id }) => id)
  if (old.rest !== now.rest || !isSameOrder(idsOf(old, was), idsOf(now, is))) return undefined
  return [...new Set([...old.named.keys(), ...now.named.keys()])].filter(
    (name) => old.named.get(name) !== now.named.get(name),
  )
}

/** Whether those that stayed did so in the same order. */
function isSameOrder(was: readonly number[], is: readonly number[]): boolean {
  const now = new Set(is)
  const stayed = was.filter((id) => now.has(id))
  let at = 0
  for (const id of is) if (stayed[at] === id) at++
  return at === stayed.length
}
