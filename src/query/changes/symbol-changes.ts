/**
 * What happened to the symbols of two versions of some files.
 *
 * Symbols are matched in order of certainty: in the same file by what they are (the stable id), there by kind and
 * qualified name (the signature changed), across files by the stable id again (it moved), and at last by their text, where
 * only one was removed and one added that reads so: to another module, or under another name. The rest was added or
 * removed. Whether a body changed is decided by its lines, so code that merely moved has not changed.
 */
import type { SymbolFact } from '../../contract/symbols.ts'
import { qualifiedName, stableId } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
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
  const isGone = one.change === 'moved' || isRenamed(one) || isHidden(one) || isExportedOtherwise(one.before, one.here)
  return isGone ? one.before : undefined
}

/** Users outside the repository could name it, and cannot as they did. */
export function isBreaking(one: SymbolChange): boolean {
  const was = one.change === 'removed' ? one.here : one.before
  return was !== undefined && isPublic(was) && (one.signature || goneIn(one) !== undefined)
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
  const match = (
    key: (one: Version) => string | undefined,
    change: 'changed' | 'moved',
    { signature = false, onlyOne = false } = {},
  ): void => {
    for (const [before, here] of pairs([...left.before], [...left.after], key, onlyOne)) {
      left.before.delete(before)
      left.after.delete(here)
      const renamed = isRenamed({ here, before })
      const one = {
        ...{ change: renamed ? ('changed' as const) : change, here, before, signature: signature || renamed },
        body: !onlyOne && bodyOf(before) !== bodyOf(here),
        visibility: visibilityOf(before) !== visibilityOf(here),
        doc: docText(before) !== docText(here),
      }
      if (change === 'moved' || one.signature || one.body || one.visibility || one.doc) changes.push(one)
    }
  }
  match((one) => `${one.file.path}\0${one.stable}`, 'changed')
  match((one) => `${one.file.path}\0${one.named}`, 'changed', { signature: true })
  match((one) => one.stable, 'moved')
  match(({ symbol, ...one }) => `${nameInFile(symbol)}\0${ownText({ symbol, ...one })}`, 'moved', { onlyOne: true })
  match((one) => nameless(one, one.file.path), 'moved', { onlyOne: true })
  match((one) => nameless(one, ''), 'moved', { onlyOne: true })
  for (const here of left.before) changes.push({ change: 'removed', here, ...AS_IT_WAS })
  for (const here of left.after) changes.push({ change: 'added', here, ...AS_IT_WAS })
  return changes.sort(inOrder)
}

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

function inOrder(a: SymbolChange, b: SymbolChange): number {
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
): [Version, Version][] {
  const groups = new Map<string, { before: Version[]; after: Version[] }>()
  const groupOf = (one: Version) => {
    const name = key(one)
    const group = (name === undefined ? undefined : groups.get(name)) ?? { before: [], after: [] }
    if (name !== undefined) groups.set(name, group)
    return group
  }
  for (const one of before) groupOf(one).before.push(one)
  for (const one of after) groupOf(one).after.push(one)
  const found: [Version, Version][] = []
  for (const group of groups.values()) {
    if (group.before.length === 0 || group.after.length === 0) continue
    const several = group.before.length > 1 || group.after.length > 1
    if (several && onlyOne) continue
    const rest = several ? group.before.filter((one) => !take(one)) : group.before
    for (const [at, one] of rest.entries()) {
      const other = group.after[at]
      if (other) found.push([one, other])
    }
    function take(one: Version): boolean {
      const text = ownText(one)
      const at = group.after.findIndex((other) => ownText(other) === text)
      if (at < 0) return false
      found.push([one, group.after[at] as Version])
      group.after.splice(at, 1)
      return true
    }
  }
  return found
}
