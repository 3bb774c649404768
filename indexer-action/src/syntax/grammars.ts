/**
 * Grammars, loaded once per thread. tree-sitter gets a memory of ours, so that `tree-memory.ts` can read its trees.
 */
import { setFlagsFromString } from 'node:v8'
import { Language as Grammar, Parser } from 'web-tree-sitter'
import { locate } from './grammar-files.ts'
import { treeMemory } from './tree-memory.ts'

/**
 * How much of a function must run before V8 compiles it a second time, optimised. With its default, one shell script makes it
 * spend two seconds and half a gigabyte on the single huge function that is bash's scanner; with this, functions that
 * are hot in a whole repository are still optimised, and on those the total is the same. Read by V8 when the
 * first module is made, and by every thread.
 */
setFlagsFromString('--wasm-tiering-budget=600000000')
/** A third of what that function costs when its turn comes, and nothing that parsing would notice. */
setFlagsFromString('--no-wasm-loop-unrolling')

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
