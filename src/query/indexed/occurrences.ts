/** Reads a link set: which use is at a place, where it leads, and where a file uses something. */

import type { Id } from '../../contract/ids.ts'
import { EVIDENCE, type Evidence, USES, type Use } from '../../contract/links.ts'
import type { IndexedFile } from './indexed-file.ts'
import type { Links } from './links.ts'
import { lowerBound } from './lower-bound.ts'

export const bit = (use: Use): number => 1 << USES.indexOf(use)
export const CALL_USES = bit('call') | bit('call_indirect') | bit('call_macro')
/** What runs without a call of it that is written. */
export const RUNS = bit('runs')
/** Whoever reads or writes a property runs its accessor. */
export const ACCESSES = bit('read') | bit('write')
/** Links that nobody wrote as a reference. */
const IMPLIED = bit('overrides') | RUNS
/** All other uses: those that somebody wrote. */
export const WRITTEN = 2 ** USES.length - 1 - IMPLIED

/** A use and what is known about it. Columns are 0-based here, as on the wire. */
export interface Site {
  readonly at: number
  readonly line: number
  readonly column: number
  readonly length: number
  readonly use: Use
  /** Index of the symbol that holds it; -1 at the top level. */
  readonly from: number
  readonly evidence: Evidence
  readonly confidence: number
  readonly condition: string | undefined
}

/** Where a use leads, one by one: every option of an `ambiguous` target, each marked as such. */
export type Destination =
  | { readonly to: 'symbol'; readonly id: Id; readonly ambiguous: boolean }
  | { readonly to: 'local'; readonly index: number; readonly ambiguous: boolean }
  | { readonly to: 'external'; readonly package: string; readonly name: string; readonly ambiguous: boolean }
  | { readonly to: 'unknown'; readonly name: string; readonly ambiguous: boolean }

export function siteAt(links: Links, at: number): Site {
  return {
    at,
    line: links.line[at] as number,
    column: links.column[at] as number,
    length: links.length[at] as number,
    use: USES[links.use[at] as number] as Use,
    from: links.from[at] as number,
    evidence: EVIDENCE[links.evidence[at] as number] as Evidence,
    confidence: links.confidence[at] as number,
    condition: links.conditions?.find(([occurrence]) => occurrence === at)?.[1],
  }
}

export function destinations(links: Links, target: number, ambiguous = false, depth = 0): Destination[] {
  const of = links.targets.of(target)
  if (!of) return []
  switch (of[0]) {
    case 's':
      return [{ to: 'symbol', id: of[1], ambiguous }]
    case 'l':
      return [{ to: 'local', index: of[1], ambiguous }]
    case 'e':
      return [{ to: 'external', package: of[1], name: of[2], ambiguous }]
    case 'u':
      return [{ to: 'unknown', name: of[1], ambiguous }]
    case 'a':
    case 'm':
      // Our own tables never refer back to themselves; one that does must not cause an endless loop.
      return depth > 4
        ? []
        : of[1].flatMap((option) => destinations(links, option, ambiguous || of[0] === 'a', depth + 1))
  }
}

/**
 * Whether the target is one of these symbols, or has several options: a file has thousands of targets, and few are
 * examined further.
 */
export function mayLeadTo({ targets }: Links, target: number, among: (id: Id) => boolean): boolean {
  const kind = targets.kind(target)
  return kind === 's' ? among(targets.symbol(target) as Id) : kind === 'a' || kind === 'm'
}

/** Range of occurrences on one line: the columns are sorted. */
export function onLine(links: Links, line: number): [number, number] {
  const first = lowerBound(links.line, line)
  return [first, lowerBound(links.line, line + 1)]
}

/**
 * The uses at a place: among those on the line whose text is `name` (or any, without a name), the nearest to the
 * column, and everything else at exactly that place. Uses that are not calls come first: at `new Foo()` the class
 * before its constructor.
 */
