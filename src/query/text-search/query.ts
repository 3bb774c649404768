/**
 * The search language: a literal or a `/regex/`, with Zoekt's words around it.
 *
 *   client.connect(            the text as it stands, spaces and parentheses included
 *   /open\w+\(/                a regular expression (RE2), matched line by line
 *   foo or "bar baz"           either; quotes keep a word from being read as one of the language's
 *   "foo" "bar"                both, somewhere in the file
 *   file:src/.*\.ts lang:go    where (file: is a regular expression on the path, or a glob)
 *   sym:Parse                  only in names of symbols that a file defines
 *   -term -file:test           not; case:yes, case:no, case:auto (an upper-case letter makes it case-sensitive)
 *
 * Words next to each other are one literal, which is what somebody means who pastes a piece of code.
 */
import { RE2JS } from 're2js'
import { Failure } from '../failure.ts'
import { ANYTHING, all, type Need, one, textNeed } from './needs.ts'
import { regexNeeds } from './regex-needs.ts'

export type Pattern =
  | { readonly kind: 'literal'; readonly text: string; readonly caseSensitive: boolean }
  | { readonly kind: 'regex'; readonly regex: RE2JS; readonly source: string; readonly need: Need }

export interface Branch {
  readonly content: readonly Pattern[]
  readonly notContent: readonly Pattern[]
  readonly symbols: readonly Pattern[]
  readonly notSymbols: readonly Pattern[]
  readonly files: readonly Pattern[]
  readonly notFiles: readonly Pattern[]
  readonly languages: readonly string[]
  readonly notLanguages: readonly string[]
}

export interface SearchQuery {
  /** Any one of these. */
  readonly branches: readonly Branch[]
  readonly need: Need
}

const MOST_TERMS = 32
const MOST_PATTERN = 1000
/** Of all compiled expressions. At worst each step is taken for each letter of the text, and `.{999}` alone has a thousand. */
const MOST_STEPS = 1100

interface Token {
  readonly negated: boolean
  readonly field: 'file' | 'lang' | 'sym' | 'case' | 'or' | undefined
  readonly form: 'word' | 'quoted' | 'regex'
  readonly text: string
}

export function parseQuery(text: string): SearchQuery {
  const tokens = tokensOf(text)
  if (tokens.length > MOST_TERMS) throw queryError(`has more than ${MOST_TERMS} terms`)
  const caseRule = tokens.filter((token) => token.field === 'case').at(-1)?.text ?? 'auto'
  if (!/^(yes|no|auto)$/.test(caseRule)) throw queryError('has a `case:` that is not yes, no or auto')
  const groups: Token[][] = [[]]
  for (const token of tokens) {
    if (token.field === 'or') groups.push([])
    else if (token.field !== 'case') groups.at(-1)?.push(token)
  }
  const branches = groups.map((group) => branchOf(group, caseRule))
  if (branches.some((branch) => isEmpty(branch))) throw queryError('searches for nothing, or has an empty side of `or`')
  if (stepsOf(branches) > MOST_STEPS) throw queryError('has regular expressions with too large repetition counts')
  return { branches, need: one(branches.map(needOf)) }
}

const queryError = (what: string): Failure =>
  new Failure('query_error', `The query ${what}.`, {
    hint: 'Quote a term ("…") to take it literally, or write /…/ for a regular expression in RE2 syntax.',
  })

/**
 * `file:` and the others count only where a term begins; a closing quote or slash only where one ends. A slash before a star begins a
 * comment: no expression begins with a star.
 */
