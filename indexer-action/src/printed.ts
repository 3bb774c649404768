/**
 * A line for a terminal or a log, which may hold names that a repository chose. What would end it, drive the terminal, or turn
 * its letters around is written out, and so is what a CI system takes for a command to itself: `::error::` where a line begins,
 * `##[error]` and `##vso[…]` anywhere in it.
 */
export const printed = (line: string): string =>
  line.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=^\s*):(?=:)|#(?=#\w*\[)/gu,
    (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`,
  )

/** Text whose lines are meant as such, though what they say comes from elsewhere: what git says of an error. */
export const printedLines = (text: string): string => text.split(/\r?\n/).map(printed).join('\n')
