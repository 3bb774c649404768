/**
 * What happened to the symbols of two versions of some files: what has a pair (`pairing.ts`) changed or moved, and the rest was added or
 * removed. Whether a body changed is decided by its lines, so code that merely moved has not changed.
 */
import { containerOf } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { inOrder, type SymbolChange } from './change.ts'
import { isDemanded } from './demands.ts'
import { Pairing, type Version, versionsOf } from './pairing.ts'

export function symbolChanges(was: readonly IndexedFile[], now: readonly IndexedFile[]): SymbolChange[] {
  const after = now.flatMap(versionsOf)
  const pairing = new Pairing(was.flatMap(versionsOf), after)
  const all = [...pairing.changes, ...removals(pairing, after), ...additions(pairing, after)]
  return inOrder(all.map((one) => (isWithContainer(one, pairing) ? { ...one, withContainer: true } : one)))
}

const AS_IT_WAS = { signature: false, body: false, visibility: false, doc: false }

function removals({ removed }: Pairing, after: readonly Version[]): SymbolChange[] {
  const declared = new Set(after.filter(isShared).map((one) => one.named))
  return [...removed].map((here) => {
    const isDeclaredStill = isShared(here) && declared.has(here.named)
    return { change: 'removed', here, ...AS_IT_WAS, ...(isDeclaredStill ? { isDeclaredStill } : {}) }
  })
}

function additions({ added, followed }: Pairing, after: readonly Version[]): SymbolChange[] {
  const kept = new Set([...followed.values()].map(({ symbol }) => symbol))
  const given = new Set(after.filter(isExtending).map(memberName))
  return [...added].map((here) => {
    const holder = containerOf(here.file, here.symbol)
    const isMore = holder !== undefined && kept.has(holder) && !given.has(memberName(here)) && isDemanded(here)
    return { change: 'added', here, ...AS_IT_WAS, ...(isMore ? { isDemanded: true } : {}) }
  })
}

function isWithContainer(
  { change, signature, body, visibility, here, before }: SymbolChange,
  { followed }: Pairing,
): boolean {
  if (change !== 'moved' || signature || body || visibility) return false
  const holder = before && containerOf(before.file, before.symbol)
  const current = holder && followed.get(holder)?.symbol
  return current !== undefined && current === containerOf(here.file, here.symbol)
}

/** Several files may declare one together. */
const isShared = ({ symbol, file }: Version): boolean =>
  symbol.kind === 'module' || symbol.kind === 'namespace' || (symbol.kind === 'class' && file.row.language === 'ruby')

/** In Swift an extension of a protocol may have what the protocol asks for. */
const isExtending = ({ symbol, file }: Version): boolean => containerOf(file, symbol)?.kind === 'impl'
const memberName = ({ symbol, file }: Version): string => `${containerOf(file, symbol)?.name}\0${symbol.name}`
