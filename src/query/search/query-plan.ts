/**
 * What a query asks for: a name, a path, the origin of an error, or something described in words.
 *
 * The intent decides which terms are looked up and what counts. It is derived from the query's form, never from its subject.
 */
import { stem, termsOf, wordsOf } from '../../contract/words.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { FILLER } from './filler.ts'
import { beginsWithTrace, framesIn } from './frames.ts'
import { COMPOUND_WEIGHT, FURTHER_WORD, SYNONYM_WEIGHT } from './rank.ts'
import { reportOf } from './report.ts'
import { synonymsOf } from './thesaurus.ts'
import { formsIn } from './word-forms.ts'
import { worthOf } from './word-worth.ts'

export type Intent = 'symbol' | 'path' | 'error' | 'words'

export interface Member {
  owner: string
  name: string
}

export interface QueryPlan {
  intent: Intent
  /** Stemmed terms with their weights; synonyms weigh less than written words. */
  terms: ReadonlyMap<string, number>
  /** The written terms, each with the terms that may replace it. */
  written: ReadonlyMap<string, readonly string[]>
  /** The written terms of the first line. */
  title: ReadonlyMap<string, readonly string[]>
  /** The written terms of a printed error line; all written terms if there is none. */
  message: ReadonlySet<string>
  /** A written term's worth regardless of its rarity here: some words of change descriptions hardly say where a change belongs. */
  worths: ReadonlyMap<string, number>
  /** Identifiers as written: possible symbol names. */
  identifiers: readonly string[]
  /** Words and names as written. */
  words: ReadonlySet<string>
  /** Qualified names as written: `Console.status`, `Router#find`. */
  members: readonly Member[]
  /** Paths in the query: `binding/form_mapping.go`, `utils.py`. For a stack trace its frames, innermost first. */
  paths: readonly { path: string; line?: number }[]
  /** Whether `paths` are the frames of a trace. */
  isTrace: boolean
  /** The paths of the first line, or of a trace without any text. These files are meant, whatever their role. */
  meant: readonly string[]
  /** Words that name an area: the scope of `fix(binding): …`. */
  areas: ReadonlySet<string>
  /** The words before a colon at the beginning: `router: …`, `unix,win: …`. They may or may not name a place. */
  prefixes: ReadonlySet<string>
  /** Whether it asks about the project's metadata (version, licence, dependencies) and not about its code. */
  aboutPackaging: boolean
  /** Whether it is a typed commit message (`feat: …`), whose words describe no symbol. */
  isChange: boolean
  /** Whether it asks about tests. */
  aboutTests: boolean
}

/** More terms make a search slower but not better; in an error message too, the rarest words come first. */
const MOST_TERMS = 24
/** The number of further terms of a longer text, each with a small weight. */
const MOST_FURTHER = 40
const MOST_PAIRS = 24
const MOST_MEMBERS = 12
/** The number of a trace's frames whose path words come before all others. Those of callers would outweigh what failed. */
const MOST_FRAMES = 2

const COMMIT = /^(\w+)(?:\(([^)]+)\))?!?:\s+(.+)$/s
/** `[router] …`, `unix,win: …`, `net/http(client): …` */
const PREFIX = /^(?:\[([^\]\n]{2,40})\]:?|([\w./, *&+-]{2,40}?)(?:\([^)\n]*\))?!?:) /
/** The branch that a change is for: `[3.2.x] …`. */
const BRANCH = /^\[v?\d+(?:\.(?:\d+|x))*\] +/
/** Words before a colon in a printed message; they name no place. */
const ERROR_HEAD = /^\w*(?:Error|Exception|Warning|panic|fatal|error|warning): /
const COMMIT_TYPES = /^(?:feat|fix|chore|docs?|refactor|perf|tests?|style|build|ci|deps|revert)$/i
const PATH =
  /(?:[\w.@-]+\/)+[\w.@-]*[\w@-]|(?<![\w.-])\.?[\w-]+(?:\.[\w-]+)*\.(?:[jt]sx?|mts|cts|mjs|cjs|py|pyi|go|rs|java|kt|scala|c|h|cc|cpp|hpp|cs|php|rb|sh|md|rst|toml|ya?ml|json)\b/g
