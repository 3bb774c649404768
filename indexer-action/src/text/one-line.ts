/**
 * Source on one line, for what people read of a declaration: comments left out, white space folded. A comment that runs to the end
 * of its line would otherwise swallow what followed it on the next.
 */

/** How a language begins its comments: `//` and `/*`, `#`, or, as PHP, with any of them. */
export type Comments = 'slashes' | 'hash' | 'both'

const SLASHES = /\/\/|\/\*/
/** An attribute of PHP or Rust is none. */
const HASH = /#(?!!?\[)/

const STRING = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/.source
const LINE = { slashes: /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source, hash: /#(?!!?\[)[^\n]*/.source }
const TOKENS: Record<Comments, RegExp> = {
  slashes: new RegExp(`(${STRING})|${LINE.slashes}`, 'g'),
  hash: new RegExp(`(${STRING})|${LINE.hash}`, 'g'),
  both: new RegExp(`(${STRING})|${LINE.slashes}|${LINE.hash}`, 'g'),
}

/** A bracket that a line ends with, a list's last comma and the bracket on a line of its own. */
const BRACKETS = new RegExp(`(${STRING})|([([])\\s+|,?\\s+(?=[)\\]])`, 'g')

export function oneLine(text: string, comments: Comments): string {
  const hasComments = (comments !== 'hash' && SLASHES.test(text)) || (comments !== 'slashes' && HASH.test(text))
  const bare = hasComments ? text.replace(TOKENS[comments], (_, string?: string) => string ?? ' ') : text
  if (!hasComments && !text.includes('\n')) return bare.replace(/\s+/g, ' ')
  return bare.replace(BRACKETS, (_, string?: string, opening?: string) => string ?? opening ?? '').replace(/\s+/g, ' ')
}
