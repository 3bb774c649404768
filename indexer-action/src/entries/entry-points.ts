/**
 * Marks the symbols of a file that are called from outside the code: handlers of routes, commands, jobs, `main`.
 *
 * Only what the file itself says is used, because a symbol's facts must follow from its file's bytes. A handler that
 * another file registers is found by its references.
 */
import type { SymbolDraft } from '../languages/language.ts'
import { ENTRY_RULES } from './entry-rules.ts'
import { mountRoutes } from './mounts.ts'
import type { Serves } from './rule-form.ts'

const CALLED = /^(function|method|constructor|object|variable|constant)$/

export function markEntries(language: string, path: string, text: string, symbols: readonly SymbolDraft[]): void {
  const rules = Object.hasOwn(ENTRY_RULES, language) ? ENTRY_RULES[language] : undefined
  if (!rules || symbols.length === 0) return
  const { annotated, placed, registered = [], kinds = CALLED } = rules
  let lines: string[] | undefined
  const between = (first: number, last: number): string => {
    lines ??= text.split('\n')
    return lines.slice(first - 1, last).join('\n')
  }
  const headOf = ({ start, line }: SymbolDraft): string => (start < line ? between(start, line) : '')
  const annotationsOf = (symbol: SymbolDraft, head = headOf(symbol)): readonly string[] =>
    symbol.annotations ?? (head === '' ? [symbol.signature ?? ''] : head.split('\n'))
  if (annotated || placed) {
    const had = new Map<string, boolean>()
    const has = (part: string): boolean => {
      const known = had.get(part) ?? text.includes(part)
      had.set(part, known)
      return known
    }
    for (const symbol of symbols) {
      if (!kinds.test(symbol.kind) && !symbol.annotations) continue
      const owner = symbol.parent === undefined ? undefined : symbols[symbol.parent]
      const head = headOf(symbol)
      const annotations = annotationsOf(symbol, head)
      const serves =
        (annotated && first(annotations, (one) => annotated(one, symbol))) ??
        placed?.({
          path,
          symbol,
          owner,
          head,
          around: () => (owner ? between(owner.start, owner.end) : ''),
          body: () => between(symbol.start, symbol.end),
          text,
          has,
        })
      if (serves) mark(symbol, serves)
    }
  }
  for (const [pattern, serves, needs] of registered) {
    if (needs !== undefined && !text.includes(needs)) continue
    const inline = new Map<SymbolDraft, Serves[]>()
    let [line, counted] = [1, 0]
    for (const { groups, index } of text.matchAll(pattern)) {
      if (!groups) continue
      if (groups.inline !== undefined) {
        for (; counted < index; counted++) if (text[counted] === '\n') line++
        const around = symbolAround(symbols, line)
        if (around) inline.set(around, [...(inline.get(around) ?? []), serves(groups)])
        continue
      }
      const isSuch = (kind: string) => (groups.of === undefined ? CALLED.test(kind) : kind === 'method')
      const named = symbols.filter(({ name, kind }) => name === groups.handler && isSuch(kind))
      // With two symbols of one name it is not clear which is meant.
      if (named.length === 1) mark(named[0] as SymbolDraft, serves(groups))
    }
    for (const [symbol, [only, ...more]] of inline) if (only && more.length === 0) mark(symbol, only)
  }
  mountRoutes(language, text, symbols, annotationsOf)
}

/** The innermost that a line is in. */
function symbolAround(symbols: readonly SymbolDraft[], line: number): SymbolDraft | undefined {
  let best: SymbolDraft | undefined
  for (const one of symbols)
    if (one.start <= line && line <= one.end && !(best && best.start >= one.start) && CALLED.test(one.kind)) best = one
  return best
}

function first(annotations: readonly string[], told: (annotation: string) => Serves | undefined): Serves | undefined {
  for (const annotation of annotations) {
    const serves = told(annotation)
    if (serves) return serves
  }
  return undefined
}

/** What the language's own extractor said takes precedence. */
function mark(symbol: SymbolDraft, serves: Serves): void {
  if (!symbol.modifiers?.includes('entry')) symbol.modifiers = [...(symbol.modifiers ?? []), 'entry']
  const cut = Object.fromEntries(Object.entries(serves).map(([key, said]) => [key, said.slice(0, 200)]))
  symbol.extra = { ...cut, ...symbol.extra }
}
