/**
 * The frames of a stack trace in a text, innermost first: the files it passes through, with their paths on the machine that printed it.
 */

export interface Frame {
  /** The path inside an installed package. */
  readonly path: string
  readonly line?: number
}

/** A server or a bundler, which may put the part that it made a script for in parentheses; and a disk's letter. */
const ORIGIN = String.raw`(?:\w[\w+.-]*:\/\/[^/\s()]*(?=\/)(?:\/\(\w+\)(?=\/))?)?(?:\/?[A-Za-z]:(?=[\\/]))?`
/** `?t=1699`, for which a development server asks a script again. */
const QUERY = String.raw`(?:\?[^\s:()]*)?`

const FRAMES = [
  // Python
  /File "([^"<>]+)", line (\d+)/,
  // Java, Kotlin and Scala: package, file and line
  /\bat (?:[\w.@-]*\/)*((?:[\w$]+\.)*?)[A-Z][\w$]*\.[\w$<>-]+\(([\w$-]+\.(?:java|kt|scala|groovy)):(\d+)\)/,
  // JavaScript, in parentheses: with spaces, and with brackets, which are routes
  new RegExp(String.raw`\bat [\w.<>$# [\]]+ \(${ORIGIN}((?:[^()?:\n]|\([\w.-]+\))+\.\w+)${QUERY}:(\d+)(?::\d+)?\)`),
  // JavaScript without a function, Rust, gdb
  new RegExp(String.raw`\bat (?:[\w.<>$# [\]]+ \()?${ORIGIN}([\w./@\\-]+\.\w+)${QUERY}:(\d+)(?::\d+)?\)?`),
  // C#
  /\bin ((?:[A-Za-z]:)?[^\s:][^:\n]{0,300}\.\w+):line (\d+)/,
  // PHP
  /^#\d+ (\/?[^\s(:]+\.php)\((\d+)\): /,
  /\bin ([^\s:]+\.php)(?::| on line )(\d+)$/,
  // Firefox and Safari
  new RegExp(String.raw`^\s*[\w.$/<>*]*@(?:https?:\/\/[^/\s]+|file:\/\/)(\/[\w./@-]+\.\w+)${QUERY}:(\d+)(?::\d+)?$`),
  // Dart
  /^#\d+ +[^\n(]* \((?:file:\/\/)?((?:package:)?[\w./-]+\.dart):(\d+)/,
  // Sanitizers of C and C++
  /^\s*#\d+ 0x[\da-f]+ in .*? (\/?[\w./-]+\.\w+):(\d+)/,
  // Rust before 1.73
  /panicked at '.*', ([\w./-]+\.rs):(\d+)/,
  // Go, Ruby, RSpec, Elixir, Vitest, pytest; IPython since 8
  /^\s*(?:from |File ~?|# |\(\w+ \d[\w.+-]*\) |❯ (?:\S+ )?)?([\w./-]+\.\w+):(\d+)/,
  // IPython before 8
  /^~?([\w./-]+\.py) in [\w<>]+\(/,
]
const FRAME = new RegExp(FRAMES.map(({ source }) => source).join('|'), 'gm')
/** Python prints the innermost frame last; the others print it first. */
const INNERMOST_LAST = /Traceback \(most recent call last\)|File "[^"]+", line \d+|^[\w./-]+\.py:\d+: in \w+$/m
/** `src/cart/mail.py` may be `cart/mail.py` on the machine that printed the trace. */
const INSTALLED = /^.*\/(?:site|dist)-packages\/(?:[^/]+\.egg\/)?/

/** What other packages call `package:shop/cart.dart` is `lib/cart.dart` in its own. */
const DART_PACKAGE = /^package:[^/]+\//

/** Where a cause begins. It is printed below what it led to, and each of these has its innermost frame first. */
const CAUSE = /(?=\bCaused by: |\[cause\]: )/

export function framesIn(text: string): Frame[] {
  if (INNERMOST_LAST.test(text)) return framesAsPrinted(text).reverse()
  return text.split(CAUSE).reverse().flatMap(framesAsPrinted)
}

function framesAsPrinted(text: string): Frame[] {
  return [...text.matchAll(FRAME)].map(([, ...groups]): Frame => {
    const parts = groups.filter((part) => part !== undefined)
    const [path = '', line] = parts.length > 2 ? [folderOf(parts[0] as string) + parts[1], parts[2]] : parts
    const inPackage = path.replaceAll('\\', '/').replace(INSTALLED, '').replace(DART_PACKAGE, 'lib/')
    return line === undefined ? { path: inPackage } : { path: inPackage, line: Number(line) }
  })
}

/** Of a package with a dot at its end: `com.shop.` is `com/shop/`. */
const folderOf = (javaPackage: string): string => javaPackage.replaceAll('.', '/')

/** Whether the first line of a text already belongs to a trace. */
export const beginsWithTrace = (line: string): boolean => /^Traceback\b/.test(line) || framesIn(line).length > 0
