/**
 * Doc comments as their languages write them (JSDoc, PHPDoc, Javadoc, docstrings, rustdoc, Go doc), read for what they say
 * about a symbol: its description, its parameters, what it returns.
 */

export interface DocComment {
  /** Prose, without the markup of tags. */
  description: string
  params: ReadonlyMap<string, { type?: string; description?: string }>
  returns?: { type?: string; description?: string }
  tags: readonly string[]
  deprecated: boolean
}

/** Longer prose is cut: a descriptor is a summary, and the code is one call away. */
const MOST_CHARACTERS = 1200

/** `@param x`, but not the decorator of an example: `@app.route('/')`. */
const TAG = /^\s*@(\w+)(?=[\s{[]|$)\s*(.*)$/
/** `:param x: …`, but not a role that a line happens to begin with: `:meth:\`run\``. */
const FIELD = /^\s*:(?!(?:\w+:)+`)(\w+)\s*([^:]*:.*)$/

/** PowerShell's: `.SYNOPSIS`, `.PARAMETER Name`. */
const HELP =
  /^\s*\.(SYNOPSIS|DESCRIPTION|PARAMETER|EXAMPLE|INPUTS|OUTPUTS|NOTES|LINK|COMPONENT|ROLE|FUNCTIONALITY|FORWARDHELP\w+|REMOTEHELPRUNSPACE|EXTERNALHELP)(?:\s+(\S+).*)?\s*$/i

export function parseDoc(lines: readonly string[]): DocComment {
  const text = unwrap(lines)
  const params = new Map<string, { type?: string; description?: string }>()
  const tags: string[] = []
  let returns: DocComment['returns']
  const prose: string[] = []
  let section: 'prose' | 'params' | 'returns' | 'other' = 'prose'
  let current: { description?: string } | undefined
  for (const line of text) {
    const help = HELP.exec(line)
    if (help) {
      const [, word = '', name = ''] = help
      current = undefined
      section = /^(?:SYNOPSIS|DESCRIPTION)$/i.test(word) ? 'prose' : /^OUTPUTS$/i.test(word) ? 'returns' : 'other'
      if (section === 'prose' && prose.length > 0) prose.push('')
      if (/^PARAMETER$/i.test(word) && name !== '') {
        current = {}
        params.set(name, current)
      }
      continue
    }
    const tag = TAG.exec(line) ?? FIELD.exec(line)
    if (tag) {
      const [, name = '', rest = ''] = tag
      section = 'other'
      current = undefined
      if (/^(?:param|arg|argument|property|prop|template|tparam)$/.test(name)) {
        const parsed = parameterOf(rest)
        if (parsed && name !== 'template' && name !== 'tparam') {
          params.set(parsed.name, parsed.of)
          current = parsed.of
        }
      } else if (/^returns?$/.test(name)) {
        returns = returnOf(rest)
        current = returns
      } else if (name === 'type' && /^\w+:/.test(rest)) merge(params, rest, 'type')
      else if (name === 'rtype') returns = { ...returns, type: rest.replace(/^:/, '').trim() }
      else if (!tags.includes(name)) tags.push(name)
      continue
    }
    // Google's and NumPy's headings.
    const heading =
      /^\s*(Args|Arguments|Parameters|Params|Returns?|Yields|Raises|Examples?|Note|Notes|Attributes|#{1,4} (?:Arguments|Returns|Errors|Panics|Safety|Examples?))\s*:?\s*$/.exec(
        line,
      )
    if (heading && prose.length > 0) {
      const word = heading[1] as string
      section = /Arg|Param/.test(word) ? 'params' : /Return|Yield/.test(word) ? 'returns' : 'other'
      current = undefined
      continue
    }
    if (/^\s*[-=]{3,}\s*$/.test(line)) continue
    if (section === 'prose') prose.push(line)
    else if (section === 'params') {
      const entry = /^\s{0,8}\*{0,2}(\w+)\s*(?:\(([^)]*)\))?\s*:\s*(.*)$/.exec(line)
      if (entry) {
        const of: { type?: string; description?: string } = {}
        if (entry[2]) of.type = entry[2].replace(/,\s*optional$/, '')
        if (entry[3]) of.description = entry[3]
        params.set(entry[1] as string, of)
        current = of
      } else if (current && line.trim() !== '')
        current.description = `${current.description ?? ''} ${line.trim()}`.trim()
    } else if (section === 'returns' && line.trim() !== '') {
      returns = { ...returns, description: `${returns?.description ?? ''} ${line.trim()}`.trim() }
    } else if (current && line.trim() !== '') current.description = `${current.description ?? ''} ${line.trim()}`.trim()
  }
  const description = prose
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const made: DocComment = {
    description: description.length > MOST_CHARACTERS ? `${description.slice(0, MOST_CHARACTERS - 1)}…` : description,
    params,
    tags,
    deprecated: tags.includes('deprecated') || /^\s*(?:\.\. )?deprecated\b/im.test(description),
  }
  if (returns) made.returns = returns
  return made
}

/**
 * What stands around a whole comment: OCaml's, Haskell's and PowerShell's marks, and strings (Python, Julia, Clojure, GraphQL, attributes of Elixir and
 * Erlang, descriptions of Terraform).
 */
const AROUND: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^\s*\(\*\*?/, /\*+\)\s*$/],
  [/^\s*\{-\s?\|?/, /-\}\s*$/],
  [/^.*?<#/, /#>\s*$/],
  [/^\s*(?:[@-]\w*doc\s+)?(?:~[sS]|[rRuUbB]{1,2})?(?:"""|''')/, /(?:"""|''')\.?\s*$/],
  [/^\s*(?:[@-]\w*doc\s+)?"(?!"")/, /"\.?\s*$/],
  [/^.*?\bdescription\s*=\s*"/, /"[^"]*$/],
]

/** The lines within such marks, which are nothing but text; undefined where each line has marks of its own. */
function within(lines: readonly string[]): string[] | undefined {
  const marks = AROUND.find(([begins]) => begins.test(lines[0] ?? ''))
  if (!marks) return undefined
  const inner = [...lines]
  inner[0] = (inner[0] as string).replace(marks[0], '')
  const last = inner.length - 1
  inner[last] = (inner[last] as string).replace(marks[1], '')
  return inner
}

/** The lines without their comment marks, and without the indentation that they share. */
function unwrap(lines: readonly string[]): string[] {
  const bare =
    within(lines) ??
    lines.map((line) =>
      line
        .replace(/^\s*(?:\/\*\*?|\*\/|\/\/[/!]?|#+'?(?!\[)|--+(?:\s?[|^](?=\s))?|;+|%+!?|\*(?!\*))/, '')
        .replace(/\*\/\s*$/, ''),
    )
  const indents = bare
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const indent = indents.length > 0 ? Math.min(...indents) : 0
  return bare.map((line, at) => (at === 0 ? line.trim() : line.slice(Math.min(indent, line.length)).trimEnd()))
}

/** `{string} name - what`, `string $name what`, `name: what`, `name what`. */
function parameterOf(rest: string): { name: string; of: { type?: string; description?: string } } | undefined {
  const direction = /^\[(?:in|out|in, ?out)\]\s*/ // Doxygen's
  const braced = /^\{([^}]*)\}\s*(.*)$/.exec(rest)
  const tail = (braced ? (braced[2] as string) : rest).replace(direction, '')
  const php = /^([^\s$]+)?\s*(?:&|\.\.\.)?\$(\w+)\s*(.*)$/.exec(tail)
  const plain = /^\[?([\w.]+)(?:=[^\]]*)?\]?\s*(?:[-:–]\s*)?(.*)$/.exec(tail)
  const name = php?.[2] ?? plain?.[1]
  if (name === undefined) return undefined
  const type = braced?.[1] ?? php?.[1]
  const description = (php ? php[3] : plain?.[2])?.trim()
  return { name, of: { ...(type ? { type } : {}), ...(description ? { description } : {}) } }
}

function returnOf(rest: string): { type?: string; description?: string } {
  const braced = /^\{([^}]*)\}\s*[-–]?\s*(.*)$/.exec(rest)
  if (braced) return { type: braced[1] as string, ...(braced[2] ? { description: braced[2] } : {}) }
  if (rest.startsWith(':')) return { description: rest.slice(1).trim() } // reStructuredText has a field of its own for types
  const text = rest
  const typed = /^([\w\\|<>[\],.?]+(?:<[^>]*>)?)(?:\s+(.*))?$/.exec(text)
  // PHPDoc and Javadoc differ here: a first word with a capital, a bar or a backslash is a type.
  if (
    typed &&
    !/^(?:The|An?|This|If|Whether|Returns?)$/.test(typed[1] as string) &&
    /[|\\<>[\]?]|^(?:string|int|bool|float|void|array|mixed|self|static|null|[A-Z]\w*)$/.test(typed[1] as string)
  )
    return { type: typed[1] as string, ...(typed[2] ? { description: typed[2] } : {}) }
  return text ? { description: text } : {}
}

function merge(params: Map<string, { type?: string; description?: string }>, rest: string, field: 'type'): void {
  const [name = '', ...value] = rest.split(':')
  params.set(name.trim(), { ...params.get(name.trim()), [field]: value.join(':').trim() })
}
