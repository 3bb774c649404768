/**
 * Grammars, loaded once per thread. tree-sitter is given a memory that we create, so that `tree-memory.ts` can read its
 * trees.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Language as Grammar, Parser } from 'web-tree-sitter'
import { withoutOptimising } from '../v8-flags.ts'
import { locate } from './grammar-files.ts'
import { treeMemory } from './tree-memory.ts'

/**
 * Grammars whose lexer or scanner is one huge function. A few files make V8 optimise it: for Swift's and Julia's that takes more than
 * three gigabytes, for Bash's, Kotlin's and OCaml's 600 MB, for Objective-C's 400, for the others 80 to 210. Without that, parsing
 * takes no longer, however much there is of it.
 */
const HUGE_FUNCTIONS = new Set(
  ['bash', 'elixir', 'julia', 'kotlin', 'objc', 'ocaml', 'ocaml_interface', 'perl', 'powershell', 'ruby', 'swift'].map(
    (name) => `tree-sitter-${name}.wasm`,
  ),
)
/** Any other grammar with a scanner of its own. */
const ORDINARY = 'tree-sitter-javascript/tree-sitter-javascript.wasm'

const grammars = new Map<string, Promise<Grammar>>()
let ready: Promise<void> | undefined

/** `path` is the npm path of the grammar's WASM: `tree-sitter-python/tree-sitter-python.wasm`. */
export async function loadGrammar(path: string): Promise<Grammar> {
  ready ??= Parser.init({ wasmMemory: treeMemory, locateFile: () => locate('web-tree-sitter/web-tree-sitter.wasm') })
  await ready
  let grammar = grammars.get(path)
  if (!grammar) {
    grammar = HUGE_FUNCTIONS.has(basename(path)) ? asItIs(path) : load(path)
    grammars.set(path, grammar)
    // Files that could not be opened may be the next time.
    grammar.catch(() => grammars.delete(path))
  }
  return grammar
}

async function load(path: string): Promise<Grammar> {
  const mend = MENDS.get(basename(path))
  if (!mend) return Grammar.load(locate(path))
  const code = await readFile(locate(path))
  mended(code, mend)
  return Grammar.load(code)
}

interface Mend {
  readonly written: Buffer
  readonly instead: Buffer
}

/**
 * Scanners that go by what was in memory before them: files with syntax errors were read differently from one time to the next.
 *
 * Swift's asks for no memory (`calloc(0, 4)` for `calloc(1, 4)`) and then counts the signs of raw strings in it. CMake's sets only the first half
 * of its eight bytes, and the other half says how many signs the bracket around has: now there is none (-1) at the beginning.
 */
const MENDS: ReadonlyMap<string, Mend> = new Map(
  Object.entries({
    'tree-sitter-swift.wasm': ['4100410410', '4101410410'],
    'tree-sitter-cmake.wasm': ['200041003602000b', '2000427f3700000b'],
  }).map(([name, [written, instead]]) => [
    name,
    { written: Buffer.from(written as string, 'hex'), instead: Buffer.from(instead as string, 'hex') },
  ]),
)

/** Changes a grammar's code. False if what is to be changed is not there, or there more than once. */
export function mended(code: Buffer, { written, instead }: Mend): boolean {
  const at = code.indexOf(written)
  if (at < 0 || code.includes(written, at + 1)) return false
  instead.copy(code, at)
  return true
}

export const mendOf = (name: string): Mend | undefined => MENDS.get(name)

async function asItIs(path: string): Promise<Grammar> {
  // Before, so that the functions of tree-sitter itself, which all grammars share, are still optimised.
  parseSomething(await loadGrammar(ORDINARY))
  const grammar = await load(path)
  withoutOptimising(() => parseSomething(grammar))
  return grammar
}

function parseSomething(grammar: Grammar): void {
  const parser = new Parser().setLanguage(grammar)
  parser.parse('a')?.delete()
  parser.delete()
}
