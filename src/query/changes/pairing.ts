/**
 * Which symbols of two versions are the same, in order of certainty: in the same file by what they are (the stable id), there by kind and
 * qualified name (the signature changed), across files by the stable id again (it moved), by their text, where only one was
 * removed and one added that reads so: to another module, or under another name. Members go with what contains them. What is
 * left is paired by how much of its text is the same (`likeness.ts`).
 */
import { type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import { containerOf, qualifiedName, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { isRenamed, type SymbolChange } from './change.ts'
import { usedAs } from './fits.ts'
import { alikeIn, likenessOf, SAME_THING } from './likeness.ts'
import { bodyOf, docText, ownText, visibilityOf } from './symbol-text.ts'

/** One side's symbol, with the compared values computed once. */
export interface Version extends Defined {
  readonly stable: string
  readonly named: string
}

/** How two are known to be one, as far as it says what of it changed. */
interface How {
  readonly signature?: boolean
  /** They were found by their text, whose difference is at most a name. */
  readonly reads?: 'alike'
  /** What is compared of a text, if not all of it. */
  readonly named?: (text: string) => string
  readonly likeness?: number
}

interface Matching extends How {
  /** Only where one was removed and one added with the key. */
  readonly onlyOne?: boolean
  readonly isSame?: (before: Version, here: Version, several: boolean) => boolean
}

export class Pairing {
  /** Of what has a pair and is not as it was. */
  readonly changes: SymbolChange[] = []
  readonly removed: Set<Version>
  readonly added: Set<Version>
  /** What is at the head of each symbol at the base, as far as it has a pair. */
  readonly followed = new Map<SymbolFact, Version>()

  constructor(before: readonly Version[], after: readonly Version[]) {
    this.removed = new Set(before)
    this.added = new Set(after)
    this.#match((one) => `${one.file.path}\0${one.stable}`, 'changed')
    this.#match((one) => `${one.file.path}\0${one.named}`, 'changed', { signature: true })
    this.#match((one) => one.stable, 'moved', { isSame: mayBeSame })
    this.#match((one) => `${nameInFile(one.symbol)}\0${ownText(one)}`, 'moved', ONLY_ONE)
    this.#match((one) => nameless(one, one.file.path), 'moved', ONLY_ONE)
    this.#match((one) => nameless(one, ''), 'moved', ONLY_ONE)
    this.#match(described, 'moved', ONLY_ONE)
    this.#membersToo()
    // Types first, as their members come with them.
    for (const kinds of [isType, () => true]) {
      this.#alike(kinds)
      this.#membersToo()
    }
  }

  #match(
    key: (one: Version) => string | undefined,
    change: 'changed' | 'moved',
    { onlyOne = false, isSame = () => true, ...how }: Matching = {},
  ): void {
    for (const [before, here, several] of pairs([...this.removed], [...this.added], key, onlyOne))
      if (isSame(before, here, several)) this.#pair(before, here, change, how)
  }

  /** What is in something that is called otherwise now, or elsewhere, is in it still, as far as it has its name. */
  #membersToo(): void {
    const after = Map.groupBy(this.added, memberKey)
    for (const before of this.removed) {
      const parent = containerOf(before.file, before.symbol)
      const holder = parent && this.followed.get(parent)
      if (!holder) continue
      const all = after.get(`${holder.symbol.id}\0${kindAndName(before)}`) ?? []
      const here = all.find((one) => ownText(one) === ownText(before)) ?? all[0]
      if (!here) continue
      all.splice(all.indexOf(here), 1)
      this.#pair(before, here, 'moved', calledOtherwise(before, here, [parent.name, holder.symbol.name]))
    }
  }

  #alike(isOfKind: (one: Version) => boolean): void {
    for (const [before, here, likeness] of alikeIn(
      [...this.removed].filter(isOfKind),
      [...this.added].filter(isOfKind),
    )) {
      const how = calledOtherwise(before, here, [before.symbol.name, here.symbol.name])
      this.#pair(before, here, before.file.path === here.file.path ? 'changed' : 'moved', { ...how, likeness })
    }
  }

  #pair(before: Version, here: Version, change: 'changed' | 'moved', how: How): void {
    this.removed.delete(before)
    this.added.delete(here)
    this.followed.set(before.symbol, here)
    const renamed = isRenamed({ here, before })
    const texts = how.reads === 'alike' ? undefined : [bodyOf(before), bodyOf(here)].map(how.named ?? String)
    const body = texts !== undefined && texts[0] !== texts[1]
    const one: SymbolChange = {
      change: renamed ? 'changed' : change,
      here,
      before,
      signature: how.signature === true || renamed || usedAs(before.symbol) !== usedAs(here.symbol),
      body,
      visibility: visibilityOf(before) !== visibilityOf(here),
      doc: docText(before) !== docText(here),
      ...(body && spaceless(texts?.[0]) === spaceless(texts?.[1]) ? { space: true } : {}),
      ...(how.likeness === undefined ? {} : { likeness: how.likeness }),
    }
    if (change === 'moved' || one.signature || one.body || one.visibility || one.doc) this.changes.push(one)
  }
}

