/**
 * Questions made mechanically of a checkout, by patterns that know nothing of our own extractors: a name that is defined once,
 * a message that one file raises, a stack trace that ends in a file.
 *
 * Names and messages that stand in more than one file are left out: nobody could say which is meant. Values fill a message's
 * placeholders, as they would when it is seen.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MadeQuery {
  readonly query: string
  readonly file: string
  /** Where a name is defined; absent for the others. */
  readonly line?: number
}
export interface MadeSets {
  readonly symbols: MadeQuery[]
  readonly errors: MadeQuery[]
  readonly traces: MadeQuery[]
}

const SOURCE = /\.(?:py|go|[cm]?[jt]s)$/
const ASIDE =
  /(?:^|\/)(?:\.git|node_modules|tests?|__tests__|spec|docs?|examples?|bench\w*|types|dist)\/|[._-]test\.|\.d\.ts$/
const DEFINITION =
  /^[ \t]*(?:export (?:default )?)?(?:async )?(?:def|class|type|interface|func(?:tion)?\*?)[ \t]+(?:\([^)]*\)[ \t]*)?([A-Za-z_]\w{3,})/gm
/** `res.sendfile = function (…)` defines the name too, so `function sendfile (…)` is not the only one. */
const ASSIGNED = /\.([A-Za-z_]\w{3,})[ \t]*=[ \t]*(?:async[ \t]+)?(?:function\b|\([^()]*\)[ \t]*=>)/g
const MESSAGE =
  /(?:raise \w+\(|new \w*Error\(|errors\.New\(|fmt\.Errorf\(|panic\(|throw \w+\()\s*f?(["'`])((?:(?!\1)[^\\\n]){16,160})\1/g
const VALUES = ['main', '42', 'example.org', 'content-type', 'users']

export function makeSets(checkout: string, most = 100): MadeSets {
  const files = readdirSync(checkout, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path) && !ASIDE.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(checkout, path), 'utf8') }))
  const names = new Map<string, (MadeQuery & { line: number })[]>()
  const assigned = new Set<string>()
  const messages = new Map<string, MadeQuery[]>()
  for (const { path, text } of files) {
    for (const { 1: name = '' } of text.matchAll(ASSIGNED)) assigned.add(name)
    for (const { 1: name = '', index } of text.matchAll(DEFINITION)) {
      const line = text.slice(0, index).split('\n').length
      names.set(name, [...(names.get(name) ?? []), { query: name, file: path, line }])
    }
    for (const { 2: message = '' } of text.matchAll(MESSAGE)) {
      if ((message.match(/[A-Za-z]{3,}/g) ?? []).length < 3) continue
      messages.set(message, [...(messages.get(message) ?? []), { query: seen(message), file: path }])
    }
  }
  const symbols = [...names].flatMap(([name, all]) => (all.length === 1 && !assigned.has(name) ? all : []))
  const errors = [...messages.values()].flatMap((all) => (all.length === 1 ? all : []))
  return {
    symbols: sampled(symbols, most),
    errors: sampled(errors, most),
    traces: sampled(symbols, most).map((one, at) => traceOf(one, symbols[(at * 7 + 3) % symbols.length] ?? one)),
  }
}

const seen = (message: string): string => {
  let at = 0
  const filled = message.replace(
    /\$\{[^}]*\}|\{[^}]*\}|%[-+#]?\d*(?:\.\d+)?[a-zA-Z]|%\([^)]*\)s/g,
    () => VALUES[at++ % 5] as string,
  )
  return `Error: ${filled}`
}

/** The innermost frame is the file that is looked for. */
function traceOf(inner: MadeQuery & { line: number }, outer: MadeQuery & { line: number }): MadeQuery {
  const frame = ({ file, line, query }: MadeQuery & { line: number }): string => {
    if (file.endsWith('.py')) return `  File "/srv/app/${file}", line ${line + 2}, in ${query}`
    if (file.endsWith('.go')) return `main.${query}(...)\n\t/go/src/app/${file}:${line + 2} +0x1d`
    return `    at ${query} (/srv/app/${file}:${line + 2}:11)`
  }
  const frames = inner.file.endsWith('.py') ? [frame(outer), frame(inner)] : [frame(inner), frame(outer)]
  const head = inner.file.endsWith('.go')
    ? 'panic: runtime error: invalid memory address\n\ngoroutine 1 [running]:'
    : ''
  const said = 'TypeError: unexpected value'
  const query = inner.file.endsWith('.py')
    ? `Traceback (most recent call last):\n${frames.join('\n')}\n${said}`
    : `${head || said}\n${frames.join('\n')}`
  return { query, file: inner.file }
}

/** Evenly over the repository, the same every time. */
const sampled = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T)
