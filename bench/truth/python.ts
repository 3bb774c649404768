/**
 * What pyright says every name of a checkout means, for `compare.ts`.
 *
 *   node bench/truth/python.ts --checkout PATH --pyright DIR [--under FOLDER …] > FILE
 *
 * DIR is a folder into which npm has installed it (`npm install --prefix DIR pyright`). Names are found by Python's own tokenizer, so
 * `python3` is needed. `--under` takes only the names in these folders of PATH. Names of arguments, of modules in imports
 * and of what is declared are left out. A name that means a whole module may also lead to its import.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import type { Named } from './compare.ts'
import { LanguageServer, type Location, sourcesIn, type Token } from './language-server.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    pyright: { type: 'string' },
    under: { type: 'string', multiple: true, default: [''] },
  },
})
if (!values.checkout || !values.pyright) misuse('--checkout and --pyright are needed.')
const root = resolve(values.checkout)

/** Reads paths, a line each; prints for each a line of its names: row, column, name and 1 if it is called, separated by spaces. */
const TOKENS = `
import keyword, sys, tokenize
def names(path):
    with open(path, 'rb') as file:
        tokens = [t for t in tokenize.tokenize(file.readline) if t.type not in (tokenize.COMMENT, tokenize.NL)]
    module = False
    depth = 0
    for at, token in enumerate(tokens):
        if token.type in (tokenize.NEWLINE, tokenize.ENCODING):
            module = False
        if token.type == tokenize.OP:
            depth += (token.string in '([{') - (token.string in ')]}')
        if token.type != tokenize.NAME:
            continue
        before = tokens[at - 1].string if at > 0 else ''
        starts = at == 0 or tokens[at - 1].type in (tokenize.NEWLINE, tokenize.ENCODING, tokenize.INDENT, tokenize.DEDENT) or before in (';', ':')
        if token.string in ('from', 'import') and (starts or token.string == 'import'):
            module = starts
            continue
        if keyword.iskeyword(token.string) or module or before in ('def', 'class', 'as'):
            continue
        after = tokens[at + 1].string if at + 1 < len(tokens) else ''
        if depth > 0 and after == '=':
            continue
        yield f'{token.start[0]} {token.start[1]} {token.string} {1 if after == "(" else 0}'
for path in sys.stdin.read().split('\\n'):
    try:
        print(' '.join(names(path)))
    except (SyntaxError, tokenize.TokenError):
        print() # not what this Python can read
`

const server = await LanguageServer.start(
  [process.execPath, join(resolve(values.pyright), 'node_modules/pyright/langserver.index.js'), '--stdio'],
  root,
)
const sources = sourcesIn(root, values.under, '.py')
const texts = new Map<string, string>()
const tokens = tokensOf(sources)
for (const [at, file] of sources.entries()) {
  const lines = await namesIn(file, tokens[at] ?? [])
  if (lines.length > 0) process.stdout.write(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}
server.stop()

async function namesIn(file: string, tokens: readonly Token[]): Promise<Named[]> {
  const uri = pathToFileURL(join(root, file)).href
  const text = textOf(join(root, file))
  const names = await server.definitions({ uri, languageId: 'python', text }, tokens)
  return names.map(([token, given]) => {
    const targets = given.flatMap((location) => placesOf(location, token.call))
    const isModule =
      targets.length > 0 &&
      given.every(({ range }) => range.start.line === 0 && range.end.line === 0 && range.end.character === 0)
    return { file, ...token, targets: isModule ? [...targets, ...importsOf(file, text, token.name)] : targets }
  })
}

/** The lines of a file that import something under this name. */
function importsOf(file: string, text: string, name: string): Named['targets'] {
  return text.split('\n').flatMap((line, at) => {
    const imports =
      /^\s*(?:from\b.*)?\bimport\b|^\s+\w+(?: as \w+)?,?\s*$/.test(line) && new RegExp(`\\b${name}\\b`).test(line)
    return imports ? [{ file, line: at + 1 }] : []
  })
}

/** The names in each file. */
function tokensOf(files: readonly string[]): Token[][] {
  const input = files.map((file) => join(root, file)).join('\n')
  const out = execFileSync('python3', ['-c', TOKENS], { input, encoding: 'utf8', maxBuffer: 1 << 30 })
  return out.split('\n').map((line) => {
    const words = line.split(' ')
    const found: Token[] = []
    for (let at = 0; at + 3 < words.length; at += 4) {
      const [row, column, name = '', call] = words.slice(at, at + 4)
      found.push({ line: Number(row), column: Number(column) + 1, name, call: call === '1' })
    }
    return found
  })
}

function textOf(path: string): string {
  const known = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, known)
  return known
}

/** A place in the checkout; of a class that is called, its constructor as well. */
function placesOf({ uri, range }: Location, call: boolean): Named['targets'] {
  const path = fileURLToPath(uri)
  const file = relative(root, path)
  if (file.startsWith('..')) return []
  const line = range.start.line + 1
  if (!call) return [{ file, line }]
  const lines = textOf(path).split('\n')
  const own = /^(\s*)class\b/.exec(lines[line - 1] ?? '')
  const made = lines.findIndex(
    (text, at) => at >= line && own && /^\s*def __(?:init|new)__\b/.test(text) && indentOf(text) > indentOf(own[0]),
  )
  const next = lines.findIndex(
    (text, at) => at >= line && own && /^\s*(?:class|def|@)/.test(text) && indentOf(text) <= indentOf(own[0]),
  )
  return made >= 0 && (next < 0 || made < next)
    ? [
        { file, line },
        { file, line: made + 1 },
      ]
    : [{ file, line }]
}

function indentOf(text: string): number {
  return /^\s*/.exec(text)?.[0].length ?? 0
}