const ONLY_ONE: Matching = { onlyOne: true, reads: 'alike' }

/** Compared without what either calls it, or what contains it. */
function calledOtherwise(before: Version, here: Version, names: readonly string[]): How {
  const named = (text: string): string => without(names, text)
  return { signature: named(before.symbol.signature ?? '') !== named(here.symbol.signature ?? ''), named }
}

const isType = ({ symbol }: Version): boolean => TYPE_KINDS.has(symbol.kind)
const spaceless = (text: string | undefined): string | undefined => text?.replace(/\s+/g, '')

/** Whatever a type and what is in it call it, before and now. */
const without = (names: readonly string[], text: string): string =>
  names.reduce((rest, name) => (name === '' ? rest : rest.split(name).join('\0')), text)

const kindAndName = ({ symbol, ...one }: Version): string => {
  const holder = containerOf(one.file, symbol)
  return `${symbol.kind}\0${holder?.name === symbol.name ? '' : symbol.name}`
}
const memberKey = (one: Version): string => `${containerOf(one.file, one.symbol)?.id}\0${kindAndName(one)}`

/** In files apart, a name that many have and a body of its own tell two things: `handler` in every route. */
const mayBeSame = (before: Version, here: Version, several: boolean): boolean =>
  (!several && Math.min(ownText(before).length, ownText(here).length) < TELLING) ||
  likenessOf(before, here) >= SAME_THING

const nameInFile = ({ kind, name, qualified = name }: SymbolFact): string => `${kind}\0${qualified}`

/** Shorter code is alike by chance. */
const TELLING = 60

/** What it reads like whatever its name is, for the same place; undefined if that says too little. */
function nameless(one: Version, place: string): string | undefined {
  const { name, kind } = one.symbol
  const text = ownText(one).replace(/\s+/g, ' ')
  return text.length - name.length < TELLING ? undefined : `${place}\0${kind}\0${text.split(name).join('\0')}`
}

/** What it reads like with its comment, in its file: a field's line says little, and what is written about it says which it is. */
function described(one: Version): string | undefined {
  const { name, kind, parent } = one.symbol
  const doc = docText(one)
  const text = ownText(one).replace(/\s+/g, ' ')
  const holder = parent === undefined ? '' : one.file.symbol(parent)?.name
  return doc.length < TELLING
    ? undefined
    : `${one.file.path}\0${holder}\0${kind}\0${without([name], `${doc}\0${text}`)}`
}

export function versionsOf(file: IndexedFile): Version[] {
  return file.symbols.map((symbol, index) => ({
    file,
    symbol,
    index,
    stable: stableId(file, symbol),
    named: `${symbol.kind}\0${qualifiedName(file, symbol)}`,
  }))
}

/** Pairs several symbols with one key, unless only one may have it: first those with the same text, then the others in order. */
function pairs(
  before: readonly Version[],
  after: readonly Version[],
  key: (one: Version) => string | undefined,
  onlyOne: boolean,
): [Version, Version, several: boolean][] {
  const groups = new Map<string, { before: Version[]; after: Version[] }>()
  const groupOf = (one: Version) => {
    const name = key(one)
    const group = (name === undefined ? undefined : groups.get(name)) ?? { before: [], after: [] }
    if (name !== undefined) groups.set(name, group)
    return group
  }
  for (const one of before) groupOf(one).before.push(one)
  for (const one of after) groupOf(one).after.push(one)
  const found: [Version, Version, boolean][] = []
  for (const group of groups.values()) {
    if (group.before.length === 0 || group.after.length === 0) continue
    const several = group.before.length > 1 || group.after.length > 1
    if (several && onlyOne) continue
    const alike = several ? Map.groupBy(group.after.toReversed(), ownText) : undefined
    const taken = new Set<Version>()
    const rest = group.before.filter((one) => {
      const other = alike?.get(ownText(one))?.pop()
      if (other === undefined) return true
      found.push([one, other, several])
      taken.add(other)
      return false
    })
    const others = group.after.filter((other) => !taken.has(other))
    for (const [at, one] of rest.entries()) {
      const other = others[at]
      if (other) found.push([one, other, several])
    }
  }
  return found
}
