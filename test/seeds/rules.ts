/**
 * Rules and bounds of the five documents that are not fields: each with the test that checks it, or why it is not kept.
 */
export interface Rule {
  readonly seed: 0 | 1 | 2 | 3 | 4
  readonly rule: string
  /** A file, and the title of the test in it. */
  readonly test?: readonly [file: string, title: string]
  readonly reason?: string
}

const T = 'src/mcp/tools'
export const RULES: readonly Rule[] = [
  {
    seed: 0,
    rule: '`limit` 1–100, `contextLines` 0–50, `query` and `symbol` not empty',
    test: ['test/seeds/seeds.test.ts', 'refuses what is outside the bounds of the documents'],
  },
  {
    seed: 0,
    rule: 'all inputs are validated before anything is asked',
    test: [
      'src/mcp/registry.test.ts',
      'refuses an argument that it does not know, by name, and lists those that it takes',
    ],
  },
  {
    seed: 0,
    rule: 'answers are JSON text as well as structured',
    test: ['src/mcp/registry.test.ts', 'gives the same answer as markdown, with its structured content unchanged'],
  },
  {
    seed: 0,
    rule: 'tables `files`, `symbols`, `call_graph`',
    reason: 'an implementation of one process and one checkout; here migrations/index',
  },
  {
    seed: 0,
    rule: 'PreviewConfig: `beforeLines` 3, `afterLines` 6, `maxLineLength` 150',
    test: [
      'src/query/answers/describe.test.ts',
      'shows three lines before a place and six after, each of at most 150 characters',
    ],
  },
  {
    seed: 0,
    rule: 'PreviewConfig: `highlightMatch`',
    reason: 'text is left as it is: `anchor` has line and column, and `ranges` of `search_code` have the match',
  },
  {
    seed: 0,
    rule: 'ToolResponse, ToolDefinition',
    test: ['test/transport/clients.node.test.ts', 'of the SDK’s first version lists and calls every tool'],
  },
  {
    seed: 0,
    rule: 'one module exports all types',
    reason:
      'an arrangement of one server’s files; here src/query/answers/answer.ts, and beside each tool what is its own',
  },
  {
    seed: 1,
    rule: '`compact` is no argument of these three tools',
    test: [
      'src/mcp/registry.test.ts',
      'refuses an argument that it does not know, by name, and lists those that it takes',
    ],
  },
  {
    seed: 1,
    rule: 'ancestors go from the leaf to the root',
    test: [`${T}/get-symbol-hierarchy.test.ts`, 'climbs from the leaf to the root'],
  },
  {
    seed: 1,
    rule: 'descendants go from the root to the leaves',
    test: [`${T}/get-symbol-hierarchy.test.ts`, 'descends from the root to the leaves'],
  },
  {
    seed: 1,
    rule: '`symbol_not_found`',
    test: [
      `${T}/get-symbol-hierarchy.test.ts`,
      'names the candidates when several files have the name, and near names when none has it',
    ],
  },
  {
    seed: 1,
    rule: 'relations `same_file`, `same_module`, `imported`',
    test: [
      `${T}/find-related-symbols.test.ts`,
      'goes on to the files beside it and to what its file imports, each symbol once',
    ],
  },
  {
    seed: 1,
    rule: 'relation `same_package`',
    test: [`${T}/find-related-symbols.test.ts`, 'goes on to the folders below for a package'],
  },
  {
    seed: 1,
    rule: 'breadth gives signatures, depth bodies',
    test: [`${T}/get-code-context.test.ts`, 'shows many signatures in breadth and bodies in depth, and no line twice'],
  },
  {
    seed: 1,
    rule: '`estimated_tokens` is the sum over items of words × 1.3, rounded up',
    test: [`${T}/get-code-context.test.ts`, 'never passes its budget, whoever counts'],
  },
  {
    seed: 1,
    rule: '`invalid_strategy`',
    test: [`${T}/get-code-context.test.ts`, 'says what was left out, and refuses a strategy that it does not know'],
  },
  {
    seed: 1,
    rule: '`ambiguous_symbol` where several files have the name, each candidate usable',
    test: [
      `${T}/get-symbol-hierarchy.test.ts`,
      'names the candidates when several files have the name, and near names when none has it',
    ],
  },
  {
    seed: 1,
    rule: '`find_related_symbols` gives 20 unless told otherwise',
    test: [`${T}/find-related-symbols.test.ts`, 'gives twenty at a time, and the rest to whoever asks on'],
  },
  {
    seed: 1,
    rule: '`invalid_max_tokens` below 1',
    test: ['src/mcp/registry.test.ts', 'says so when not one result fits, and does not lose it'],
  },
  {
    seed: 2,
    rule: 'a cursor belongs to its question',
    test: ['src/mcp/registry.test.ts', 'is refused when it was edited, made up, or belongs to another question'],
  },
  {
    seed: 2,
    rule: 'StructuredError `{code, message, hint, details}`; upper-case codes as `details.category`',
    test: [
      'src/mcp/call-tool.test.ts',
      'that fails inside tells the caller a category and an incident, and the log everything',
    ],
  },
  {
    seed: 2,
    rule: 'SearchCursor: `queryHash`, `offset`, `limit` as Base64 of JSON; none where there are no more results',
    test: ['test/seeds/seeds.test.ts', 'that has more pages ends with seed 2’s cursor, and the last one with none'],
  },
  {
    seed: 2,
    rule: 'SearchCursor: `queryHash` is SHA-256 of the query',
    reason:
      'its first 16 digits, of the tool and all arguments that decide the answer: a cursor is repeated with every page',
  },
  {
    seed: 2,
    rule: 'StructuredError in every error',
    test: ['test/seeds/seeds.test.ts', 'that is an error has seed 2’s code, message, hint and details'],
  },
  {
    seed: 2,
    rule: 'Zoekt’s types are mapped to these entities',
    reason: 'there is no Zoekt: the index gives them itself, counted from 1',
  },
  {
    seed: 3,
    rule: 'list_package_exports as markdown is grouped by kind',
    test: ['src/mcp/markdown/answer.test.ts', 'groups the exports of a package by kind'],
  },
  {
    seed: 3,
    rule: 'markdown is a view for people, with nothing of the answer lost',
    test: ['src/mcp/registry.test.ts', 'gives the same answer as markdown, with its structured content unchanged'],
  },
  {
    seed: 3,
    rule: 'raw metadata never leaves: descriptors are built from it',
    test: [
      `${T}/find-type-definition.test.ts`,
      'gives a model as it stands in its database, with its supertypes and where they are',
    ],
  },
  {
    seed: 3,
    rule: 'Go types have fields and methods, wherever they are declared',
    test: [
      `${T}/find-type-definition.test.ts`,
      'gives a struct its embedded types, and the methods that other files declare for it',
    ],
  },
  {
    seed: 3,
    rule: 'parameters and returns from declaration and doc comment',
    test: [
      `${T}/get-function-details.test.ts`,
      'reads parameters from the declaration and what is said about them from the doc comment',
    ],
  },
  {
    seed: 3,
    rule: 'scopes, accessors and mutators are told apart',
    test: [`${T}/get-function-details.test.ts`, 'knows a model’s scopes, and what is abstract'],
  },
  {
    seed: 3,
    rule: '`CodeChunk` is the only thing embedded: signature, docstring and code',
    test: [
      'src/vectors/chunk-text.test.ts',
      'is the document’s CodeChunk, and its text is signature, docstring and code',
    ],
  },
  {
    seed: 4,
    rule: 'depth at most 5',
    test: [`${T}/trace-flow.test.ts`, 'stops at the depth that was asked for, which is at most five'],
  },
  {
    seed: 4,
    rule: 'a symbol is visited once; cycles end',
    test: [`${T}/callers.test.ts`, 'goes deeper, cutting what leads back'],
  },
  {
    seed: 4,
    rule: 'a self-call is no edge',
    test: [`${T}/trace-flow.test.ts`, 'never takes a call of itself for a step'],
  },
  {
    seed: 4,
    rule: 'at most 100 results a page',
    test: ['test/seeds/seeds.test.ts', 'refuses what is outside the bounds of the documents'],
  },
  {
    seed: 4,
    rule: 'high risk above 10 affected symbols',
    test: [`${T}/impact-of.test.ts`, 'calls the risk high above ten affected symbols, not at ten'],
  },
  {
    seed: 4,
    rule: 'system calls are flagged; configurations filter',
    test: [`${T}/impact-of.test.ts`, 'flags system calls and public symbols, and names build conditions'],
  },
  {
    seed: 4,
    rule: 'all arrays of ImpactResult are present',
    test: [`${T}/impact-of.test.ts`, 'has every list, also where it is empty'],
  },
  { seed: 4, rule: 'error → empty result', reason: 'not kept: an error says that it is one' },
  {
    seed: 4,
    rule: 'CallEdge, Symbol and File as tables, their indexes and recursive queries',
    reason: 'stored and walked otherwise (migrations/index, docs/storage.md); their fields are in the answers above',
  },
  {
    seed: 4,
    rule: 'every result cites file, lines and the file’s hash, and they are there',
    test: ['test/seeds/seeds.test.ts', 'cites places that are there, with the hash of what is there'],
  },
  {
    seed: 4,
    rule: 'impact looks at callers and callees',
    reason:
      'a change reaches whoever calls what changes, and not what that calls: `callees` and `trace_flow` tell the latter',
  },
  {
    seed: 4,
    rule: 'subsystems by prefixes of names',
    reason: '`modules` are folders, which every language has; MAINTAINERS and CODEOWNERS say whose they are',
  },
]
