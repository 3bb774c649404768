/** Types as doc comments write them, in the notation of `nominal/surface.ts`. */

const SCALARS = new Set(
  'int integer float double string bool boolean array mixed void null callable iterable object never false true resource scalar numeric positive-int negative-int non-empty-string array-key callable-string numeric-string literal-string list non-empty-list non-empty-array class-string number'.split(
    ' ',
  ),
)

/** What a function is whose parameters a comment tells: an interface for each number of them, with the types taken and the one given. */
export const CALLABLE = 'callable-'
export const MOST_TAKEN = 8

/** Reads one type from the start of a text; gives it and where it ends, or undefined where it says nothing of use. */
export function readDocType(text: string, at = 0): { type: string | undefined; end: number } {
  const reader = { text, at }
  const type = union(reader)
  return { type, end: reader.at }
}

interface Reader {
  text: string
  at: number
}

function skip(r: Reader): void {
  while (r.text[r.at] === ' ') r.at++
}

function union(r: Reader): string | undefined {
  const found: string[] = []
  for (;;) {
    const one = single(r)
    if (one !== undefined && !found.includes(one)) found.push(one)
    const before = r.at
    skip(r)
    if (r.text[r.at] !== '|' && r.text[r.at] !== '&') {
      r.at = before
      break
    }
    r.at++
    skip(r)
  }
  return found.length === 0 ? undefined : found.join('|')
}

function single(r: Reader): string | undefined {
  if (r.text[r.at] === '?') r.at++
  let type: string | undefined
  if (r.text[r.at] === '(') {
    r.at++
    skip(r)
    type = conditional(r)
    skip(r)
    if (r.text[r.at] === ')') r.at++
  } else if (r.text[r.at] === "'" || r.text[r.at] === '"') {
    const quote = r.text[r.at++] as string
    const end = r.text.indexOf(quote, r.at)
    r.at = end < 0 ? r.text.length : end + 1
  } else {
    const name = /^[$\\\w-]+(?:::[\w*]+)?/.exec(r.text.slice(r.at))?.[0] ?? ''
    r.at += name.length
    if (name === '' && r.text[r.at] === '*') r.at++
    type = named(r, name)
  }
  while (r.text.startsWith('[]', r.at)) {
    r.at += 2
    if (type !== undefined) type = listOf(type)
  }
  return type
}

const listOf = (element: string): string => (element.includes('|') ? `(${element})[]` : `${element}[]`)

/** What stands in parentheses: a type, or `$name is Type ? Type : Type`, which may be either. */
function conditional(r: Reader): string | undefined {
  const subject = union(r)
  const is = /^\s*is\s+(?:not\s+)?/.exec(r.text.slice(r.at))
  if (!is) return subject
  r.at += is[0].length
  union(r)
  const found: string[] = []
  for (const mark of ['?', ':']) {
    skip(r)
    if (r.text[r.at] !== mark) break
    r.at++
    skip(r)
    const one = union(r)
    if (one !== undefined && !found.includes(one)) found.push(one)
    skip(r)
  }
  return found.length === 0 ? undefined : found.join('|')
}

function named(r: Reader, name: string): string | undefined {
  const lower = name.toLowerCase()
  const args: (string | undefined)[] = []
  if (r.text[r.at] === '<') {
    do {
      r.at++
      skip(r)
      args.push(union(r))
      skip(r)
    } while (r.text[r.at] === ',')
    if (r.text[r.at] === '>') r.at++
  } else if (r.text[r.at] === '{') {
    const end = closing(r, '{', '}')
    const shape = /^(array|list|non-empty-array|non-empty-list)$/.test(lower) ? readShape(r) : undefined
    r.at = end
    if (shape !== undefined) return shape
  } else if (r.text[r.at] === '(' && /^(\\?closure|callable|pure-callable|pure-closure)$/.test(lower)) {
    return readCallable(r)
  }
  if (lower === '$this' || lower === 'static')
    return args.length > 0 ? `static<${args.map((arg) => arg ?? 'mixed').join(',')}>` : 'static'
  if (lower === 'class-string') return args[0] === undefined ? undefined : `class-string<${args[0]}>`
  if (/^(array|list|iterable|non-empty-array|non-empty-list)$/.test(lower)) {
    const element = args.at(-1)
    return element === undefined ? undefined : listOf(element)
  }
  if (name === '' || name.includes('::') || SCALARS.has(lower)) return undefined
  const path = name.replace(/\\/g, '.')
  return args.length > 0 ? `${path}<${args.map((arg) => arg ?? 'mixed').join(',')}>` : path
}