/** What may be the name of a file if it is all of a query, and may be something else: `go.mod`, `README`, `Makefile`. */
const FILE_NAME = /^\.?[\w@+-]+(?:\.[\w@+-]+)+$|^[A-Z][A-Z_-]{3,}$|^[A-Z]\w*file$/
/** What stands behind a name in capitals. */
const PROSE_EXTENSIONS = ['', '.md', '.rst', '.txt']
const MEMBER = /(?<![\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]+)(?:\.|::|#|->)(?=([\p{L}_$][\p{L}\p{N}_$]+))/gu
/** A command as it is typed, behind the program that runs it: `python manage.py migrate`, `php artisan cache:clear`. */
const RUNNER = /^(?:(?:python3?|php) +)?(?:\.\/)?(?:manage\.py|artisan) +(?=[\w:-]+(?: +[-<[]\S+)*$)/
const LANGUAGE_VERSION = String.raw`(?:python|node|go|java|php|ruby|rust) ?v?\d`
/**
 * What a project's manifest says about it. Code deals with versions, packages, dependencies and metadata too, so these words alone do not ask
 * for a manifest. Version requirements are written without a space (`>=2`), comparisons with one.
 */
const PACKAGING = new RegExp(
  [
    String.raw`\b(?:licen[cs]e|spdx|packaging|classifiers?|wheel|build system|dependencies|bump|pin|upgrade)\b`,
    String.raw`(?:\b|_)requirements\b`,
    String.raw`\b(?:add|new|update|external|third-party) dependency\b`,
    String.raw`\b(?:package|project) metadata\b`,
    String.raw`\b(?:what|which|current|supported|minimum|project|package) versions?\b|\bversion number\b|^(?:update|set) version\b`,
    String.raw`^(?:(?:ready|prepare|new) )?release\b`,
    String.raw`\bpep ?(?:440|508|517|518|561|621|639|660)\b`,
    String.raw`\b(?:support|drop|remove|require|allow|install)(?:s|d|ed|ped|ing)?(?: \w+){0,3} ${LANGUAGE_VERSION}`,
    String.raw`\b(?:drop|add|remove)(?:ped|s)? (?:\w+ ){0,3}support for (?:python|node|go|java|php|ruby|rust)\b`,
    String.raw`(?:^|\s)[<>=~^]=?\d`,
  ].join('|'),
  'i',
)

/** The most words that are joined into one name. It begins where a word does, or a long one would be read from each of its letters. */
const COMPOUND = /(?<![\p{L}\p{N}_$])[\p{L}\p{N}_$]+(?:(?:[-.]|::)[\p{L}\p{N}_$]+)+/gu

/** Language names as people write them, where our key differs. They are dropped: asking a Python repository about Python says nothing. */
const LANGUAGE_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['go', ['golang']],
  ['javascript', ['js', 'nodejs']],
  ['typescript', ['ts']],
  ['csharp', ['c#']],
  ['cpp', ['c++']],
])

/** The least share of a repository's symbols that a language must have to be one of its own. */
const OWN_SHARE = 1 / 3

/**
 * The languages that a repository is written in. Other formats that it contains may be asked about: `json`, `yaml`, `html`. `text` is included: to people it is any
 * string, to us files without a language, which nearly all repositories contain; word worths were fitted without it.
 */
export function ownLanguages(languages: RefScope['languages']): string[] {
  const all = Object.values(languages).reduce((sum, { symbols }) => sum + symbols, 0)
  return Object.keys(languages).filter((key) => key === 'text' || (languages[key]?.symbols ?? 0) > OWN_SHARE * all)
}

/** `languages`: keys of those that the repository is written in. */
export function planQuery(text: string, languages: Iterable<string> = []): QueryPlan {
  const report = reportOf(text.replace(BRANCH, '').replace(RUNNER, ''))
  const commit = COMMIT.exec(report.text)
  const typed = commit && COMMIT_TYPES.test(commit[1] as string)
  const subject = typed ? (commit[3] as string) : report.text
  const frames = framesIn(text)
  const paths = frames.length > 0 ? frames : pathsIn(subject)
  const identifiers = [
    ...new Set((typed ? `${commit[2] ?? ''} ${subject}` : subject).match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []),
  ].filter(looksLikeName)
  const trimmed = subject.trim()
  // In a long text only the first line counts: reports mention versions, and how to test, whatever they are about.
  const [title = ''] = trimmed.split('\n', 1)

  const aboutPackaging = PACKAGING.test(title)
  const idle = new Set(FILLER)
  // `might_sleep` and `possibly-used` are names.
  for (const word of wordsOf([...identifiers, ...(subject.match(COMPOUND) ?? [])].join(' '))) idle.delete(word)
  if (!aboutPackaging)
    for (const key of languages) for (const word of [key, ...(LANGUAGE_WORDS.get(key) ?? [])]) idle.add(stem(word))
  // A printed message occurs in the source word for word.
  for (const word of wordsOf(report.message ?? '')) idle.delete(word)
  const named = paths.length > 0 ? [] : fileNamesIn(trimmed)
  const framed = frames.slice(0, MOST_FRAMES).flatMap(({ path }) =>
    wordsOf(
      path
        .split('/')
        .slice(-2)
        .join('/')
        .replace(/\.\w+$/, ''),
    ),
  )
  const all = new Set([...wordsOf(title), ...framed, ...wordsOf(subject)])
  const telling = [...all].filter((word) => !idle.has(word))
  const chosen = telling.length > 0 ? telling : [...all]
  const forms = formsIn(subject)
  const written = new Map(
    chosen.slice(0, MOST_TERMS).map((word) => [word, alternativesTo(word, forms.get(word) ?? [])]),
  )
  const terms = new Map<string, number>()
  for (const word of written.keys()) terms.set(word, worthOf(word))
  for (const word of chosen.slice(MOST_TERMS, MOST_TERMS + MOST_FURTHER)) terms.set(word, FURTHER_WORD * worthOf(word))
  const beside = neighboursIn(subject)
  for (const [a, b] of beside)
    for (const one of [a + b, `${a}_${b}`]) if (!terms.has(one)) terms.set(one, COMPOUND_WEIGHT)
  for (const [word, others] of written) {
    for (const other of others) {
      if (terms.has(other)) continue
      // Another form may be a less specific word: `setting` says more than `set`.
      const worth = forms.get(word)?.includes(other) ? Math.min(worthOf(word), worthOf(other)) : worthOf(word)
      terms.set(other, SYNONYM_WEIGHT * worth)
    }
  }
  const prefix = typed || ERROR_HEAD.test(trimmed) ? undefined : PREFIX.exec(report.text)
  const areas = new Set(typed && commit[2] ? commit[2].split(/[^\p{L}\p{N}_$]+/u).flatMap(termsOf) : [])
  for (const area of areas) {
    terms.set(area, 1)
    if (!written.has(area)) written.set(area, synonymsOf(area))
  }
  const titleWords = new Set(wordsOf(title))
  const printed = wordsOf(report.message ?? '').filter((word) => written.has(word))
  const worths = new Map([...written.keys()].map((word) => [word, terms.get(word) ?? 1]))

  return {
    intent: intentOf(trimmed, frames.length > 0, paths.length > 0),
    terms,
    written,
    title: new Map([...written].filter(([word]) => titleWords.has(word))),
    message: new Set(printed.length > 0 ? printed : written.keys()),
    worths,
    identifiers: /^[\p{L}_$][\p{L}\p{N}_$.:#>-]*$/u.test(trimmed)
      ? [...new Set([trimmed, ...(trimmed.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [])])]
      : identifiers,
    words: new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)),
    members: membersIn(subject),
    paths: [...paths, ...named],
    isTrace: frames.length > 0,
    meant: [...(beginsWithTrace(report.title) ? paths : pathsIn(title)), ...named].map(({ path }) => path),
    areas,
    prefixes: new Set(prefix ? (prefix[1] ?? prefix[2] ?? '').split(/[^\p{L}\p{N}_$]+/u).flatMap(termsOf) : []),
    aboutPackaging,
    isChange: typed === true,
    aboutTests:
      /\btests?\b|\bspecs?\b|\btesting\b/i.test(title) || (typed === true && /^tests?$/i.test(commit[1] as string)),
  }
}

