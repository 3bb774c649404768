/**
 * Other forms of a query's words. The index removes one ending from each word, so `validate` and `validation`, `connect` and
 * `connection`, `log` and `logging` are different terms in it. A query asks for both.
 */
import { stem } from '../../contract/words.ts'

/** Verbs that double their last letter before an ending: of one syllable, or stressed on the last. */
const DOUBLING = /^[^aeiou]{1,3}[aeiou][bdgmnpt]$|(?:[^aeiou]el|mit|fer|cur)$/
const DOUBLED = /(?:bb|dd|gg|ll|mm|nn|pp|rr|tt)$/
/** Verbs whose noun ends in `-ion`. */
const BEFORE_ION = /(?:[cp]t|ut|et|ss)$/
const FEWEST_LETTERS = 4
const SHORTEST_FORM = 3

/** Every word of a text, and every part of its identifiers, by its term: the terms of its other forms. */
export function formsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>()
  for (const [word] of text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)) {
    const small = word.toLowerCase()
    const term = stem(small)
    if (!forms.has(term)) forms.set(term, formsOf(small))
  }
  return forms
}

/** `word` is in lower case. The terms are made by rule, so some of them are the term of no word. */
export function formsOf(word: string): string[] {
  const own = stem(word)
  const isBase = word === own
  const forms: string[] = []
  if (isBase && DOUBLING.test(own)) forms.push(`${own}${own.at(-1)}`)
  // Not of a noun: settings are not what is set.
  if (!isBase && DOUBLED.test(own) && !word.endsWith('s')) forms.push(own.slice(0, -1))
  if (own.length >= FEWEST_LETTERS) forms.push(...derivedFrom(word.replace(/(?<!s)s$/, ''), own))
  return forms.filter((form) => form.length >= SHORTEST_FORM && form !== own)
}

/** Verb and noun of one another: `-ate` and `-ation`, `-ize` and `-ization`, `-t` and `-tion`, `-tor`. */
function derivedFrom(word: string, own: string): string[] {
  if (/i[sz]ation$/.test(word)) return [`${own}iz`]
  if (word.endsWith('ation')) return [`${own}at`]
  if (/at(?:e|ed|ing)$/.test(word)) return [own.slice(0, -'at'.length), `${own}or`]
  if (/iz(?:e|ed|ing|er)$/.test(word)) return [own.slice(0, -'iz'.length)]
  if (/[st]ion$/.test(word)) return [stem(word.slice(0, -'ion'.length))]
  if (word.endsWith('tor')) return [stem(word.slice(0, -'or'.length))]
  return (word === own || /e[ds]?$/.test(word)) && BEFORE_ION.test(own) ? [`${own}ion`] : []
}
