/**
 * Counts tokens as the tokenx library estimates them, because nearly every answer is measured.
 *
 * Almost all of our text is ASCII, where the estimate only depends on where words, blanks and punctuation begin and
 * end. One pass over the characters computes it about fifty times as fast. Runs outside ASCII are passed to tokenx
 * itself.
 */
import { estimateTokenCount } from 'tokenx'

/** Character classes. Those below BLANK form words. */
const OTHER = 0
const SMALL = 1
const DIGIT = 2
const BLANK = 3
const PUNCTUATION = 4
/** The class of each character code. */
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/\s/.test(character)) return BLANK
  if (/[.,!?;(){}[\]<>:/\\|@#$%^&*+=`~_"-]/.test(character)) return PUNCTUATION
  return /[a-z]/.test(character) ? SMALL : /[0-9]/.test(character) ? DIGIT : OTHER
})

/** Blanks outside ASCII, which form one segment with adjacent blanks. */
const WIDE_BLANK = /[^\S\t-\r ]/
/** The only one of them that tokenx also takes for a character of its language, and then counts with what follows. */
const IDEOGRAPHIC_SPACE = '\u3000'

/** `enough`: stops counting beyond this number, when the exact count no longer matters. */
export function tokenCount(text: string, enough = Number.POSITIVE_INFINITY): number {
  if (text.includes(IDEOGRAPHIC_SPACE)) return estimateTokenCount(text)
  let tokens = 0
  for (let at = 0; at < text.length && tokens <= enough; ) {
    const kind = classAt(text, at)
    const start = at
    if (kind < BLANK) {
      let [small, digits] = [0, 0]
      for (let own = kind; own < BLANK && at < text.length; own = classAt(text, ++at)) {
        if (own === SMALL) small++
        else if (own === DIGIT) digits++
      }
      tokens += small + digits === at - start ? plainTokens(small, digits) : wordTokens(text, start, at)
      continue
    }
    do at++
    while (at < text.length && classAt(text, at) === kind)
    if (kind === BLANK) tokens += blankTokens(text, start, at)
    else tokens += at - start <= 3 ? 1 : Math.ceil((at - start) / 6)
  }
  return tokens
}

const classAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  if (code < 128) return CLASSES[code] as number
  return WIDE_BLANK.test(text.charAt(at)) ? BLANK : OTHER
}

/**
 * Blanks count as tokens where they form an indentation or an empty line, or end a line that has no punctuation at its
 * end.
 */
function blankTokens(text: string, start: number, end: number): number {
  const lineBreak = text.indexOf('\n', start)
  if (lineBreak < 0 || lineBreak >= end) return 0
  return lineBreak < end - 1 || start === 0 || !endsPhrase(text, start - 1) ? 1 : 0
}

const endsPhrase = (text: string, at: number): boolean =>
  classAt(text, at) === PUNCTUATION ||
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301f\u3030\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/.test(
    text.charAt(at),
  )

/** The tokens of a word that consists only of lower-case letters and digits. */
function plainTokens(small: number, digits: number): number {
  if (small === 0) return Math.ceil(digits / 3)
  const length = small + digits
  return length <= 3 || (length <= 8 && digits === 0) ? 1 : Math.ceil(length / 7)
}

function wordTokens(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) >= 128) return estimateTokenCount(text.slice(start, end))
  return end - start <= 3 ? 1 : Math.ceil((end - start) / 7)
}