export function usesAt(file: IndexedFile, line: number, name: string | undefined, column: number | undefined): Site[] {
  const { links } = file
  const [first, end] = onLine(links, line)
  const text = file.line(line)
  let best = -1
  let distance = Number.POSITIVE_INFINITY
  for (let at = first; at < end; at++) {
    const start = links.column[at] as number
    const length = links.length[at] as number
    if (name !== undefined && lastName(text.slice(start, start + length)) !== name) continue
    const cursor = (column ?? 1) - 1
    const inside = cursor >= start && cursor < start + length
    const away = inside ? 0 : Math.abs(start - cursor)
    if (name === undefined && column !== undefined && !inside) continue
    if (away < distance) {
      best = at
      distance = away
    }
  }
  return best < 0 ? [] : sitesIn(links, first, end, (at) => links.column[at] === links.column[best])
}

/** All uses on a line, by their place. */
export function usesOnLine({ links }: IndexedFile, line: number): Site[][] {
  const sites = sitesIn(links, ...onLine(links, line), () => true)
  return [...Map.groupBy(sites, ({ column }) => column).values()].sort(
    ([a], [b]) => (a?.column ?? 0) - (b?.column ?? 0),
  )
}

function sitesIn(links: Links, first: number, end: number, counts: (at: number) => boolean): Site[] {
  const sites: Site[] = []
  for (let at = first; at < end; at++)
    if (counts(at) && ((1 << (links.use[at] as number)) & IMPLIED) === 0) sites.push(siteAt(links, at))
  const isCall = (site: Site) => (bit(site.use) & CALL_USES) !== 0
  return sites.sort((a, b) => Number(isCall(a)) - Number(isCall(b)) || a.at - b.at)
}

export function lastName(text: string): string {
  return (
    text
      .split(/[.:#\\>]+/)
      .filter(Boolean)
      .pop() ?? text
  )
}

/**
 * Uses of any of these symbols in a file, in order, each with its symbol. `by`: only uses inside this holder, by index.
 */
export function usesOf(
  file: IndexedFile,
  ids: ReadonlySet<Id>,
  uses: number,
  by: (holder: number) => boolean = () => true,
): { site: Site; id: Id; ambiguous: boolean }[] {
  const { links } = file
  const leading = new Map<number, { id: Id; ambiguous: boolean }[]>()
  const isWanted = (id: Id): boolean => ids.has(id)
  for (let target = 0; target < links.targets.length; target++) {
    if (!mayLeadTo(links, target, isWanted)) continue
    const here = destinations(links, target).flatMap((of) => (of.to === 'symbol' && ids.has(of.id) ? [of] : []))
    if (here.length > 0) leading.set(target, here)
  }
  const found: { site: Site; id: Id; ambiguous: boolean }[] = []
  if (leading.size === 0) return found
  for (let at = 0; at < links.line.length; at++) {
    if (!(uses & (1 << (links.use[at] as number)))) continue
    const here = leading.get(links.target[at] as number)
    if (here && by(links.from[at] as number)) {
      const site = siteAt(links, at)
      for (const { id, ambiguous } of here) found.push({ site, id, ambiguous })
    }
  }
  return found
}

/** Uses of a local of this file, in order. */
export function usesOfLocal(file: IndexedFile, local: number, uses: number): { site: Site; ambiguous: boolean }[] {
  const { links } = file
  const found: { site: Site; ambiguous: boolean }[] = []
  for (let at = 0; at < links.line.length; at++) {
    if (!(uses & (1 << (links.use[at] as number)))) continue
    const here = destinations(links, links.target[at] as number).find((of) => of.to === 'local' && of.index === local)
    if (here) found.push({ site: siteAt(links, at), ambiguous: here.ambiguous })
  }
  return found
}

export function localAt(file: IndexedFile, name: string, line: number): number {
  return file.links.locals.find(name, line)
}

export const percent = (confidence: number): number => confidence / 100
