/**
 * Fewer tools for clients that have room for few: `?tools=core` at any address, or tools by name, joined by commas.
 */
import type { Tool } from './define-tool.ts'
import { TOOLS } from './registry.ts'

/** In each set the tools keep the registry's order. */
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

/** Undefined where a name is neither a set's nor a tool's: fewer tools than were asked for would not be noticed. */
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
