/**
 * What is written about a symbol: its head on one line, its doc comment, its extent.
 */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { SymbolDraft } from '../../language.ts'
import type { Declarator } from './declarators.ts'
import type { Facts } from './facts.ts'
import type { Reader } from './reader.ts'

/** Signature from `start` to `end` (offsets), extent to `end`. */
export function describe(r: Reader, symbol: number, start: number, end: number, declared?: Declarator): void {
  const { facts } = r
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.signature = headOf(facts.text, start, end)
  facts.endSymbol(symbol, end)
  if (draft.doc === undefined) docAbove(facts, symbol, start)
  if (declared && declared.name !== -1 && !declared.isFunction) {
    const name = r.start[declared.name] as number
    const type = fold(facts.text.slice(start, Math.min(name, start + 300))).replace(
      /^(typedef|static|extern|register)\s+/,
      '',
    )
    if (type !== '' && !type.includes('{')) draft.type = type.slice(0, 300)
  }
}

/** A record or enum: head up to its brace, extent to where reading stands. */
export function finishSymbol(r: Reader, symbol: number, start: number, brace: number): void {
  const { facts } = r
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.signature = headOf(facts.text, start, r.start[brace] as number)
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
}

export const headOf = (text: string, start: number, end: number): string =>
  fold(text.slice(start, Math.min(end, start + 2000)))
    .replace(/\s*[;{]$/, '')
    .slice(0, LIMITS.signatureChars)

/** Comments that end on the line above, or on the same line before it. */
export function docAbove(facts: Facts, symbol: number, start: number): void {
  const { text } = facts
  let at = start
  let newlines = 0
  while (at > 0) {
    const c = text.charCodeAt(at - 1)
    if (c === 10 && ++newlines > 1) return
    if (c !== 32 && c !== 9 && c !== 10 && c !== 13) break
    at--
  }
  if (newlines === 0 && at > 0) return
  let first = -1
  if (text.charCodeAt(at - 1) === 47 && text.charCodeAt(at - 2) === 42) first = text.lastIndexOf('/*', at - 2)
  else {
    for (let end = at; end > 0; ) {
      const line = text.lastIndexOf('\n', end - 1) + 1
      const from = firstInk(text, line, end)
      if (text.charCodeAt(from) !== 47 || text.charCodeAt(from + 1) !== 47) break
      first = from
      end = line - 1
    }
  }
  if (first < 0 || !standsAlone(text, first)) return
  ;(facts.symbols[symbol] as SymbolDraft).doc = [facts.tree.lineAt(first), facts.tree.lineAt(at - 1)]
}

function firstInk(text: string, from: number, to: number): number {
  let at = from
  while (at < to && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++
  return at
}

/** A comment behind code on its line is about that code. */
function standsAlone(text: string, comment: number): boolean {
  for (let at = comment - 1; at >= 0; at--) {
    const c = text.charCodeAt(at)
    if (c === 10) return true
    if (c !== 32 && c !== 9) return false
  }
  return true
}

/** On one line, without comments. */
export const fold = (text: string): string =>
  NOT_FOLDED.test(text)
    ? text
        .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
        .replace(/\\?\s+/g, ' ')
        .trim()
    : text.trim()

const NOT_FOLDED = /\/[*/]|\s\s|[^\S ]|\\ /

export function addModifier(draft: SymbolDraft, modifier: NonNullable<SymbolDraft['modifiers']>[number]): void {
  if (draft.modifiers?.includes(modifier)) return
  draft.modifiers = [...(draft.modifiers ?? []), modifier]
}

/** C++: what is defined outside of its class, or namespace, belongs to that all the same: `int Door::count = 0;`, with `Door::`. */
export function ownedBy(draft: SymbolDraft, qualifier: string): string {
  const owner = qualifier.slice(0, -2).slice(0, 300)
  const around = draft.qualified === undefined ? '' : `${draft.qualified.slice(0, -draft.name.length - 1)}.`
  draft.receiver = owner
  draft.qualified = `${around}${owner.replaceAll('::', '.')}.${draft.name}`
  return owner
}
