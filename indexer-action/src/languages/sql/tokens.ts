/**
 * The words of a file of SQL. Dialects quote alike in different ways (`"name"`, `` `name` ``, `[name]`), and what templates put in
 * (dbt, Go) is one word or nothing. Bodies in dollar quotes are read as if the quotes were not there.
 */

export interface Token {
  /** `end`: of a batch (`GO`, MySQL's delimiter). `open`, `close`: dollar quotes around a body. */
  kind: 'word' | 'quoted' | 'text' | 'sign' | 'variable' | 'template' | 'open' | 'close' | 'end'
  /** Without quotes. */
  text: string
  /** In capitals if it is a word without quotes, which may be a keyword; otherwise ''. */
  upper: string
  /** Where the text stands, without the quotes. */
  start: number
}

interface Read {
  tokens: Token[]
  /** Comments that stand alone: where they begin and end. */
  comments: [start: number, end: number][]
  /** Where a migration's second part begins, which undoes the first. */
  undone?: number
}

const WORD = /[\p{L}_#][\p{L}\p{N}_$#]*/uy
const NUMBER = /\d[\w.]*/y
const BRACKETED = /\[([A-Za-z_][^[\]\n]{0,127})\]/y
const DOLLAR = /\$(?:[A-Za-z_]\w*)?\$/y
const VARIABLE = /\$\d+|@{1,2}[\w$]+|:[A-Za-z_]\w*|%\([^)\n]*\)s/y
const UNDONE = /\+(?:goose|migrate)\s+down\b|\bmigrate:down\b|@undo\b/i
/** What an insertion of rows says before the rows. */
const HEAD = /insert\s[^;']{0,4000}?\bvalues\b/iy
/** Insertions of one head, one after the other, of which the names are kept: what follows is data. */
const MOST_ALIKE = 3
/** What may follow in the line of a word that ends a batch. */
const ALONE = /^[ \t]*(?:--[^\n]*)?\r?(?:\n|$)/
const META = /\\[^\n]*/y
const DELIMITER = /delimiter[ \t]+(\S+)/iy

/** MySQL's names have them; in comments others write them, too. */
const BACKTICK = /^(?![ \t]*[*#])(?:(?!--|\/\*[^!])[^`\n])*`/m
const COMMENT_MARK = /\/\*|\*\//g

export function tokensOf(text: string): Read {
  const tokens: Token[] = []
  const comments: Read['comments'] = []
  let undone: number | undefined
  /** Strings of MySQL have escapes. */
  const escapes = BACKTICK.test(text)
  /** Whether one string has no end, as then no other one may have. */
  let isOpen = false
  /** Whether comments end as if they were not in each other. */
  let isFlat = false
  const bodies: string[] = []
  let delimiter = ''
  /** Of the rows of `VALUES` nothing is kept but what may be names. */
  let inValues = false
  let hasRows = true
  let depth = 0
  let isLineStart = true
  let at = 0
  let head = ''
  let alike = 0
  /** Of an insertion that is data: where its tokens begin, and those of its rows. */
  let dataAt = -1
  let rowsAt = -1
  const endData = (): boolean => {
    const isData = dataAt >= 0 && rowsAt >= 0 && tokens.slice(rowsAt).every(isLiteral)
    if (isData) tokens.length = dataAt
    dataAt = -1
    rowsAt = -1
    return isData
  }
  const push = (kind: Token['kind'], written: string, start: number): void => {
    tokens.push({ kind, text: written, upper: kind === 'word' ? written.toUpperCase() : '', start })
  }
  const comment = (start: number, end: number): void => {
    if (isLineStart) comments.push([start, end])
    if (undone === undefined && UNDONE.test(text.slice(start, Math.min(end, start + 200)))) undone = start
    at = end
  }
  const upTo = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from)
    return found < 0 ? text.length : found + mark.length
  }
  const matched = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  while (at < text.length) {
    const sign = text[at] as string
    const next = text[at + 1]
    if (sign === '\n') {
      isLineStart = true
      at++
      continue
    }
    if (/\s/.test(sign)) {
      at++
      continue
    }
    if (delimiter !== '' && text.startsWith(delimiter, at)) {
      push('end', '', at)
      at += delimiter.length
      continue
    }
    if (sign === '-' && next === '-') {
      comment(at, endOfLine(text, at))
      continue
    }
    if (sign === '#' && isLineStart && !/\w/.test(next ?? '')) {
      comment(at, endOfLine(text, at))
      continue
    }
    if (sign === '/' && next === '*') {
      // What only MySQL reads.
      const versioned = /^\/\*!\d*/.exec(text.slice(at, at + 12))
      if (versioned) at += versioned[0].length
      else {
        const end: number | undefined = isFlat ? undefined : endOfComment(text, at)
        isFlat ||= end === undefined
        comment(at, end ?? upTo('*/', at + 2))
      }
      continue
    }
    if (sign === '*' && next === '/') {
      at += 2
      continue
    }
    if (sign === '{' && (next === '%' || next === '#')) {
      comment(at, upTo(next === '%' ? '%}' : '#}', at + 2))
      continue
    }
    const wasLineStart = isLineStart
    isLineStart = false
    // Oracle's, behind a routine.
    if (sign === '/' && wasLineStart && ALONE.test(text.slice(at + 1, at + 200))) {
      push('end', '', at)
      at++
      continue
    }
    if ((sign === '{' && next === '{') || (sign === '$' && next === '{')) {
      const end = upTo(next === '{' && sign === '{' ? '}}' : '}', at + 2)
      push('template', text.slice(at, end), at)
      at = end
      continue
    }
    if (sign === '\\' && wasLineStart) {
      at += (matched(META) as string).length
      continue
    }
    if (sign === "'") {
      const previous = tokens.at(-1)
      const isEscaped = escapes || (previous?.upper === 'E' && previous.start === at - 1)
      let end: number | undefined = isOpen ? undefined : endOfText(text, at, isEscaped)
      isOpen ||= end === undefined
      end ??= endOfLine(text, at)
      if (!inValues) push('text', text.slice(at + 1, end - 1), at + 1)
      at = end
      continue
    }
    if (sign === '"' || sign === '`') {
      let end = text.indexOf(sign, at + 1)
      while (end >= 0 && text[end + 1] === sign) end = text.indexOf(sign, end + 2)
      if (end < 0) push('sign', sign, at)
      else push('quoted', text.slice(at + 1, end), at + 1)
      at = end < 0 ? endOfLine(text, at) : end + 1
      continue
    }
    if (sign === '[' && !/[\w\])]/.test(text[at - 1] ?? '')) {
      const written = matched(BRACKETED)
      if (written !== undefined) {
        push('quoted', written.slice(1, -1), at + 1)
        at += written.length
        continue
      }
    }
    if (sign === '$') {
      const tag = matched(DOLLAR)
      if (tag !== undefined) {
        if (bodies.at(-1) === tag) {
          bodies.pop()
          push('close', tag, at)
          at += tag.length
          continue
        }
        const end = text.indexOf(tag, at + tag.length)
        const before = tokens.at(-1)
        const isBody = end >= 0 && (before?.upper === 'AS' || before?.upper === 'DO' || isLanguage(tokens))
        if (isBody) {
          bodies.push(tag)
          push('open', tag, at)
          at += tag.length
        } else {
          push('text', '', at)
          at = end < 0 ? at + tag.length : end + tag.length
        }
        continue
      }
    }
    if (sign === '$' || sign === '@' || sign === '%' || (sign === ':' && text[at - 1] !== ':' && next !== ':')) {
      const written = matched(VARIABLE)
      if (written !== undefined) {
        push('variable', written, at)
        at += written.length
        continue
      }
    }
    const number = matched(NUMBER)
    if (number !== undefined) {
      if (!inValues) push('text', number, at)
      at += number.length
      continue
    }
    const word = matched(WORD)
    if (word !== undefined) {
      if (wasLineStart) {
        const set = matched(DELIMITER)
        if (set !== undefined) {
          const given = set.slice(9).trim()
          delimiter = given === ';' ? '' : given
          push('end', '', at)
          at += set.length
          continue
        }
        if (/^go$/i.test(word) && /^[ \t]*(?:\d+[ \t]*)?(?:--[^\n]*)?\r?(?:\n|$)/.test(text.slice(at + 2, at + 200))) {
          push('end', '', at)
          at += 2
          continue
        }
      }
      if (wasLineStart && bodies.length === 0 && STATEMENT.test(word)) {
        endData()
        inValues = false
        const said = matched(HEAD) ?? ''
        alike = said !== '' && said === head ? alike + 1 : 1
        head = said
        if (alike > MOST_ALIKE) dataAt = tokens.length
      }
      push('word', word, at)
      at += word.length
      const upper = (tokens.at(-1) as Token).upper
      if (upper === 'VALUES') {
        inValues = true
        depth = 0
        rowsAt = tokens.length
      } else if (inValues && depth === 0) inValues = false
      else if (upper === 'STDIN') {
        // The rows of a `COPY` follow its statement.
        if (hasRows) {
          const end = text.indexOf('\n\\.', at)
          if (end >= 0) {
            push('sign', ';', at)
            at = end + 3
          } else hasRows = false
        }
      }
      continue
    }
    if (inValues) {
      if (sign === '(') depth++
      else if (sign === ')') depth--
      else if (sign === ';') inValues = false
      if ((sign === ',' || sign === '-') && depth > 0 && /^[(,]$/.test(tokens.at(-1)?.text ?? '')) {
        at++
        continue
      }
    }
    // The semicolon of what was left out goes with it.
    if (sign !== ';' || !endData()) push('sign', sign, at)
    at++
  }
  return undone === undefined ? { tokens, comments } : { tokens, comments, undone }
}

const STATEMENT = /^(?:insert|create|alter|drop|update|delete|begin|select|with)$/i

/** Whether it names nothing. */
const isLiteral = ({ kind, upper }: Token): boolean =>
  kind === 'sign' || kind === 'text' || /^(?:NULL|DEFAULT|TRUE|FALSE|[NBXE])$/.test(upper)

/** Behind a string; undefined if it does not end. */
function endOfText(text: string, start: number, escapes: boolean): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 92 && escapes) at++
    else if (code === 39) {
      if (text.charCodeAt(at + 1) !== 39) return at + 1
      at++
    }
  }
  return undefined
}

/** Behind a comment and those in it; undefined if there are fewer ends than beginnings, as where comments are not in each other. */
function endOfComment(text: string, start: number): number | undefined {
  COMMENT_MARK.lastIndex = start
  let depth = 0
  for (let found = COMMENT_MARK.exec(text); found; found = COMMENT_MARK.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return COMMENT_MARK.lastIndex
  }
  return undefined
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** `DO LANGUAGE plpgsql $$` */
const isLanguage = (tokens: readonly Token[]): boolean =>
  tokens.at(-2)?.upper === 'LANGUAGE' && tokens.at(-3)?.upper === 'DO'
