/** Statements of a file of Rails' routes: calls without a receiver, what they are given, and their blocks. */

/** A symbol, a text, or what else is given; where its name begins. */
export interface Word {
  readonly text: string
  readonly line: number
  readonly column: number
  /** Of a list, or of one word. */
  readonly words: readonly string[]
}

export interface Statement {
  readonly name: string
  readonly names: readonly Word[]
  readonly options: ReadonlyMap<string, Word>
  /** `"/about" => "pages#about"` */
  readonly arrow?: { readonly path: Word; readonly to: Word }
  readonly block: readonly Statement[]
}

interface Open extends Statement {
  readonly block: Statement[]
  readonly column: number
}

/** A longer statement, or a longer line, is no route. */
const MOST_CHARACTERS = 2000
const BLOCK = /(?:\s|^|\))(?:do(?:\s*\|[^|]*\|)?|\{(?:\s*\|[^|]*\|)?)\s*$/
/** What an `end` closes besides blocks. */
const CLOSED = /^(?:if|unless|case|begin|def|class|module|while|until|for)\b/

export function railsStatements(text: string): readonly Statement[] {
  const found: Statement[] = []
  const open: Open[] = []
  const add = (one: Open): void => void (open.at(-1)?.block ?? found).push(one)
  for (const { text: written, line, column } of logicalLines(text)) {
    if (/^end\b/.test(written) || /^\}\s*$/.test(written)) {
      // What was not understood does not shift what follows: an `end` stands below what it ends.
      do open.pop()
      while ((open.at(-1)?.column ?? -1) >= column)
      continue
    }
    const inBraces = inBracesOf(written)
    if (inBraces) {
      const { head, inside, at } = inBraces
      const one = statement(head, line, column)
      const from = column + at
      for (const each of inside.split(';')) one.block.push(statement(each, line, from + inside.indexOf(each)))
      add(one)
      continue
    }
    const opens = BLOCK.exec(written)
    const one = statement(
      opens ? written.slice(0, opens.index + (opens[0].startsWith(')') ? 1 : 0)) : written,
      line,
      column,
    )
    add(one)
    if (opens || CLOSED.test(written)) open.push(one)
  }
  return found
}

/** `scope(path: "admin") { get :log }`; `at`: where the inside begins. */
function inBracesOf(written: string): { head: string; inside: string; at: number } | undefined {
  const brace = written.indexOf('{')
  if (brace < 0) return undefined
  const head = written.slice(0, brace).trimEnd()
  const [all, begin = '', inside] = INSIDE.exec(written.slice(brace)) ?? []
  if (all === undefined || inside === undefined || !HEAD.test(head)) return undefined
  return { head, inside, at: brace + begin.length }
}
const HEAD = /^\w+(?:\s*\([^}]*\)|\s[^}]*[\w)"'])?$/
const INSIDE =
  /^(\{\s*(?:\|[^|]*\|\s*)?)((?:get|post|put|patch|delete|match|root|resources?|member|collection)\b[^{}]*)\}\s*$/

interface Logical {
  text: string
  readonly line: number
  readonly column: number
}

