/** `.gitattributes`: the attributes that linguist reads, by which a repository describes its own files. */
import ignore, { type Ignore } from 'ignore'
import { keyOfLanguage } from './detect-language.ts'

export interface Attributes {
  vendored?: boolean
  generated?: boolean
  documentation?: boolean
  /** Its key. */
  language?: string
}

/** What a line says of one attribute: set, unset or a value; undefined takes back what was said before. */
type Said = readonly [name: string, state: string | boolean | undefined]

interface Rule {
  matches: Ignore
  said: readonly Said[]
}

/** Of one file. */
interface Rules {
  base: string
  /** What any of them matches: most paths are asked about this alone. */
  any: Ignore
  /** The last line first. */
  each: Rule[]
}

type Macros = Map<string, readonly Said[]>

/** `files` are the repository's `.gitattributes`, path and text. */
export function readAttributes(files: readonly { path: string; text: string }[]): (path: string) => Attributes {
  const macros: Macros = new Map()
  // Files nearer to a path override those further up, and later lines override earlier ones.
  const nearestFirst = [...files].sort((a, b) => depth(b.path) - depth(a.path))
  const linesOf = nearestFirst.map(({ path, text }) => ({ path, lines: text.split(/\r?\n/).flatMap(readLine) }))
  for (const { path, lines } of linesOf)
    for (const { macro, said } of lines) if (macro !== undefined && path === '.gitattributes') macros.set(macro, said)
  const all: Rules[] = []
  for (const { path, lines } of linesOf) {
    const rules: Rules = { base: path.slice(0, path.lastIndexOf('/') + 1), any: matcher(), each: [] }
    for (const { pattern, said } of lines.toReversed()) {
      const matters = said.filter(([name]) => name.startsWith('linguist-') || macros.has(name))
      if (pattern === undefined || matters.length === 0) continue
      rules.any.add(pattern)
      rules.each.push({ matches: matcher().add(pattern), said: matters })
    }
    if (rules.each.length > 0) all.push(rules)
  }
  if (all.length === 0) return () => ({})
  return (path) => {
    const found = new Map<string, Said[1]>()
    for (const { base, any, each } of all) {
      const relative = path.startsWith(base) ? path.slice(base.length) : undefined
      if (relative === undefined || !any.ignores(relative)) continue
      for (const { matches, said } of each) if (matches.ignores(relative)) fill(found, said, macros)
    }
    return linguistAttributes(found)
  }
}

/** Capitals differ from small letters. */
const matcher = (): Ignore => ignore({ ignorecase: false })

/** As git does: the last that is said of an attribute counts, and a macro stands for others only where it is set. */
function fill(found: Map<string, Said[1]>, said: readonly Said[], macros: Macros): void {
  for (const [name, state] of said.toReversed()) {
    if (found.has(name)) continue
    found.set(name, state)
    if (state === true) fill(found, macros.get(name) ?? [], macros)
  }
}

/** A line that says something: of a pattern, or what a macro stands for. */
function readLine(line: string): { pattern?: string; macro?: string; said: readonly Said[] }[] {
  const [, quoted, plain, rest = ''] = /^\s*(?:"((?:[^"\\]|\\.)*)"|(\S+))(?:\s+(.*))?$/.exec(line) ?? []
  const pattern = quoted === undefined ? plain : unquoted(quoted)
  if (!pattern || pattern.startsWith('!') || plain?.startsWith('#')) return []
  const said = [...rest.matchAll(/([-!]?)([^\s=]+)(?:=(\S*))?/g)].map(
    ([, sign, name, value]): Said => [
      name as string,
      sign === '!' ? undefined : sign === '-' ? false : (value ?? true),
    ],
  )
  return [plain?.startsWith('[attr]') ? { macro: plain.slice('[attr]'.length), said } : { pattern, said }]
}

const ESCAPES: Record<string, string> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A name as git writes it in quotes: bytes that are not ASCII as octal numbers. */
function unquoted(text: string): string {
  const escaped = (_: string, octal: string | undefined, one: string): string =>
    octal === undefined ? (ESCAPES[one] ?? one) : String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
  const bytes = Buffer.from(text)
    .toString('latin1')
    .replace(/\\(?:([0-7]{3})|(.))/g, escaped)
  return Buffer.from(bytes, 'latin1').toString()
}

function linguistAttributes(found: ReadonlyMap<string, Said[1]>): Attributes {
  const attributes: Attributes = {}
  for (const name of ['vendored', 'generated', 'documentation'] as const) {
    const state = found.get(`linguist-${name}`)
    if (state !== undefined) attributes[name] = state !== false && state !== 'false'
  }
  const language = found.get('linguist-language')
  if (typeof language === 'string' && language !== '') attributes.language = keyOfLanguage(language)
  return attributes
}

const depth = (path: string): number => path.split('/').length
