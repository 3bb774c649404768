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
/** `GO 5` */
const REPEATED = /^[ \t]*(?:\d+[ \t]*)?(?:--[^\n]*)?\r?(?:\n|$)/
const META = /\\[^\n]*/y
const DELIMITER = /delimiter[ \t]+(\S+)/iy

/** MySQL's names have them; in comments others write them, too. */
const BACKTICK = /^(?![ \t]*[*#])(?:(?!--|\/\*[^!])[^`\n])*`/m
const COMMENT_MARK = /\/\*|\*\//g

export function tokensOf(text: string): Read {
  return new Tokenizer(text).read()
}

class Tokenizer {
  readonly #text: string
  #at = 0
  readonly #tokens: Token[] = []
  readonly #comments: Read['comments'] = []
  #undone: number | undefined
  /** Strings of MySQL have escapes. */
  readonly #escapes: boolean
  /** Whether one string has no end, as then no other one may have. */
  #isOpen = false
  /** Whether comments end as if they were not in each other. */
  #isFlat = false
  /** Dollar quotes that are open. */
  readonly #bodies: string[] = []
  #delimiter = ''
  #isLineStart = true
  /** Of the rows of `VALUES` nothing is kept but what may be names. */
  #inValues = false
  #depth = 0
  /** Whether rows of a `COPY` may follow. */
  #hasRows = true
  #head = ''
  #alike = 0
  /** Of an insertion that is data: where its tokens begin, and those of its rows. */
  #dataAt = -1
  #rowsAt = -1

  constructor(text: string) {
    this.#text = text
    this.#escapes = BACKTICK.test(text)
  }

  read(): Read {
    while (this.#at < this.#text.length) {
      if (this.#isBlank() || this.#isDelimiter() || this.#isComment()) continue
      const wasLineStart = this.#isLineStart
      this.#isLineStart = false
      if (wasLineStart && this.#isLineOfItsOwn()) continue
      if (this.#isTemplate() || this.#isQuoted() || this.#isDollar() || this.#isVariable() || this.#isNumber()) continue
      if (!this.#isWord(wasLineStart)) this.#sign()
    }
    const [tokens, comments, undone] = [this.#tokens, this.#comments, this.#undone]
    return undone === undefined ? { tokens, comments } : { tokens, comments, undone }
  }

  /** Notes a token, and goes on behind what was written. */
  #push(kind: Token['kind'], written: string, start: number, end: number): void {
    this.#tokens.push({ kind, text: written, upper: kind === 'word' ? written.toUpperCase() : '', start })
    this.#at = end
  }

  #matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)?.[0]
  }

  #upTo(mark: string, from: number): number {
    const found = this.#text.indexOf(mark, from)
    return found < 0 ? this.#text.length : found + mark.length
  }

  #isBlank(): boolean {
    const sign = this.#text[this.#at] as string
    if (!/\s/.test(sign)) return false
    if (sign === '\n') this.#isLineStart = true
    this.#at++
    return true
  }

  #isDelimiter(): boolean {
    if (this.#delimiter === '' || !this.#text.startsWith(this.#delimiter, this.#at)) return false
    this.#push('end', '', this.#at, this.#at + this.#delimiter.length)
    return true
  }

  /** A comment, or a mark around what only MySQL reads. */
  #isComment(): boolean {
    const [text, at] = [this.#text, this.#at]
    const sign = text[at] as string
    const next = text[at + 1] ?? ''
    if ((sign === '-' && next === '-') || (sign === '#' && this.#isLineStart && !/\w/.test(next)))
      return this.#comment(endOfLine(text, at))
    if (sign === '{' && (next === '%' || next === '#')) return this.#comment(this.#upTo(`${next}}`, at + 2))
    if (sign === '*' && next === '/') this.#at += 2
    else if (sign !== '/' || next !== '*') return false
    else {
      const versioned = /^\/\*!\d*/.exec(text.slice(at, at + 12))
      if (!versioned) return this.#comment(this.#endOfComment())
      this.#at += versioned[0].length
    }
    return true
  }

  #comment(end: number): true {
    const start = this.#at
    if (this.#isLineStart) this.#comments.push([start, end])
    if (this.#undone === undefined && UNDONE.test(this.#text.slice(start, Math.min(end, start + 200))))
      this.#undone = start
    this.#at = end
    return true
  }

  #endOfComment(): number {
    const end = this.#isFlat ? undefined : endOfComment(this.#text, this.#at)
    this.#isFlat ||= end === undefined
    return end ?? this.#upTo('*/', this.#at + 2)
  }

  /** Oracle's `/` behind a routine, or a command of psql. */
  #isLineOfItsOwn(): boolean {
    const [text, at] = [this.#text, this.#at]
    if (text[at] === '/' && ALONE.test(text.slice(at + 1, at + 200))) this.#push('end', '', at, at + 1)
    else if (text[at] === '\\') this.#at += (this.#matched(META) as string).length
    else return false
    return true
  }

  #isTemplate(): boolean {
    const start = this.#at
    const sign = this.#text[start]
    if (this.#text[start + 1] !== '{' || (sign !== '{' && sign !== '$')) return false
    const end = this.#upTo(sign === '{' ? '}}' : '}', start + 2)
    this.#push('template', this.#text.slice(start, end), start, end)
    return true
  }

  #isQuoted(): boolean {
    const [text, at] = [this.#text, this.#at]
    const sign = text[at] as string
    if (sign === "'") this.#string()
    else if (sign === '"' || sign === '`') this.#name(sign)
    else if (sign === '[' && !/[\w\])]/.test(text[at - 1] ?? '')) {
      const written = this.#matched(BRACKETED)
      if (written === undefined) return false
      this.#push('quoted', written.slice(1, -1), at + 1, at + written.length)
    } else return false
    return true
  }

  #string(): void {
    const [text, start] = [this.#text, this.#at]
    const previous = this.#tokens.at(-1)
    const isEscaped = this.#escapes || (previous?.upper === 'E' && previous.start === start - 1)
    const found = this.#isOpen ? undefined : endOfText(text, start, isEscaped)
    this.#isOpen ||= found === undefined
    const end = found ?? endOfLine(text, start)
    if (this.#inValues) this.#at = end
    else this.#push('text', text.slice(start + 1, end - 1), start + 1, end)
  }

  #name(quote: string): void {
    const [text, start] = [this.#text, this.#at]
    let end = text.indexOf(quote, start + 1)
    while (end >= 0 && text[end + 1] === quote) end = text.indexOf(quote, end + 2)
    if (end < 0) this.#push('sign', quote, start, endOfLine(text, start))
    else this.#push('quoted', text.slice(start + 1, end), start + 1, end + 1)
  }

  /** A dollar quote around a body, or a text in dollar quotes. */
  #isDollar(): boolean {
    const [text, start] = [this.#text, this.#at]
    const tag = text[start] === '$' ? this.#matched(DOLLAR) : undefined
    if (tag === undefined) return false
    const behind = start + tag.length
    if (this.#bodies.at(-1) === tag) {
      this.#bodies.pop()
      this.#push('close', tag, start, behind)
      return true
    }
    const end = text.indexOf(tag, behind)
    const before = this.#tokens.at(-1)?.upper
    if (end >= 0 && (before === 'AS' || before === 'DO' || isLanguage(this.#tokens))) {
      this.#bodies.push(tag)
      this.#push('open', tag, start, behind)
    } else this.#push('text', '', start, end < 0 ? behind : end + tag.length)
    return true
  }

  #isVariable(): boolean {
    const [text, at] = [this.#text, this.#at]
    const sign = text[at] as string
    const isColon = sign === ':' && text[at - 1] !== ':' && text[at + 1] !== ':'
    const written = isColon || /[$@%]/.test(sign) ? this.#matched(VARIABLE) : undefined
    if (written !== undefined) this.#push('variable', written, at, at + written.length)
    return written !== undefined
  }

  #isNumber(): boolean {
    const number = this.#matched(NUMBER)
    if (number === undefined) return false
    if (this.#inValues) this.#at += number.length
    else this.#push('text', number, this.#at, this.#at + number.length)
    return true
  }

  #isWord(isFirst: boolean): boolean {
    const word = this.#matched(WORD)
    if (word === undefined) return false
    if (isFirst && this.#isBatchEnd(word)) return true
    if (isFirst && this.#bodies.length === 0 && STATEMENT.test(word)) this.#statement()
    this.#push('word', word, this.#at, this.#at + word.length)
    const upper = (this.#tokens.at(-1) as Token).upper
    if (upper === 'VALUES') {
      this.#inValues = true
      this.#depth = 0
      this.#rowsAt = this.#tokens.length
    } else if (this.#inValues && this.#depth === 0) this.#inValues = false
    else if (upper === 'STDIN' && this.#hasRows) this.#rowsOfCopy()
    return true
  }

  /** `DELIMITER //`, `GO` */
  #isBatchEnd(word: string): boolean {
    const start = this.#at
    const set = this.#matched(DELIMITER)
    if (set !== undefined) {
      const given = set.slice(9).trim()
      this.#delimiter = given === ';' ? '' : given
      this.#push('end', '', start, start + set.length)
      return true
    }
    if (!/^go$/i.test(word) || !REPEATED.test(this.#text.slice(start + 2, start + 200))) return false
    this.#push('end', '', start, start + 2)
    return true
  }

  #statement(): void {
    this.#endData()
    this.#inValues = false
    const said = this.#matched(HEAD) ?? ''
    this.#alike = said !== '' && said === this.#head ? this.#alike + 1 : 1
    this.#head = said
    if (this.#alike > MOST_ALIKE) this.#dataAt = this.#tokens.length
  }

  /** Leaves out the insertion that ends if it is data. */
  #endData(): boolean {
    const isData = this.#dataAt >= 0 && this.#rowsAt >= 0 && this.#tokens.slice(this.#rowsAt).every(isLiteral)
    if (isData) this.#tokens.length = this.#dataAt
    this.#dataAt = -1
    this.#rowsAt = -1
    return isData
  }

  /** The rows of a `COPY` follow its statement. */
  #rowsOfCopy(): void {
    const end = this.#text.indexOf('\n\\.', this.#at)
    if (end >= 0) this.#push('sign', ';', this.#at, end + 3)
    else this.#hasRows = false
  }

  #sign(): void {
    const sign = this.#text[this.#at] as string
    if (this.#inValues) {
      if (sign === '(') this.#depth++
      else if (sign === ')') this.#depth--
      else if (sign === ';') this.#inValues = false
      const isBetween = (sign === ',' || sign === '-') && this.#depth > 0
      if (isBetween && /^[(,]$/.test(this.#tokens.at(-1)?.text ?? '')) {
        this.#at++
        return
      }
    }
    // The semicolon of what was left out goes with it.
    if (sign === ';' && this.#endData()) this.#at++
    else this.#push('sign', sign, this.#at, this.#at + 1)
  }
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