/** Terms that may replace a word: its other forms, and the synonyms of all forms. */
function alternativesTo(word: string, forms: readonly string[]): readonly string[] {
  const others = new Set([...forms, ...[word, ...forms].flatMap(synonymsOf)])
  others.delete(word)
  return [...others]
}

/** Path-like pieces. `read/write` may be one, and file names are. */
function pathsIn(text: string): { path: string }[] {
  const found = [...new Set([...text.matchAll(PATH)].map(([path]) => path))]
  const isFile = (path: string) => /\.\w+$/.test(path)
  return [...found.filter(isFile), ...found.filter((path) => !isFile(path))].map((path) => ({ path }))
}

function fileNamesIn(query: string): { path: string }[] {
  if (!FILE_NAME.test(query)) return []
  return (/[.a-z]/.test(query) ? [''] : PROSE_EXTENSIONS).map((extension) => ({ path: query + extension }))
}

/** Qualified names: of `a.b.c` the first two parts. File names are excluded. */
function membersIn(text: string): Member[] {
  const found = [...text.replace(PATH, ' ').matchAll(MEMBER)]
  return found.slice(0, MOST_MEMBERS).map(([, owner = '', name = '']) => ({ owner, name }))
}

/** Consecutive words of a phrase that could form one name, as written. */
function neighboursIn(text: string): [string, string][] {
  const found = new Map<string, [string, string]>()
  for (const [phrase] of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)+/gu)) {
    const words = phrase.toLowerCase().split(/[ -]/)
    for (const [at, word] of words.entries()) {
      const before = words[at - 1]
      if (before === undefined || found.size >= MOST_PAIRS) continue
      if (isTelling(before) && isTelling(word)) found.set(`${before} ${word}`, [before, word])
    }
  }
  return [...found.values()]
}

const isTelling = (word: string): boolean => termsOf(word).length > 0 && !FILLER.has(stem(word))

function intentOf(text: string, hasFrames: boolean, hasPath: boolean): Intent {
  if (hasFrames || /\b\w*(?:Error|Exception|Warning|panic|fatal)\b.*:/.test(text)) return 'error'
  if (/^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#|->|\/)[\p{L}_$][\p{L}\p{N}_$]*)*(?:\(\))?$/u.test(text))
    return hasPath && /[/]|\.\w{1,4}$/.test(text) ? 'path' : 'symbol'
  return hasPath && !/\s/.test(text) ? 'path' : 'words'
}

/** Spellings that prose does not use: `getUser`, `get_user`, `HTTPServer`. */
function looksLikeName(word: string): boolean {
  return /_|\$|\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}|\p{L}\p{N}/u.test(word.replace(/^[_$]+|[_$]+$/g, '')) || /^_/.test(word)
}
