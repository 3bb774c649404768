/** What a header of C or C++ says for Objective-C alone: `@class Door;`, and `@protocol Door … @end`, of which nothing is C. */
import type { Reader } from './reader.ts'
import { COMMA, code, DOT, KEYWORD, SEMICOLON, WORD } from './tokens.ts'

const AT = code('@')
const DECLARES = /^(interface|protocol)$/
const IMPLEMENTS = 'implementation'

export const isObjective = (r: Reader): boolean => r.is(AT) && (r.is(WORD, 1) || r.is(KEYWORD, 1))

/** Passes what begins with `@`; of an implementation that is its first line, as there may be functions of C in it. */
export function passObjective(r: Reader): void {
  const word = r.textAt(r.at + 1)
  r.advance()
  r.advance()
  if (word === 'end') return
  if (word === IMPLEMENTS) {
    r.take(WORD)
    return
  }
  while (r.is(WORD) || r.is(COMMA) || r.is(DOT)) r.advance()
  if (!r.take(SEMICOLON) && DECLARES.test(word)) r.goTo(pastEnd(r))
}

/** Behind `@end`; where it is if another block begins before that, or none ends. */
function pastEnd(r: Reader): number {
  for (let at = r.at; at < r.kind.length; at++)
    if (r.kind[at] === AT) {
      const word = r.textAt(at + 1)
      if (word === 'end') return at + 2
      if (DECLARES.test(word) || word === IMPLEMENTS) break
    }
  return r.at
}
