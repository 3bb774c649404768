/** C++: a macro that leaves a namespace open is how a library begins each of its files. */
import type { SymbolDraft } from '../../language.ts'
import { OCCURRENCE_STRIDE } from '../fact-layout.ts'
import type { Facts } from './facts.ts'

/** Takes note of what a macro leaves open. */
export function noteOpener({ surface, openers }: Facts, named: string, macro: string): void {
  if (!macro.includes('namespace') || macro.split('{').length === macro.split('}').length) return
  for (const [, name] of macro.matchAll(/(?<!\binline\s+)\bnamespace\s+(\w+)\s*\\?\s*\{/g)) {
    surface.opens ??= []
    if (!surface.opens.includes(name as string)) surface.opens.push(name as string)
    openers.set(named, [...(openers.get(named) ?? []), name as string])
  }
}

/** Once the file is read: what its macros open is declared where that is first used. What is in it stays outside of it. */
export function declareOpened(facts: Facts): void {
  if (facts.openers.size === 0) return
  const { words, occurrences } = facts.body
  const { lineStarts } = facts.tree
  const declared = new Set(facts.symbols.filter(({ kind }) => kind === 'namespace').map(({ name }) => name))
  for (let at = 0; at < occurrences.length; at += OCCURRENCE_STRIDE) {
    const macro = words[occurrences[at + 2] as number] as string
    const names = facts.openers.get(macro)?.filter((name) => !declared.has(name)) ?? []
    const line = lineStarts[(occurrences[at] as number) - 1] as number
    // What asks whether there is such a macro opens nothing.
    if (names.length === 0 || /^\s*#/.test(facts.text.slice(line, line + 80))) continue
    const start = line + (occurrences[at + 1] as number)
    for (const name of names) {
      declared.add(name)
      const symbol = facts.symbols[facts.symbol(name, 'namespace', start, start)] as SymbolDraft
      symbol.signature = macro
    }
  }
}
