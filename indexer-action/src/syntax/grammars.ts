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
 * Grammars whose scanner is one huge function. A few scripts make V8 optimise it: for bash's it takes two seconds and
 * 360 MB, for Ruby's and Kotlin's less. Without that, parsing takes no longer, however much there is of it.
 */
const HUGE_SCANNERS = new Set(['bash', 'kotlin', 'ruby'].map((name) => `tree-sitter-${name}.wasm`))
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
    grammar = HUGE_SCANNERS.has(basename(path)) ? withScannerAsItIs(path) : load(path)
    grammars.set(path, grammar)
  }
  return grammar
}

async function load(path: string): Promise<Grammar> {
  if (!path.endsWith('tree-sitter-swift.wasm')) return Grammar.load(locate(path))
  const code = await readFile(locate(path))
  giveMemory(code)
  return Grammar.load(code)
}

const NO_MEMORY = Buffer.from([0x41, 0, 0x41, 4, 0x10])

/**
 * Swift's scanner asks for no memory (`calloc(0, 4)`) and then counts in it the signs of raw strings, from whatever number was
 * there: files with syntax errors were read differently each time. Changes the code to `calloc(1, 4)`. False if it is not there.
 */
export function giveMemory(code: Buffer): boolean {
  const at = code.indexOf(NO_MEMORY)
  if (at < 0 || code.includes(NO_MEMORY, at + 1)) return false
  code[at + 1] = 1
  return true
}

async function withScannerAsItIs(path: string): Promise<Grammar> {
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
