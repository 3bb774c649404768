/**
 * Grammars, loaded once per thread. tree-sitter gets a memory of ours, so that `tree-memory.ts` can read its trees.
 */
import { createRequire } from 'node:module'
import { Language as Grammar, Parser } from 'web-tree-sitter'
import { treeMemory } from './tree-memory.ts'

const resolve = createRequire(import.meta.url).resolve
const grammars = new Map<string, Promise<Grammar>>()
let ready: Promise<void> | undefined

/** `path` is the npm path of the grammar's WASM: `tree-sitter-python/tree-sitter-python.wasm`. */
export async function loadGrammar(path: string): Promise<Grammar> {
  ready ??= Parser.init({ wasmMemory: treeMemory })
  await ready
  let grammar = grammars.get(path)
  if (!grammar) {
    grammar = Grammar.load(resolve(path))
    grammars.set(path, grammar)
  }
  return grammar
}
