/**
 * Grammars, loaded once per thread. tree-sitter gets a memory of ours, so that `tree-memory.ts` can read its trees.
 *
 * From source they come out of their npm packages; the bundle carries them beside itself, with their versions.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Language as Grammar, Parser } from 'web-tree-sitter'
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

const { resolve } = createRequire(import.meta.url)
const grammars = new Map<string, Promise<Grammar>>()
let ready: Promise<void> | undefined

/** In the bundle's root, and in its `chunks/`. */
const carried = ['./grammars/', '../grammars/']
  .map((folder) => new URL(folder, import.meta.url))
  .find((folder) => existsSync(new URL('versions.json', folder)))

function locate(path: string): string {
  return carried ? fileURLToPath(new URL(path.slice(path.lastIndexOf('/') + 1), carried)) : resolve(path)
}

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

/** Version of the npm package that a grammar is from. */
export function grammarVersion(path: string): string {
  if (carried) {
    const versions = JSON.parse(readFileSync(new URL('versions.json', carried), 'utf8')) as Record<string, string>
    const version = versions[path]
    if (version === undefined) throw new Error(`the bundle lacks the grammar ${path}`)
    return version
  }
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
  return (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version
}
