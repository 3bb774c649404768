/**
 * The frames of a stack trace in a text, innermost first: the files it passes through, with their paths on the machine that printed it.
 */

export interface Frame {
  /** The path inside an installed package. */
  readonly path: string
  readonly line?: number
}

const FRAMES = [
  /File "([^"<>]+)", line (\d+)/,
  // JavaScript, Rust
  /at (?:[\w.<>$ ]+ \()?([\w./@-]+\.\w+):(\d+)(?::\d+)?\)?/,
  // Go; IPython since 8
  /^\s*(?:File ~?)?([\w./-]+\.\w+):(\d+)/,
  // IPython before 8
  /^~?([\w./-]+\.py) in [\w<>]+\(/,
]
const FRAME = new RegExp(FRAMES.map(({ source }) => source).join('|'), 'gm')
/** Python prints the innermost frame last; the others print it first. */
const INNERMOST_LAST = /Traceback \(most recent call last\)|File "[^"]+", line \d+/
/** `src/cart/mail.py` may be `cart/mail.py` on the machine that printed the trace. */
const INSTALLED = /^.*\/(?:site|dist)-packages\/(?:[^/]+\.egg\/)?/

export function framesIn(text: string): Frame[] {
  const frames = [...text.matchAll(FRAME)].map(([, ...parts]): Frame => {
    const [path = '', line] = parts.filter((part) => part !== undefined)
    const inPackage = path.replaceAll('\\', '/').replace(INSTALLED, '')
    return line === undefined ? { path: inPackage } : { path: inPackage, line: Number(line) }
  })
  return INNERMOST_LAST.test(text) ? frames.reverse() : frames
}

/** Whether the first line of a text already belongs to a trace. */
export const beginsWithTrace = (line: string): boolean => /^Traceback\b/.test(line) || framesIn(line).length > 0
