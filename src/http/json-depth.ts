/**
 * How deeply JSON text nests and how many lists and objects it holds, found without parsing it. `JSON.parse` accepts a
 * million levels, and code that walks the result then overflows the stack; and of three bytes, `[],`, it makes forty.
 */
export function jsonBeyond(
  text: string,
  levels: number,
  containers = text.length,
): 'levels' | 'containers' | undefined {
  let depth = 0
  let opened = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x5b && unit !== 0x22) continue // digits and commas, most of a link set
    if (unit === 0x22) {
      at = endOfString(text, at)
    } else if (unit === 0x5b || unit === 0x7b) {
      depth += 1
      if (depth > levels) return 'levels'
      if (++opened > containers) return 'containers'
    } else if (unit === 0x5d || unit === 0x7d) {
      depth -= 1
    }
  }
  return undefined
}

/**
 * Index of the quote that closes the string opened at `from`. Strings hold most of the bytes, and `indexOf` skips them.
 */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let backslashes = 0
    while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1
    if (backslashes % 2 === 0) return at
  }
}