/** `(Type, Type $name=): Type` */
function readCallable(r: Reader): string | undefined {
  const end = closing(r, '(', ')')
  const types: string[] = []
  do {
    r.at++
    skip(r)
    if (r.text[r.at] === ')') break
    types.push(union(r) ?? 'mixed')
    // A name, dots, `&` and `=` may follow.
    while (r.at < end - 1 && r.text[r.at] !== ',') r.at++
  } while (r.text[r.at] === ',')
  r.at = end
  skip(r)
  let given: string | undefined
  if (r.text[r.at] === ':') {
    r.at++
    skip(r)
    given = single(r)
  } else r.at = end
  return types.length > MOST_TAKEN ? undefined : `${CALLABLE}${types.length}<${[...types, given ?? 'mixed'].join(',')}>`
}

/** `{key: Type, 0: Type, Type}` */
function readShape(r: Reader): string | undefined {
  const entries: string[] = []
  let position = 0
  do {
    r.at++
    const key = /^\s*['"]?([\w-]+)['"]?\??\s*:(?!:)\s*/.exec(r.text.slice(r.at))
    r.at += (key ?? /^\s*/.exec(r.text.slice(r.at)))?.[0].length ?? 0
    const type = union(r)
    const name = key?.[1] ?? String(position++)
    if (type !== undefined) entries.push(`${name}=${type}`)
    skip(r)
  } while (r.text[r.at] === ',')
  return entries.length === 0 ? undefined : `{${entries.join(';')}}`
}

function closing(r: Reader, open: string, close: string): number {
  let depth = 0
  for (let at = r.at; at < r.text.length; at++) {
    if (r.text[at] === open) depth++
    else if (r.text[at] === close && --depth === 0) return at + 1
  }
  return r.text.length
}

export interface DocComment {
  /** Tag → what follows it on its line, in order. */
  tags: Map<string, string[]>
}

/** The tags of a doc comment; a tag's text may go on in the next lines. */
export function readDocComment(text: string): DocComment | undefined {
  if (!text.startsWith('/**') || !text.includes('@')) return undefined
  const tags = new Map<string, string[]>()
  let current: string[] | undefined
  for (const raw of text.slice(3, -2).split('\n')) {
    const line = raw.replace(/^\s*\*?\s?/, '').trimEnd()
    const tag = /^\s*@([\w-]+)\s*(.*)$/.exec(line)
    if (tag) {
      const name = (tag[1] as string).replace(/^(?:phpstan|psalm)-/, '')
      const specific = name !== tag[1]
      let list = tags.get(name)
      if (!list) {
        list = []
        tags.set(name, list)
      }
      // What is said for analysers is more exact than what is said for people.
      if (specific) list.unshift(tag[2] ?? '')
      else list.push(tag[2] ?? '')
      current = specific ? undefined : list
    } else if (current && line.trim() !== '' && current.length > 0) current[current.length - 1] += ` ${line.trim()}`
  }
  return { tags }
}

/** A type, and how the comment writes it: what is of no use for links is for people. */
interface DocType {
  type: string | undefined
  written: string
}

export function docTag(doc: DocComment | undefined, tag: string): DocType | undefined {
  const text = doc?.tags.get(tag)?.[0]
  return text === undefined ? undefined : docTypeOf(text).found
}

function docTypeOf(text: string): { found: DocType | undefined; rest: string } {
  const { type, end } = readDocType(text)
  const written = text.slice(0, end).replace(/\s+/g, ' ').trim()
  return { found: written === '' ? undefined : { type, written }, rest: text.slice(end) }
}

/** `@param Type $name` by name, the `$` included. */
export function docParameters(doc: DocComment | undefined): Map<string, DocType> {
  const all = new Map<string, DocType>()
  for (const text of doc?.tags.get('param') ?? []) {
    const { found, rest } = docTypeOf(text)
    const name = /^\s*(?:&|\.\.\.)*(\$\w+)/.exec(rest)?.[1]
    if (!found || name === undefined) continue
    const known = all.get(name)
    if (!known || (known.type === undefined && found.type !== undefined)) all.set(name, found)
  }
  return all
}

/** `@template T of Bound`. */
export function docTemplates(doc: DocComment | undefined): string[][] | undefined {
  const found: string[][] = []
  for (const tag of ['template', 'template-covariant', 'template-contravariant'])
    for (const text of doc?.tags.get(tag) ?? []) {
      const match = /^(\w+)(?:\s+(?:of|as)\s+(.*))?/.exec(text)
      if (!match) continue
      const bound = match[2] === undefined ? undefined : readDocType(match[2]).type
      found.push(bound === undefined ? [match[1] as string] : [match[1] as string, bound])
    }
  return found.length > 0 ? found : undefined
}
