/**
 * Arrows that are one sign: `⇒` and `←`, which the grammar does not know, are written with two, at the cost of a blank beside them.
 *
 * What would become part of the arrow is moved or left out: a comment behind it begins one sign later, a sign before a value is gone,
 * and a `_` before the end of a line is another name that means nothing.
 */

/** Stands for `_`, which would become one word with an arrow behind it. */
export const ANYTHING = 'ſ'

const WRITTEN: Readonly<Record<string, string>> = { '⇒': '=>', '←': '<-' }
const arrow = (sign: string): string => WRITTEN[sign] as string

/** The same text, as long. */
export function withPlainArrows(text: string): string {
  if (!/[⇒←]/.test(text)) return text
  return text
    .replace(/([⇒←])[ \t](\/[/*])([^\n]?)/g, (_, sign: string, comment: string, next: string) =>
      next === '' ? `${arrow(sign)}  ` : `${arrow(sign)} ${comment}`,
    )
    .replace(/([⇒←])[ \t][!~+-](?=[\w(])/g, (_, sign: string) => `${arrow(sign)} `)
    .replace(/([⇒←])[ \t](?![-!#%&*+/:<=>?@\\^|~])/g, (_, sign: string) => arrow(sign))
    .replace(/(?<![\w$])_[ \t]([⇒←])/g, (_, sign: string) => `${ANYTHING}${arrow(sign)}`)
    .replace(/[ \t]([⇒←])/g, (_, sign: string) => arrow(sign))
}
