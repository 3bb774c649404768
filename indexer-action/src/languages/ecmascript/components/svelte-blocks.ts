/** How the heads of Svelte's blocks become code: what they test and go over, and the names that they bind. */
import type { Span } from './markup.ts'
import type { Script } from './script.ts'

/**
 * `{#each items as item, index (key)}` becomes `{(items )^ item; index ;key;`. The extraction knows by the text of the file what an
 * operator stands for (`svelte-names.ts`).
 */
export function eachBlock(script: Script, open: number, span: Span): void {
  const { text } = script
  const at = placesOf('as', text, span).at(-1)
  if (at === undefined) {
    counted(script, open, span)
    return
  }
  const pattern = binding(script, open, { from: span.from, to: at }, { from: at + 2, to: span.to })
  const rest = text.slice(pattern.to, span.to)
  const index = /^\s*,\s*(?=[\w$]+)(?<name>[\w$]+)/.exec(rest)
  if (index) {
    const to = pattern.to + index[0].length
    script.put(pattern.to, ';')
    script.code({ from: to - (index.groups?.name ?? '').length, to })
  }
  const key = rest.indexOf('(', index?.[0].length ?? 0)
  const last = rest.lastIndexOf(')')
  if (key >= 0 && last > key) script.code({ from: pattern.to + key + 1, to: pattern.to + last })
}

/** `{#each items, index}` becomes `{(items )^index;`. */
function counted(script: Script, open: number, { from, to }: Span): void {
  const found = /,[ \t]\s*[\w$]+\s*$/.exec(script.text.slice(from, to))
  if (!found) script.code({ from, to })
  else binding(script, open, { from, to: from + found.index }, { from: from + found.index + 2, to })
}

/** `{#await promise then value}` becomes `{(promise )^   value;`. */
export function awaitBlock(script: Script, open: number, span: Span): void {
  const { text } = script
  for (const word of ['then', 'catch']) {
    const [at] = placesOf(word, text, span)
    if (at === undefined) continue
    binding(script, open, { from: span.from, to: at }, { from: at + word.length, to: span.to })
    return
  }
  script.code(span)
}

/** What a block is about, and the pattern that a part of it is bound to; returns where the pattern stands. */
function binding(script: Script, open: number, held: Span, { from, to }: Span): Span {
  const { text } = script
  script.keep(held)
  script.put(open + 1, '(')
  script.put(held.to, ')^')
  const start = from + Math.max(text.slice(from, to).search(/\S/), 0)
  const pattern = { from: start, to: endOfPattern(text, start, to) }
  script.keep(pattern)
  withoutDefaults(script, pattern)
  script.put(pattern.to, ';')
  return pattern
}

/** Before the default of a name in an object's pattern: no expression has that. */
const DEFAULT = /[{,]\s*[\w$]+\s*(?==(?!=))/g

export function withoutDefaults(script: Script, { from, to }: Span): void {
  const { text } = script
  for (const { index, 0: before } of text.slice(from, to).matchAll(DEFAULT)) {
    const equals = from + index + before.length
    const next = characters(text, equals, to).find(
      ({ depth, character }) => depth < 0 || (depth === 0 && character === ','),
    )
    script.put(equals, ' '.repeat((next?.at ?? to) - equals))
  }
}

function endOfPattern(text: string, from: number, to: number): number {
  for (const { at, depth, character } of characters(text, from, to))
    if (depth === 0 && /[\s,():}\]]/.test(character)) return /[)}\]]/.test(character) ? at + 1 : at
  return to
}

/** Where a word stands for itself, outside of brackets and strings. */
function placesOf(word: string, text: string, { from, to }: Span): number[] {
  return characters(text, from, to).flatMap(({ at, depth }) => {
    const isWord = depth === 0 && text.startsWith(word, at) && /[\s)\]}]/.test(text[at - 1] ?? '')
    return isWord && /[\s[{]/.test(text[at + word.length] ?? '') ? [at] : []
  })
}

/** The characters outside of strings, and in how many brackets each stands; one that closes stands outside. */
function characters(text: string, from: number, to: number): { at: number; depth: number; character: string }[] {
  const found = []
  let depth = 0
  for (let at = from; at < to; at++) {
    const character = text[at] as string
    if (')]}'.includes(character)) depth--
    found.push({ at, depth, character })
    if ('([{'.includes(character)) depth++
    const end = '"\'`'.includes(character) ? text.indexOf(character, at + 1) : -1
    if (end > 0 && end < to) at = end
  }
  return found
}
