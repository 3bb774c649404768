/** Fewer tools for clients with little room: `?tools=core` at any address, or tool names joined by commas. */
import type { Tool } from './define-tool.ts'
import { TOOLS } from './registry.ts'

/** Each set keeps the registry's order. */
export const TOOLSETS: Readonly<Record<string, readonly string[]>> = {
  core: [
    'search_code',
    'search_symbols',
    'find_definition',
    'find_references',
    'callers',
    'callees',
    'symbols',
    'open_at',
    'list_repositories',
    'health',
  ],
  /** What ChatGPT's deep research calls. */
  research: ['search', 'fetch'],
  all: TOOLS.map((tool) => tool.name),
}

/** Undefined where a name is neither a set nor a tool: a client would not notice that tools are missing. */
export function toolsetOf(asked: string | null): readonly Tool[] | undefined {
  if (asked === null || asked === '') return TOOLS
  const names = new Set<string>()
  for (const word of asked.split(',').slice(0, 100)) {
    const set = Object.hasOwn(TOOLSETS, word) ? TOOLSETS[word] : undefined
    const known = set ?? (TOOLS.some((tool) => tool.name === word) ? [word] : undefined)
    if (!known) return undefined
    for (const name of known) names.add(name)
  }
  return TOOLS.filter((tool) => names.has(tool.name))
}
