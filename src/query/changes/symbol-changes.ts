/**
 * What happened to the symbols of two versions of some files.
 *
 * Symbols are matched in order of certainty: in the same file by what they are (the stable id), there by kind and
 * qualified name (the signature changed), across files by the stable id again (it moved), by their text, where only one was
 * removed and one added that reads so: to another module, or under another name. Members go with what contains them. What is
 * left is paired by how much of its text is the same (`likeness.ts`), and the rest was added or removed. Whether a body changed
 * is decided by its lines, so code that merely moved has not changed.
 */
import { type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import { containerOf, qualifiedName, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { isDemanded } from './demands.ts'
import { stillFits, usedAs } from './fits.ts'
import { alikeIn, likenessOf, SAME_THING } from './likeness.ts'
import { bodyOf, docText, ownText, visibilityOf } from './symbol-text.ts'
import { isExportedOtherwise, isPublic } from './visibility.ts'

export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'changed' | 'moved'
  /** The current symbol, or for a removed one, the previous symbol. */
  readonly here: Defined
  readonly before?: Defined
  readonly signature: boolean
  readonly body: boolean
  /** Others may name it now who could not, or no longer may. */
  readonly visibility: boolean
  readonly doc: boolean
  /** The body differs in white space only. */
  readonly space?: boolean
  /** Nothing of it changed but the name or place of what contains it. */
  readonly withContainer?: boolean
  /** Of what was removed: another file of the change declares it as well, as modules and namespaces are. */
  readonly isDeclaredStill?: boolean
  /** Of what was added: whoever implements what has it, as it was before, lacks it. */
  readonly isDemanded?: boolean
  /** How much of its text is the same, 0–1, where nothing else says that it is the same symbol. */
  readonly likeness?: number
}

/** A change of its comment only: nothing that calls it does anything else. */
export const isOnlyOfDoc = (one: SymbolChange): boolean =>
  one.change === 'changed' && one.doc && !one.signature && !one.body && !one.visibility

/** Whoever names it as it was called means nothing now. */
export const isRenamed = ({ here, before }: Pick<SymbolChange, 'here' | 'before'>): boolean =>
  before !== undefined && before.symbol.name !== here.symbol.name

/** Others could name it, and cannot now. */
export const isHidden = ({ here, before }: Pick<SymbolChange, 'here' | 'before'>): boolean =>
  before !== undefined && isPublic(before) && !isPublic(here)

/** The symbol at the base, if not everybody can name it any more as and where it was. */
export function goneIn(one: SymbolChange): Defined | undefined {
  if (one.change === 'removed') return one.here
  if (one.before === undefined) return undefined
  const isElsewhere = one.change === 'moved' && !isNamedAlike(one.before, one.here)
  const isGone = isElsewhere || isRenamed(one) || isHidden(one) || isExportedOtherwise(one.before, one.here)
  return isGone ? one.before : undefined
}

/** Where a package or namespace is named and not a file, it means what it meant from another file of the same package, too. */
const isNamedAlike = (before: Defined, here: Defined): boolean =>
  (before.file.row.language === 'ruby' ||
    (before.file.facts.module !== undefined && here.file.facts.module !== undefined)) &&
  qualifiedName(before.file, before.symbol) === qualifiedName(here.file, here.symbol)

/** Users outside the repository could name it, and cannot as they did, or have to implement it. */
export function isBreaking(one: SymbolChange): boolean {
  if (one.isDemanded) return true
  const was = one.change === 'removed' ? one.here : one.before
  if (was === undefined || !isPublic(was) || one.isDeclaredStill) return false
  return goneIn(one) !== undefined || (one.signature && !stillFits(was, one.here))
}

/** One side's symbol, with the compared values computed once. */
interface Version extends Defined {
  readonly stable: string
  readonly named: string
}

export function symbolChanges(was: readonly IndexedFile[], now: readonly IndexedFile[]): SymbolChange[] {
  const before = was.flatMap(versionsOf)
  const after = now.flatMap(versionsOf)
  const left = { before: new Set(before), after: new Set(after) }
  const changes: SymbolChange[] = []
  /** What is at the head of each symbol at the base, as far as that is known yet. */
  const followed = new Map<SymbolFact, Version>()
  const pair = (before: Version, here: Version, change: 'changed' | 'moved', how: How): void => {
    left.before.delete(before)
    left.after.delete(here)
    followed.set(before.symbol, here)
    const renamed = isRenamed({ here, before })
    const texts = how.reads === 'alike' ? undefined : [bodyOf(before), bodyOf(here)].map(how.named ?? String)
    const body = texts !== undefined && texts[0] !== texts[1]
    const one: SymbolChange = {
      ...{
        change: renamed ? ('changed' as const) : change,
        here,
        before,
        signature: how.signature === true || renamed || usedAs(before.symbol) !== usedAs(here.symbol),
      },
      body,
      visibility: visibilityOf(before) !== visibilityOf(here),
      doc: docText(before) !== docText(here),
      ...(body && spaceless(texts?.[0]) === spaceless(texts?.[1]) ? { space: true } : {}),
      ...(how.likeness === undefined ? {} : { likeness: how.likeness }),
    }
    if (change === 'moved' || one.signature || one.body || one.visibility || one.doc) changes.push(one)
  }
  const match = (
    key: (one: Version) => string | undefined,
    change: 'changed' | 'moved',
    { onlyOne = false, isSame = () => true, ...how }: How & { onlyOne?: boolean; isSame?: typeof mayBeSame } = {},
  ): void => {
    for (const [before, here, several] of pairs([...left.before], [...left.after], key, onlyOne))
      if (isSame(before, here, several)) pair(before, here, change, how)
  }
  /** What is in something that is called otherwise now, or elsewhere, is in it still, as far as it has its name. */
  const membersToo = (): void => {
    const after = Map.groupBy(left.after, memberKey)
    for (const before of left.before) {
      const parent = containerOf(before.file, before.symbol)
      const holder = parent && followed.get(parent)
      if (!holder) continue
      const all = after.get(`${holder.symbol.id}\0${kindAndName(before)}`) ?? []
      const here = all.find((one) => ownText(one) === ownText(before)) ?? all[0]
      if (!here) continue
      all.splice(all.indexOf(here), 1)
      const names = [parent.name, holder.symbol.name]
      const named = (text: string): string => without(names, text)
      const signature = named(before.symbol.signature ?? '') !== named(here.symbol.signature ?? '')
      pair(before, here, 'moved', { signature, named })
    }
  }
  match((one) => `${one.file.path}\0${one.stable}`, 'changed')
  match((one) => `${one.file.path}\0${one.named}`, 'changed', { signature: true })
  match((one) => one.stable, 'moved', { isSame: mayBeSame })
  match((one) => `${nameInFile(one.symbol)}\0${ownText(one)}`, 'moved', { onlyOne: true, reads: 'alike' })
  match((one) => nameless(one, one.file.path), 'moved', { onlyOne: true, reads: 'alike' })
  match((one) => nameless(one, ''), 'moved', { onlyOne: true, reads: 'alike' })
  match(described, 'moved', { onlyOne: true, reads: 'alike' })
  membersToo()
  // Types first, as their members come with them.
  for (const kinds of [isType, () => true]) {
    for (const [before, here, likeness] of alikeIn([...left.before].filter(kinds), [...left.after].filter(kinds))) {
      const names = [before.symbol.name, here.symbol.name]
      const named = (text: string): string => without(names, text)
      const signature = named(before.symbol.signature ?? '') !== named(here.symbol.signature ?? '')
      pair(before, here, before.file.path === here.file.path ? 'changed' : 'moved', { signature, named, likeness })
    }
    membersToo()
  }
  const declared = new Set(after.filter(isShared).map((one) => one.named))
  for (const here of left.before) {
    const isDeclaredStill = isShared(here) && declared.has(here.named)
    changes.push({ change: 'removed', here, ...AS_IT_WAS, ...(isDeclaredStill ? { isDeclaredStill } : {}) })
  }
  const kept = new Set([...followed.values()].map(({ symbol }) => symbol))
  const given = new Set(after.filter(isExtending).map(memberName))
  for (const here of left.after) {
    const holder = containerOf(here.file, here.symbol)
    const isMore = holder !== undefined && kept.has(holder) && !given.has(memberName(here)) && isDemanded(here)
    changes.push({ change: 'added', here, ...AS_IT_WAS, ...(isMore ? { isDemanded: true } : {}) })
  }
  const isAsItWas = ({ signature, body, visibility }: SymbolChange): boolean => !signature && !body && !visibility
  const goes = (one: SymbolChange): boolean => {
    const holder = one.before && containerOf(one.before.file, one.before.symbol)
    const current = holder && followed.get(holder)?.symbol
    return current !== undefined && current === containerOf(one.here.file, one.here.symbol)
  }
  return changes
    .map((one) => (one.change === 'moved' && isAsItWas(one) && goes(one) ? { ...one, withContainer: true } : one))
    .sort(inOrder)
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

/** Several files may declare one together. */
const isShared = ({ symbol, file }: Version): boolean =>
  symbol.kind === 'module' || symbol.kind === 'namespace' || (symbol.kind === 'class' && file.row.language === 'ruby')

/** In Swift an extension of a protocol may have what the protocol asks for. */
const isExtending = ({ symbol, file }: Version): boolean => containerOf(file, symbol)?.kind === 'impl'
const memberName = ({ symbol, file }: Version): string => `${containerOf(file, symbol)?.name}\0${symbol.name}`

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

const AS_IT_WAS = { signature: false, body: false, visibility: false, doc: false }

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

/** What a reviewer looks at first: what breaks others, then what behaves otherwise, what is new, what only reads otherwise, tests. */
function weightOf(one: SymbolChange): number {
  const { change, here } = one
  if (here.file.row.role === 'test' || here.symbol.modifiers?.includes('test')) return 4
  if (one.withContainer) return 3
  if (isBreaking(one)) return 0
  if (change === 'moved' && !one.signature && !one.body && !one.visibility) return 3
  if (isOnlyOfDoc(one) || (one.space && !one.signature && !one.visibility && change === 'changed')) return 3
  return change === 'added' && !isPublic(here) ? 2 : 1
}

function inOrder(a: SymbolChange, b: SymbolChange): number {
  const weights = weightOf(a) - weightOf(b)
  if (weights !== 0) return weights
  if (a.here.file.path !== b.here.file.path) return a.here.file.path < b.here.file.path ? -1 : 1
  return (
    a.here.symbol.line - b.here.symbol.line ||
    a.here.symbol.column - b.here.symbol.column ||
    (a.change < b.change ? -1 : 1)
  )
}

function versionsOf(file: IndexedFile): Version[] {
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
