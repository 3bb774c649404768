/**
 * Grammars, loaded once per thread. tree-sitter is given a memory that we create, so that `tree-memory.ts` can read its
 * trees.
 */
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
    grammar = HUGE_SCANNERS.has(basename(path)) ? withScannerAsItIs(path) : Grammar.load(locate(path))
    grammars.set(path, grammar)
  }
  return grammar
}

async function withScannerAsItIs(path: string): Promise<Grammar> {
  // Before, so that the functions of tree-sitter itself, which all grammars share, are still optimised.
  parseSomething(await loadGrammar(ORDINARY))
  const grammar = await Grammar.load(locate(path))
  withoutOptimising(() => parseSomething(grammar))
  return grammar
}

function parseSomething(grammar: Grammar): void {
  const parser = new Parser().setLanguage(grammar)
  parser.parse('a')?.delete()
  parser.delete()
}
