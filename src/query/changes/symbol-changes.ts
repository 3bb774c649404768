/**
 * What happened to the symbols of two versions of some files.
 *
 * Symbols are matched in order of certainty: in the same file by what they are (the stable id), there by kind and
 * qualified name (the signature changed), and across files by the stable id again (it moved). The rest was added or
 * removed. Whether a body changed is decided by its lines, so code that merely moved has not changed.
 */
import { type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import { qualifiedName, stableId } from '../answers/describe.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'

export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'changed' | 'moved'
  /** The current symbol, or for a removed one, the previous symbol. */
  readonly here: Defined
  readonly before?: Defined
  readonly signature: boolean
  readonly body: boolean
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
  const match = (key: (one: Version) => string, judge: (a: Version, b: Version) => SymbolChange | undefined): void => {
    for (const [a, b] of pairs([...left.before], [...left.after], key)) {
      left.before.delete(a)
      left.after.delete(b)
      const change = judge(a, b)
      if (change) changes.push(change)
    }
  }
  match(
    (one) => `${one.file.path}\0${one.stable}`,
    (a, b) => (bodyOf(a) === bodyOf(b) ? undefined : changed(a, b, false, true)),
  )
  match(
    (one) => `${one.file.path}\0${one.named}`,
    (a, b) => changed(a, b, true, bodyOf(a) !== bodyOf(b)),
  )
  match(
    (one) => one.stable,
    (a, b) => ({ change: 'moved', here: b, before: a, signature: false, body: bodyOf(a) !== bodyOf(b) }),
  )
  for (const here of left.before) changes.push({ change: 'removed', here, signature: false, body: false })
  for (const here of left.after) changes.push({ change: 'added', here, signature: false, body: false })
  return changes.sort(inOrder)
}

const changed = (before: Version, here: Version, signature: boolean, body: boolean): SymbolChange => ({
  change: 'changed',
  here,
  before,
  signature,
  body,
})

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

/** Pairs several symbols with one key: first those with the same text, then the others in order. */
function pairs(
  before: readonly Version[],
  after: readonly Version[],
  key: (one: Version) => string,
): [Version, Version][] {
  const groups = new Map<string, { before: Version[]; after: Version[] }>()
  const groupOf = (one: Version) => {
    const name = key(one)
    const group = groups.get(name) ?? { before: [], after: [] }
    groups.set(name, group)
    return group
  }
  for (const one of before) groupOf(one).before.push(one)
  for (const one of after) groupOf(one).after.push(one)
  const found: [Version, Version][] = []
  for (const group of groups.values()) {
    if (group.before.length === 0 || group.after.length === 0) continue
    const several = group.before.length > 1 || group.after.length > 1
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

const texts = new WeakMap<SymbolFact, string>()

/** A symbol's lines. Those of a type or namespace exclude its members, whose changes are their own. */
function ownText({ file, symbol, index }: Defined): string {
  const known = texts.get(symbol)
  if (known !== undefined) return known
  const holds = TYPE_KINDS.has(symbol.kind) || symbol.kind === 'namespace' || symbol.kind === 'module'
  const members = holds ? membersOf(file, index).map((member) => member.symbol) : []
  const lines: string[] = []
  for (let line = Math.max(1, symbol.start); line <= symbol.end; line++) {
    const edge = line === symbol.line || line === symbol.start || line === symbol.end
    if (!edge && members.some((one) => one.start <= line && line <= one.end)) continue
    lines.push(file.line(line))
  }
  const text = lines.join('\n')
  texts.set(symbol, text)
  return text
}

/**
 * The text without the signature. Signatures are stored with folded white space, so white space is ignored to find
 * them.
 */
function bodyOf(one: Defined): string {
  const text = ownText(one)
  const { signature } = one.symbol
  if (signature === undefined) return text
  const wanted = signature.replace(/\s+/g, '')
  let at = -1
  let dense = ''
  const places: number[] = []
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] as string
    if (/\s/.test(letter)) continue
    dense += letter
    places.push(place)
  }
  at = wanted === '' ? -1 : dense.indexOf(wanted)
  if (at < 0) return text
  const end = places[at + wanted.length - 1] as number
  return `${text.slice(0, places[at])}\0${text.slice(end + 1)}`
}
