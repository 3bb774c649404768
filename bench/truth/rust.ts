/**
 * What rust-analyzer says every name of a Rust checkout means, for `compare.ts`.
 *
 *   node bench/truth/rust.ts --checkout PATH --rust-analyzer PROGRAM [--library FOLDER] [--under FOLDER …] > FILE
 *
 * FOLDER behind `--library` has the sources of Rust's own library, where the tool chain has none. `--under` takes only the names in
 * these folders of PATH. Cargo must find the dependencies without a network; what it does not find stays unknown, and unknown names
 * count for nobody. Left out are names in texts and comments, `self`, `Self`, `super` and `crate`, labels and lifetimes, and what is
 * declared. Every feature is on.
 */
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import type { Named } from './compare.ts'
import { isAt, LanguageServer, type Location, sourcesIn, type Token } from './language-server.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    'rust-analyzer': { type: 'string' },
    library: { type: 'string' },
    under: { type: 'string', multiple: true, default: [''] },
  },
})
if (!values.checkout || !values['rust-analyzer']) misuse('--checkout and --rust-analyzer are needed.')
const root = resolve(values.checkout)

const KEYWORDS = new Set(
  (
    'as async await become box break const continue crate do dyn else enum extern false final fn for if impl in let loop match mod move ' +
    'mut override pub ref return self Self static struct super trait true try type typeof unsafe unsized use virtual where while yield _'
  ).split(' '),
)

/** What stands before a name that is declared; of a member of a trait that is implemented, rust-analyzer means the trait's. */
const DECLARING = new Set(['fn', 'type', 'struct', 'enum', 'union', 'trait', 'mod'])

/** One piece of Rust after another: what is left out, names, and signs. */
const PIECE =
  /(?<out>\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|(?:br|cr|r)(?<hashes>#+)"[\s\S]*?"\k<hashes>|(?:br|cr|r)"[^"]*"|[bc]?"(?:[^"\\]|\\[\s\S])*"|b?'(?:[^'\\\n]|\\(?:u\{[^}]*\}|x..|[\s\S]))'|'\w+|\d[\w]*(?:\.\d[\w]*)?|\s+)|(?:r#)?(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<sign>.)/gsu

/** Where the modules are declared that are files. */
const declarations = new Map<string, Location>()

const server = await LanguageServer.start([values['rust-analyzer']], root, {
  cargo: {
    allFeatures: true,
    features: 'all',
    cfgs: { debug_assertions: null },
    ...(values.library ? { sysrootSrc: resolve(values.library) } : {}),
  },
  checkOnSave: false,
  cachePriming: { enable: false },
})
await server.told('experimental/serverStatus', (params) => (params as { quiescent?: boolean }).quiescent === true)
for (const file of sourcesIn(root, values.under, '.rs')) {
  const lines = await namesIn(file)
  if (lines.length > 0) process.stdout.write(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}
server.stop()

async function namesIn(file: string): Promise<Named[]> {
  const uri = pathToFileURL(join(root, file)).href
  const text = readFileSync(join(root, file), 'utf8')
  const names: Named[] = []
  for (const [token, given] of await server.definitions({ uri, languageId: 'rust', text }, tokensOf(text))) {
    const places = await Promise.all(given.map(declarationOf))
    if (!places.some((place) => isAt(place, uri, token)))
      names.push({ file, ...token, targets: places.flatMap(placeOf) })
  }
  return names
}

/** Of a module that is a file the line that declares it (`mod list;`), and not the file's beginning. */
async function declarationOf(place: Location): Promise<Location> {
  const { uri, range } = place
  if (range.start.line > 0 || range.start.character > 0) return place
  const known = declarations.get(uri)
  if (known) return known
  const position = range.start
  const above = await server.places('experimental/parentModule', { textDocument: { uri }, position })
  // A crate's root is what the package's description names; it has no line that declares it.
  const declaration = above.find((one) => one.uri.endsWith('.rs')) ?? place
  declarations.set(uri, declaration)
  return declaration
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let before = ''
  PIECE.lastIndex = 0
  for (let piece = PIECE.exec(text); piece; piece = PIECE.exec(text)) {
    const [all] = piece
    const name = piece.groups?.name
    const following = text.slice(PIECE.lastIndex, PIECE.lastIndex + 80)
    const isDeclared = DECLARING.has(before) || (before === 'const' && /^\s*:/.test(following))
    if (name !== undefined && (all.startsWith('r#') || !KEYWORDS.has(name)) && !isDeclared) {
      const call = /^\s*(?:!\s*[({[]|\()/.test(following)
      tokens.push({ line, column: piece.index - lineStart + 1, name, call })
    }
    if (piece.groups?.out === undefined) before = all
    for (let at = all.indexOf('\n'); at >= 0; at = all.indexOf('\n', at + 1)) {
      line++
      lineStart = piece.index + at + 1
    }
  }
  return tokens
}

/** A place in the checkout. */
function placeOf({ uri, range }: Location): Named['targets'] {
  const file = relative(root, fileURLToPath(uri))
  return file.startsWith('..') ? [] : [{ file, line: range.start.line + 1 }]
}
