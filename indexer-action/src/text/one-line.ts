/**
 * Source on one line, for declarations that people read: comments are removed and white space is folded. A line comment
 * would otherwise swallow what followed on the next line.
 */

/** How a language begins its comments: `//` and `/*`, `#`, (PHP) any of them, `--`, `(*`, `%` or `;`. */
export type Comments = 'slashes' | 'hash' | 'both' | 'dashes' | 'stars' | 'percent' | 'semicolon'

const SLASHES = /\/\/|\/\*/
/** An attribute of PHP or Rust is not a comment. */
const HASH = /#(?!!?\[)/
const BEGINS: Record<Comments, RegExp> = {
  slashes: SLASHES,
  hash: HASH,
  both: new RegExp(`${SLASHES.source}|${HASH.source}`),
  dashes: /--/,
  stars: /\(\*/,
  percent: /%/,
  semicolon: /;/,
}

const STRING = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/.source
const LINE = { slashes: /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source, hash: /#(?!!?\[)[^\n]*/.source }
const TOKENS: Record<Comments, RegExp> = {
  slashes: new RegExp(`(${STRING})|${LINE.slashes}`, 'g'),
  hash: new RegExp(`(${STRING})|${LINE.hash}`, 'g'),
  both: new RegExp(`(${STRING})|${LINE.slashes}|${LINE.hash}`, 'g'),
  dashes: new RegExp(`(${STRING})|--\\[\\[[\\s\\S]*?\\]\\]|--[^\\n]*`, 'g'),
  stars: new RegExp(`(${STRING})|\\(\\*[\\s\\S]*?\\*\\)`, 'g'),
  percent: new RegExp(`(${STRING})|%[^\\n]*`, 'g'),
  semicolon: new RegExp(`(${STRING})|;[^\\n]*`, 'g'),
}

/** An opening bracket at the end of a line, a trailing comma, and a closing bracket on its own line. */
const BRACKETS = new RegExp(`(${STRING})|([([])\\s+|,?\\s+(?=[)\\]])`, 'g')

export function oneLine(text: string, comments: Comments): string {
  const hasComments = BEGINS[comments].test(text)
  const bare = hasComments ? text.replace(TOKENS[comments], (_, string?: string) => string ?? ' ') : text
  if (!hasComments && !text.includes('\n')) return bare.replace(/\s+/g, ' ')
  return bare.replace(BRACKETS, (_, string?: string, opening?: string) => string ?? opening ?? '').replace(/\s+/g, ' ')
}