const TERM =
  /(-)?(?:(file|f|lang|l|language|sym|case):)?(?:"((?:[^"\\]|\\.)*)"(?=\s|$)|\/(?!\*)((?:[^/\\]|\\.|\/(?!\s|$))+)\/(?=\s|$)|(\S+))/y

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  /** Where the text began that is one literal, with the number of tokens before it; a quoted term may still become part of it. */
  let phrase: { start: number; end: number; quotedAlone: boolean } | undefined
  const endPhrase = () => {
    if (phrase) {
      const whole = text.slice(phrase.start, phrase.end)
      tokens.push({
        negated: false,
        field: undefined,
        form: phrase.quotedAlone ? 'quoted' : 'word',
        text: phrase.quotedAlone ? unquoted(whole) : whole,
      })
    }
    phrase = undefined
  }
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at] as string)) {
      at++
      continue
    }
    TERM.lastIndex = at
    const [whole = '', minus, field, quoted, regex, word = ''] = TERM.exec(text) ?? []
    const start = at
    at += Math.max(1, whole.length)
    // `-x` and `--flag` in a pasted command line: only a letter, a quote or a slash after the dash negates a term.
    const negated =
      minus !== undefined && (word === '' || (/^[A-Za-z]/.test(word) && (phrase !== undefined || tokens.length > 0)))
    if (field === undefined && !negated && regex === undefined) {
      const isOr = word === 'or' && (phrase !== undefined || tokens.length > 0) && /\S/.test(text.slice(at))
      const isQuoted = quoted !== undefined
      if (isOr) {
        endPhrase()
        tokens.push({ negated: false, field: 'or', form: 'word', text: 'or' })
      } else if (phrase?.quotedAlone && isQuoted) {
        endPhrase() // "a" "b": two terms, both wanted
        phrase = { start, end: at, quotedAlone: true }
      } else phrase = { start: phrase?.start ?? start, end: at, quotedAlone: isQuoted && phrase === undefined }
      continue
    }
    endPhrase()
    const form = quoted !== undefined ? 'quoted' : regex !== undefined ? 'regex' : 'word'
    const value = form === 'quoted' ? unquoted(`"${quoted}"`) : (regex ?? word)
    tokens.push({ negated, field: fieldOf(field), form, text: value })
  }
  endPhrase()
  return tokens
}

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(["\\])/g, '$1')

function fieldOf(field: string | undefined): Token['field'] {
  if (field === 'f') return 'file'
  if (field === 'l' || field === 'language') return 'lang'
  return field as Token['field']
}

function branchOf(tokens: readonly Token[], caseRule: string): Branch {
  const of = (field: Token['field'], negated: boolean) =>
    tokens.filter((token) => token.field === field && token.negated === negated)
  const patterns = (field: Token['field'], negated: boolean) =>
    of(field, negated).map((token) => patternOf(token, caseRule))
  const languages = (negated: boolean) => of('lang', negated).flatMap((token) => languageKeys(token.text))
  return {
    content: patterns(undefined, false),
    notContent: patterns(undefined, true),
    symbols: patterns('sym', false),
    notSymbols: patterns('sym', true),
    files: of('file', false).map(pathPattern),
    notFiles: of('file', true).map(pathPattern),
    languages: languages(false),
    notLanguages: languages(true),
  }
}

function stepsOf(branches: readonly Branch[]): number {
  const patterns = branches.flatMap((of) => [
    ...[...of.content, ...of.notContent, ...of.symbols, ...of.notSymbols],
    ...[...of.files, ...of.notFiles],
  ])
  return patterns.reduce((sum, pattern) => sum + (pattern.kind === 'regex' ? pattern.regex.programSize() : 0), 0)
}

const isEmpty = (branch: Branch): boolean =>
  branch.content.length + branch.symbols.length + branch.files.length + branch.languages.length === 0

function patternOf(token: Token, caseRule: string): Pattern {
  const { text } = token
  if (text === '') throw queryError('has an empty term')
  if (text.length > MOST_PATTERN) throw queryError(`has a term of more than ${MOST_PATTERN} characters`)
  const letters = token.form === 'regex' ? text.replace(/\\./g, '') : text
  const caseSensitive = caseRule === 'yes' || (caseRule === 'auto' && /\p{Lu}/u.test(letters))
  if (token.form !== 'regex') return { kind: 'literal', text, caseSensitive }
  return compiled(text, caseSensitive, token.field === 'sym')
}

function compiled(source: string, caseSensitive: boolean, names: boolean): Pattern {
  try {
    const regex = RE2JS.compile(source, caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE)
    return { kind: 'regex', regex, source, need: regexNeeds(source, names) }
  } catch {
    throw queryError('has a regular expression that RE2 does not accept')
  }
}

/** On a path, in any case: a regular expression, or a glob where it can only be one. */
function pathPattern(token: Token): Pattern {
  const { text } = token
  if (text === '') throw queryError('has an empty `file:`')
  if (token.form === 'quoted') return { kind: 'literal', text, caseSensitive: false }
  if (token.form === 'word' && isGlob(text)) return compiled(globSource(text), false, false)
  return token.form === 'word' && SIGNS.test(text) ? orAsItStands(text) : compiled(text, false, false)
}

/** What routes are made of in names of folders and files, and what means something else in an expression. */
const SIGNS = /[[\](){}$+]/

function orAsItStands(text: string): Pattern {
  const either = compiled(`${RE2JS.quote(text)}|${text}`, false, false)
  const need = regexNeeds(text)
  return either.kind === 'regex' && isIn(text, need) ? { ...either, need } : either
}

/** Whether a text has what is needed, so that nothing else need be looked up for it. */
const isIn = (text: string, need: Need): boolean =>
  need.kind === 'text' ? text.includes(need.text) : need.kind === 'all' ? need.of.every((of) => isIn(text, of)) : false

const isGlob = (text: string): boolean =>
  /^\*|\*\*|\/\*/.test(text) ||
  /^[^\\^$()|+]*\*\.[A-Za-z0-9]+$/.test(text) ||
  (CHOICE.test(text) && !/[\\^$()|+]|\.\*/.test(text))

/** `{ts,tsx}`, which is no count as `{2,3}` is. */
const CHOICE = /\{(?!\d*,\d*\})[^{}]*,[^{}]*\}/

const globSource = (glob: string): string =>
  `${glob.startsWith('/') ? '^' : '(?:^|/)'}${globBody(glob).replace(/^\//, '')}$`

function globBody(glob: string): string {
  return glob
    .split(/(\*\*\/?|\*|\?|\{[^{}]*,[^{}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?'
      if (part === '**') return '.*'
      if (part === '*') return '[^/]*'
      if (part === '?') return '[^/]'
      if (/^\{.*,.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(globBody).join('|')})`
      return RE2JS.quote(part)
    })
    .join('')
}

/** As people write them, to the keys that files are stored under. */
const LANGUAGES: Record<string, readonly string[]> = {
  ts: ['typescript', 'tsx'],
  typescript: ['typescript', 'tsx'],
  js: ['javascript', 'jsx'],
  javascript: ['javascript', 'jsx'],
  py: ['python'],
  golang: ['go'],
  rs: ['rust'],
  rb: ['ruby'],
  kt: ['kotlin'],
  'c++': ['cpp'],
  cxx: ['cpp'],
  cc: ['cpp'],
  cs: ['csharp', 'c_sharp'],
  'c#': ['csharp', 'c_sharp'],
  csharp: ['csharp', 'c_sharp'],
  sh: ['bash'],
  shell: ['bash'],
  zsh: ['bash'],
  md: ['markdown'],
  rst: ['restructuredtext'],
  yml: ['yaml'],
  kts: ['kotlin'],
  objc: ['objective-c'],
  'objective-c++': ['objective-cpp'],
  'f#': ['fsharp'],
  vb: ['visual-basic-.net'],
  hs: ['haskell'],
  ml: ['ocaml'],
  clj: ['clojure'],
  ex: ['elixir'],
  exs: ['elixir'],
  erl: ['erlang'],
  jl: ['julia'],
  pl: ['perl'],
  ps1: ['powershell'],
  bat: ['batchfile'],
  batch: ['batchfile'],
  asm: ['assembly'],
  docker: ['dockerfile'],
  make: ['makefile'],
  tf: ['hcl'],
  terraform: ['hcl'],
  proto: ['protobuf'],
  'protocol-buffers': ['protobuf'],
  gql: ['graphql'],
  // Templates are kept under what is mixed into them.
  html: ['html', 'html+eex', 'html+erb', 'html+php', 'html+razor', 'html+ecr'],
  erb: ['html+erb', 'javascript+erb'],
  eex: ['html+eex'],
  heex: ['html+eex'],
  leex: ['html+eex'],
  razor: ['html+razor'],
  cshtml: ['html+razor'],
  phtml: ['html+php'],
}
export function languageKeys(name: string): readonly string[] {
  const key = name.trim().toLowerCase().replace(/\s+/g, '-')
  return Object.hasOwn(LANGUAGES, key) ? (LANGUAGES[key] as readonly string[]) : [key]
}

function needOf(branch: Branch): Need {
  const content = branch.content.map((pattern) => (pattern.kind === 'literal' ? textNeed(pattern.text) : pattern.need))
  const symbols = branch.symbols.map((pattern) =>
    pattern.kind === 'literal' ? textNeed(pattern.text, true) : pattern.need,
  )
  const needs = [...content, ...symbols]
  return needs.length === 0 ? ANYTHING : all(needs)
}
