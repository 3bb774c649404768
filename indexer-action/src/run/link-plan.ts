/**
 * Which files must be linked again.
 *
 * A file's links depend on its own bytes, on what the other files of its family offer, and on the tree around them. A
 * change that leaves what a file offers as it was (a comment, a function's body) affects only its own links. Any other
 * change may affect every file of the family, and only the family's own code can tell whether it does.
 */
import type { Row } from '../cache/cache.ts'
import type { UnitReader } from '../cache/unit-store.ts'
import type { Family, Language } from '../languages/language.ts'
import { FAMILIES, LANGUAGES } from '../languages/registry.ts'

export interface FamilyToLink {
  family: Family
  /** All units of the family in path order: linkers are told about every one. */
  units: Row[]
  /** Indexes into `units` of those that must be linked in any case. */
  wanted: number[]
  /** What offers something else than in the last run. Undefined if more than that changed: then every file is linked. */
  changed: Changed | undefined
}

export interface Changed {
  /** Indexes of units, each with its previous row, if there was one. */
  units: (readonly [unit: number, before: Row | undefined])[]
  /** Previous rows of files that are gone, or no longer of the family. */
  gone: Row[]
}

export function planLinking(
  families: readonly Family[],
  languages: readonly Language[],
  rows: ReadonlyMap<string, Row>,
  before: { rows: ReadonlyMap<string, Row>; isSameContext(family: Family): boolean; has(row: Row): boolean },
  reader: UnitReader,
): FamilyToLink[] {
  const familyOf = new Map(languages.map((language) => [language.key, language.family]))
  const byFamily = new Map<string, Row[]>()
  for (const row of rows.values()) {
    if (!row.indexed?.place) continue
    const name = familyOf.get(row.indexed.language) ?? ''
    const units = byFamily.get(name)
    if (units) units.push(row)
    else byFamily.set(name, [row])
  }
  const lost = lostRows(before.rows, rows, familyOf)
  const plans: FamilyToLink[] = []
  for (const family of families) {
    const units = byFamily.get(family.name)
    if (!units) continue
    units.sort((a, b) => (a.path < b.path ? -1 : 1))
    const wanted = units.flatMap((row, at) =>
      row.link === undefined || isWorthAnotherTry(row) || !before.has(row) ? [at] : [],
    )
    const made = wanted.filter((at) => units[at]?.link === undefined)
    const gone = lost.get(family.name) ?? []
    const mayTell = before.isSameContext(family) && (gone.length === 0 || family.tellsOfFiles === true)
    const offers = mayTell ? changedOffers(made, units, before.rows, reader) : undefined
    const tells = offers && (family.tellsOfFiles || offers.every(([, was]) => was))
    plans.push({ family, units, wanted, changed: tells ? { units: offers, gone } : undefined })
  }
  return plans
}

/** What ended a worker once may have been the machine; what ends one each time is the file, and costs every run a worker. */
const MOST_TRIES = 3

const isWorthAnotherTry = ({ lost = 0 }: Row): boolean => lost > 0 && lost < MOST_TRIES

/** The families of these files. */
export function familiesOf(rows: readonly Row[]): Family[] {
  const languages = new Set(rows.map(({ indexed }) => (indexed?.place ? indexed.language : undefined)))
  const names = new Set(LANGUAGES.flatMap(({ key, family }) => (languages.has(key) ? [family] : [])))
  return FAMILIES.filter((family) => names.has(family.name))
}

/** By family: the rows of files that are gone, are skipped now, or are in another language. */
function lostRows(
  before: ReadonlyMap<string, Row>,
  now: ReadonlyMap<string, Row>,
  familyOf: ReadonlyMap<string, string>,
): Map<string, Row[]> {
  const family = (row: Row | undefined) =>
    row?.indexed?.place === undefined ? undefined : (familyOf.get(row.indexed.language) ?? '')
  const lost = new Map<string, Row[]>()
  for (const [path, row] of before) {
    const was = family(row)
    if (was === undefined || was === family(now.get(path))) continue
    const rows = lost.get(was)
    if (rows) rows.push(row)
    else lost.set(was, [row])
  }
  return lost
}

function changedOffers(
  made: readonly number[],
  units: readonly Row[],
  rows: ReadonlyMap<string, Row>,
  reader: UnitReader,
): Changed['units'] | undefined {
  const changed: [number, Row | undefined][] = []
  for (const at of made) {
    const now = units[at] as Row
    const before = rows.get(now.path)
    if (offersTheSame(before, now, reader)) continue
    const was = before?.indexed?.place ? before : undefined
    if (was && was.indexed?.language !== now.indexed?.language) return undefined
    changed.push([at, was])
  }
  return changed
}

function offersTheSame(before: Row | undefined, now: Row, reader: UnitReader): boolean {
  if (!before?.indexed?.place || !now.indexed?.place || before.indexed.language !== now.indexed.language) return false
  try {
    return looksTheSame(reader.head(before.indexed.place), reader.head(now.indexed.place))
  } catch {
    return false
  }
}

/**
 * What other files never see of a unit: its positions, and what only people and descriptors read. Linkers do read `extra` (C++
 * scoped enumerations, what a macro made) and `annotations` (whether a Python class is decorated).
 */
const UNSEEN = new Set(['line', 'column', 'start', 'end', 'doc', 'signature'])

/** Compares what two units' JSON holds, apart from what is unseen. */
function looksTheSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => looksTheSame(value, other[at]))
  let more = 0
  for (const name in one) {
    if (UNSEEN.has(name)) continue
    if (!looksTheSame(one[name as never], other[name as never])) return false
    more++
  }
  for (const name in other) if (!UNSEEN.has(name)) more--
  return more === 0
}
