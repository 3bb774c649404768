/**
 * Grammars, loaded once per thread. tree-sitter is given a memory that we create, so that `tree-memory.ts` can read its
 * trees.
 */
import '../v8-flags.ts'
import { Language as Grammar, Parser } from 'web-tree-sitter'
import { locate } from './grammar-files.ts'
import { treeMemory } from './tree-memory.ts'

const grammars = new Map<string, Promise<Grammar>>()
let ready: Promise<void> | undefined

/** `path` is the npm path of the grammar's WASM: `tree-sitter-python/tree-sitter-python.wasm`. */
export async function loadGrammar(path: string): Promise<Grammar> {
  ready ??= Parser.init({ wasmMemory: treeMemory, locateFile: () => locate('web-tree-sitter/web-tree-sitter.wasm') })
  await ready
  let grammar = grammars.get(path)
  if (!grammar) {
    grammar = Grammar.load(locate(path))
    grammars.set(path, grammar)
  }
  return grammar
}
