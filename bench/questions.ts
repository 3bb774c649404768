/**
 * Questions that can be asked about any repository: about its own symbols, files and words, drawn at random, the same each time.
 */
import type { Served } from './served.ts'

export interface Known {
  readonly symbols: readonly {
    readonly name: string
    readonly path: string
    readonly line: number
    readonly kind: string
  }[]
  readonly paths: readonly string[]
}

/** What the repository contains, according to the service. */
export async function whatIsKnown(served: Served, repository: string): Promise<Known> {
  const symbols = new Map<string, Known['symbols'][number]>()
  for (const query of [
    'get',
    'set',
    'new',
    'is',
    'read',
    'write',
    'test',
    'to',
    'add',
    'parse',
    'handle',
    'init',
    'err',
  ]) {
    const { structuredContent } = await served.call(repository, 'search_symbols', { query, limit: 100 })
    const found = (structuredContent?.symbols ?? []) as { name: string; file: string; line: number; kind: string }[]
    for (const { name, file, line, kind } of found) symbols.set(`${file}:${line}`, { name, path: file, line, kind })
  }
  const all = [...symbols.values()]
  if (all.length === 0) throw new Error(`${repository}: no symbols were found to ask about`)
  return { symbols: all, paths: [...new Set(all.map((symbol) => symbol.path))] }
}

/** mulberry32: the same numbers on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Draw = <T>(from: readonly T[]) => T
export const drawer =
  (next: () => number): Draw =>
  (from) =>
    from[Math.floor(next() * from.length)] as (typeof from)[number]

type Question = (known: Known, draw: Draw) => Record<string, unknown>

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/') || '.'
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase()

/** For each tool, arguments that usually have an answer. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  find_definition: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol: name, path }
  },
  find_references: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol: name, path }
  },
  callers: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol: name, path }
  },
  callees: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol: name, path }
  },
  open_at: (known, draw) => {
    const { path, line } = draw(known.symbols)
    return { path, line }
  },
  symbols: (known, draw) => ({ path: draw(known.paths) }),
  search_symbols: (known, draw) => ({ query: draw(known.symbols).name }),
  search_code: (known, draw) => ({ query: draw(known.symbols).name }),
  search: (known, draw) => ({ query: wordsOf(`${draw(known.symbols).name} ${draw(known.symbols).name}`) }),
  fetch: (known, draw) => ({ id: draw(known.paths) }),
  get_code_context: (known, draw) => ({ query: wordsOf(draw(known.symbols).name) }),
  get_symbol_hierarchy: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol_name: name, path }
  },
  find_related_symbols: (known, draw) => {
    const { name, path } = draw(known.symbols)
    return { symbol_name: name, path }
  },
  find_type_definition: (known, draw) => ({ type_name: draw(known.symbols).name }),
  get_function_details: (known, draw) => ({ function_name: draw(known.symbols).name }),
  list_package_exports: (known, draw) => ({ package: folderOf(draw(known.paths)) }),
  trace_flow: (known, draw) => {
    const { name } = draw(known.symbols)
    return { entry: name }
  },
  impact_of: (known, draw) => ({ files: [draw(known.paths)] }),
  list_repositories: () => ({}),
  health: () => ({}),
}
