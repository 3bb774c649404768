/**
 * Finds the argument a caller meant when it used a name the tool does not know. The documents that define the protocol
 * name the same idea differently from tool to tool, so a client that has just used one tool guesses wrong at the next.
 */
const IDEAS: readonly (readonly string[])[] = [
  [
    'symbol',
    'symbol_name',
    'symbols',
    'type_name',
    'function_name',
    'entry',
    'query',
    'name',
    'from',
    'class',
    'function',
  ],
  ['path', 'files', 'paths', 'file', 'filename', 'fileName', 'file_path'],
  ['directory', 'path_filter', 'folder', 'dir'],
  ['repository', 'filter', 'repo'],
  ['ref', 'branch', 'commit', 'revision', 'tag', 'head'],
  ['base_ref', 'base'],
  ['package', 'namespace', 'module'],
  ['limit', 'max_results', 'page_size', 'count', 'top_k', 'k'],
  ['max_tokens', 'budget', 'token_budget'],
  ['contextLines', 'context_lines', 'context'],
  ['output_format', 'format'],
]

/**
 * The argument of `valid` that `unknown` stands for; undefined when there is none or it was passed as well. Prefers a
 * match of the same number: `paths` becomes `files` where both `path` and `files` exist.
 */
export function meantBy(unknown: string, valid: readonly string[], given: readonly string[]): string | undefined {
  const idea = IDEAS.find((names) => names.includes(unknown))
  const known = idea?.filter((name) => valid.includes(name)) ?? []
  const meant = known.find((name) => isPlural(name) === isPlural(unknown)) ?? known[0]
  return meant !== undefined && !given.includes(meant) ? meant : undefined
}

const isPlural = (name: string): boolean => /[^s]s$/.test(name)
