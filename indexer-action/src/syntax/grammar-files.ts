/**
 * Where grammars are and their versions: in their npm packages when run from source, and beside the program in the
 * bundle.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
  // Not by `resolve`, because a package may keep its description to itself.
  let folder = dirname(resolve(path))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
