/**
 * A line for a terminal or a log, which may hold names that a repository chose. What would end it, drive the terminal, or turn
 * its letters around is written out: the next line of a CI's log may be a command to the CI.
 */
export const printed = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`)
