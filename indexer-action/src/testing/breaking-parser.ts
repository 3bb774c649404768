/**
 * The real worker, except that its parser fails where its folder of caches has a file of the failure's name: `no-memory` gives it no more
 * than it has, `trap` traps at a text with that word, and `no-grammar` keeps Ruby's from being opened. If that file says `once`, it is
 * taken along.
 */
import fs, { existsSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { Parser } from 'web-tree-sitter'
import type { ToWorker } from '../threads/work.ts'

let cache = ''
// Before the real one listens.
parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'begin') cache = message.settings.cache
})

function fails(how: string): boolean {
  const asked = join(cache, how)
  if (!existsSync(asked)) return false
  if (readFileSync(asked, 'utf8') === 'once') rmSync(asked)
  return true
}

const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (fails('no-memory')) throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory')
  return grow.call(this, pages)
}

const { parse } = Parser.prototype
Parser.prototype.parse = function (text, old, options) {
  const piece = (at: number, position: Parameters<Exclude<typeof text, string>>[1]): string | undefined => {
    const given = typeof text === 'string' ? text.slice(at) : text(at, position)
    if (at > 0 && given?.includes('trap') && fails('trap')) throw new WebAssembly.RuntimeError('unreachable')
    return given
  }
  return parse.call(this, piece, old, options)
}

const { readFile } = fs.promises
fs.promises.readFile = (async (path: string, ...more: []) => {
  if (String(path).endsWith('ruby.wasm') && fails('no-grammar'))
    throw Object.assign(new Error(`EMFILE: too many open files, open '${path}'`), { code: 'EMFILE' })
  return readFile(path, ...more)
}) as typeof readFile
syncBuiltinESMExports()

await import('../threads/parse-worker.ts')
