/**
 * Where grammars are and their versions: in their npm packages when run from source, and beside the program in the
 * bundle.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const { resolve } = createRequire(import.meta.url)

/** Relative to the bundle's root, and to its `chunks/`. */
const carried = ['./grammars/', '../grammars/']
  .map((folder) => new URL(folder, import.meta.url))
  .find((folder) => existsSync(new URL('versions.json', folder)))

/** `path` is the npm path of the grammar's WASM: `tree-sitter-python/tree-sitter-python.wasm`. */
export function locate(path: string): string {
  return carried ? fileURLToPath(new URL(path.slice(path.lastIndexOf('/') + 1), carried)) : resolve(path)
}

let versions: Record<string, string> | undefined

/** Version of the npm package that a grammar is from. */
export function grammarVersion(path: string): string {
  if (carried) {
    versions ??= JSON.parse(readFileSync(new URL('versions.json', carried), 'utf8')) as Record<string, string>
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
