/**
 * How many tokens a text is, as tokenx estimates it, which nearly every answer is weighed by.
 *
 * Nearly all of what we answer is ASCII, where the estimate is a matter of where words, blanks and punctuation begin and end: one
 * pass over the characters, and some fifty times as fast. What is beyond ASCII is tokenx's own, run by run.
 */
import { estimateTokenCount } from 'tokenx'

const WORD = 0
const BLANK = 1
const PUNCTUATION = 2
/** By character code. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/\s/.test(character)) return BLANK
  return /[.,!?;(){}[\]<>:/\\|@#$%^&*+=`~_"-]/.test(character) ? PUNCTUATION : WORD
})

/** Blanks beyond ASCII: one segment with those beside them. */
const WIDE_BLANK = /[^\S\t-\r ]/

/** `enough`: beyond so many nobody wants to know how many. */
export function tokenCount(text: string, enough = Number.POSITIVE_INFINITY): number {
  if (WIDE_BLANK.test(text)) return estimateTokenCount(text)
  let tokens = 0
  for (let at = 0; at < text.length && tokens <= enough; ) {
    const kind = kindAt(text, at)
    const start = at
    while (at < text.length && kindAt(text, at) === kind) at++
    if (kind === BLANK) tokens += blankTokens(text, start, at)
    else if (kind === PUNCTUATION) tokens += at - start <= 3 ? 1 : Math.ceil((at - start) / 6)
    else tokens += wordTokens(text, start, at)
  }
  return tokens
}

const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < 128 ? (KINDS[code] as number) : WORD
}

/** Blanks count where they are an indentation or an empty line, or end a line that no punctuation ends. */
function blankTokens(text: string, start: number, end: number): number {
  const lineBreak = text.indexOf('\n', start)
  if (lineBreak < 0 || lineBreak >= end) return 0
  return lineBreak < end - 1 || start === 0 || !endsPhrase(text, start - 1) ? 1 : 0
}

const endsPhrase = (text: string, at: number): boolean =>
  kindAt(text, at) === PUNCTUATION ||
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301f\u3030\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/.test(
    text.charAt(at),
  )

function wordTokens(text: string, start: number, end: number): number {
  let digits = 0
  let small = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= 128) return estimateTokenCount(text.slice(start, end))
    if (code >= 97 && code <= 122) small++
    else if (code >= 48 && code <= 57) digits++
  }
  const length = end - start
  if (digits === length) return Math.ceil(length / 3)
  if (length <= 3 || (length <= 8 && small === length)) return 1
  return Math.ceil(length / 7)
}
