/**
 * What intelephense says every name of a PHP checkout means, for `compare.ts`.
 *
 *   node bench/truth/php.ts --checkout PATH --intelephense DIR [--under FOLDER …] > FILE
 *
 * DIR is a folder into which npm has installed it (`npm install --prefix DIR intelephense`). `--under` takes only the names in these
 * folders of PATH. Left out are names in texts and comments, named arguments, what is declared, what only a comment promises, local
 * variables (it means the assignment before, and the index the first one), and of a name with namespaces all but the last part.
 * A class of which an object is made means the class and its constructor.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import type { Named } from './compare.ts'
import { LanguageServer, type Location, sourcesIn, type Token } from './language-server.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    intelephense: { type: 'string' },
    under: { type: 'string', multiple: true, default: [''] },
  },
})
if (!values.checkout || !values.intelephense) misuse('--checkout and --intelephense are needed.')
const root = resolve(values.checkout)

const KEYWORDS = new Set(
  (
    'abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty enddeclare endfor ' +
    'endforeach endif endswitch endwhile enum eval exit extends final finally fn for foreach function global goto if implements include ' +
    'include_once instanceof insteadof interface isset list match namespace new or print private protected public readonly require ' +
    'require_once return self parent static switch throw trait try unset use var while xor yield int float bool string void null true false ' +
    'mixed never iterable object $this'
  ).split(' '),
)

/** One piece of PHP after another: what is left out, names with their namespaces, variables, and signs. */
const PIECE =
  /(?<out>\?>[\s\S]*?(?:<\?(?:php\b|=)|$)|#(?!\[)[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`[^`]*`|<<<[ \t]*(?<quote>["']?)(?<mark>\w+)\k<quote>\n[\s\S]*?\n?[ \t]*\k<mark>\b|\d[\w.]*|\s+)|(?<name>\\?[a-zA-Z_\x80-\u{10ffff}][\w\x80-\u{10ffff}]*(?:\\[\w\x80-\u{10ffff}]+)*)|(?<variable>\$[a-zA-Z_\x80-\u{10ffff}][\w\x80-\u{10ffff}]*)|(?<sign>\?->|->|::|.)/gsu

const storage = mkdtempSync(join(tmpdir(), 'sextant-intelephense-'))
const server = await LanguageServer.start(
  [process.execPath, join(resolve(values.intelephense), 'node_modules/intelephense/lib/intelephense.js'), '--stdio'],
  root,
  { clearCache: true, storagePath: storage, globalStoragePath: storage },
)
await server.told('indexingEnded')
const sources = sourcesIn(root, values.under, '.php')
const texts = new Map<string, string[]>()
for (const file of sources) {
  const lines = await namesIn(file)
  if (lines.length > 0) process.stdout.write(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}
server.stop()
rmSync(storage, { recursive: true, force: true })

async function namesIn(file: string): Promise<Named[]> {
  const uri = pathToFileURL(join(root, file)).href
  const text = readFileSync(join(root, file), 'utf8')
  const names = await server.definitions({ uri, languageId: 'php', text }, tokensOf(text))
  return names
    .filter(([, given]) => !given.some(isPromise))
    .map(([token, given]) => ({ file, ...token, targets: given.flatMap(placeOf) }))
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const start = /<\?(?:php\b|=)/.exec(text)
  if (!start) return tokens
  let line = text.slice(0, start.index).split('\n').length
  let lineStart = text.lastIndexOf('\n', start.index) + 1
  let before = ''
  PIECE.lastIndex = start.index + start[0].length
  for (let piece = PIECE.exec(text); piece; piece = PIECE.exec(text)) {
    const [all] = piece
    const { name, variable, out } = piece.groups ?? {}
    if (out === undefined) {
      const last = name?.replace(/^.*\\/s, '') ?? (before === '::' ? variable : undefined)
      const isMember = before === '->' || before === '?->' || before === '::'
      const following = nextSigns(text, PIECE.lastIndex)
      const isArgument = following[0] === ':' && following !== '::' && (before === '(' || before === ',')
      if (last !== undefined && !isArgument && (isMember ? last !== 'class' : !KEYWORDS.has(last.toLowerCase()))) {
        const column = piece.index + all.length - last.length - lineStart + 1
        tokens.push({ line, column, name: last, call: following[0] === '(' || before === 'new' })
      }
      before = all
    }
    for (let at = all.indexOf('\n'); at >= 0; at = all.indexOf('\n', at + 1)) {
      line++
      lineStart = piece.index + at + 1
    }
  }
  return tokens
}

/** The next two characters behind blanks. */
function nextSigns(text: string, from: number): string {
  const at = from + (/^\s*/.exec(text.slice(from, from + 200))?.[0].length ?? 0)
  return text.slice(at, at + 2)
}

/** Whether it is what only a comment says (`@method`, `@property`). */
function isPromise({ uri, range }: Location): boolean {
  const path = fileURLToPath(uri)
  return !relative(root, path).startsWith('..') && /^\s*\*/.test(linesOf(path)[range.start.line] ?? '')
}

/** A place in the checkout. */
function placeOf({ uri, range }: Location): Named['targets'] {
  const file = relative(root, fileURLToPath(uri))
  return file.startsWith('..') ? [] : [{ file, line: range.start.line + 1 }]
}

function linesOf(path: string): string[] {
  const known = texts.get(path) ?? readFileSync(path, 'utf8').split('\n')
  texts.set(path, known)
  return known
}