/** Lines without comments, each with those that it goes on in. Newlines stay, so that places can be told. */
function logicalLines(text: string): Logical[] {
  const found: Logical[] = []
  let current: Logical | undefined
  let depth = 0
  for (const [at, whole] of text.split('\n').entries()) {
    const line = whole.length > MOST_CHARACTERS ? '' : withoutComment(whole).trimEnd()
    if (current) current.text += `\n${line}`
    else if (line.trim() === '') continue
    else {
      const column = line.search(/\S/)
      current = { text: line.slice(column), line: at + 1, column }
      depth = 0
    }
    const own = openIn(line)
    depth += own.depth
    if (
      current.text.length < MOST_CHARACTERS &&
      (line.trim() === '' || /(?:,|=>|\\|[([]|:)$/.test(line) || depth > (own.isBlock ? 1 : 0))
    )
      continue
    found.push(current)
    current = undefined
  }
  if (current) found.push(current)
  return found
}

const TEXTS = /(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<!\\)'(?:[^'\\\n]|\\.)*'|(?<=[(,\s:])\/(?![\s*])(?:[^/\\\n]|\\.)*\/[imxo]*/g
const withoutComment = (line: string): string => {
  const bare = line.replace(TEXTS, (one) => 'x'.repeat(one.length))
  const at = bare.search(/(?:^|\s)#(?!\{)/)
  return at < 0 ? line : line.slice(0, at)
}

/** Parentheses, brackets and braces that the line leaves open, and whether the last is the brace of a block. */
function openIn(line: string): { depth: number; isBlock: boolean } {
  const bare = line.replace(TEXTS, 'x')
  const depth = bare.split(/[([{]/).length - bare.split(/[)\]}]/).length
  return { depth, isBlock: /(?<=[\w)]\s*)\{\s*(?:\|[^|]*\|\s*)?$/.test(bare) }
}

function statement(written: string, line: number, column: number): Open {
  const [head = '', name = ''] = /^\s*(?:\w+\.)*(\w+)[ \t]*\(?/.exec(written) ?? []
  const names: Word[] = []
  const options = new Map<string, Word>()
  let arrow: Statement['arrow']
  const wordAt = (from: number, to: number): Word => {
    const before = written.slice(0, from).split('\n')
    const last = before.at(-1) as string
    return wordOf(
      written.slice(from, to),
      line + before.length - 1,
      before.length === 1 ? column + last.length : last.length,
    )
  }
  for (const [from, to] of partsOf(written, head.length)) {
    const part = written.slice(from, to)
    const pair = /^\s*(?:(\w+):(?!:)|:(\w+)\s*=>|(["'])([^"']*)\3\s*=>)\s*/.exec(part)
    if (!pair) {
      if (/^\s*(?:[:"']|%i)/.test(part)) names.push(wordAt(from, to))
      continue
    }
    const value = wordAt(from + pair[0].length, to)
    const key = pair[1] ?? pair[2]
    if (key !== undefined) options.set(key, value)
    else arrow = { path: wordAt(from, from + pair[0].length), to: value }
  }
  return { name, names, options, ...(arrow ? { arrow } : {}), block: [], column }
}

/** Where the arguments of a call begin and end. */
function partsOf(written: string, from: number): [number, number][] {
  const bare = written.replace(TEXTS, (one) => 'x'.repeat(one.length))
  const parts: [number, number][] = []
  let depth = 0
  let start = from
  for (let at = from; at < bare.length; at++) {
    const one = bare[at] as string
    if ('([{'.includes(one)) depth++
    else if (')]}'.includes(one)) {
      if (--depth < 0) {
        parts.push([start, at])
        return parts
      }
    } else if (depth === 0 && (one === ',' || (one === ' ' && /^ (?:if|unless) /.test(bare.slice(at, at + 8))))) {
      parts.push([start, at])
      if (one !== ',') return parts
      start = at + 1
    }
  }
  parts.push([start, written.length])
  return parts
}

/** Its place is that of the name, behind a colon or a quote. */
function wordOf(written: string, line: number, column: number): Word {
  const lead = /^\s*/.exec(written)?.[0] ?? ''
  const own = written.slice(lead.length).trimEnd()
  const breaks = lead.split('\n')
  const at = breaks.length === 1 ? column + lead.length : (breaks.at(-1) as string).length
  const alone = own.endsWith('=>') ? own.slice(0, -2).trimEnd() : own
  const simple = /^(?::["']?|["'])([^"']*)["']?$/.exec(alone)
  const text = simple?.[1] ?? (/^nil$/.test(own) ? '' : own)
  const words = /^(?:\[|%[iw])/.test(own) ? (own.replace(/^%[iw]/, '').match(/\w+/g) ?? []) : [text]
  const sign = /^(?::["']?|["'])/.exec(own)?.[0].length ?? 0
  return { text, line: line + breaks.length - 1, column: at + sign, words }
}
